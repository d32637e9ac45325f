import { describe, expect, test } from 'vitest';
import { publishedDocuments } from '../../contract/documents.js';
import { isArray, isObject, type Json } from '../../source/json.js';
import { loadGenerator } from './types.js';

/** Schemas that are open on purpose: any row is taken, and one that is no contact fails by itself. */
const open = ['(components["schemas"]["ContactInput"] | unknown)[]'];

/** Places of schemas in which a generator of clients takes members and alternatives for a union with anything. */
function unions(value: Json, at: string): string[] {
  if (isArray(value)) return value.flatMap((item, index) => unions(item, `${at}/${index}`));
  if (!isObject(value)) return [];
  const isUnion = isObject(value['properties']) && isArray(value['anyOf']);
  return [
    ...(isUnion ? [at] : []),
    ...Object.entries(value).flatMap(([key, inner]) => unions(inner, `${at}/${key}`)),
  ];
}

describe.each([...publishedDocuments()])('the clients that generators make of %s', (id, document) => {
  test('know the members of what they ask and get', () => {
    expect(unions(document['components'] ?? null, id)).toEqual([]);
  });

  test('have no type that says nothing', { timeout: 60_000 }, async () => {
    const { default: openapiTS, astToString } = await loadGenerator();
    const types = astToString(await openapiTS(JSON.stringify(document)));
    // What is joined with anything stays what it is.
    const joined = types.replaceAll(/ & \(*unknown(?: [|&] unknown)*\)*/g, '');
    const told = open.reduce((text, part) => text.replaceAll(part, ''), joined);
    expect(told.match(/^.*\| unknown\b.*$/gm) ?? []).toEqual([]);
  });
});
