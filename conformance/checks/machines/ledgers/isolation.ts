import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import { shows } from './ledger-facts.js';
import { type OwnLedger, sharedLedger } from './own-ledger.js';

/** A user without any role cannot read a ledger (sections 4.3 and 5 rule 5). */
export const ledgerAndOutsider = scenario({
  id: 'ledgers/outsider',
  rules: ['ledger.org-isolation'],
  needs: ['token', 'second-user'],
  requests: 4,
  async record(t) {
    const ledger = await sharedLedger(t);
    await seeUnread(t, ledger, await t.callers.stranger());
  },
});

/** The admin of another organization cannot read a ledger of ours, neither in our organization nor in theirs. */
export const ledgerAndForeignAdmin = scenario({
  id: 'ledgers/foreign-admin',
  rules: ['ledger.org-isolation'],
  needs: ['token', 'control', 'other-org'],
  requests: 7,
  async record(t) {
    const { otherOrg = '' } = t.target;
    const ledger = await sharedLedger(t);
    const roles = ['viewer', 'editor', 'admin'] as const;
    const admin = await t.callers.lasting('an admin of another organization', roles, otherOrg);
    if (!(await seeUnread(t, ledger, admin))) return;
    // So that a cached answer to our own call would be given to the next caller.
    await t.call('getLedgers');
    await seeUnread(t, ledger, admin, otherOrg);
  },
});

/** Expects neither getting the ledger nor listing ledgers to show it. Returns whether that holds. */
async function seeUnread(
  t: Scene<'ledger.org-isolation'>,
  { id, name }: OwnLedger,
  caller: Caller,
  org: string = t.target.org,
): Promise<boolean> {
  const place = org === t.target.org ? 'its organization' : 'their own organization';
  t.step(`${caller.label} gets it in ${place}`);
  const got = await t.call('getLedger', { path: { org_id: org, ledger_id: id } }, caller);
  const why = `${caller.label} has no role on the organization of the ledger`;
  if (!t.soft('ledger.org-isolation', got).refused(why)) return false;

  t.step(`and lists the ledgers of ${place}`);
  const list = await t.call('getLedgers', { path: { org_id: org } }, caller);
  return t
    .soft('ledger.org-isolation', list)
    .holds(!isSuccess(list) || !(shows(list.response.json, id) || shows(list.response.json, name)), {
      at: 'ledgers',
      expected: `a refusal, or a list without the ledger ${id}`,
      received: 'a list with it',
    });
}
