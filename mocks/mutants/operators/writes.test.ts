import { expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import { computedMutants } from './equivalent-mutants.js';

/** Mutants that handle a call in a transaction, of operations that wait for what is due. */
const handling = [...computedMutants()].flatMap(([id, { operation, hooks }]) =>
  hooks.handle && ['getLedgers', 'getImport', 'updateLedger', 'deleteImportContacts'].includes(operation)
    ? [id]
    : [],
);

test.each(handling)('under %s calls are answered while something is due', async (mutant) => {
  const { add, importOf, read, write, deleteImport, clock } = await startLedger({ mutant });
  const { body } = await add([{ name: 'Ada Moreau' }]);
  await deleteImport(body.import_id);
  await add([{ name: 'Nobody Unheard-of' }]);
  clock.advance(200);
  const answers = await Promise.all([
    write('updateLedger', { body: { name: 'Prospects' } }),
    deleteImport(body.import_id),
    importOf(body.import_id),
    read('getLedgers'),
  ]);

  expect(answers).toHaveLength(4);
});
