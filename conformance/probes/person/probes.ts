import type { Readings } from '../../../generated/questions.js';
import { getPerson, lookUp } from '../../checks/scenarios/people/records/by-id.js';
import { shownMembers } from '../../checks/scenarios/people/records/fields.js';
import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { listIn, textIn } from '../../target/wire/members.js';
import { peopleIn, personIn, personWith } from '../../target/wire/people.js';
import { answered, bodyOf, decided, demand, refusals } from '../answers.js';
import { asksOf, experiment, type ProbeContext, type Probes } from '../probe.js';
import { peopleCall, requiredRole } from '../roles.js';

/** People who are looked up: a service with another order returns them in ours by chance once in 24 times. */
const count = 4;

/**
 * Looks up people whom finds have shown, and an unknown id in the second place. Ends the probe unless these people are returned:
 * otherwise the answer was not understood.
 */
const fewInOrder = experiment('lookup', { requests: 1 }, (t) => few(t, (ids) => ids));

/** Returns the ids of people in the order in which they were sent, and in that of the answer. */
async function few(t: ProbeContext, inOrder: (ids: readonly string[]) => readonly string[]) {
  const asked = inOrder([...t.pool.people.keys()].slice(0, count));
  const [first, ...others] = asked;
  demand(first !== undefined && asked.length >= count, 'too few people were shown to look them up');
  const [nobody = ''] = madeUpIds(first, 1);
  const exchange = await lookUp(t, [first, nobody, ...others]);
  bodyOf(exchange);
  const list = listIn(exchange.response.json) ?? [];
  const answered = list.flatMap((one) => textIn(one, 'id') ?? []);
  demand(
    answered.toSorted().join() === asked.toSorted().join(),
    'a lookup by ids is not answered with these people',
  );
  return { asked, answered, ofNobody: saidOfNobody(exchange, list, nobody) };
}

function saidOfNobody(
  { response }: Exchange,
  list: readonly Json[],
  nobody: string,
): Readings['lookup.answer'] | 'something else' {
  const errors = isObject(response.json) ? response.json['errors'] : undefined;
  const others = list.filter((one) => !isObject(one));
  if (others.length === 0) {
    if (isArray(errors) && errors.length === 1 && JSON.stringify(errors).includes(nobody))
      return 'with-errors';
    return isAbsent(errors) && !response.text.includes(nobody) ? 'found-only' : 'something else';
  }
  return others.length === 1 && list[1] === null && isAbsent(errors) ? 'aligned-null' : 'something else';
}

/** What happens to more ids than the maximum. */
type Over = 'truncated' | number;

/**
 * The most ids that are looked up, undefined for neither of the two readings, and what happens to one more. Only the last of very
 * many ids exists, so that next to nothing is charged. Each lookup takes megabytes, so this is done once.
 */
const mostIds = experiment(
  'lookup of very many',
  {
    requests: 6,
    once: true,
    // An error for each of fifty thousand ids exceeds what is read of an answer.
    hiddenBy: { 'lookup.answer': ['with-errors'] },
  },
  async (t) => {
    const { asked, ofNobody } = await fewInOrder.result(t);
    demand(ofNobody !== 'with-errors', 'an error for each of very many ids is too much to read');
    const [id = ''] = asked;
    const nobodies = madeUpIds(id, 51_200);
    const outcomeOf = async (count: number): Promise<true | Over> => {
      const exchange = decided(await lookUp(t, [...nobodies.slice(0, count - 1), id]));
      const { status, json } = exchange.response;
      const people = peopleIn(json);
      demand(!isSuccess(exchange) || people !== undefined, 'very many ids are answered without a list');
      const isWhole = people?.some((one) => textIn(one, 'id') === id) === true;
      return isSuccess(exchange) ? isWhole || 'truncated' : status;
    };
    const takes = async (count: number): Promise<true | Over> => {
      const outcome = await outcomeOf(count);
      // This is done once, so an accidental refusal must not count.
      demand(
        outcome === true || (await outcomeOf(count)) === outcome,
        'very many ids are now refused, now not',
      );
      return outcome;
    };
    for (const [count, most] of [
      [50_000, '50000'],
      [51_200, '51200'],
    ] as const) {
      // If fewer ids are refused, their number is not the only reason.
      if ((await takes(count)) !== true) break;
      const over = await takes(count + 1);
      if (over !== true) return { most, over };
    }
    return { most: undefined, over: undefined };
  },
);

export const lookupProbes: Probes<'lookup'> = {
  'lookup.answer': asksOf('lookup.answer', fewInOrder, {
    ask: ({ ofNobody }) => (ofNobody === 'something else' ? undefined : ofNobody),
  }),
  'lookup.order': asksOf('lookup.order', fewInOrder, {
    requests: 1,
    // An aligned answer has no order of its own.
    hiddenBy: { 'lookup.answer': ['aligned-null'] },
    async ask(inOrder, t) {
      // Another order may happen to be ours, but not in reverse as well.
      const both = [inOrder, await few(t, (ids) => ids.toReversed())];
      demand(!both.some(({ ofNobody }) => ofNobody === 'aligned-null'), 'each id is answered at its place');
      return both.every(({ asked, answered }) => asked.join() === answered.join()) ? 'request' : 'any';
    },
  }),
  'lookup.ids-empty': asksOf('lookup.ids-empty', fewInOrder, {
    requests: 1,
    ask: async (_, t) =>
      answered(await lookUp(t, []), '`ids` []', refusals('lookup.ids-empty'), ({ response }) =>
        response.status === 200 && peopleIn(response.json)?.length === 0 ? 'answered-empty' : undefined,
      ),
  }),
  'lookup.k': asksOf('lookup.k', mostIds, {
    ask: ({ most }) => most,
  }),
  'lookup.over': asksOf('lookup.over', mostIds, {
    ask: ({ over }) => (typeof over === 'number' ? refusals('lookup.over')[over] : over),
  }),
  'lookup.role': requiredRole('lookup.role', [peopleCall('lookupPeople')]),
};

/** A person's record by id. Ends the probe if the answer is not that person. */
const wholeRecord = experiment('person record', { requests: 1 }, async (t) => {
  const [id] = t.pool.people.keys();
  demand(id !== undefined, 'no find has shown a person with an id');
  const record = personWith(id, bodyOf(await getPerson(t, id)));
  demand(record !== undefined, 'getPerson does not answer the record of the person whose id is sent');
  return { id, record };
});

export const personProbes: Probes<'person'> = {
  'person.fields-syntax': asksOf('person.fields-syntax', wholeRecord, {
    requests: 3,
    async ask({ id, record }, t) {
      const [one, other, ...more] = shownMembers(record);
      demand(
        one !== undefined && other !== undefined && more.length !== 0,
        'the record of a person has too few members',
      );
      const both = [one, other];
      const send = async (fields: string | string[]) => {
        const exchange = await t.call('getPerson', { path: { person_id: id }, query: { fields } });
        const { json, status } = exchange.response;
        if (status === 400 || status === 422) return 'is refused';
        bodyOf(exchange);
        // The id may be left out like any other member; another id means that this is the record of another person.
        const selected = personIn(json) ? personWith(id, json) : json;
        const shown = isObject(selected) ? shownMembers(selected) : [];
        const areBoth = shown.length === both.length && both.every((name) => shown.includes(name));
        return areBoth ? 'selects both' : 'selects something else';
      };
      const [comma, repeated] = [await send(both.join(',')), await send(both)];
      if (repeated === 'selects both') return comma === 'selects both' ? 'comma' : 'repeated';
      const json = await send(JSON.stringify(both));
      const areRefused = comma === 'is refused' && repeated === 'is refused';
      return json === 'selects both' && areRefused ? 'json' : undefined;
    },
  }),
  'person.missing': asksOf('person.missing', wholeRecord, {
    requests: 1,
    async ask({ id }, t) {
      const [nobody = ''] = madeUpIds(id, 1);
      return answered(
        await getPerson(t, nobody),
        'the id of nobody',
        { 404: 'rejected-404', 410: 'rejected-410' },
        ({ response }) => (response.status === 200 && response.json === null ? 'answered-null' : undefined),
      );
    },
  }),
  'person.role': requiredRole('person.role', [peopleCall('getPerson')]),
};
