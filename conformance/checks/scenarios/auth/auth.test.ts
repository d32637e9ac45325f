import { expect, test } from 'vitest';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
import { type Honesty, honestService, refusal } from '../../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../../fixtures/fakes/perform.js';
import { investigations } from '../catalogue.js';

const auth = investigations.filter(({ id }) => id.startsWith('auth/'));
const jwt = () =>
  `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.eyJzdWIiOiJjYWxsZXIifQ.c2lnbmVkLXdlbGw`;

test.each<[reading: string, mutation: Partial<Honesty>]>([
  ['403', { refusedFind: () => ({ status: 403 }) }],
  ['a redirect', { refusedFind: () => ({ status: 302, headers: { location: '/' } }) }],
  ['an outage', { refusedFind: () => ({ status: 500 }) }],
  ['empty matches', { refusedFind: () => ({ status: 401, body: { matches: [] } }) }],
  ['JSON Web Tokens', { token: jwt }],
  ['no keys at all', { takesKeys: false }],
])('a service that refuses with %s breaks no stated rule', async (_, mutation) => {
  const { violated } = await perform(auth, fakeContext(honestService(mutation)));
  expect([...violated]).toEqual([]);
});

test('throttled responses are inconclusive', async () => {
  const { observed, inconclusive } = await perform(
    auth,
    fakeContext(honestService({ refusedFind: () => ({ status: 429 }) })),
  );
  expect([...observed]).not.toContain('auth.missing');
  expect([...inconclusive]).toContain('auth.missing');
});

test('with opaque tokens, nothing is sent or concluded about unsigned ones', async () => {
  const context = fakeContext(honestService());
  const { observed } = await perform(auth, context);
  expect([...observed]).not.toContain('auth.none-alg');
  expect(context.finds.some(({ how }) => how.credential === 'unsigned')).toBe(false);
});

test('calls that should be refused ask for people who exist, so that a leak would show', async () => {
  const context = fakeContext(honestService({ refusedFind: () => refusal }));
  await perform(auth, context);
  for (const { body } of context.finds) expect(JSON.stringify(body)).toMatch(/"search_term":"(ada|li|noor)"/);
});
