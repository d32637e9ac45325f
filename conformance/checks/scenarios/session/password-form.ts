import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import { inconclusive, isSuccess, observed, undecided } from '../outcome.js';
import { passwordExpiryOf } from './expires-at.js';
import { passwordToken, unknownPassword } from './password.js';
import { exactly200 } from './service-account.js';
import { signInByForm, signInUser } from './sign-in.js';

/** Password sign-in as a form (section 4.2): as the document shows it, or with `grantType` added. */
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
    // Before, too: after refusals of the form, another sign-in might be one too many.
    const json = await signInUser(context);
    const answer = await signInByForm(context);
    if (!answer) return [];
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive('session.password-form', why)];
    if (isSuccess(answer)) {
      return [
        observed('session.password-form', true, never),
        exactly200(answer),
        passwordToken(answer),
        ...passwordExpiryOf(answer),
      ] satisfies Outcome[];
    }
    if (!json) return [inconclusive('session.password-form', unknownPassword)];
    return [
      observed('session.password-form', false, () => ({
        at: 'status',
        expected: 'status 200, as for the same user name and password in JSON',
        received: answer.response.status,
      })),
    ];
  },
});

/** The same form with every byte percent-encoded, which says the same (section 4.2). */
const escapedForm = investigation({
  id: 'session/form-escapes',
  rules: ['session.form-encoding-escapes'],
  needs: ['user'],
  requestsPerRun: 2,
  cases: () => fc.record({ digits: inTurn('upper', 'lower') }),
  async perform({ digits }, context) {
    const rule = 'session.form-encoding-escapes';
    // Before, too: after refusals, a sign-in that was never accepted might be one too many.
    const before = await signInByForm(context);
    if (!before || !isSuccess(before)) return [inconclusive(rule, 'form sign-in is not accepted at all')];
    const answer = await signInByForm(context, (text) => everyByte(text, digits === 'upper'));
    if (!answer) return [];
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive(rule, why)];
    if (isSuccess(answer)) return [observed(rule, true, never)];
    const after = await signInByForm(context);
    if (!after || !isSuccess(after)) return [inconclusive(rule, 'form sign-in is not accepted any more')];
    return [
      observed(rule, false, () => ({
        at: 'status',
        expected: 'status 200, as for the same form with fewer characters percent-encoded',
        received: answer.response.status,
      })),
    ];
  },
});

export const passwordForms = [plainForm, escapedForm];

/** Every byte of a text in UTF-8, percent-encoded. */
export function everyByte(text: string, upper: boolean): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .map((digits) => `%${upper ? digits.toUpperCase() : digits}`)
    .join('');
}

function never(): never {
  throw new Error('a rule that holds has no violation');
}
