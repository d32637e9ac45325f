import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import { nextVersion, versionAs } from '../tracked-fields.js';

const tracking = (last: number) => ({ last, current: null, effective: null });
const now = Date.parse('2026-01-14T05:00:00Z');

describe('the next version', () => {
  test.each(['integer', 'uuid'] as const)('is the last one plus 1, with the reading %s', (form) => {
    expect(nextVersion(form, tracking(0), now)).toBe(1);
    expect(nextVersion(form, tracking(7), now)).toBe(8);
  });

  test('is the current time if versions are timestamps, and never equals another version', () => {
    expect(nextVersion('timestamp', tracking(0), now)).toBe(now);
    expect(nextVersion('timestamp', tracking(now), now)).toBe(now + 1);
  });
});

describe('a version', () => {
  test('is shown in the form of the profile', () => {
    expect(versionAs('integer', 3, 'led_1')).toBe(3);
    expect(versionAs('timestamp', now, 'led_1')).toBe('2026-01-14T05:00:00.000Z');
    expect(versionAs('uuid', 3, 'led_1')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

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
  test('continue the version numbers if they are set again after a deletion', async () => {
    const { track, write, versions } = await startTracking();
    await track('title');
    await write('deleteTrackedFields');
    expect((await track('title')).body.version).toBe(2);
    expect(await versions()).toEqual(['2']);
    expect(await versions({ include_deleted: true })).toEqual(['2', '1 deleted']);
  });

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

  test('returns an empty list if the profile says so', async () => {
    const { read, write } = await startTracking({ profile: { 'tracked.none': 'empty-200' } });
    const { status, body } = await read('getTrackedFields');
    expect([status, body]).toEqual([200, { fields: [] }]);
    expect((await write('deleteTrackedFields')).status).toBe(204);
  });
});

test.each([
  ['uuid', /^[0-9a-f-]{36}$/],
  ['timestamp', /^2026-01-14T05:00:00\.00\dZ$/],
] as const)(
  'versions with the reading %s have that form, are distinct, and are listed newest first',
  async (form, look) => {
    const { track, read } = await startTracking({ profile: { 'tracked.version': form } });
    const given = [(await track('title')).body.version, (await track('title')).body.version];
    for (const version of given) expect(version).toMatch(look);
    const { body } = await read('listTrackedVersions');
    expect(body.versions.map(({ version }) => version)).toEqual(given.toReversed());
    expect(new Set(given).size).toBe(2);
  },
);
