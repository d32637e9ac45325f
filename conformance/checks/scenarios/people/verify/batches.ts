import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../../target/exchange.js';
import type { Json } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { madeUp } from '../../altered.js';
import { idsOf, requireSuccess, shown } from '../chosen.js';
import { ask, askAlone, type Query, type Reply, resultsIn, unreadable, verdictOf } from './asking.js';
import { currentEmployment } from './employments.js';

type Rule = 'verify.array' | 'verify.mr-batch';

/** Further companies that each person is asked about: more queries than careless services answer. */
const many = 20;

/** A query with its result alone, or the one to expect by the results about the same person. */
interface Known {
  readonly query: Query;
  readonly person: string | undefined;
  readonly verdict: Reply['verdict'] | undefined;
}

/** People at their company and at a made-up one: one query each alone, then all together in two orders (section 4.3). */
export const batches = scenario({
  id: 'people/verify-batches',
  rules: ['verify.array', 'verify.mr-batch'],
  requests: 20,
  cases: (pool) =>
    fc.record({
      people: idsOf(pool, 4, (person) => currentEmployment(person) !== undefined),
      company: madeUp(),
    }),
  async record(t, { people, company }) {
    shown(t, people[0], 'with a current job at a company');
    const jobs = people.flatMap((id) => currentEmployment(shown(t, id)) ?? []);
    t.step('verify people at their companies and at another, each alone');
    const queries = jobs.flatMap(({ person: linkedin, companyName }) =>
      [companyName, company].map((company_name) => ({ linkedin, company_name })),
    );
    const replies = await twoAtOnce(queries, (query) => askAlone(t, query));
    const known = replies.filter(({ verdict }) => verdict === 'yes' || verdict === 'no').map(knownBy);
    const last = replies.at(-1);
    if (last?.verdict === 'unreadable') throw new EndScenario('skipped', unreadable);
    if (last?.verdict === 'refused') t.body(last.exchange);
    t.step(`${queries.length} queries together, and in reverse order`);
    if (known.length === 0) {
      const together = await ask(t, queries);
      const told = (resultsIn(together) ?? []).map(verdictOf);
      t.soft('verify.mr-batch', together).holds(!told.includes('yes') && !told.includes('no'), {
        at: 'results',
        expected: 'nobody is known, as each alone is not',
        received: told.map((each) => each ?? null),
      });
    }
    if (known.length < 2)
      throw new EndScenario('inconclusive', 'verify knows fewer than two of the people whom find shows');
    if (!(await judge(known, t)) || !(await judge(known.toReversed(), t))) return;
    const strangers = Array.from({ length: many }, (_, nth) => `${company} ${nth}`);
    const each = [...new Map(known.map((one) => [one.query.linkedin, one])).values()];
    const more = strangers.flatMap((company_name) =>
      each.map(({ query, person }): Known => ({ query: { ...query, company_name }, person, verdict: 'no' })),
    );
    const whole = [...more, ...known];
    t.step(`${whole.length} queries together`);
    // How many queries a call may have is open.
    const answer = await askAll(whole, t);
    if (isSuccess(answer)) await judge(whole, t, answer);
  },
});
const askAll = (known: readonly Known[], t: Scene<Rule>): Promise<Exchange> =>
  ask(
    t,
    known.map(({ query }) => query),
  );

const knownBy = ({ query, result }: Pick<Reply, 'query' | 'result'>): Known => ({
  query,
  ...resultOf(result),
});

/** Judges one batch. Returns whether another one makes sense. */
async function judge(known: readonly Known[], t: Scene<Rule>, answer?: Exchange): Promise<boolean> {
  const exchange = answer ?? (await askAll(known, t));
  requireSuccess('verify.array', exchange, `${known.length} queries, each of which is answered alone`, t);
  const results = resultsIn(exchange);
  // A result that is missing only now and then is no violation.
  const isWhole =
    results?.length === known.length || resultsIn(await askAll(known, t))?.length === known.length;
  t.soft('verify.array', exchange).holds(isWhole, {
    at: 'results',
    expected: `${known.length} results, one for each query`,
    received: results === undefined ? 'no list' : `${results.length} results`,
  });
  if (!results || results.length !== known.length) return isWhole;
  if (results.some((result) => verdictOf(result) === undefined)) throw new EndScenario('skipped', unreadable);
  return seeSame(known, results, exchange, t);
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
    expected = summary((await twoAtOnce(known, ({ query }) => askAlone(t, query))).map(knownBy));
    const again = resultsIn(await askAll(known, t)) ?? [];
    if (expected !== received && summary(again.map(resultOf)) !== received)
      throw new EndScenario('inconclusive', 'the answers to one query differ');
  }
  const seen = { at: 'results', expected: `the results that each has alone: ${expected}`, received };
  return t.soft('verify.mr-batch', exchange).holds(expected === received, seen);
}

const resultOf = (result: Json | undefined): Omit<Known, 'query'> => ({
  person: textIn(result, 'person_id'),
  verdict: verdictOf(result),
});

/** Results in a canonical order. */
const summary = (results: readonly Omit<Known, 'query'>[]): string =>
  results
    .map(({ person, verdict }) => [person, verdict].filter((part) => part !== undefined).join(' '))
    .toSorted()
    .join(', ');
