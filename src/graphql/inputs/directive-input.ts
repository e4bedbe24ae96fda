import type { DirectiveChanges } from '../../domain/directive.ts';
import type { DirectiveInput } from '../generated.ts';

/** What an input changes of a directive; null leaves a value as it is. */
export function directiveChangesOf(input: DirectiveInput): DirectiveChanges {
  return {
    name: input.name,
    text: input.text ?? null,
    priority: input.priority ?? null,
    tags: input.tags ?? null,
    active: input.active ?? null,
    remove: input.remove ?? false,
  };
}
