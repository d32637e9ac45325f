import type { CheckContext } from '../../checks/check-context.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Caller } from '../../target/caller.js';
import { shows } from './ledger-facts.js';
import { createLedger, type OwnLedger } from './own-ledger.js';

/** Somebody without any role and a ledger (sections 4.3 and 5 rule 5). */
export const ledgerAndOutsider = scenario({
  id: 'ledgers/outsider',
  rules: ['ledger.org-isolation'],
  needs: ['ledger', 'token', 'second-user', 'own-resources'],
  requests: 4,
  async record(recorder, context) {
    const ledger = await createLedger(context, recorder);
    await seeUnread(recorder, context, ledger, await context.callers.outsider('somebody without a role'));
  },
});

/** The admin of another organization and a ledger of ours, in our organization and in theirs. */
export const ledgerAndForeignAdmin = scenario({
  id: 'ledgers/foreign-admin',
  rules: ['ledger.org-isolation'],
  needs: ['ledger', 'token', 'control', 'other-org', 'own-resources'],
  requests: 6,
  async record(recorder, context) {
    const { otherOrg = '' } = context.target;
    const ledger = await createLedger(context, recorder);
    const roles = ['admin', 'editor', 'viewer'] as const;
    const admin = await context.callers.newUser('an admin of another organization', roles, otherOrg);
    if (await seeUnread(recorder, context, ledger, admin))
      await seeUnread(recorder, context, ledger, admin, otherOrg);
  },
});

/** Neither getting the ledger nor listing ledgers shows it. Answers whether that is so. */
async function seeUnread(
  recorder: Recorder<'ledger.org-isolation'>,
  context: CheckContext,
  { id, name }: OwnLedger,
  caller: Caller,
  org: string = context.target.org,
): Promise<boolean> {
  const place = org === context.target.org ? 'its organization' : 'their own organization';
  recorder.step(`${caller.label} gets it in ${place}`);
  const got = await context.call('getLedger', { path: { org_id: org, ledger_id: id } }, caller);
  const why = `${caller.label} has no role on the organization of the ledger`;
  if (!recorder.refuses('ledger.org-isolation', got, why)) return false;

  recorder.step(`and lists the ledgers of ${place}`);
  const list = await context.call('getLedgers', { path: { org_id: org } }, caller);
  return recorder.see(
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
