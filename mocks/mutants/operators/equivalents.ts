import picomatch from 'picomatch';
import type { ComputedMutant } from './computed.js';
import { ofAnyOperation } from './equivalents/anywhere.js';
import type { Equivalent, Excuse } from './equivalents/equivalent.js';
import { ofIdentity } from './equivalents/identity.js';
import { ofLedgers } from './equivalents/ledgers.js';
import { ofPeopleAndBilling } from './equivalents/people-and-billing.js';

/** Looked through by hand: each row was read against the sentences of its operations. */
const written: readonly Equivalent[] = [
  ...ofAnyOperation,
  ...ofPeopleAndBilling,
  ...ofLedgers,
  ...ofIdentity,
];

/** The same, with what tells whether a row means a mutant. */
export const equivalents = written.map((row) => ({ ...row, matches: picomatch(row.mutants) }));

/** Why a mutant need not be noticed; undefined where it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalents.find(({ matches }) => matches(id))?.because;
}
