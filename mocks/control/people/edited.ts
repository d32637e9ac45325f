import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../generated/control.js';
import { deny } from '../../engine/refusal.js';
import type { CompanyOrKey, WrittenCompany } from '../../own-data/fixtures.js';
import { type Companies, jobWritten, newestActive, parentMeant } from '../../own-data/people.js';
import { firstOf, type Month, midnightOf } from '../../population/career.js';
import type { Company, Job, Person, Population } from '../../population/population.js';
import { careerOf, isSameJob } from '../../views/career.js';
import { knownCompany } from './career.js';

interface Surroundings {
  readonly population: Population;
  readonly companies: Companies;
  readonly now: number;
  /** Whether a company has an id that is given in an edit. */
  readonly isCompanyId: (company: Company, id: string) => boolean;
  readonly newCompanyId: (company: Company) => string;
}

/** Returns a person after an edit, with the dates of the changes; the same object if nothing changed. */
export function edited(person: Person, edit: PersonEdit, surroundings: Surroundings): Person {
  const several = careerMembersOf(edit);
  if (several.length > 1) {
    const names = several.map((member) => `\`${member}\``).join(' and ');
    deny('request-invalid', `${names} cannot change at once: send one of them.`, { field: several[1] ?? '' });
  }
  const change = careerChange(withProfile(person, edit), edit, surroundings);
  const mailed = withEmail(change.person, edit);
  if (isDeepStrictEqual(mailed, person)) return person;
  const today = midnightOf(Math.floor(surroundings.now / 86_400_000));
  const isLeft = (member: keyof typeof edit) => edit[member] === undefined;
  return {
    ...mailed,
    ...(isLeft('info_change_detected_at') ? { info_change_detected_at: today } : {}),
    ...(change.title && isLeft('title_change_detected_at') ? { title_change_detected_at: today } : {}),
    ...(change.company && isLeft('company_change_detected_at') ? { company_change_detected_at: today } : {}),
  };
}

/** The members of an edit that change the career; at most one is allowed. */
function careerMembersOf(edit: PersonEdit): readonly string[] {
  const overall = (['jobs', 'position', 'employment_status'] as const).find((one) => edit[one] !== undefined);
  const events = (['job', 'title'] as const).filter((one) => edit[one] !== undefined);
  return [...events, ...(overall === undefined ? [] : [overall])];
}

function careerChange(
  person: Person,
  edit: PersonEdit,
  { population, companies, now, isCompanyId, newCompanyId }: Surroundings,
): CareerChange {
  const { job, title, employment_status } = edit;
  const present = monthOf(new Date(now));
  if (writesCareer(edit)) return careerAsWritten(person, edit, companies);
  if (employment_status === 'retired' || employment_status === 'unemployed') {
    return endJobs(person, employment_status, present);
  }
  if (title !== undefined) {
    const { position } = careerOf(person);
    if (position === undefined) noCurrentJob('title');
    if (position.title === title) return { person, title: false, company: false };
    return beginJob(person, { ...successorOf(position, title), ...traitsOf(title, population) }, present);
  }
  if (job === undefined) return { person, title: false, company: false };
  const start = job.started_at === undefined ? present : monthOf(new Date(job.started_at));
  if (start > present) {
    const shown = new Date(now).toISOString().slice(0, 10);
    const message = `\`job.started_at\` is "${job.started_at}", and today is ${shown}: let it begin by then, or move the clock.`;
    deny('request-invalid', message, { field: 'job.started_at' });
  }
  const company = companyOf(job.company, { population, companies, isCompanyId, newCompanyId });
  return beginJob(person, { title: job.title, ...traitsOf(job.title, population), company }, start);
}

function companyOf(
  meant: CompanyOrKey,
  { population, companies, isCompanyId, newCompanyId }: Omit<Surroundings, 'now'>,
): Company {
  const keyed = typeof meant === 'string' ? companies.get(meant) : undefined;
  if (keyed !== undefined) return keyed;
  const written: WrittenCompany = typeof meant === 'string' ? { id: meant } : meant;
  const { ultimate_parent: parent, ...asked } = written;
  const { id, name, domain } = asked;
  if (id === undefined && name === undefined && domain === undefined) {
    const message = '`job.company` is nameless: it needs an `id`, a `domain` or a `name`.';
    deny('request-invalid', message, { field: 'job.company' });
  }
  const known = knownCompany(asked, population, isCompanyId);
  if (known !== undefined) return known;
  if (name === undefined) {
    const named = id === undefined ? `domain "${domain}"` : `id "${id}"`;
    const message = `No company with the ${named} is known: send a \`name\`, too, to make it a new one.`;
    deny('not-found', message, { field: 'job.company' });
  }
  const above =
    parent === undefined ? {} : { ultimate_parent: parentMeant(parent, Object.fromEntries(companies)) };
  return { ...asked, ...above, id: id ?? newCompanyId(asked) };
}

function monthOf(date: Date): Month {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Changes the email address at the current job. A new one is valid unless a status is given. */
function withEmail(person: Person, { email, email_status }: PersonEdit): Person {
  if (email === undefined && email_status === undefined) return person;
  const { jobs, position } = careerOf(person);
  if (position === undefined) noCurrentJob('email');
  const address = email ?? position.email;
  if (address === undefined) {
    const message =
      '`email_status` needs an address, and none is known at the current job: send `email`, too.';
    deny('conflict', message, { field: 'email_status' });
  }
  const status = email_status ?? (address === position.email ? position.email_status : 'valid');
  const mailed: Job = { ...position, email: address, email_status: status ?? 'valid' };
  return { ...person, jobs: jobs.map((job) => (job === position ? mailed : job)), position: mailed };
}

function noCurrentJob(member: string): never {
  const message = `\`${member}\` is about the current job, and the person has none: give them one by \`job\`.`;
  deny('conflict', message, { field: member });
}

/** Replaces members of the profile, and removes what was derived from the old values. */
function withProfile(person: Person, edit: PersonEdit): Person {
  const { job, jobs, position, title, employment_status, email, email_status, ...members } = edit;
  const { first_name, last_name, name, location, location_details } = members;
  const edited: Person = { ...person };
  for (const member of membersOf(members)) put(edited, member, members[member]);
  const hasParts = first_name !== undefined || last_name !== undefined;
  if (name === undefined && hasParts) put(edited, 'name', fullName(edited));
  if (name !== undefined && first_name === undefined) delete edited.first_name;
  if (name !== undefined && last_name === undefined) delete edited.last_name;
  if (location !== undefined && location_details === undefined) delete edited.location_details;
  return edited;
}

function put<Name extends keyof Person>(
  person: Person,
  name: Name,
  value: Person[Name] | null | undefined,
): void {
  if (value === null || value === undefined) delete person[name];
  else person[name] = value;
}

function membersOf<T extends object>(members: T): readonly (keyof T)[] {
  // The contract admits no other members than these.
  return Object.keys(members) as (keyof T)[];
}

function fullName({ first_name = '', last_name = '' }: Person): string | undefined {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? undefined : name;
}

/** The values that the service derives from a title (section 2.3). */
type TitleTraits = Pick<Job, 'level' | 'function'>;

const levels: readonly (readonly [words: RegExp, level: NonNullable<Job['level']>])[] = [
  [/\bchief\b|\bc[a-z]o\b/i, 'C-Team'],
  [/\bvp\b|\bvice president\b/i, 'VP'],
  [/\bdirector\b|\bhead of\b/i, 'Director'],
  [/\bmanager\b/i, 'Manager'],
  [/\bintern\b/i, 'Intern'],
  [/\bconsultant\b/i, 'Consultant'],
  [/\b(senior|lead|principal|staff)\b/i, 'Senior Staff'],
];

/** Returns the level and function of a title: those of a person with the same title, or else what its words imply. */
function traitsOf(title: string, population: Population): TitleTraits {
  const folded = title.toLowerCase();
  for (const { person } of population.candidates({ field: 'title', term: title }, 1)) {
    const job = person.jobs?.find((one) => one.title?.toLowerCase() === folded);
    if (job !== undefined) return pick(job);
  }
  return { level: levels.find(([words]) => words.test(title))?.[1] ?? 'Staff' };
}

function pick({ level, function: work }: Job): TitleTraits {
  return { ...(level === undefined ? {} : { level }), ...(work === undefined ? {} : { function: work }) };
}

export type PersonEdit = components['schemas']['ControlPersonEdit'];

/** Whether an edit describes the whole career, rather than an event in it. */
export function writesCareer({ jobs, position, employment_status: status }: PersonEdit): boolean {
  const isOverall = jobs !== undefined || position !== undefined;
  return isOverall || status === null || status === 'employed';
}

/** Replaces the career, and derives what follows from it. */
export function careerAsWritten(person: Person, edit: PersonEdit, companies: Companies): CareerChange {
  const before = careerOf(person);
  const listed = edit.jobs?.map((job) => jobWritten(job, companies)) ?? before.jobs;
  const { employment_status: status } = edit;
  const { jobs, position } = withPosition(listed, edit, companies);
  const { position: _, employment_status: known, ...rest } = person;
  const now = status === undefined ? statusAfter(known, position) : (status ?? undefined);
  return {
    person: {
      ...rest,
      ...(position === undefined ? {} : { position }),
      jobs: [...jobs],
      ...(now === undefined ? {} : { employment_status: now }),
    },
    title: before.position?.title !== position?.title,
    company: employer(before.position) !== employer(position),
  };
}

function withPosition(
  jobs: readonly Job[],
  { position: written, employment_status: status }: PersonEdit,
  companies: Companies,
): { readonly jobs: readonly Job[]; readonly position: Job | undefined } {
  const hasNone = written === null || status === 'retired' || status === 'unemployed';
  if (written === undefined || written === null) {
    return { jobs, position: hasNone ? undefined : newestActive(jobs) };
  }
  const given = jobWritten(written, companies);
  const listed = jobs.find((job) => isSameJob(job, given));
  if (listed === undefined) return { jobs: [given, ...jobs], position: given };
  return { jobs: jobs.map((job) => (job === listed ? given : job)), position: given };
}

function statusAfter(
  known: Person['employment_status'],
  position: Job | undefined,
): Person['employment_status'] {
  if (position !== undefined && position.ended_at === undefined) return 'employed';
  return known === 'employed' ? 'unemployed' : known;
}

export interface CareerChange {
  readonly person: Person;
  readonly title: boolean;
  readonly company: boolean;
}

/** Adds a job that begins on the first of `month`, when the current one ends. The newest job comes first. */
export function beginJob(person: Person, job: Job, month: Month): CareerChange {
  const { jobs, position } = careerOf(person);
  const started_at = firstOf(month);
  const later = jobs.find((one) => (one.started_at ?? '') > started_at);
  if (later !== undefined) {
    const message = `A job cannot begin on ${dayIn(started_at)}: one of this person began later, on ${dayIn(later.started_at)}. Let it begin then or after, or move the clock.`;
    deny('request-invalid', message, { field: 'job.started_at' });
  }
  const begun: Job = { ...job, started_at };
  const before = jobs.map((one) => (one === position ? { ...one, ended_at: started_at } : one));
  return {
    person: { ...person, jobs: [begun, ...before], position: begun, employment_status: 'employed' },
    title: position?.title !== job.title,
    company: employer(position) !== employer(job),
  };
}

/** Ends every active job on the first of `month`, or at its start if that is later. */
export function endJobs(person: Person, status: 'unemployed' | 'retired', month: Month): CareerChange {
  const { jobs } = careerOf(person);
  const end = firstOf(month);
  const isActive = ({ ended_at }: Job) => ended_at === undefined;
  const { position: _, ...rest } = person;
  const ended = jobs.map((job) => (isActive(job) ? { ...job, ended_at: latest(end, job.started_at) } : job));
  const changes = jobs.some(isActive);
  return {
    person: { ...rest, jobs: ended, employment_status: status },
    title: changes,
    company: changes,
  };
}

/** Returns the job that follows if only the title changes, at the same company. */
export function successorOf(job: Job, title: string): Job {
  const { started_at: _, started_at_year_only: __, level: ___, function: ____, ...kept } = job;
  return { ...kept, title };
}

function employer(job: Job | undefined): string | undefined {
  return job?.company?.id ?? job?.company?.name;
}

function latest(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one;
}

function dayIn(date: string | undefined): string {
  return (date ?? '').slice(0, 10);
}
