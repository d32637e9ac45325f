import * as fc from 'fast-check';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';
import { inconclusive, isSuccess, observed, undecided } from '../outcome.js';
import { passwordExpiryOf } from './expires-at.js';
import { bodyRefreshToken, liveCookies, refreshCookies } from './refresh-tokens.js';
import { exactly200 } from './service-account.js';
import { signInByForm, tokenIn, user } from './sign-in.js';

export const unknownPassword = 'neither JSON nor form sign-in is accepted: check the username and password';

/** Password sign-in as JSON, and what it hands out (sections 4.2 and 5 rule 4). */
export const passwordJson = investigation({
  id: 'session/password-json',
  rules: [
    'session.password-json',
    'session.password-access-token',
    'session.password-expiry',
    'session.200-only',
    'session.refresh-cookie',
    'session.refresh-cookie-httponly',
  ],
  needs: ['user'],
  runs: 2,
  requestsPerRun: 1,
  cases: () => fc.constant(null),
  async perform(_, context) {
    const json = user(context.target);
    if (!json) return [];
    const answer = await context.session({ json, isGood: true });
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive('session.password-json', why)];
    if (!isSuccess(answer)) return [await refused(answer, context)];
    return [
      isSession(answer),
      exactly200(answer),
      passwordToken(answer),
      ...passwordExpiryOf(answer),
      ...refreshToken(answer),
    ];
  },
});

/** A refusal breaks the rule only where the form is accepted: else the password itself may be wrong. */
async function refused(answer: Exchange, context: CheckContext): Promise<Outcome> {
  const byForm = await signInByForm(context);
  if (!byForm || !isSuccess(byForm)) return inconclusive('session.password-json', unknownPassword);
  return observed('session.password-json', false, () => ({
    at: 'status',
    expected: 'status 200, as for the same user name and password in a form',
    received: answer.response.status,
  }));
}

/** Under which name the token goes is another rule. */
function isSession({ response: { json } }: Exchange): Outcome {
  const members = isObject(json) ? Object.entries(json) : [];
  const token = members.some(
    ([name, value]) => /token/i.test(name) && typeof value === 'string' && value !== '',
  );
  return observed('session.password-json', token, () => ({
    at: 'body',
    expected: 'a token',
    received: `an object with ${members.map(([name]) => name).join(', ')}`,
  }));
}

/** Section 4.2: the token of password sign-in goes under one of two names. */
export function passwordToken(answer: Exchange): Outcome {
  const { json } = answer.response;
  return observed('session.password-access-token', tokenIn(answer) !== undefined, () => ({
    at: 'body',
    expected: 'accessToken or access_token, a non-empty string',
    received: isObject(json) ? `an object with ${Object.keys(json).join(', ')}` : 'no JSON object',
  }));
}

/** Section 5 rule 4: carried in a cookie, or in the body by the other reading. */
function refreshToken(answer: Exchange): Outcome[] {
  const carried = liveCookies(answer).length > 0 || bodyRefreshToken(answer) !== undefined;
  const present = observed('session.refresh-cookie', carried, () => ({
    at: 'header set-cookie',
    expected: 'a cookie, or refreshToken in the body',
    received: 'neither',
  }));
  const named = refreshCookies(answer).filter(({ name }) => /refresh/i.test(name));
  const attributes = named.map(({ httpOnly, secure }) => {
    const held = [...(httpOnly ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : [])];
    // Over plain http nobody would send a `Secure` cookie back.
    const wanted = answer.request.url.startsWith('https:') ? ['HttpOnly', 'Secure'] : ['HttpOnly'];
    const isKept = wanted.every((attribute) => held.includes(attribute));
    return observed('session.refresh-cookie-httponly', isKept, () => ({
      at: 'header set-cookie',
      expected: wanted.join(' and '),
      received: held.join(' and ') || 'neither HttpOnly nor Secure',
    }));
  });
  return [present, ...attributes];
}
