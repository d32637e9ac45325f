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
import {
  ask,
  askAlone,
  type Query,
  type Reply,
  resultsIn,
  unreadable,
  type Verdict,
  verdictOf,
} from './asking.js';
import { currentEmployment, type Employment } from './employments.js';

type Rule = 'verify.array' | 'verify.mr-batch';

/** Further companies that each person is asked about: more queries than careless services answer. */
const many = 20;

/** A query with its result alone, or the one to expect by the results about the same person. */
interface Known {
  readonly query: Query;
  readonly person: string | undefined;
  readonly verdict: Verdict | undefined;
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
  async record(t, { people, companies: [stranger, other] }) {
    shown(t, people[0], 'with a current job at a company');
    const jobs = people.flatMap((id) => currentEmployment(shown(t, id)) ?? []);
    t.step('verify people at their companies and at others, each alone');
    // Verdicts alternate, so that results can be told apart.
    const halves = [0, 1].map((half) => jobs.filter((_, index) => index % 2 === half));
    const first = jobs.map((job, index) => at(job, index % 2 === 0 ? undefined : stranger));
    const told = await alone(first, t);
    const presumed = (of: readonly Employment[] | undefined, verdict: Verdict, company?: string) =>
      (of ?? []).flatMap((job): Known[] => {
        const reply = told.find(({ query }) => query.linkedin === job.person);
        return reply ? [{ query: at(job, company), person: reply.person, verdict }] : [];
      });
    const known = [
      ...told,
      ...presumed(halves[0], 'no', stranger),
      ...presumed(halves[1], 'yes'),
      ...presumed(jobs, 'no', other),
    ];
    const strangers = Array.from({ length: many }, (_, nth) => `${other} ${nth}`);
    const more = strangers.flatMap((company) => presumed(jobs, 'no', company));
    t.step(`${known.length} queries together`);
    if (!(await judge(known, t))) return;
    t.step('together in reverse order');
    if (!(await judge(known.toReversed(), t))) return;
    const whole = [...more.filter(({ person }) => person !== undefined), ...known];
    t.step(`${whole.length} queries together`);
    // How many queries a call may have is open.
    const answer = await askAll(whole, t);
    if (isSuccess(answer)) await judge(whole, t, answer);
  },
});

const at = ({ person: linkedin, companyName }: Employment, company = companyName): Query => ({
  linkedin,
  company_name: company,
});

const askAll = (known: readonly Known[], t: Scene<Rule>): Promise<Exchange> =>
  ask(
    t,
    known.map(({ query }) => query),
  );

async function alone(queries: readonly Query[], t: Scene<Rule>): Promise<readonly Known[]> {
  const replies = await twoAtOnce(queries, (query) => askAlone(t, query));
  const known = replies.filter(({ verdict }) => verdict === 'yes' || verdict === 'no').map(knownBy);
  if (known.length > 1) return known;
  const last = replies.at(-1);
  if (known.length === 0 && last?.verdict === 'unknown') await judgeUnknown(queries, last, t);
  if (last?.verdict === 'unreadable') throw new EndScenario('skipped', unreadable);
  if (last?.verdict === 'refused') t.body(last.exchange);
  throw new EndScenario('inconclusive', 'verify knows fewer than two of the people whom find shows');
}

/** Judges that people who are unknown alone are unknown in a batch. */
async function judgeUnknown(queries: readonly Query[], alone: Reply, t: Scene<Rule>): Promise<void> {
  const together = await ask(t, queries);
  const told = (resultsIn(together) ?? []).map(verdictOf).filter((each) => each === 'yes' || each === 'no');
  t.soft('verify.mr-batch', together).holds(told.length === 0, {
    at: 'results',
    expected: 'nobody is known, as each alone is not',
    received: `${told.length} people of ${queries.length}; alone: ${alone.exchange.response.text.slice(0, 80)}`,
  });
}

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
  if (!results || results.length !== known.length) return false;
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
