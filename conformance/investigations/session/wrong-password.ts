import * as fc from 'fast-check';
import { inTurn } from '../../arbitraries/in-turn.js';
import { type AnyInvestigation, investigation } from '../../run/investigation.js';
import { isObject, type Json } from '../../target/json.js';
import { madeUp } from '../made-up.js';
import { observed } from '../outcome.js';
import { failedLoginWithoutSession } from './failed-login.js';
import { wrong, wrongTextOf } from './wrong-service-account.js';

/** Section 7: a user who gives a wrong password, as JSON and as a form. */
const wrongPassword = investigation({
  id: 'session/wrong-password',
  rules: ['session.password-wrong'],
  needs: ['user'],
  runs: 6,
  requestsPerRun: 1,
  cases: () => fc.record({ password: wrong(), as: inTurn('json', 'form') }),
  async perform({ password: wrongness, as }, lab) {
    const { username, password: right } = lab.target;
    if (username === undefined || right === undefined) return [];
    const password = wrongTextOf(right, wrongness);
    const form = `grantType=password&username=${encodeURIComponent(username)}&password=${encodeURIComponent(password)}`;
    const request = as === 'json' ? { json: { grantType: 'password', username, password } } : { form };
    const answer = await lab.session(request);
    return [await failedLoginWithoutSession('session.password-wrong', answer, 'the password is wrong', lab)];
  },
});

/** Assumed: whether a user exists does not show. */
const unknownUser = investigation({
  id: 'session/unknown-user',
  rules: ['session.password-no-enumeration'],
  needs: ['user'],
  runs: 1,
  requestsPerRun: 2,
  cases: () => fc.record({ name: madeUp(), password: madeUp() }),
  async perform({ name, password }, { target, session }) {
    if (target.username === undefined) return [];
    const send = (username: string) => session({ json: { grantType: 'password', username, password } });
    const known = await send(target.username);
    const unknown = await send(`${name}@nobody.example`);
    const [expected, received] = [known, unknown].map(
      ({ response }) => `${response.status}, ${membersOf(response.json)}`,
    );
    return [
      observed('session.password-no-enumeration', expected === received, () => ({
        at: 'response',
        expected: `as for a wrong password: ${expected}`,
        received,
      })),
    ];
  },
});

export const wrongPasswords: readonly AnyInvestigation[] = [wrongPassword, unknownUser];

function membersOf(body: Json | undefined): string {
  return isObject(body) ? `an object with ${Object.keys(body).sort().join(', ')}` : 'no JSON object';
}
