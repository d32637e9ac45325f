import type { Job, Person } from '../population.js';
import { weighted } from '../random.js';
import type { Company } from '../records.js';
import type { Level, Work } from './titles.js';

/** The distribution of values among generated people, in percent unless the weights indicate otherwise. */

export const drawStatus = weighted<NonNullable<Person['employment_status']>>([
  ['employed', 92],
  ['unemployed', 5],
  ['retired', 3],
]);

export const drawLevel = weighted<Level>([
  ['Staff', 45],
  ['Senior Staff', 20],
  ['Manager', 15],
  ['Director', 8],
  ['C-Team', 5],
  ['VP', 4],
  ['Intern', 2],
  ['Consultant', 1],
]);

/** From the lowest level of a career to the highest. */
export const seniority: Readonly<Record<Level, number>> = {
  Intern: 0,
  Staff: 1,
  'Senior Staff': 2,
  Consultant: 3,
  Manager: 4,
  Director: 5,
  VP: 6,
  'C-Team': 7,
};

export const drawFunction = weighted<Work>([
  ['Engineering', 14],
  ['Sales and Support', 13],
  ['Operations', 10],
  ['Information Technology', 9],
  ['Finance and Administration', 9],
  ['Marketing and Product', 8],
  ['Healthcare', 7],
  ['Education', 5],
  ['Human Resources', 4],
  ['Business Management', 4],
  ['Program and Project Management', 4],
  ['Banking and Wealth Management', 3],
  ['Legal', 2],
  ['Quality', 2],
  ['Risk, Safety, Compliance', 2],
  ['Consulting', 2],
  ['Real Estate', 1],
  ['Publishing, Editorial and Reporting', 1],
]);

/** Jobs per career: 4.2 on average. */
export const drawJobCount = weighted([
  [1, 14],
  [2, 17],
  [3, 17],
  [4, 14],
  [5, 11],
  [6, 8],
  [7, 6],
  [8, 4],
  [9, 3],
  [10, 3],
  [11, 2],
  [12, 1],
]);

/** Months between leaving one company and starting at the next. */
export const drawGapMonths = weighted([
  [0, 60],
  [1, 15],
  [2, 10],
  [5, 8],
  [11, 5],
  [20, 2],
]);

export const drawEmailStatus = weighted<NonNullable<Job['email_status']>>([
  ['valid', 60],
  ['catch-all', 30],
  ['best-guess', 10],
]);

/** Generated companies have several employees, so none is Self Employed. */
export const drawCompanyType = weighted<NonNullable<Company['type']>>([
  ['Privately Held', 58],
  ['Public Company', 24],
  ['Non Profit', 5],
  ['Educational', 5],
  ['Government Agency', 3],
  ['Partnership', 3],
  ['Self Owned', 2],
]);

/** Reserved names, which cannot be registered (RFC 2606). */
export const drawDomainSuffix = weighted([
  ['.example.com', 70],
  ['.example', 20],
  ['.test', 10],
]);

export const drawSchoolCount = weighted([
  [0, 10],
  [1, 50],
  [2, 32],
  [3, 8],
]);
