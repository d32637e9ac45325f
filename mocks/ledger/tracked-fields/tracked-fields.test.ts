import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

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
  test('are replaced by an update, which creates a new version that is shown at once', async () => {
    const { track, read, versions, clock } = await startTracking();
    await track('title', 'company.name');
    clock.advance(1000);
    const updated = await track('email_address');
    expect(updated).toMatchObject({
      status: 200,
      body: { version: 2, fields: ['email_address'], created_at: '2026-01-14T05:00:01.000Z' },
    });
    expect((await read('getTrackedFields')).body).toEqual(updated.body);
    expect(await versions()).toEqual(['2', '1']);
  });

  test('get a new version even if the update changes nothing', async () => {
    const { track, versions } = await startTracking();
    for (let i = 0; i < 3; i += 1) await track('title');
    expect(await versions()).toEqual(['3', '2', '1']);
  });

  test('become effective with the next cycle, at midnight UTC', async () => {
    const { track, read, clock } = await startTracking();
    await track('title');
    clock.advance(3_600_000);
    expect((await read('getTrackedFields')).body).not.toHaveProperty('effective_at');
    clock.advance(18 * 3_600_000);
    expect((await read('getTrackedFields')).body).toMatchObject({ effective_at: '2026-01-15T00:00:00.000Z' });
  });

  test('disappear when they are deleted, and their versions are listed only on request', async () => {
    const { track, write, read, versions } = await startTracking();
    await track('title');
    await track('name');
    expect((await write('deleteTrackedFields')).status).toBe(204);
    expect((await read('getTrackedFields')).status).toBe(404);
    expect((await write('deleteTrackedFields')).status).toBe(404);
    expect(await versions()).toEqual([]);
    expect(await versions({ include_deleted: true })).toEqual(['2 deleted', '1 deleted']);
  });

  test('continue the version numbers if they are set again after a deletion', async () => {
    const { track, write, versions } = await startTracking();
    await track('title');
    await write('deleteTrackedFields');
    expect((await track('title')).body.version).toBe(2);
    expect(await versions()).toEqual(['2']);
    expect(await versions({ include_deleted: true })).toEqual(['2', '1 deleted']);
  });

  test('list their versions in pages, newest first', async () => {
    const { track, versions, read } = await startTracking();
    for (let i = 0; i < 5; i += 1) await track('title');
    expect(await versions({ limit: 2 })).toEqual(['5', '4']);
    expect(await versions({ limit: 2, offset: 2 })).toEqual(['3', '2']);
    expect(await versions({ limit: 2, offset: 4 })).toEqual(['1']);
    expect(await versions({ limit: 2, offset: 6 })).toEqual([]);
    expect((await read('listTrackedVersions', { query: { limit: 2 } })).body).toMatchObject({
      total: 5,
      limit: 2,
    });
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
  test('returns an error that says so, and an empty list of versions', async () => {
    const { read, path } = await startTracking();
    expect((await read('getTrackedFields')).error?.message).toBe(
      `Ledger "${path.ledger_id}" tracks no fields: \`updateTrackedFields\` sets some.`,
    );
    expect((await read('listTrackedVersions')).body).toEqual({
      versions: [],
      total: 0,
      limit: 50,
      offset: 0,
    });
  });

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
