import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import { type Scene, scenario } from '../../../../scene/scenario.js';
import { unmapped } from '../../../../target/end-scenario.js';
import type { JsonObject } from '../../../../target/json.js';
import { escaped, madeUp } from '../../altered.js';
import { idsOf, shown, stillShown } from '../chosen.js';
import { askAlone, type Query, type Reply } from './asking.js';
import {
  companyAddress,
  currentEmployment,
  type Employment,
  endedEmployment,
  personSlug,
} from './employments.js';
import { seeTogether } from './together.js';

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

/** What find shows of where somebody works, or does not, as a query of verify. */
interface Claim {
  readonly rule: Rule;
  readonly query: Query;
  readonly isSo: boolean;
  readonly id: string;
  /** Whether a record of the person shows it. */
  shows(person: JsonObject): boolean;
}

/** A claim with the answer to its query alone. */
export type Told = Claim & Reply;

const longest = 21;
const worksAt = (length: number) => (person: JsonObject) =>
  (currentEmployment(person)?.companyName.length ?? -1) >= length;

/** People at companies where find shows them to work, that they have left, and of like names (sections 1 and 4.3). */
export const verified = scenario({
  id: 'people/verify',
  rules,
  requests: 40,
  cases: (pool) =>
    fc.record({
      // A long name may be cut off where it is compared.
      people: fc
        .tuple(idsOf(pool, 1, worksAt(longest)), idsOf(pool, 4, worksAt(0)))
        .map(([long, any]) => [...new Set([...long, ...any])].slice(0, 4)),
      // The clock of the run decides which of these have ended.
      left: idsOf(pool, 6, (person) => endedEmployment(person, Date.UTC(9999, 0)) !== undefined),
      company: madeUp(),
    }),
  async record(t, { people, left, company }) {
    shown(t, people[0], 'with a current job at a company');
    const past = left.flatMap((id) => claimsOfPast(id, t)).slice(0, 2);
    if (past.length === 0) t.cannot('verify.past-false', 'the target showed nobody who has left a company');
    const claims = [...people.flatMap((id, nth) => claimsOfNow(id, company, nth, t)), ...past];
    t.step(`verify ${people.join(', ')} at their companies, and at others, each alone`);
    const told = await twoAtOnce(claims, async (claim) => ({
      ...claim,
      ...(await askAlone(t, claim.query)),
    }));
    if (told.some(({ verdict }) => verdict === 'unreadable'))
      throw unmapped('no result of verify has a readable verdict');
    for (const id of people)
      await seeWorking(
        t,
        told.filter((each) => each.id === id && each.isSo),
      );
    for (const each of told) if (!each.isSo) await seeNotWorking(t, each);
    await seeTogether(t, told, company);
  },
});

/** The job of somebody by its name and its address, and companies at which they do not work: of the first one, many. */
function claimsOfNow(id: string, company: string, nth: number, t: Scene): readonly Claim[] {
  const job = currentEmployment(shown(t, id));
  if (!job) return [];
  const { person: linkedin, companyName: company_name, companyAddress: address } = job;
  const claim = (rule: Rule, isSo: boolean, query: Query): Claim => ({
    ...{ rule, isSo, query, id },
    shows: (person) => currentEmployment(person)?.companyName === company_name,
  });
  const others = nth === 0 ? queriesLike(job, company) : [{ linkedin, company_name: company }];
  const [first, ...more] = others.map((query) => claim('verify.other-false', false, query));
  // Two that are asked at once have different answers.
  return [
    claim('verify.company-by-name', true, { linkedin, company_name }),
    ...(first ? [first] : []),
    ...(address ? [claim('verify.company-by-url', true, { linkedin, company_linkedin: address })] : []),
    ...more,
  ];
}

function claimsOfPast(id: string, t: Scene): readonly Claim[] {
  const job = endedEmployment(shown(t, id), t.now());
  if (!job) return [];
  const { person: linkedin, companyName, companyAddress: address } = job;
  const query = { linkedin, ...(address ? { company_linkedin: address } : { company_name: companyName }) };
  const shows = (person: JsonObject) => endedEmployment(person, t.now())?.companyName === companyName;
  return [{ rule: 'verify.past-false', isSo: false, query, id, shows }];
}

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

const unknown = 'verify knows nobody under the address that find shows';

/** Judges one person: a company that is known in one form must be known in the other. */
async function seeWorking(t: Scene<Rule>, told: readonly Told[]): Promise<void> {
  const positive = told.find(({ verdict }) => verdict === 'yes');
  if (positive) {
    for (const rule of ['verify.current-true', 'verify.person-by-url'] as const) await see(t, rule, positive);
    for (const each of told) await see(t, each.rule, each);
    return;
  }
  t.step('and with the slug of the person alone');
  for (const each of told) {
    const linkedin = personSlug(each.query.linkedin);
    const slugged = await askAlone(t, { ...each.query, linkedin });
    if (slugged.verdict === 'yes') return see(t, 'verify.person-by-url', each);
  }
  const denied = told.find(({ verdict }) => verdict === 'no');
  if (denied && (await stillShown(t, denied.id, denied.shows))) return see(t, 'verify.current-true', denied);
  for (const rule of new Set([
    'verify.current-true',
    'verify.person-by-url',
    ...told.map((each) => each.rule),
  ] as const))
    t.cannot(rule, unknown);
}

/** Judges one query that must not be verified: a refusal verifies no one either. */
async function seeNotWorking(t: Scene<Rule>, told: Told): Promise<void> {
  const { rule, verdict, id, shows } = told;
  if (verdict === 'unknown') return t.cannot(rule, unknown);
  if (verdict === 'refused' && !t.worked('verify')) return t.cannot(rule, 'verify did not work');
  if (verdict === 'yes' && !(await stillShown(t, id, shows)))
    return t.cannot(rule, 'find no longer shows that');
  await see(t, rule, told);
}

/** Judges one answer, which counts only if it is given again where it is not as find shows. */
async function see(t: Scene<Rule>, rule: Rule, { exchange, verdict, query, isSo }: Told): Promise<void> {
  const isMet = (verdict === 'yes') === isSo;
  if (!isMet && (await askAlone(t, query)).verdict !== verdict)
    return t.cannot(rule, 'the answers to one query differ between repeats');
  const company = query.company_name ?? query.company_linkedin;
  t.soft(rule, exchange).holds(isMet, {
    at: verdict === 'refused' ? 'status' : 'results[0]',
    expected: `${isSo ? '' : 'not '}verified: ${query.linkedin} has ${isSo ? 'an' : 'no'} active job at "${company}"`,
    received: verdict === 'refused' ? exchange.response.status : verdict,
  });
}
