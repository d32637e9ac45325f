import { describe, expect, test } from 'vitest';
import { publishedDocuments } from '../../contract/documents.js';
import { isArray, isObject, type Json } from '../../source/json.js';
import { loadGenerator } from './source.js';

/** Schemas that are open on purpose: any row is accepted, and one that is not a contact fails on its own. */
const open = ['(components["schemas"]["ContactInput"] | unknown)[]'];

/** Returns places of schemas with members and alternatives, which client generators turn into a union with any type. */
function unions(value: Json, at: string): string[] {
  if (isArray(value)) return value.flatMap((item, index) => unions(item, `${at}/${index}`));
  if (!isObject(value)) return [];
  const isUnion = isObject(value['properties']) && isArray(value['anyOf']);
  return [
    ...(isUnion ? [at] : []),
    ...Object.entries(value).flatMap(([key, inner]) => unions(inner, `${at}/${key}`)),
  ];
}

describe.each([...publishedDocuments()])('clients generated from %s', (id, document) => {
  test('know the members of requests and responses', () => {
    expect(unions(document['components'] ?? null, id)).toEqual([]);
  });

  test('have no unknown types', { timeout: 60_000 }, async () => {
    const { default: openapiTS, astToString } = await loadGenerator();
    const types = astToString(await openapiTS(JSON.stringify(document)));
    // An intersection with `unknown` does not change a type.
    const joined = types.replaceAll(/ & \(*unknown(?: [|&] unknown)*\)*/g, '');
    const told = open.reduce((text, part) => text.replaceAll(part, ''), joined);
    expect(told.match(/^.*\| unknown\b.*$/gm) ?? []).toEqual([]);
  });
});
