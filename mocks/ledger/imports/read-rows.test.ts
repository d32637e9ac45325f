import { describe, expect, test } from 'vitest';
import { builtIn } from '../../engine/contract.js';
import { readRows } from '../add-contacts.js';

async function read(...contacts: readonly unknown[]) {
  const { pending, failed } = await readRows(contacts, 1, { contract: builtIn });
  return { pending, failed, errors: failed.map(({ error }) => error) };
}

describe('a row is accepted', () => {
  test.each(['linkedin', 'email_address', 'name'])('with %s alone', async (member) => {
    const input = { [member]: member === 'email_address' ? 'ada@example.com' : 'Ada' };
    expect(await read(input)).toEqual({ pending: [{ row: 1, input }], failed: [], errors: [] });
  });

  test('with its values exactly as sent, in any script and with any spaces', async () => {
    const input = { reference_id: ' crm 1', name: ' 李娜 🙂 ', location: 'Zürich' };
    expect((await read(input)).pending).toEqual([{ row: 1, input }]);
  });

  test('without the members that are null, blank or unknown', async () => {
    const sent = { name: 'Ada', title: null, country: '  ', reference_id: '', favourite_colour: 'red' };
    expect((await read(sent)).pending).toEqual([{ row: 1, input: { name: 'Ada' } }]);
  });
});

const needed = 'none of linkedin, email_address and name is given; send at least one.';
const noAddress = (text: string) =>
  `\`email_address\` is "${text}"; it must be an email address such as ada@example.com.`;

describe('a row fails', () => {
  test.each<[string, unknown, string]>([
    ['without any of the three', { reference_id: 'r1', company_name: 'Acme' }, needed],
    ['with blank ones', { name: ' ', email_address: '', linkedin: '\t\n' }, needed],
    ['that is empty', {}, needed],
    ['that is a text', 'Ada', 'a contact must be an object, and this is "\\"Ada\\"".'],
    ['that is a number', 7, 'a contact must be an object, and this is "7".'],
    [
      'that is a list',
      [{ name: 'Ada' }],
      'a contact must be an object, and this is "[{\\"name\\":\\"Ada\\"}]".',
    ],
    ['with a number', { name: 42 }, '`name` is 42; it must be a text.'],
    ['with a list', { name: ['Ada'] }, '`name` is a list; it must be a text.'],
    ['with an object', { name: { first: 'Ada' } }, '`name` is an object; it must be a text.'],
    ['with true', { name: true }, '`name` is true; it must be a text.'],
    [
      'with too many characters',
      { name: '🙂'.repeat(256) },
      '`name` has 256 characters; at most 255 are allowed.',
    ],
    ...['ada', 'ada@', '@example.com', 'a b@example.com'].map((email_address): [string, unknown, string] => [
      'with no address',
      { email_address },
      noAddress(email_address),
    ]),
  ])('%s', async (_, sent, error) => {
    expect((await read(sent)).errors).toEqual([`Row 1: ${error}`]);
  });

  test('only beyond the limit, counted in characters, not UTF-16 units', async () => {
    expect((await read({ name: '🙂'.repeat(255) })).errors).toEqual([]);
  });

  test('if it is nested very deeply, like any other', async () => {
    const nested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect((await read(nested, { name: nested })).errors).toEqual([
      'Row 1: a contact must be an object, and this is "[…]".',
      'Row 2: `name` is a list; it must be a text.',
    ]);
  });

  test('with its values kept as strings, so that they can be reported', async () => {
    const { failed } = await read({ reference_id: 'r1', name: 42, title: { a: 1 }, country: 'FR' });
    expect(failed[0]?.values).toEqual({ reference_id: 'r1', name: '42', title: '{"a":1}', country: 'FR' });
  });
});
