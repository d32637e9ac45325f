import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import { inTurn } from '../../../arbitraries/in-turn.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../target/json.js';
import type { SessionRequest } from '../../../target/session.js';
import { alteredAt, indexWithin, madeUp, perMille } from '../altered.js';
import { inconclusive, isSuccess, observed } from '../outcome.js';
import { guessedAccount, guessedUser } from './guessed.js';
import { liveCookies } from './refresh-tokens.js';
import { tokenIn } from './sign-in.js';

/** Section 7: a failed login is not answered with 200, and returns no token. */
export function failedLogin(rule: RuleId, answer: Exchange, why: string): Outcome {
  const { status } = answer.response;
  if (status === 429 || status === 423) {
    const because = `the sign-in was answered with status ${status}: throttled, or the account is locked`;
    return inconclusive(rule, because);
  }
  const token = tokenIn(answer) !== undefined;
  return observed(rule, status !== 200 && !token, {
    at: status === 200 ? 'status' : 'body',
    expected: `a failed login, not status 200 and no token: ${why}`,
    received: `${status} ${token ? 'with' : 'without'} an access token`,
  });
}

/**
 * Judges the same, and that no refresh token was returned. Services set cookies for other purposes, so a cookie counts only if
 * it can be exchanged for a session.
 * @param presented the refresh token that was sent, which a response may repeat
 */
async function failedLoginWithoutSession(
  rule: RuleId,
  answer: Exchange,
  why: string,
  context: CheckContext,
  presented = '',
): Promise<Outcome> {
  const verdict = failedLogin(rule, answer, why);
  if (verdict.inconclusive !== undefined || verdict.finding.violations.length > 0) return verdict;
  const { json } = answer.response;
  const members = isObject(json) ? [json['refreshToken'], json['refresh_token']] : [];
  const inBody = members.some((value) => typeof value === 'string' && !['', presented].includes(value));
  const cookies = liveCookies(answer).filter(({ value }) => value !== presented);
  const inCookie = !inBody && cookies.length > 0 && (await isSession(cookies, context));
  return observed(rule, !inBody && !inCookie, {
    at: inBody ? 'body' : 'header set-cookie',
    expected: `no refresh token: ${why}`,
    received: inBody ? 'a refresh token in the body' : 'a cookie that is exchanged for a session',
  });
}

async function isSession(
  cookies: readonly { readonly name: string; readonly value: string }[],
  context: CheckContext,
): Promise<boolean> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await context.session({ json: { grantType: 'refreshToken' }, cookie });
  return isSuccess(answer) && tokenIn(answer) !== undefined;
}

/** Section 7: a refresh token that was never issued, in the body, in a cookie of a likely name, or in both. */
export const bogusRefresh = investigation({
  id: 'session/bogus-refresh',
  rules: ['session.refresh-bogus'],
  runs: 6,
  requestsPerRun: 1,
  cases: () =>
    fc.record({
      token: fc.oneof(madeUp(), fc.constantFrom('x', '00000000-0000-4000-8000-000000000000', 'e30.e30.e30')),
      carriedBy: inTurn('body', 'body', 'cookie', 'both'),
      cookieName: inTurn('refreshToken', 'refresh_token'),
    }),
  async perform({ token, carriedBy, cookieName }, context) {
    const request: SessionRequest = {
      mustFail: true,
      json: { grantType: 'refreshToken', ...(carriedBy === 'cookie' ? {} : { refreshToken: token }) },
      ...(carriedBy === 'body' ? {} : { cookie: `${cookieName}=${token}` }),
    };
    const answer = await context.session(request);
    const why = 'nobody issued this refresh token';
    return [await failedLoginWithoutSession('session.refresh-bogus', answer, why, context, token)];
  },
});

/** How a wrong text is derived from the right one. */
type Wrong = {
  readonly how: 'made-up' | 'altered' | 'longer' | 'shorter';
  readonly text: string;
  readonly place: number;
};

/** Some hashes use only the first 72 bytes, so the difference lies well before. */
const telling = 40;

function wrong(): fc.Arbitrary<Wrong> {
  return fc.record({
    how: inTurn('made-up', 'altered', 'longer', 'shorter'),
    text: madeUp(),
    place: perMille(),
  });
}

/** Derives a wrong text. A very short one could be right by accident, so it is replaced. */
function wrongTextOf(right: string, { how, text, place }: Wrong): string {
  if (how === 'made-up' || right.length < 6) return text;
  if (how === 'altered') return alteredAt(right, indexWithin(0, Math.min(right.length, telling), place));
  return how === 'longer' ? `x${right}` : right.slice(1);
}

/** Section 7: a service account with a wrong secret. */
const wrongSecret = investigation({
  id: 'session/wrong-secret',
  rules: ['session.cc-wrong-secret'],
  needs: ['service-account'],
  runs: 4,
  requestsPerRun: 1,
  cases: wrong,
  async perform(value, context) {
    const account = await guessedAccount(context);
    if (!account) return [];
    const { right } = account;
    const json = { ...right, clientSecret: wrongTextOf(String(right['clientSecret']), value) };
    const answer = await context.session({ json, mustFail: true });
    return [failedLogin('session.cc-wrong-secret', answer, 'the secret is wrong')];
  },
});

/**
 * Section 7: an unknown client id, with a made-up secret and with that of the service account. Enough of it is made up that it
 * is not the id of another account, which might be locked out.
 */
const unknownClient = investigation({
  id: 'session/unknown-client',
  rules: ['session.cc-unknown-client'],
  runs: 6,
  requestsPerRun: 1,
  cases: () =>
    fc.record({
      how: inTurn('made-up', 'longer', 'prefixed', 'altered'),
      text: madeUp(),
      secret: inTurn('own', 'made-up'),
    }),
  async perform({ how, text, secret }, { target: { clientId = '', clientSecret }, session }) {
    const ids: Readonly<Record<string, string>> = {
      longer: `${clientId}${text}`,
      prefixed: `${text}${clientId}`,
      altered: clientId.slice(0, Math.ceil(clientId.length / 2)) + text,
    };
    const json = {
      grantType: 'clientCredentials',
      clientId: ids[how] ?? text,
      clientSecret: (secret === 'own' ? clientSecret : undefined) ?? text,
    };
    const answer = await session({ json, mustFail: true });
    return [failedLogin('session.cc-unknown-client', answer, 'nobody has this client id')];
  },
});

/** Sections 5 rule 1 and 7: no secret, in the ways in which a member is absent (section 2). */
const missingSecret = investigation({
  id: 'session/missing-secret',
  rules: ['session.cc-missing-secret'],
  needs: ['service-account'],
  runs: 4,
  requestsPerRun: 1,
  cases: () => fc.record({ secret: inTurn('left out', 'left out', 'empty', 'null') }),
  async perform({ secret }, context) {
    const account = await guessedAccount(context);
    if (!account) return [];
    const { clientSecret: _left, ...without } = account.right;
    const json = { ...without, ...(absentSecrets[secret] ?? {}) };
    const answer = await context.session({ json, mustFail: true });
    return [failedLogin('session.cc-missing-secret', answer, 'there is no secret')];
  },
});

const absentSecrets: Readonly<Record<string, JsonObject>> = {
  empty: { clientSecret: '' },
  null: { clientSecret: null },
};

/** Section 7: a user with a wrong password, as JSON and as a form. */
const wrongPassword = investigation({
  id: 'session/wrong-password',
  rules: ['session.password-wrong'],
  needs: ['user'],
  runs: 4,
  requestsPerRun: 1,
  cases: () => fc.record({ password: wrong(), as: inTurn('json', 'form') }),
  async perform({ password: wrongness, as }, context) {
    const user = await guessedUser(context);
    if (!user) return [];
    const { username, password: right } = user.right;
    const password = wrongTextOf(String(right), wrongness);
    const fields = new URLSearchParams({ grantType: 'password', username: String(username), password });
    const request = as === 'json' ? { json: { ...user.right, password } } : { form: `${fields}` };
    const answer = await context.session({ ...request, mustFail: true });
    const why = 'the password is wrong';
    return [await failedLoginWithoutSession('session.password-wrong', answer, why, context)];
  },
});

export const wrongSecrets = [wrongSecret, unknownClient, missingSecret, wrongPassword];
