import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import { versionAs } from '../tracked-fields.js';

describe('a version', () => {
  test('has a stable UUID, which differs between ledgers and versions', () => {
    expect(versionAs('uuid', 3, 'led_1')).toBe(versionAs('uuid', 3, 'led_1'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 3, 'led_2'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 4, 'led_1'));
  });
});

async function startTracking(options: Parameters<typeof startLedger>[0] = {}) {
  const ledger = await startLedger(options);
  return {
    ...ledger,
    track: (...fields: readonly unknown[]) => ledger.write('updateTrackedFields', { body: { fields } }),
    versions: async (query: Readonly<Record<string, string | number | boolean>> = {}) => {
      const { body } = await ledger.read('listTrackedVersions', { query });
      return body.versions.map(({ version, deleted_at }) =>
        deleted_at ? `${version} deleted` : `${version}`,
      );
    },
  };
}

describe('tracked fields', () => {
  test.each([
    [{}, '`fields` is missing.'],
    [{ fields: [] }, '`fields` is empty.'],
    [{ fields: 'title' }, '`fields` is "title"; it must be a list.'],
    [{ fields: [7] }, '`fields[0]` is 7; it must be a text.'],
    [{ fields: ['titel'] }, '`fields[0]` is "titel"; did you mean "title"?'],
    [{ fields: ['title', 'company'] }, /^`fields\[1\]` is "company"; did you mean /],
    [{ fields: ['constructor'] }, /^`fields\[0\]` is "constructor"; it must be one of name, /],
    [{ fields: ['title', 'title'] }, /^`fields` /],
  ])('%j is refused, and nothing is written', async (body, message) => {
    const { write, state } = await startTracking();
    const before = await state();
    const { status, error } = await write('updateTrackedFields', { body });
    expect(status).toBe(400);
    expect(error?.message).toMatch(message);
    expect(await state()).toBe(before);
  });
});

describe('a ledger that tracks nothing', () => {
  test('is answered with 404, whatever the status for objects that do not exist', async () => {
    const { read } = await startTracking({ profile: { 'errors.not-found': 'rejected-403' } });
    expect((await read('getTrackedFields')).status).toBe(404);
  });
});
