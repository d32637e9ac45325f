import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isAbsent, isObject, type Json, type JsonObject } from '../../../../target/json.js';
import type { CallInput } from '../../../../target/wire/call-input.js';
import { peopleIn, personIn, personWith } from '../../../../target/wire/people.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { shown } from '../chosen.js';
import { type Difference, differenceBetween } from './difference.js';
import { getPerson } from './record.js';
import { type Attempt, select, selections, shownMembers } from './selection.js';

/** `fields` of a record by id (section 4.3), in every syntax of person.fields-syntax and for a single field. */
export const recordFields = scenario({
  id: 'people/record-fields',
  rules: ['person.get-fields', 'person.get-fields-values'],
  requests: 7,
  cases: selections,
  async record(t, { person, fields }) {
    const id = person ?? '';
    shown(t, id, 'with members to select');
    const [first = ''] = fields;
    t.step(`get ${id} with the fields ${fields.join(' and ')}`);
    const selection = await select(
      'person.get-fields',
      [
        attempt(t, id, fields, fields.join(',')),
        attempt(t, id, fields, fields),
        attempt(t, id, fields, JSON.stringify(fields)),
        attempt(t, id, [first], first),
      ],
      t,
    );
    if (!selection) return;
    t.step('get the whole record');
    const whole = await getPerson(t, id);
    const found = difference(selection.record, personWith(id, whole.response.json), selection.fields);
    const isSame = found === undefined || !(await differsAgain(t, id, whole, found));
    t.expect('person.get-fields-values', selection.exchange).holds(isSame, {
      at: found?.at.replace(/^\./, '') ?? '',
      expected: `as in the whole record: ${JSON.stringify(excerpt(found?.other))}`,
      received: excerpt(found?.one),
    });
  },
});

/** Whether the whole record has not itself changed at the place of the difference. */
async function differsAgain(
  context: CheckContext,
  id: string,
  whole: Exchange,
  { at }: Difference,
): Promise<boolean> {
  const [before, after] = [whole, await getPerson(context, id)].map(({ response }) =>
    personWith(id, response.json),
  );
  return before !== undefined && after !== undefined && differenceBetween(before, after)?.at !== at;
}

function difference(
  selected: JsonObject,
  whole: JsonObject | undefined,
  fields: readonly string[],
): Difference | undefined {
  for (const name of fields) {
    const found = differenceBetween(selected[name] ?? null, whole?.[name] ?? null, `.${name}`);
    if (found) return found;
  }
  return undefined;
}

type Written = NonNullable<CallInput['query']>[string];

function attempt(context: CheckContext, id: string, fields: readonly string[], written: Written): Attempt {
  return {
    fields,
    send: () => context.call('getPerson', { path: { person_id: id }, query: { fields: written } }),
    read: (body) => {
      // The id may be omitted like any other member; a different id means another record.
      if (personIn(body)) return personWith(id, body);
      return isObject(body) ? body : undefined;
    },
  };
}

/** `fields` of a lookup by ids (section 4.3): in the body as an array or a string, or in the query. */
export const lookupFields = scenario({
  id: 'people/lookup-fields',
  rules: ['lookup.fields'],
  requests: 6,
  cases: selections,
  async record(t, { person, fields }) {
    const id = person ?? '';
    const whole = shown(t, id, 'with members to select');
    t.step(`look up ${id} with the fields ${fields.join(' and ')}`);
    const attempt = (names: readonly string[], body: Json, query: CallInput['query'] = {}): Attempt => ({
      fields: names,
      send: () => t.call('lookupPeople', { body, query }),
      read: (answer) => peopleIn(answer)?.[0],
    });
    const ids = [id];
    const forms = [
      (names: readonly string[]) => attempt(names, { ids, fields: [...names] }),
      (names: readonly string[]) => attempt(names, { ids, fields: names.join(',') }),
      (names: readonly string[]) => attempt(names, { ids }, { fields: names.join(',') }),
    ];
    const selection = await select(
      'lookup.fields',
      forms.map((form) => form(fields)),
      t,
    );
    const form = selection && forms[selection.index];
    if (form) await judgeMany(shownMembers(whole), form, t);
  },
});

/** Judges that every field that can be selected alone is also selected among many. */
async function judgeMany(
  names: readonly string[],
  form: (names: readonly string[]) => Attempt,
  t: Scene<'lookup.fields'>,
): Promise<void> {
  const lacking = async (fields: readonly string[]) => {
    const { send, read } = form(fields);
    const exchange = await send();
    const record = isSuccess(exchange) ? read(exchange.response.json) : undefined;
    return { exchange, missing: record ? fields.filter((name) => isAbsent(record[name])) : undefined };
  };
  t.step(`with ${names.length} fields`);
  const { exchange, missing = [] } = await lacking(names);
  const [first] = missing;
  const isLost =
    first !== undefined &&
    (await lacking([first])).missing?.length === 0 &&
    (await lacking(names)).missing?.includes(first) === true;
  t.soft('lookup.fields', exchange).holds(!isLost, {
    at: `people[0].${first}`,
    expected: `each of ${names.join(', ')}: alone, "${first}" is selected`,
    received: `without ${missing.join(', ')}`,
  });
}
