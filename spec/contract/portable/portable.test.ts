import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { escaped, isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import { valueAt } from '../../source/tree.js';
import { interfaces, portableFile, portableVersions, publishedDocument } from '../documents.js';
import { type Change, portable, withNames } from './portable.js';
import { olderRules, portableRules } from './rules.js';

const forms = interfaces.flatMap((id) => portableVersions.map((version) => ({ id, version })));

/** Both forms, with the schemas of the portable one under the names of the exact one, and what the list says. */
function bothOf({ id, version }: (typeof forms)[number]) {
  const exact = publishedDocument(id);
  const file = new URL(`../../../generated/${portableFile(id, version)}`, import.meta.url);
  const {
    'x-portable-changes': changes,
    'x-portable-rules': rules,
    ...form
  } = JSON.parse(readFileSync(file, 'utf8'));
  const listed: readonly (Change & { to?: string })[] = changes;
  const renamed = listed.filter(({ how }) => how === 'renamed');
  const back = new Map(renamed.map(({ at, to = '' }) => [to, at.slice('/components/schemas/'.length)]));
  return { exact, form: withNames(form, back), listed, rules: Object.keys(rules) };
}

const pointerOf = (keys: readonly string[]): string => keys.map((key) => `/${escaped(key)}`).join('');

/** Every value that is neither a list nor an object, by the keys that lead to it. */
function leavesOf(value: Json, keys: readonly string[] = []): { keys: readonly string[]; value: Json }[] {
  if (!isArray(value) && !isObject(value)) return [{ keys, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
}

/** Places at which the second document has not what the first has, unless a change of this kind is listed there or above. */
function silent(first: JsonObject, second: JsonObject, listed: readonly Change[], how: Change['how']) {
  const told = new Set(listed.filter((one) => one.how === how || one.how === 'replaced').map(({ at }) => at));
  const isTold = (keys: readonly string[]) =>
    keys.some((_, end) => told.has(pointerOf(keys.slice(0, end + 1))));
  return leavesOf(first)
    .filter(({ keys, value }) => valueAt(second, keys) !== value && !isTold(keys))
    .map(({ keys }) => pointerOf(keys));
}

describe.each(forms)('the portable form of $id in OpenAPI $version', (chosen) => {
  const { exact, form, listed, rules } = bothOf(chosen);

  test('lists all that it leaves out, adds or says otherwise, and says why', () => {
    expect(silent(exact, form, listed, 'left out')).toEqual([]);
    expect(silent(form, exact, listed, 'added')).toEqual([]);
    expect(leavesOf(exact).length).toBeGreaterThan(200);
    expect(new Set(listed.map(({ rule }) => rule))).toEqual(new Set(rules));
  });
});

const text = { type: 'string' };
const integer = { type: 'integer' };
const letter = { $ref: '#/components/schemas/Letter' };
const named = { if: text, not: text };

test.each<[exact: JsonObject, form: JsonObject, inOlder?: JsonObject]>([
  [{ properties: named }, { properties: named }],
  [{ examples: [{ if: 1 }] }, { examples: [{ if: 1 }] }, { example: { if: 1 } }],
  [{ anyOf: [text, integer] }, { anyOf: [text, integer] }],
  [{ properties: { ab: text, a_b: text }, required: ['a_b'] }, { properties: { ab: text } }],
  [{ properties: { a: false, b: text } }, { properties: { b: text } }],
  [{ anyOf: [text, { description: 'All else.' }] }, text],
  [{ oneOf: [letter, { ...text, enum: ['b', 'a'] }] }, { ...text, enum: ['a', 'b'] }],
  [{ type: ['integer', 'string'], minimum: 1 }, { oneOf: [{ ...integer, minimum: 1 }, text] }],
  [{ type: ['string', 'null'] }, { type: ['string', 'null'] }, { ...text, nullable: true }],
])('the portable form of %j is %j', (exact, form, inOlder = form) => {
  const document = {
    openapi: '3.1.0',
    paths: { '/one': { one: { $ref: '#/components/schemas/One' } } },
    components: { schemas: { One: exact, Letter: { ...text, enum: ['a'] } } },
  };
  const made = portableVersions.map((version) => portable('test', document, version));
  expect(made.map((one) => valueAt(one, ['components', 'schemas', 'One']))).toEqual([form, inOlder]);
});

test('a schema that is renamed takes the place of no other one', () => {
  const refers = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const document = {
    paths: { '/': { one: refers('Error'), other: refers('ErrorBody') } },
    components: { schemas: { Error: text, ErrorBody: integer, Unused: text } },
  };
  const schemas = valueAt(portable('test', document), ['components', 'schemas']);
  expect(schemas).toEqual({ ErrorBodyBody: text, ErrorBody: integer });
});

test('the page about the contract explains every rule', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const missing = [...portableRules, ...olderRules].filter(({ name }) => !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
