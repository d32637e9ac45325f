import type { Lab } from '../../run/lab.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import { isSuccess } from '../../story/teller.js';
import { itemsOf } from '../../wire/members.js';
import { rowsFor } from './contents.js';
import { deleteLedger, getLedger, listedIn } from './ledger-calls.js';
import { addContacts, completed, contactsOf, createLedger, looksAtMost } from './own-ledger.js';

/** A deleted ledger (section 4.3). */
export const ledgerDeletion = story({
  id: 'ledgers/deletion',
  rules: ['ledger.delete'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const { id } = await createLedger(lab, teller);
    teller.step('get it');
    teller.body(await getLedger(lab, id));
    teller.step('delete it');
    teller.body(await deleteLedger(lab, id));
    if (await seeGone(teller, lab, id)) await seeUnlisted(teller, lab, id);
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

/** Getting a deleted ledger is refused. */
export async function seeGone(teller: Teller<'ledger.delete'>, lab: Lab, id: string): Promise<boolean> {
  teller.step('get it');
  return teller.refuses('ledger.delete', await getLedger(lab, id), 'the ledger was deleted');
}

/** The list of ledgers lacks those that were deleted. */
export async function seeUnlisted(
  teller: Teller<'ledger.delete'>,
  lab: Lab,
  ...ids: readonly string[]
): Promise<boolean> {
  teller.step('list the ledgers');
  const list = await lab.call('getLedgers');
  const body = teller.body(list);
  const still = ids.filter((id) => listedIn(body, id) !== undefined);
  return teller.see(
    'ledger.delete',
    still.length === 0,
    () => ({ at: 'ledgers', expected: 'no deleted ledger', received: [...still] }),
    list,
  );
}
