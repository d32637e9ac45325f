import { describe, expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
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

type Case = Readonly<Record<'what' | 'error', string>> & { readonly row: unknown };
const cases = readCases<readonly Case[]>(import.meta.dirname, 'failing-rows.cases.yaml');

describe('a row fails', () => {
  test.each(cases)('$what', async ({ row, error }) => {
    expect((await read(row)).errors).toEqual([`Row 1: ${error}`]);
  });

  test('only beyond the limit, counted in characters, not UTF-16 units', async () => {
    const [fitting, tooLong] = [{ name: '🙂'.repeat(255) }, { name: '🙂'.repeat(256) }];
    const error = 'Row 2: `name` has 256 characters; at most 255 are allowed.';
    expect((await read(fitting, tooLong)).errors).toEqual([error]);
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
