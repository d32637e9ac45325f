import { isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import { referenceIn, target } from '../../source/references.js';
import { valueAt } from '../../source/tree.js';

/** A schema and its place in a document. */
export interface SchemaAt {
  readonly document: JsonObject;
  readonly schema: Json | undefined;
  /** The keys that lead to it from the root of the document; after a reference, those of its target. */
  readonly keys: readonly string[];
  /** Whether the specification states it. */
  readonly isStated: boolean;
}

/** A member of an object, or a parameter. */
export interface Member extends SchemaAt {
  readonly name: string;
  /** The whole parameter object. */
  readonly parameter?: JsonObject;
}

/** A merged view of a schema. */
export interface SchemaView {
  readonly at: SchemaAt;
  /** Empty if the schema declares none. */
  readonly types: ReadonlySet<string>;
  readonly format: string | undefined;
  readonly values: readonly Json[] | undefined;
  /** The members of every branch, by name. */
  readonly members: ReadonlyMap<string, Member>;
  readonly items: SchemaAt | undefined;
}

/** Follows the references of a schema and merges its branches. Circular references end. */
export function viewOf(from: SchemaAt): SchemaView {
  const at = behind(from);
  const branches = branchesOf(at, new Set());
  const objects = branches.flatMap(({ schema }) => (isObject(schema) ? [schema] : []));
  // The first one is the most general, and the one that an overlay renames.
  const members = new Map<string, Member>();
  for (const [name, member] of branches.flatMap(membersOf)) {
    if (!members.has(name)) members.set(name, member);
  }
  const held = branches.find(({ schema }) => isObject(schema) && isObject(schema['items']));
  const items =
    held === undefined || !isObject(held.schema) ? undefined : inner(held, held.schema['items'], 'items');
  const types = new Set(
    objects.flatMap(({ type = null }) => (isArray(type) ? type.filter(isText) : isText(type) ? [type] : [])),
  );
  types.delete('null');
  if (types.size === 0 && members.size > 0) types.add('object');
  if (types.size === 0 && items !== undefined) types.add('array');
  const listed = objects.map(({ enum: values }) => values).find(isArray);
  return {
    at,
    types,
    format: objects.map(({ format }) => format).find(isText),
    values: listed?.filter((value) => value !== null),
    members,
    items,
  };
}

/** Returns a subschema of a schema. Without its own basis, it has that of the enclosing one. */
export function inner(around: SchemaAt, schema: Json | undefined, ...keys: readonly string[]): SchemaAt {
  return {
    document: around.document,
    schema,
    keys: [...around.keys, ...keys],
    isStated: statedIn(schema) ?? around.isStated,
  };
}

/** Follows references to their final target. The schema is undefined if they are circular. */
export function behind(at: SchemaAt): SchemaAt {
  let here = at;
  for (let hops = 0; hops < 20; hops += 1) {
    const reference = referenceIn(here.schema);
    if (reference === undefined) return here;
    const { file, keys } = target('', reference);
    const schema = file === '' ? valueAt(here.document, keys) : undefined;
    here = { ...here, schema, keys, isStated: statedIn(schema) ?? here.isStated };
  }
  return { ...here, schema: undefined };
}

function statedIn(schema: Json | undefined): boolean | undefined {
  if (!isObject(schema)) return undefined;
  const basis = schema['x-basis'];
  if (typeof basis === 'string') return basis === 'stated' || basis === 'derived';
  return schema['x-section'] === undefined ? undefined : true;
}

function branchesOf(at: SchemaAt, seen: Set<Json>): readonly SchemaAt[] {
  const { schema } = at;
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const deeper = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => {
    const list = schema[word];
    return isArray(list)
      ? list.flatMap((branch, index) => branchesOf(behind(inner(at, branch, word, String(index))), seen))
      : [];
  });
  return [at, ...deeper];
}

function membersOf(at: SchemaAt): [string, Member][] {
  const properties = isObject(at.schema) ? at.schema['properties'] : undefined;
  return Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => [
    name,
    { ...inner(at, schema, 'properties', name), name },
  ]);
}

const isText = (value: Json | undefined): value is string => typeof value === 'string';
