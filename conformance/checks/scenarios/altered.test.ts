import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJwt, tamper, unsigned } from './altered.js';

const part = () => fc.base64String({ minLength: 8 }).map((text) => text.replace(/[=+/]/g, 'A'));
const header = Buffer.from('{"alg":"RS256","typ":"JWT"}').toString('base64url');
const place = fc.integer({ min: 0, max: 999 });

test('tampering alters one character of a segment, which then decodes to another value', () => {
  fc.assert(
    fc.property(part(), part(), fc.integer({ min: 0, max: 2 }), place, (claims, signature, segment, at) => {
      const token = [header, claims, signature].join('.');
      const altered = tamper(token, segment, at);
      const [before, after] = [token, altered].map((text) => text.split('.')[segment] ?? '');
      expect([...altered].filter((letter, index) => letter !== token[index])).toHaveLength(1);
      expect(Buffer.from(after ?? '', 'base64url')).not.toEqual(Buffer.from(before ?? '', 'base64url'));
    }),
  );
});

test('an unsigned token differs only in its header and the missing signature', () => {
  const jwt = readJwt(`${header}.claims.signature`);
  expect(jwt && unsigned(jwt, 'None').split('.').slice(1)).toEqual(['claims', '']);
  expect(jwt && readJwt(unsigned(jwt, 'None'))?.header).toEqual({ alg: 'None', typ: 'JWT' });
});
