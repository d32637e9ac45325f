import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { investigation } from '../../../scene/investigation.js';
import { isObject, type Json } from '../../../target/json.js';
import { madeUp } from '../made-up.js';
import { observed } from '../outcome.js';
import { failedLoginWithoutSession } from './failed-login.js';
import { guessedUser } from './guessed.js';
import { wrong, wrongTextOf } from './wrong-service-account.js';

/** Section 7: a user who gives a wrong password, as JSON and as a form. */
const wrongPassword = investigation({
  id: 'session/wrong-password',
  rules: ['session.password-wrong'],
  needs: ['user'],
  runs: 6,
  requestsPerRun: 1,
  cases: () => fc.record({ password: wrong(), as: inTurn('json', 'form') }),
  async perform({ password: wrongness, as }, context) {
    const user = await guessedUser(context);
    if (!user) return [];
    const { right } = user;
    const password = wrongTextOf(String(right['password']), wrongness);
    const fields = new URLSearchParams({
      grantType: 'password',
      username: String(right['username']),
      password,
    });
    const request = as === 'json' ? { json: { ...right, password } } : { form: `${fields}` };
    const answer = await context.session({ ...request, mustFail: true });
    return [
      await failedLoginWithoutSession('session.password-wrong', answer, 'the password is wrong', context),
    ];
  },
});

/** Assumed: whether a user exists does not show. */
const unknownUser = investigation({
  id: 'session/unknown-user',
  rules: ['session.password-no-enumeration'],
  needs: ['user'],
  requestsPerRun: 2,
  cases: () => fc.record({ name: madeUp(), password: madeUp() }),
  async perform({ name, password }, context) {
    const user = await guessedUser(context);
    if (!user) return [];
    const send = (username: string) =>
      context.session({ json: { grantType: 'password', username, password }, mustFail: true });
    const known = await send(String(user.right['username']));
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

export const wrongPasswords = [wrongPassword];
/** What is only reported waits until the rest has been seen. */
export const assumedPasswords = [unknownUser];

function membersOf(body: Json | undefined): string {
  return isObject(body) ? `an object with ${Object.keys(body).sort().join(', ')}` : 'no JSON object';
}
