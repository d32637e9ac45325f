import * as fc from 'fast-check';
import { records } from '../../../../../generated/records.js';
import type { Recorder } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import { type Exchange, isSuccess, refusesInput } from '../../../../target/exchange.js';
import { isAbsent, isObject, type Json, type JsonObject } from '../../../../target/json.js';
import { peopleIn, personIn, personWith } from '../../../../target/wire/people.js';
import type { Pool } from '../../../../view/pool.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { differenceBetween } from '../../../relations/record-stable.js';
import { shown, unmapped } from '../chosen.js';
import { getPerson } from './by-id.js';

/** A person, and two members of the record to select. */
type Selected = { readonly person: string | null; readonly fields: readonly string[] };

/** Members that do not change from call to call. */
const selectable = [
  ...['name', 'first_name', 'last_name', 'linkedin', 'country', 'location'],
  ...['created_at', 'employment_status', 'jobs', 'education', 'position'],
];
const documented = records.person.properties.map(({ name }) => name).filter((name) => name !== 'id');

/** Draws a person with two members to select, and at least one more to leave out. */
function selections(pool: Pool): fc.Arbitrary<Selected> {
  const fit = [...pool.people].flatMap(([id, person]) => {
    const fields = selectable.filter((name) => !isAbsent(person[name]));
    return fields.length > 2 ? [{ id, fields }] : [];
  });
  if (fit.length === 0) return fc.constant({ person: null, fields: [] });
  return fc.constantFrom(...fit).chain(({ id, fields }) =>
    fc.record({
      person: fc.constant(id),
      fields: fc.shuffledSubarray(fields, { minLength: 2, maxLength: 2 }),
    }),
  );
}

/** Returns the documented members present in a person's record, without the id. */
export const shownMembers = (person: JsonObject): readonly string[] =>
  documented.filter((name) => !isAbsent(person[name]));

/** Sends a call with the parameter `fields` in one of the ways to write it, as the syntax is not documented. */
type Form = (fields: readonly string[]) => Promise<Exchange>;

/** A response with only the selected members, and the way in which they were selected. */
interface Selection {
  readonly exchange: Exchange;
  readonly record: JsonObject;
  readonly send: Form;
}

/**
 * Judges that `fields` selects members in one of the ways to write it. A way that is refused or returns none of the members
 * was not understood; the rule is violated only if every successful response shows other members.
 * @param read returns the record of a response; undefined if there is none
 */
async function select(
  t: Recorder,
  rule: 'person.get-fields' | 'lookup.fields',
  fields: readonly string[],
  read: (body: Json | undefined) => JsonObject | undefined,
  forms: readonly Form[],
): Promise<Selection | undefined> {
  let whole: { readonly exchange: Exchange; readonly others: string[] } | undefined;
  let refused: Exchange | undefined;
  for (const send of forms) {
    const exchange = await send(fields);
    if (!isSuccess(exchange)) {
      refused = exchange;
      if (exchange.fault !== 'persistent' && !refusesInput(exchange)) t.body(exchange);
      continue;
    }
    const record = read(exchange.response.json);
    const others = record ? shownMembers(record).filter((name) => !fields.includes(name)) : [];
    if (others.length > 0) whole ??= { exchange, others };
    else if (record && fields.some((name) => !isAbsent(record[name]))) {
      t.soft(rule, exchange).accepted('`fields` selects');
      return { exchange, record, send };
    }
  }
  if (whole) {
    const { exchange, others: received } = whole;
    const expected = `no other members than id, ${fields.join(' and ')}`;
    t.soft(rule, exchange).holds(false, { at: 'body', expected, received });
  } else if (refused?.fault === 'persistent') {
    const { status } = refused.response;
    const seen = { at: 'status', expected: 'a 2xx: `fields` is a parameter', received: status };
    t.soft(rule, refused).holds(false, seen);
  } else if (refused) t.body(refused);
  else t.skip(rule, unmapped('no way of writing `fields` that we know selects anything'));
  return undefined;
}

/** `fields` of a record by id (section 4.3), in every syntax of person.fields-syntax and for a single field. */
export const recordFields = scenario({
  id: 'people/record-fields',
  rules: ['person.get-fields', 'person.get-fields-values'],
  requests: 7,
  cases: selections,
  async record(t, { person, fields }) {
    const id = person ?? '';
    shown(t, id, 'with members to select');
    t.step(`get ${id} with the fields ${fields.join(' and ')}`);
    const form =
      (written: (names: readonly string[]) => string | readonly string[]): Form =>
      (names) =>
        t.call('getPerson', { path: { person_id: id }, query: { fields: written(names) } });
    // The id may be omitted like any other member; a different id means another record.
    const read = (body: Json | undefined) =>
      personIn(body) ? personWith(id, body) : isObject(body) ? body : undefined;
    const selection = await select(t, 'person.get-fields', fields, read, [
      form((names) => names.join(',')),
      form((names) => names),
      form((names) => JSON.stringify(names)),
      form((names) => names.slice(0, 1)),
    ]);
    if (!selection) return;
    t.step('get the whole record');
    const wholeNow = async () => personWith(id, (await getPerson(t, id)).response.json);
    const whole = await wholeNow();
    const found = fields
      .map((name) => differenceBetween(selection.record[name] ?? null, whole?.[name] ?? null, `.${name}`))
      .find((each) => each !== undefined);
    const after = found && (await wholeNow());
    // The whole record may itself have changed there.
    const isOff = found && whole && after && differenceBetween(whole, after)?.at !== found.at;
    t.expect('person.get-fields-values', selection.exchange).holds(!isOff, {
      at: found?.at.replace(/^\./, '') ?? '',
      expected: `as in the whole record: ${JSON.stringify(excerpt(found?.other))}`,
      received: excerpt(found?.one),
    });
  },
});

/** `fields` of a lookup by ids (section 4.3): in the body as an array or a string, or in the query. */
export const lookupFields = scenario({
  id: 'people/lookup-fields',
  rules: ['lookup.fields'],
  requests: 6,
  cases: selections,
  async record(t, { person, fields }) {
    const id = person ?? '';
    const names = shownMembers(shown(t, id, 'with members to select'));
    t.step(`look up ${id} with the fields ${fields.join(' and ')}`);
    const body = { ids: [id] };
    const read = (answer: Json | undefined) => peopleIn(answer)?.[0];
    const selection = await select(t, 'lookup.fields', fields, read, [
      (some) => t.call('lookupPeople', { body: { ...body, fields: [...some] } }),
      (some) => t.call('lookupPeople', { body: { ...body, fields: some.join(',') } }),
      (some) => t.call('lookupPeople', { body, query: { fields: some.join(',') } }),
    ]);
    if (!selection) return;
    t.step(`with ${names.length} fields`);
    const lacking = async (some: readonly string[]) => {
      const exchange = await selection.send(some);
      const record = isSuccess(exchange) ? read(exchange.response.json) : undefined;
      return { exchange, missing: record && some.filter((name) => isAbsent(record[name])) };
    };
    // Every field that can be selected alone is also selected among many.
    const { exchange, missing: [first, ...more] = [] } = await lacking(names);
    const isLost =
      first !== undefined &&
      (await lacking([first])).missing?.length === 0 &&
      (await lacking(names)).missing?.includes(first) === true;
    t.soft('lookup.fields', exchange).holds(!isLost, {
      at: `people[0].${first}`,
      expected: `each of ${names.join(', ')}: alone, "${first}" is selected`,
      received: `without ${[first, ...more].join(', ')}`,
    });
  },
});
