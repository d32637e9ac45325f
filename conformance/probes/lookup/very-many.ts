import type { Readings } from '../../../generated/questions.js';
import { lookUp } from '../../checks/scenarios/people/records/lookup.js';
import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { decided, undecided } from '../answers.js';
import type { HiddenBy } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { fewInOrder } from './few.js';

/** What is done with more ids than the most. */
type Over = 'truncated' | number;

/** The most ids that are looked up, and what is done with one more. */
export interface Most {
  /** Undefined where it is neither of the two readings. */
  readonly most: Readings['lookup.k'] | undefined;
  readonly over: Over | undefined;
  readonly saw: string;
}

export const mostRequests = 6;

/** An error for each of fifty thousand ids is more than is read of an answer. */
export const hidingMost: HiddenBy = { 'lookup.answer': ['with-errors'] };

/**
 * Looks very many ids up of which somebody has the last one alone, so that next to nothing is charged: each costs megabytes,
 * and so it is done once.
 */
export const mostOf = (t: ProbeContext): Promise<Most> =>
  t.shared('lookup of very many', async () => {
    const { asked, ofNobody } = await fewInOrder(t);
    if (ofNobody === 'with-errors') throw undecided('an error for each of very many ids is too much to read');
    const [id = ''] = asked;
    const nobodies = madeUpIds(id, 51_200);
    const seen: string[] = [];
    const outcomeOf = async (count: number): Promise<true | Over> => {
      const exchange = decided(await lookUp(t, [...nobodies.slice(0, count - 1), id]));
      const { status, json } = exchange.response;
      const people = peopleIn(json);
      if (isSuccess(exchange) && people === undefined)
        throw undecided('very many ids are answered without a list of people');
      const isWhole = people?.some((one) => textIn(one, 'id') === id) === true;
      return isSuccess(exchange) ? isWhole || 'truncated' : status;
    };
    const takes = async (count: number): Promise<true | Over> => {
      const outcome = await outcomeOf(count);
      // It is not asked another time, so what is refused by chance must not count.
      if (outcome !== true && (await outcomeOf(count)) !== outcome)
        throw undecided('very many ids are now refused, now not');
      seen.push(`${count.toLocaleString('en-US')} ids ${inWords(outcome)}`);
      return outcome;
    };
    const told = (most: Most['most'], over: Over | undefined): Most => ({ most, over, saw: seen.join(', ') });
    // Where fewer are refused, it is not for their number alone.
    if ((await takes(50_000)) !== true) return told(undefined, undefined);
    const over = await takes(50_001);
    if (over !== true) return told('50000', over);
    if ((await takes(51_200)) !== true) return told(undefined, undefined);
    const later = await takes(51_201);
    return later === true ? told(undefined, undefined) : told('51200', later);
  });

function inWords(outcome: true | Over): string {
  if (outcome === true) return 'are answered, the last one as well';
  return outcome === 'truncated' ? 'are answered without the last one' : `→ status ${outcome}`;
}
