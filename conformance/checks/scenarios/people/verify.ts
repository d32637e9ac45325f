import * as fc from 'fast-check';
import { twoAtOnce } from '../../../check/both-at-once.js';
import type { CheckContext } from '../../../check/check-context.js';
import { EndScenario, type Steps, scenario, unmapped } from '../../../check/scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isObject, type Json, type JsonObject, listIn, textIn } from '../../../target/json.js';
import { slugIn } from '../../exchanges/careers.js';
import { escaped, madeUp } from '../altered.js';
import * as who from './people.js';

const rules = [
  'verify.current-true',
  'verify.company-by-name',
  'verify.company-by-url',
  'verify.person-by-url',
  'verify.past-false',
  'verify.other-false',
  'verify.array',
  'verify.mr-batch',
] as const;
type Rule = (typeof rules)[number];

export type Query = {
  readonly linkedin: string;
  readonly company_name?: string;
  readonly company_linkedin?: string;
};

/** A result of verify: the person works there, does not, or is not known. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** What find shows of where somebody works, or does not, as a query of verify. */
interface Claim {
  readonly rule: Rule;
  readonly query: Query;
  readonly isSo: boolean;
}

interface Told extends Claim {
  readonly exchange: Exchange;
  /** `unreadable` if the response has no verdict in a known form. */
  readonly verdict: Verdict | 'refused' | 'unreadable';
  readonly result?: Json | undefined;
}

export const ask = (context: CheckContext, queries: readonly Query[]): Promise<Exchange> =>
  context.call('verify', { body: { queries: [...queries] } });

export const resultsIn = ({ response }: Exchange): readonly Json[] | undefined => listIn(response.json);

/** Returns the verdict of a result, in any reading of verify.answer; undefined if it cannot be read. */
export function verdictOf(result: Json | undefined): Verdict | undefined {
  const { verified, status } = isObject(result) ? result : {};
  if (verified === true || (verified === undefined && status === 'employed')) return 'yes';
  if (status === 'unknown') return 'unknown';
  return verified === false || (verified === undefined && status === 'not_employed') ? 'no' : undefined;
}

/** Statuses by which a target may report that it does not know the person, or our form. */
const speaking = new Set([400, 404, 409, 410, 415, 422]);

/** Sends the query of a claim alone. Ends the scenario if the response says nothing about the query. */
async function askAlone(t: Steps, claim: Claim): Promise<Told> {
  const exchange = await ask(t, [claim.query]);
  if (!isSuccess(exchange)) {
    if (!speaking.has(exchange.response.status)) t.body(exchange);
    return { ...claim, exchange, verdict: 'refused' };
  }
  const results = resultsIn(exchange);
  const [result] = results ?? [];
  const verdict = results?.length === 0 ? 'unknown' : (verdictOf(result) ?? 'unreadable');
  return { ...claim, exchange, verdict, result };
}

const longest = 21;
const worksAt = (length: number) => (person: JsonObject) =>
  (who.currentEmployment(person)?.companyName.length ?? -1) >= length;

/** People at companies where find shows them to work, that they have left, and of like names (sections 1 and 4.3). */
export const verified = scenario({
  id: 'people/verify',
  rules,
  requests: 41,
  compares: true,
  cases: (pool) =>
    fc.record({
      // A long name may be cut off where it is compared.
      people: fc
        .tuple(who.idsOf(pool, 1, worksAt(longest)), who.idsOf(pool, 4, worksAt(0)))
        .map(([long, any]) => [...new Set([...long, ...any])].slice(0, 4)),
      // The clock of the run decides which of these have ended.
      left: who.idsOf(pool, 6, (person) => who.endedEmployment(person, Date.UTC(9999, 0)) !== undefined),
      company: madeUp(),
    }),
  async record(t, { people, left, company }) {
    who.shown(t, people[0], 'with a current job at a company');
    const records = await who.found(t, [...people, ...left]);
    const past = left.flatMap((id) => claimsOfPast(records.get(id), t.now())).slice(0, 2);
    if (past.length === 0) t.cannot('verify.past-false', 'the target showed nobody who has left a company');
    const claims = [...people.flatMap((id, nth) => claimsOfNow(records.get(id), company, nth)), ...past];
    t.step(`verify ${people.join(', ')} at their companies, and at others, each alone`);
    const told = await twoAtOnce(claims, (claim) => askAlone(t, claim));
    if (told.some(({ verdict }) => verdict === 'unreadable'))
      throw unmapped('no result of verify has a readable verdict');
    for (const [first, ...more] of byPerson(told.filter(({ isSo }) => isSo)))
      await expectWorking(t, first, more);
    for (const each of told) if (!each.isSo) expectNotWorking(t, each);
    await expectTogether(t, told, company);
  },
});

function byPerson(told: readonly Told[]) {
  const people = new Map<string, [Told, ...Told[]]>();
  for (const each of told) {
    const { linkedin } = each.query;
    people.set(linkedin, [...(people.get(linkedin) ?? []), each]);
  }
  return people.values();
}

/** The job of somebody by its name and its address, and companies at which they do not work: of the first one, many. */
function claimsOfNow(record: JsonObject | undefined, company: string, nth: number): readonly Claim[] {
  const job = record && who.currentEmployment(record);
  if (!job) return [];
  const { person: linkedin, companyName: company_name, companyAddress: address } = job;
  const [first, ...more] = (
    nth === 0 ? queriesLike(job, company) : [{ linkedin, company_name: company }]
  ).map((query): Claim => ({ rule: 'verify.other-false', isSo: false, query }));
  const byUrl = { linkedin, company_linkedin: address ?? '' };
  // Two that are asked at once have different answers.
  return [
    { rule: 'verify.company-by-name', isSo: true, query: { linkedin, company_name } },
    ...(first ? [first] : []),
    ...(address ? [{ rule: 'verify.company-by-url', isSo: true, query: byUrl } as const] : []),
    ...more,
  ];
}

function claimsOfPast(record: JsonObject | undefined, now: number): readonly Claim[] {
  const job = record && who.endedEmployment(record, now);
  if (!job) return [];
  const { person: linkedin, companyName, companyAddress: address } = job;
  const query = { linkedin, ...(address ? { company_linkedin: address } : { company_name: companyName }) };
  return [{ rule: 'verify.past-false', isSo: false, query }];
}

/** Queries of which none holds, but each does if a name or an address is only read in part. */
function queriesLike(job: who.Employment, company: string): readonly Query[] {
  const { person: linkedin, companyName: own, companyAddress: address } = job;
  const names = [company, `${own}, ${company} Plmvbtqz Wrkqpjx Holding`, `李娜王伟 ${own}`, escaped(own)];
  const made = who.companyAddress(company.toLowerCase(), linkedin);
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

const unknown = 'verify knows nobody under the address that find shows';

/** Judges what holds of one person: a company that is known in one form must be known in the other. */
async function expectWorking(t: Steps<Rule>, first: Told, more: readonly Told[]): Promise<void> {
  const told = [first, ...more];
  const positive = told.find(({ verdict }) => verdict === 'yes');
  if (positive) {
    for (const rule of ['verify.current-true', 'verify.person-by-url'] as const)
      see(t, { ...positive, rule });
    for (const each of told) see(t, each);
    return;
  }
  t.step('and with the slug of the person alone');
  const linkedin = slugIn(first.query.linkedin);
  for (const each of told) {
    const { verdict } = await askAlone(t, { ...each, query: { ...each.query, linkedin } });
    if (verdict === 'yes') return see(t, { ...each, rule: 'verify.person-by-url' });
  }
  const denied = told.find(({ verdict }) => verdict === 'no');
  if (denied) return see(t, { ...denied, rule: 'verify.current-true' });
  const open = ['verify.current-true', 'verify.person-by-url', ...told.map(({ rule }) => rule)] as const;
  for (const rule of new Set(open)) t.cannot(rule, unknown);
}

/** Judges one query that must not be verified: a refusal verifies no one either. */
function expectNotWorking(t: Steps<Rule>, told: Told): void {
  const { rule, verdict } = told;
  if (verdict === 'unknown') t.cannot(rule, unknown);
  else if (verdict === 'refused' && !t.worked('verify')) t.cannot(rule, 'verify did not work');
  else see(t, told);
}

function see(t: Steps<Rule>, { rule, exchange, verdict, query, isSo }: Told): void {
  const company = query.company_name ?? query.company_linkedin;
  t.soft(rule, exchange).holds((verdict === 'yes') === isSo, {
    at: verdict === 'refused' ? 'status' : 'results[0]',
    expected: `${isSo ? '' : 'not '}verified: ${query.linkedin} has ${isSo ? 'an' : 'no'} active job at "${company}"`,
    received: verdict === 'refused' ? exchange.response.status : verdict,
  });
}

/** Further companies that some people are asked about: more queries than careless services answer, and fewer than 100. */
const [many, peopleMost] = [20, 4];
const fewMost = 8;

/** Judges queries with a known result: all together, in reverse order, and among many more (section 4.3). */
async function expectTogether(t: Steps<Rule>, told: readonly Told[], company: string): Promise<void> {
  // Somebody who is asked for under an address that nobody has may be refused, and the others with them.
  const people = new Set(told.flatMap(({ query, verdict }) => (verdict === 'yes' ? [query.linkedin] : [])));
  const known = told.filter(
    ({ query, verdict }) => verdict === 'yes' || (verdict === 'no' && people.has(query.linkedin)),
  );
  if (known.length === 0) {
    const together = await askAll(t, told);
    const received = (resultsIn(together) ?? []).map((result) => verdictOf(result) ?? null);
    const isSo = !received.includes('yes') && !received.includes('no');
    const expected = 'nobody is known, as each alone is not';
    t.soft('verify.mr-batch', together).holds(isSo, { at: 'results', expected, received });
  }
  if (known.length < 2)
    throw new EndScenario('inconclusive', 'verify knows fewer than two of the people whom find shows');
  const each = [...byPerson(known)].map(([first]) => first);
  const few = [...new Set([...each, ...known])].slice(0, fewMost);
  t.step(`${few.length} queries together, and in reverse order`);
  for (const some of [few, few.toReversed()]) if (!judge(t, some, await askAll(t, some))) return;
  const strangers = [...byPerson(known.filter(({ verdict }) => verdict === 'no'))].slice(0, peopleMost);
  const more = Array.from({ length: many }, (_, nth) =>
    strangers.map(([one]) => {
      const { linkedin } = one.query;
      return { ...one, query: { linkedin, company_name: `${company} ${nth}` } };
    }),
  );
  const whole = [...more.flat(), ...few];
  t.step(`${whole.length} queries together`);
  // How many queries a call may have is open.
  const answer = await askAll(t, whole);
  if (isSuccess(answer)) judge(t, whole, answer);
}

const askAll = (t: Steps, told: readonly Claim[]): Promise<Exchange> =>
  ask(
    t,
    told.map(({ query }) => query),
  );

/** Judges one batch: it has the results of its queries alone, in any order. Returns whether it has. */
function judge(t: Steps<Rule>, told: readonly Told[], exchange: Exchange): boolean {
  who.requireSuccess('verify.array', exchange, `${told.length} queries, each of which is answered alone`, t);
  const results = resultsIn(exchange);
  const isWhole = t.soft('verify.array', exchange).holds(results?.length === told.length, {
    at: 'results',
    expected: `${told.length} results, one for each query`,
    received: results === undefined ? 'no list' : `${results.length} results`,
  });
  if (!isWhole) return false;
  const [expected, received] = [told.map(({ result }) => result), results ?? []].map(summary);
  const seen = { at: 'results', expected: `the results that each has alone: ${expected}`, received };
  return t.soft('verify.mr-batch', exchange).holds(expected === received, seen);
}

const summary = (results: readonly (Json | undefined)[]): string =>
  results
    .map((result) => `${textIn(result, 'person_id') ?? ''} ${verdictOf(result)}`)
    .toSorted()
    .join(', ');
