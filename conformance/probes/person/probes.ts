import type { Readings } from '../../../generated/questions.js';
import { shownMembers } from '../../checks/scenarios/people/fields.js';
import { madeUpIds } from '../../checks/scenarios/people/lookup-limits.js';
import { getPerson, lookUp } from '../../checks/scenarios/people/same.js';
import { type Exchange, isSuccess, refusesInput } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { listIn, peopleIn, personWith, textIn } from '../../target/wire/members.js';
import { bodyOf, decided, demand, steadily, succeeded } from '../answers.js';
import { asksOf, experiment, type ProbeContext } from '../probe.js';

/** People who are looked up: a service with another order returns them in ours by chance once in 24 times. */
const count = 4;

/** Looks up people whom finds have shown, and an unknown id in the second place. */
const fewInOrder = experiment('lookup', {}, (t) => few(t, (ids) => ids));

async function few(t: ProbeContext, inOrder: (ids: readonly string[]) => readonly string[]) {
  const asked = inOrder([...t.pool.people.keys()].slice(0, count));
  const [first, ...others] = asked;
  demand(first !== undefined && asked.length >= count, 'too few people were shown to look them up');
  const [nobody = ''] = madeUpIds(first, 1);
  const exchange = succeeded(await lookUp(t, [first, nobody, ...others]));
  const list = listIn(exchange.response.json) ?? [];
  const shown = list.flatMap((one) => textIn(one, 'id') ?? []);
  const isWhole = shown.toSorted().join() === asked.toSorted().join();
  demand(isWhole, 'a lookup by ids is not answered with these people');
  return { asked, isInOrder: shown.join() === asked.join(), ofNobody: saidOfNobody(exchange, list, nobody) };
}

function saidOfNobody(
  { response }: Exchange,
  list: readonly Json[],
  nobody: string,
): Readings['lookup.answer'] | undefined {
  const errors = isObject(response.json) ? response.json['errors'] : undefined;
  const nobodies = list.filter((one) => !isObject(one));
  if (nobodies.length > 0) return nobodies.length === 1 && list[1] === null ? 'aligned-null' : undefined;
  if (isArray(errors) && errors.length === 1 && JSON.stringify(errors).includes(nobody)) return 'with-errors';
  return isAbsent(errors) && !response.text.includes(nobody) ? 'found-only' : undefined;
}

/** The most ids of a lookup, and what happens to one more: only the last one exists, so that next to nothing is charged. */
const mostIds = experiment('lookup of very many', { requests: 6, once: true }, async (t) => {
  const { asked, ofNobody } = await fewInOrder.result(t);
  demand(ofNobody !== 'with-errors', 'an error for each of very many ids is too much to read');
  const [id = ''] = asked;
  const nobodies = madeUpIds(id, 51_200);
  const sendOnce = async (ids: number) => {
    const exchange = decided(await lookUp(t, [...nobodies.slice(0, ids - 1), id]));
    if (!isSuccess(exchange)) return exchange;
    const isFound = peopleIn(exchange.response.json)?.some((one) => textIn(one, 'id') === id);
    return isFound ? ('whole' as const) : ('truncated' as const);
  };
  const send = (ids: number) =>
    steadily(
      () => sendOnce(ids),
      (outcome) => outcome === 'whole',
    );
  for (const most of ['50000', '51200'] as const) {
    // If fewer ids are refused, their number is not the only reason.
    if ((await send(Number(most))) !== 'whole') break;
    const over = await send(Number(most) + 1);
    if (over !== 'whole') return { most, over };
  }
  return { most: undefined, over: undefined };
});

const wholeRecord = experiment('person record', {}, async (t) => {
  const [id] = t.pool.people.keys();
  demand(id !== undefined, 'no find has shown a person with an id');
  const record = personWith(id, bodyOf(await getPerson(t, id)));
  demand(record !== undefined, 'getPerson does not answer the record of the person whose id is sent');
  return { id, record };
});

export const personProbes = {
  'lookup.answer': asksOf(fewInOrder, async ({ ofNobody }) => ofNobody),
  'lookup.order': asksOf(fewInOrder, async ({ isInOrder, ofNobody }, t) => {
    demand(ofNobody !== 'aligned-null', 'each id is answered at its place');
    // Another order may happen to be ours, but not in reverse as well.
    const reversed = await few(t, (ids) => ids.toReversed());
    return isInOrder && reversed.isInOrder ? 'request' : 'any';
  }),
  'lookup.ids-empty': asksOf(fewInOrder, async (_, t) => {
    const answer = await lookUp(t, []);
    return peopleIn(answer.response.json)?.length === 0 ? 'answered-empty' : answer;
  }),
  'lookup.k': asksOf(mostIds, async ({ most }) => most),
  'lookup.over': asksOf(mostIds, async ({ over }) => over),
  'person.fields-syntax': asksOf(wholeRecord, async ({ id, record }, t) => {
    const [one, other, ...more] = shownMembers(record);
    demand(one !== undefined && other !== undefined && more.length !== 0, 'a person has too few members');
    const both = [one, other];
    const send = async (fields: string | string[]) => {
      const exchange = await t.call('getPerson', { path: { person_id: id }, query: { fields } });
      if (refusesInput(exchange)) return 'refused';
      const json = bodyOf(exchange);
      const shown = isObject(json) ? shownMembers(json) : [];
      const areBoth = shown.length === both.length && both.every((name) => shown.includes(name));
      return areBoth ? 'both' : 'others';
    };
    const [comma, repeated] = [await send(both.join(',')), await send(both)];
    if (repeated === 'both') return comma === 'both' ? 'comma' : 'repeated';
    if (comma !== 'refused' || repeated !== 'refused') return undefined;
    return (await send(JSON.stringify(both))) === 'both' ? 'json' : undefined;
  }),
  'person.missing': asksOf(wholeRecord, async ({ id }, t) => {
    const [nobody = ''] = madeUpIds(id, 1);
    const answer = await getPerson(t, nobody);
    return answer.response.json === null ? 'answered-null' : answer;
  }),
};
