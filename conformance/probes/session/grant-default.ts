import {
  areAlike,
  asNobody,
  type Guessed,
  guessedUser,
  tokenIn,
} from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import type { SessionRequest } from '../../target/session.js';
import { demand, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';
import { refusal, refusalsOfNobody } from './refused.js';

const throttled = [
  'rejected-429-retry-after-seconds',
  'rejected-429-retry-after-date',
  'rejected-429-bare',
  'rejected-503',
] as const;

/** Signs in the target's user correctly but for the grant, and at most once in a way that may be refused. */
export const grantDefault = asks('session.grant-default', {
  // A sign-in of that user that may be wrong is sent once, whatever the result.
  hiddenBy: { 'errors.rate-limit': throttled, 'errors.outage': ['rejected-503', 'rejected-502-html'] },
  needs: ['user'],
  requests: 14,
  once: true,
  async ask(t) {
    const user = await guessedUser(t);
    demand(user, 'there is no user');
    const { right } = user;
    demand(isGranted(await t.session({ json: right, isGood: true })), 'the user cannot sign in');
    const byForm = await isFormTaken(t, user);
    const byJson = await isJsonTaken(t, user);
    const [nobody] = await refusalsOfNobody(t, right, right);
    demand(!isSuccess(nobody), 'a user who does not exist is signed in');
    if (byForm) return byJson ? 'always' : 'form-only';
    return byJson ? undefined : 'never';
  },
});

function isGranted(answer: Exchange): boolean {
  if (!isSuccess(refusal(answer))) return false;
  if (tokenIn(answer) !== undefined) return true;
  throw undecided('a sign-in is answered with a 2xx and no access token');
}

/**
 * An accidental refusal must not count: it is repeated for a user of the run, and compared with that of a made-up user for
 * another one.
 */
async function isFormTaken(t: ProbeContext, { right, isReal }: Guessed): Promise<boolean> {
  const form = fieldsOf(right);
  if (isGranted(await t.session({ form, isGood: true }))) return true;
  demand(
    isGranted(await t.session({ form: `grantType=password&${form}`, isGood: true })),
    'the user cannot sign in by a form',
  );
  if (!isReal) {
    await refusedAgain(t, { form, isGood: true });
    return false;
  }
  const nobody = fieldsOf(asNobody(right));
  const [known, without] = [
    refusal(await t.session({ form: `grantType=password&${nobody}` })),
    refusal(await t.session({ form: nobody })),
  ];
  if (known.response.status !== without.response.status) return false;
  throw undecided('a form was refused once without grantType, and nobody is refused alike with it');
}

/** For a user who existed before the run only if the service does not refuse such a sign-in before it looks up the user. */
async function isJsonTaken(t: ProbeContext, { right, isReal }: Guessed): Promise<boolean> {
  const { grantType: _left, ...json } = right;
  if (!isReal) {
    if (isGranted(await t.session({ json }))) return true;
    await refusedAgain(t, { json });
    return false;
  }
  const [known, without] = await refusalsOfNobody(t, right, json);
  const [, withoutAgain] = await refusalsOfNobody(t, right, json);
  const [, knownAgain] = await refusalsOfNobody(t, right, right);
  demand(areAlike(without, withoutAgain) && areAlike(known, knownAgain), changing);
  if (known.response.status !== without.response.status) return false;
  const answer = await t.session({ json, mustFail: true });
  if (isGranted(answer)) return true;
  demand(areAlike(answer, without), changing);
  return false;
}

async function refusedAgain(t: ProbeContext, sent: SessionRequest): Promise<void> {
  demand(!isGranted(await t.session(sent)), changing);
}

const changing = 'a sign-in without grantType is answered now so, now otherwise';

const fieldsOf = ({ username, password }: JsonObject): string =>
  `username=${encodeURIComponent(String(username))}&password=${encodeURIComponent(String(password))}`;
