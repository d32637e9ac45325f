import { expect, test } from 'vitest';
import { type Differences, specimen } from '../../../fixtures/fakes/specimen.js';
import type { JsonObject } from '../../target/json.js';
import { contactsAsSent } from './contacts-as-sent.js';

const nobody = {
  reference_id: 'crm-1',
  name: 'Zoë 50%41 crm-1',
  email_address: 'a@b.example',
  location: 'Orléans',
};
const added = (contact: JsonObject): Differences => ({
  operation: 'addContacts',
  body: { contacts: [contact] },
  answer: {},
});

test.each<[what: string, sent: JsonObject, shown: JsonObject, violated: number]>([
  ['as it was sent', nobody, nobody, 0],
  ['in another letter case', nobody, { reference_id: 'crm-1', name: 'ZOË 50%41 CRM-1' }, 0],
  ['by a name that was decoded', nobody, { reference_id: 'crm-1', name: 'Zoë 50A crm-1' }, 1],
  ['by a name that was cut', nobody, { reference_id: 'crm-1', name: 'Zoë' }, 1],
  ['without an address', nobody, { reference_id: 'crm-1', email_address: '' }, 1],
  ['in another place, as it may be known', nobody, { reference_id: 'crm-1', location: 'Orléans, France' }, 0],
  ['in a place that was misread', nobody, { reference_id: 'crm-1', location: 'OrlÃ©ans' }, 1],
  [
    'as the person it was found to be',
    { reference_id: 'crm-1', name: 'Zoe' },
    { reference_id: 'crm-1', name: 'Zoe B' },
    0,
  ],
])('a contact that is shown %s', (_, sent, contact, violated) => {
  const judge = contactsAsSent();
  judge(specimen(added(sent)));
  const shown: Differences = { operation: 'getContacts', answer: { contacts: [contact] } };
  expect(judge(specimen(shown)).violations).toHaveLength(violated);
});
