import type { Bank } from '../domain/bank.ts';
import type { Directive } from '../domain/directive.ts';
import type { Instant } from '../domain/instant.ts';
import type { Visibility } from '../domain/visibility.ts';
import type { CallerSchema } from '../prompts/caller-schema.ts';
import type { OpenBudget } from './budget.ts';
import type { ReflectSettings } from './settings.ts';
import type { ReflectPorts, ReflectRequest, ReflectStep } from './types.ts';

/** What every step of one reflection shares. */
export interface ReflectRun {
  readonly request: ReflectRequest;
  readonly ports: ReflectPorts;
  readonly settings: ReflectSettings;
  readonly budget: OpenBudget;
  readonly bank: Bank;
  /** "Now" of this reflection. */
  readonly at: Instant;
  /** IANA name. */
  readonly timezone: string;
  /** What the caller may see: binds every read. */
  readonly visible: Visibility;
  /** By falling priority. */
  readonly directives: readonly Directive[];
  /** The steps that were taken, in order; grows. */
  readonly steps: ReflectStep[];
  /** The caller's schema of `data`; null for none. */
  readonly schema: CallerSchema | null;
}
