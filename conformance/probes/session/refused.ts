import {
  areAlike,
  asNobody,
  type Guessed,
  guessedAccount,
  guessedUser,
  ofNobody,
  tokenIn,
} from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import type { SessionRequest } from '../../target/session.js';
import { agrees, decided, demand, otherwise, type Sighting, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';
import { byWhoever } from './grants.js';

const nothing = 'pdk-nothing-8d3e5b6a1c';

/** Sign-ins that lock no account. */
const nobodys: readonly JsonObject[] = [
  asNobody({ grantType: 'clientCredentials', clientId: '', clientSecret: '' }),
  asNobody({ grantType: 'password', username: '', password: '' }),
  { grantType: 'refreshToken', refreshToken: nothing },
];

/** Probes of refused sign-ins. Wrong ones are sent for accounts that the run may create for this, and for no others. */
export const refused = {
  'session.login-fail': asks('session.login-fail', {
    needs: ['sign-in'],
    requests: 8,
    once: true,
    async ask(t) {
      const own = (await accountsOf(t)).filter(({ isReal }) => !isReal);
      const wrong = own.map(({ right }) => ({ ...right, [secretOf(right)]: nothing }));
      const answers = [];
      for (const json of [...nobodys, ...wrong]) answers.push(refusal(await t.session({ json })));
      return refusedAlike(answers, 'wrong credentials', {
        400: 'rejected-400',
        401: 'rejected-401',
        403: 'rejected-403',
        422: 'rejected-422',
      });
    },
  }),
  'session.request-invalid': asks('session.request-invalid', {
    needs: ['sign-in'],
    requests: 12,
    once: true,
    async ask(t) {
      const answers = [refusal(await t.session({ json: { grantType: 'refreshToken' } }))];
      for (const { right, isReal } of await accountsOf(t)) {
        const { [secretOf(right)]: _left, ...without } = right;
        for (const wrong of [{ ...right, grantType: 'pdkUnknown' }, without]) {
          if (!isReal) answers.push(refusal(await t.session({ json: wrong })));
          else {
            // Of nobody, it shows something only if it is not answered like a right sign-in of nobody.
            const [known, answer] = await refusalsOfNobody(t, right, wrong);
            if (!areAlike(known, answer)) answers.push(answer);
          }
        }
      }
      demand(answers.length > 1, 'an invalid sign-in of nobody is refused like a right one of nobody');
      return refusedAlike(answers, 'an unknown grantType, or a missing member', {
        400: 'rejected-400',
        401: 'rejected-401',
        422: 'rejected-422',
      });
    },
  }),
};

/** Returns the accounts for wrong sign-ins. Ends the probe if nobody can sign in: then a refusal shows nothing. */
async function accountsOf(t: ProbeContext): Promise<readonly Guessed[]> {
  await byWhoever(t);
  return [await guessedAccount(t), await guessedUser(t)].filter((each) => each !== undefined);
}

const secretOf = (right: JsonObject) => ('clientSecret' in right ? 'clientSecret' : 'password');

/** Returns the answer to a refused sign-in. Ends the probe if it shows nothing: the account is locked, or throttled. */
export function refusal(exchange: Exchange): Exchange {
  if (decided(exchange).response.status !== 423) return exchange;
  throw undecided('a sign-in was answered with status 423: the account is locked');
}

/** Returns the answers to a right and to a wrong sign-in of an account that does not exist: that locks nobody out. */
export async function refusalsOfNobody(
  t: ProbeContext,
  right: JsonObject,
  wrong: JsonObject,
): Promise<readonly [known: Exchange, answer: Exchange]> {
  const [known, answer] = await ofNobody(t, right, wrong);
  return [refusal(known), refusal(answer)];
}

/** Returns the reading if all answers have one status. @param sent what is wrong about the requests */
export function refusedAlike<Reading extends string>(
  answers: readonly Exchange[],
  sent: string,
  byStatus: Readonly<Record<number, Reading>>,
): Sighting<Reading> {
  const statuses = [...new Set(answers.map(({ response }) => response.status))].toSorted();
  const saw = `${sent} → status ${statuses.join(' and ')}`;
  if (answers.some((answer) => isSuccess(answer) && tokenIn(answer) !== undefined)) {
    return otherwise(`${saw}, with a session`);
  }
  const [status = 0, ...others] = statuses;
  return agrees(others.length > 0 ? undefined : byStatus[status], saw);
}

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
