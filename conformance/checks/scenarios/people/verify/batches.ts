import * as fc from 'fast-check';
import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess, type Recorder } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import type { Json } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { madeUp } from '../../made-up.js';
import { idsOf, shown } from '../chosen.js';
import { requireSuccess } from '../require-success.js';
import { ask, askAlone, type Query, type Reply, resultsIn, unreadable } from './asking.js';
import { currentEmployment } from './employments.js';
import { type Verdict, verdictOf } from './verdict.js';

type Rule = 'verify.array' | 'verify.aligned' | 'verify.mr-batch';

/** Requests that are left where there are enough for a long batch, and queries of a short one. */
const [roomy, fewQueries] = [1000, 3];

/** A query with what it was answered when it was asked alone. */
interface Known {
  readonly id: string;
  readonly query: Query;
  readonly verdict: Verdict;
  readonly result: Json | undefined;
}

/** The same queries alone, together, and together in reverse order (section 4.3). */
export const batches = scenario({
  id: 'people/verify-batches',
  rules: ['verify.array', 'verify.aligned', 'verify.mr-batch'],
  requests: 18,
  cases: (pool) =>
    fc.record({
      people: idsOf(pool, 6, (person) => currentEmployment(person) !== undefined),
      company: madeUp(),
    }),
  async record(t, { people, company }) {
    shown(t, people[0], 'with a current job at a company');
    // Every other one works elsewhere, so that results can be told apart.
    const queries = people.flatMap((id) => {
      const job = currentEmployment(shown(t, id, `with the id ${id}`));
      return [job?.companyName, company].flatMap((name) =>
        job && name !== undefined ? [{ id, query: { linkedin: job.person, company_name: name } }] : [],
      );
    });
    // Where requests are few, a short batch must do.
    if (t.remaining() < roomy) queries.splice(fewQueries);
    t.step(`verify ${queries.length} queries, each alone`);
    const known = await alone(queries, t);
    t.step('all of them together');
    if (!(await judge(known, t))) return;
    t.step('together in reverse order');
    await judge(known.toReversed(), t);
  },
});

async function alone(
  queries: readonly Pick<Known, 'id' | 'query'>[],
  t: Scene<Rule>,
): Promise<readonly Known[]> {
  const known: Known[] = [];
  let last: Reply | undefined;
  for (const { id, query } of queries) {
    last = await askAlone(t, query);
    const { verdict, result } = last;
    if (isTelling(verdict)) known.push({ id, query, verdict, result });
  }
  if (known.length > 1) return known;
  if (known.length === 0 && last?.verdict === 'unknown') await judgeUnknown(queries, last, t);
  if (last?.verdict === 'unreadable') throw new EndScenario('skipped', unreadable);
  if (last?.verdict === 'refused') t.body(last.exchange);
  throw new EndScenario('inconclusive', 'verify knows fewer than two of the people whom find shows');
}

const isTelling = (verdict: Reply['verdict'] | undefined): verdict is 'yes' | 'no' =>
  verdict === 'yes' || verdict === 'no';

/** Whoever is unknown alone is unknown among others. */
async function judgeUnknown(
  queries: readonly Pick<Known, 'query'>[],
  alone: Reply,
  t: Scene<Rule>,
): Promise<void> {
  const together = await ask(
    t,
    queries.map(({ query }) => query),
  );
  const told = (resultsIn(together) ?? []).map(verdictOf).filter(isTelling);
  t.soft('verify.mr-batch', together).holds(told.length === 0, {
    at: 'results',
    expected: 'nobody is known, as each alone is not',
    received: `${told.length} people of ${queries.length}; alone: ${alone.exchange.response.text.slice(0, 80)}`,
  });
}

/** Judges one batch; whether there is sense in another one. */
async function judge(known: readonly Known[], t: Scene<Rule>): Promise<boolean> {
  const exchange = await ask(
    t,
    known.map(({ query }) => query),
  );
  const why = `${known.length} queries, each of which is answered alone`;
  if (!requireSuccess('verify.array', exchange, why, t)) return false;
  const results = resultsIn(exchange);
  const isWhole = results?.length === known.length || (await isAnsweredInFull(known, t));
  t.soft('verify.array', exchange).holds(isWhole, {
    at: 'results',
    expected: `${known.length} results, one for each query`,
    received: results === undefined ? 'no list' : `${results.length} results`,
  });
  if (!results || results.length !== known.length) return false;
  if (results.some((result) => verdictOf(result) === undefined)) throw new EndScenario('skipped', unreadable);
  seeAligned(known, results, exchange, t);
  return seeSame(known, results, exchange, t);
}

/** Asked once more: a result that is missing now and then is no rule. */
async function isAnsweredInFull(known: readonly Known[], context: CheckContext): Promise<boolean> {
  const again = await ask(
    context,
    known.map(({ query }) => query),
  );
  return isSuccess(again) && resultsIn(again)?.length === known.length;
}

/** Assumed: results stand where their queries do. By whom a result is about where it tells that, else by its verdict. */
function seeAligned(
  known: readonly Known[],
  results: readonly Json[],
  exchange: Exchange,
  t: Recorder<Rule>,
): void {
  const told = results.map(personOf);
  const isTold = told.every((id) => id !== undefined);
  const expected = known.map(({ id, result, verdict }) => (isTold ? (personOf(result) ?? id) : verdict));
  const received = isTold ? told : results.map(verdictOf);
  t.soft('verify.aligned', exchange).holds(
    expected.every((one, index) => one === received[index]),
    {
      at: 'results',
      expected: `in this order: ${expected.join(', ')}`,
      received: received.join(', '),
    },
  );
}

/** Whether a batch says of everybody what was said of them alone, in whichever order. */
async function seeSame(
  known: readonly Known[],
  results: readonly Json[],
  exchange: Exchange,
  t: Scene<Rule>,
): Promise<boolean> {
  const expected = summary(known.map(({ result }) => result));
  const received = summary(results);
  if (expected !== received) {
    const again: Json[] = [];
    for (const { query } of known) again.push((await askAlone(t, query)).result ?? null);
    if (summary(again) !== expected) throw new EndScenario('inconclusive', 'the answers to one query differ');
  }
  const seen = { at: 'results', expected: `the results that each had alone: ${expected}`, received };
  return t.soft('verify.mr-batch', exchange).holds(expected === received, seen);
}

/** Who is said to work there or not, in an order of its own. */
function summary(results: readonly (Json | undefined)[]): string {
  return results
    .map((result) => [personOf(result), verdictOf(result)].filter((part) => part !== undefined).join(' '))
    .toSorted()
    .join(', ');
}

function personOf(result: Json | undefined): string | undefined {
  return textIn(result, 'person_id');
}
