import { one } from '../../../arbitraries/broad.js';
import { lookupsOf } from '../../../arbitraries/lookups.js';
import { bothAtOnce } from '../../../check/both-at-once.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { type Caller, isSuccess, type Steps, scenario, unlessEnded } from '../../../check/scenario.js';
import { isPart, itemsOf, textIn } from '../../../target/json.js';
import { answerTime } from '../../../view/record-view.js';
import { fallen, getUsage, linesOf, quiet, risen, type Usage, type UsageLine, usageBy } from './usage.js';

const rules = [
  'usage.current',
  'usage.group-org',
  'usage.group-principal',
  'usage.sum',
  'usage.history',
  'usage.monotone',
] as const;
type Counting = Steps<(typeof rules)[number]>;

/** Usage may lag behind: how often it is requested until it shows what is expected, and the pause in between. */
const [looksMost, pauseMs] = [8, 2500];

/** The usage of the organization in the forms in which it may be asked for, that by organization before and after the others. */
interface Look {
  readonly org: Usage;
  readonly plain: Usage;
  readonly principal: Usage;
  readonly after: Usage;
}

const look = async (t: Counting): Promise<Look> => ({
  org: await usageBy(t, { group_by: 'org' }),
  plain: await usageBy(t),
  principal: await usageBy(t, { group_by: 'principal' }),
  after: await usageBy(t, { group_by: 'org' }),
});

/** Usage in every form in which it may be asked for, before and after calls of two principals (section 4.3). */
export const counted = scenario({
  id: 'billing/usage',
  rules,
  requests: 34,
  async record(t) {
    t.step('get the usage, and that of the organization and of its principals');
    const before = await look(t);
    t.step('find somebody, and get it until it shows that');
    const madeAt = t.now();
    const user = await callAsBoth(t);
    let [last, now] = [before, await look(t)];
    for (let nth = 1; expectKept(t, last, now) && nth < looksMost && !isShown(t, before, now); nth += 1) {
      await t.wait(pauseMs);
      [last, now] = [now, await look(t)];
    }
    expectCurrent(t, now.plain);
    if (user) await unlessEnded(expectSeenBy(t, user, now.org));
    await expectGroups(t, now);
    await expectSum(t, before, now, madeAt);
    await expectHistory(t, t.now());
  },
});

/** Makes calls that count as those of two principals, as far as there are two: the user may have no role there. Returns the user. */
async function callAsBoth(t: Counting): Promise<Caller | undefined> {
  const lookup = lookupsOf(t.pool.known, 1)[0] ?? one('name', 'John Smith');
  const body = { matches: [lookup], size: 1 };
  await t.find(body);
  const { clientId, username, password } = t.target;
  if (clientId === undefined || username === undefined || password === undefined) return undefined;
  const user = t.callers.user('the user', username, password);
  const calls = async () => {
    // More than whoever came last has made, as that may be all that is shown.
    for (let nth = 0; nth < 3; nth += 1)
      if (!isSuccess(await t.call('find', { body }, user))) await getUsage(t, {}, user);
  };
  await unlessEnded(calls());
  return user;
}

/** Judges that another caller is shown what the organization used, however little of that is theirs */
async function expectSeenBy(t: Counting, caller: Caller, least: Usage): Promise<void> {
  t.step('get it as the user');
  // Nobody asks for it in these words otherwise, so that no cache has it from a time before.
  const ask = () => usageBy(t, { group_by: 'org', include_history: false }, caller);
  const theirs = await eventually(t, laggingMs, ask, (each) => fallen(least, each) === undefined);
  if (isPart(theirs.answer.response.json)) return;
  const lost = fallen(least, theirs);
  const received = theirs.totals.get(lost ?? '') ?? null;
  const seen = { at: 'records', expected: `at least ${least.totals.get(lost ?? '')} ${lost}`, received };
  t.soft('usage.group-org', theirs.answer).holds(lost === undefined, seen);
}

/** Whether the calls show in all forms, or none of them shows anything by which that could be told. */
function isShown(t: Counting, before: Look, now: Look): boolean {
  const { principals } = now.principal;
  const areNamed = principals.length > 1 && principals.includes(t.target.clientId ?? principals[0] ?? '');
  return (
    risen(before.plain.totals, now.plain.totals).length > 0 &&
    (principals.length === 0 || areNamed) &&
    (agrees(before) || fresh(before, now).length > 0)
  );
}

function expectKept(t: Counting, before: Look, after: Look): boolean {
  const rule = 'usage.monotone';
  if (before.plain.totals.size === 0 || isPart(before.plain.answer.response.json)) {
    t.skip(rule, 'no usage record shows `requests` or `credits_used`, or not all records are shown');
    return true;
  }
  return (['plain', 'org', 'principal'] as const).every((form) => {
    const fall = fallen(before[form], after[form]);
    const [least, received] = [before, after].map((each) => each[form].totals.get(fall ?? '') ?? null);
    const seen = { at: 'records', expected: `at least ${least} ${fall}`, received };
    return t.soft(rule, after[form].answer).holds(fall === undefined, seen);
  });
}

/** Periods may be given as dates in any time zone, ending on their last day. */
const toleranceMs = 2 * 86_400_000;

/** Judges that records are of the current billing period, which may be given for all of them or for each. */
function expectCurrent(t: Counting, { answer, lines }: Usage): void {
  const rule = 'usage.current';
  const dated = [...linesOf([answer.response.json ?? null]), ...lines].filter(
    ({ startsAt, endsAt }) => startsAt !== undefined || endsAt !== undefined,
  );
  const { earliest, latest } = answerTime(answer);
  const other = dated.find(
    ({ startsAt = latest, endsAt = earliest }) =>
      startsAt > latest + toleranceMs || endsAt < earliest - toleranceMs,
  );
  if (lines.length === 0) t.cannot(rule, 'there are no usage records');
  else if (dated.length === 0) t.unmapped(rule, 'no usage record shows its `period_start` or `period_end`');
  else
    t.soft(rule, answer).holds(other === undefined, {
      at: 'records',
      expected: `billing periods that ${new Date(latest).toISOString()} lies in`,
      received: `one that begins at ${other?.period}`,
    });
}

/** Judges that the caller is among the principals, and that records by organization are not split among them. */
async function expectGroups(t: Counting, { plain, principal: { principals }, after }: Look): Promise<void> {
  const [rule, byOrg] = ['usage.group-principal', 'usage.group-org'] as const;
  const { clientId } = t.target;
  const [named = null] = after.principals;
  const expected = 'no principal, as where the usage was asked for by principal';
  if (principals.length === 0 && named !== null)
    t.soft(byOrg, after.answer).holds(false, { at: 'records', expected, received: named });
  else if (principals.length === 0)
    for (const each of [rule, byOrg]) t.unmapped(each, 'no usage record names its `principal`');
  else if (clientId === undefined) t.skip(rule, 'the run has no service account to look for (--client-id)');
  else if (principals.includes(clientId) || (await nameAccounts(t, principals)))
    t.soft(rule).holds(principals.includes(clientId), {
      at: 'records',
      expected: `records of the caller, ${clientId}`,
      received: [...principals],
    });
  else t.unmapped(rule, 'principals are called by something else than the client ID');
  if (principals.length === 1) t.cannot(byOrg, 'no two principals have used the organization');
  if (principals.length < 2) return;
  if (plain.principals.length > 1)
    return t.skip(byOrg, 'usage is grouped by principal unless it is asked for otherwise');
  t.step('get the usage by organization and by principal, both at once');
  const turn = <Rule extends typeof rule | typeof byOrg>(of: Rule, group_by: string, isSplit: boolean) => ({
    rule: of,
    expected: `records that are ${isSplit ? '' : 'not '}split among principals`,
    call: () => getUsage(t, { group_by }),
    isOwn: ({ response }: Usage['answer']) =>
      new Set(linesOf(response.json).flatMap((line) => line.principal ?? [])).size > 1 === isSplit,
  });
  await bothAtOnce(t, turn(byOrg, 'org', false), turn(rule, 'principal', true));
}

/** Whether principals are called by the client ID, if they are service accounts. */
async function nameAccounts(t: Counting, principals: readonly string[]): Promise<boolean> {
  if (t.target.identityUrl === undefined) return false;
  const accounts = itemsOf(t.body(await t.call('getServiceAccounts')));
  return accounts.some((account) => principals.includes(textIn(account, 'clientId') ?? ''));
}

const quietIn = ({ org, principal, after }: Look) => quiet(org.totals, principal.totals, after.totals);

/** Whether what the principals used adds up to what the organization used. */
const agrees = (seen: Look): boolean => {
  const all = quietIn(seen);
  return all.length > 0 && all.every(({ value, sum }) => value === sum);
};

/** The figures that have risen in both groupings: they are as recent as the calls between. */
function fresh(before: Look, now: Look): readonly string[] {
  const both = risen(before.principal.totals, now.principal.totals);
  return risen(before.org.totals, now.org.totals).filter((key) => both.includes(key));
}

/**
 * Judges the sums. Each grouping may lag by a time of its own, so where they differ, only figures count that have risen in both, and no
 * longer rise after waiting as long again.
 */
async function expectSum(t: Counting, before: Look, now: Look, madeAt: number): Promise<void> {
  const rule = 'usage.sum';
  if (now.principal.principals.length === 0 || isPart(now.principal.answer.response.json))
    return t.skip(rule, 'the records of all principals are not shown in one answer');
  const expected = 'what the organization used';
  if (agrees(before) && agrees(now))
    return void t.soft(rule).holds(true, { at: 'records', expected, received: expected });
  await t.wait(Math.max(pauseMs, t.now() - madeAt));
  const last = await look(t);
  const rising = [
    ...risen(now.org.totals, last.after.totals),
    ...risen(now.principal.totals, last.principal.totals),
  ];
  const settled = fresh(before, now).filter((key) => !rising.includes(key));
  const all = quietIn(last).filter(({ key }) => settled.includes(key));
  if (all.length === 0)
    return t.cannot(
      rule,
      'what the organization and what its principals used is not shown up to the same time',
    );
  const off = all.find(({ value, sum }) => value !== sum);
  t.soft(rule, last.principal.answer).holds(off === undefined, {
    at: 'records',
    expected: `${expected}: ${off?.value} ${off?.key}`,
    received: off?.sum ?? null,
  });
}

/** Longer than any month, so that another billing period has begun. */
const aMonth = 'P31D';

/** Usage after the current billing period has become history (section 4.3). */
export const usageBecomesHistory = scenario({
  id: 'billing/usage-becomes-history',
  rules: ['usage.history'],
  needs: ['token', 'control', 'own-resources'],
  requests: 10,
  movesTime: true,
  async record(t) {
    if (!t.control) return;
    await usageBy(t);
    t.step('a month passes');
    await t.control.advance(aMonth);
    // Gives the new period usage of its own.
    await usageBy(t);
    await expectHistory(t, await t.control.now());
  },
});

/** Judges usage with its history. @param now on the service's clock, in milliseconds since 1970 */
async function expectHistory(t: Steps<'usage.history'>, now: number): Promise<void> {
  const rule = 'usage.history';
  const { lines: current } = await usageBy(t);
  t.step('get the usage with its history');
  const { answer, lines: all } = await usageBy(t, { include_history: true });
  if (isPart(answer.response.json)) return t.skip(rule, 'not all records are shown in one answer');
  if ([...current, ...all].some(({ startsAt }) => startsAt === undefined))
    return t.unmapped(rule, 'a usage record does not show its `period_start`');
  const without = (some: readonly UsageLine[], others: readonly UsageLine[]) =>
    some.filter((line) => others.every((other) => described(other) !== described(line)));
  const [missing] = without(current, all);
  const added = without(all, current);
  const begins = Math.min(...current.map(({ startsAt = 0 }) => startsAt));
  // Operations first used between the two requests belong to the current period.
  const later = added.find(
    ({ startsAt = 0, endsAt = 0 }) => startsAt > begins || (startsAt < begins && endsAt > now + toleranceMs),
  );
  if (!missing && !later && added.every(({ startsAt = 0 }) => startsAt >= begins))
    return t.cannot(rule, 'no earlier records are added: there are none, or history is asked for otherwise');
  t.soft(rule, answer).holds(!missing && !later, {
    at: 'records',
    expected: missing ? `${described(missing)}, too` : 'records of billing periods that are over',
    received: missing ? all.map(described) : later ? described(later) : null,
  });
}

const described = ({ period, operation = 'everything', principal }: UsageLine): string =>
  `${operation} in ${period}${principal === undefined ? '' : ` by ${principal}`}`;

/** The usage of an organization that the caller holds no role on (sections 4.3 and 5 rule 5). */
export const usageOfOthers = scenario({
  id: 'billing/usage-of-others',
  rules: ['usage.org-isolation'],
  needs: ['token', 'other-org'],
  requests: 3,
  async record(t) {
    if (!t.worked('getUsage')) await usageBy(t);
    t.step('get the usage of an organization without a role on it');
    const answer = await t.call('getUsage', { path: { org_id: t.target.otherOrg ?? '' } });
    t.expect('usage.org-isolation', answer).refused('the caller holds no role on this organization');
  },
});
