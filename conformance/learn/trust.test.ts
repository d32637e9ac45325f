import { expect, test } from 'vitest';
import { answerWith } from '../../fixtures/fakes/fake-answer.js';
import type { OperationId } from '../../generated/operations.js';
import type { Exchange } from '../target/exchange.js';
import { createSteadiness } from './learn.js';

type Given = Partial<Omit<Exchange, 'request' | 'response'>> & {
  readonly status: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Creates an exchange of find, unless given otherwise. */
function exchange({ status, text = '{"size":5}', headers = {}, ...others }: Given): Exchange {
  const plain = answerWith(null, status);
  return { ...plain, operation: 'find', ...others, request: { ...plain.request, headers, text } };
}

const granted = exchange({ status: 200 });
const refused = exchange({ status: 400 });

const other = (text: string) => exchange({ status: 400, text });
const ledger = (status: number, operation: OperationId) => exchange({ status, operation });

test.each<[what: string, exchanges: readonly Exchange[], isSteady: boolean]>([
  ['the same request that is granted each time', [granted, granted], true],
  ['the same request that is granted, then refused', [granted, refused], false],
  ['the same request that is refused, then granted', [refused, granted], false],
  ['another body that is refused', [granted, other('{"size":6}')], true],
  ['another header that is refused', [granted, exchange({ status: 400, headers: { accept: 'x' } })], true],
  ['a new token', [granted, exchange({ status: 400, headers: { authorization: 'Bearer b' } })], false],
  ['a token that has expired', [granted, exchange({ status: 401 })], true],
  ['credit that runs out', [granted, exchange({ status: 402 })], true],
  ['throttling', [granted, exchange({ status: 429 })], true],
  ['an outage', [granted, exchange({ status: 503 })], true],
  ['a role that an API key lacks', [granted, exchange({ status: 403, credential: 'api-key' })], true],
  ['another organization', [granted, exchange({ status: 404, org: 'other' })], true],
  ['a ledger that is deleted', [ledger(200, 'getLedger'), ledger(404, 'getLedger')], true],
  ['a ledger that is made twice', [ledger(201, 'createLedger'), ledger(409, 'createLedger')], true],
])('whether a target counts as steady if it shows %s', (_, exchanges, isSteady) => {
  const steady = createSteadiness();
  for (const each of exchanges) steady.see(each);

  expect(steady.because() === undefined).toBe(isSteady);
});
