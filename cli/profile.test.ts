import { expect, test } from 'vitest';
import { plain } from '../conformance/report/text.js';
import { readProfile } from '../spec/profile/profile-file.js';
import { explanation, profileChanges } from './profile.js';

const page = { width: 100, paint: plain };
const profile = (text: string) => readProfile(text, 'p.yaml');

test.each([
  ['the same readings', 'readings: { find.size-over: clamped }', 'readings: { find.size-over: clamped }', []],
  ['a default that only one names', 'readings: { find.size-over: rejected-400 }', 'readings: {}', []],
  [
    'a reading that only one names',
    'readings: {}',
    'readings: { find.size-over: clamped }',
    [{ question: 'find.size-over', a: undefined, b: 'clamped', default: 'rejected-400' }],
  ],
])('two profiles with %s', (_, a, b, expected) => {
  expect(profileChanges(profile(a), profile(b))).toEqual(expected);
});

test('the explanation of a question shows its readings and what was seen of it', () => {
  const known = profile(`
learned: { from: http://127.0.0.1:1/people, org: org_1, on: 2026-11-23, by: people-data-kit 1 }
readings: { find.size-over: clamped }
evidence: { find.size-over: { seen: 3 of 3, saw: size 6 → status 200 } }
unknown: { find.ties: nobody ties }
`);
  const told = explanation('find.size-over', known, page);

  expect(told).toContain('What happens when `size` is over 5?');
  expect(told).toMatch(/\* rejected-400/);
  expect(told).toContain('clamped, seen 3 of 3: size 6 → status 200 (http://127.0.0.1:1/people, 2026-11-23)');
  expect(explanation('find.ties', known, page)).toContain('unknown: nobody ties');
  expect(explanation('find.no-hit', known, page)).toContain('nothing is known of it');
});
