import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { excerpt } from './excerpt.js';
import type { RecordJudges } from './judge.js';

export type RecordKind = keyof RecordView['records'];
/** The result of a check: true if the value is right, what is expected instead if not, undefined if it is not judged. */
export type CheckResult = true | string | undefined;

/** Judges each record of a kind. */
export function record(
  kind: RecordKind,
  check: (record: Located, view: RecordView) => Violation | true | undefined,
): RecordJudge {
  return (view) => each(view.records[kind], (one) => check(one, view));
}

/** Judges a member of each record of a kind, wherever it is present. */
export function member(
  kind: RecordKind,
  name: string,
  check: (value: Json, record: Located, view: RecordView) => CheckResult,
): RecordJudge {
  return record(kind, (one, view) => {
    const received = one.value[name];
    if (received === undefined || isAbsent(received)) return undefined;
    const result = check(received, one, view);
    return typeof result === 'string'
      ? { at: `${one.at}.${name}`, expected: result, received: excerpt(received) }
      : result;
  });
}

/** Judges each element of a list, wherever it is present. */
function elements(
  kind: RecordKind,
  name: string,
  expected: string,
  holds: (value: Json) => boolean,
): RecordJudge {
  const itemsOf = ({ at, value }: Located) => {
    const list = value[name];
    return isArray(list) ? list.map((item, index) => ({ at: `${at}.${name}[${index}]`, item })) : [];
  };
  return (view) =>
    each(view.records[kind].flatMap(itemsOf), ({ at, item }) =>
      isAbsent(item) ? undefined : holds(item) || { at, expected, received: excerpt(item) },
    );
}

/** Restricts a check to strings; other types break a type rule instead. */
export const ofText =
  <Rest extends unknown[]>(check: (text: string, ...rest: Rest) => CheckResult) =>
  (value: Json, ...rest: Rest): CheckResult =>
    typeof value === 'string' ? check(value, ...rest) : undefined;

export const notNegative = (expected: string) => (value: Json) =>
  typeof value === 'number' ? value >= 0 || expected : undefined;

/** Judges of single members of a person, a job and a company (sections 2.1, 2.3 and 2.4). */
export const memberJudges = {
  'person.jobs-never-object': member('person', 'jobs', (value) =>
    isArray(value) ? true : isObject(value) ? 'an array of jobs, also where there is one job' : undefined,
  ),
  'person.jobs-elements': elements('person', 'jobs', 'a Job object', isObject),
  'person.education-elements': elements('person', 'education', 'an Education object', isObject),
  'person.connections-nonneg': member('person', 'connections', notNegative('0 or more connections')),
  // An email address has a local part, one @ and a domain with a dot.
  'job.email-shape': member(
    'job',
    'email',
    ofText((text) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(text.trim()) || 'an email address, as a@b.c'),
  ),
  'company.sic-elements': elements('company', 'sic_codes', 'a string', (code) => typeof code === 'string'),
  'company.employee-nonneg': member('company', 'employee_count', notNegative('0 or more employees')),
  // A URL would have slashes, with or without a scheme and a host.
  'company.linkedin-slug': member(
    'company',
    'linkedin',
    ofText((text) => !text.includes('/') || 'a slug, without any slash'),
  ),
} satisfies RecordJudges;
