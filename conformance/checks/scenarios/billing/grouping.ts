import { one } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { bothAtOnce } from '../../../scene/both-at-once.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { unmapped } from '../people/chosen.js';
import {
  callAsUser,
  describeTotal,
  getUsage,
  linesOf,
  mayBePaged,
  pauseMs,
  principalsIn,
  risen,
  type Totals,
  totalsOf,
  unequal,
  usageUntil,
} from './usage.js';

type Rule = 'usage.group-org' | 'usage.group-principal';

/** Usage grouped by organization and by principal (section 4.3). */
export const groupedUsage = scenario({
  id: 'billing/grouped-usage',
  rules: ['usage.group-org', 'usage.group-principal'],
  requests: 18,
  async record(t) {
    const { clientId = '' } = t.target;
    await callAsUser(t);
    t.step('get the usage by principal');
    const isComplete = (all: ReadonlySet<string>) =>
      all.size === 0 || (all.size > 1 && (clientId === '' || all.has(clientId)));
    const answer = await usageUntil(t, { group_by: 'principal' }, (lines) => isComplete(principalsIn(lines)));
    const principals = named(answer);
    if (principals.size > 0) await seeCaller(t, principals);
    if (principals.size > 1) return seeOrganization(t, principals);
    if (principals.size === 1)
      return t.cannot('usage.group-org', 'no two principals have used the organization');
    const byOrg = await getUsage(t, { group_by: 'org' });
    const [first] = named(byOrg);
    const expected = 'no principal, as where the usage was asked for by principal';
    const seen = { at: 'records', expected, received: first ?? null };
    if (first !== undefined) t.expect('usage.group-org', byOrg).holds(false, seen);
    for (const rule of ['usage.group-org', 'usage.group-principal'] as const)
      t.skip(rule, unmapped('no usage record names its `principal`'));
  },
});

/** Returns the principals that a response names. */
const named = ({ response }: Exchange): ReadonlySet<string> => principalsIn(linesOf(response.json));

/**
 * Checks that the caller of the run is among the principals. How principals are identified is not stated: if no service
 * account at all is named by its client ID, they are identified by something else.
 */
async function seeCaller(t: Scene<Rule>, principals: ReadonlySet<string>): Promise<void> {
  const rule = 'usage.group-principal';
  const { clientId, identityUrl } = t.target;
  if (clientId === undefined) return t.skip(rule, 'the run has no service account to look for (--client-id)');
  const isNamed = principals.has(clientId);
  const accounts =
    isNamed || identityUrl === undefined ? [] : itemsOf(t.body(await t.call('getServiceAccounts')));
  if (!isNamed && !accounts.some((account) => principals.has(textIn(account, 'clientId') ?? '')))
    return t.skip(rule, unmapped('principals are called by something else than the client ID'));
  const expected = `records of the caller, ${clientId}`;
  t.soft(rule).holds(isNamed, { at: 'records', expected, received: [...principals] });
}

/** Checks that records grouped by organization are not split among principals. */
async function seeOrganization(t: Scene<Rule>, principals: ReadonlySet<string>): Promise<void> {
  const rule = 'usage.group-org';
  const isSplit = (answer: Exchange) => named(answer).size > 1;
  // If records are split by default, the target may not know `group_by`.
  if (isSplit(await getUsage(t)))
    return t.skip(rule, 'usage is grouped by principal unless it is asked for otherwise');
  t.step('get the usage by organization and by principal, both at once');
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

type Sum = Scene<'usage.sum'>;
const rule = 'usage.sum';

/** How often both groupings are requested until a call just made shows in both: for half a minute. */
const patience = 12;

/** The usage of the organization, of its principals, and of the organization once more. */
interface Look {
  readonly before: Totals;
  readonly principals: Totals;
  readonly after: Totals;
  readonly answer: Exchange;
  /** Whether records name principals, and all records are shown. */
  readonly isComplete: boolean;
}

/** Usage by principal, requested between two requests of usage by organization (section 4.3). */
export const usageSum = scenario({
  id: 'billing/usage-sum',
  rules: [rule],
  requests: 12,
  async record(t) {
    t.step('get the usage by organization and by principal, while nothing else is called');
    const seen = await look(t);
    if (!seen.isComplete) {
      const what = 'the records of all principals are not shown in one answer, each with its `principal`';
      return t.skip(rule, what);
    }
    const { quiet, differs } = unequal(seen.before, seen.principals, seen.after);
    if (!quiet || differs) return judgeFresh(seen, t);
    const agreeing = { at: 'records', expected: 'sums that agree', received: 'sums that agree' };
    t.expect(rule, seen.answer).holds(true, agreeing);
  },
});

/**
 * Judges figures that differ, or change meanwhile. Each grouping may lag by a time of its own, so only figures count that are certainly as recent
 * as a call made now: they have risen in both groupings, and no longer rise after waiting as long again.
 */
async function judgeFresh(old: Look, t: Sum): Promise<void> {
  const madeAt = t.now();
  await findSomebody(t);
  for (let attempt = 1; attempt <= patience; attempt += 1) {
    await t.wait(pauseMs);
    const first = await look(t);
    const both = risen(old.principals, first.principals);
    const fresh = risen(old.before, first.before).filter((key) => both.includes(key));
    if (fresh.length === 0) continue;
    await t.wait(Math.max(pauseMs, t.now() - madeAt));
    const last = await look(t);
    const rising = [...risen(first.before, last.after), ...risen(first.principals, last.principals)];
    const settled = fresh.filter((key) => !rising.includes(key));
    const { quiet, differs } = unequal(last.before, last.principals, last.after, settled);
    if (!quiet) continue;
    return void t.soft(rule, last.answer).holds(differs === undefined, {
      at: 'records',
      expected: `${differs?.total.value} ${differs ? describeTotal(differs.total) : ''}, as of the organization`,
      received: differs?.sum ?? null,
    });
  }
  t.cannot(rule, 'what the organization and what its principals used is not shown up to the same time');
}

/** Makes calls that show in the usage sooner or later. */
async function findSomebody(t: Sum): Promise<void> {
  t.step('find somebody, and get both until they show it');
  const lookup = t.pool.known.find(({ ids }) => ids.length > 0)?.lookup ?? one('name', 'John Smith');
  await t.find(findBody([lookup], 1));
  await callAsUser(t);
}

async function look(t: Sum): Promise<Look> {
  const totalsBy = async (group_by: string) => {
    const answer = await getUsage(t, { group_by });
    const lines = linesOf(t.body(answer));
    return { answer, lines, totals: totalsOf(lines) };
  };
  const { totals: before } = await totalsBy('org');
  const { answer, lines, totals: principals } = await totalsBy('principal');
  const { totals: after } = await totalsBy('org');
  const isComplete = principalsIn(lines).size > 0 && !mayBePaged(answer.response.json);
  return { before, principals, after, answer, isComplete };
}
