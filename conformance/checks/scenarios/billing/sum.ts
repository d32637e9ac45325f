import { one } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { describeTotal, risen, type Total, totalsOf, unequal } from './totals.js';
import { attempts, callAsUser, getUsage, linesOf, mayBePaged, pauseMs, principalsIn } from './usage.js';

const rule = 'usage.sum';
type Totals = ReadonlyMap<string, Total>;

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
  requests: 3 * attempts,
  async record(t) {
    t.step('get the usage by organization and by principal, while nothing else is called');
    for (let attempt = 1; ; attempt += 1) {
      const seen = await look(t);
      if (!seen.isComplete) {
        const what = 'the records of all principals are not shown in one answer, each with its `principal`';
        return t.skip(rule, what);
      }
      const { quiet, differs } = unequal(seen.before, seen.principals, seen.after);
      if (differs && attempt < attempts) await t.wait(pauseMs);
      else if (differs) return await judgeFresh(seen, t);
      else if (quiet) return t.expect(rule, seen.answer).holds(true, agreeing);
      else if (attempt === 1 && seen.before.size === 0) await findSomebody(t);
      else return t.cannot(rule, 'there is no usage, or all of it changed while it was read');
    }
  },
});

const agreeing = { at: 'records', expected: 'sums that agree', received: 'sums that agree' };

/**
 * Judges figures that differ. Each grouping may lag by a time of its own, so only figures count that are certainly as recent
 * as a call made now: they have risen in both groupings, and no longer rise after waiting as long again.
 */
async function judgeFresh(old: Look, t: Scene<typeof rule>): Promise<void> {
  const madeAt = t.now();
  await findSomebody(t);
  for (let attempt = 1; attempt <= patience; attempt += 1) {
    await t.wait(pauseMs);
    const first = await look(t);
    const fresh = risen(old.before, first.before).filter((key) =>
      risen(old.principals, first.principals).includes(key),
    );
    if (fresh.length === 0) continue;
    await t.wait(Math.max(pauseMs, t.now() - madeAt));
    const last = await look(t);
    const rising = [...risen(first.before, last.after), ...risen(first.principals, last.principals)];
    const settled = fresh.filter((key) => !rising.includes(key));
    const { quiet, differs } = unequal(last.before, last.principals, last.after, settled);
    if (!quiet) continue;
    const seen = {
      at: 'records',
      expected: `${differs?.total.value} ${differs ? describeTotal(differs.total) : ''}, as of the organization`,
      received: differs?.sum ?? null,
    };
    return void t.soft(rule, last.answer).holds(differs === undefined, seen);
  }
  t.cannot(rule, 'what the organization and what its principals used is not shown up to the same time');
}

/** Makes calls that show in the usage sooner or later. */
async function findSomebody(t: Scene<typeof rule>): Promise<void> {
  t.step('find somebody, and get both until they show it');
  const lookup = t.pool.known.find(({ ids }) => ids.length > 0)?.lookup ?? one('name', 'John Smith');
  await t.find(findBody([lookup], 1));
  await callAsUser(t);
}

async function look(t: Scene<typeof rule>): Promise<Look> {
  const before = linesOf(t.body(await getUsage(t, { group_by: 'org' })));
  const answer = await getUsage(t, { group_by: 'principal' });
  const body = t.body(answer);
  const principals = linesOf(body);
  const after = linesOf(t.body(await getUsage(t, { group_by: 'org' })));
  return {
    before: totalsOf(before),
    principals: totalsOf(principals),
    after: totalsOf(after),
    answer,
    isComplete: principalsIn(principals).size > 0 && !mayBePaged(body),
  };
}
