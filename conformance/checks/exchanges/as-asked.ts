import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { peopleIn, personIn } from '../../target/wire/people.js';
import type { ExchangeJudges } from './judge.js';

/** Ids and addresses that are remembered. */
const rememberedMost = 1000;

/** Sections 1 and 4.3: a person is answered by person ID, so not by that of somebody who was asked for before. */
function byId(): ExchangeJudge {
  const before = new Set<string>();
  return (exchange) => {
    const { operation, named, response } = exchange;
    const [asked] = named ?? [];
    if (operation !== 'getPerson' || !isSuccess(exchange) || asked === undefined) return nothing;
    const id = textIn(personIn(response.json), 'id');
    if (before.size < rememberedMost) before.add(asked);
    if (id !== asked && !before.has(id ?? '')) return nothing;
    return once(id === asked, () => ({ at: 'id', expected: asked, received: id }));
  };
}

/** Section 4.3: a batch is answered with people of whom it has the ids. */
const noStrangers: ExchangeJudge = (exchange) => {
  if (exchange.operation !== 'lookupPeople' || !isSuccess(exchange)) return nothing;
  const people = peopleIn(exchange.response.json);
  const asked = new Set(textsIn(exchange.request.json));
  if (!people || people.length === 0 || asked.size === 0) return nothing;
  const stranger = people
    .map((person) => textIn(person, 'id'))
    .find((id) => id !== undefined && !asked.has(id));
  return once(stranger === undefined, () => ({
    at: 'people',
    expected: 'people whose ids the request names',
    received: stranger,
  }));
};

/** The ids of a request: the texts in its lists, whatever a target calls them. */
function textsIn(body: Json | undefined): readonly string[] {
  const lists = isArray(body) ? [body] : isObject(body) ? Object.values(body).filter(isArray) : [];
  return lists.flat().filter((each) => typeof each === 'string');
}

/** What is said of one person by several answers of verify that were asked about that person alone. */
function samePerson(): ExchangeJudge {
  const told = new Map<string, { readonly id: string; readonly exchange: number }>();
  return (exchange) => {
    if (exchange.operation !== 'verify' || !isSuccess(exchange)) return nothing;
    const { queries } = isObject(exchange.request.json) ? exchange.request.json : {};
    const { results } = isObject(exchange.response.json) ? exchange.response.json : {};
    if (!isArray(queries) || !isArray(results) || queries.length !== 1 || results.length !== 1)
      return nothing;
    const [linkedin, id] = [textIn(queries[0], 'linkedin'), textIn(results[0], 'person_id')];
    if (linkedin === undefined || id === undefined) return nothing;
    const before = told.get(linkedin);
    if (!before && told.size < rememberedMost) told.set(linkedin, { id, exchange: exchange.id });
    if (!before) return nothing;
    // One of both is about somebody whom another address stands for.
    const isOfOther = [...told].some(
      ([other, one]) => other !== linkedin && (one.id === id || one.id === before.id),
    );
    return once(before.id === id || !isOfOther, () => ({
      at: 'results[0].person_id',
      expected: `${before.id}, as this address was answered before`,
      received: id,
      related: [before.exchange],
    }));
  };
}

/**
 * Section 4.3: "group by org or principal". Where an answer was in the group that was asked for, every other one is.
 * @param isNaming whether records of this group name principals
 */
const grouped = (group: string, isNaming: boolean) => ({
  begin(): ExchangeJudge {
    let wasRight = false;
    return (exchange) => {
      const { operation, request, response } = exchange;
      if (operation !== 'getUsage' || !isSuccess(exchange) || !request.url.includes(`group_by=${group}`))
        return nothing;
      const records = itemsOf(response.json);
      const names = records.flatMap((record) => textIn(record, 'principal') ?? []);
      if (records.length === 0) return nothing;
      wasRight ||= names.length > 0 === isNaming;
      if (!wasRight) return nothing;
      return once(names.length > 0 === isNaming, () => ({
        at: 'records',
        expected: `${isNaming ? 'principals' : 'no principals'}, as an earlier answer has it to the same`,
        received: names,
      }));
    };
  },
});

/** Judges of who and what is answered, by what was asked for. */
export const asAskedJudges = {
  'person.get': { begin: byId },
  'lookup.no-strangers': noStrangers,
  'verify.person-by-url': { begin: samePerson },
  'usage.group-org': grouped('org', false),
  'usage.group-principal': grouped('principal', true),
} satisfies ExchangeJudges;
