import type { Criterion, Lookup } from '../rules/sight.js';

/**
 * Criteria that find somebody in most collections of people: common names, titles, schools and well-known companies.
 * They name no person; what matters is only that the target shows some of its own people, whose values are asked next.
 */
const given = ['John', 'Maria', 'David', 'Anna', 'Michael', 'Sarah', 'Wei', 'Mohammed', 'José', 'James'];
const family = ['Smith', 'Garcia', 'Johnson', 'Lee', 'Brown', 'Müller', 'Chen', 'Khan', 'Martin', 'Williams'];
const titles = [
  'Software Engineer',
  'Manager',
  'Director',
  'Chief Executive Officer',
  'Sales Manager',
  'Data Engineer',
  'Consultant',
  'Vice President',
  'Accountant',
  'Teacher',
  'Nurse',
  'Engineer',
  'Analyst',
  'Marketing Manager',
  'Product Manager',
  'Recruiter',
];
const companies = [
  'Acme',
  'Google',
  'Microsoft',
  'Amazon',
  'IBM',
  'Apple',
  'Oracle',
  'Deloitte',
  'Northwind',
  'Siemens',
];
const schools = [
  'Harvard University',
  'Stanford University',
  'University',
  'State University',
  'College',
  'Institute of Technology',
];
const tickers = ['MSFT', 'AAPL', 'AMZN', 'GOOG', 'ACME', 'IBM'];

/** Names and titles in other scripts than Latin, among them two that are written from right to left. */
const nonLatinNames = [
  '李娜',
  '王伟',
  '张伟',
  'محمد',
  'أحمد',
  'דוד כהן',
  'Иван Петров',
  'Ольга',
  '田中',
  '김민수',
  'Γιώργος',
  'अमित',
];

export const one = (field_name: string, search_term: string): Lookup => ({
  fields: [{ field_name, search_term }],
});

/** The first questions to a target that nothing is known of: few, and as broad as they get. */
export const firstBroad: readonly Lookup[] = [
  ...['John Smith', 'Maria Garcia', 'David Lee', 'Anna Müller'].map((name) => one('name', name)),
  ...['Software Engineer', 'Manager', 'Director', 'Data Engineer', 'Sales Manager'].map((title) =>
    one('title', title),
  ),
  ...['Acme', 'Google', 'Microsoft'].map((company) => one('company.name', company)),
  one('education.school', 'University'),
  one('education.school', 'Harvard University'),
  one('company.domain', 'example.com'),
  one('company.ticker', 'ACME'),
  ...nonLatinNames.slice(0, 4).map((name) => one('name', name)),
];

/** Many more, for a target that answered the first ones with few people. */
export const moreBroad: readonly Lookup[] = [
  ...given.flatMap((first) => family.slice(0, 5).map((last) => one('name', `${first} ${last}`))),
  ...given.map((name) => one('name', name)),
  ...family.map((name) => one('name', name)),
  ...titles.map((title) => one('title', title)),
  ...companies.map((company) => one('company.name', company)),
  ...companies.map((company) => one('company.domain', `${company.toLowerCase()}.com`)),
  ...companies.map((company) => one('company.linkedin', company.toLowerCase())),
  ...schools.map((school) => one('education.school', school)),
  ...tickers.map((ticker) => one('company.ticker', ticker)),
  ...nonLatinNames.map((name) => one('name', name)),
];

export const nonLatinLookups: readonly Lookup[] = nonLatinNames.map((name) => one('name', name));

/** Criteria that belong to nobody: long, and without a pattern that a tolerant search could follow. */
export const nonsense: readonly Lookup[] = [
  one('linkedin', 'zq7xj-vk4wp-0q9h2-nobody'),
  one('email_address', 'q8z1x7.nobody@invalid.example'),
  one('name', 'Zqxjvkw Plmvbtqz'),
  { fields: [...criteria('Xyqzzv Wrkqpjx', 'zzqqx-invalid.example')] },
];

function criteria(name: string, domain: string): Criterion[] {
  return [
    { field_name: 'name', search_term: name },
    { field_name: 'company.domain', search_term: domain },
  ];
}
