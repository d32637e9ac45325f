import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { publishedDocuments } from '../../spec/contract/documents.js';
import { isObject } from '../state/json.js';
import { violationOf } from './violation.js';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv);

/** As text, because an object with `then` would pass for a promise. */
const leaf: object = JSON.parse(`{
  "type": "object",
  "if": { "required": ["kind"], "properties": { "kind": { "const": "exists" } } },
  "then": { "properties": { "values": { "maxItems": 0 }, "from": { "not": {} } } }
}`);

const said = (schema: object, value: unknown) => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  return violationOf(validate.errors ?? []);
};
const member = (schema: object) => ({ type: 'object', properties: { it: schema }, required: ['it'] });

test.each([
  [member({ type: 'integer' }), { it: '5' }, '`it` is "5"; it must be a whole number.'],
  [member({ type: 'string' }), {}, '`it` is missing.'],
  [member({ enum: ['a', 'b'] }), { it: 'c' }, '`it` is "c"; it must be one of a, b.'],
  [member({ type: 'string', minLength: 1 }), { it: '' }, '`it` is empty.'],
  [member({ type: 'string', maxLength: 3 }), { it: 'Zoë!' }, '`it` has 4 characters; at most 3 are allowed.'],
  [member({ type: 'array', maxItems: 1 }), { it: [1, 2] }, '`it` has 2 elements; at most 1 are allowed.'],
  [member({ type: 'integer', maximum: 100 }), { it: 101 }, '`it` is 101; it must be at most 100.'],
  [member({ type: 'integer', minimum: 0 }), { it: -1 }, '`it` is -1; it must be at least 0.'],
  [
    member({ type: 'string', format: 'email' }),
    { it: 'x' },
    '`it` is "x"; it must be an email address such as ada@example.com.',
  ],
  [{ type: 'object' }, [], 'The value is a list; it must be an object.'],
  [member({ type: 'string', pattern: '\\S' }), { it: ' ' }, '`it` is blank.'],
  [
    member({ type: 'string', pattern: '^[-+ ]?(id|name)$' }),
    { it: '-x' },
    '`it` is "-x"; it must be one of id, name.',
  ],
  [member({ enum: [...'abcdefgh', 'title'] }), { it: 'titel' }, '`it` is "titel"; did you mean "title"?'],
  [member({ pattern: '^\\d+-\\d+$', examples: ['1-2'] }), { it: 'x' }, '`it` is "x"; it must be like "1-2".'],
  [leaf, { kind: 'exists', values: [1] }, '`values` must be left out where `kind` is "exists".'],
  [leaf, { kind: 'exists', from: 1 }, '`from` must be left out where `kind` is "exists".'],
  [
    { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    { a: 1, b: 2 },
    'The value takes one of a, b, not several.',
  ],
])('violations are described in plain words: %j refuses %j', (schema, value, message) => {
  const [, field = ''] = /^`([^`]*)`/.exec(message) ?? [];
  expect(said(schema, value)).toEqual({ field, message });
});

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

/** For each keyword, a schema and a value that violates it. */
const broken: Readonly<Record<string, readonly [schema: object, value: unknown]>> = {
  type: [{ type: 'integer' }, 'x'],
  enum: [{ enum: ['a', 'b'] }, 'c'],
  const: [{ const: 'a' }, 'c'],
  format: [{ type: 'string', format: 'date-time' }, 'c'],
  pattern: [{ type: 'string', pattern: '^a$', examples: ['a'] }, 'c'],
  minLength: [{ type: 'string', minLength: 2 }, 'c'],
  maxLength: [{ type: 'string', maxLength: 2 }, 'ccc'],
  minItems: [{ type: 'array', minItems: 2 }, ['c']],
  maxItems: [{ type: 'array', maxItems: 1 }, ['c', 'd']],
  uniqueItems: [{ type: 'array', uniqueItems: true }, ['c', 'c']],
  minimum: [{ type: 'integer', minimum: 2 }, 1],
  maximum: [{ type: 'integer', maximum: 2 }, 3],
  exclusiveMinimum: [{ type: 'integer', exclusiveMinimum: 2 }, 2],
  exclusiveMaximum: [{ type: 'integer', exclusiveMaximum: 2 }, 2],
  multipleOf: [{ type: 'integer', multipleOf: 2 }, 3],
  required: [{ type: 'object', required: ['c'] }, {}],
  minProperties: [{ type: 'object', minProperties: 1 }, {}],
  maxProperties: [
    { type: 'object', maxProperties: 1 },
    { c: 1, d: 2 },
  ],
  additionalProperties: [{ type: 'object', additionalProperties: false }, { c: 1 }],
  propertyNames: [{ type: 'object', propertyNames: { maxLength: 1 } }, { ccc: 1 }],
  dependentRequired: [{ type: 'object', dependentRequired: { c: ['d'] } }, { c: 1 }],
  anyOf: [{ anyOf: [{ type: 'integer' }, { type: 'boolean' }] }, 'c'],
  oneOf: [{ oneOf: [{ required: ['c'] }, { required: ['d'] }] }, { c: 1, d: 2 }],
  allOf: [{ allOf: [{ maxLength: 2 }] }, 'ccc'],
  if: [{ if: { required: ['d'] }, else: { required: ['c'] } }, {}],
  not: [{ not: { type: 'string' } }, 'c'],
};

test.each(Object.entries(broken))(
  'a violation of %s is described in plain words, never in those of the validator',
  (_, [schema, value]) => {
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
  expect([...used].filter((keyword) => !(keyword in broken))).toEqual([]);
});
