import { expect, test } from 'vitest';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
import { type Honesty, honestService, refusal } from '../../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../../fixtures/fakes/perform.js';
import { isObject } from '../../../target/json.js';
import { investigations } from '../catalogue.js';

const session = investigations.filter(({ id }) => id.startsWith('session/'));

test.each<[reading: string, mutation: Partial<Honesty>]>([
  [
    'a cookie of a load balancer on every refusal',
    { refusedSignIn: () => ({ ...refusal, cookies: ['LB=7'] }) },
  ],
  ['a cookie taken away', { refusedSignIn: () => ({ ...refusal, cookies: ['refreshToken=; Max-Age=0'] }) }],
  ['a refresh token in the body', inBody(false)],
  ['a refresh token in the body beside a cookie of a load balancer', inBody(true)],
  ['a token that ends earlier sessions', { lifetimeMs: 3_600_000 }],
  ['a local time', writing('2026-01-14T18:59:00,123456')],
  ['no Date header', { granted: (reply) => ({ ...reply, headers: { date: '' } }) }],
  ['one hour, written an hour behind', { lifetimeMs: 400 }],
])('an honest service with %s breaks nothing', async (_, mutation) => {
  const { violated } = await perform(session, fakeContext(honestService(mutation)));
  expect([...violated]).toEqual([]);
});

function inBody(beside: boolean): Partial<Honesty> {
  return {
    granted: (reply, grant) => {
      if (grant === 'clientCredentials') return reply;
      const [cookie = ''] = reply.cookies ?? [];
      const refreshToken = /=([^;]*)/.exec(cookie)?.[1] ?? '';
      return {
        ...reply,
        body: { ...(isObject(reply.body) ? reply.body : {}), refreshToken },
        cookies: beside ? ['LB=7; Path=/'] : [],
      };
    },
  };
}

test('a user with a wrong password is not a violation', async () => {
  const { violated, inconclusive } = await perform(
    session,
    fakeContext(honestService(), { password: 'not it, no' }),
  );
  expect([...violated]).toEqual([]);
  expect([...inconclusive]).toContain('session.password-json');
});

function writing(expiresAt: string): Partial<Honesty> {
  return {
    granted: (reply) => ({ ...reply, body: { ...(isObject(reply.body) ? reply.body : {}), expiresAt } }),
  };
}
