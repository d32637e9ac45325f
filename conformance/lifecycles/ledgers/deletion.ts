import { isDeepStrictEqual } from 'node:util';
import type { Lab } from '../../run/lab.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import { isSuccess } from '../../story/teller.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf } from '../../wire/members.js';
import { rowsFor } from './contents.js';
import { deleteLedger, getLedger, listedIn } from './ledger-calls.js';
import { addContacts, completed, contactsOf, createLedger, looksAtMost } from './own-ledger.js';

/** A deleted ledger (section 4.3). */
export const ledgerDeletion = story({
  id: 'ledgers/deletion',
  rules: ['ledger.delete', 'ledger.delete-gone'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 6,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    teller.step('get it');
    teller.body(await getLedger(lab, id));
    const before = listedIn(teller.body(await lab.call('getLedgers')), id);
    teller.step('delete it');
    teller.body(await deleteLedger(lab, id));
    teller.step('get it');
    teller.refuses('ledger.delete-gone', await getLedger(lab, id), 'the ledger was deleted');
    if (before === undefined)
      return teller.skip('ledger.delete', 'the list of ledgers did not show it before');
    await seeUnlisted(teller, lab, new Map([[id, before]]));
  },
});

/** The contacts of a deleted ledger (section 4.3). */
export const ledgerContactsDeletion = story({
  id: 'ledgers/deletion-of-contacts',
  rules: ['ledger.delete-contacts'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5 + looksAtMost,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    const importId = await addContacts(lab, teller, id, rowsFor(lab, 2));
    if (importId !== undefined) await completed(lab, teller, id, importId);
    const { length } = await contactsOf(lab, teller, id);
    if (length === 0) {
      teller.cannot('ledger.delete-contacts', 'no contact came into a ledger that could go with it');
      return;
    }
    teller.step('delete the ledger');
    teller.body(await deleteLedger(lab, id));
    teller.step('get its contacts');
    const got = await lab.call('getContacts', { path: { ledger_id: id } });
    if (got.response.status === 429) return teller.cannot('ledger.delete-contacts', 'the call was throttled');
    const shown = isSuccess(got) ? itemsOf(got.response.json).length : 0;
    const seen = () => ({
      at: 'contacts',
      expected: 'none of a deleted ledger',
      received: `${shown} contacts`,
    });
    teller.see('ledger.delete-contacts', shown === 0, seen, got);
  },
});

/**
 * The list of ledgers lacks those that were deleted, or shows of each that it was: what is left of a deleted ledger is
 * open (question ledger.delete).
 * @param before how the list showed them, by their ids
 */
export async function seeUnlisted(
  teller: Teller<'ledger.delete'>,
  lab: Lab,
  before: ReadonlyMap<string, JsonObject>,
): Promise<boolean> {
  teller.step('list the ledgers');
  const list = await lab.call('getLedgers');
  const body = teller.body(list);
  const still = [...before].flatMap(([id, then]) =>
    isDeepStrictEqual(listedIn(body, id), then) ? [id] : [],
  );
  return teller.see(
    'ledger.delete',
    still.length === 0,
    () => ({ at: 'ledgers', expected: 'no deleted ledger as it was before', received: still }),
    list,
  );
}
