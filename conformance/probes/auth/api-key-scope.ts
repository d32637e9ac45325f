import { callsAbout, peopleOperations } from '../../checks/scenarios/people/any-call.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { goodBody, isFound } from '../errors/odd-find.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { isAlike } from '../roles/admitted.js';
import { agrees, otherwise } from '../sighting.js';
import { customerRequests, keyOnCustomerData } from './customer-call.js';
import { wordsOf } from './words-of.js';

/** Operations of the people interface that are tried beside find. */
const tried = peopleOperations.filter((operation) => operation !== 'verify');

export const apiKeyScope = asks('auth.api-key-scope', {
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
    if (isFoundBy && others === 'granted') return agrees('people-only', 'an API key finds, and reads people');
    if (isFoundBy && others === 'out of scope')
      return agrees('find-only', 'an API key finds, and reads no people');
    if (!isFoundBy && others === 'out of scope' && isOutOfScope(find) && !(await isUnknown(t, outOfScope)))
      return agrees('nowhere', 'an API key is refused everywhere in the same words');
    throw undecided('an API key is refused, and it does not show whether for its role');
  },
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
