import { isDeepStrictEqual } from 'node:util';
import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Scene } from '../../scenarios/scene.js';
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
  async record(t) {
    const { id } = await createLedger(t);
    t.step('get it');
    t.body(await getLedger(t, id));
    const before = listedIn(t.body(await t.call('getLedgers')), id);
    t.step('delete it');
    t.body(await deleteLedger(t, id));
    t.step('get it');
    t.soft('ledger.delete-gone', await getLedger(t, id)).refused('the ledger was deleted');
    if (before === undefined) return t.skip('ledger.delete', 'the list of ledgers did not show it before');
    await seeUnlisted(t, new Map([[id, before]]));
  },
});

/** The contacts of a deleted ledger (section 4.3). */
export const ledgerContactsDeletion = scenario({
  id: 'ledgers/deletion-of-contacts',
  rules: ['ledger.delete-contacts'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5 + looksAtMost,
  async record(t) {
    const { id } = await createLedger(t);
    const importId = await addContacts(t, id, rowsFor(t, 2));
    if (importId !== undefined) await completed(t, id, importId);
    const { length } = await contactsOf(t, id);
    if (length === 0) {
      t.cannot('ledger.delete-contacts', 'no contact came into a ledger that could go with it');
      return;
    }
    t.step('delete the ledger');
    t.body(await deleteLedger(t, id));
    t.step('get its contacts');
    const got = await t.call('getContacts', { path: { ledger_id: id } });
    if (got.response.status === 429) return t.cannot('ledger.delete-contacts', 'the call was throttled');
    const shown = isSuccess(got) ? itemsOf(got.response.json).length : 0;
    const seen = {
      at: 'contacts',
      expected: 'none of a deleted ledger',
      received: `${shown} contacts`,
    };
    t.expect('ledger.delete-contacts', got).holds(shown === 0, seen);
  },
});

/**
 * The list of ledgers lacks those that were deleted, or shows of each that it was: what is left of a deleted ledger is
 * open (question ledger.delete).
 * @param before how the list showed them, by their ids
 */
export async function seeUnlisted(
  t: Scene<'ledger.delete'>,
  before: ReadonlyMap<string, JsonObject>,
): Promise<boolean> {
  t.step('list the ledgers');
  const list = await t.call('getLedgers');
  const body = t.body(list);
  const still = [...before].flatMap(([id, then]) =>
    isDeepStrictEqual(listedIn(body, id), then) ? [id] : [],
  );
  return t.soft('ledger.delete', list).holds(still.length === 0, {
    at: 'ledgers',
    expected: 'no deleted ledger as it was before',
    received: still,
  });
}
