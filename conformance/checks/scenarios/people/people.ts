import * as fc from 'fast-check';
import { operations } from '../../../../generated/operations.js';
import { EndScenario, type Recorder, type RuleId, type Steps, scenario } from '../../../check/scenario.js';
import { type CallInput, type Exchange, isForbidden, isSuccess } from '../../../target/exchange.js';
import { isAbsent, isObject, itemsOf, type JsonObject, objectIn, textIn } from '../../../target/json.js';
import { type Lookup, type Pool, viewOf } from '../../../view/find-view.js';
import { readDate } from '../../../view/record-view.js';
import { areDifferent, type Employer, employerOf } from '../../exchanges/careers.js';

/** Draws ids of different people who satisfy `isFit`, at most `most`. */
export function idsOf(
  pool: Pool,
  most: number,
  isFit: (person: JsonObject) => boolean = () => true,
): fc.Arbitrary<string[]> {
  const fit = [...pool.people].filter(([, person]) => isFit(person));
  return some(
    fit.map(([id]) => id),
    most,
  );
}

export function some<T>(values: readonly T[], most: number): fc.Arbitrary<T[]> {
  const count = Math.min(most, values.length);
  return fc.shuffledSubarray([...values], { minLength: count, maxLength: count });
}

/** Returns a person of a case. Ends the scenario if the target has not shown them. */
export function shown({ pool }: { readonly pool: Pool }, id = '', who = `with the id ${id}`): JsonObject {
  const person = pool.people.get(id);
  if (person) return person;
  throw new EndScenario('inconclusive', `the target showed nobody ${who}`);
}

/** Returns a lookup that should find a person: one that did, else one by their own values. */
function lookupOf(pool: Pool, id: string): readonly Lookup[] {
  const asked = pool.known.find(({ ids }) => ids.includes(id));
  if (asked) return [asked.lookup];
  const own = ['linkedin', 'name'].flatMap((field_name) => {
    const search_term = textIn(pool.people.get(id), field_name);
    return search_term === undefined ? [] : [{ field_name, search_term }];
  });
  return own.slice(0, 1).map((criterion) => ({ fields: [criterion] }));
}

export type Records = ReadonlyMap<string, JsonObject>;

/** Returns the records of people as find shows them now. Ends the scenario if it does not answer. */
export async function found(t: Steps, ids: readonly string[]): Promise<Records> {
  const lookups = ids.flatMap((id) => lookupOf(t.pool, id));
  const { answered, records } = viewOf(await t.find({ matches: lookups, size: 5 }));
  if (!answered) throw new EndScenario('inconclusive', 'find does not answer them');
  const people = records.person.map(({ value }) => [textIn(value, 'id') ?? '', value] as const);
  return new Map(people.filter(([id]) => ids.includes(id)));
}

/**
 * Requires that a call succeeds, as the rule says; what it is answered with is left to the caller. Which role these operations
 * require is open, so a 401 or 403 is no violation.
 */
export function requireSuccess(rule: RuleId, exchange: Exchange, why: string, t: Recorder): void {
  if (!isSuccess(exchange) && !isForbidden(exchange)) t.soft(rule, exchange).accepted(why);
  t.body(exchange);
}

/** Whether a response is no JSON, such as the page that a gateway returns for an unknown address: not the operation's own. */
export function isPage({ response }: Exchange): boolean {
  return response.json === undefined && response.text.trim() !== '';
}

export const paged = 'the answer is a text that is not JSON, as of a gateway';

export const peopleOperations = [
  'search',
  'verify',
  'previewFind',
  'previewSearch',
  'getPerson',
  'lookupPeople',
] as const;
export type PeopleOperation = (typeof peopleOperations)[number];

/** Returns a valid call of each operation about a person whom the target showed. */
export function callsAbout(id: string, pool: Pool): Record<PeopleOperation, CallInput> {
  const job = currentEmployment(pool.people.get(id) ?? {});
  const searched = { body: { filters: [], size: 1 } };
  const query = { linkedin: job?.person ?? 'nobody', company_name: job?.companyName ?? 'Nothing' };
  return {
    search: searched,
    verify: { body: { queries: [query] } },
    previewFind: { body: { matches: lookupOf(pool, id), size: 1 } },
    previewSearch: searched,
    getPerson: { path: { person_id: id } },
    lookupPeople: { body: { ids: [id] } },
  };
}

/** Valid calls whose path names no organization (section 1). */
export const withoutOrganization = scenario({
  id: 'people/without-organization',
  rules: ['people.org-scope'],
  requests: peopleOperations.length,
  cases: (pool) => idsOf(pool, 1, (person) => currentEmployment(person) !== undefined),
  async record(t, [id = '']) {
    shown(t, id, 'with a current job at a company');
    const calls = callsAbout(id, t.pool);
    for (const operation of peopleOperations) {
      const input = calls[operation];
      t.step(`call ${operations[operation].path.replace('/{org_id}', '')}`);
      const worked = t.worked(operation);
      const exchange = await t.call(operation, { ...input, path: { ...input.path, org_id: '' } });
      // A 404 is evidence only for an operation that the target offers in the documented form.
      if (isSuccess(exchange) && isPage(exchange)) t.unmapped('people.org-scope', paged);
      else if (worked || isSuccess(exchange)) {
        t.soft('people.org-scope', exchange).refused('the path names no organization');
      } else t.skip('people.org-scope', `${operation} did not work in this run`);
    }
  },
});

/** A past or present job of a person at a company, in the terms of a verify query. */
export interface Employment {
  /** The person's `linkedin` as in the record. */
  readonly linkedin: string;
  readonly person: string;
  readonly companyName: string;
  /** Undefined if the company has no slug. */
  readonly companyAddress: string | undefined;
}

/** Returns the current job of a person; undefined if it is not certain. */
export function currentEmployment(record: JsonObject): Employment | undefined {
  const { position, employment_status: status } = record;
  if (!isObject(position) || !isAbsent(position['ended_at'])) return undefined;
  if (!isAbsent(status) && status !== 'employed') return undefined;
  return employmentAt(record, position);
}

/**
 * Returns a job that has ended, at a company unrelated to any job that may go on.
 * @param now milliseconds since 1970; only jobs that ended in an earlier year have certainly ended, in any time zone
 */
export function endedEmployment(record: JsonObject, now: number): Employment | undefined {
  const { jobs, position } = record;
  const all = [...itemsOf(jobs), ...(isObject(position) ? [position] : [])];
  const thisYear = new Date(now).getUTCFullYear();
  const hasEnded = (job: JsonObject) => (readDate(job['ended_at'])?.year ?? thisYear) < thisYear;
  const others = all.filter((job) => !hasEnded(job));
  return all
    .filter((job) => hasEnded(job) && others.every((other) => areUnrelated(job, other)))
    .flatMap((job) => employmentAt(record, job) ?? [])[0];
}

function employmentAt(record: JsonObject, { company }: JsonObject): Employment | undefined {
  const [linkedin, companyName] = [textIn(record, 'linkedin'), textIn(company, 'name')];
  const slug = textIn(company, 'linkedin');
  if (linkedin === undefined || companyName === undefined) return undefined;
  if (!isObject(company) || employerOf(company) === undefined) return undefined;
  const person = personAddress(linkedin);
  return { linkedin, person, companyName, companyAddress: slug && companyAddress(slug, person) };
}

/** Whether the companies of two jobs, and their parents, have nothing in common: not even the first word of a name. */
function areUnrelated(a: JsonObject, b: JsonObject): boolean {
  const [left, right] = [employersIn(a), employersIn(b)];
  const areUnlike = (one: Employer, other: Employer) => {
    const [first, second] = [one, other].map(([, , name]) => name?.split(/[^\p{L}\p{N}]+/u).find(Boolean));
    return areDifferent(one, other) && (first === undefined || second === undefined || first !== second);
  };
  return (
    Math.min(left.length, right.length) > 0 && left.every((one) => right.every((it) => areUnlike(one, it)))
  );
}

function employersIn({ company }: JsonObject): readonly Employer[] {
  if (!isObject(company)) return [];
  const [own, parent] = [employerOf(company), employerOf(objectIn(company, 'ultimate_parent'))];
  return own ? [own, ...(parent ? [parent] : [])] : [];
}

/** Origin of addresses on the professional network, unless the target shows another. */
const usualOrigin = 'https://www.linkedin.com';

/** Returns the address of a person by `linkedin`, which may be a slug, an address, or one without a scheme. */
export function personAddress(linkedin: string): string {
  const text = linkedin.trim();
  if (/^https?:\/\//i.test(text)) return text;
  return text.includes('/') ? `https://${text.replace(/^\/+/, '')}` : `${usualOrigin}/in/${encoded(text)}`;
}

/** Returns the address of a company on the network of a person's address. A company's `linkedin` is stated to be a slug. */
export function companyAddress(slug: string, person: string): string {
  return `${/^https?:\/\/[^/]+/i.exec(person)?.[0] ?? usualOrigin}/company/${encoded(slug.trim())}`;
}

const encoded = (slug: string): string => (/^[\w.~%-]+$/.test(slug) ? slug : encodeURIComponent(slug));
