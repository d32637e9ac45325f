import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escaped } from './altered.js';

/** Decodes a form as any standard parser does. */
const readBack = (form: string) => Object.fromEntries(new URLSearchParams(form));

test('form encodings preserve usernames and passwords with any characters', () => {
  const encodings = [
    encodeURIComponent,
    (text: string) => escaped(text, true),
    (text: string) => escaped(text, false),
  ];
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('p"a&s %+ wörd'));
  fc.assert(
    fc.property(text, text, fc.constantFrom(...encodings), (username, password, encode) => {
      const form = `username=${encode(username)}&password=${encode(password)}`;
      expect(readBack(form)).toEqual({ username, password });
    }),
  );
});
