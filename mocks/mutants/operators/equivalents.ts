import picomatch from 'picomatch';
import type { ComputedMutant } from './computed.js';
import { ofAnyOperation } from './equivalents/anywhere.js';
import type { Equivalent, Excuse } from './equivalents/equivalent.js';
import { ofIdentity } from './equivalents/identity.js';
import { ofLedgers } from './equivalents/ledgers.js';
import { ofPeopleAndBilling } from './equivalents/people-and-billing.js';

/** Reviewed by hand: each row was compared with the sentences about its operations. */
const written: readonly Equivalent[] = [
  ...ofAnyOperation,
  ...ofPeopleAndBilling,
  ...ofLedgers,
  ...ofIdentity,
];

/** The same rows, with a predicate for the ids of mutants. */
export const equivalents = written.map((row) => ({ ...row, matches: picomatch(row.mutants) }));

/** Returns why a mutant need not be noticed; undefined if it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalents.find(({ matches }) => matches(id))?.because;
}
