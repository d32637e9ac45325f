import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { peopleIn, personIn } from '../../target/wire/people.js';
import type { ExchangeJudges } from './judge.js';

/** At most so many ids and addresses are remembered. */
const rememberedMost = 1000;

/** Sections 1 and 4.3: people are got by person ID, so the answer is never about another person who was asked for. */
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

/** Section 4.3: a batch is answered with people whose ids it names, and no others. */
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

/** Returns the ids in a request body: the strings in its lists, whatever the target calls the lists. */
function textsIn(body: Json | undefined): readonly string[] {
  const lists = isArray(body) ? [body] : isObject(body) ? Object.values(body).filter(isArray) : [];
  return lists.flat().filter((each) => typeof each === 'string');
}

/** Judges that verify, asked about one LinkedIn address alone, always returns the same person. */
function samePerson(): ExchangeJudge {
  const answers = new Map<string, { readonly id: string; readonly exchange: number }>();
  return (exchange) => {
    if (exchange.operation !== 'verify' || !isSuccess(exchange)) return nothing;
    const { queries } = isObject(exchange.request.json) ? exchange.request.json : {};
    const { results } = isObject(exchange.response.json) ? exchange.response.json : {};
    if (!isArray(queries) || !isArray(results) || queries.length !== 1 || results.length !== 1)
      return nothing;
    const [linkedin, id] = [textIn(queries[0], 'linkedin'), textIn(results[0], 'person_id')];
    if (linkedin === undefined || id === undefined) return nothing;
    const before = answers.get(linkedin);
    if (!before && answers.size < rememberedMost) answers.set(linkedin, { id, exchange: exchange.id });
    if (!before) return nothing;
    // Only a person id that another address was answered with as well shows that two people are mixed up.
    const isOfOther = [...answers].some(
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
 * Section 4.3: "group by org or principal". Once an answer was grouped as asked for, all later ones must be.
 * @param isNaming whether the records of this group name principals
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

/** Judges that answers are about the people, and in the groups, that were asked for. */
export const asAskedJudges = {
  'person.get': { begin: byId },
  'lookup.no-strangers': noStrangers,
  'verify.person-by-url': { begin: samePerson },
  'usage.group-org': grouped('org', false),
  'usage.group-principal': grouped('principal', true),
} satisfies ExchangeJudges;
