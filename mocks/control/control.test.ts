import { describe, expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { manualClock } from '../host/mock.js';
import type { Person } from '../population/population.js';
import { peopleWith } from './handlers/people.js';
import { durationMs } from './handlers/worlds.js';

test.each([
  ['P14D', 1_209_600_000],
  ['P2W', 1_209_600_000],
  ['PT1H30M', 5_400_000],
  ['P1DT1S', 86_401_000],
  ['PT0.25S', 250],
  ['PT0S', 0],
])('%s is %i milliseconds', (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});

test.each(['', 'P', 'PT', 'P1DT', '1 hour', 'P1Y', 'P1M', '-PT1H', 'PT1H ', 'pt1h'])(
  '%j is not a duration',
  (text) => {
    expect(durationMs(text)).toBeUndefined();
  },
);

const ada: Person = {
  id: 'per_1',
  name: 'Ada Moreau',
  linkedin: 'ada-m',
  position: { title: 'Staff Engineer', company: { name: 'Northwind' }, email: 'ada@northwind.example.com' },
};
const li: Person = { id: 'per_2', first_name: 'Li', last_name: 'Éluard' };
const found = async (words: string) => (await peopleWith(words, [ada, li])).map(({ id }) => id);

test.each([
  ['', ['per_1', 'per_2']],
  ['  ', ['per_1', 'per_2']],
  ['moreau', ['per_1']],
  ['ENGINEER northwind', ['per_1']],
  ['engineer éluard', []],
  ['éLUARD', ['per_2']],
  ['ada@northwind', ['per_1']],
  ['per_2', ['per_2']],
])('%j finds %j: each word in any member, ignoring case', async (words, ids) => {
  expect(await found(words)).toEqual(ids);
});

const fourteen = Date.UTC(2026, 0, 14, 5);

describe('the clock', () => {
  test('can be frozen, advanced and resumed, and still follows the given clock', async () => {
    const clock = manualClock(fourteen);
    const { mock } = await startService({ clock });
    const { clock: controlled } = mock.control;
    clock.advance(5);
    expect(controlled.now()).toBe(fourteen + 5);
    await controlled.freeze(new Date('2025-06-01T00:00:00Z'));
    clock.advance(5);
    await controlled.advance(1_000);
    expect(new Date(controlled.now()).toISOString()).toBe('2025-06-01T00:00:01.000Z');
    await controlled.resume();
    clock.advance(5);
    expect(new Date(controlled.now()).toISOString()).toBe('2025-06-01T00:00:01.005Z');
  });

  test('follows the given clock again when it is reset after being frozen or advanced', async () => {
    const clock = manualClock(fourteen);
    const { mock } = await startService({ clock });
    const { clock: controlled } = mock.control;
    await controlled.advance('P14D');
    await controlled.reset();
    expect(controlled.now()).toBe(fourteen);
    await controlled.freeze('2025-06-01T00:00:00Z');
    clock.advance(5);
    await controlled.reset();
    expect(controlled.now()).toBe(fourteen + 5);
    clock.advance(5);
    expect(controlled.now()).toBe(fourteen + 10);
  });

  test.each([
    ['P1Y', '`duration` is "P1Y"; it must be weeks, days, hours, minutes and seconds in ISO 8601'],
    ['P9999999D', '`duration` leads beyond the year 9999'],
    [-1, '`milliseconds` is -1; it must be at least 0.'],
    [0.5, '`milliseconds` is 0.5; it must be a whole number.'],
    ['', '`duration` is ""'],
    [8.64e15, '`milliseconds` leads beyond the year 9999'],
  ])('refuses to advance by %j, and says why', async (by, message) => {
    const { mock } = await startService();
    await expect(mock.control.clock.advance(by)).rejects.toThrow(message);
    expect(mock.control.clock.now()).toBe(fourteen);
  });

  test('refuses to freeze at an invalid instant', async () => {
    const { mock } = await startService();
    await expect(mock.control.clock.freeze('yesterday')).rejects.toThrow(
      '`at` is "yesterday"; it must be an instant such as',
    );
    await expect(mock.control.clock.freeze('2016-12-31T23:59:60Z')).rejects.toThrow('leap second');
    await expect(mock.control.clock.freeze(Number.NaN)).rejects.toThrow('no instant');
  });
});

describe('the rest of the control plane', () => {
  test('an added user can sign in, and has the given roles', async () => {
    const { mock, signedIn } = await startService();
    const user = { email: 'grace@example.com', name: 'Grace', password: 'correct horse' };
    const { id } = await mock.control.addUser({ ...user, roles: { [mock.org]: ['viewer'] } });
    const grace = await signedIn({ grantType: 'password', username: user.email, password: user.password });
    expect((await grace.call('getUser', { path: { userId: id } })).status).toBe(200);
    expect((await grace.call('getLedgers')).status).toBe(200);
    expect((await grace.call('createLedger', { body: { name: 'A' } })).status).toBe(403);
    await expect(mock.control.addUser({ ...user, email: 'GRACE@example.com' })).rejects.toThrow(
      'exists already',
    );
    await expect(mock.control.addUser({ ...user, email: 'a@b.test', roles: { org_x: [] } })).rejects.toThrow(
      '"org_x"',
    );
  });

  test('an enrichment cycle requires a known organization', async () => {
    const { mock } = await startService();
    expect(await mock.control.enrich(mock.otherOrg)).toEqual({ contacts: 0, changed: 0, notified: 0 });
    await expect(mock.control.enrich('org_nowhere')).rejects.toThrow('No organization "org_nowhere"');
  });

  test('a running import can be made to fail, a completed one cannot', async () => {
    const { mock, as, clock } = await startService();
    const ledger = await as.editor.call('createLedger', { body: { name: 'A' } });
    const path = { ledger_id: ledger.body.id };
    const add = () => as.editor.call('addContacts', { path, body: { contacts: [{ name: 'Ada' }] } });
    const failing = (await add()).body.import_id;
    await mock.control.failImport(path.ledger_id, failing);
    const failed = await as.viewer.call('getImport', { path: { ...path, import_id: failing } });
    expect(failed.body).toMatchObject({ status: 'failed', counts: { total: 1, succeeded: 0 } });
    const ended = (await add()).body.import_id;
    clock.advance(1000);
    await expect(mock.control.failImport(path.ledger_id, ended)).rejects.toThrow('is completed');
    await expect(mock.control.failImport(path.ledger_id, 'imp_none')).rejects.toThrow('"imp_none"');
    expect((await as.viewer.call('getLedger', { path })).body.counts).toMatchObject({ total: 1 });
  });

  test('an edit takes effect after everything that was due before it', async () => {
    const { mock, as, clock } = await startService();
    const [person] = mock.people;
    const ledger = await as.editor.call('createLedger', { body: { name: 'A' } });
    const path = { ledger_id: ledger.body.id };
    await as.editor.call('addContacts', { path, body: { contacts: [{ linkedin: person?.linkedin }] } });
    clock.advance(1000);
    await mock.control.editPerson(person?.id ?? '', { title: 'Chief Data Officer' });
    expect(await mock.control.enrich()).toMatchObject({ contacts: 1, changed: 1 });
  });

  test('initial webhooks are listed, and can be replaced', async () => {
    const { mock } = await startService({ webhooks: [{ url: 'http://127.0.0.1:1/', secret: 'chosen' }] });
    expect(await mock.control.webhooks()).toMatchObject([
      { url: 'http://127.0.0.1:1/', org: 'org_demo', secret: 'chosen' },
    ]);
    const set = await mock.control.setWebhooks([{ url: 'http://127.0.0.1:2/', ledgerId: 'led_1' }]);
    expect(set).toMatchObject([{ ledgerId: 'led_1', secret: expect.stringMatching(/^whsec_/) }]);
    expect(await mock.control.webhooks()).toEqual(set);
    await expect(mock.control.setWebhooks([{ url: 'nowhere' }])).rejects.toThrow(
      '`webhooks[0].url` is "nowhere"',
    );
    expect(await mock.control.webhooks()).toEqual(set);
  });

  test('reset restores the initial people, clock, mails and webhooks', async () => {
    const { mock, as, state } = await startService();
    const before = await state();
    const [{ id = '' } = {}] = mock.people;
    await mock.control.editPerson(id, { name: 'A B' });
    await mock.control.clock.freeze('2030-01-01T00:00:00Z');
    await mock.control.setWebhooks([{ url: 'http://127.0.0.1:2/' }]);
    await as.key.call('getPerson', { path: { person_id: id } });
    expect(await state()).not.toBe(before);
    await mock.control.reset();
    expect([await state(), mock.control.clock.now()]).toEqual([before, fourteen]);
  });
});
