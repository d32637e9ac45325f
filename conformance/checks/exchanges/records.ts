import { type Property, records } from '../../../generated/records.js';
import { type RecordRuleId, ruleIds } from '../../../generated/rules.js';
import { each, type Judged, must } from '../../check/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located, RecordView } from '../../view/record-view.js';
import { answerTime, dayNumber, readDate, type WrittenDate } from '../../view/record-view.js';
import type { RecordJudge, RecordJudges } from './judge.js';

type RecordKind = keyof RecordView['records'];
/** The result of a check: true if the value is right, what is expected instead if not, undefined if it is not judged. */
export type CheckResult = true | string | undefined;

/** Judges a member of each record of a kind, wherever it is present. */
export const member =
  (
    kind: RecordKind,
    name: string,
    check: (value: Json, record: Located, view: RecordView) => CheckResult,
  ): RecordJudge =>
  (view) =>
    each(view.records[kind], (one): Judged => {
      const received = one.value[name] ?? null;
      const expected = isAbsent(received) ? undefined : check(received, one, view);
      return typeof expected === 'string' ? { at: `${one.at}.${name}`, expected, received } : expected;
    });

/** Judges each element of a list, wherever it is present. */
const elements =
  (kind: RecordKind, name: string, expected: string, holds: (value: Json) => boolean): RecordJudge =>
  (view) => {
    const items = view.records[kind].flatMap(({ at, value }) => {
      const list = value[name];
      return isArray(list) ? list.map((item, index) => ({ at: `${at}.${name}[${index}]`, item })) : [];
    });
    return each(items, ({ at, item }) =>
      isAbsent(item) ? undefined : must(holds(item), at, expected, item),
    );
  };

/** Restricts a check to strings; other types break a type rule instead. */
const ofText =
  <Rest extends unknown[]>(check: (text: string, ...rest: Rest) => CheckResult) =>
  (value: Json, ...rest: Rest): CheckResult =>
    typeof value === 'string' ? check(value, ...rest) : undefined;

export const notNegative = (expected: string) => (value: Json) =>
  typeof value === 'number' ? value >= 0 || expected : undefined;

type Dated = 'started_at' | 'ended_at';

/** Two dates of one event may be in different time zones, or only one may have a time. */
const slackDays = 1;

/** Judges a date of each record of a kind, wherever it is a valid one. */
const dated = (
  kind: RecordKind,
  name: string,
  check: (date: WrittenDate, record: JsonObject) => CheckResult,
) =>
  member(kind, name, (written, { value }) => {
    const date = readDate(written);
    return date && check(date, value);
  });

/** Sections 2.2 and 2.3: a date is always the 1st day of a month. Dates without a day are not judged. */
const firstDay = (kind: RecordKind, name: Dated) =>
  dated(kind, name, ({ day }) =>
    day === undefined ? undefined : day === 1 || `${name} is the 1st day of a month`,
  );

/** Sections 2.2 and 2.3: the time is always 00:00. Dates without a time are not judged. */
const midnight = (kind: RecordKind, name: Dated) =>
  dated(kind, name, ({ time }) =>
    time === undefined ? undefined : /^00:00(:00([.,]0+)?)?$/.test(time) || `${name} is the time 00:00`,
  );

/** Section 2.3: a date of which only the year counts is Jan 1. */
const january1 = (name: Dated) =>
  dated('job', name, ({ month, day }, job) => {
    if (job[`${name}_year_only`] !== true || month === undefined) return undefined;
    const isFirst = month === 1 && (day === undefined || day === 1);
    return isFirst || `${name} is Jan 1, because only the year counts`;
  });

/** Section 2.1: the date of the latest change of any field is not before that of one field. */
const notBefore = (change: 'title_change_detected_at' | 'company_change_detected_at') =>
  dated('person', 'info_change_detected_at', (date, person) => {
    const [info, other] = [dayNumber(date), dayNumber(readDate(person[change]))];
    if (info === undefined || other === undefined) return undefined;
    return info + slackDays >= other || `not before ${change}, ${String(person[change])}`;
  });

/** Section 2.1: the dates on which a person was added and changes were detected are in the past. */
const notFuture: RecordJudge = (view) => {
  // Allows one day for a time zone ahead of UTC, and one for a difference of the clocks.
  const latest = answerTime(view.exchange).latest + 2 * 86_400_000;
  const members = view.records.person.flatMap(({ at, value }) =>
    ['created_at', ...['info', 'title', 'company'].map((what) => `${what}_change_detected_at`)].map(
      (name) => ({ at: `${at}.${name}`, value: value[name] }),
    ),
  );
  return each(members, ({ at, value }) => {
    const date = readDate(value);
    if (!date) return undefined;
    const isPast = Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1) <= latest;
    return must(
      isPast,
      at,
      `a past date, at the latest ${new Date(latest).toISOString().slice(0, 10)}`,
      value,
    );
  });
};

/** The 249 officially assigned codes of ISO 3166-1 alpha-2. */
const countryCodes: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
   CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
   GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT
   JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
   MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
   PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
   SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
   UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** The United States and its territories, which have country codes of their own but counties and MSAs like the states. */
const unitedStates: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);

const place = (name: string, check: (text: string, location: Located) => CheckResult) =>
  member('locdet', name, ofText(check));

/** Returns the country code in upper case; undefined if it is missing or invalid, which breaks another rule. */
function codeOf(location: JsonObject): string | undefined {
  const code = location['country_code'];
  const upper = typeof code === 'string' ? code.toUpperCase() : '';
  return countryCodes.has(upper) ? upper : undefined;
}

const inUnitedStates = (name: string, expected: string) =>
  place(name, (_, { value }) => {
    const code = codeOf(value);
    return code === undefined ? undefined : unitedStates.has(code) || expected;
  });

const within = (name: string, limit: number, expected: string) =>
  place(name, (text) =>
    // A "generalized" value need not be a number; then there is nothing to compare.
    /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(text) ? Math.abs(Number(text)) <= limit || expected : undefined,
  );

/** Judges of single members of a person, a job, a company and a location, and of their dates (sections 2.1 to 2.6). */
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
  'education.started_at-first-day': firstDay('education', 'started_at'),
  'education.started_at-midnight': midnight('education', 'started_at'),
  'education.ended_at-first-day': firstDay('education', 'ended_at'),
  'education.ended_at-midnight': midnight('education', 'ended_at'),
  'job.started_at-first-day': firstDay('job', 'started_at'),
  'job.started_at-midnight': midnight('job', 'started_at'),
  'job.started_at-year-only-jan1': january1('started_at'),
  'job.ended_at-first-day': firstDay('job', 'ended_at'),
  'job.ended_at-midnight': midnight('job', 'ended_at'),
  'job.ended_at-year-only-jan1': january1('ended_at'),
  'person.info-ge-title': notBefore('title_change_detected_at'),
  'person.info-ge-company': notBefore('company_change_detected_at'),
  'person.changes-not-future': notFuture,
  'locdet.country-code-iso': place(
    'country_code',
    (text) => countryCodes.has(text.toUpperCase()) || 'a two-letter code of ISO 3166-1',
  ),
  'locdet.county-us-only': inUnitedStates('county', 'no county outside the United States'),
  'locdet.msa-us-only': inUnitedStates('msa', 'no MSA outside the United States'),
  // The territories have zip codes too, but the rule is about US locations.
  'locdet.zip-us-5': place('postal_code', (text, { value }) =>
    codeOf(value) === 'US' ? /^\d{5}$/.test(text) || 'a zip code of 5 digits' : undefined,
  ),
  'locdet.lat-range': within('lat', 90, 'a latitude from -90 to 90'),
  'locdet.lon-range': within('lon', 180, 'a longitude from -180 to 180'),
} satisfies RecordJudges;

/** The records with a type rule for each member; `match` is judged by the find rules. */
const judged = ['person', 'education', 'job', 'company', 'parent', 'locdet'] as const satisfies RecordKind[];

/** Asserts that the judges cover the rules about record types and values. `score` belongs to the answer of find (section 2.1). */
function complete(judges: Record<string, RecordJudge>): Record<RecordRuleId, RecordJudge> {
  if (isComplete(judges)) return judges;
  throw new Error('the table of records and the catalogue of rules differ: run npm run generate');
}

const recordRule = new RegExp(`^(${judged.join('|')})\\.(?!score-).+-(type|enum)$`);

const isComplete = (judges: Record<string, RecordJudge>): judges is Record<RecordRuleId, RecordJudge> =>
  ruleIds.every((id) => !recordRule.test(id) || id in judges);

/** Judges of chapter 2: a member that is present, and not empty, has the listed type, and one of the listed values if there are any. */
export const recordTypeJudges = complete(
  Object.fromEntries(
    judged.flatMap((kind) => records[kind].properties.flatMap((property) => judgesOf(kind, property))),
  ),
);

/** Returns the judges of a property: of its type, and of its values if they are listed. */
function judgesOf(kind: RecordKind, property: Property): (readonly [rule: string, RecordJudge])[] {
  const { name, values } = property;
  const holds = typeTest(property);
  const type = member(kind, name, (value) => holds(value) || describeType(property));
  // A value of another type breaks the type rule only.
  const isListed = ofText(
    (text) => values?.includes(text) === true || `exactly one of ${values?.join(' | ')}`,
  );
  return [
    [`${kind}.${name}-type`, type],
    ...(values ? [[`${kind}.${name.replaceAll('_', '-')}-enum`, member(kind, name, isListed)] as const] : []),
  ];
}

function typeTest({ type, date }: Property): (value: Json) => boolean {
  if (date) return (value) => readDate(value) !== undefined;
  if (type === 'integer') return Number.isInteger;
  if (type === 'array') return isArray;
  return type === 'object' ? isObject : (value) => typeof value === type;
}

function describeType({ name, type, date }: Property): string {
  if (date) return `${name} is a string that holds a calendar date`;
  return `${name} is ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
