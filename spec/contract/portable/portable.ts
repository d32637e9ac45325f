import { escaped, isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import type { PortableVersion } from '../documents.js';
import { renamedSchemas, withNames } from './names.js';
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
