import { faker } from '@faker-js/faker/locale/en';
import type { Company, Job, Person } from './population.js';
import { type Random, weighted } from './random.js';

/** The distribution of values among generated people, in percent unless the weights indicate otherwise. */

// biome-ignore format: several to a line
export const drawStatus = weighted<NonNullable<Person['employment_status']>>([
  ['employed', 92], ['unemployed', 5], ['retired', 3],
]);

// biome-ignore format: several to a line
export const drawLevel = weighted<Level>([
  ['Staff', 45], ['Senior Staff', 20], ['Manager', 15], ['Director', 8], ['C-Team', 5], ['VP', 4],
  ['Intern', 2], ['Consultant', 1],
]);

/** From the lowest level of a career to the highest. */
// biome-ignore format: several to a line
const ladder: readonly Level[] = [
  'Intern', 'Staff', 'Senior Staff', 'Consultant', 'Manager', 'Director', 'VP', 'C-Team',
];
export const seniority = (level: Level): number => ladder.indexOf(level);

// biome-ignore format: several to a line
export const drawFunction = weighted<Work>([
  ['Engineering', 14], ['Sales and Support', 13], ['Operations', 10], ['Information Technology', 9],
  ['Finance and Administration', 9], ['Marketing and Product', 8], ['Healthcare', 7], ['Education', 5],
  ['Human Resources', 4], ['Business Management', 4], ['Program and Project Management', 4],
  ['Banking and Wealth Management', 3], ['Legal', 2], ['Quality', 2], ['Risk, Safety, Compliance', 2],
  ['Consulting', 2], ['Real Estate', 1], ['Publishing, Editorial and Reporting', 1],
]);

/** Jobs per career: 4.2 on average. */
// biome-ignore format: several to a line
export const drawJobCount = weighted([
  [1, 14], [2, 17], [3, 17], [4, 14], [5, 11], [6, 8], [7, 6], [8, 4], [9, 3], [10, 3], [11, 2], [12, 1],
]);

/** Months between leaving one company and starting at the next. */
// biome-ignore format: several to a line
export const drawGapMonths = weighted([
  [0, 60], [1, 15], [2, 10], [5, 8], [11, 5], [20, 2],
]);

// biome-ignore format: several to a line
export const drawEmailStatus = weighted<NonNullable<Job['email_status']>>([
  ['valid', 60], ['catch-all', 30], ['best-guess', 10],
]);

/** Generated companies have several employees, so none is Self Employed. */
// biome-ignore format: several to a line
export const drawCompanyType = weighted<NonNullable<Company['type']>>([
  ['Privately Held', 58], ['Public Company', 24], ['Non Profit', 5], ['Educational', 5],
  ['Government Agency', 3], ['Partnership', 3], ['Self Owned', 2],
]);

/** Reserved names, which cannot be registered (RFC 2606). */
// biome-ignore format: several to a line
export const drawDomainSuffix = weighted([['.example.com', 70], ['.example', 20], ['.test', 10]]);

// biome-ignore format: several to a line
export const drawSchoolCount = weighted([[0, 10], [1, 50], [2, 32], [3, 8]]);

export type Level = NonNullable<Job['level']>;
export type Work = NonNullable<Job['function']>;

interface Titles {
  /** What people in the function do. */
  readonly roles: readonly string[];
  /** The names of its departments. */
  readonly areas: readonly string[];
  /** The title of its head. */
  readonly chief: string;
}

// biome-ignore format: one function per line
const titles: Readonly<Record<Work, Titles>> = {
  'Banking and Wealth Management': { roles: ['Wealth Advisor', 'Loan Officer', 'Private Banker', 'Investment Analyst', 'Bank Teller'], areas: ['Wealth Management', 'Private Banking'], chief: 'Chief Investment Officer' },
  'Business Management': { roles: ['Business Analyst', 'Strategy Analyst', 'Business Development Associate'], areas: ['Strategy', 'Business Development'], chief: 'Chief Executive Officer' },
  Consulting: { roles: ['Advisory Associate', 'Engagement Analyst', 'Advisory Specialist'], areas: ['Advisory Services', 'Client Engagements'], chief: 'Chief Advisory Officer' },
  Education: { roles: ['Teacher', 'Lecturer', 'Instructional Designer', 'Academic Advisor'], areas: ['Academic Programs', 'Curriculum'], chief: 'Chief Academic Officer' },
  Engineering: { roles: ['Software Engineer', 'Data Engineer', 'Mechanical Engineer', 'Electrical Engineer', 'Robotics Engineer'], areas: ['Engineering', 'Software Development'], chief: 'Chief Technology Officer' },
  'Finance and Administration': { roles: ['Accountant', 'Financial Analyst', 'Administrative Assistant', 'Payroll Specialist'], areas: ['Finance', 'Accounting'], chief: 'Chief Financial Officer' },
  Healthcare: { roles: ['Registered Nurse', 'Physical Therapist', 'Pharmacist', 'Clinical Researcher'], areas: ['Clinical Services', 'Patient Care'], chief: 'Chief Medical Officer' },
  'Human Resources': { roles: ['Recruiter', 'Human Resources Generalist', 'Compensation Analyst'], areas: ['Human Resources', 'Talent Acquisition'], chief: 'Chief People Officer' },
  'Information Technology': { roles: ['Systems Administrator', 'Network Administrator', 'Database Administrator', 'Security Analyst'], areas: ['Information Technology', 'Infrastructure'], chief: 'Chief Information Officer' },
  Legal: { roles: ['Attorney', 'Paralegal', 'Contracts Specialist'], areas: ['Legal Affairs', 'Contracts'], chief: 'Chief Legal Officer' },
  'Marketing and Product': { roles: ['Marketing Specialist', 'Content Strategist', 'Product Designer', 'Brand Specialist'], areas: ['Marketing', 'Product'], chief: 'Chief Marketing Officer' },
  Operations: { roles: ['Operations Analyst', 'Logistics Coordinator', 'Supply Chain Planner', 'Buyer'], areas: ['Operations', 'Logistics'], chief: 'Chief Operating Officer' },
  'Program and Project Management': { roles: ['Project Coordinator', 'Program Analyst', 'Scrum Master'], areas: ['Program', 'Project'], chief: 'Chief Program Officer' },
  'Publishing, Editorial and Reporting': { roles: ['Editor', 'Copy Editor', 'Reporter', 'Technical Writer'], areas: ['Editorial', 'Publishing'], chief: 'Chief Content Officer' },
  Quality: { roles: ['Quality Inspector', 'Quality Assurance Analyst', 'Test Technician'], areas: ['Quality Assurance', 'Quality Control'], chief: 'Chief Quality Officer' },
  'Real Estate': { roles: ['Leasing Agent', 'Property Appraiser', 'Facilities Planner'], areas: ['Real Estate', 'Leasing'], chief: 'Chief Real Estate Officer' },
  'Risk, Safety, Compliance': { roles: ['Compliance Analyst', 'Safety Specialist', 'Risk Analyst'], areas: ['Compliance', 'Risk'], chief: 'Chief Risk Officer' },
  'Sales and Support': { roles: ['Account Executive', 'Sales Representative', 'Customer Support Specialist', 'Account Representative'], areas: ['Sales', 'Customer Support'], chief: 'Chief Revenue Officer' },
};

const seniorities = ['Senior', 'Senior', 'Senior', 'Lead', 'Principal'];

const written: Readonly<Record<Level, (titles: Titles, random: Random) => string>> = {
  Intern: ({ areas }, random) => `${random.pick(areas)} Intern`,
  Staff: ({ roles }, random) => random.pick(roles),
  'Senior Staff': ({ roles }, random) => `${random.pick(seniorities)} ${random.pick(roles)}`,
  Consultant: ({ areas }, random) => `${random.pick(areas)} Consultant`,
  Manager: ({ areas }, random) => `${random.pick(areas)} Manager`,
  Director: ({ areas }, random) => `Director of ${random.pick(areas)}`,
  VP: ({ areas }, random) => `${random.chance(0.5) ? 'VP of' : 'Vice President,'} ${random.pick(areas)}`,
  'C-Team': ({ chief }) => chief,
};

/** Returns a title that implies exactly this level and function. */
export const titleOf = (level: Level, work: Work, random: Random): string =>
  written[level](titles[work], random);

interface Industry {
  readonly industry: string;
  /** Four digits; strings, because those of agriculture and mining start with 0 or 1. */
  readonly sicCodes: readonly string[];
  /** What companies of the industry are called, after a family name. */
  readonly nouns: readonly string[];
}

// biome-ignore format: one industry per line
export const industries: readonly Industry[] = [
  { industry: 'Industrial Automation', sicCodes: ['3569', '3823'], nouns: ['Robotics', 'Automation', 'Controls'] },
  { industry: 'Software Development', sicCodes: ['7372', '7371'], nouns: ['Software', 'Labs', 'Technologies', 'Systems'] },
  { industry: 'Data Infrastructure', sicCodes: ['7374', '7375'], nouns: ['Analytics', 'Data', 'Cloud'] },
  { industry: 'Agriculture', sicCodes: ['0115', '0711', '0191'], nouns: ['Farms', 'Orchards', 'Seeds'] },
  { industry: 'Fishery', sicCodes: ['0912', '0921'], nouns: ['Fisheries', 'Hatcheries'] },
  { industry: 'Mining', sicCodes: ['1041', '1221'], nouns: ['Mining', 'Minerals'] },
  { industry: 'Construction', sicCodes: ['1521', '1542'], nouns: ['Construction', 'Builders'] },
  { industry: 'Food Production', sicCodes: ['2011', '2033'], nouns: ['Foods', 'Bakeries', 'Provisions'] },
  { industry: 'Pharmaceuticals', sicCodes: ['2834', '2836'], nouns: ['Therapeutics', 'Pharma', 'Biosciences'] },
  { industry: 'Medical Devices', sicCodes: ['3841', '3845'], nouns: ['Medical', 'Diagnostics'] },
  { industry: 'Semiconductors', sicCodes: ['3674'], nouns: ['Semiconductor', 'Photonics', 'Micro'] },
  { industry: 'Transportation', sicCodes: ['4213', '4412'], nouns: ['Freight', 'Logistics', 'Shipping'] },
  { industry: 'Telecommunications', sicCodes: ['4813', '4899'], nouns: ['Networks', 'Wireless'] },
  { industry: 'Utilities', sicCodes: ['4911', '4941'], nouns: ['Energy', 'Power', 'Water'] },
  { industry: 'Wholesale', sicCodes: ['5045', '5141'], nouns: ['Supply', 'Distributors', 'Trading'] },
  { industry: 'Retail', sicCodes: ['5311', '5651'], nouns: ['Stores', 'Outfitters', 'Markets'] },
  { industry: 'Banking', sicCodes: ['6021', '6022'], nouns: ['Bank', 'Savings', 'Trust'] },
  { industry: 'Insurance', sicCodes: ['6311', '6331'], nouns: ['Insurance', 'Mutual'] },
  { industry: 'Investment Management', sicCodes: ['6282', '6211'], nouns: ['Capital', 'Partners', 'Holdings'] },
  { industry: 'Real Estate', sicCodes: ['6531', '6512'], nouns: ['Realty', 'Properties'] },
  { industry: 'Hospitality', sicCodes: ['7011', '5812'], nouns: ['Hotels', 'Hospitality', 'Kitchens'] },
  { industry: 'Advertising', sicCodes: ['7311', '7319'], nouns: ['Media', 'Creative', 'Agency'] },
  { industry: 'Hospitals and Health Care', sicCodes: ['8062', '8011'], nouns: ['Health', 'Clinics', 'Care'] },
  { industry: 'Engineering Services', sicCodes: ['8711', '8712'], nouns: ['Engineering', 'Design'] },
  { industry: 'Business Consulting', sicCodes: ['8742', '8748'], nouns: ['Consulting', 'Advisory', 'Group'] },
];

/** Fictional schools, and subjects. */
// biome-ignore format: several to a line
export const schools: readonly string[] = [
  'Fjordby University', 'Kestrel Valley College', 'Cardinal Ridge Institute', 'Aldermoor University',
  'Brackenridge State University', 'Calloway College', 'Dunhaven Institute of Technology',
  'Eastmere University', 'Fairhollow College', 'Glenwick State University', 'Hawksbury University',
  'Inverleith School of Design', 'Juniper Bay College', 'Kingsfold Business School',
  'Larchmont Polytechnic', 'Marrowgate University', 'Northfen Institute of Technology',
  'Oakhaven Community College', 'Pellworth University', 'Quarrystone College',
  'Ravensmoor State University', 'Silverlake School of Law', 'Thornbury Medical School',
  'Umberfield University', 'Valebrook College', 'Westerlyn University', 'Yarrowdale Institute',
  'Zephyr Coast University', 'Université de Bellerive', 'Universität Sankt Alban',
];

// biome-ignore format: several to a line
export const fields: readonly string[] = [
  'Computer Science', 'Business Administration', 'Economics', 'Psychology', 'Mechanical Engineering',
  'Electrical Engineering', 'Nursing', 'English', 'Marketing', 'Finance', 'Accounting', 'Biology',
  'Communications', 'Political Science', 'Mathematics', 'Law',
];

/** The degrees of a person with one, two or three educations, in this order. */
// biome-ignore format: one education per line
export const degrees: readonly (readonly (readonly [degree: string, years: number])[])[] = [
  [['Bachelor of Science', 4], ['Bachelor of Arts', 4], ['Associate Degree', 2]],
  [['Master of Science', 2], ['Master of Business Administration', 2], ['Juris Doctor', 3]],
  [['Doctor of Philosophy', 4]],
];

/** The name lists of faker, without its generator: each person has a seeded source of their own. */
const { first_name: first, last_name: last } = faker.definitions.person;

export const firstNames: readonly string[] = [
  ...new Set([...(first.generic ?? []), ...(first.female ?? []), ...(first.male ?? [])]),
];
export const lastNames: readonly string[] = last.generic ?? [];
export const streetSuffixes: readonly string[] = faker.definitions.location.street_suffix;

/** Names with non-ASCII letters, which the lists above do not contain. */
// biome-ignore format: several to a line
export const accentedFirstNames: readonly string[] = [
  'André', 'Björn', 'Chloé', 'Dušan', 'Élodie', 'François', 'Gül', 'Håkon', 'Íris', 'José', 'Łucja',
  'Mónica', 'Noël', 'Renée', 'Søren', 'Zoë',
];
// biome-ignore format: several to a line
export const accentedLastNames: readonly string[] = [
  'Ångström', 'Béranger', 'Čapek', 'Đorđević', 'Fernández', 'García', 'Gündoğan', 'Jørgensen', 'Kovač',
  'Lefèvre', 'Müller', 'Núñez', 'Öztürk', 'Peña', 'Šimić', 'Wójcik',
];
