import { twoAtOnce } from '../../../../scene/both-at-once.js';
import type { Scene } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../../target/exchange.js';
import type { Json } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { requireSuccess } from '../chosen.js';
import { ask, askAlone, type Query, type Reply, resultsIn, verdictOf } from './asking.js';

type Together = Scene<'verify.array' | 'verify.mr-batch'>;

/** Further companies that some people are asked about: more queries than careless services answer, and fewer than 100. */
const [many, peopleMost] = [20, 4];
/** How many queries are sent together first. */
const fewMost = 8;

/** A query with its result alone, or the one to expect by the results about the same person. */
interface Known {
  readonly query: Query;
  readonly person: string | undefined;
  readonly verdict: Reply['verdict'] | undefined;
}

/** Judges queries with a known result: all together, in reverse order, and among many more (section 4.3). */
export async function seeTogether(
  t: Together,
  told: readonly (Reply & Pick<Known, 'query'>)[],
  company: string,
): Promise<void> {
  // Somebody who is asked for under an address that nobody has may be refused, and the others with them.
  const found = new Set(told.flatMap(({ query, verdict }) => (verdict === 'yes' ? [query.linkedin] : [])));
  const known = told
    .filter(({ query, verdict }) => verdict === 'yes' || (verdict === 'no' && found.has(query.linkedin)))
    .map(knownBy);
  if (known.length === 0) {
    const together = await ask(
      t,
      told.map(({ query }) => query),
    );
    const received = (resultsIn(together) ?? []).map((result) => verdictOf(result) ?? null);
    const isSo = !received.includes('yes') && !received.includes('no');
    const expected = 'nobody is known, as each alone is not';
    t.soft('verify.mr-batch', together).holds(isSo, { at: 'results', expected, received });
  }
  if (known.length < 2)
    throw new EndScenario('inconclusive', 'verify knows fewer than two of the people whom find shows');
  const each = [...new Map(known.toReversed().map((one) => [one.query.linkedin, one])).values()];
  const few = [...new Set([...each, ...known])].slice(0, fewMost);
  t.step(`${few.length} queries together, and in reverse order`);
  if (!(await judge(few, t)) || !(await judge(few.toReversed(), t))) return;
  const more = Array.from({ length: many }, (_, nth) =>
    each.slice(0, peopleMost).map(({ query, person }): Known => {
      const { linkedin } = query;
      return { query: { linkedin, company_name: `${company} ${nth}` }, person, verdict: 'no' };
    }),
  );
  const whole = [...more.flat(), ...few];
  t.step(`${whole.length} queries together`);
  // How many queries a call may have is open.
  const answer = await askAll(whole, t);
  if (isSuccess(answer)) await judge(whole, t, answer);
}

const askAll = (known: readonly Known[], t: Together): Promise<Exchange> =>
  ask(
    t,
    known.map(({ query }) => query),
  );

/** Judges one batch: it has the results of its queries alone, in any order. Returns whether another one makes sense. */
async function judge(known: readonly Known[], t: Together, answer?: Exchange): Promise<boolean> {
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
  const received = summary(results.map(resultOf));
  let expected = summary(known);
  if (expected !== received) {
    const alone = await twoAtOnce(known, async ({ query }) => ({ query, ...(await askAlone(t, query)) }));
    expected = summary(alone.map(knownBy));
    const again = resultsIn(await askAll(known, t)) ?? [];
    if (expected !== received && summary(again.map(resultOf)) !== received)
      throw new EndScenario('inconclusive', 'the answers to one query differ');
  }
  const seen = { at: 'results', expected: `the results that each has alone: ${expected}`, received };
  return t.soft('verify.mr-batch', exchange).holds(expected === received, seen);
}

const knownBy = ({ query, result }: Pick<Reply, 'result'> & Pick<Known, 'query'>): Known => ({
  query,
  ...resultOf(result),
});

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
