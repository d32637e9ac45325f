import { expect, test } from 'vitest';
import { answerWith } from '../../fixtures/fakes/fake-answer.js';
import type { Exchange } from '../target/exchange.js';
import { createSteadiness } from './trust.js';

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

test.each<[what: string, exchanges: readonly Exchange[], isSteady: boolean]>([
  ['nothing', [], true],
  ['the same request that is granted each time', [granted, granted], true],
  ['the same request that is refused each time', [refused, refused], true],
  ['the same request that is granted, then refused', [granted, refused], false],
  ['the same request that is refused, then granted', [refused, granted], false],
  ['another body that is refused', [granted, exchange({ status: 400, text: '{"size":6}' })], true],
  ['another header that is refused', [granted, exchange({ status: 400, headers: { accept: 'x' } })], true],
  [
    'the same request with another token',
    [
      exchange({ status: 200, headers: { authorization: 'Bearer a' } }),
      exchange({ status: 400, headers: { authorization: 'Bearer b' } }),
    ],
    false,
  ],
  ['a token that has expired', [granted, exchange({ status: 401 })], true],
  ['credit that runs out', [granted, exchange({ status: 402 })], true],
  ['throttling', [granted, exchange({ status: 429 })], true],
  ['an outage', [granted, exchange({ status: 503 })], true],
  ['a role that an API key lacks', [granted, exchange({ status: 403, credential: 'api-key' })], true],
  ['another organization', [granted, exchange({ status: 404, org: 'other' })], true],
  [
    'a ledger that is deleted',
    [exchange({ status: 200, operation: 'getLedger' }), exchange({ status: 404, operation: 'getLedger' })],
    true,
  ],
  [
    'a ledger that is made twice',
    [
      exchange({ status: 201, operation: 'createLedger' }),
      exchange({ status: 409, operation: 'createLedger' }),
    ],
    true,
  ],
])('whether a target counts as steady if it shows %s', (_, exchanges, isSteady) => {
  const steady = createSteadiness();
  for (const each of exchanges) steady.see(each);

  expect(steady.because() === undefined).toBe(isSteady);
});

test('the reason names the operation and the status of the first contradiction', () => {
  const steady = createSteadiness();
  for (const each of [granted, refused, exchange({ status: 422 })]) steady.see(each);

  expect(steady.because()).toBe(
    'the same find was granted one time and answered with 400 or another refusal another time',
  );
});
