import type { GraphQLScalarType } from 'graphql';

/** What a resolver answers with. */
type Answer<R> = Awaited<ReturnType<Extract<NonNullable<R>, (...args: never[]) => unknown>>>;

/** A member that the executor's default resolver reads, or calls when it is a function. */
type Member<M> = M extends () => infer T ? Awaited<T> : M;

/** The fields that the model does not hold itself, in the type that the schema asks for. */
type Missing<Resolvers, Model> = {
  [F in keyof Resolvers]-?: F extends keyof Model
    ? Member<Model[F]> extends Answer<Resolvers[F]>
      ? never
      : F
    : F;
}[keyof Resolvers];

/**
 * The resolvers of a type, of which none may be missing that its model does not answer itself: the compiler names
 * the field that was forgotten.
 */
export type Complete<Resolvers, Model> = Resolvers &
  Required<Pick<Resolvers, Exclude<Missing<Resolvers, Model>, '__isTypeOf'>>>;

type Incomplete<All, Models> = {
  [T in keyof All & keyof Models]: NonNullable<All[T]> extends GraphQLScalarType
    ? never
    : [Exclude<Missing<NonNullable<All[T]>, Models[T]>, '__isTypeOf'>] extends [never]
      ? never
      : T;
}[keyof All & keyof Models];

/** The resolvers of all types; a type of which some field is missing in its model must be there. */
export type CompleteMap<All, Models> = All & {
  [T in Incomplete<All, Models>]-?: Complete<NonNullable<All[T]>, Models[T]>;
};
