import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { escaped, isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import { valueAt } from '../../source/tree.js';
import { interfaces, portableFile, portableVersions, publishedDocument } from '../documents.js';
import type { Change } from './changes.js';
import { withNames } from './names.js';
import { portable } from './portable.js';
import { portableRules } from './rules.js';
import { olderRules } from './version.js';

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

  test('lists all that it leaves out or says otherwise', () => {
    expect(silent(exact, form, listed, 'left out')).toEqual([]);
    // The document would have nothing else to lose.
    expect(leavesOf(exact).length).toBeGreaterThan(200);
  });

  test('lists all that it adds, and says why', () => {
    expect(silent(form, exact, listed, 'added')).toEqual([]);
    expect(new Set(listed.map(({ rule }) => rule))).toEqual(new Set(rules));
  });
});

describe('a schema', () => {
  const made = (schema: JsonObject, version: '3.1' | '3.0' = '3.1'): Json | undefined => {
    const schemas = { One: schema, Letter: { type: 'string', enum: ['a'] } };
    return valueAt(portable('test', { openapi: '3.1.0', paths: {}, components: { schemas } }, version), [
      ...['components', 'schemas', 'One'],
    ]);
  };
  const text = { type: 'string' };

  test.each<[what: string, exact: JsonObject, form: JsonObject]>([
    [
      'has members called like keywords',
      { properties: { if: text, not: text } },
      { properties: { if: text, not: text } },
    ],
    ['keeps a condition in an example', { examples: [{ if: 1 }] }, { examples: [{ if: 1 }] }],
    [
      'keeps alternatives with types',
      { anyOf: [text, { type: 'array' }] },
      { anyOf: [text, { type: 'array' }] },
    ],
    [
      'requires no member that it does not describe',
      { properties: { ab: text, a_b: text }, required: ['a_b', 'ab'] },
      { properties: { ab: text }, required: ['ab'] },
    ],
    ['has members that are false', { properties: { a: false, b: text } }, { properties: { b: text } }],
    ['has a type or anything', { anyOf: [text, { description: 'All else.' }] }, text],
    [
      'has several lists',
      { oneOf: [{ $ref: '#/components/schemas/Letter' }, { type: 'string', enum: ['b', 'a'] }] },
      { type: 'string', enum: ['a', 'b'] },
    ],
    [
      'has several types',
      { type: ['integer', 'string'], minimum: 1, pattern: 'x', description: 'Both.' },
      {
        description: 'Both.',
        oneOf: [
          { type: 'integer', minimum: 1 },
          { type: 'string', pattern: 'x' },
        ],
      },
    ],
  ])('that %s', (_, exact, form) => expect(made(exact)).toEqual(form));

  test('that may be null is nullable in OpenAPI 3.0 only', () => {
    const either = { type: ['string', 'null'] };
    expect(made(either)).toEqual(either);
    expect(made(either, '3.0')).toEqual({ type: 'string', nullable: true });
    const three = { oneOf: [{ type: 'integer' }, text], nullable: true };
    expect(made({ type: ['integer', 'string', 'null'] }, '3.0')).toEqual(three);
  });
});

test('the page about the contract explains every rule', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const missing = [...portableRules, ...olderRules].filter(({ name }) => !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
