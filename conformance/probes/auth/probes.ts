import type { OperationId } from '../../../generated/operations.js';
import type { Readings } from '../../../generated/questions.js';
import { readJwt } from '../../checks/scenarios/auth/jwt.js';
import { callsAbout, peopleOperations } from '../../checks/scenarios/people/any-call.js';
import type { FindOptions } from '../../scene/check-context.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { grantOf } from '../../target/session.js';
import { listIn, textIn } from '../../target/wire/members.js';
import { agrees, decided, demand, otherwise, undecided } from '../answers.js';
import { betweenGood, goodBody, isFound } from '../errors/odd-calls.js';
import { asks, asksOf, type ProbeContext, type Probes, watches } from '../probe.js';
import { inclusion, isAlike, requiredRole } from '../roles.js';

/** What replaces a token in recordings. */
const pseudonym = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5}|\[redacted\])$/;

const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

/** Probes of what a credential looks like, and of where and how it is sent. */
export const credentials = {
  'auth.token-form': watches('auth.token-form', {
    *see({ exchange }) {
      if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return;
      const token = grantOf(exchange.response.json)?.accessToken;
      if (token === undefined || pseudonym.test(token)) return;
      if (readJwt(token)?.header['alg'] !== undefined) yield agrees('jwt', 'a JSON Web Token');
      else if (token.includes('.')) yield otherwise('a token of segments that is no JSON Web Token');
      else yield agrees('opaque', 'a token without segments');
    },
  }),
  'auth.header-form': asks('auth.header-form', {
    needs: ['token'],
    requests: 4,
    async ask(t) {
      const send = async (authorization: string) =>
        decided(await t.find(goodBody(t), { credential: 'wrong-scheme', authorization }));
      const answers = await betweenGood(t, async () => {
        const token = await t.token();
        return [await send(`bearer ${token}`), await send(`Bearer  ${token}`)];
      });
      const [lower, spaced] = answers.map((answer): Readings['auth.header-form'] | undefined => {
        if (isFound(answer)) return 'any-case';
        return refusals.has(answer.response.status) ? 'exact' : undefined;
      });
      const [_first, _second] = answers.map(({ response }) => `status ${response.status}`);
      return lower === spaced ? lower : undefined;
    },
  }),
  'auth.other-places': asks('auth.other-places', {
    // A key that no find accepts is not accepted in another header either.
    hiddenBy: { 'auth.api-key-scope': ['nowhere'], 'apikey.role': ['viewer'] },
    needs: ['token'],
    requests: 5,
    async ask(t) {
      const [byQuery, byHeader] = await betweenGood(t, async () => {
        const [org, token] = [t.target.org, await t.token()].map(encodeURIComponent);
        const path = `/${org}/find?access_token=${token}`;
        return [await isTaken(t, { path }), await inHeader(t)] as const;
      });
      if (byQuery && byHeader === true)
        return otherwise('credentials in the header X-Api-Key and in the query are taken');
      if (byQuery) return 'query';
      if (byHeader) return 'x-api-key';
      if (byHeader === undefined) return ['refused', 'x-api-key'];
      return 'refused';
    },
  }),
};

/** Whether an API key is accepted in the header X-Api-Key, undefined if none is accepted as bearer. */
async function inHeader(t: ProbeContext): Promise<boolean | undefined> {
  const { apiKey } = t.target;
  if (apiKey === undefined) return undefined;
  if (!isFound(decided(await t.find(goodBody(t), { credential: 'api-key' })))) return undefined;
  return isTaken(t, { headers: { 'x-api-key': apiKey } });
}

/** Ends the probe if the credential is neither accepted nor refused. */
async function isTaken(t: ProbeContext, how: Pick<FindOptions, 'path' | 'headers'>): Promise<boolean> {
  const sent = { credential: 'other-header', authorization: null, ...how } as const;
  const answer = decided(await t.find(goodBody(t), sent));
  if (isFound(answer)) return true;
  const { status } = answer.response;
  if (!isSuccess(answer) && status >= 400) return false;
  throw undecided(`a find without Authorization was answered with status ${status} and nobody`);
}

/** Operations of the people interface that are tried besides find. */
const tried = peopleOperations.filter((operation) => operation !== 'verify');

/**
 * Operations on customer-specific data for which, by the document, the role viewer suffices: so a key is not refused for lack of
 * a role. Each with a check of the least that its answer shows.
 */
const ofCustomer: ReadonlyMap<OperationId, (body: Json | undefined) => boolean> = new Map([
  ['getOrganization', (body) => textIn(body, 'name') !== undefined],
  ['getLedgers', (body) => listIn(body) !== undefined],
  ['getUsage', (body) => listIn(body) !== undefined],
]);

/** The most requests that trying them takes. */
const customerRequests = ofCustomer.size + 2;

/** Probes of where an API key is accepted, and of how it is refused elsewhere. */
export const keys = {
  'auth.api-key-scope': asks('auth.api-key-scope', {
    // If refusals have no words, or the role of a key may be too low, the reason for a refusal is unknown.
    hiddenBy: { 'errors.body': ['empty'], 'apikey.role': ['viewer'] },
    needs: ['api-key', 'token'],
    requests: customerRequests + 3 + 2 * tried.length,
    async ask(t) {
      await t.goodFind();
      const find = decided(await t.find(goodBody(t), { credential: 'api-key' }));
      const customer = await keyOnCustomerData(t);
      const isFoundBy = isFound(find);
      if (customer.isGranted) return isFoundBy ? 'everywhere' : undefined;
      // The reason of this refusal is known: keys are not accepted there.
      const outOfScope = wordsOf(customer.answer);
      const isOutOfScope = (answer: Exchange) => outOfScope !== undefined && wordsOf(answer) === outOfScope;
      const others = await othersBy(t, isOutOfScope);
      if (isFoundBy && others === 'granted') return 'people-only';
      if (isFoundBy && others === 'out of scope') return 'find-only';
      if (!isFoundBy && others === 'out of scope' && isOutOfScope(find) && !(await isUnknown(t, outOfScope)))
        return 'nowhere';
      throw undecided('an API key is refused, and it does not show whether for its role');
    },
  }),
  'auth.key-refused': watches('auth.key-refused', {
    // A key is known to be valid only if it is accepted somewhere, and it is refused only where it is not accepted.
    hiddenBy: { 'auth.api-key-scope': ['nowhere', 'everywhere'], 'apikey.role': ['viewer'] },
    provoke: {
      needs: ['api-key', 'token'],
      requests: customerRequests + 1,
      async send(t) {
        decided(await t.find(goodBody(t), { credential: 'api-key' }));
        await keyOnCustomerData(t);
      },
    },
    begin() {
      let isValid = false;
      const granted = new Set<OperationId>();
      return function* ({ exchange }) {
        const { operation, credential, org, response } = exchange;
        if (org !== 'own') return;
        if (credential === 'token' && isSuccess(exchange)) granted.add(operation);
        if (credential !== 'api-key') return;
        if (isSuccess(exchange)) isValid = true;
        else if (isValid && granted.has(operation) && ofCustomer.has(operation)) {
          const { status } = response;
          if (status === 429 || status >= 500) return;
          const saw = `an API key on customer data → status ${status}`;
          if (status === 403) yield agrees('rejected-403', saw);
          else yield status === 401 ? agrees('rejected-401', saw) : otherwise(saw);
        }
      };
    },
  }),
};

/**
 * Returns the answer to an API key right after a token was accepted for the same call, and whether the two are alike. Made
 * once in each round; ends the probe if there is no such call.
 */
const keyOnCustomerData = (t: ProbeContext) =>
  t.shared('an API key on customer data', async () => {
    const { apiKey } = t.callers;
    const found = await t.goodFind();
    for (const [operation, isRead] of apiKey ? ofCustomer : []) {
      const control = await unlessEnded(t.call(operation));
      if (!control || !isSuccess(decided(control)) || !isRead(control.response.json)) continue;
      // A target that answers everything alike has read nothing.
      if (isAlike(control, found)) continue;
      const answer = decided(await t.call(operation, {}, apiKey));
      return { answer, isGranted: isSuccess(answer) && isAlike(answer, control) };
    }
    throw undecided('nothing that is the own of a customer can be read');
  });

/** Tries an API key on other operations of the people interface, until one accepts it. */
async function othersBy(
  t: ProbeContext,
  isOutOfScope: (answer: Exchange) => boolean,
): Promise<'granted' | 'out of scope' | 'neither'> {
  const [id] = t.pool.people.keys();
  const calls = callsAbout(id ?? '', t.pool);
  const refused: Exchange[] = [];
  for (const operation of tried) {
    const control = await unlessEnded(t.call(operation, calls[operation]));
    if (!control || !isSuccess(decided(control))) continue;
    const answer = decided(await t.call(operation, calls[operation], t.callers.apiKey));
    if (isSuccess(answer) && isAlike(answer, control)) return 'granted';
    refused.push(answer);
  }
  return refused.length > 0 && refused.every(isOutOfScope) ? 'out of scope' : 'neither';
}

/** Whether a made-up credential is refused in these words, too: then the key may be invalid. */
async function isUnknown(t: ProbeContext, words: string | undefined): Promise<boolean> {
  const authorization = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';
  const answer = await t.find(goodBody(t), { credential: 'garbage', authorization });
  return isSuccess(answer) || wordsOf(answer) === words;
}

/** Returns the status and the words of a refusal, undefined if it has no words. Equal ones have the same reason. */
function wordsOf({ response: { status, json, text } }: Exchange): string | undefined {
  const words = json === undefined ? text : sentencesIn(json).join(' ');
  return words.trim() === '' ? undefined : `${status} ${words}`;
}

/** Returns the texts of several words: others are codes, names and addresses. */
function sentencesIn(value: Json): readonly string[] {
  if (typeof value === 'string') return /\S\s+\S+\s+\S/.test(value) ? [value] : [];
  if (isArray(value)) return value.flatMap(sentencesIn);
  return isObject(value) ? Object.values(value).flatMap((member) => sentencesIn(member ?? null)) : [];
}

export const authProbes: Probes<'auth'> = {
  ...keys,
  ...credentials,
  'auth.find-role': requiredRole('auth.find-role', [
    { operation: 'find', input: (t) => ({ body: goodBody(t) }) },
  ]),
  'auth.roles': asksOf('auth.roles', inclusion, {
    ask(shown) {
      demand(shown !== undefined, 'accounts of a single role are admitted in another way');
      return shown;
    },
  }),
};
