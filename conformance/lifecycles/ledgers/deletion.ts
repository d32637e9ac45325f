import { isDeepStrictEqual } from 'node:util';
import type { CheckContext } from '../../checks/check-context.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf } from '../../wire/members.js';
import { rowsFor } from './contents.js';
import { deleteLedger, getLedger, listedIn } from './ledger-calls.js';
import { addContacts, completed, contactsOf, createLedger, looksAtMost } from './own-ledger.js';

/** A deleted ledger (section 4.3). */
export const ledgerDeletion = scenario({
  id: 'ledgers/deletion',
  rules: ['ledger.delete', 'ledger.delete-gone'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 6,
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    recorder.step('get it');
    recorder.body(await getLedger(context, id));
    const before = listedIn(recorder.body(await context.call('getLedgers')), id);
    recorder.step('delete it');
    recorder.body(await deleteLedger(context, id));
    recorder.step('get it');
    recorder.refuses('ledger.delete-gone', await getLedger(context, id), 'the ledger was deleted');
    if (before === undefined)
      return recorder.skip('ledger.delete', 'the list of ledgers did not show it before');
    await seeUnlisted(recorder, context, new Map([[id, before]]));
  },
});

/** The contacts of a deleted ledger (section 4.3). */
export const ledgerContactsDeletion = scenario({
  id: 'ledgers/deletion-of-contacts',
  rules: ['ledger.delete-contacts'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5 + looksAtMost,
  async record(recorder, context) {
    const { id } = await createLedger(context, recorder);
    const importId = await addContacts(context, recorder, id, rowsFor(context, 2));
    if (importId !== undefined) await completed(context, recorder, id, importId);
    const { length } = await contactsOf(context, recorder, id);
    if (length === 0) {
      recorder.cannot('ledger.delete-contacts', 'no contact came into a ledger that could go with it');
      return;
    }
    recorder.step('delete the ledger');
    recorder.body(await deleteLedger(context, id));
    recorder.step('get its contacts');
    const got = await context.call('getContacts', { path: { ledger_id: id } });
    if (got.response.status === 429)
      return recorder.cannot('ledger.delete-contacts', 'the call was throttled');
    const shown = isSuccess(got) ? itemsOf(got.response.json).length : 0;
    const seen = () => ({
      at: 'contacts',
      expected: 'none of a deleted ledger',
      received: `${shown} contacts`,
    });
    recorder.see('ledger.delete-contacts', shown === 0, seen, got);
  },
});

/**
 * The list of ledgers lacks those that were deleted, or shows of each that it was: what is left of a deleted ledger is
 * open (question ledger.delete).
 * @param before how the list showed them, by their ids
 */
export async function seeUnlisted(
  recorder: Recorder<'ledger.delete'>,
  context: CheckContext,
  before: ReadonlyMap<string, JsonObject>,
): Promise<boolean> {
  recorder.step('list the ledgers');
  const list = await context.call('getLedgers');
  const body = recorder.body(list);
  const still = [...before].flatMap(([id, then]) =>
    isDeepStrictEqual(listedIn(body, id), then) ? [id] : [],
  );
  return recorder.see(
    'ledger.delete',
    still.length === 0,
    () => ({ at: 'ledgers', expected: 'no deleted ledger as it was before', received: still }),
    list,
  );
}
