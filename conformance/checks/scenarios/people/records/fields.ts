import type { CheckContext } from '../../../../scene/check-context.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../../target/json.js';
import type { CallInput } from '../../../../target/wire/call-input.js';
import { personIn, personWith } from '../../../../target/wire/people.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { shown } from '../chosen.js';
import { type Difference, differenceBetween } from './difference.js';
import { getPerson } from './record.js';
import { type Attempt, select, selections } from './selection.js';

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

/** Whether the whole record still differs from what was selected: it may have changed in between. */
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
      // The id may be left out like any other member; that of somebody else says that this is another record.
      if (personIn(body)) return personWith(id, body);
      return isObject(body) ? body : undefined;
    },
  };
}
