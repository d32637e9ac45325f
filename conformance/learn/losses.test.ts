import { expect, test } from 'vitest';
import { answerWith } from '../../fixtures/fakes/fake-answer.js';
import type { OperationId } from '../../generated/operations.js';
import type { Exchange } from '../target/exchange.js';
import { createLosses } from './asking.js';

const answer = (operation: OperationId, status: number, headers = {}): Exchange => {
  const plain = answerWith(null, status);
  return { ...plain, operation, response: { ...plain.response, headers } };
};
const later = { 'retry-after': '1' };

test.each<[what: string, lost: readonly OperationId[], seen: readonly Exchange[], count: number]>([
  ['nothing', [], [], 0],
  ['a write that was sent again', ['createLedger'], [], 1],
  ['a sign-in that was sent again', ['createSession'], [], 1],
  ['a read that was sent again', ['find', 'getLedger'], [], 0],
  ['a write that was put off', ['createLedger'], [answer('createLedger', 503, later)], 0],
  ['a write that a gateway gave up on', ['createLedger'], [answer('createLedger', 503)], 1],
  [
    'one that was put off, and one that got lost',
    ['createLedger', 'deleteLedger'],
    [answer('createLedger', 503, later), answer('find', 503, later)],
    1,
  ],
])('%s', (_, lost, seen, count) => {
  const losses = createLosses();
  for (const exchange of seen) losses.see(exchange);

  expect(losses.count(lost)).toBe(count);
});
