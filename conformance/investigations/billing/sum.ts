import { one } from '../../arbitraries/broad.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { CheckContext } from '../../checks/check-context.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { describeTotal, risen, type Total, totalsOf, unequal } from './totals.js';
import { getUsage, linesOf, mayBePaged, principalsIn } from './usage.js';

const rule = 'usage.sum';
type Totals = ReadonlyMap<string, Total>;

/** Usage may lag behind, and each group may be as old as it likes. */
const [attempts, pauseMs] = [4, 2500];
/** Looks until what was just called shows in both groups: half a minute of them. */
const patience = 12;

/** What the organization used, what its principals used, and the former once more. */
interface Look {
  readonly before: Totals;
  readonly principals: Totals;
  readonly after: Totals;
  readonly answer: Exchange;
  /** Whether the principals are shown, all of them. */
  readonly isTold: boolean;
}

/** What principals used, between two looks at what the organization used (section 4.3). */
export const usageSum = scenario({
  id: 'billing/usage-sum',
  rules: [rule],
  needs: ['billing', 'token'],
  requests: 3 * attempts,
  async record(recorder, context) {
    recorder.step('get the usage by organization and by principal, while nothing else is called');
    for (let attempt = 1; ; attempt += 1) {
      const seen = await look(recorder, context);
      if (!seen.isTold) {
        const what = 'the records of all principals are not shown in one answer, each with its `principal`';
        return recorder.skip(rule, what);
      }
      const { quiet, differs } = unequal(seen.before, seen.principals, seen.after);
      if (differs && attempt < attempts) await context.wait(pauseMs);
      else if (differs) return await judgeFresh(seen, recorder, context);
      else if (quiet) return void recorder.see(rule, true, never, seen.answer);
      else if (attempt === 1 && seen.before.size === 0) await findSomebody(recorder, context);
      else return recorder.cannot(rule, 'there is no usage, or all of it changed while it was read');
    }
  },
});

/**
 * Figures that differ may be of different age. Only those count that are certainly as new as a call which is made now: they
 * have risen in both groups, and do not rise any more after as long again.
 */
async function judgeFresh(old: Look, recorder: Recorder<typeof rule>, context: CheckContext): Promise<void> {
  const madeAt = context.now();
  await findSomebody(recorder, context);
  for (let attempt = 1; attempt <= patience; attempt += 1) {
    await context.wait(pauseMs);
    const first = await look(recorder, context);
    const fresh = risen(old.before, first.before).filter((key) =>
      risen(old.principals, first.principals).includes(key),
    );
    if (fresh.length === 0) continue;
    await context.wait(Math.max(pauseMs, context.now() - madeAt));
    const last = await look(recorder, context);
    const rising = [...risen(first.before, last.after), ...risen(first.principals, last.principals)];
    const settled = fresh.filter((key) => !rising.includes(key));
    const { quiet, differs } = unequal(last.before, last.principals, last.after, settled);
    if (!quiet) continue;
    const seen = () => ({
      at: 'records',
      expected: `${differs?.total.value} ${differs ? describeTotal(differs.total) : ''}, as of the organization`,
      received: differs?.sum ?? null,
    });
    return void recorder.see(rule, differs === undefined, seen, last.answer);
  }
  recorder.cannot(
    rule,
    'what the organization and what its principals used is not shown up to the same time',
  );
}

/** A call that shows in the usage, sooner or later. */
async function findSomebody(recorder: Recorder<typeof rule>, context: CheckContext): Promise<void> {
  recorder.step('find somebody, and get both until they show it');
  const lookup = context.pool.known.find(({ ids }) => ids.length > 0)?.lookup ?? one('name', 'John Smith');
  await context.find(findBody([lookup], 1));
}

async function look(recorder: Recorder<typeof rule>, context: CheckContext): Promise<Look> {
  const before = linesOf(recorder.body(await getUsage(context, { group_by: 'org' })));
  const answer = await getUsage(context, { group_by: 'principal' });
  const body = recorder.body(answer);
  const principals = linesOf(body);
  const after = linesOf(recorder.body(await getUsage(context, { group_by: 'org' })));
  return {
    before: totalsOf(before),
    principals: totalsOf(principals),
    after: totalsOf(after),
    answer,
    isTold: principalsIn(principals).size > 0 && !mayBePaged(body),
  };
}

function never(): never {
  throw new Error('a rule that holds has no violation');
}
