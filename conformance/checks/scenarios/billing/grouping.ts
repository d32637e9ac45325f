import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { getUsage, linesOf, principalsIn } from './usage.js';

type Rule = 'usage.group-org' | 'usage.group-principal';

const unnamed = 'no usage record names its `principal`: map it with --overlay';

/** Usage in groups, of an organization and of each of its principals (section 4.3). */
export const groupedUsage = scenario({
  id: 'billing/grouped-usage',
  rules: ['usage.group-org', 'usage.group-principal'],
  requests: 12,
  async record(t) {
    await callAsUser(t);
    t.body(await getUsage(t));
    t.step('get the usage by principal');
    const principals = principalsIn(linesOf(t.body(await getUsage(t, { group_by: 'principal' }))));
    if (principals.size === 0) {
      const byOrg = await getUsage(t, { group_by: 'org' });
      const [first] = principalsIn(linesOf(t.body(byOrg)));
      const seen = {
        at: 'records',
        expected: 'no principal, as where the usage was asked for by principal',
        received: first ?? null,
      };
      if (first !== undefined) t.expect('usage.group-org', byOrg).holds(false, seen);
      for (const rule of ['usage.group-org', 'usage.group-principal'] as const) t.skip(rule, unnamed);
      return;
    }
    await seeCaller(t);
    await seeOrganization(t);
  },
});

/** A second principal who uses the organization, where the target was given one: it may have no role there. */
async function callAsUser(context: CheckContext): Promise<void> {
  const { clientId, username, password } = context.target;
  if (clientId === undefined || username === undefined || password === undefined) return;
  try {
    await getUsage(context, {}, context.callers.user('the user', username, password));
  } catch (error) {
    if (!(error instanceof EndScenario)) throw error;
  }
}

const [attempts, pauseMs] = [4, 2500];

/** Usage may lag behind, so it is asked for until it shows what is expected, or for ten seconds. */
async function principalsUntil(
  t: Scene<Rule>,
  isEnough: (principals: ReadonlySet<string>) => boolean,
): Promise<ReadonlySet<string>> {
  let principals: ReadonlySet<string> = new Set();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await getUsage(t, { group_by: 'principal' });
    principals = principalsIn(linesOf(t.body(answer)));
    if (isEnough(principals)) break;
    if (attempt < attempts) await t.wait(pauseMs);
  }
  return principals;
}

/**
 * The caller of the run is a principal. What principals are called by is not stated: where no service account at all
 * is named by its client ID, they are called by something else.
 */
async function seeCaller(t: Scene<Rule>): Promise<void> {
  const rule = 'usage.group-principal';
  const { clientId } = t.target;
  if (clientId === undefined) return t.skip(rule, 'the run has no service account to look for (--client-id)');
  const principals = await principalsUntil(t, (named) => named.has(clientId));
  if (!principals.has(clientId) && !(await otherAccounts(t, clientId)).some((id) => principals.has(id))) {
    return t.skip(rule, 'principals are called by something else than the client ID: map it with --overlay');
  }
  const seen = { at: 'records', expected: `records of the caller, ${clientId}`, received: [...principals] };
  t.soft(rule).holds(principals.has(clientId), seen);
}

async function otherAccounts(context: CheckContext, clientId: string): Promise<readonly string[]> {
  if (context.target.identityUrl === undefined) return [];
  const answer = await context.call('getServiceAccounts');
  if (!isSuccess(answer)) return [];
  const ids = itemsOf(answer.response.json).flatMap((account) => textIn(account, 'clientId') ?? []);
  return ids.filter((id) => id !== clientId);
}

/** Grouped by organization, records are not split among principals. */
async function seeOrganization(t: Scene<Rule>): Promise<void> {
  const rule = 'usage.group-org';
  const principals = await principalsUntil(t, (named) => named.size > 1);
  if (principals.size < 2) return t.cannot(rule, 'no two principals have used the organization');
  // Where records are always split, `group_by` may be unknown to the target.
  const byDefault = principalsIn(linesOf(t.body(await getUsage(t))));
  if (byDefault.size > 1)
    return t.skip(rule, 'usage is grouped by principal unless it is asked for otherwise');
  t.step('get the usage by organization');
  const answer = await getUsage(t, { group_by: 'org' });
  const named = principalsIn(linesOf(t.body(answer)));
  const seen = {
    at: 'records',
    expected: 'records that are not split among principals',
    received: [...named],
  };
  t.soft(rule, answer).holds(named.size < 2, seen);
}
