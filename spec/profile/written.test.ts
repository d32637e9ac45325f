import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnReadings } from './drawn.js';
import { profileText, readProfile } from './profile-file.js';

const text = fc.string({ unit: 'grapheme' });

test('a written profile can be read again, whatever was observed', () => {
  const learned = fc.record({
    from: fc.webUrl(),
    org: text,
    on: fc.constant('2026-11-23'),
    by: fc.constant('people-data-kit 0.1.0'),
  });
  fc.assert(
    fc.property(fc.nat(1000), text, text, learned, (seed, name, saw, origin) => {
      const profile = {
        name,
        learned: origin,
        readings: drawnReadings(seed),
        evidence: { 'find.size-over': { seen: '3 of 3', saw } },
        other: { 'find.ties': saw },
        unknown: { 'errors.body': saw },
      };

      expect(readProfile(profileText(profile), 'p.yaml')).toEqual(profile);
    }),
    { numRuns: 10 },
  );
});

test('a reading other than the default is written with that default', () => {
  const written = profileText({
    readings: { 'find.size-over': 'clamped', 'find.size-zero': 'rejected-400' },
    evidence: {},
    other: {},
    unknown: {},
  });

  expect(written).toContain('find.size-over: clamped # default: rejected-400\n');
  expect(written).toContain('find.size-zero: rejected-400\n');
  expect(written).not.toContain('unknown');
});
