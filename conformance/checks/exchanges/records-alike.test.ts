import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import type { ExchangeJudge } from '../../scene/finding.js';
import type { Json, JsonObject } from '../../target/json.js';
import { recordsAlikeJudges } from './records-alike.js';

const sent = { name: 'Zoë, "A" 50%41', description: 'Of CRM' };
const key = { id: 'key_1', ...sent, createdAt: '2026-05-10T10:00:00.000Z' };

const made: Differences = { operation: 'createApiKey', body: sent, answer: key, status: 201 };
const got = (answer: Json): Differences => ({ operation: 'getApiKey', named: ['key_1'], answer });
const listed = (...apiKeys: Json[]): Differences => ({ operation: 'listApiKeys', answer: { apiKeys } });
const renamed = (name: string, more: Differences = {}): Differences => ({
  operation: 'updateApiKey',
  named: ['key_1'],
  body: { name },
  answer: { ...key, name },
  ...more,
});
const removed: Differences = { operation: 'deleteApiKey', named: ['key_1'], status: 204, answerText: '' };

/** Returns the verdict on the last of the exchanges. */
function verdict(judge: ExchangeJudge, exchanges: readonly Differences[]): Verdict | undefined {
  return exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 })))).at(-1);
}

test.each<[string, Verdict, Differences[]]>([
  ['as it was sent', 'holds', [made, got(key)]],
  ['in lower case', 'broken', [made, got({ ...key, name: sent.name.toLowerCase() })]],
  ['with spaces around it', 'holds', [made, got({ ...key, name: ` ${sent.name} ` })]],
  ['composed otherwise', 'holds', [made, got({ ...key, name: sent.name.normalize('NFD') })]],
  ['broken in a list', 'broken', [made, listed(key), listed({ ...key, description: 'Of' })]],
  ['under a name of its own', 'silent', [made, got({ id: 'key_1', title: sent.name })]],
  ['the old one, late', 'holds', [made, renamed('B'), got(key)]],
  ['the new one', 'holds', [made, renamed('B'), got({ ...key, name: 'B' })]],
  [
    'one that was refused and is there',
    'holds',
    [made, renamed('B', { status: 403 }), got({ ...key, name: 'B' })],
  ],
  [
    'gone, and listed without a name',
    'silent',
    [made, listed(key), removed, listed({ id: 'key_1', status: 'revoked' })],
  ],
  ['of a thing that was there before', 'silent', [got({ ...key, id: 'key_0', name: 'Mine' })]],
])('the name and description of a key: %s', (_, expected, exchanges) => {
  expect(verdict(recordsAlikeJudges['resource.as-sent'].begin(), exchanges)).toBe(expected);
});

test.each<[string, Verdict, string]>([
  ['the same', 'holds', key.createdAt],
  ['without its time', 'holds', '2026-05-10'],
  ['in another zone', 'holds', '2026-05-10T12:00:00.000'],
  ['a month later', 'broken', '2026-06-10T10:00:00.000Z'],
])('the creation time of a key: %s', (_, expected, createdAt) => {
  const judge = recordsAlikeJudges['resource.settled'].begin();
  expect(verdict(judge, [made, listed({ ...key, createdAt })])).toBe(expected);
});

test.each<[string, Verdict, Json[]]>([
  ['each once', 'holds', [key, { ...key, id: 'key_2' }]],
  ['one twice', 'broken', [key, { ...key, id: 'key_2' }, key]],
  ['one alone', 'silent', [key]],
  ['without ids', 'silent', [{ name: 'A' }, { name: 'A' }]],
])('a list of keys: %s', (_, expected, keys) => {
  expect(verdict(recordsAlikeJudges['resource.listed-once'], [listed(...keys)])).toBe(expected);
});

const nobody = {
  reference_id: 'crm-1',
  name: 'Zoë 50%41 crm-1',
  email_address: 'a@b.example',
  location: 'Orléans',
};
const adding = (contact: JsonObject): Differences => ({
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
  const judge = recordsAlikeJudges['resource.as-sent'].begin();
  judge(specimen(adding(sent)));
  const shown: Differences = { operation: 'getContacts', answer: { contacts: [contact] } };
  expect(judge(specimen(shown)).violations).toHaveLength(violated);
});
