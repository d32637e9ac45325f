import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { decideCredit } from './charge.js';

interface Case {
  readonly reading: Parameters<typeof decideCredit>[0];
  readonly what: string;
  readonly credit: { readonly limit?: number; readonly used: number };
  readonly unpaid: readonly (readonly string[])[];
  readonly outcome: object;
}

test.each(readCases<readonly Case[]>(import.meta.dirname, 'credit.cases.yaml'))(
  'the decision about credit under $reading $what',
  ({ reading, credit: { limit, used }, unpaid, outcome }) => {
    expect(decideCredit(reading, { limit, used }, unpaid)).toEqual(outcome);
  },
);
