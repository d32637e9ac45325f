import { type Caller, type CallParts, startService } from '../../fixtures/calls.js';
import type { MockOptions } from '../mock.js';

type Parts = Omit<CallParts, 'path'>;
type Operation = Parameters<Caller['call']>[0];

/** A mock with one empty ledger, for tests: an editor writes, a viewer reads. */
export async function startLedger(options: Omit<MockOptions, 'clock'> = {}) {
  const service = await startService(options);
  const { editor, viewer } = service.as;
  const { body: ledger } = await editor.call('createLedger', { body: { name: 'Customers' } });
  const path = { ledger_id: ledger.id };
  const read = <Op extends Operation>(operation: Op, parts: Parts = {}) =>
    viewer.call(operation, { path, ...parts });
  const write = <Op extends Operation>(operation: Op, parts: Parts = {}) =>
    editor.call(operation, { path, ...parts });
  const add = (contacts: readonly unknown[], more: object = {}) =>
    write('addContacts', { body: { contacts, ...more } });
  return {
    ...service,
    path,
    read,
    write,
    add,
    /** Adds contacts and waits until they are there. Returns the id of the import. */
    imported: async (contacts: readonly unknown[], more: object = {}) => {
      const { body } = await add(contacts, more);
      service.clock.advance(200);
      // Whoever asks waits for what is due: before a test changes anything else.
      await read('getLedger');
      return body.import_id;
    },
    importOf: async (import_id: string) =>
      (await viewer.call('getImport', { path: { ...path, import_id } })).body,
    deleteImport: (import_id: string) =>
      editor.call('deleteImportContacts', { path: { ...path, import_id } }),
    errorsOf: (import_id: string) => viewer.call('downloadImportErrors', { path: { ...path, import_id } }),
    counts: async () => (await read('getLedger')).body.counts,
    /** The reference ids of all contacts, in order. */
    references: async () => {
      const { body } = await read('getContacts', { query: { sort_by: 'reference_id', size: 100 } });
      return (body.contacts ?? []).flatMap(({ reference_id }) => reference_id ?? []);
    },
  };
}
