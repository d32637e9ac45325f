import fc from 'fast-check';
import { expect, test } from 'vitest';
import { malformed } from './malformed.js';

test('no JSON is JSON any more', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(() => JSON.parse(malformed(body, 'application/json'))).toThrow(SyntaxError);
    }),
  );
});

test('in CSV a field is opened and never closed', () => {
  expect(malformed('id,name\n1,Ada\n', 'text/csv; charset=utf-8')).toBe('id,name\n1,Ada\n\n"');
});
