import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { violationOf } from './violation.js';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv);

const said = (schema: object, value: unknown) => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  return violationOf(validate.errors ?? []);
};
const member = (schema: object) => ({ type: 'object', properties: { it: schema }, required: ['it'] });

test.each([
  [member({ type: 'integer' }), { it: '5' }, 'it', '`it` is "5"; it must be a whole number.'],
  [member({ type: 'string' }), {}, 'it', '`it` is missing.'],
  [member({ enum: ['a', 'b'] }), { it: 'c' }, 'it', '`it` is "c"; it must be one of a, b.'],
  [member({ type: 'string', minLength: 1 }), { it: '' }, 'it', '`it` is empty.'],
  [
    member({ type: 'string', maxLength: 3 }),
    { it: 'Zoë!' },
    'it',
    '`it` has 4 characters; at most 3 are allowed.',
  ],
  [
    member({ type: 'array', maxItems: 1 }),
    { it: [1, 2] },
    'it',
    '`it` has 2 elements; at most 1 are allowed.',
  ],
  [member({ type: 'integer', maximum: 100 }), { it: 101 }, 'it', '`it` is 101; it must be at most 100.'],
  [member({ type: 'integer', minimum: 0 }), { it: -1 }, 'it', '`it` is -1; it must be at least 0.'],
  [member({ type: 'string', format: 'email' }), { it: 'x' }, 'it', '`it` is "x"; it must be a valid email.'],
  [{ type: 'object' }, [], '', 'The value is a list; it must be an object.'],
])('%j refuses %j by naming "%s"', (schema, value, field, message) => {
  expect(said(schema, value)).toEqual({ field, message });
});

test('the deepest complaint is the one that is told, with its place', () => {
  const list = member({ type: 'array', items: { anyOf: [{ type: 'null' }, member({ type: 'boolean' })] } });
  expect(said(list, { it: [null, { it: 7 }] })).toEqual({
    field: 'it[1].it',
    message: '`it[1].it` is 7; it must be true or false.',
  });
});

test('a member of which another one would do is named together with it', () => {
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

/** As text: an object with `then` would pass for a promise. */
const leaf: object = JSON.parse(`{
  "type": "object",
  "if": { "required": ["kind"], "properties": { "kind": { "const": "exists" } } },
  "then": { "properties": { "values": { "maxItems": 0 }, "from": false } }
}`);

test.each([
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
])('what is wrong is said in words of people: %j refuses %j', (schema, value, message) => {
  expect(said(schema, value).message).toBe(message);
});
