import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { excerpt } from './excerpt.js';

type Holders = (sight: RecordView) => readonly Located[];
const people: Holders = (sight) => sight.records.person;
const jobs: Holders = (sight) => sight.records.job;
const companies: Holders = (sight) => sight.records.company;

/** One member of each holder; `check` answers undefined where the rule does not speak about the value. */
function member(
  holders: Holders,
  name: string,
  expected: string,
  check: (value: Json) => boolean | undefined,
): RecordJudge {
  return (sight) =>
    each(holders(sight), ({ at, value }) => {
      const received = value[name];
      const holds = received === undefined || isAbsent(received) ? undefined : check(received);
      if (holds !== false) return holds;
      return { at: `${at}.${name}`, expected, received: excerpt(received) };
    });
}

/** Each element of a list that is not absent. */
function elements(
  holders: Holders,
  name: string,
  expected: string,
  holds: (value: Json) => boolean,
): RecordJudge {
  return (sight) =>
    each(itemsOf(holders(sight), name), ({ holder, index, item }) => {
      if (isAbsent(item)) return undefined;
      return holds(item) || { at: `${holder.at}.${name}[${index}]`, expected, received: excerpt(item) };
    });
}

function* itemsOf(holders: readonly Located[], name: string) {
  for (const holder of holders) {
    const list = holder.value[name];
    if (!isArray(list)) continue;
    for (const [index, item] of list.entries()) yield { holder, index, item };
  }
}

const notNegative = (value: Json) => (typeof value === 'number' ? value >= 0 : undefined);
const ofText = (holds: (value: string) => boolean) => (value: Json) =>
  typeof value === 'string' ? holds(value) : undefined;

/** Section 2.3: an email address has a local part, one @ and a domain with a dot. */
const isEmail = (value: string) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value.trim());

/** Section 2.4: a slug; an address would have slashes, with or without a scheme and a host. */
const isSlug = (value: string) => !value.includes('/');

/** Judges of single members of a person, a job and a company (sections 2.1, 2.3 and 2.4). */
export const memberJudges = {
  'person.jobs-never-object': member(
    people,
    'jobs',
    'an array of jobs, also where there is one job',
    (value) => (isArray(value) ? true : isObject(value) ? false : undefined),
  ),
  'person.jobs-elements': elements(people, 'jobs', 'a Job object', isObject),
  'person.education-elements': elements(people, 'education', 'an Education object', isObject),
  'person.connections-nonneg': member(people, 'connections', '0 or more connections', notNegative),
  'job.email-shape': member(jobs, 'email', 'an email address, as a@b.c', ofText(isEmail)),
  'company.sic-elements': elements(companies, 'sic_codes', 'a string', (value) => typeof value === 'string'),
  'company.employee-nonneg': member(companies, 'employee_count', '0 or more employees', notNegative),
  'company.linkedin-slug': member(companies, 'linkedin', 'a slug, without any slash', ofText(isSlug)),
} satisfies Partial<Record<RuleId, RecordJudge>>;
