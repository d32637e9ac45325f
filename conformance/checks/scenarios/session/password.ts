import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';
import { escaped } from '../altered.js';
import { inconclusive, isSuccess, met, observed, undecided } from '../outcome.js';
import { passwordExpiryOf } from './expires-at.js';
import { bodyRefreshToken, liveCookies } from './refresh-tokens.js';
import { exactly200 } from './service-account.js';
import { signInByForm, signInUser, tokenIn, user } from './sign-in.js';

const unknownPassword = 'neither JSON nor form sign-in is accepted: check the username and password';

/** Password sign-in as JSON, and what it returns (sections 4.2 and 5 rule 4). */
export const passwordJson = investigation({
  id: 'session/password-json',
  rules: [
    'session.password-json',
    'session.password-access-token',
    'session.password-expiry',
    'session.200-only',
    'session.refresh-cookie',
  ],
  needs: ['user'],
  requestsPerRun: 1,
  cases: () => fc.constant(null),
  async perform(_, context) {
    const json = user(context.target);
    if (!json) return [];
    const answer = await context.session({ json, isGood: true });
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive('session.password-json', why)];
    if (isSuccess(answer)) return [isSession(answer), ...sessionOf(answer), refreshToken(answer)];
    // A refusal violates the rule only if the form is accepted: otherwise the password may be wrong.
    const byForm = await signInByForm(context);
    if (!byForm || !isSuccess(byForm)) return [inconclusive('session.password-json', unknownPassword)];
    return [notSignedIn('session.password-json', 'as for the same user name and password in a form', answer)];
  },
});

function notSignedIn(rule: RuleId, why: string, { response }: Exchange): Outcome {
  const violation = { at: 'status', expected: `status 200, ${why}`, received: response.status };
  return observed(rule, false, violation);
}

/** Judges what both forms of password sign-in return. */
const sessionOf = (answer: Exchange): readonly Outcome[] => [
  exactly200(answer),
  passwordToken(answer),
  ...passwordExpiryOf(answer),
];

/** Judges that there is a token; its name is another rule. */
function isSession({ response: { json } }: Exchange): Outcome {
  const members = isObject(json) ? Object.entries(json) : [];
  const token = members.some(
    ([name, value]) => /token/i.test(name) && typeof value === 'string' && value !== '',
  );
  const received = `an object with ${members.map(([name]) => name).join(', ')}`;
  return observed('session.password-json', token, { at: 'body', expected: 'a token', received });
}

/** Section 4.2: the token of password sign-in has one of two names. */
function passwordToken(answer: Exchange): Outcome {
  const { json } = answer.response;
  return observed('session.password-access-token', tokenIn(answer) !== undefined, {
    at: 'body',
    expected: 'accessToken or access_token, a non-empty string',
    received: isObject(json) ? `an object with ${Object.keys(json).join(', ')}` : 'no JSON object',
  });
}

/** Section 5 rule 4: the refresh token is in a cookie or, by another reading, in the body. */
function refreshToken(answer: Exchange): Outcome {
  const carried = liveCookies(answer).length > 0 || bodyRefreshToken(answer) !== undefined;
  return observed('session.refresh-cookie', carried, {
    at: 'header set-cookie',
    expected: 'a cookie, or refreshToken in the body',
    received: 'neither',
  });
}

/** Password sign-in as a form (section 4.2): as documented, or with `grantType` added. */
const plainForm = investigation({
  id: 'session/password-form',
  rules: [
    'session.password-form',
    'session.password-access-token',
    'session.password-expiry',
    'session.200-only',
  ],
  needs: ['user'],
  requestsPerRun: 3,
  cases: () => fc.constant(null),
  async perform(_, context) {
    // Signs in first: after refusals of the form, another sign-in might be one too many.
    const json = await signInUser(context);
    const answer = await signInByForm(context);
    if (!answer) return [];
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive('session.password-form', why)];
    if (isSuccess(answer)) return [met('session.password-form'), ...sessionOf(answer)];
    if (!json) return [inconclusive('session.password-form', unknownPassword)];
    return [notSignedIn('session.password-form', 'as for the same user name and password in JSON', answer)];
  },
});

/** The same form with every byte percent-encoded, which is equivalent (section 4.2). */
const escapedForm = investigation({
  id: 'session/form-escapes',
  rules: ['session.form-encoding-escapes'],
  needs: ['user'],
  requestsPerRun: 2,
  cases: () => fc.record({ digits: inTurn('upper', 'lower') }),
  async perform({ digits }, context) {
    const rule = 'session.form-encoding-escapes';
    // Signs in first: after refusals, a sign-in that was never accepted might be one too many.
    const before = await signInByForm(context);
    if (!before || !isSuccess(before)) return [inconclusive(rule, 'form sign-in is not accepted at all')];
    const answer = await signInByForm(context, (text) => escaped(text, digits === 'upper'));
    if (!answer) return [];
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive(rule, why)];
    if (isSuccess(answer)) return [met(rule)];
    const after = await signInByForm(context);
    if (!after || !isSuccess(after)) return [inconclusive(rule, 'form sign-in is not accepted any more')];
    return [notSignedIn(rule, 'as for the same form with fewer characters percent-encoded', answer)];
  },
});

export const passwordForms = [plainForm, escapedForm];
