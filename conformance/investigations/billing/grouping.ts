import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import { itemsOf, textIn } from '../../wire/members.js';
import { getUsage, linesOf, principalsIn } from './usage.js';

type Rule = 'usage.group-org' | 'usage.group-principal';

const unnamed = 'no usage record names its `principal`: map it with --overlay';

/** Usage in groups, of an organization and of each of its principals (section 4.3). */
export const groupedUsage = story({
  id: 'billing/grouped-usage',
  rules: ['usage.group-org', 'usage.group-principal'],
  needs: ['billing', 'token'],
  requests: 12,
  async tell(teller, lab) {
    await callAsUser(lab);
    teller.body(await getUsage(lab));
    teller.step('get the usage by principal');
    const principals = principalsIn(linesOf(teller.body(await getUsage(lab, { group_by: 'principal' }))));
    if (principals.size === 0) {
      for (const rule of ['usage.group-org', 'usage.group-principal'] as const) teller.skip(rule, unnamed);
      return;
    }
    await seeCaller(teller, lab);
    await seeOrganization(teller, lab);
  },
});

/** A second principal who uses the organization, where the target was given one: it may have no role there. */
async function callAsUser(lab: Lab): Promise<void> {
  const { clientId, username, password } = lab.target;
  if (clientId === undefined || username === undefined || password === undefined) return;
  try {
    await getUsage(lab, {}, lab.callers.user('the user', username, password));
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
  }
}

const [attempts, pauseMs] = [4, 2500];

/** Usage may lag behind, so it is asked for until it shows what is expected, or for ten seconds. */
async function principalsUntil(
  teller: Teller<Rule>,
  lab: Lab,
  isEnough: (principals: ReadonlySet<string>) => boolean,
): Promise<ReadonlySet<string>> {
  let principals: ReadonlySet<string> = new Set();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await getUsage(lab, { group_by: 'principal' });
    principals = principalsIn(linesOf(teller.body(answer)));
    if (isEnough(principals)) break;
    if (attempt < attempts) await lab.wait(pauseMs);
  }
  return principals;
}

/**
 * The caller of the run is a principal. What principals are called by is not stated: where no service account at all
 * is named by its client ID, they are called by something else.
 */
async function seeCaller(teller: Teller<Rule>, lab: Lab): Promise<void> {
  const rule = 'usage.group-principal';
  const { clientId } = lab.target;
  if (clientId === undefined)
    return teller.skip(rule, 'the run has no service account to look for (--client-id)');
  const principals = await principalsUntil(teller, lab, (named) => named.has(clientId));
  if (!principals.has(clientId) && !(await otherAccounts(lab, clientId)).some((id) => principals.has(id))) {
    return teller.skip(
      rule,
      'principals are called by something else than the client ID: map it with --overlay',
    );
  }
  const seen = { at: 'records', expected: `records of the caller, ${clientId}`, received: [...principals] };
  teller.see(rule, principals.has(clientId), () => seen);
}

async function otherAccounts(lab: Lab, clientId: string): Promise<readonly string[]> {
  if (lab.target.identityUrl === undefined) return [];
  const answer = await lab.call('getServiceAccounts');
  if (!isSuccess(answer)) return [];
  const ids = itemsOf(answer.response.json).flatMap((account) => textIn(account, 'clientId') ?? []);
  return ids.filter((id) => id !== clientId);
}

/** Grouped by organization, records are not split among principals. */
async function seeOrganization(teller: Teller<Rule>, lab: Lab): Promise<void> {
  const rule = 'usage.group-org';
  const principals = await principalsUntil(teller, lab, (named) => named.size > 1);
  if (principals.size < 2) return teller.cannot(rule, 'no two principals have used the organization');
  // Where records are always split, `group_by` may be unknown to the target.
  const byDefault = principalsIn(linesOf(teller.body(await getUsage(lab))));
  if (byDefault.size > 1)
    return teller.skip(rule, 'usage is grouped by principal unless it is asked for otherwise');
  teller.step('get the usage by organization');
  const answer = await getUsage(lab, { group_by: 'org' });
  const named = principalsIn(linesOf(teller.body(answer)));
  const seen = {
    at: 'records',
    expected: 'records that are not split among principals',
    received: [...named],
  };
  teller.see(rule, named.size < 2, () => seen, answer);
}
