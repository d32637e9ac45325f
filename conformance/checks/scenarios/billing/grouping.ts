import { bothAtOnce } from '../../../scene/both-at-once.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { callAsUser, getUsage, linesOf, principalsIn, usageUntil } from './usage.js';

type Rule = 'usage.group-org' | 'usage.group-principal';

const unnamed = 'no usage record names its `principal`: map it with --overlay';

/** Usage grouped by organization and by principal (section 4.3). */
export const groupedUsage = scenario({
  id: 'billing/grouped-usage',
  rules: ['usage.group-org', 'usage.group-principal'],
  requests: 22,
  async record(t) {
    await callAsUser(t);
    t.step('get the usage by principal');
    const answer = await getUsage(t, { group_by: 'principal' });
    if (principalsOf(t, answer).size === 0) {
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
    await seeOrganization(t, await seeCaller(t, answer));
  },
});

const principalsOf = (t: Scene<Rule>, answer: Exchange): ReadonlySet<string> =>
  principalsIn(linesOf(t.body(answer)));

/** Requests usage by principal again, starting from `answer`, until the principals satisfy. Returns the last response. */
const untilPrincipals = (
  t: Scene<Rule>,
  answer: Exchange,
  satisfy: (principals: ReadonlySet<string>) => boolean,
): Promise<Exchange> =>
  usageUntil(t, { group_by: 'principal' }, answer, (lines) => satisfy(principalsIn(lines)));

/**
 * Checks that the caller of the run is among the principals. How principals are identified is not stated: if no service
 * account at all is named by its client ID, they are identified by something else.
 * @returns the last response by principal
 */
async function seeCaller(t: Scene<Rule>, first: Exchange): Promise<Exchange> {
  const rule = 'usage.group-principal';
  const { clientId } = t.target;
  if (clientId === undefined) {
    t.skip(rule, 'the run has no service account to look for (--client-id)');
    return first;
  }
  const last = await untilPrincipals(t, first, (named) => named.has(clientId));
  const principals = principalsOf(t, last);
  if (!principals.has(clientId) && !(await otherAccounts(t, clientId)).some((id) => principals.has(id))) {
    t.skip(rule, 'principals are called by something else than the client ID: map it with --overlay');
    return last;
  }
  const seen = { at: 'records', expected: `records of the caller, ${clientId}`, received: [...principals] };
  t.soft(rule).holds(principals.has(clientId), seen);
  return last;
}

async function otherAccounts(context: CheckContext, clientId: string): Promise<readonly string[]> {
  if (context.target.identityUrl === undefined) return [];
  const answer = await context.call('getServiceAccounts');
  if (!isSuccess(answer)) return [];
  const ids = itemsOf(answer.response.json).flatMap((account) => textIn(account, 'clientId') ?? []);
  return ids.filter((id) => id !== clientId);
}

/** Checks that records grouped by organization are not split among principals. */
async function seeOrganization(t: Scene<Rule>, first: Exchange): Promise<void> {
  const rule = 'usage.group-org';
  const principals = principalsOf(t, await untilPrincipals(t, first, (named) => named.size > 1));
  if (principals.size < 2) return t.cannot(rule, 'no two principals have used the organization');
  // If records are split by default, the target may not know `group_by`.
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
