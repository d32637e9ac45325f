import { placeAt } from '../places.js';
import type { Person } from '../population.js';
import { aCompany, aJob, aPerson, at, careers, type Level, studies, type Work } from './careers.js';

const boston = 'Boston, Massachusetts, United States';
const cambridge = 'Cambridge, Massachusetts, United States';
const seattle = 'Seattle, Washington, United States';

/** The people and companies in the examples of the contract (spec/people.yaml). */
const northwind = aCompany('Northwind Robotics', {
  id: 'com_1b22e0',
  employee_count: 840,
  sic_codes: ['3569', '0711'],
});

const harbour = aCompany('Harbour Health', {
  location: boston,
  type: 'Non Profit',
  address: '14 Harbour Walk, Boston, MA 02108',
  country: 'United States',
  employee_count: 2300,
  industry: 'Hospitals and Health Care',
  sic_codes: ['8062'],
});

/** The example shows Ada Moreau's location without its code. */
const { fips_code: _fips, ...detailsWithoutCode } = placeAt(cambridge).details;

const examples: readonly Person[] = [
  aPerson('ada-moreau-7', {
    id: 'per_4f1c09a2d7',
    created_at: '2023-05-12T00:00:00Z',
    info_change_detected_at: '2026-01-14T00:00:00Z',
    first_name: 'Ada',
    last_name: 'Moreau',
    connections: 412,
    home: cambridge,
    location_details: detailsWithoutCode,
    jobs: [
      aJob('Senior Data Engineer', 'Senior Staff', 'Engineering', northwind, '2020-09', undefined, {
        email: 'ada.moreau@northwind-robotics.example.com',
        email_status: 'valid',
      }),
    ],
    education: [studies('Fjordby University', 'Computer Science', 'Master of Science', '2014-09', '2016-06')],
  }),
  aPerson('li-na-3', {
    created_at: '2022-02-08T00:00:00Z',
    info_change_detected_at: '2025-08-20T00:00:00Z',
    title_change_detected_at: '2025-08-20T00:00:00Z',
    first_name: 'Li Na',
    last_name: '李娜',
    connections: 655,
    home: boston,
    cell_phone_number: '+16175550142',
    jobs: [
      aJob('Director of Clinical Services', 'Director', 'Healthcare', harbour, '2025-07', undefined, {
        ...at(boston),
        email: 'li.na@harbour-health.example.com',
        email_status: 'valid',
        direct_dial_number: '+16175550143',
      }),
      aJob('Registered Nurse', 'Staff', 'Healthcare', harbour, '2017-02', '2025-07', at(boston)),
    ],
    education: [studies('Kestrel Valley College', 'Nursing', 'Bachelor of Science', '2012-09', '2016-06')],
  }),
];

type Colleague = readonly [
  first: string,
  last: string,
  title: string,
  level: Level,
  work: Work,
  from: string,
];

const colleagueRows: readonly Colleague[] = [
  ['Ingrid', 'Halvorsen', 'Chief Executive Officer', 'C-Team', 'Business Management', '2014-03'],
  ['Tobias', 'Okafor', 'Vice President of Sales', 'VP', 'Sales and Support', '2018-06'],
  ['Priya', 'Raman', 'Director of Engineering', 'Director', 'Engineering', '2019-01'],
  ['Marcus', 'Delgado', 'Quality Assurance Manager', 'Manager', 'Quality', '2021-11'],
  ['Yuki', 'Tanabe', 'Robotics Engineer', 'Staff', 'Engineering', '2022-08'],
  ['Femi', 'Adeyemi', 'Engineering Intern', 'Intern', 'Engineering', '2025-06'],
  ['Petra', 'Lindqvist', 'Supply Chain Consultant', 'Consultant', 'Operations', '2024-02'],
];

/** Seven people who share the employer of Ada Moreau, one on each level other than hers. */
const colleagues = colleagueRows.map(([first_name, last_name, title, level, work, from]) => {
  const email = `${first_name}.${last_name}@${northwind.domain}`.toLowerCase();
  return aPerson(`${first_name}-${last_name}-robotics`.toLowerCase(), {
    first_name,
    last_name,
    connections: 180,
    home: cambridge,
    jobs: [
      aJob(title, level, work, northwind, from, undefined, {
        ...at(cambridge),
        email,
        email_status: 'catch-all',
      }),
    ],
    education: [studies('Fjordby University', 'Robotics', 'Bachelor of Science', '2008-09', '2012-06')],
  });
});

const johnSmithRows = [
  ['Alder Freight', 'Account Executive', 'Chicago, Illinois, United States', '2016-04'],
  ['Birchwood Foods', 'Sales Representative', 'Houston, Texas, United States', '2018-09'],
  ['Cobalt Insurance', 'Account Executive', 'Atlanta, Georgia, United States', '2019-02'],
  ['Dunmore Textiles', 'Sales Representative', 'Denver, Colorado, United States', '2020-07'],
  ['Elmgate Travel', 'Customer Support Specialist', 'London, England, United Kingdom', '2021-01'],
  ['Foxglove Media', 'Account Executive', 'New York, New York, United States', '2022-05'],
  ['Granite Energy', 'Sales Representative', 'Phoenix, Arizona, United States', '2023-10'],
  ['Hazel Logistics', 'Customer Support Specialist', 'Toronto, Ontario, Canada', '2024-12'],
] as const;

/** Eight people of the same name at eight companies: more than the five that one lookup may return. */
const johnSmiths = johnSmithRows.map(([employer, title, home, from], index) => {
  const number = index + 1;
  const company = aCompany(employer, { location: home, employee_count: 40 * number });
  return aPerson(`john-smith-${number}`, {
    first_name: 'John',
    last_name: 'Smith',
    connections: 90 * number,
    home,
    jobs: [
      aJob(title, 'Staff', 'Sales and Support', company, from, undefined, {
        ...at(home),
        email: `john.smith@${company.domain}`,
        email_status: number % 2 === 0 ? 'valid' : 'best-guess',
      }),
    ],
  });
});

const atlas = aCompany('Atlas and Company', {
  location: seattle,
  employee_count: 18500,
  industry: 'Conglomerates',
  sic_codes: ['0115', '9999'],
});

type FunctionRow = readonly [first: string, last: string, title: string, level: Level, work: Work];

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
const functions = functionRows.map(([first_name, last_name, title, level, work]) =>
  aPerson(`${first_name}-${last_name}-atlas`.toLowerCase(), {
    first_name,
    last_name,
    home: seattle,
    jobs: [aJob(title, level, work, atlas, '2022-01', undefined, at(seattle))],
  }),
);

const polyglot = aCompany('Polyglot Publishing', { employee_count: 420, sic_codes: ['2731'] });
const publishing = 'Publishing, Editorial and Reporting';

const nameRows = [
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
] as const;

const jobs = [aJob('Reporter', 'Staff', publishing, polyglot, '2023-02')];
const { linkedin: _linkedin, ...withoutLinkedin } = aPerson('cassius-belmonte', {
  first_name: 'Cassius',
  last_name: 'Belmonte',
  jobs,
});

/** Names in many scripts, in composed form (NFC), and names with unknown parts. */
const names: readonly Person[] = [
  ...nameRows.map(([linkedin, first_name, last_name, home, mailbox]) => {
    const email = { email: `${mailbox}@${polyglot.domain}`, email_status: 'valid' } as const;
    const editing = aJob('Editor', 'Staff', publishing, polyglot, '2020-02', undefined, email);
    return aPerson(linkedin, { first_name, last_name, home, jobs: [editing] });
  }),
  aPerson('b-thorvaldsen', { last_name: 'Thorvaldsen', jobs }),
  aPerson('marisol-writes', { first_name: 'Marisol', jobs }),
  aPerson('ottoline-vane', { name: 'Ottoline Vane', jobs }),
  aPerson('polyglot-reporter-77', { jobs }),
  withoutLinkedin,
];

const tradewind = aCompany('Tradewind Shipping', { employee_count: 6400, sic_codes: ['4412', '0912'] });

const residentRows = [
  ['camila-rosado-5', 'Camila', 'Rosado', 'San Juan, Puerto Rico'],
  ['theo-ledger-6', 'Theo', 'Ledger', 'Newark, New Jersey, United States'],
  ['june-whitehorse-2', 'June', 'Whitehorse', 'Spearfish, South Dakota, United States'],
  ['arjun-desai-14', 'Arjun', 'Desai', 'Bengaluru, Karnataka, India'],
  ['helene-marchand-1', 'Hélène', 'Marchand', 'Montréal, Québec, Canada'],
] as const;

/** Homes in and outside the United States: Puerto Rico, ZIP codes with leading zeros, no metropolitan area. */
const homes: readonly Person[] = [
  ...residentRows.map(([linkedin, first_name, last_name, home]) =>
    aPerson(linkedin, {
      first_name,
      last_name,
      home,
      jobs: [
        aJob('Supply Chain Planner', 'Staff', 'Operations', tradewind, '2021-10', undefined, at(home)),
        aJob('Operations Intern', 'Intern', 'Operations', tradewind, '2021-02', '2021-09', at(home)),
      ],
      education: [
        studies('Cardinal Ridge Institute', 'Logistics', 'Master of Science', '2019-09', '2021-01'),
        studies('Fjordby University', 'Economics', 'Bachelor of Arts', '2015-09', '2019-06'),
      ],
    }),
  ),
  // The text of the location was not recognized, so there are no details.
  aPerson('ruth-abernathy-3', {
    first_name: 'Ruth',
    last_name: 'Abernathy',
    location: 'Greater Lakes Area',
    jobs: [
      aJob('Buyer', 'Staff', 'Operations', tradewind, '2020-01', undefined, {
        location: 'Remote',
        email: 'ruth.abernathy@tradewind-shipping.example.com',
        email_status: 'best-guess',
      }),
    ],
  }),
];

/** People of every population: those in the documented examples, and one for each value and edge case of chapter 2. */
export const named: readonly Person[] = [
  ...examples,
  ...colleagues,
  ...johnSmiths,
  ...functions,
  ...careers,
  ...names,
  ...homes,
];
