import { bothAtOnce } from '../../../scene/both-at-once.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { callAsUser, getUsage, linesOf, principalsIn } from './usage.js';

type Rule = 'usage.group-org' | 'usage.group-principal';

const unnamed = 'no usage record names its `principal`: map it with --overlay';

/** Usage in groups, of an organization and of each of its principals (section 4.3). */
export const groupedUsage = scenario({
  id: 'billing/grouped-usage',
  rules: ['usage.group-org', 'usage.group-principal'],
  requests: 22,
  async record(t) {
    await callAsUser(t);
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
    await seeOrganization(t, await seeCaller(t, principals));
  },
});

const [attempts, pauseMs] = [4, 2500];

/** Usage may lag behind, so it is asked for until it shows what is expected, or for ten seconds. */
async function principalsUntil(
  t: Scene<Rule>,
  told: ReadonlySet<string>,
  isEnough: (principals: ReadonlySet<string>) => boolean,
): Promise<ReadonlySet<string>> {
  let principals = told;
  for (let attempt = 1; attempt < attempts && !isEnough(principals); attempt += 1) {
    await t.wait(pauseMs);
    const answer = await getUsage(t, { group_by: 'principal' });
    principals = principalsIn(linesOf(t.body(answer)));
  }
  return principals;
}

/**
 * The caller of the run is a principal. What principals are called by is not stated: where no service account at all
 * is named by its client ID, they are called by something else.
 */
async function seeCaller(t: Scene<Rule>, told: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const rule = 'usage.group-principal';
  const { clientId } = t.target;
  if (clientId === undefined) {
    t.skip(rule, 'the run has no service account to look for (--client-id)');
    return told;
  }
  const principals = await principalsUntil(t, told, (named) => named.has(clientId));
  if (!principals.has(clientId) && !(await otherAccounts(t, clientId)).some((id) => principals.has(id))) {
    t.skip(rule, 'principals are called by something else than the client ID: map it with --overlay');
    return principals;
  }
  const seen = { at: 'records', expected: `records of the caller, ${clientId}`, received: [...principals] };
  t.soft(rule).holds(principals.has(clientId), seen);
  return principals;
}

async function otherAccounts(context: CheckContext, clientId: string): Promise<readonly string[]> {
  if (context.target.identityUrl === undefined) return [];
  const answer = await context.call('getServiceAccounts');
  if (!isSuccess(answer)) return [];
  const ids = itemsOf(answer.response.json).flatMap((account) => textIn(account, 'clientId') ?? []);
  return ids.filter((id) => id !== clientId);
}

/** Grouped by organization, records are not split among principals. */
async function seeOrganization(t: Scene<Rule>, told: ReadonlySet<string>): Promise<void> {
  const rule = 'usage.group-org';
  const principals = await principalsUntil(t, told, (named) => named.size > 1);
  if (principals.size < 2) return t.cannot(rule, 'no two principals have used the organization');
  // Where records are always split, `group_by` may be unknown to the target.
  const byDefault = principalsIn(linesOf(t.body(await getUsage(t))));
  if (byDefault.size > 1)
    return t.skip(rule, 'usage is grouped by principal unless it is asked for otherwise');
  t.step('get the usage by organization and by principal, both at once');
  const isSplit = ({ response }: Exchange) => principalsIn(linesOf(response.json)).size > 1;
  await bothAtOnce(
    t,
    {
      rule,
      expected: 'records that are not split among principals',
      call: () => getUsage(t, { group_by: 'org' }),
      isOwn: (each) => !isSplit(each),
    },
    {
      rule: 'usage.group-principal',
      expected: `records of each principal, ${[...principals].join(', ')}`,
      call: () => getUsage(t, { group_by: 'principal' }),
      isOwn: isSplit,
    },
  );
}
