import { expect, test } from 'vitest';
import { createNames } from './names.js';

test('a limit is told by its option, whatever people are called and however many they are', () => {
  const names = createNames();
  names.learn({ first_name: Array.from({ length: 100_001 }, (_, index) => `wait q${index}q max`) });

  expect(names.hide('Max may wait (--max-wait)')).toMatch(/^name-\d+ may name-\d+ \(--max-wait\)$/);
});

/** UTF-8 read as another encoding, as often as one may do that. */
const misread = (text: string, encoding: 'latin1' | 'windows-1252'): string =>
  encoding === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder('windows-1252').decode(Buffer.from(text));

test.each(['李娜', 'Zoë', 'José', 'Łukasz', 'Ђорђе', 'Ünal', '김민준', 'ÉÅÄ', '𠮷野'])(
  '%s is hidden, also where its letters were read in another encoding',
  (name) => {
    for (const encoding of ['latin1', 'windows-1252'] as const) {
      const once = misread(name, encoding);
      for (const shown of [name, once, misread(once, encoding)]) {
        const names = createNames();
        names.learn({ first_name: shown, last_name: 'Moreau' });
        expect(names.hide(`expected "${shown}" to be ${shown}, not «${shown}»`)).toBe(
          'expected "name-1" to be name-1, not «name-1»',
        );
      }
    }
  },
);
