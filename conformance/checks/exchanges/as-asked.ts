import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { peopleIn, personIn } from '../../target/wire/people.js';
import type { ExchangeJudges } from './judge.js';
import { Memory } from './memory.js';

/** At most so many ids and addresses are remembered. */
const rememberedMost = 1000;

/** Sections 1 and 4.3: people are got by person ID, so the answer is never about another person who was asked for. */
function byId(): ExchangeJudge {
  const before = new Memory<true>(rememberedMost);
  return (exchange) => {
    const { operation, named: [asked] = [], response } = exchange;
    if (operation !== 'getPerson' || !isSuccess(exchange) || asked === undefined) return nothing;
    const id = textIn(personIn(response.json), 'id');
    before.set(asked, true);
    if (id !== asked && !before.get(id ?? '')) return nothing;
    return once(id === asked, () => ({ at: 'id', expected: asked, received: id }));
  };
}

/** Section 4.3: a batch is answered with people whose ids it names, and no others. */
const noStrangers: ExchangeJudge = (exchange) => {
  if (exchange.operation !== 'lookupPeople' || !isSuccess(exchange)) return nothing;
  const shown = (peopleIn(exchange.response.json) ?? []).map((person) => textIn(person, 'id'));
  const { json } = exchange.request;
  // The strings in the lists of the body, whatever the target calls the lists.
  const lists = isArray(json) ? [json] : isObject(json) ? Object.values(json).filter(isArray) : [];
  const asked = new Set(lists.flat().filter((each) => typeof each === 'string'));
  if (shown.length === 0 || asked.size === 0) return nothing;
  const received = shown.find((id) => id !== undefined && !asked.has(id));
  const expected = 'people whose ids the request names';
  return once(received === undefined, () => ({ at: 'people', expected, received }));
};

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
      const records = itemsOf(response.json);
      if (operation !== 'getUsage' || !request.url.includes(`group_by=${group}`)) return nothing;
      if (!isSuccess(exchange) || records.length === 0) return nothing;
      const received = records.flatMap((record) => textIn(record, 'principal') ?? []);
      const isRight = received.length > 0 === isNaming;
      wasRight ||= isRight;
      const expected = `${isNaming ? 'principals' : 'no principals'}, as an earlier answer has it to the same`;
      return wasRight ? once(isRight, () => ({ at: 'records', expected, received })) : nothing;
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
