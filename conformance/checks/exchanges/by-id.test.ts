import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import type { JsonObject } from '../../target/json.js';
import { byIdJudges } from './by-id.js';

const expiresAt = '2026-05-24T10:00:00.000Z';
const one = { id: 'inv_1', email: 'one@example.com', status: 'pending', expiresAt };
const other = { id: 'inv_2', email: 'other@example.com', status: 'pending', expiresAt };

const made = (invitation: JsonObject): Differences => ({
  operation: 'createInvitation',
  body: { email: invitation['email'] ?? '' },
  answer: invitation,
  status: 201,
});
const listed = (...invitations: JsonObject[]): Differences => ({
  operation: 'getInvitations',
  answer: { invitations },
});
const revoked = (id: string): Differences => ({
  operation: 'revokeInvitation',
  named: [id],
  status: 204,
  answerText: '',
});
const given: Differences = {
  operation: 'addUserAccess',
  body: [{ email: other.email, role: 'viewer' }],
  answer: { users: [] },
};
const gone = { ...other, status: 'revoked' };

test.each<[string, Verdict, Differences[]]>([
  ['pending as before', 'holds', [made(one), made(other), revoked('inv_1'), listed(other)]],
  ['revoked with the one that was named', 'broken', [made(one), made(other), revoked('inv_1'), listed(gone)]],
  ['revoked by its own id', 'silent', [made(other), revoked('inv_2'), listed(gone)]],
  ['shown late as what it was', 'silent', [made(other), revoked('inv_2'), listed(gone), listed(other)]],
  [
    'over because its email was invited again',
    'silent',
    [made(other), made({ ...other, id: 'inv_3' }), listed(gone)],
  ],
  ['over because access was given', 'silent', [made(other), given, listed(gone)]],
  ['expired', 'holds', [made(other), listed({ ...other, status: 'expired' })]],
  ['pending only later', 'silent', [made({ ...other, status: 'sending' }), listed(other)]],
  ['without a status', 'holds', [made(other), listed({ id: 'inv_2', expiresAt })]],
  ['to expire in another form', 'holds', [made(other), listed({ ...other, expiresAt: '2026-05-24' })]],
  ['to expire later', 'broken', [made(other), listed({ ...other, expiresAt: '2026-05-30T10:00:00.000Z' })]],
])('an invitation that no request names is %s (%s)', (_, expected, exchanges) => {
  const judge = byIdJudges['resource.by-id'].begin();
  const verdicts = exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 }))));

  expect(verdicts.at(-1)).toBe(expected);
});

const [first, second, access] = ['inv_5f0a1c2b3d4e', 'inv_6a1b2c3d4e5f', 'acc_0a9b8c7d6e5f'];
const invited = (id: string): Differences => ({
  operation: 'createInvitation',
  body: { email: `${id}@example.com` },
  answer: { id, status: 'pending' },
  status: 201,
});
const about = (operation: Differences['operation'], asked: string, shown: string): Differences => ({
  ...(operation === undefined ? {} : { operation }),
  named: [asked],
  answer: { id: shown, status: 'pending' },
});
const both = [invited(first), invited(second)];

test.each<[string, Verdict, Differences[]]>([
  ['the one that is named', 'holds', [...both, about('acceptInvitation', first, first)]],
  ['another one', 'broken', [...both, about('acceptInvitation', first, second)]],
  [
    'another one that was only shown',
    'broken',
    [about('resendInvitation', second, second), about('resendInvitation', first, second)],
  ],
  ['what it has become', 'silent', [...both, about('acceptInvitation', first, access)]],
  ['it in capitals', 'holds', [...both, about('getInvitationDetails', first.toUpperCase(), first)]],
  ['another one of a short id', 'silent', [invited('7'), invited('8'), about('declineInvitation', '7', '8')]],
  [
    'another one in a refusal',
    'silent',
    [...both, { ...about('declineInvitation', first, second), status: 409 }],
  ],
])('a response about an invitation contains %s (%s)', (_, expected, exchanges) => {
  const judge = byIdJudges['resource.by-id'].begin();
  const verdicts = exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 }))));

  expect(verdicts.at(-1)).toBe(expected);
});
