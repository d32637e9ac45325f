import { isAbsent, isObject, type JsonObject } from '../../../target/json.js';
import { itemsOf, objectIn, textIn } from '../../../target/wire/members.js';
import { areDifferent, type Employer, employerOf } from '../../exchanges/careers.js';
import { readDate } from '../../exchanges/dates.js';

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
  const [linkedin, companyName, slug] = [
    textIn(record, 'linkedin'),
    textIn(company, 'name'),
    textIn(company, 'linkedin'),
  ];
  if (linkedin === undefined || companyName === undefined || !isObject(company)) return undefined;
  if (employerOf(company) === undefined) return undefined;
  const person = personAddress(linkedin);
  const address = slug === undefined ? undefined : companyAddress(slug, person);
  return { linkedin, person, companyName, companyAddress: address };
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

/** Returns the company of a job and its ultimate parent. */
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

/** Returns the last segment of a person's address. */
export const personSlug = (linkedin: string): string => {
  const path = linkedin.trim().replace(/[?#].*$/, '');
  return path.replace(/(?<!\/)\/+$/, '').replace(/^.*\//, '');
};

/** Returns the address of a company on the network of a person's address. A company's `linkedin` is stated to be a slug. */
export function companyAddress(slug: string, person: string): string {
  return `${/^https?:\/\/[^/]+/i.exec(person)?.[0] ?? usualOrigin}/company/${encoded(slug.trim())}`;
}

function encoded(slug: string): string {
  return /^[\w.~%-]+$/.test(slug) ? slug : encodeURIComponent(slug);
}
