import type { Caller } from '../../callers/caller.js';
import type { Lab } from '../../run/lab.js';
import { story } from '../../story/story.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import { shows } from './ledger-facts.js';
import { createLedger, type OwnLedger } from './own-ledger.js';

/** Somebody without any role and a ledger (sections 4.3 and 5 rule 5). */
export const ledgerAndOutsider = story({
  id: 'ledgers/outsider',
  rules: ['ledger.org-isolation'],
  needs: ['ledger', 'token', 'second-user', 'own-resources'],
  requests: 4,
  async tell(teller, lab) {
    const ledger = await createLedger(lab, teller);
    await seeUnread(teller, lab, ledger, await lab.callers.outsider('somebody without a role'));
  },
});

/** The admin of another organization and a ledger of ours, in our organization and in theirs. */
export const ledgerAndForeignAdmin = story({
  id: 'ledgers/foreign-admin',
  rules: ['ledger.org-isolation'],
  needs: ['ledger', 'token', 'control', 'other-org', 'own-resources'],
  requests: 6,
  async tell(teller, lab) {
    const { otherOrg = '' } = lab.target;
    const ledger = await createLedger(lab, teller);
    const roles = ['admin', 'editor', 'viewer'] as const;
    const admin = await lab.callers.newUser('an admin of another organization', roles, otherOrg);
    if (await seeUnread(teller, lab, ledger, admin)) await seeUnread(teller, lab, ledger, admin, otherOrg);
  },
});

/** Neither getting the ledger nor listing ledgers shows it. Answers whether that is so. */
async function seeUnread(
  teller: Teller<'ledger.org-isolation'>,
  lab: Lab,
  { id, name }: OwnLedger,
  caller: Caller,
  org: string = lab.target.org,
): Promise<boolean> {
  const place = org === lab.target.org ? 'its organization' : 'their own organization';
  teller.step(`${caller.label} gets it in ${place}`);
  const got = await lab.call('getLedger', { path: { org_id: org, ledger_id: id } }, caller);
  const why = `${caller.label} has no role on the organization of the ledger`;
  if (!teller.refuses('ledger.org-isolation', got, why)) return false;

  teller.step(`and lists the ledgers of ${place}`);
  const list = await lab.call('getLedgers', { path: { org_id: org } }, caller);
  return teller.see(
    'ledger.org-isolation',
    !isSuccess(list) || !(shows(list.response.json, id) || shows(list.response.json, name)),
    () => ({
      at: 'ledgers',
      expected: `a refusal, or a list without the ledger ${id}`,
      received: 'a list with it',
    }),
    list,
  );
}
