import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import type { JsonObject } from '../../target/json.js';
import { byIdJudges } from './by-id.js';

function lastVerdict(rule: keyof typeof byIdJudges, exchanges: readonly Differences[]): Verdict | undefined {
  const judge = byIdJudges[rule].begin();
  return exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 })))).at(-1);
}

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
  expect(lastVerdict('resource.by-id', exchanges)).toBe(expected);
});
