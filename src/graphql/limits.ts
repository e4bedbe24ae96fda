import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MemoryError } from '../domain/errors.ts';

/** How large an operation may be. */
export interface GraphqlLimits {
  /** Deepest nesting of fields; introspection does not count. */
  readonly maxDepth: number;
  /** Most objects that an operation may lead to; see `measure`. */
  readonly maxCost: number;
  readonly maxAliases: number;
  readonly maxDirectives: number;
  /** Most lexical tokens; variables do not count. */
  readonly maxTokens: number;
  /** Longest operation text, in UTF-16 units; variables do not count. */
  readonly maxQueryChars: number;
}

/** Room for every example of the README and for GraphiQL, several times over. */
export const DEFAULT_LIMITS: GraphqlLimits = {
  maxDepth: 10,
  maxCost: 25_000,
  maxAliases: 100,
  maxDirectives: 50,
  maxTokens: 5_000,
  maxQueryChars: 100_000,
};

/** Objects that a list without `first` is taken to hold, and the hits of a recall. */
const LIST_LENGTH = 10;
const HITS_LENGTH = 50;
/** What the pipelines cost, in objects: a recall takes as long as reading about this many. */
const PIPELINE_COSTS: Readonly<Record<string, number>> = {
  recall: 500,
  whyNot: 500,
  retain: 500,
  reflect: 500,
};
/** The lists inside these hold what the field above was asked for by `first`. */
const COUNTED_ABOVE = /Connection$|^Graph$/;

interface Measures {
  readonly depth: number;
  readonly cost: number;
  readonly aliases: number;
  readonly directives: number;
}

/** What is measured: an operation that passed validation, so that all of its names exist and no fragment is cyclic. */
export interface MeasuredOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Throws BAD_USER_INPUT, before anything runs, for an operation beyond the limits. */
export function enforceLimits(measured: MeasuredOperation, limits: GraphqlLimits): void {
  const { depth, cost, aliases, directives } = measure(measured);
  refuseBeyond(limits.maxDepth, depth, 'is nested too deeply', 'Ask for less at once.');
  refuseBeyond(limits.maxAliases, aliases, 'holds too many aliases', 'Send several operations.');
  refuseBeyond(limits.maxDirectives, directives, 'holds too many directives', 'Send several operations.');
  refuseBeyond(
    limits.maxCost,
    cost,
    'could return too many objects',
    'Lower `first`, or ask for fewer nested lists.',
  );
}

function refuseBeyond(most: number, value: number, what: string, advice: string): void {
  if (value <= most) return;
  throw new MemoryError('BAD_USER_INPUT', `The operation ${what}: ${value} of at most ${most}. ${advice}`, {
    details: { limit: most, found: value },
  });
}

/**
 * The size of an operation. Its cost is the number of objects it may lead to:
 * `cost(field) = length × (1 + Σ cost(children))`, where length is `first`, 10 for a list without it, 50 for the hits
 * of a recall, and 1 for a single object; scalars cost nothing, pipelines 500 more. Each fragment is measured once.
 */
export function measure({ schema, document, operation, variables }: MeasuredOperation): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measures>();

  const ofSelections = (set: SelectionSetNode, parent: GraphQLNamedType | undefined): Measures =>
    sum(
      set.selections.map((selection) => {
        const directives = selection.directives?.length ?? 0;
        if (selection.kind === Kind.FIELD) return plus(ofField(selection, parent), directives);
        if (selection.kind === Kind.FRAGMENT_SPREAD)
          return plus(ofFragment(selection.name.value), directives);
        const condition = selection.typeCondition;
        const type = condition === undefined ? parent : schema.getType(condition.name.value);
        return plus(ofSelections(selection.selectionSet, type), directives);
      }),
    );

  const ofFragment = (name: string): Measures => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return NOTHING;
    const made = ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    measured.set(name, made);
    return made;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined): Measures => {
    const name = node.name.value;
    const aliases = node.alias === undefined ? 0 : 1;
    // Introspection has a depth rule of its own among GraphQL's validation rules, and is served from memory.
    const field = name.startsWith('__') || !isObjectType(parent) ? undefined : parent.getFields()[name];
    if (field === undefined) return { depth: 1, cost: 0, aliases, directives: 0 };
    const type = getNamedType(field.type);
    if (node.selectionSet === undefined || !isCompositeType(type))
      return { depth: 1, cost: 0, aliases, directives: 0 };
    const children = ofSelections(node.selectionSet, type);
    return {
      depth: 1 + children.depth,
      cost: (PIPELINE_COSTS[name] ?? 0) + lengthOf(field, { node, parent, variables }) * (1 + children.cost),
      aliases: aliases + children.aliases,
      directives: children.directives,
    };
  };

  const root = schema.getRootType(operation.operation) ?? undefined;
  return plus(ofSelections(operation.selectionSet, root), operation.directives?.length ?? 0);
}

const NOTHING: Measures = { depth: 0, cost: 0, aliases: 0, directives: 0 };

function sum(parts: readonly Measures[]): Measures {
  return parts.reduce(
    (a, b) => ({
      depth: Math.max(a.depth, b.depth),
      cost: a.cost + b.cost,
      aliases: a.aliases + b.aliases,
      directives: a.directives + b.directives,
    }),
    NOTHING,
  );
}

function plus(measures: Measures, directives: number): Measures {
  return directives === 0 ? measures : { ...measures, directives: measures.directives + directives };
}

interface FieldUse {
  readonly node: FieldNode;
  readonly parent: GraphQLNamedType | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

function lengthOf(field: GraphQLField<unknown, unknown>, { node, parent, variables }: FieldUse): number {
  const first = field.args.find((argument) => argument.name === 'first');
  if (first !== undefined) {
    const given = node.arguments?.find((argument) => argument.name.value === 'first')?.value;
    const value =
      given?.kind === Kind.VARIABLE
        ? variables[given.name.value]
        : given?.kind === Kind.INT
          ? given.value
          : null;
    return Math.max(1, Number(value ?? first.defaultValue) || 1);
  }
  if (!isListType(isNonNullType(field.type) ? field.type.ofType : field.type)) return 1;
  if (parent?.name !== undefined && COUNTED_ABOVE.test(parent.name)) return 1;
  return field.name === 'hits' ? HITS_LENGTH : LIST_LENGTH;
}
