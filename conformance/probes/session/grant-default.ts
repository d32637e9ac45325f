import { type Guessed, guessedUser } from '../../checks/scenarios/session/guessed.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { ofNobody, refusal } from './refused-alike.js';

const throttled = [
  'rejected-429-retry-after-seconds',
  'rejected-429-retry-after-date',
  'rejected-429-bare',
  'rejected-503',
] as const;

/** The user of the target signs in rightly each time but for the grant, and once at most in a way that may be refused. */
export const grantDefault = asks('session.grant-default', {
  // What may be wrong for the user of the target is sent once, whatever comes of it.
  hiddenBy: { 'errors.rate-limit': throttled, 'errors.outage': ['rejected-503', 'rejected-502-html'] },
  needs: ['user'],
  requests: 11,
  once: true,
  async ask(t) {
    const user = await guessedUser(t);
    if (!user) throw undecided('there is no user');
    const { right } = user;
    if (!isGranted(await t.session({ json: right, isGood: true })))
      throw undecided('the user cannot sign in');
    const fields = `username=${encodeURIComponent(String(right['username']))}&password=${encodeURIComponent(String(right['password']))}`;
    const byForm = isGranted(await t.session({ form: fields, isGood: true }));
    if (!byForm) {
      const named = await t.session({ form: `grantType=password&${fields}`, isGood: true });
      if (!isGranted(named)) throw undecided('the user cannot sign in by a form');
      // It is asked once, so a refusal by chance must not count. Whoever was there before is not refused twice.
      if (!user.isReal && isGranted(await t.session({ form: fields, isGood: true })))
        throw undecided('a form without grantType is now refused, now not');
    }
    const byJson = await isJsonTaken(t, user);
    const [nobody] = await ofNobody(t, right, right);
    if (isSuccess(nobody)) throw undecided('a user who does not exist is signed in');
    const saw = `without grantType, a form is ${byForm ? 'taken' : 'refused'} and JSON is ${byJson ? 'taken' : 'refused'}`;
    if (byForm) return agrees(byJson ? 'always' : 'form-only', saw);
    return byJson ? otherwise(saw) : agrees('never', saw);
  },
});

function isGranted(answer: Exchange): boolean {
  if (!isSuccess(refusal(answer))) return false;
  if (tokenIn(answer) !== undefined) return true;
  throw undecided('a sign-in is answered with a 2xx and no access token');
}

/** Of somebody who was there before the run only where it is not refused before anybody is looked at. */
async function isJsonTaken(t: ProbeContext, { right, isReal }: Guessed): Promise<boolean> {
  const { grantType: _left, ...json } = right;
  if (isReal) {
    const [known, answer] = await ofNobody(t, right, json);
    if (known.response.status !== answer.response.status) return false;
  }
  return isGranted(await t.session(isReal ? { json, mustFail: true } : { json }));
}
