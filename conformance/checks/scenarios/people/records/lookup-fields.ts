import { scenario } from '../../../../scene/scenario.js';
import type { Json } from '../../../../target/json.js';
import type { CallInput } from '../../../../target/wire/call-input.js';
import { peopleIn } from '../../../../target/wire/people.js';
import { shown } from '../chosen.js';
import { type Attempt, select, selections } from './selection.js';

/** `fields` of a lookup by ids (section 4.3): in the body as a list or a text, or in the address. */
export const lookupFields = scenario({
  id: 'people/lookup-fields',
  rules: ['lookup.fields'],
  requests: 3,
  cases: selections,
  async record(t, { person, fields }) {
    const id = person ?? '';
    shown(t, id, 'with members to select');
    t.step(`look up ${id} with the fields ${fields.join(' and ')}`);
    const attempt = (body: Json, query: CallInput['query'] = {}): Attempt => ({
      fields,
      send: () => t.call('lookupPeople', { body, query }),
      read: (answer) => peopleIn(answer)?.[0],
    });
    const attempts = [
      attempt({ ids: [id], fields: [...fields] }),
      attempt({ ids: [id], fields: fields.join(',') }),
      attempt({ ids: [id] }, { fields: fields.join(',') }),
    ];
    await select('lookup.fields', attempts, t);
  },
});
