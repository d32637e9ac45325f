import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { publishedDocuments } from '../../spec/contract/documents.js';
import { isObject } from '../state/json.js';
import { violationOf } from './violation.js';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv);

const said = (schema: object, value: unknown) => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  return violationOf(validate.errors ?? []);
};
const member = (schema: object) => ({ type: 'object', properties: { it: schema }, required: ['it'] });

interface Case {
  readonly schema: object;
  readonly value: unknown;
  readonly message: string;
}
interface Cases {
  readonly ofMembers: readonly Case[];
  readonly others: readonly Case[];
  readonly keywords: Readonly<Record<string, Omit<Case, 'message'>>>;
}
const { ofMembers, others, keywords } = readCases<Cases>(import.meta.dirname, 'violation.cases.yaml');

test.each([...ofMembers.map((each) => ({ ...each, schema: member(each.schema) })), ...others])(
  'violations are described in plain words: $schema refuses $value',
  ({ schema, value, message }) => {
    const [, field = ''] = /^`([^`]*)`/.exec(message) ?? [];
    expect(said(schema, value)).toEqual({ field, message });
  },
);

test('the deepest issue is reported, with its path', () => {
  const list = member({ type: 'array', items: { anyOf: [{ type: 'null' }, member({ type: 'boolean' })] } });
  expect(said(list, { it: [null, { it: 7 }] })).toEqual({
    field: 'it[1].it',
    message: '`it[1].it` is 7; it must be true or false.',
  });
});

test('a missing member is reported together with its alternatives', () => {
  const user = { type: 'object', anyOf: [{ required: ['userId'] }, { required: ['email'] }] };
  expect(said({ type: 'array', items: user }, [{ email: 'a@b.c' }, { role: 'admin' }])).toEqual({
    field: '[1]',
    message: '`[1]` needs one of userId, email.',
  });
});

test('the value of a member that may be a secret is not repeated', () => {
  const { message } = said(
    { properties: { password: { type: 'string', pattern: '^x' } } },
    { password: 'hunter2' },
  );
  expect(message).not.toContain('hunter2');
  expect(
    said({ properties: { resetToken: { type: 'string' } } }, { resetToken: 4711 }).message,
  ).not.toContain('4711');
});

test.each(Object.entries(keywords))(
  'a violation of %s is described in plain words, never in those of the validator',
  (_, { schema, value }) => {
    const { message } = said(member(schema), { it: value });
    expect(message).toMatch(/^`it(\.[cd])?` .+[.?]$/);
    expect(message).not.toMatch(/must (NOT|match|have|equal|pass)|is not valid|equal to one of|schema/);
  },
);

test('every keyword of the contract that can be violated is covered', () => {
  const silent = new Set([
    'properties',
    'items',
    'then',
    'else',
    'default',
    'description',
    'title',
    'examples',
    'example',
    '$ref',
    'writeOnly',
    'readOnly',
  ]);
  const used = new Set<string>();
  const note = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if (Array.isArray(schema)) {
      for (const one of schema) note(one);
      return;
    }
    for (const [keyword, value] of Object.entries(schema)) {
      if (!keyword.startsWith('x-') && !silent.has(keyword)) used.add(keyword);
      if (keyword.startsWith('x-') || ['enum', 'const', 'default', 'examples', 'required'].includes(keyword))
        continue;
      note(keyword === 'properties' ? Object.values(value) : value);
    }
  };
  for (const [, document] of publishedDocuments()) {
    const { components } = document;
    note(isObject(components) && isObject(components['schemas']) ? Object.values(components['schemas']) : []);
  }
  expect([...used].filter((keyword) => !(keyword in keywords))).toEqual([]);
});
