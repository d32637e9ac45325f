import { describe, expect, test } from 'vitest';
import { asking, matching, specimen } from '../../../fixtures/fakes/specimen.js';
import { look } from '../../checks/exchanges/looked.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { sightingOf } from '../answers.js';
import type { Watching } from '../probe.js';
import { faults } from './answers.js';
import { oddCalls } from './odd-calls.js';

const { 'errors.rate-limit': rateLimit, 'errors.outage': outage } = faults;

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

const found = matching([{ id: 'p1' }]);

function find(credential: Exchange['credential'], { status, headers = {}, body = null }: Answer): Exchange {
  const { request, response, ...plain } = specimen({
    body: { ...asking(['name', 'Ada']), size: 5 },
    status,
    answer: body,
  });
  const sent = { ...request, headers: { 'content-type': 'application/json' } };
  return { ...plain, credential, request: sent, response: { ...response, headers } };
}

const good = find('token', { status: 200, body: found });
const refused = (status: number) => find('token', { status, body: { error: 'no' } });
const bare = find('none', { status: 401 });

/** Returns what a probe sees in these exchanges, in order. */
function seenIn(probe: Pick<Watching, 'begin'>, exchanges: readonly Exchange[]): (readonly string[])[] {
  const see = probe.begin();
  return exchanges.flatMap((exchange) =>
    [...see(look(exchange))].map((answer) => sightingOf(answer, '').agrees),
  );
}

describe('an odd find is evidence only between successful ones', () => {
  test.each<[when: string, exchanges: Exchange[], readings: string[][]]>([
    ['between two that are answered', [good, bare, good], [['rejected-401-no-header']]],
    ['before any was answered', [bare, good], []],
    ['after one was refused', [good, refused(401), bare, good], []],
    ['before one is refused', [good, bare, refused(401), good], []],
    [
      'before one that passes',
      [good, bare, find('token', { status: 503 }), good],
      [['rejected-401-no-header']],
    ],
    ['where a 2xx shows nobody', [find('token', { status: 200, body: {} }), bare, good], []],
  ])('%s', (_, exchanges, readings) => {
    expect(seenIn(oddCalls['errors.no-credential'], exchanges)).toEqual(readings);
  });
});

describe('the message of a 503 distinguishes throttling from maintenance', () => {
  const after = { 'retry-after': '1' };
  const unavailable = (message: string) => find('token', { status: 503, headers: after, body: { message } });
  const throttled = find('token', { status: 429, headers: after });

  test.each<[what: string, exchanges: Exchange[], limits: string, outages: string]>([
    ['too many requests', [unavailable('Too many requests.')], 'rejected-503', ''],
    ['maintenance', [unavailable('Under maintenance.')], '', 'rejected-503'],
    [
      'nothing, beside throttling by another status',
      [unavailable(''), throttled],
      'rejected-429-retry-after-seconds',
      'rejected-503,rejected-502-html',
    ],
  ])('%s', (_, exchanges, limits, outages) => {
    const left = (probe: Pick<Watching, 'begin'>) => {
      const [first = [], ...others] = seenIn(probe, exchanges);
      return first.filter((reading) => others.every((agreed) => agreed.includes(reading))).join();
    };

    expect([left(rateLimit), left(outage)]).toEqual([limits, outages]);
  });

  test('an empty message leaves it open, and neither is concluded to be off', () => {
    expect(seenIn(rateLimit, [unavailable('')]).flat()).not.toContain('off');
    expect(seenIn(outage, [unavailable('')]).flat()).not.toContain('off');
    expect(seenIn(outage, [unavailable('')]).flat()).toHaveLength(2);
  });
});
