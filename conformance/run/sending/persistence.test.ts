import { describe, expect, test } from 'vitest';
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

function made(parts: Partial<PersistenceParts> = {}) {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  return {
    ...createPersistence({ left: () => 1000, most: 1000, wait, record: () => undefined, ...parts }),
    waits,
  };
}

describe('a valid call that fails with a 5xx', () => {
  test.each<[what: string, first: Exchange, again: number[], control: number[], fault: Exchange['fault']]>([
    ['every time, and others are answered', search(500), [500], [200], 'persistent'],
    ['by different ones every time', search(502), [500, 504, 500], [200], 'persistent'],
    ['once', search(500), [200], [200], 'recovered'],
    ['twice', search(500), [500, 200], [200], 'recovered'],
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
  ])('%s', async (_, first, again, control, fault) => {
    const recorded: Exchange[] = [];
    const persistence = made({ record: (exchange) => recorded.push(exchange) });
    persistence.worked(specimen(), sends(...control).again);
    await persistence.examined(first, sends(...again).again);
    expect(recorded.find(({ operation }) => operation === 'search')?.fault).toBe(fault);
  });

  test('is repeated between control calls, after a pause', async () => {
    const persistence = made();
    const [control, again] = [sends(200), sends(500)];
    persistence.worked(specimen(), control.again);
    await persistence.examined(search(500), again.again);
    expect([again.sent(), control.sent()]).toEqual([3, 4]);
    expect(Math.min(...persistence.waits)).toBeGreaterThan(0);
  });

  test('gets the response of its repetition', async () => {
    const persistence = made();
    persistence.worked(specimen(), sends(200).again);
    const examined = async (...again: readonly number[]) =>
      (await persistence.examined(search(500), sends(...again).again)).response.status;
    expect(await examined(500, 200)).toBe(200);
    expect(await examined(500, 403)).toBe(403);
    expect(await examined(429)).toBe(500);
  });

  test('has no control call that waits for a token if the call itself is to get one', async () => {
    const persistence = made({ unsigned: sends(200).again });
    const never = () => new Promise<never>(() => undefined);
    persistence.worked(specimen({ operation: 'search' }), never);
    const signIn = specimen({ operation: 'createSession', status: 502 });
    expect((await persistence.examined(signIn, sends(502).again)).fault).toBe('persistent');
  });

  test('is inconclusive if no call is known to work', async () => {
    const again = sends(500);
    expect((await made().examined(search(500), again.again)).fault).toBe('passing');
    expect(again.sent()).toBe(0);
  });

  test('is compared with a valid call of its own operation, if there is one of another shape', async () => {
    const persistence = made();
    const [find, other] = [sends(200), sends(500)];
    persistence.worked(specimen(), find.again);
    persistence.worked(specimen({ operation: 'search', body: { size: 1 } }), other.again);
    expect((await persistence.examined(search(500), sends(500).again)).fault).toBe('passing');
    expect([find.sent(), other.sent()]).toEqual([0, 1]);
  });

  test('with 503 and no Retry-After counts if the same operation otherwise works', async () => {
    const persistence = made();
    persistence.worked(specimen({ operation: 'search', body: { size: 1 } }), sends(200).again);
    expect((await persistence.examined(search(503), sends(503).again)).fault).toBe('persistent');
  });

  test('is repeated more often, the more often other calls recovered', async () => {
    const persistence = made();
    persistence.worked(specimen(), sends(200).again);
    await persistence.examined(search(500), sends(200).again);
    const again = sends(500, 500, 500, 500, 200);
    const later = { ...search(500), operation: 'verify' } as const;
    expect((await persistence.examined(later, again.again)).response.status).toBe(200);
    expect(again.sent()).toBe(5);
  });
});

test('repetitions are limited, and a known failure takes one control call', async () => {
  const most = 30;
  const persistence = made({ most });
  const [control, again] = [sends(200), sends(500)];
  persistence.worked(specimen(), control.again);
  const faults: Exchange['fault'][] = [];
  for (let call = 0; call < 60; call += 1) {
    faults.push((await persistence.examined(search(500), again.again)).fault);
  }
  expect(again.sent() + control.sent()).toBe(most);
  expect(faults.indexOf('passing')).toBeGreaterThan(20);
  const poor = made({ left: () => 5 });
  poor.worked(specimen(), control.again);
  expect((await poor.examined(search(500), again.again)).fault).toBe('passing');
});
