import type { AnswerSchema, JsonSchema } from '../../domain/ports/models.ts';

type Shape = Pick<AnswerSchema<unknown>, 'json' | 'aliases'>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * A value brought as near to its schema as can be without guessing at its meaning: a bare array becomes the object
 * around it, wrappers are taken off, keys are found by other spellings and names, what may be missing becomes null,
 * what is not asked for is left out. Whether it then is right is for the schema's own check to say.
 */
export function fitToSchema(value: unknown, { json, aliases }: Shape): unknown {
  return fitObject(unwrapped(value, { json, aliases }), json, { aliases, isRoot: true });
}

interface Fitting {
  readonly aliases: Shape['aliases'];
  readonly isRoot: boolean;
}

/** The object that is meant, where the value is only its list or stands inside another object. */
function unwrapped(value: unknown, { json, aliases }: Shape): unknown {
  const list = onlyList(json);
  if (Array.isArray(value)) return list === null ? value : { [list]: value };
  if (!isFields(value) || hasAny(value, json, aliases)) return value;
  const inner = Object.values(value).find(
    (one) => (isFields(one) && hasAny(one, json, aliases)) || (Array.isArray(one) && list !== null),
  );
  if (inner === undefined) return value;
  return Array.isArray(inner) && list !== null ? { [list]: inner } : inner;
}

/** The name of the property that is a list, when the schema has no other property. */
function onlyList(json: JsonSchema): string | null {
  const [only, ...others] = Object.entries(propertiesOf(json));
  return only !== undefined && others.length === 0 && typesOf(only[1]).includes('array') ? only[0] : null;
}

function hasAny(fields: Fields, json: JsonSchema, aliases: Shape['aliases']): boolean {
  return Object.keys(propertiesOf(json)).some((name) => lookUp(fields, name, aliases) !== undefined);
}

function fitValue(value: unknown, schema: JsonSchema, fitting: Fitting): unknown {
  const types = typesOf(schema);
  if (value === undefined || value === null) return types.includes('null') ? null : value;
  const branch = branchOf(schema);
  if (types.includes('object')) return fitObject(value, branch, fitting);
  if (types.includes('array')) return fitArray(value, branch, fitting);
  if (Array.isArray(branch.enum)) return fitEnum(value, branch.enum);
  return fitScalar(value, types);
}

function fitObject(value: unknown, schema: JsonSchema, { aliases, isRoot }: Fitting): unknown {
  const properties = Object.entries(propertiesOf(schema));
  const [first] = properties;
  if (typeof value === 'string' && first !== undefined && !isRoot) {
    return fitObject({ [first[0]]: value }, schema, { aliases, isRoot });
  }
  if (!isFields(value)) return value;
  const fitted = properties.flatMap(([name, property]) => {
    const found = fitValue(lookUp(value, name, aliases), property, { aliases, isRoot: false });
    const isMissingList = found == null && !isRoot && typesOf(property).includes('array');
    return found === undefined && !isMissingList ? [] : [[name, isMissingList ? [] : found]];
  });
  return { ...openRest(value, schema), ...Object.fromEntries(fitted) };
}

function fitArray(value: unknown, schema: JsonSchema, fitting: Fitting): unknown {
  const items = isFields(schema.items) ? schema.items : {};
  const values = listOf(value);
  return values.filter((item) => item != null).map((item) => fitValue(item, items, fitting));
}

/** What a schema allows besides the properties that it names. */
function openRest(value: Fields, schema: JsonSchema): Fields {
  if (schema.additionalProperties === false) return {};
  const named = propertiesOf(schema);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(named, name)));
}

/** A list that was numbered as an object, or the only entry of one. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isFields(value)) {
    const isNumbered = Object.keys(value).every((key) => /^(?:\p{L}+[ _-]?)?\d+$/u.test(key));
    return isNumbered ? Object.values(value) : [value];
  }
  return value === '' ? [] : [value];
}

function fitEnum(value: unknown, allowed: readonly unknown[]): unknown {
  const word = String(value)
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/gu, '_');
  return allowed.find((one) => String(one).toUpperCase() === word) ?? value;
}

function fitScalar(value: unknown, types: readonly string[]): unknown {
  if (typeof value === 'string') {
    const isNumber = (types.includes('integer') || types.includes('number')) && value.trim() !== '';
    if (isNumber && !Number.isNaN(Number(value))) return Number(value);
    return types.includes('null') && /^\s*(?:null|none|n\/a|unknown)?\s*$/iu.test(value) ? null : value;
  }
  return types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')
    ? String(value)
    : value;
}

/** The value of a property, under its name, another spelling of it or one of its aliases. */
function lookUp(fields: Fields, name: string, aliases: Shape['aliases']): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const byKey = new Map(Object.entries(fields).map(([key, value]) => [folded(key), value]));
  const known = [name, ...(aliases[name] ?? [])].map(folded).find((key) => byKey.has(key));
  return known === undefined ? undefined : byKey.get(known);
}

function folded(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The schema of what is not null. */
function branchOf(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.anyOf)) return schema;
  return schema.anyOf.filter(isFields).find((branch) => branch.type !== 'null') ?? schema;
}

function typesOf(schema: JsonSchema): readonly string[] {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.filter(isFields).flatMap(typesOf);
  return [schema.type].flat().filter((type) => typeof type === 'string');
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  if (!isFields(schema.properties)) return {};
  return Object.fromEntries(
    Object.entries(schema.properties).filter((entry): entry is [string, JsonSchema] => isFields(entry[1])),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
