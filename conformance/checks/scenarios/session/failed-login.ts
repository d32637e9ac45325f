import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';
import { inconclusive, isSuccess, observed } from '../outcome.js';
import { liveCookies } from './refresh-tokens.js';
import { tokenIn } from './sign-in.js';

/** Section 7: a login that fails is not answered with 200, and returns no token. */
export function failedLogin(rule: RuleId, answer: Exchange, why: string): Outcome {
  const { status } = answer.response;
  if (status === 429 || status === 423) {
    return inconclusive(
      rule,
      `the sign-in was answered with status ${status}: throttled, or the account is locked`,
    );
  }
  const token = tokenIn(answer) !== undefined;
  return observed(rule, status !== 200 && !token, () => ({
    at: status === 200 ? 'status' : 'body',
    expected: `a failed login, not status 200 and no token: ${why}`,
    received: `${status} ${token ? 'with' : 'without'} an access token`,
  }));
}

/**
 * The same, and nothing else was handed out that makes a session. Services set cookies for reasons of their own, so a
 * cookie counts only when it can be exchanged for a session.
 * @param presented the refresh token that was sent, which an answer may repeat
 */
export async function failedLoginWithoutSession(
  rule: RuleId,
  answer: Exchange,
  why: string,
  context: CheckContext,
  presented?: string,
): Promise<Outcome> {
  const verdict = failedLogin(rule, answer, why);
  if (verdict.inconclusive !== undefined || verdict.finding.violations.length > 0) return verdict;
  const { json } = answer.response;
  const members = isObject(json) ? [json['refreshToken'], json['refresh_token']] : [];
  const inBody = members.some((value) => typeof value === 'string' && !['', presented ?? ''].includes(value));
  const cookies = liveCookies(answer).filter(({ value }) => value !== presented);
  const inCookie = !inBody && cookies.length > 0 && (await isSession(cookies, context));
  return observed(rule, !inBody && !inCookie, () => ({
    at: inBody ? 'body' : 'header set-cookie',
    expected: `no refresh token: ${why}`,
    received: inBody ? 'a refresh token in the body' : 'a cookie that is exchanged for a session',
  }));
}

async function isSession(
  cookies: readonly { readonly name: string; readonly value: string }[],
  context: CheckContext,
): Promise<boolean> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await context.session({ json: { grantType: 'refreshToken' }, cookie });
  return isSuccess(answer) && tokenIn(answer) !== undefined;
}
