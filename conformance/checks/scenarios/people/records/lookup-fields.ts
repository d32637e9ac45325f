import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { isAbsent, type Json } from '../../../../target/json.js';
import type { CallInput } from '../../../../target/wire/call-input.js';
import { peopleIn } from '../../../../target/wire/people.js';
import { shown } from '../chosen.js';
import { type Attempt, select, selections, shownMembers } from './selection.js';

/** `fields` of a lookup by ids (section 4.3): in the body as a list or a text, or in the address. */
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

/** Each of many fields is selected that is selected alone. */
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
