import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import type { Json } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { madeUp } from '../../altered.js';
import { idsOf, shown } from '../chosen.js';
import { requireSuccess } from '../require-success.js';
import { ask, askAlone, type Query, type Reply, resultsIn, unreadable } from './asking.js';
import { currentEmployment } from './employments.js';
import { type Verdict, verdictOf } from './verdict.js';

type Rule = 'verify.array' | 'verify.mr-batch';

/** Further companies that each person is asked about: more queries than careless services answer. */
const many = 20;

/** A query with its verdict alone, or the one to expect by the verdicts about the same person. */
interface Known {
  readonly id: string;
  readonly query: Query;
  readonly person: string | undefined;
  readonly verdict: Verdict;
}

/** People at their company and at two made-up ones: one query each alone, then all together in two orders (section 4.3). */
export const batches = scenario({
  id: 'people/verify-batches',
  rules: ['verify.array', 'verify.mr-batch'],
  requests: 20,
  cases: (pool) =>
    fc.record({
      people: idsOf(pool, 4, (person) => currentEmployment(person) !== undefined),
      companies: fc.tuple(madeUp(), madeUp()),
    }),
  async record(t, { people, companies }) {
    shown(t, people[0], 'with a current job at a company');
    const jobs = people.flatMap((id) => {
      const job = currentEmployment(shown(t, id, `with the id ${id}`));
      return job ? [{ id, job }] : [];
    });
    const about = ({ id, job }: (typeof jobs)[number], company = job.companyName) => ({
      id,
      query: { linkedin: job.person, company_name: company },
      isOwn: company === job.companyName,
    });
    const [stranger, other] = companies;
    // Verdicts alternate, so that results can be told apart.
    const first = jobs.map((one, index) => about(one, index % 2 === 0 ? undefined : stranger));
    const second = jobs.map((one, index) => about(one, index % 2 === 0 ? stranger : undefined));
    t.step('verify people at their companies and at others, each alone');
    const told = await alone(first, t);
    const presumed = [...second, ...jobs.map((one) => about(one, other))].flatMap(
      ({ id, query, isOwn }): Known[] => {
        const { person } = told.find((one) => one.id === id) ?? { person: null };
        return person === null ? [] : [{ id, query, person, verdict: isOwn ? 'yes' : 'no' }];
      },
    );
    const known = [...told, ...presumed];
    t.step(`${known.length} queries together`);
    if (!(await judge(known, t))) return;
    t.step('together in reverse order');
    if (!(await judge(known.toReversed(), t))) return;
    const strangers = Array.from({ length: many }, (_, nth) => `${other} ${nth}`);
    const more = told.flatMap(({ id, person }) => {
      const one = jobs.find((each) => each.id === id);
      if (!one || person === undefined) return [];
      return strangers.map((company): Known => ({ ...about(one, company), person, verdict: 'no' }));
    });
    t.step(`${more.length + known.length} queries together`);
    const whole = [...more, ...known];
    // How many queries a call may have is open.
    const answer = await askAll(whole, t);
    if (isSuccess(answer)) await judge(whole, t, answer);
  },
});

const askAll = (queries: readonly Pick<Known, 'query'>[], context: CheckContext): Promise<Exchange> =>
  ask(
    context,
    queries.map(({ query }) => query),
  );

async function alone(
  queries: readonly Pick<Known, 'id' | 'query'>[],
  t: Scene<Rule>,
): Promise<readonly Known[]> {
  const replies = await twoAtOnce(queries, async ({ id, query }) => ({ id, ...(await askAlone(t, query)) }));
  const known = replies.flatMap(({ id, query, verdict, result }) =>
    isTelling(verdict) ? [{ id, query, person: personOf(result), verdict }] : [],
  );
  const last = replies.at(-1);
  if (known.length > 1) return known;
  if (known.length === 0 && last?.verdict === 'unknown') await judgeUnknown(queries, last, t);
  if (last?.verdict === 'unreadable') throw new EndScenario('skipped', unreadable);
  if (last?.verdict === 'refused') t.body(last.exchange);
  throw new EndScenario('inconclusive', 'verify knows fewer than two of the people whom find shows');
}

const isTelling = (verdict: Reply['verdict'] | undefined): verdict is 'yes' | 'no' =>
  verdict === 'yes' || verdict === 'no';

/** Judges that people who are unknown alone are unknown in a batch. */
async function judgeUnknown(
  queries: readonly Pick<Known, 'query'>[],
  alone: Reply,
  t: Scene<Rule>,
): Promise<void> {
  const together = await askAll(queries, t);
  const told = (resultsIn(together) ?? []).map(verdictOf).filter(isTelling);
  t.soft('verify.mr-batch', together).holds(told.length === 0, {
    at: 'results',
    expected: 'nobody is known, as each alone is not',
    received: `${told.length} people of ${queries.length}; alone: ${alone.exchange.response.text.slice(0, 80)}`,
  });
}

/** Judges one batch. Returns whether another one makes sense. */
async function judge(known: readonly Known[], t: Scene<Rule>, answer?: Exchange): Promise<boolean> {
  const exchange = answer ?? (await askAll(known, t));
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
  return seeSame(known, results, exchange, t);
}

/** Sends the batch once more: a result missing only now and then is no violation. */
async function isAnsweredInFull(known: readonly Known[], context: CheckContext): Promise<boolean> {
  const again = await askAll(known, context);
  return isSuccess(again) && resultsIn(again)?.length === known.length;
}

/** Judges that a batch has the results of its queries alone, in any order; on a difference, of queries sent again. */
async function seeSame(
  known: readonly Known[],
  results: readonly Json[],
  exchange: Exchange,
  t: Scene<Rule>,
): Promise<boolean> {
  const received = summary(results.map(resultOf));
  let expected = summary(known);
  if (expected !== received) {
    const replies = await twoAtOnce(known, ({ query }) => askAlone(t, query));
    expected = summary(replies.map(({ result }) => resultOf(result)));
    const again = resultsIn(await askAll(known, t));
    if (expected !== received && summary((again ?? []).map(resultOf)) !== received)
      throw new EndScenario('inconclusive', 'the answers to one query differ');
  }
  const seen = { at: 'results', expected: `the results that each has alone: ${expected}`, received };
  return t.soft('verify.mr-batch', exchange).holds(expected === received, seen);
}

type Said = { readonly person: string | undefined; readonly verdict: Verdict | undefined };

const resultOf = (result: Json | undefined): Said => ({
  person: personOf(result),
  verdict: verdictOf(result),
});

/** Results in a canonical order. */
function summary(results: readonly Said[]): string {
  return results
    .map(({ person, verdict }) => [person, verdict].filter((part) => part !== undefined).join(' '))
    .toSorted()
    .join(', ');
}

function personOf(result: Json | undefined): string | undefined {
  return textIn(result, 'person_id');
}
