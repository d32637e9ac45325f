import { expect, test } from 'vitest';
import { fakeContext, startedAt } from '../../../../fixtures/fakes/fake-context.js';
import { honestService } from '../../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../../fixtures/fakes/perform.js';
import { controlPlane } from '../../../target/control/control-plane.js';
import { isObject } from '../../../target/json.js';
import { oneZone } from './sign-ins.js';

const rule = 'session.expires-future';

/** Returns the expiry of the `nth` token under this grant, in minutes from now, possibly with a zone suffix. */
type Written = (grant: string, nth: number) => number | `${number}${'+09:00' | 'Z'}`;

async function verdictOf(written: Written, moves?: () => number): Promise<string> {
  let nth = 0;
  const service = honestService({
    granted(reply, grant) {
      nth += 1;
      const [, minutes = '', zone = ''] = /^(-?\d+)(.*)$/.exec(String(written(grant, nth))) ?? [];
      const expiresAt = new Date(startedAt + Number(minutes) * 60_000).toISOString().slice(0, -1) + zone;
      return { ...reply, body: isObject(reply.body) ? { ...reply.body, expiresAt } : null };
    },
  });
  const control = controlPlane({ url: 'https://control.test', token: 't', org: 'o' }, async () => ({
    status: 200,
    headers: {},
    cookies: [],
    text: JSON.stringify({ moves: moves?.() }),
  }));
  const context = { ...fakeContext(service), control: moves && control };
  const { violated, inconclusive } = await perform([oneZone], context, 1);
  return violated.has(rule) ? 'violated' : inconclusive.has(rule) ? 'inconclusive' : 'nothing';
}

test.each<[what: string, written: Written, verdict: string]>([
  ['a zone of its own', () => -465, 'nothing'],
  ['15 minutes and an hour', (grant) => (grant === 'password' ? 15 : 60), 'nothing'],
  ['an hour and nothing, with clocks that differ', (grant) => (grant === 'password' ? 62 : -1), 'nothing'],
  ['a refreshed session in the past', (grant) => (grant === 'refreshToken' ? -70 : 15), 'violated'],
  ['a service account in the past', (grant) => (grant === 'clientCredentials' ? -300 : 60), 'violated'],
  ['a password sign-in for eight hours', (grant) => (grant === 'password' ? 480 : 60), 'violated'],
  ['zones that are told', (grant) => (grant === 'password' ? '15Z' : '555+09:00'), 'nothing'],
  ['a clock that is moved on', (_, nth) => (nth > 1 ? 195 : 15), 'inconclusive'],
  ['a clock that is moved back later', (_, nth) => (nth === 3 ? 195 : 15), 'inconclusive'],
  ['a clock that is moved on and on', (_, nth) => nth * 120, 'inconclusive'],
])('%s: %#', async (_, written, verdict) => {
  expect(await verdictOf(written)).toBe(verdict);
});

test('differences are inconclusive while other clients move the clock', async () => {
  let moves = 0;
  const written: Written = (grant) => (grant === 'refreshToken' ? -300 : 15);
  expect(await verdictOf(written, () => 0)).toBe('violated');
  expect(await verdictOf(written, () => moves++)).toBe('inconclusive');
});
