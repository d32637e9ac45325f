import { expect, test } from 'vitest';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import type { Exchange } from '../../target/exchange.js';
import { createPersistence, type PersistenceParts } from './persistence.js';

/** Responds with these statuses in turn, and repeats the last one. */
function sends(...statuses: readonly number[]) {
  let sent = 0;
  const again = async (): Promise<Exchange> => {
    const status = statuses[Math.min(sent, statuses.length - 1)] ?? 200;
    sent += 1;
    return specimen({ status });
  };
  return { again, sent: () => sent };
}

const search = (status: number, headers: Record<string, string> = {}) =>
  specimen({ operation: 'search', body: { filters: [] }, status, headers });
const find = specimen();
const otherSearch = specimen({ operation: 'search', body: { size: 1 } });

function made(parts: Partial<PersistenceParts> = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const usual = { left: () => 1000, most: 1000, wait, record: () => undefined };
  return { ...createPersistence({ ...usual, ...parts }), waits };
}

test.each<[what: string, first: Exchange, again: number[], control: number[], fault: Exchange['fault']]>([
  ['every time, and others are answered', search(500), [500], [200], 'persistent'],
  ['by different ones every time', search(502), [500, 504, 500], [200], 'persistent'],
  ['once', search(500), [200], [200], 'recovered'],
  ['three times of four', search(500), [500, 500, 200], [200], 'recovered'],
  ['and then refused', search(500), [400], [200], 'recovered'],
  ['and then throttled', search(500), [429], [200], 'passing'],
  ['in an outage', search(500), [500], [500], 'passing'],
  ['as an outage begins', search(500), [500], [200, 503], 'passing'],
  ['until an outage ends', search(500), [500], [500, 200], 'passing'],
  ['while others are throttled', search(500), [500], [429], 'passing'],
  ['that says when to come again', search(503, { 'retry-after': '5' }), [503], [200], 'passing'],
  ['that tells of maintenance', search(503), [503], [200], 'passing'],
  ['as it is not implemented', search(501), [501], [200], undefined],
])('a valid call that fails with a 5xx %s', async (_, first, again, control, fault) => {
  const recorded: Exchange[] = [];
  const persistence = made({ record: (exchange) => recorded.push(exchange) });
  persistence.worked(find, sends(...control).again);
  const repeated = sends(...again);
  const answer = await persistence.examined(first, repeated.again);

  expect(recorded.find(({ operation }) => operation === 'search')?.fault).toBe(fault);
  expect(answer.response.status).toBe(fault === 'recovered' ? again.at(-1) : first.response.status);
  if (fault === 'persistent')
    expect([repeated.sent(), Math.min(...persistence.waits) > 0]).toEqual([3, true]);
});

test.each<[what: string, worked: [Exchange, number][], first: Exchange, fault: Exchange['fault']]>([
  ['is inconclusive if no call is known to work', [], search(500), 'passing'],
  [
    'is compared with its own operation before others',
    [
      [find, 200],
      [otherSearch, 500],
    ],
    search(500),
    'passing',
  ],
  ['with 503 counts if its operation otherwise works', [[otherSearch, 200]], search(503), 'persistent'],
])('a failing call %s', async (_, worked, first, fault) => {
  const persistence = made();
  for (const [exchange, status] of worked) persistence.worked(exchange, sends(status).again);
  const { status } = first.response;
  expect((await persistence.examined(first, sends(status).again)).fault).toBe(fault);
});

test('a sign-in is not compared with a call that waits for its token', async () => {
  const persistence = made({ unsigned: sends(200).again });
  persistence.worked(otherSearch, () => new Promise<never>(() => undefined));
  const signIn = specimen({ operation: 'createSession', status: 502 });
  expect((await persistence.examined(signIn, sends(502).again)).fault).toBe('persistent');
});

test('repetitions are limited, and a known failure takes one control call', async () => {
  const most = 30;
  const [persistence, poor] = [made({ most }), made({ left: () => 5 })];
  const [control, again] = [sends(200), sends(500)];
  const faultOf = async (of: typeof poor) => (await of.examined(search(500), again.again)).fault;
  for (const each of [persistence, poor]) each.worked(find, control.again);
  const faults: Exchange['fault'][] = [];
  for (let call = 0; call < 60; call += 1) faults.push(await faultOf(persistence));

  expect(again.sent() + control.sent()).toBe(most);
  expect(faults.indexOf('passing')).toBeGreaterThan(20);
  expect(await faultOf(poor)).toBe('passing');
});
