import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangeWith } from '../../fixtures/report.arbitrary.js';
import type { Json } from '../target/json.js';
import { failureOf } from './failure.js';

const [exchange] = fc.sample(exchangeWith(fc.constant('tok3n-0f-a-run')), { numRuns: 1, seed: 5 });
if (!exchange) throw new Error('no sample');
const proof = { exchanges: [exchange] as const, replay: 'r1.x', reproduced: 'REPRODUCED 3/3' };

it('contains no secret in any of its texts', () => {
  const secret = fc.stringMatching(/^[A-Z0-9!"\\%]{8,20}$/);
  const around = fc.string({ maxLength: 130 });
  fc.assert(
    fc.property(secret, around, (secret, around) => {
      const text = `${around}${secret}`;
      const raw = { at: text, expected: text, received: { people: [text] } };
      const failure = failureOf({ ...raw, ...proof }, [], { PDK_TOKEN: secret });
      const { exchanges, ...texts } = failure;
      for (const shown of Object.values(texts)) {
        expect(shown.includes(secret.slice(0, 6)) && !around.includes(secret.slice(0, 6))).toBe(false);
      }
      expect(exchanges).toHaveLength(1);
    }),
  );
});

it('summarizes the difference in one line, unless it is given a summary', () => {
  const raw = { ...proof, at: 'matches[0].found', expected: 'true', received: undefined };
  expect(failureOf(raw, [], {})).toMatchObject({
    summary: 'at matches[0].found: expected true; received nothing',
    expected: 'true',
    received: 'nothing',
  });
  expect(failureOf({ ...raw, summary: 'A hit is not marked.' }, [], {}).summary).toBe('A hit is not marked.');
});

it('keeps the failing value and cuts what is too long to read', () => {
  const received = (value: Json) =>
    failureOf({ ...proof, at: 'x', expected: 'y', received: value }, [], {}).received;
  expect(received({ email: 'ann@acme.example' })).toBe('{"email":"ann@acme.example"}');
  expect(received('a'.repeat(5000))).toHaveLength(2000 + ' [… cut here]'.length);
});
