import { lookUp } from '../../checks/scenarios/people/records/lookup.js';
import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import type { Exchange } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { listsIn } from '../../target/wire/people.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** What an answer says of an id that nobody has. */
export type OfNobody = 'found-only' | 'aligned-null' | 'with-errors' | 'something else';

/** A lookup of people and of nobody. */
export interface Few {
  /** Ids of people, in the order in which they were asked. */
  readonly asked: readonly string[];
  /** In the order of the answer. */
  readonly answered: readonly string[];
  readonly ofNobody: OfNobody;
}

/** People who are looked up: a service with an order of its own answers them in ours by chance once in 24 times. */
const count = 4;

/**
 * A lookup of people whom find has shown, and of nobody at the second place. Once in each round. Ends the probe where it
 * does not answer these people: then it has not been understood.
 */
export const fewInOrder = (t: ProbeContext): Promise<Few> => t.shared('lookup', () => few(t, (ids) => ids));

/** The same people the other way round. */
export const fewReversed = (t: ProbeContext): Promise<Few> => few(t, (ids) => ids.toReversed());

async function few(t: ProbeContext, inOrder: (ids: readonly string[]) => readonly string[]): Promise<Few> {
  const asked = inOrder([...t.pool.people.keys()].slice(0, count));
  const [first, ...others] = asked;
  if (first === undefined || asked.length < count)
    throw undecided('too few people were shown to look them up');
  const [nobody = ''] = madeUpIds(first, 1);
  const exchange = await lookUp(t, [first, nobody, ...others]);
  bodyOf(exchange);
  const list =
    listsIn(exchange.response.json).find((each) => each.some((one) => textIn(one, 'id') === first)) ?? [];
  const answered = list.flatMap((one) => textIn(one, 'id') ?? []);
  if (answered.toSorted().join() !== asked.toSorted().join())
    throw undecided('a lookup by ids is not answered with the people who have them, each once');
  return { asked, answered, ofNobody: saidOfNobody(exchange, list, nobody) };
}

function saidOfNobody({ response }: Exchange, list: readonly Json[], nobody: string): OfNobody {
  const errors = isObject(response.json) ? response.json['errors'] : undefined;
  const others = list.filter((one) => !isObject(one));
  if (others.length === 0) {
    if (isArray(errors) && errors.length === 1 && JSON.stringify(errors).includes(nobody))
      return 'with-errors';
    return isAbsent(errors) && !response.text.includes(nobody) ? 'found-only' : 'something else';
  }
  return others.length === 1 && list[1] === null && isAbsent(errors) ? 'aligned-null' : 'something else';
}
