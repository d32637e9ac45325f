import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demo } from '../../../spec/demo/demo.js';
import { shorthandOf, shownApiKey } from '../api-keys.js';

const stored = {
  id: 'key_1',
  name: 'Nightly',
  description: '',
  shorthand: 'pdk_key_Qw3r...9xYz',
  createdAtMs: Date.UTC(2026, 0, 14),
  credential: 'a-hash',
};

describe('the shorthand of a key', () => {
  const value = 'pdk_key_Qw3rT5yUi0pAs_dF-gHjKlZxCvBnM1q2w3e4r5t6y9xYz';

  test.each([
    ['first-and-last', 'pdk_key_Qw3r...9xYz'],
    ['last-four', '...9xYz'],
  ] as const)('under %s is %s', (reading, shorthand) => {
    expect(shorthandOf(value, reading)).toBe(shorthand);
  });

  test('hides at least a third of the key, however short the key is', () => {
    const values = fc.oneof(fc.string({ minLength: 10, maxLength: 80 }), fc.constant(demo.apiKey));
    const readings = fc.constantFrom('first-and-last' as const, 'last-four' as const);
    fc.assert(
      fc.property(values, readings, (text, reading) => {
        const shorthand = shorthandOf(text, reading);
        const shown = shorthand.length - '...'.length;
        expect(shown).toBeLessThanOrEqual(text.length * (2 / 3));
        expect(shorthand).not.toContain(text);
      }),
      { seed: 7 },
    );
  });
});

describe('a key as shown by the API', () => {
  test('has neither its hash nor an empty description', () => {
    expect(shownApiKey(stored, undefined, 'omitted')).toEqual({
      id: 'key_1',
      name: 'Nightly',
      shorthand: 'pdk_key_Qw3r...9xYz',
      createdAt: '2026-01-14T00:00:00.000Z',
    });
  });

  test.each([
    ['omitted', undefined],
    ['as-null', null],
  ] as const)('under %s has the last use %s before it is used', (reading, lastUsedAt) => {
    expect(shownApiKey(stored, undefined, reading).lastUsedAt).toBe(lastUsedAt);
    expect(shownApiKey(stored, 0, reading).lastUsedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});
