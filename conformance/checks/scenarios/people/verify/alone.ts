import * as fc from 'fast-check';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { isSuccess } from '../../../../target/exchange.js';
import type { JsonObject } from '../../../../target/json.js';
import { escaped, madeUp } from '../../altered.js';
import { idsOf, shown, stillShown } from '../chosen.js';
import { ask, askAlone, type Query, type Reply, resultsIn, unreadable, verdictOf } from './asking.js';
import {
  companyAddress,
  currentEmployment,
  type Employment,
  endedEmployment,
  personSlug,
} from './employments.js';

const working = 'with a current job at a company';
const unknown = 'verify knows nobody under the address that find shows';

const rules = [
  'verify.current-true',
  'verify.company-by-name',
  'verify.company-by-url',
  'verify.person-by-url',
] as const;
const longest = 21;
const worksAt = (length: number) => (person: JsonObject) =>
  (currentEmployment(person)?.companyName.length ?? -1) >= length;

type Form = Extract<(typeof rules)[number], `verify.company-${string}`>;

/**
 * People at the company where find shows them to work, by its name and by its address (sections 1 and 4.3). Comparing the
 * forms tells which rule is violated: a company that is known in one form must be known in the other.
 */
export const currentJobs = scenario({
  id: 'people/verify-current',
  rules,
  requests: 10,
  // A long name may be cut off where it is compared.
  cases: (pool) =>
    fc
      .tuple(idsOf(pool, 1, worksAt(longest)), idsOf(pool, 2, worksAt(0)))
      .map(([long, any]) => [...new Set([...long, ...any])].slice(0, 2)),
  async record(t, ids) {
    shown(t, ids[0], working);
    for (const id of ids) {
      const job = currentEmployment(shown(t, id));
      if (!job) continue;
      const { person: linkedin, companyName, companyAddress: address } = job;
      t.step(`find shows ${id} at "${companyName}"`);
      t.step('verify that by the name of the company, and by its address');
      const forms: readonly (readonly [Form, Query])[] = [
        ['verify.company-by-name', { linkedin, company_name: companyName }],
        ...(address ? [['verify.company-by-url', { linkedin, company_linkedin: address }] as const] : []),
      ];
      const replies = [];
      for (const [form, query] of forms) replies.push({ form, ...(await askSteady(t, query)) });
      const positive = replies.find(({ verdict }) => verdict === 'yes');
      if (!positive) {
        await judgeDenied(t, id, job, replies);
        continue;
      }
      for (const rule of ['verify.current-true', 'verify.person-by-url'] as const) see(t, rule, positive);
      for (const reply of replies) {
        if (reply.verdict === 'unreadable') t.skip(reply.form, unreadable);
        else see(t, reply.form, reply);
      }
    }
  },
});

/** Asks again unless the person is verified. Ends the scenario if the answers differ. */
async function askSteady(t: Scene, query: Query): Promise<Reply> {
  const reply = await askAlone(t, query);
  if (reply.verdict === 'yes' || (await askAlone(t, query)).verdict === reply.verdict) return reply;
  throw new EndScenario('inconclusive', 'the answers to one query differ between repeats');
}

/** No form was verified: the person may be, by the slug in place of the address. */
async function judgeDenied(
  t: Scene<(typeof rules)[number]>,
  id: string,
  { linkedin, companyName }: Employment,
  replies: readonly Reply[],
): Promise<void> {
  t.step('and with the slug of the person alone');
  for (const reply of replies) {
    const slugged = await askAlone(t, { ...reply.query, linkedin: personSlug(linkedin) });
    if (slugged.verdict === 'yes') return see(t, 'verify.person-by-url', reply);
  }
  const of = (wanted: Reply['verdict']) => replies.find(({ verdict }) => verdict === wanted);
  const denied = of('no');
  const isThere = (person: JsonObject) => currentEmployment(person)?.companyName === companyName;
  if (denied && (await stillShown(t, id, isThere))) return see(t, 'verify.current-true', denied);
  if (of('unreadable')) throw new EndScenario('skipped', unreadable);
  const refused = of('refused');
  if (refused) t.body(refused.exchange);
  for (const each of rules) t.cannot(each, unknown);
}

function see(t: Scene<(typeof rules)[number]>, rule: (typeof rules)[number], reply: Reply): void {
  const { exchange, verdict, query } = reply;
  const company = query.company_name ?? query.company_linkedin;
  t.soft(rule, exchange).holds(verdict === 'yes', {
    at: verdict === 'refused' ? 'status' : 'results[0]',
    expected: `verified: ${query.linkedin} has an active job at "${company}"`,
    received: verdict === 'refused' ? exchange.response.status : `not verified (${verdict})`,
  });
}

type Denied = 'verify.past-false' | 'verify.other-false';

/** People at a company that find shows them to have left, at made-up ones, and at those of like names (sections 1 and 4.3). */
export const notWorking = scenario({
  id: 'people/verify-not-working',
  rules: ['verify.past-false', 'verify.other-false'],
  requests: 18,
  cases: (pool) =>
    fc.record({
      // The clock of the run decides which of these have ended.
      left: idsOf(pool, 6, (person) => endedEmployment(person, Date.UTC(9999, 0)) !== undefined),
      people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined),
      company: madeUp(),
    }),
  async record(t, { left, people: [id], company }) {
    const endedOf = (person: JsonObject) => endedEmployment(person, t.now());
    const ended = left.flatMap((each) => {
      const job = endedOf(shown(t, each));
      return job ? [{ each, job }] : [];
    });
    if (ended.length === 0) t.cannot('verify.past-false', 'the target showed nobody who has left a company');
    for (const { each, job } of ended.slice(0, 2)) {
      const { person: linkedin, companyName, companyAddress: address } = job;
      t.step(`find shows that ${each} has left "${companyName}"`);
      const query = {
        linkedin,
        ...(address ? { company_linkedin: address } : { company_name: companyName }),
      };
      await judgeNotVerified(t, 'verify.past-false', query, () =>
        stillShown(t, each, (person) => endedOf(person)?.companyName === companyName),
      );
    }
    const job = currentEmployment(shown(t, id, working));
    if (!job) return;
    t.step(`find shows ${id} at "${job.companyName}"`);
    for (const query of await suspects(queriesLike(job, company), t))
      await judgeNotVerified(t, 'verify.other-false', query);
  },
});

/** Queries of which none holds, but each does if a name or an address is only read in part. */
function queriesLike(job: Employment, company: string): readonly Query[] {
  const { person: linkedin, companyName: own, companyAddress: address } = job;
  const names = [company, `${own}, ${company} Plmvbtqz Wrkqpjx Holding`, `李娜王伟 ${own}`, escaped(own)];
  const made = companyAddress(company.toLowerCase(), linkedin);
  const addresses = [made, ...(address === undefined ? [] : addressesLike(address))];
  return [
    ...names.map((company_name) => ({ linkedin, company_name })),
    ...addresses.map((company_linkedin) => ({ linkedin, company_linkedin })),
    ...addressesLike(linkedin).map((like) => ({ linkedin: like, company_name: own })),
  ];
}

/** Addresses of no one if they are compared exactly. */
function addressesLike(address: string): readonly string[] {
  const split = (text: string) => `${address.slice(0, -2)}${text}${address.slice(-2)}`;
  return [`${address},zqxjvkw`, `${address}李娜`, split(' '), split('"')];
}

/** Sends all queries in one call. Returns those to send alone: the verified ones, or all if the response is unclear. */
async function suspects(queries: readonly Query[], t: Scene<Denied>): Promise<readonly Query[]> {
  t.step('verify whether they work at companies of like names, and whether nobody does there');
  const exchange = await ask(t, queries);
  const verdicts = isSuccess(exchange) ? (resultsIn(exchange) ?? []).map(verdictOf) : [];
  if (verdicts.length !== queries.length || verdicts.includes(undefined) || !verdicts.includes('no'))
    return queries;
  const verified = queries.filter((_, index) => verdicts[index] === 'yes');
  const seen = { at: 'results', expected: 'nobody verified', received: null };
  if (verified.length === 0) t.soft('verify.other-false', exchange).holds(true, seen);
  return verified;
}

/** Judges one query that must not be verified. A refusal verifies no one, but is no evidence unless verify works. */
async function judgeNotVerified(
  t: Scene<Denied>,
  rule: Denied,
  query: Query,
  isStill: () => Promise<boolean> = async () => true,
): Promise<void> {
  const company = query.company_name ?? query.company_linkedin;
  t.step(`verify whether ${query.linkedin} works at "${company}"`);
  const { verdict, exchange } = await askAlone(t, query);
  if (verdict === 'unreadable') return t.skip(rule, unreadable);
  if (verdict === 'unknown') return t.cannot(rule, unknown);
  if (verdict === 'refused') return void t.body(exchange);
  if (verdict === 'yes' && !(await isStill()))
    return t.cannot(rule, 'find no longer shows that the job has ended');
  const expected = `not verified: no job at "${company}" is active`;
  t.soft(rule, exchange).holds(verdict === 'no', { at: 'results[0]', expected, received: 'verified' });
}
