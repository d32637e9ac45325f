import fc from 'fast-check';
import { expect, test } from 'vitest';
import { malformed } from './malformed.js';

test('JSON does not parse any more', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(() => JSON.parse(malformed(body, 'application/json'))).toThrow(SyntaxError);
    }),
  );
});

test('CSV ends with an unterminated quoted field', () => {
  expect(malformed('id,name\n1,Ada\n', 'text/csv; charset=utf-8')).toBe('id,name\n1,Ada\n\n"');
});
