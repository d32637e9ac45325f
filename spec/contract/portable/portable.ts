import { escaped, isArray, isObject, type Json, type JsonObject, mapObjects } from '../../source/json.js';
import type { PortableVersion } from '../documents.js';
import { placesIn } from '../drafts.js';
import { olderRules, type PortableRule, portableRules } from './rules.js';
import { listed, mapSchemas, without } from './schemas.js';

const names: Omit<PortableRule, 'apply'> = {
  name: 'names',
  why: 'Schemas whose names generators use otherwise (`Error`, or the request and response of an operation) are renamed.',
};

/**
 * Returns a document as other people's generators can read it. Everything in which it differs from the exact one is listed
 * in its `x-portable-changes`: found by comparison after each rule, so that no rule can leave out anything silently.
 */
export function portable(id: string, exact: JsonObject, version: PortableVersion = '3.1'): JsonObject {
  const rules = [...(version === '3.0' ? olderRules : []), ...portableRules];
  const changes: Change[] = [];
  let document = exact;
  for (const { name, apply } of rules) {
    const applied = apply(document);
    changes.push(...changesBetween(name, document, applied));
    document = applied;
  }
  const renamed = renamedSchemas(id, document);
  for (const [old, name] of renamed)
    changes.push({ at: `/components/schemas/${old}`, rule: names.name, how: 'renamed', to: name });
  const whys = [...rules, names].filter(({ name }) => changes.some(({ rule }) => rule === name));
  return {
    ...withNames(mapSchemas(document, withoutEmptyParts), renamed),
    'x-portable-rules': Object.fromEntries(whys.map(({ name, why }) => [name, why])),
    'x-portable-changes': changes,
  };
}

/** Parts of an `allOf` of which nothing is left say nothing. Only now, since places would move. */
function withoutEmptyParts(schema: JsonObject): JsonObject {
  const parts = listed(schema, 'allOf');
  if (parts === undefined) return schema;
  const allOf = parts.filter((part: Json) => !isObject(part) || Object.keys(part).length > 0);
  return allOf.length === 0 ? without(schema, ['allOf']) : { ...schema, allOf };
}

/** A place at which a portable document says something else than the exact one. */
export interface Change extends JsonObject {
  /** JSON pointer into the exact document. */
  readonly at: string;
  readonly rule: string;
  readonly how: 'left out' | 'added' | 'replaced' | 'renamed';
}

/** Returns every place at which two documents differ: the outermost ones that only one of them has, or that it says otherwise. */
function changesBetween(rule: string, before: Json, after: Json, at = ''): readonly Change[] {
  if (before === after) return [];
  if (isArray(before) && isArray(after) && before.length === after.length)
    return before.flatMap((item, index) =>
      changesBetween(rule, item, after[index] ?? null, `${at}/${index}`),
    );
  if (!isObject(before) || !isObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ at, rule, how: 'replaced' }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, made] = [before[key], after[key]];
    const place = `${at}/${escaped(key)}`;
    if (made === undefined) return [{ at: place, rule, how: 'left out' }];
    return old === undefined ? [{ at: place, rule, how: 'added' }] : changesBetween(rule, old, made, place);
  });
}

/** Types that languages have already: a generator renames a schema of that name, each in its own way. */
const taken = new Set(
  'Any Array Boolean Byte Character Date Double Enum Error Exception File Float Function Integer List Long Map Number Object Option Promise Record Result Set String Symbol Type Vec'.split(
    ' ',
  ),
);

/** What generators make of the name of an operation, for its parameters and its answers. */
const endings = ['Request', 'Response'];

/** Returns the new name of each schema that has the name of something else in generated code. */
function renamedSchemas(id: string, document: JsonObject): ReadonlyMap<string, string> {
  const operations = placesIn(id, document).map(({ operation }) => String(operation['operationId'] ?? ''));
  const ofOperations = new Set(
    operations.flatMap((name) => endings.map((end) => name.charAt(0).toUpperCase() + name.slice(1) + end)),
  );
  const schemas = schemasOf(document);
  const names = Object.keys(schemas).filter((name) => taken.has(name) || ofOperations.has(name));
  return new Map(names.map((name) => [name, freeName(name, schemas)]));
}

const freeName = (name: string, schemas: JsonObject): string =>
  Object.hasOwn(schemas, `${name}Body`) ? freeName(`${name}Body`, schemas) : `${name}Body`;

const prefix = '#/components/schemas/';

/** Returns the document with these schemas, and all references to them, renamed. */
export function withNames(document: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  const moved = mapObjects(document, (object) => {
    const { $ref: reference } = object;
    if (typeof reference !== 'string' || !reference.startsWith(prefix)) return object;
    const name = names.get(reference.slice(prefix.length));
    return name === undefined ? object : { ...object, $ref: prefix + name };
  });
  if (!isObject(moved)) return document;
  const schemas = Object.entries(schemasOf(moved)).map(([name, schema]): [string, Json] => [
    names.get(name) ?? name,
    schema,
  ]);
  const { components } = moved;
  return {
    ...moved,
    components: { ...(isObject(components) ? components : {}), schemas: Object.fromEntries(schemas) },
  };
}

function schemasOf({ components }: JsonObject): JsonObject {
  const schemas = isObject(components) ? components['schemas'] : undefined;
  return isObject(schemas) ? schemas : {};
}
