import * as fc from 'fast-check';
import { records } from '../../../../generated/records.js';
import { type CallInput, type Exchange, isSuccess, type Pool, scenario } from '../../../check/scenario.js';
import { isAbsent, isObject, type JsonObject, peopleIn, personIn, personWith } from '../../../target/json.js';
import { differenceBetween } from '../../../view/record-view.js';
import { shown, some } from './people.js';
import { getPerson } from './same.js';

type Fields = readonly string[];

/** The operations with the parameter `fields`, and the ways to write it, as its syntax is not documented. */
const selecting = [
  {
    id: 'people/record-fields',
    operation: 'getPerson',
    rules: ['person.get-fields', 'person.get-fields-values'],
    inputs: (id: string, fields: Fields): readonly CallInput[] =>
      [fields.join(','), fields, JSON.stringify(fields), fields.slice(0, 1)].map((written) => ({
        path: { person_id: id },
        query: { fields: written },
      })),
  },
  {
    id: 'people/lookup-fields',
    operation: 'lookupPeople',
    rules: ['lookup.fields'],
    inputs: (id: string, fields: Fields): readonly CallInput[] => [
      { body: { ids: [id], fields: [...fields] } },
      { body: { ids: [id], fields: fields.join(',') } },
      { body: { ids: [id] }, query: { fields: fields.join(',') } },
    ],
  },
] as const;

/** The record in an answer. The id may be omitted like any other member; a different one means another record. */
function recordIn(exchange: Exchange, id: string): JsonObject | undefined {
  const { json } = exchange.response;
  const record = peopleIn(json)?.[0] ?? (isObject(json) ? json : undefined);
  return isSuccess(exchange) && !(personIn(record) && !personWith(id, record)) ? record : undefined;
}

/**
 * `fields` selects two members, and then all that are shown (section 4.3). A way of writing it that is refused or returns none
 * of the members was not understood; the rule is violated only if every successful response shows other members.
 */
export const fieldsOfRecords = selecting.map(({ id: name, operation, rules, inputs }) =>
  scenario<(typeof rules)[number], { person: string; fields: string[] }>({
    id: name,
    rules,
    requests: 9,
    compares: true,
    cases: selections,
    async record(t, { person: id, fields }) {
      const [rule, ofValues] = rules;
      const names = shownMembers(shown(t, id, 'with members to select'));
      const select = async (some: Fields, input: CallInput | undefined) => {
        const exchange = await t.call(operation, input);
        const record = recordIn(exchange, id) ?? {};
        const others = shownMembers(record).filter((each) => !some.includes(each));
        const missing = some.filter((each) => isAbsent(record[each]));
        const selects = others.length === 0 && missing.length < some.length;
        return { exchange, record, others, missing, selects };
      };
      t.step(`select ${fields.join(' and ')} of ${id}`);
      const tried = [];
      for (const input of inputs(id, fields))
        if (!tried.at(-1)?.selects) tried.push(await select(fields, input));
      const last = tried.at(-1);
      const shows = last?.selects ? last : tried.find(({ others }) => others.length > 0);
      if (!shows) {
        if (last?.exchange.fault === 'persistent')
          t.expect(rule, last.exchange).accepted('`fields` is a parameter');
        if (last) t.body(last.exchange);
        return t.unmapped(rule, 'no way of writing `fields` that we know selects anything');
      }
      const { exchange, record, selects, others } = shows;
      const expected = `no other members than id, ${fields.join(' and ')}`;
      t.expect(rule, exchange).holds(selects, { at: 'body', expected, received: others });
      if (ofValues) {
        t.step('get the whole record');
        const off = differenceBetween(record, personWith(id, (await getPerson(t, id)).response.json) ?? null);
        t.soft(ofValues, exchange).holds(!off, {
          at: off?.at.replace(/^\./, '') ?? '',
          expected: `as in the whole record: ${JSON.stringify(off?.other)}`,
          received: off?.one,
        });
      }
      t.step(`select ${names.length} fields`);
      const inForm = (some: Fields) => select(some, inputs(id, some)[tried.length - 1]);
      const all = await inForm(names);
      const [first] = isSuccess(all.exchange) ? all.missing : [];
      // Every field that can be selected alone is also selected among many.
      const isLost = first !== undefined && (await inForm([first])).missing.length === 0;
      t.soft(rule, all.exchange).holds(!isLost, {
        at: first ?? 'body',
        expected: `each of ${names.join(', ')}: alone, "${first}" is selected`,
        received: `without ${all.missing.join(', ')}`,
      });
    },
  }),
);

/** Members that do not change from call to call. */
const selectable = [
  ...['name', 'first_name', 'last_name', 'linkedin', 'country', 'location'],
  ...['created_at', 'employment_status', 'jobs', 'education', 'position'],
];
const documented = records.person.properties.map(({ name }) => name).filter((name) => name !== 'id');

/** Returns the documented members present in a person's record, without the id. */
export const shownMembers = (person: JsonObject): Fields =>
  documented.filter((name) => !isAbsent(person[name]));

/** Draws a person with two members to select, and at least one more to leave out. */
function selections(pool: Pool): fc.Arbitrary<{ person: string; fields: string[] }> {
  const fit = [...pool.people].flatMap(([person, record]) => {
    const fields = selectable.filter((name) => !isAbsent(record[name]));
    return fields.length > 2 ? [{ person, fields }] : [];
  });
  return fc
    .constantFrom(...(fit.length > 0 ? fit : [{ person: '', fields: [] }]))
    .chain(({ person, fields }) => fc.record({ person: fc.constant(person), fields: some(fields, 2) }));
}
