import { expect, test } from 'vitest';
import { callsTo, type Instead, runWith } from '../../../fixtures/broken.js';
import { checkConformance } from '../../conform.js';
import type { Report } from '../../report/report.js';
import type { WireRequest } from '../../target/transport.js';

const refusal = (message: string, status = 401) => {
  const id = `req-${Math.floor(performance.now() * 1e6)}`;
  return {
    status,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify({ error: 'unauthorized', message, id }),
  };
};
const find = callsTo('find');
const keys = callsTo('listApiKeys');
const signIn = callsTo('createSession');
const tokenIn = ({ headers }: WireRequest) => headers['authorization'] ?? '';

const rowOf = (report: Report) => report.rules.find(({ id }) => id === 'session.token-works');

const nothingAccepted: Instead = (request) => (signIn(request) ? undefined : refusal('no such token'));

/** Recognizes its tokens, and refuses them for another reason than made-up ones. */
function withoutRole(): Instead {
  let last = '';
  return (request) => {
    if (signIn(request)) return undefined;
    const token = tokenIn(request);
    const isAltered = [...token].filter((letter, at) => letter !== last[at]).length === 1;
    if (!isAltered) last = token;
    return refusal(isAltered ? 'no such token' : 'your role does not suffice');
  };
}

test('tokens that nothing accepts are a failure of sign-in, which a replay reproduces', async () => {
  const report = await runWith(nothingAccepted);
  const failure = rowOf(report)?.failure;
  const again = await runWith(nothingAccepted, { replay: failure?.replay ?? '' });

  expect(report).toMatchObject({ verdict: 'non-conformant', complete: false });
  expect(report.reason).toContain('refused the credential with status 401');
  expect(failure).toMatchObject({ received: '401' });
  expect(again.verdict).toBe('non-conformant');
  expect(rowOf(again)?.verdict).toBe('fail');
});

test.each<[what: string, instead: Instead, because: RegExp]>([
  [
    'refuses them at the people interface alone',
    (request) => (find(request) ? refusal('no such token') : undefined),
    /getOrganization answered a fresh token with status 200.*addresses/,
  ],
  [
    'takes them where another role is asked for',
    (request) => (signIn(request) || keys(request) ? undefined : refusal('refused')),
    /listApiKeys answered a fresh token with status 200/,
  ],
  ['misses a role, and says so with 401', withoutRole(), /otherwise than a made-up one.*role/],
  [
    'misses a role',
    (request) => (signIn(request) ? undefined : refusal('no role', 403)),
    /refused the credential with status 403.*role/,
  ],
])('a target that %s proves nothing', async (_, instead, because) => {
  const report = await runWith(instead);

  expect(report.verdict).toBe('proved-nothing');
  expect(rowOf(report)).toMatchObject({ verdict: 'inconclusive', because: expect.stringMatching(because) });
});

test('a target that refuses a token which it was not seen to issue proves nothing', async () => {
  const given = {
    peopleUrl: 'https://host.example/people/v1',
    identityUrl: 'https://host.example/identity/v1',
  };
  const report = await checkConformance({
    target: { ...given, org: 'org_a1', token: 'given' },
    transport: async () => ({ cookies: [], ...refusal('no such token') }),
  });

  expect(report.verdict).toBe('proved-nothing');
  expect(rowOf(report)?.verdict).not.toBe('fail');
});
