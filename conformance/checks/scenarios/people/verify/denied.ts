import * as fc from 'fast-check';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { escaped, madeUp } from '../../altered.js';
import { idsOf, shown, stillShown } from '../chosen.js';
import { ask, askAlone, type Query, resultsIn, unreadable } from './asking.js';
import { companyAddress, currentEmployment, endedEmployment } from './employments.js';
import { verdictOf } from './verdict.js';

type Denied = 'verify.past-false' | 'verify.other-false';

/** People at a company that find shows them to have left (sections 1 and 4.3). */
export const endedJobs = scenario({
  id: 'people/verify-ended',
  rules: ['verify.past-false'],
  requests: 4,
  // The clock of the run decides which of these have ended.
  cases: (pool) => idsOf(pool, 6, (person) => endedEmployment(person, Date.UTC(9999, 0)) !== undefined),
  async record(t, ids) {
    const ended = ids.flatMap((id) => {
      const job = endedEmployment(shown(t, id, `with the id ${id}`), t.now());
      return job ? [{ id, job }] : [];
    });
    if (ended.length === 0)
      throw new EndScenario('inconclusive', 'the target showed nobody who has left a company');
    for (const { id, job } of ended.slice(0, 2)) {
      t.step(`find shows that ${id} has left "${job.companyName}"`);
      const query: Query =
        job.companyAddress === undefined
          ? { linkedin: job.person, company_name: job.companyName }
          : { linkedin: job.person, company_linkedin: job.companyAddress };
      const isPast = () =>
        stillShown(t, id, (person) => endedEmployment(person, t.now())?.companyName === job.companyName);
      await judge('verify.past-false', query, isPast, t);
    }
  },
});

/** A person at made-up companies, and at companies with names like theirs. */
export const otherCompanies = scenario({
  id: 'people/verify-other-company',
  rules: ['verify.other-false'],
  requests: 14,
  cases: (pool) =>
    fc.record({
      people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined),
      company: madeUp(),
    }),
  async record(t, { people, company }) {
    const job = currentEmployment(shown(t, people[0], 'with a current job at a company'));
    if (!job) return;
    const { person: linkedin, companyName, companyAddress: address } = job;
    const queries: Query[] = [
      { linkedin, company_name: company },
      { linkedin, company_linkedin: companyAddress(company.toLowerCase(), linkedin) },
      // Equal to their company if a name is only read in part.
      ...[
        `${companyName}, ${company} Plmvbtqz Wrkqpjx Holding`,
        `李娜王伟 ${companyName}`,
        escaped(companyName),
      ].map((name) => ({ linkedin, company_name: name })),
      ...(address === undefined ? [] : addressesLike(address)).map((like) => ({
        linkedin,
        company_linkedin: like,
      })),
      ...addressesLike(linkedin).map((like) => ({ linkedin: like, company_name: companyName })),
    ];
    t.step(`find shows ${people[0]} at "${job.companyName}"`);
    for (const query of await suspects(queries, t))
      await judge('verify.other-false', query, async () => true, t);
  },
});

/** Sends all queries in one call. Returns those to send alone: the verified ones, or all if the response is unclear. */
async function suspects(queries: readonly Query[], t: Scene<Denied>): Promise<readonly Query[]> {
  t.step('verify whether they work at companies of like names, and whether nobody does there');
  const exchange = await ask(t, queries);
  const verdicts = isSuccess(exchange) ? (resultsIn(exchange) ?? []).map(verdictOf) : [];
  if (verdicts.length !== queries.length || verdicts.includes(undefined)) return queries;
  const verified = queries.filter((_, index) => verdicts[index] === 'yes');
  if (verified.length === 0 && verdicts.includes('no')) {
    const seen = { at: 'results', expected: 'nobody verified', received: null };
    t.soft('verify.other-false', exchange).holds(true, seen);
  }
  return verdicts.includes('no') ? verified : queries;
}

/** Addresses of no one if they are compared exactly. */
function addressesLike(address: string): readonly string[] {
  const split = (text: string) => `${address.slice(0, -2)}${text}${address.slice(-2)}`;
  return [`${address},zqxjvkw`, `${address}李娜`, split(' '), split('"')];
}

/** Judges one query that must not be verified. A refusal verifies no one, but is no evidence unless verify works. */
async function judge(
  rule: Denied,
  query: Query,
  isStill: () => Promise<boolean>,
  t: Scene<Denied>,
): Promise<void> {
  const company = query.company_name ?? query.company_linkedin;
  t.step(`verify whether ${query.linkedin} works at "${company}"`);
  const { verdict, exchange } = await askAlone(t, query);
  const seen = {
    at: 'results[0]',
    expected: `not verified: no job at "${company}" is active`,
    received: 'verified',
  };
  if (verdict === 'unreadable') return t.skip(rule, unreadable);
  if (verdict === 'no') return void t.soft(rule, exchange).holds(true, seen);
  if (verdict === 'refused') return void t.body(exchange);
  if (verdict === 'unknown') return t.cannot(rule, 'verify knows nobody under the address that find shows');
  if (await isStill()) t.soft(rule, exchange).holds(false, seen);
  else t.cannot(rule, 'find no longer shows that the job has ended');
}
