import { lookUp } from '../../checks/scenarios/people/records/lookup.js';
import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import type { Exchange } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { listsIn, peopleIn } from '../../target/wire/people.js';
import { answered, bodyOf, undecided } from '../answers.js';
import { asksOf, experiment } from '../experiment.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';

/** What an answer says of an id that nobody has, in words. */
const inWords = {
  'found-only': 'nothing',
  'aligned-null': 'null at its place',
  'with-errors': 'an element of `errors`',
  'something else': 'something else',
} as const;

/** A lookup of people and of nobody. */
interface Few {
  /** Ids of people, in the order in which they were asked. */
  readonly asked: readonly string[];
  /** In the order of the answer. */
  readonly answered: readonly string[];
  readonly ofNobody: keyof typeof inWords;
}

/** People who are looked up: a service with an order of its own answers them in ours by chance once in 24 times. */
const count = 4;

/**
 * A lookup of people whom find has shown, and of nobody at the second place. Ends the probe where it does not answer these
 * people: then it has not been understood.
 */
export const fewInOrder = experiment('lookup', { requests: 1 }, (t) => few(t, (ids) => ids));

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

function saidOfNobody({ response }: Exchange, list: readonly Json[], nobody: string): Few['ofNobody'] {
  const errors = isObject(response.json) ? response.json['errors'] : undefined;
  const others = list.filter((one) => !isObject(one));
  if (others.length === 0) {
    if (isArray(errors) && errors.length === 1 && JSON.stringify(errors).includes(nobody))
      return 'with-errors';
    return isAbsent(errors) && !response.text.includes(nobody) ? 'found-only' : 'something else';
  }
  return others.length === 1 && list[1] === null && isAbsent(errors) ? 'aligned-null' : 'something else';
}

export const fewProbes = {
  'lookup.answer': asksOf('lookup.answer', fewInOrder, {
    ask({ ofNobody }) {
      const saw = `the id of nobody among others is answered by ${inWords[ofNobody]}`;
      return ofNobody === 'something else' ? otherwise(saw) : agrees(ofNobody, saw);
    },
  }),
  'lookup.order': asksOf('lookup.order', fewInOrder, {
    requests: 1,
    // What is aligned has no order of its own.
    hiddenBy: { 'lookup.answer': ['aligned-null'] },
    async ask(inOrder, t) {
      // An order of its own may be ours, but not the other way round as well.
      const both = [inOrder, await few(t, (ids) => ids.toReversed())];
      if (both.some(({ ofNobody }) => ofNobody === 'aligned-null'))
        throw undecided('a lookup by ids answers each id at its place, so that it has no order of its own');
      return both.every(({ asked, answered }) => asked.join() === answered.join())
        ? agrees('request', 'people in the order of their ids, and the other way round')
        : agrees('any', 'people in another order than their ids');
    },
  }),
  'lookup.ids-empty': asksOf('lookup.ids-empty', fewInOrder, {
    requests: 1,
    ask: async (_, t) =>
      answered(await lookUp(t, []), '`ids` []', { 400: 'rejected-400' }, ({ response }) =>
        response.status === 200 && peopleIn(response.json)?.length === 0 ? 'answered-empty' : undefined,
      ),
  }),
};
