import type { Lookup } from '../view/find-view.js';

const listed = (text: string): string[] => text.split(/,\s+/);

/** Criteria that match someone in most collections: the next lookups use the values of those people. */
const given =
  listed(`John, Maria, David, Anna, Michael, Sarah, Wei, Mohammed, José, James, Robert, William, Richard, Thomas,
   Daniel, Matthew, Mark, Paul, George, Jennifer, Linda, Elizabeth, Susan, Jessica, Karen, Lisa, Emily, Laura,
   Alice, Jane, Peter, Sophie, Ivan, Olga, Yuki, Ahmed, Fatima, Priya, Carlos, Ana, Luis, Pierre, Hans`);
const family =
  listed(`Smith, Garcia, Johnson, Lee, Brown, Müller, Chen, Khan, Martin, Williams, Jones, Miller, Davis, Wilson,
   Anderson, Taylor, Thomas, Moore, White, Harris, Clark, Lewis, Walker, Hall, Young, King, Wright, Green,
   Baker, Adams, Nelson, Carter, Roberts, Turner, Parker, Evans, Collins, Doe, Kim, Wang, Singh, Silva, Novak,
   Rossi, Schmidt`);
const titles =
  listed(`Software Engineer, Manager, Director, Chief Executive Officer, CEO, CTO, Sales Manager, Data Engineer,
   Consultant, Vice President, Accountant, Teacher, Nurse, Engineer, Developer, Designer, Analyst,
   Marketing Manager, Product Manager, Account Executive, Recruiter`);
const companies =
  listed(`Acme, Google, Microsoft, Amazon, IBM, Apple, Oracle, Deloitte, Northwind, Siemens, Globex, Initech,
   Umbrella, Contoso, Example, Salesforce, Stark Industries, Hooli`);
const domains = listed(
  `example.com, example.org, acme.example, acme.test, example.test, acme.com, google.com`,
);
const schools = listed(`Harvard University, Stanford University, MIT, University, State University, College`);
const tickers = listed(`MSFT, AAPL, AMZN, GOOG, ACME, IBM, ORCL`);
const slugs = listed(`john-smith, jane-doe, john-doe, jsmith, alice, maria-garcia`);
const mailboxes = ['john.smith', 'jane.doe', 'john', 'alice'].flatMap((name) =>
  ['example.com', 'acme.com'].map((domain) => `${name}@${domain}`),
);

/** Names in other scripts than Latin, two of which are written from right to left. */
const nonLatinNames = listed(
  `李娜, 王伟, 张伟, محمد, أحمد, דוד כהן, Иван Петров, Ольга, 田中, 김민수, Γιώργος, अमित`,
);

export const one = (field_name: string, search_term: string): Lookup => ({
  fields: [{ field_name, search_term }],
});
const each = (field: string, terms: readonly string[]): Lookup[] => terms.map((term) => one(field, term));

/** The first lookups for a target of which nothing is known: few and broad. */
export const firstBroad: readonly Lookup[] = [
  ...each('name', ['John Smith', 'Maria Garcia', 'David Lee', 'Anna Müller']),
  ...each('title', ['Software Engineer', 'Manager', 'Director', 'Data Engineer', 'Sales Manager']),
  ...each('company.name', ['Acme', 'Google', 'Microsoft']),
  one('education.school', 'University'),
  one('education.school', 'Harvard University'),
  one('company.domain', 'example.com'),
  one('company.ticker', 'ACME'),
  ...each('name', nonLatinNames.slice(0, 4)),
];

/** Many more lookups, for a target that returned few people for the first ones. */
export const moreBroad: readonly Lookup[] = [
  ...given.slice(0, 10).flatMap((first) => family.slice(0, 4).map((last) => one('name', `${first} ${last}`))),
  ...each('name', given),
  ...each('name', family),
  ...each('title', titles),
  ...each('company.name', companies),
  ...each('company.domain', domains),
  ...companies.map((company) => one('company.linkedin', company.toLowerCase().replaceAll(' ', '-'))),
  ...each('education.school', schools),
  ...each('company.ticker', tickers),
  ...each('linkedin', slugs),
  ...each('email_address', mailboxes),
  ...each('name', nonLatinNames),
];

export const nonLatinLookups: readonly Lookup[] = each('name', nonLatinNames);

export const unknownName = { field_name: 'name', search_term: 'Zqxjvkw Plmvbtqz' };

/** Lookups that match no one: long terms without any pattern that a tolerant search could match. */
export const nonsense: readonly Lookup[] = [
  one('linkedin', 'zq7xj-vk4wp-0q9h2-nobody'),
  one('email_address', 'q8z1x7.nobody@invalid.example'),
  { fields: [unknownName] },
  {
    fields: [
      { field_name: 'name', search_term: 'Xyqzzv Wrkqpjx' },
      { field_name: 'company.domain', search_term: 'zzqqx-invalid.example' },
    ],
  },
];
