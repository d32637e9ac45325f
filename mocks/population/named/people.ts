import { placeAt } from '../places.js';
import { aCompany, aJob, aPerson, at, type Company, type Job, type Person, studies } from './builders.js';
import { careers, employers } from './careers.js';

/** The people and companies in the examples of the contract (spec/people.yaml). */

const northwindRobotics: Company = {
  id: 'com_1b22e0',
  name: 'Northwind Robotics',
  linkedin: 'northwind-robotics',
  type: 'Privately Held',
  domain: 'northwind-robotics.example.com',
  employee_count: 840,
  sic_codes: ['3569', '0711'],
};

const harbourHealth = aCompany('Harbour Health', {
  location: 'Boston, Massachusetts, United States',
  type: 'Non Profit',
  address: '14 Harbour Walk, Boston, MA 02108',
  country: 'United States',
  employee_count: 2300,
  industry: 'Hospitals and Health Care',
  sic_codes: ['8062'],
});

/** The example shows Ada Moreau's location without its code. */
const { fips_code: _fips, ...detailsWithoutCode } = placeAt(
  'Cambridge, Massachusetts, United States',
).details;

const adaMoreau: Person = aPerson('ada-moreau-7', {
  id: 'per_4f1c09a2d7',
  created_at: '2023-05-12T00:00:00Z',
  info_change_detected_at: '2026-01-14T00:00:00Z',
  first_name: 'Ada',
  last_name: 'Moreau',
  connections: 412,
  home: 'Cambridge, Massachusetts, United States',
  location_details: detailsWithoutCode,
  jobs: [
    aJob('Senior Data Engineer', 'Senior Staff', 'Engineering', northwindRobotics, {
      from: '2020-09',
      email: 'ada.moreau@northwind-robotics.example.com',
      email_status: 'valid',
    }),
  ],
  education: [studies('Fjordby University', 'Computer Science', 'Master of Science', '2014-09', '2016-06')],
});

const liNa: Person = aPerson('li-na-3', {
  created_at: '2022-02-08T00:00:00Z',
  info_change_detected_at: '2025-08-20T00:00:00Z',
  title_change_detected_at: '2025-08-20T00:00:00Z',
  first_name: 'Li Na',
  last_name: '李娜',
  connections: 655,
  home: 'Boston, Massachusetts, United States',
  cell_phone_number: '+16175550142',
  jobs: [
    aJob('Director of Clinical Services', 'Director', 'Healthcare', harbourHealth, {
      from: '2025-07',
      ...at('Boston, Massachusetts, United States'),
      email: 'li.na@harbour-health.example.com',
      email_status: 'valid',
      direct_dial_number: '+16175550143',
    }),
    aJob('Registered Nurse', 'Staff', 'Healthcare', harbourHealth, {
      from: '2017-02',
      to: '2025-07',
      ...at('Boston, Massachusetts, United States'),
    }),
  ],
  education: [studies('Kestrel Valley College', 'Nursing', 'Bachelor of Science', '2012-09', '2016-06')],
});

const examples: readonly Person[] = [adaMoreau, liNa];

const cambridge = 'Cambridge, Massachusetts, United States';

type Title = readonly [title: string, level: NonNullable<Job['level']>, work: NonNullable<Job['function']>];

/** Builds a person who has worked at Northwind Robotics since `from`. */
function colleague(first: string, last: string, [title, level, work]: Title, from: string): Person {
  const mailbox = `${first}.${last}`.toLowerCase();
  return aPerson(`${first}-${last}-robotics`.toLowerCase(), {
    first_name: first,
    last_name: last,
    connections: 180,
    home: cambridge,
    jobs: [
      aJob(title, level, work, northwindRobotics, {
        from,
        ...at(cambridge),
        email: `${mailbox}@northwind-robotics.example.com`,
        email_status: 'catch-all',
      }),
    ],
    education: [studies('Fjordby University', 'Robotics', 'Bachelor of Science', '2008-09', '2012-06')],
  });
}

/** Seven people who share the employer of Ada Moreau, one on each level other than hers. */
const colleagues: readonly Person[] = [
  colleague('Ingrid', 'Halvorsen', ['Chief Executive Officer', 'C-Team', 'Business Management'], '2014-03'),
  colleague('Tobias', 'Okafor', ['Vice President of Sales', 'VP', 'Sales and Support'], '2018-06'),
  colleague('Priya', 'Raman', ['Director of Engineering', 'Director', 'Engineering'], '2019-01'),
  colleague('Marcus', 'Delgado', ['Quality Assurance Manager', 'Manager', 'Quality'], '2021-11'),
  colleague('Yuki', 'Tanabe', ['Robotics Engineer', 'Staff', 'Engineering'], '2022-08'),
  colleague('Femi', 'Adeyemi', ['Engineering Intern', 'Intern', 'Engineering'], '2025-06'),
  colleague('Petra', 'Lindqvist', ['Supply Chain Consultant', 'Consultant', 'Operations'], '2024-02'),
];

/** Builds a person named John Smith, with the email john.smith@ of the employer. */
function johnSmith(number: number, employer: string, title: string, home: string, from: string): Person {
  const company = aCompany(employer, { location: home, employee_count: 40 * number });
  return aPerson(`john-smith-${number}`, {
    first_name: 'John',
    last_name: 'Smith',
    connections: 90 * number,
    home,
    jobs: [
      aJob(title, 'Staff', 'Sales and Support', company, {
        from,
        ...at(home),
        email: `john.smith@${company.domain}`,
        email_status: number % 2 === 0 ? 'valid' : 'best-guess',
      }),
    ],
  });
}

/** Eight people of the same name at eight companies: more than the five that one lookup may return. */
const johnSmiths: readonly Person[] = [
  johnSmith(1, 'Alder Freight', 'Account Executive', 'Chicago, Illinois, United States', '2016-04'),
  johnSmith(2, 'Birchwood Foods', 'Sales Representative', 'Houston, Texas, United States', '2018-09'),
  johnSmith(3, 'Cobalt Insurance', 'Account Executive', 'Atlanta, Georgia, United States', '2019-02'),
  johnSmith(4, 'Dunmore Textiles', 'Sales Representative', 'Denver, Colorado, United States', '2020-07'),
  johnSmith(5, 'Elmgate Travel', 'Customer Support Specialist', 'London, England, United Kingdom', '2021-01'),
  johnSmith(6, 'Foxglove Media', 'Account Executive', 'New York, New York, United States', '2022-05'),
  johnSmith(7, 'Granite Energy', 'Sales Representative', 'Phoenix, Arizona, United States', '2023-10'),
  johnSmith(8, 'Hazel Logistics', 'Customer Support Specialist', 'Toronto, Ontario, Canada', '2024-12'),
];

const atlas = aCompany('Atlas and Company', {
  location: 'Seattle, Washington, United States',
  employee_count: 18500,
  industry: 'Conglomerates',
  sic_codes: ['0115', '9999'],
});

const home = 'Seattle, Washington, United States';

type FunctionRow = readonly [
  first: string,
  last: string,
  title: string,
  level: NonNullable<Job['level']>,
  work: NonNullable<Job['function']>,
];

// biome-ignore format: one person per line
const functionRows: readonly FunctionRow[] = [
  ['Amara', 'Nwosu', 'Wealth Advisor', 'Staff', 'Banking and Wealth Management'],
  ['Bjorn', 'Hallgren', 'Chief Strategy Officer', 'C-Team', 'Business Management'],
  ['Celia', 'Marchetti', 'Advisory Services Consultant', 'Consultant', 'Consulting'],
  ['Dario', 'Fontana', 'Instructional Designer', 'Staff', 'Education'],
  ['Elif', 'Yilmaz', 'Principal Software Engineer', 'Senior Staff', 'Engineering'],
  ['Farid', 'Rahimi', 'Finance Manager', 'Manager', 'Finance and Administration'],
  ['Greta', 'Solberg', 'Chief Medical Officer', 'C-Team', 'Healthcare'],
  ['Hugo', 'Almeida', 'Senior Recruiter', 'Senior Staff', 'Human Resources'],
  ['Imogen', 'Prescott', 'Director of Information Technology', 'Director', 'Information Technology'],
  ['Jarek', 'Nowicki', 'Legal Affairs Intern', 'Intern', 'Legal'],
  ['Keiko', 'Arai', 'VP of Marketing', 'VP', 'Marketing and Product'],
  ['Luca', 'Ferrante', 'Logistics Coordinator', 'Staff', 'Operations'],
  ['Maeve', 'Gallagher', 'Senior Project Manager', 'Manager', 'Program and Project Management'],
  ['Nadia', 'Petrenko', 'Copy Editor', 'Staff', 'Publishing, Editorial and Reporting'],
  ['Oskar', 'Lund', 'Quality Assurance Analyst', 'Staff', 'Quality'],
  ['Paloma', 'Reyes', 'Leasing Agent', 'Staff', 'Real Estate'],
  ['Quentin', 'Dubois', 'Compliance Analyst', 'Staff', 'Risk, Safety, Compliance'],
  ['Rania', 'Haddad', 'Senior Account Executive', 'Senior Staff', 'Sales and Support'],
];

/** One person in each of the 18 functions (section 2.3), all at one company. */
const functions: readonly Person[] = functionRows.map(([first_name, last_name, title, level, work]) =>
  aPerson(`${first_name}-${last_name}-atlas`.toLowerCase(), {
    first_name,
    last_name,
    home,
    jobs: [aJob(title, level, work, atlas, { from: '2022-01', ...at(home) })],
  }),
);

const polyglot = aCompany('Polyglot Publishing', { employee_count: 420, sic_codes: ['2731'] });

type NameRow = readonly [linkedin: string, first: string, last: string, home: string, mailbox: string];

// biome-ignore format: one person per line
const nameRows: readonly NameRow[] = [
  ['zoe-muller-renard-1', 'Zoë', 'Müller-Renard', 'München, Bayern, Germany', 'zoe.mueller'],
  ['jose-nunez-8', 'José', 'Núñez Ibáñez', 'San Antonio, Texas, United States', 'jose.nunez'],
  ['lukasz-wisniewski-5', 'Łukasz', 'Wiśniewski', 'Kraków, Małopolskie, Poland', 'lukasz.wisniewski'],
  ['soren-angstrom-2', 'Søren', 'Ångström', 'København, Hovedstaden, Denmark', 'soren.angstrom'],
  ['siobhan-o-briain-7', 'Siobhán', 'O’Briain', 'Dublin, Leinster, Ireland', 'siobhan.obriain'],
  ['nguyen-thi-huong-6', 'Nguyễn', 'Thị Hương', 'Singapore, Central Region, Singapore', 'huong.nguyen'],
  ['wang-wei-12', '伟', '王', 'Shanghai, Shanghai, China', 'wei.wang'],
  ['mohamed-el-hassan-3', 'محمد', 'الحسن', 'Cairo, Cairo Governorate, Egypt', 'mohamed.elhassan'],
  ['noa-cohen-9', 'נועה', 'כהן', 'Tel Aviv, Tel Aviv District, Israel', 'noa.cohen'],
  ['oksana-shevchuk-4', 'Оксана', 'Шевчук', 'Kyiv, Kyiv City, Ukraine', 'oksana.shevchuk'],
  ['joao-conceicao-2', 'João', 'da Conceição', 'São Paulo, São Paulo, Brazil', 'joao.conceicao'],
];

const written = nameRows.map(([linkedin, first_name, last_name, home, mailbox]) =>
  aPerson(linkedin, {
    first_name,
    last_name,
    home,
    jobs: [
      aJob('Editor', 'Staff', 'Publishing, Editorial and Reporting', polyglot, {
        from: '2020-02',
        email: `${mailbox}@${polyglot.domain}`,
        email_status: 'valid',
      }),
    ],
  }),
);

const job = aJob('Reporter', 'Staff', 'Publishing, Editorial and Reporting', polyglot, { from: '2023-02' });

const withoutFirst = aPerson('b-thorvaldsen', { last_name: 'Thorvaldsen', jobs: [job] });
const withoutLast = aPerson('marisol-writes', { first_name: 'Marisol', jobs: [job] });
const fullNameOnly = aPerson('ottoline-vane', { name: 'Ottoline Vane', jobs: [job] });
const nameless = aPerson('polyglot-reporter-77', { jobs: [job] });
const { linkedin: _linkedin, ...withoutLinkedin } = aPerson('cassius-belmonte', {
  first_name: 'Cassius',
  last_name: 'Belmonte',
  jobs: [job],
});

/** Names in many scripts, in composed form (NFC), and names with unknown parts. */
const names: readonly Person[] = [
  ...written,
  withoutFirst,
  withoutLast,
  fullNameOnly,
  nameless,
  withoutLinkedin,
];

const tradewind = aCompany('Tradewind Shipping', { employee_count: 6400, sic_codes: ['4412', '0912'] });

function resident(linkedin: string, first_name: string, last_name: string, home: string): Person {
  return aPerson(linkedin, {
    first_name,
    last_name,
    home,
    jobs: [
      aJob('Supply Chain Planner', 'Staff', 'Operations', tradewind, { from: '2021-10', ...at(home) }),
      aJob('Operations Intern', 'Intern', 'Operations', tradewind, {
        from: '2021-02',
        to: '2021-09',
        ...at(home),
      }),
    ],
    education: [
      studies('Cardinal Ridge Institute', 'Logistics', 'Master of Science', '2019-09', '2021-01'),
      studies('Fjordby University', 'Economics', 'Bachelor of Arts', '2015-09', '2019-06'),
    ],
  });
}

/** The text of the location was not recognized, so there are no details. */
const withoutDetails = aPerson('ruth-abernathy-3', {
  first_name: 'Ruth',
  last_name: 'Abernathy',
  location: 'Greater Lakes Area',
  jobs: [
    aJob('Buyer', 'Staff', 'Operations', tradewind, {
      from: '2020-01',
      location: 'Remote',
      email: 'ruth.abernathy@tradewind-shipping.example.com',
      email_status: 'best-guess',
    }),
  ],
});

/** Homes in and outside the United States: Puerto Rico, ZIP codes with leading zeros, no metropolitan area. */
const homes: readonly Person[] = [
  resident('camila-rosado-5', 'Camila', 'Rosado', 'San Juan, Puerto Rico'),
  resident('theo-ledger-6', 'Theo', 'Ledger', 'Newark, New Jersey, United States'),
  resident('june-whitehorse-2', 'June', 'Whitehorse', 'Spearfish, South Dakota, United States'),
  resident('arjun-desai-14', 'Arjun', 'Desai', 'Bengaluru, Karnataka, India'),
  resident('helene-marchand-1', 'Hélène', 'Marchand', 'Montréal, Québec, Canada'),
  withoutDetails,
];

/**
 * People who are in every population, whatever its seed: those in the documented examples, and one for each value and edge case
 * that the records of chapter 2 allow.
 */
export const named: readonly Person[] = [
  ...examples,
  ...colleagues,
  ...johnSmiths,
  ...functions,
  ...employers,
  ...careers,
  ...names,
  ...homes,
];
