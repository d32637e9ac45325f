import type { OperationId } from '../../../../generated/operations.js';
import { roundsOf } from '../../../scene/both-at-once.js';
import type { Scene } from '../../../scene/scene.js';
import type { CallInput } from '../../../target/wire/call-input.js';

const csv = { headers: { accept: 'text/csv' } };

/** What shows what is in a ledger, and whether a run asks for it so seldom otherwise that it is asked again and again. */
const reads: readonly (readonly [operation: OperationId, input: CallInput, isSeldom?: boolean])[] = [
  ['getContacts', {}],
  ['searchLedgerContacts', { body: { filters: [], size: 100 } }],
  ['downloadLedgerContacts', { body: { filters: [] }, ...csv }, true],
  ['listImports', {}],
  ['searchImportHistory', {}, true],
];

/** Where something is. */
interface Address {
  readonly ledger_id: string;
  readonly import_id: string;
}

/** Reads ledgers at once in every way there is: whatever one answer has of another ledger is seen wherever it comes. */
export async function readAtOnce(t: Scene, addresses: readonly Address[]): Promise<void> {
  t.step(`read ${addresses.length} ledgers at once, and an import of each`);
  for (const [operation, input, isSeldom = false] of reads) {
    for (let round = isSeldom ? roundsOf(t) : 1; round > 0; round -= 1) {
      await Promise.all(
        addresses.map(({ ledger_id }) => t.call(operation, { ...input, path: { ledger_id } })),
      );
    }
  }
  await Promise.all(addresses.map(({ ...path }) => t.call('getImport', { path })));
}
