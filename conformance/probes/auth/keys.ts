import type { OperationId } from '../../../generated/operations.js';
import { callsAbout, peopleOperations } from '../../checks/scenarios/people/any-call.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { listIn, textIn } from '../../target/wire/members.js';
import { agrees, decided, otherwise, undecided } from '../answers.js';
import { goodBody, isFound } from '../errors/odd-find.js';
import { asks, type ProbeContext, watches } from '../probe.js';
import { isAlike } from '../roles.js';

/** Operations of the people interface that are tried beside find. */
const tried = peopleOperations.filter((operation) => operation !== 'verify');

/**
 * They reach customer-specific data, and the document states that the role viewer suffices: what a key lacks is no role.
 * With what an answer shows at least.
 */
const ofCustomer: ReadonlyMap<OperationId, (body: Json | undefined) => boolean> = new Map([
  ['getOrganization', (body) => textIn(body, 'name') !== undefined],
  ['getLedgers', (body) => listIn(body) !== undefined],
  ['getUsage', (body) => listIn(body) !== undefined],
]);

/** Requests that asking them takes at most. */
const customerRequests = ofCustomer.size + 2;

/** Where an API key is taken, and how it is refused elsewhere. */
export const keys = {
  'auth.api-key-scope': asks('auth.api-key-scope', {
    // Where words are missing, or the role of a key may not suffice, nobody can tell for what it was refused.
    hiddenBy: { 'errors.body': ['empty'], 'apikey.role': ['viewer'] },
    needs: ['api-key', 'token'],
    requests: customerRequests + 3 + 2 * tried.length,
    async ask(t) {
      await t.goodFind();
      const find = decided(await t.find(goodBody(t), { credential: 'api-key' }));
      const customer = await keyOnCustomerData(t);
      const isFoundBy = isFound(find);
      if (customer.isGranted) {
        const saw = 'an API key reads customer data';
        return isFoundBy ? agrees('everywhere', `${saw}, and finds`) : otherwise(`${saw}, and does not find`);
      }
      // For what it is refused there is known: keys are not taken.
      const outOfScope = wordsOf(customer.answer);
      const isOutOfScope = (answer: Exchange) => outOfScope !== undefined && wordsOf(answer) === outOfScope;
      const others = await othersBy(t, isOutOfScope);
      if (isFoundBy && others === 'granted')
        return agrees('people-only', 'an API key finds, and reads people');
      if (isFoundBy && others === 'out of scope')
        return agrees('find-only', 'an API key finds, and reads no people');
      if (!isFoundBy && others === 'out of scope' && isOutOfScope(find) && !(await isUnknown(t, outOfScope)))
        return agrees('nowhere', 'an API key is refused everywhere in the same words');
      throw undecided('an API key is refused, and it does not show whether for its role');
    },
  }),
  'auth.key-refused': watches('auth.key-refused', {
    // Only a key that is taken somewhere is known to be valid, and only where it is not taken it is refused.
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
 * The answer to an API key where a token was answered just before, and whether it is what that was answered. Once in each round;
 * ends the probe where there is none.
 */
const keyOnCustomerData = (t: ProbeContext) =>
  t.shared('an API key on customer data', async () => {
    const { apiKey } = t.callers;
    const found = await t.goodFind();
    for (const [operation, isRead] of apiKey ? ofCustomer : []) {
      const control = await unlessEnded(t.call(operation));
      if (!control || !isSuccess(decided(control)) || !isRead(control.response.json)) continue;
      // Whoever answers everything alike has read nothing.
      if (isAlike(control, found)) continue;
      const answer = decided(await t.call(operation, {}, apiKey));
      return { answer, isGranted: isSuccess(answer) && isAlike(answer, control) };
    }
    throw undecided('nothing that is the own of a customer can be read');
  });

/** What an API key is told by other operations of the people interface: the first that grants it is enough. */
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

/** Whether a credential that nobody was given is refused in these words, too: then the key may be none. */
async function isUnknown(t: ProbeContext, words: string | undefined): Promise<boolean> {
  const authorization = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';
  const answer = await t.find(goodBody(t), { credential: 'garbage', authorization });
  return isSuccess(answer) || wordsOf(answer) === words;
}

/** What a refusal says in words, with its status; undefined where it has none. Two that say the same have the same reason. */
function wordsOf({ response: { status, json, text } }: Exchange): string | undefined {
  const words = json === undefined ? text : sentencesIn(json).join(' ');
  return words.trim() === '' ? undefined : `${status} ${words}`;
}

/** Texts of several words: others are codes, names and addresses. */
function sentencesIn(value: Json): readonly string[] {
  if (typeof value === 'string') return /\S\s+\S+\s+\S/.test(value) ? [value] : [];
  if (isArray(value)) return value.flatMap(sentencesIn);
  return isObject(value) ? Object.values(value).flatMap((member) => sentencesIn(member ?? null)) : [];
}
