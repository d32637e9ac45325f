import { excerpt } from '../../../rules/excerpt.js';
import type { Lab } from '../../../run/lab.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../target/json.js';
import type { CallInput } from '../../../wire/call-input.js';
import { personIn, personWith } from '../../../wire/people.js';
import { drawn, shown } from '../drawn.js';
import { type Difference, differenceBetween } from './difference.js';
import { getPerson } from './record.js';
import { type Attempt, select, selections } from './selection.js';

/** `fields` of a record by id (section 4.3), in every syntax of person.fields-syntax and for a single field. */
export const recordFields = drawn({
  id: 'people/record-fields',
  rules: ['person.get-fields', 'person.get-fields-values'],
  needs: ['token'],
  requests: 7,
  cases: selections,
  async tell({ person, fields }, teller, lab) {
    const id = person ?? '';
    shown(lab, id, 'with members to select');
    const [first = ''] = fields;
    teller.step(`get ${id} with the fields ${fields.join(' and ')}`);
    const selection = await select(
      'person.get-fields',
      [
        attempt(lab, id, fields, fields.join(',')),
        attempt(lab, id, fields, fields),
        attempt(lab, id, fields, JSON.stringify(fields)),
        attempt(lab, id, [first], first),
      ],
      teller,
    );
    if (!selection) return;
    teller.step('get the whole record');
    const whole = await getPerson(lab, id);
    const found = difference(selection.record, personWith(id, whole.response.json), selection.fields);
    const isSame = found === undefined || !(await differsAgain(lab, id, whole, found));
    teller.see(
      'person.get-fields-values',
      isSame,
      () => ({
        at: found?.at.replace(/^\./, '') ?? '',
        expected: `as in the whole record: ${JSON.stringify(excerpt(found?.other))}`,
        received: excerpt(found?.one),
      }),
      selection.exchange,
    );
  },
});

/** Whether the whole record still differs from what was selected: it may have changed in between. */
async function differsAgain(lab: Lab, id: string, whole: Exchange, { at }: Difference): Promise<boolean> {
  const [before, after] = [whole, await getPerson(lab, id)].map(({ response }) =>
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

function attempt(lab: Lab, id: string, fields: readonly string[], written: Written): Attempt {
  return {
    fields,
    send: () => lab.call('getPerson', { path: { person_id: id }, query: { fields: written } }),
    read: (body) => {
      // The id may be left out like any other member; that of somebody else says that this is another record.
      if (personIn(body)) return personWith(id, body);
      return isObject(body) ? body : undefined;
    },
  };
}
