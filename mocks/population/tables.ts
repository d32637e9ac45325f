import { names, tables } from '../../generated/population.js';
import type { Company, Job, Person } from './population.js';
import { type Random, weighted } from './random.js';

export type Level = NonNullable<Job['level']>;
export type Work = NonNullable<Job['function']>;

// What they draw, and how often, is in tables.yaml.
export const drawStatus = weighted<NonNullable<Person['employment_status']>>(tables.statuses);
export const drawRank = weighted<number>(tables.ranks);
export const drawFunction = weighted<Work>(tables.functions);
export const drawJobCount = weighted<number>(tables.jobCounts);
export const drawGapMonths = weighted<number>(tables.gapMonths);
export const drawEmailStatus = weighted<NonNullable<Job['email_status']>>(tables.emailStatuses);
export const drawCompanyType = weighted<NonNullable<Company['type']>>(tables.companyTypes);
export const drawDomainSuffix = weighted<string>(tables.domainSuffixes);
export const drawSchoolCount = weighted<number>(tables.schoolCounts);

/** From the lowest level of a career to the highest. */
// biome-ignore format: several to a line
export const ladder: readonly Level[] = [
  'Intern', 'Staff', 'Senior Staff', 'Consultant', 'Manager', 'Director', 'VP', 'C-Team',
];

interface Titles {
  readonly roles: readonly string[];
  readonly areas: readonly string[];
  readonly chief: string;
}

const titles: Readonly<Record<Work, Titles>> = tables.titles;
const seniorities = ['Senior', 'Senior', 'Senior', 'Lead', 'Principal'];

/** The titles of a function and a level, of which one row is drawn, and then one of it. */
const written: Readonly<Record<Level, (titles: Titles) => readonly (readonly string[])[]>> = {
  Intern: ({ areas }) => [areas.map((area) => `${area} Intern`)],
  Staff: ({ roles }) => [roles],
  'Senior Staff': ({ roles }) => seniorities.map((one) => roles.map((role) => `${one} ${role}`)),
  Consultant: ({ areas }) => [areas.map((area) => `${area} Consultant`)],
  Manager: ({ areas }) => [areas.map((area) => `${area} Manager`)],
  Director: ({ areas }) => [areas.map((area) => `Director of ${area}`)],
  VP: ({ areas }) => ['VP of', 'Vice President,'].map((one) => areas.map((area) => `${one} ${area}`)),
  'C-Team': ({ chief }) => [[chief]],
};

/** Written once, as a large population needs the same few hundred a million times. */
const rowsOf = new Map(
  Object.values(titles).map((each) => [each, new Map(ladder.map((level) => [level, written[level](each)]))]),
);

/** Returns a title that implies exactly this level and function. */
export function titleOf(level: Level, work: Work, random: Random): string {
  const rows = rowsOf.get(titles[work])?.get(level) ?? [];
  // What there is no choice of takes no draw.
  const row = rows.length > 1 ? random.pick(rows) : (rows[0] ?? []);
  return level === 'C-Team' ? (row[0] ?? '') : random.pick(row);
}

export const { industries, schools, subjects, accentedFirstNames, accentedLastNames } = tables;
export const degrees: readonly (readonly (readonly [degree: string, years: number])[])[] = tables.degrees;

export const { first: firstNames, last: lastNames, streetSuffixes } = names;
