import { isObject, type Json, type JsonObject } from '../../source/json.js';
import type { PortableVersion } from '../documents.js';
import { type Change, changesBetween } from './changes.js';
import { renamedSchemas, withNames } from './names.js';
import { type PortableRule, portableRules } from './rules.js';
import { listed, mapSchemas, without } from './schemas.js';
import { olderRules } from './version.js';

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
