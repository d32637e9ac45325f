import { expect, test } from 'vitest';
import { fakeContext, type Reply, target } from '../../../../fixtures/fakes/fake-context.js';
import {
  type Honesty,
  honestService,
  membersOf,
  refusal,
} from '../../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../../fixtures/fakes/perform.js';
import { isObject, type JsonObject } from '../../../target/json.js';
import { investigations } from '../catalogue.js';

const session = investigations.filter(({ id }) => id.startsWith('session/'));
const admittedToken = { status: 200, body: { accessToken: 'access-x' } };

const bodyOf = ({ body }: Reply): JsonObject => (isObject(body) ? body : {});

/** Rewrites the body of every granted session. */
const granting = (change: (body: JsonObject) => JsonObject): Partial<Honesty> => ({
  granted: (reply) => ({ ...reply, body: change(bodyOf(reply)) }),
});
/** Accepts sign-ins that should fail. */
const letting = (isLet: (sent: JsonObject) => boolean): Partial<Honesty> => ({
  refusedSignIn: (reply, request) => (isLet(membersOf(request)) ? admittedToken : reply),
});
/** Refuses sign-ins that should succeed. */
const refusing = (isRefused: (grant: string, sent: JsonObject, cookie: string | undefined) => boolean) => ({
  granted: (reply: Reply, grant: string, request: Parameters<Honesty['granted']>[2]) =>
    isRefused(grant, membersOf(request), request.cookie) ? refusal : reply,
});
const isAccount = (sent: JsonObject) => sent['clientId'] === target.clientId;

test.each<[rule: string, mutation: Partial<Honesty>]>([
  ['session.post', refusing((grant) => grant === 'clientCredentials')],
  ['session.200-only', { granted: (reply) => ({ ...reply, status: 201 }) }],
  [
    'session.access-token',
    granting(({ accessToken, ...body }) => ({ ...body, access_token: accessToken ?? '' })),
  ],
  ['session.expires-at', granting(({ expiresAt: _, ...body }) => body)],
  ['session.expires-iso', granting((body) => ({ ...body, expiresAt: '2026-01-14T05:15:00' }))],
  ['session.expires-no-zone', granting((body) => ({ ...body, expiresAt: '2026-01-14T05:15:00.000Z' }))],
  ['session.expires-future', granting((body) => ({ ...body, expiresAt: '2026-01-12T05:15:00.000' }))],
  ['session.token-works', { admitted: () => refusal }],
  ['session.token-before-expiry', { lifetimeMs: 9000, admitted: () => refusal }],
  ['session.token-after-expiry', { lifetimeMs: 9000, refusedFind: () => ({ status: 200, body: {} }) }],
  ['session.cc-wrong-secret', letting((sent) => isAccount(sent) && sent['clientSecret'] !== undefined)],
  [
    'session.cc-unknown-client',
    letting((sent) => sent['grantType'] === 'clientCredentials' && !isAccount(sent)),
  ],
  ['session.cc-missing-secret', letting((sent) => isAccount(sent) && sent['clientSecret'] === undefined)],
  ['session.grant-unknown', letting((sent) => sent['grantType'] === 'implicit')],
  ['session.grant-case', letting((sent) => sent['grantType'] === 'client_credentials')],
  ['session.password-wrong', letting((sent) => sent['username'] === target.username)],
  ['session.refresh-bogus', letting((sent) => sent['grantType'] === 'refreshToken')],
  ['session.password-json', refusing((grant, sent) => grant === 'password' && sent['form'] === undefined)],
  ['session.password-form', refusing((grant, sent) => grant === 'password' && sent['form'] === true)],
  [
    'session.password-access-token',
    granting(({ accessToken, ...body }) => ({ ...body, token: accessToken ?? '' })),
  ],
  ['session.refresh-cookie', { granted: (reply) => ({ ...reply, cookies: [] }) }],
  [
    'session.refresh-by-body',
    refusing((grant, _, cookie) => grant === 'refreshToken' && cookie === undefined),
  ],
  [
    'session.refresh-by-cookie',
    refusing((grant, _, cookie) => grant === 'refreshToken' && cookie !== undefined),
  ],
  ['session.refresh-new-token', { token: () => 'access-of-everybody' }],
])('a violation of %s is found', async (rule, mutation) => {
  const { violated } = await perform(session, fakeContext(honestService(mutation)));
  expect([...violated]).toContain(rule);
});

test('a form sign-in that does not decode escapes breaks form-encoding-escapes alone', async () => {
  const granted: Honesty['granted'] = (reply, _, { form }) => (form?.includes('%75%73') ? refusal : reply);
  const { violated } = await perform(session, fakeContext(honestService({ granted })));
  expect([...violated]).toEqual(['session.form-encoding-escapes']);
});
