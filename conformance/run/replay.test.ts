import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleIds } from '../../generated/rules.js';
import { type Replay, readReplay, writeReplay } from './replay.js';

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)));
const anyReplay: fc.Arbitrary<Replay> = fc.oneof(
  fc.record({
    kind: fc.constant('case' as const),
    rule: fc.constantFrom(...ruleIds),
    seed: fc.integer(),
    investigation: fc.string(),
    value: json,
  }),
  fc.record({
    kind: fc.constant('exchange' as const),
    rule: fc.constantFrom(...ruleIds),
    seed: fc.integer(),
    before: fc.array(json),
    body: json,
    how: fc.record({ text: fc.string(), org: fc.constant('missing' as const) }, { requiredKeys: [] }),
  }),
);

test('a token decodes to what was encoded', () => {
  fc.assert(
    fc.property(anyReplay, (replay) => {
      expect(readReplay(writeReplay(replay))).toEqual(replay);
    }),
    { seed: 1 },
  );
});

const token = writeReplay({ kind: 'case', rule: 'find.max-five', seed: 1, investigation: 'a', value: ['b'] });

test.each(['', 'r1.', 'r1.abc', 'r2.TY1B', 'find.max-five', 'r1.////', token.slice(0, -6)])(
  '"%s" is not a token',
  (text) => {
    expect(readReplay(text)).toBeUndefined();
  },
);
