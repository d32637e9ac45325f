import { isAbsent, isArray, isObject, type JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { readDate } from '../../../exchanges/dates.js';
import { areDifferent, type Employer, employerOf } from '../../../exchanges/employers.js';

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
  const all = [...(isArray(jobs) ? jobs : []), position].filter(isObject);
  const thisYear = new Date(now).getUTCFullYear();
  const hasEnded = (job: JsonObject) => (readDate(job['ended_at'])?.year ?? thisYear) < thisYear;
  const others = all.filter((job) => !hasEnded(job));
  return all
    .filter((job) => hasEnded(job) && others.every((other) => areUnrelated(job, other)))
    .flatMap((job) => employmentAt(record, job) ?? [])[0];
}

function employmentAt(record: JsonObject, job: JsonObject): Employment | undefined {
  const linkedin = textIn(record, 'linkedin');
  const { company } = job;
  const companyName = textIn(company, 'name');
  if (linkedin === undefined || companyName === undefined || !isObject(company)) return undefined;
  if (employerOf(company) === undefined) return undefined;
  const person = personAddress(linkedin);
  const slug = textIn(company, 'linkedin');
  return {
    linkedin,
    person,
    companyName,
    companyAddress: slug === undefined ? undefined : companyAddress(slug, person),
  };
}

/** Whether two companies have nothing in common: neither a parent nor the first word of a name. */
function areUnrelated(a: JsonObject, b: JsonObject): boolean {
  const [left, right] = [employersIn(a), employersIn(b)];
  if (left.length === 0 || right.length === 0) return false;
  return left.every((one) => right.every((other) => areDifferent(one, other) && haveUnlikeNames(one, other)));
}

/** Returns the company of a job and its ultimate parent. */
function employersIn({ company }: JsonObject): readonly Employer[] {
  if (!isObject(company)) return [];
  const own = employerOf(company);
  const parent = isObject(company['ultimate_parent']) ? employerOf(company['ultimate_parent']) : undefined;
  return own ? [own, ...(parent ? [parent] : [])] : [];
}

function haveUnlikeNames(a: Employer, b: Employer): boolean {
  const [left, right] = [a, b].map(({ name }) => name?.split(/[^\p{L}\p{N}]+/u).find((word) => word !== ''));
  return left === undefined || right === undefined || left !== right;
}

/** Origin of addresses on the professional network, unless the target shows another. */
const usualOrigin = 'https://www.linkedin.com';

/** Returns the address of a person by `linkedin`, which may be a slug, an address, or one without a scheme. */
export function personAddress(linkedin: string): string {
  const text = linkedin.trim();
  if (/^https?:\/\//i.test(text)) return text;
  return text.includes('/') ? `https://${text.replace(/^\/+/, '')}` : `${usualOrigin}/in/${encoded(text)}`;
}

/** Returns the last segment of a person's address. */
export function personSlug(linkedin: string): string {
  return linkedin
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^.*\//, '');
}

/** Returns the address of a company on the network of a person's address. A company's `linkedin` is stated to be a slug. */
export function companyAddress(slug: string, person: string): string {
  return `${/^https?:\/\/[^/]+/i.exec(person)?.[0] ?? usualOrigin}/company/${encoded(slug.trim())}`;
}

function encoded(slug: string): string {
  return /^[\w.~%-]+$/.test(slug) ? slug : encodeURIComponent(slug);
}
