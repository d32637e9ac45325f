import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { ofNamed } from './named.js';

const [one, other, access] = ['inv_5f0a1c2b3d4e', 'inv_6a1b2c3d4e5f', 'acc_0a9b8c7d6e5f'];
const made = (id: string): Differences => ({
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
const both = [made(one), made(other)];

test.each<[string, Verdict, Differences[]]>([
  ['the one that is named', 'holds', [...both, about('acceptInvitation', one, one)]],
  ['another one', 'broken', [...both, about('acceptInvitation', one, other)]],
  [
    'another one that was only shown',
    'broken',
    [about('resendInvitation', other, other), about('resendInvitation', one, other)],
  ],
  ['what it has become', 'silent', [...both, about('acceptInvitation', one, access)]],
  ['it in capitals', 'holds', [...both, about('getInvitationDetails', one.toUpperCase(), one)]],
  ['another one of a short id', 'silent', [made('7'), made('8'), about('declineInvitation', '7', '8')]],
  [
    'another one in a refusal',
    'silent',
    [...both, { ...about('declineInvitation', one, other), status: 409 }],
  ],
])('an answer about an invitation shows %s (%s)', (_, expected, exchanges) => {
  const judge = ofNamed();
  const verdicts = exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 }))));

  expect(verdicts.at(-1)).toBe(expected);
});
