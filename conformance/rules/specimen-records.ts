import type { JsonObject } from '../target/json.js';

/** A person with every member of chapter 2, as it should be. */
export function person(changes: JsonObject = {}): JsonObject {
  return {
    id: 'P-1',
    score: 0.97,
    created_at: '2023-05-12T05:23:29Z',
    info_change_detected_at: '2026-01-14Z',
    title_change_detected_at: '2026-01-14',
    company_change_detected_at: '2020-10-02T00:00:00Z',
    first_name: 'Ada',
    last_name: 'Moreau',
    name: 'Ada Moreau',
    linkedin: 'ada-moreau-7',
    country: 'United States',
    connections: 412,
    location: 'Cambridge, Massachusetts, United States',
    location_details: place(),
    cell_phone_number: '+12025550123',
    employment_status: 'employed',
    position: job(),
    jobs: [job(), pastJob()],
    education: [education()],
    ...changes,
  };
}

/** The current job: 68 months by May 2026. */
export function job(changes: JsonObject = {}): JsonObject {
  return {
    title: 'Senior Data Engineer',
    level: 'Senior Staff',
    function: 'Engineering',
    started_at: '2020-09-01T00:00:00Z',
    started_at_year_only: false,
    location: 'Boston, Massachusetts, United States',
    location_details: place({ raw: 'Boston, Massachusetts, United States' }),
    email: 'ada.moreau@northwind.example',
    email_status: 'valid',
    direct_dial_number: '+12025550124',
    company: company(),
    duration: 68,
    company_tenure: 68,
    is_first_at_company: true,
    is_last_at_company: true,
    ...changes,
  };
}

/** A job at another company: 39 months. */
export function pastJob(changes: JsonObject = {}): JsonObject {
  return job({
    title: 'Data Engineer',
    started_at: '2017-06-01T00:00:00Z',
    ended_at: '2020-09-01T00:00:00Z',
    ended_at_year_only: false,
    company: company({ id: 'C-2', name: 'Harbour Health', linkedin: 'harbour-health' }),
    duration: 39,
    company_tenure: 39,
    ...changes,
  });
}

export function education(changes: JsonObject = {}): JsonObject {
  return {
    school: 'Fjordby University',
    field: 'Computer Science',
    degree: 'Master of Science',
    started_at: '2014-09-01T00:00:00.000Z',
    ended_at: '2016-06-01',
    ...changes,
  };
}

export function company(changes: JsonObject = {}): JsonObject {
  return {
    id: 'C-1',
    name: 'Northwind Robotics',
    location: 'Boston',
    linkedin: 'northwind-robotics',
    ticker: 'NWR',
    type: 'Privately Held',
    address: '1 Harbour Way',
    country: 'United States',
    domain: 'northwind.example',
    employee_count: 840.5,
    industry: 'Robotics',
    sic_codes: ['3569', '0711'],
    ultimate_parent: {
      id: 'C-9',
      name: 'Northwind Group',
      linkedin: 'northwind-group',
      ticker: 'NWG',
      domain: 'northwind-group.example',
    },
    ...changes,
  };
}

export function place(changes: JsonObject = {}): JsonObject {
  return {
    country: 'United States',
    country_code: 'US',
    region: 'Massachusetts',
    region_abbreviation: 'MA',
    locality: 'Cambridge',
    county: 'Middlesex County',
    postal_code: '02139',
    msa: 'Boston-Cambridge-Newton, MA-NH',
    lat: '42.36',
    lon: '-71.10',
    fips_code: '25017',
    raw: 'Cambridge, Massachusetts, United States',
    ...changes,
  };
}
