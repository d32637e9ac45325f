import type { Readings } from '../../../generated/questions.js';
import { lookUp } from '../../checks/scenarios/people/records/lookup.js';
import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { decided, undecided } from '../answers.js';
import { asksOf, experiment } from '../experiment.js';
import { agrees, otherwise } from '../sighting.js';
import { fewInOrder } from './few.js';

/** What is done with more ids than the most. */
type Over = 'truncated' | number;

/** The most ids that are looked up, and what is done with one more. */
interface Most {
  /** Undefined where it is neither of the two readings. */
  readonly most?: Readings['lookup.k'];
  readonly over?: Over;
  readonly saw: string;
}

/**
 * Looks very many ids up of which somebody has the last one alone, so that next to nothing is charged: each costs megabytes,
 * and so it is done once.
 */
const mostIds = experiment<Most>(
  'lookup of very many',
  {
    requests: 6,
    once: true,
    // An error for each of fifty thousand ids is more than is read of an answer.
    hiddenBy: { 'lookup.answer': ['with-errors'] },
  },
  async (t) => {
    const { asked, ofNobody } = await fewInOrder.result(t);
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
    for (const [count, most] of [
      [50_000, '50000'],
      [51_200, '51200'],
    ] as const) {
      // Where fewer are refused, it is not for their number alone.
      if ((await takes(count)) !== true) break;
      const over = await takes(count + 1);
      if (over !== true) return { most, over, saw: seen.join(', ') };
    }
    return { saw: seen.join(', ') };
  },
);

function inWords(outcome: true | Over): string {
  if (outcome === true) return 'are answered, the last one as well';
  return outcome === 'truncated' ? 'are answered without the last one' : `→ status ${outcome}`;
}

const readings: Readonly<Record<string | number, Readings['lookup.over']>> = {
  400: 'rejected-400',
  413: 'rejected-413',
  422: 'rejected-422',
  truncated: 'truncated',
};

export const mostIdsProbes = {
  'lookup.k': asksOf('lookup.k', mostIds, {
    ask: ({ most, saw }) => (most === undefined ? otherwise(saw) : agrees(most, saw)),
  }),
  'lookup.over': asksOf('lookup.over', mostIds, {
    ask({ over, saw }) {
      const reading = over === undefined ? undefined : readings[over];
      return reading === undefined ? otherwise(saw) : agrees(reading, saw);
    },
  }),
};
