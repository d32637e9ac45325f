import type { OperationId } from '../../../generated/operations.js';
import type { Readings } from '../../../generated/questions.js';
import { readJwt } from '../../checks/scenarios/auth/jwt.js';
import { callsAbout, peopleOperations } from '../../checks/scenarios/people/any-call.js';
import { areAlike } from '../../checks/scenarios/session/sign-in.js';
import type { FindOptions } from '../../scene/check-context.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isForbidden, isSuccess } from '../../target/exchange.js';
import { grantOf } from '../../target/session.js';
import { type Answer, agreed, decided, demand, statusesOf, undecided } from '../answers.js';
import { betweenGood, goodBody, madeUpToken } from '../errors/odd-calls.js';
import { isFound } from '../find/elements.js';
import { asks, type ProbeContext, remembers, watches } from '../probe.js';
import { isAlike } from '../roles.js';

/** What replaces a token in recordings. */
const pseudonym = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5}|\[redacted\])$/;

/** Whether a find is answered with people. Ends the probe if it is neither that nor refused. */
async function isTaken(t: ProbeContext, how: FindOptions): Promise<boolean> {
  const answer = decided(await t.find(goodBody(t), how));
  demand(isFound(answer) || answer.response.status >= 400, 'a find was answered with a 2xx and nobody');
  return isFound(answer);
}

/** Operations on customer-specific data for which, by the document, the role viewer suffices. */
const ofCustomer = ['getOrganization', 'getLedgers', 'getUsage'] as const satisfies readonly OperationId[];
const others = peopleOperations.filter((operation) => operation !== 'verify');
const ofKey = { needs: ['api-key', 'token'], requests: 5 + 2 * others.length } as const;

/** Returns the answer to an API key right after a token was accepted for the same call, and whether the two are alike. */
async function byKey(t: ProbeContext, operation: OperationId, input = {}) {
  const control = await unlessEnded(t.call(operation, input));
  if (!control || !isSuccess(decided(control))) return undefined;
  const answer = decided(await t.call(operation, input, t.callers.apiKey));
  return { answer, isGranted: isSuccess(answer) && isAlike(answer, control) };
}

/** The answer to an API key on customer data. Ends the probe if the run cannot read any. */
const onCustomerData = (t: ProbeContext) =>
  t.shared('an API key on customer data', async () => {
    for (const operation of ofCustomer) {
      const shown = await byKey(t, operation);
      if (shown) return shown;
    }
    throw undecided('nothing that is the own of a customer can be read');
  });

/** Whether an API key is accepted by other operations of the people interface. Ends the probe if none can be tried. */
async function isTakenByOthers(t: ProbeContext): Promise<boolean> {
  const [id = ''] = t.pool.people.keys();
  const calls = callsAbout(id, t.pool);
  let isRefused = false;
  for (const operation of others) {
    const shown = await byKey(t, operation, calls[operation]);
    if (shown?.isGranted) return true;
    isRefused ||= shown !== undefined && isForbidden(shown.answer);
  }
  demand(isRefused, 'no other operation of the people interface can be tried');
  return false;
}

export const authProbes = {
  'auth.token-form': watches(undefined, function* ({ exchange }) {
    if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return;
    const token = grantOf(exchange.response.json)?.accessToken;
    if (token === undefined || pseudonym.test(token)) return;
    if (readJwt(token)?.header['alg'] !== undefined) yield 'jwt';
    else yield token.includes('.') ? undefined : 'opaque';
  }),
  'auth.header-form': asks({ needs: ['token'] }, async (t) => {
    const token = await t.token();
    const send = async (authorization: string) =>
      (await isTaken(t, { credential: 'wrong-scheme', authorization })) ? 'any-case' : 'exact';
    return betweenGood(t, async () => agreed(await send(`bearer ${token}`), await send(`Bearer  ${token}`)));
  }),
  'auth.other-places': asks({ needs: ['token'] }, async (t) => {
    const { apiKey } = t.target;
    const other = { credential: 'other-header', authorization: null } as const;
    const [org, token] = [t.target.org, await t.token()].map(encodeURIComponent);
    return betweenGood<Answer<Readings['auth.other-places']>>(t, async () => {
      if (await isTaken(t, { ...other, path: `/${org}/find?access_token=${token}` })) return 'query';
      // A key that is not accepted as a bearer token is not accepted in another header either.
      if (apiKey === undefined || !(await isTaken(t, { credential: 'api-key' })))
        return ['refused', 'x-api-key'];
      return (await isTaken(t, { ...other, headers: { 'x-api-key': apiKey } })) ? 'x-api-key' : 'refused';
    });
  }),
  'auth.api-key-scope': asks(ofKey, async (t) => {
    await t.goodFind();
    const find = decided(await t.find(goodBody(t), { credential: 'api-key' }));
    if ((await onCustomerData(t)).isGranted) return isFound(find) ? 'everywhere' : undefined;
    const isTakenElsewhere = await isTakenByOthers(t);
    if (isFound(find)) return isTakenElsewhere ? 'people-only' : 'find-only';
    // The key may be invalid, or lack a role.
    const unknown = await t.find(goodBody(t), { credential: 'garbage', authorization: madeUpToken });
    demand(!isTakenElsewhere && !areAlike(find, unknown), 'it does not show why an API key is refused');
    return 'nowhere';
  }),
  // A key is known to be valid only if it is accepted somewhere, and it is refused only where it is not accepted.
  'auth.key-refused': remembers(
    {
      ...ofKey,
      async send(t) {
        decided(await t.find(goodBody(t), { credential: 'api-key' }));
        await onCustomerData(t);
      },
    },
    () => {
      let isValid = false;
      const granted = new Set<OperationId>();
      return function* ({ exchange }) {
        const { operation, credential, org, response } = exchange;
        if (org !== 'own') return;
        if (credential === 'token' && isSuccess(exchange)) granted.add(operation);
        if (credential !== 'api-key') return;
        isValid ||= isSuccess(exchange);
        const isTelling = isValid && granted.has(operation) && ofCustomer.some((each) => each === operation);
        const { status } = response;
        if (!isTelling || isSuccess(exchange) || status === 429 || status >= 500) return;
        yield statusesOf('auth.key-refused')[status];
      };
    },
  ),
};
