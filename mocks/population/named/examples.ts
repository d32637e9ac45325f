import { placeAt } from '../places/places.js';
import { aCompany, aJob, aPerson, at, type Company, type Person, studies } from './builders.js';

/** The people and companies in the examples of the contract (spec/people.yaml). */

export const northwindRobotics: Company = {
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
const { fips_code: _fips, ...cambridge } = placeAt('Cambridge, Massachusetts, United States').details;

const adaMoreau: Person = aPerson('ada-moreau-7', {
  id: 'per_4f1c09a2d7',
  created_at: '2023-05-12T00:00:00Z',
  info_change_detected_at: '2026-01-14T00:00:00Z',
  first_name: 'Ada',
  last_name: 'Moreau',
  connections: 412,
  home: 'Cambridge, Massachusetts, United States',
  location_details: cambridge,
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

export const examples: readonly Person[] = [adaMoreau, liNa];
