// Written by `npm run generate` from spec/. Do not edit.

import type { components } from './people.js';

/** People whose position is the first job that has not ended; it is left empty here. */
export const named: readonly components['schemas']['Person'][] = [
  {
    "id": "per_4f1c09a2d7",
    "created_at": "2023-05-12T00:00:00Z",
    "info_change_detected_at": "2026-01-14T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Computer Science",
        "degree": "Master of Science",
        "started_at": "2014-09-01T00:00:00Z",
        "ended_at": "2016-06-01T00:00:00Z"
      }
    ],
    "name": "Ada Moreau",
    "linkedin": "ada-moreau-7",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Ada",
    "last_name": "Moreau",
    "connections": 412,
    "jobs": [
      {
        "title": "Senior Data Engineer",
        "level": "Senior Staff",
        "function": "Engineering",
        "started_at": "2020-09-01T00:00:00Z",
        "email": "ada.moreau@northwind-robotics.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_90d804c2b65e76",
    "created_at": "2022-02-08T00:00:00Z",
    "info_change_detected_at": "2025-08-20T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Kestrel Valley College",
        "field": "Nursing",
        "degree": "Bachelor of Science",
        "started_at": "2012-09-01T00:00:00Z",
        "ended_at": "2016-06-01T00:00:00Z"
      }
    ],
    "name": "Li Na 李娜",
    "linkedin": "li-na-3",
    "country": "United States",
    "location": "Boston, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Boston",
      "county": "Suffolk County",
      "postal_code": "02108",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.06",
      "fips_code": "25025",
      "raw": "Boston, Massachusetts, United States"
    },
    "employment_status": "employed",
    "title_change_detected_at": "2025-08-20T00:00:00Z",
    "first_name": "Li Na",
    "last_name": "李娜",
    "connections": 655,
    "cell_phone_number": "+16175550142",
    "jobs": [
      {
        "title": "Director of Clinical Services",
        "level": "Director",
        "function": "Healthcare",
        "started_at": "2025-07-01T00:00:00Z",
        "location": "Boston, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Boston",
          "county": "Suffolk County",
          "postal_code": "02108",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.06",
          "fips_code": "25025",
          "raw": "Boston, Massachusetts, United States"
        },
        "email": "li.na@harbour-health.example.com",
        "email_status": "valid",
        "direct_dial_number": "+16175550143",
        "company": {
          "id": "com_6d3c38f53674ca",
          "name": "Harbour Health",
          "linkedin": "harbour-health",
          "type": "Non Profit",
          "domain": "harbour-health.example.com",
          "location": "Boston, Massachusetts, United States",
          "address": "14 Harbour Walk, Boston, MA 02108",
          "country": "United States",
          "employee_count": 2300,
          "industry": "Hospitals and Health Care",
          "sic_codes": [
            "8062"
          ]
        }
      },
      {
        "title": "Registered Nurse",
        "level": "Staff",
        "function": "Healthcare",
        "started_at": "2017-02-01T00:00:00Z",
        "ended_at": "2025-07-01T00:00:00Z",
        "location": "Boston, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Boston",
          "county": "Suffolk County",
          "postal_code": "02108",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.06",
          "fips_code": "25025",
          "raw": "Boston, Massachusetts, United States"
        },
        "company": {
          "id": "com_6d3c38f53674ca",
          "name": "Harbour Health",
          "linkedin": "harbour-health",
          "type": "Non Profit",
          "domain": "harbour-health.example.com",
          "location": "Boston, Massachusetts, United States",
          "address": "14 Harbour Walk, Boston, MA 02108",
          "country": "United States",
          "employee_count": 2300,
          "industry": "Hospitals and Health Care",
          "sic_codes": [
            "8062"
          ]
        }
      }
    ]
  },
  {
    "id": "per_aa29abf6ee5b84",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Ingrid Halvorsen",
    "linkedin": "ingrid-halvorsen-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Ingrid",
    "last_name": "Halvorsen",
    "connections": 180,
    "jobs": [
      {
        "title": "Chief Executive Officer",
        "level": "C-Team",
        "function": "Business Management",
        "started_at": "2014-03-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "ingrid.halvorsen@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_2a8671188a9622",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Tobias Okafor",
    "linkedin": "tobias-okafor-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Tobias",
    "last_name": "Okafor",
    "connections": 180,
    "jobs": [
      {
        "title": "Vice President of Sales",
        "level": "VP",
        "function": "Sales and Support",
        "started_at": "2018-06-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "tobias.okafor@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_4461510c59b0ad",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Priya Raman",
    "linkedin": "priya-raman-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Priya",
    "last_name": "Raman",
    "connections": 180,
    "jobs": [
      {
        "title": "Director of Engineering",
        "level": "Director",
        "function": "Engineering",
        "started_at": "2019-01-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "priya.raman@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_50336fe997e5a6",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Marcus Delgado",
    "linkedin": "marcus-delgado-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Marcus",
    "last_name": "Delgado",
    "connections": 180,
    "jobs": [
      {
        "title": "Quality Assurance Manager",
        "level": "Manager",
        "function": "Quality",
        "started_at": "2021-11-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "marcus.delgado@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_80d21c29f16165",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Yuki Tanabe",
    "linkedin": "yuki-tanabe-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Yuki",
    "last_name": "Tanabe",
    "connections": 180,
    "jobs": [
      {
        "title": "Robotics Engineer",
        "level": "Staff",
        "function": "Engineering",
        "started_at": "2022-08-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "yuki.tanabe@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_e79cb3223cf7dc",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Femi Adeyemi",
    "linkedin": "femi-adeyemi-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Femi",
    "last_name": "Adeyemi",
    "connections": 180,
    "jobs": [
      {
        "title": "Engineering Intern",
        "level": "Intern",
        "function": "Engineering",
        "started_at": "2025-06-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "femi.adeyemi@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_12d8b2b7ddcb9f",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Fjordby University",
        "field": "Robotics",
        "degree": "Bachelor of Science",
        "started_at": "2008-09-01T00:00:00Z",
        "ended_at": "2012-06-01T00:00:00Z"
      }
    ],
    "name": "Petra Lindqvist",
    "linkedin": "petra-lindqvist-robotics",
    "country": "United States",
    "location": "Cambridge, Massachusetts, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    },
    "employment_status": "employed",
    "first_name": "Petra",
    "last_name": "Lindqvist",
    "connections": 180,
    "jobs": [
      {
        "title": "Supply Chain Consultant",
        "level": "Consultant",
        "function": "Operations",
        "started_at": "2024-02-01T00:00:00Z",
        "location": "Cambridge, Massachusetts, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Massachusetts",
          "region_abbreviation": "MA",
          "locality": "Cambridge",
          "county": "Middlesex County",
          "postal_code": "02139",
          "msa": "Boston-Cambridge-Newton, MA-NH",
          "lat": "42.36",
          "lon": "-71.10",
          "fips_code": "25017",
          "raw": "Cambridge, Massachusetts, United States"
        },
        "email": "petra.lindqvist@northwind-robotics.example.com",
        "email_status": "catch-all",
        "company": {
          "id": "com_1b22e0",
          "name": "Northwind Robotics",
          "linkedin": "northwind-robotics",
          "type": "Privately Held",
          "domain": "northwind-robotics.example.com",
          "employee_count": 840,
          "sic_codes": [
            "3569",
            "0711"
          ]
        }
      }
    ]
  },
  {
    "id": "per_356b2f3b52682a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-1",
    "country": "United States",
    "location": "Chicago, Illinois, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Illinois",
      "region_abbreviation": "IL",
      "locality": "Chicago",
      "county": "Cook County",
      "postal_code": "60601",
      "msa": "Chicago-Naperville-Elgin, IL-IN-WI",
      "lat": "41.88",
      "lon": "-87.63",
      "fips_code": "17031",
      "raw": "Chicago, Illinois, United States"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 90,
    "jobs": [
      {
        "title": "Account Executive",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2016-04-01T00:00:00Z",
        "location": "Chicago, Illinois, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Illinois",
          "region_abbreviation": "IL",
          "locality": "Chicago",
          "county": "Cook County",
          "postal_code": "60601",
          "msa": "Chicago-Naperville-Elgin, IL-IN-WI",
          "lat": "41.88",
          "lon": "-87.63",
          "fips_code": "17031",
          "raw": "Chicago, Illinois, United States"
        },
        "email": "john.smith@alder-freight.example.com",
        "email_status": "best-guess",
        "company": {
          "id": "com_22e6a5c2946c79",
          "name": "Alder Freight",
          "linkedin": "alder-freight",
          "type": "Privately Held",
          "domain": "alder-freight.example.com",
          "location": "Chicago, Illinois, United States",
          "employee_count": 40
        }
      }
    ]
  },
  {
    "id": "per_1725d138f9791c",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-2",
    "country": "United States",
    "location": "Houston, Texas, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Texas",
      "region_abbreviation": "TX",
      "locality": "Houston",
      "county": "Harris County",
      "postal_code": "77002",
      "msa": "Houston-The Woodlands-Sugar Land, TX",
      "lat": "29.76",
      "lon": "-95.37",
      "fips_code": "48201",
      "raw": "Houston, Texas, United States"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 180,
    "jobs": [
      {
        "title": "Sales Representative",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2018-09-01T00:00:00Z",
        "location": "Houston, Texas, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Texas",
          "region_abbreviation": "TX",
          "locality": "Houston",
          "county": "Harris County",
          "postal_code": "77002",
          "msa": "Houston-The Woodlands-Sugar Land, TX",
          "lat": "29.76",
          "lon": "-95.37",
          "fips_code": "48201",
          "raw": "Houston, Texas, United States"
        },
        "email": "john.smith@birchwood-foods.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_f4ff780b2241f5",
          "name": "Birchwood Foods",
          "linkedin": "birchwood-foods",
          "type": "Privately Held",
          "domain": "birchwood-foods.example.com",
          "location": "Houston, Texas, United States",
          "employee_count": 80
        }
      }
    ]
  },
  {
    "id": "per_985833139f6970",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-3",
    "country": "United States",
    "location": "Atlanta, Georgia, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Georgia",
      "region_abbreviation": "GA",
      "locality": "Atlanta",
      "county": "Fulton County",
      "postal_code": "30303",
      "msa": "Atlanta-Sandy Springs-Alpharetta, GA",
      "lat": "33.75",
      "lon": "-84.39",
      "fips_code": "13121",
      "raw": "Atlanta, Georgia, United States"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 270,
    "jobs": [
      {
        "title": "Account Executive",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2019-02-01T00:00:00Z",
        "location": "Atlanta, Georgia, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Georgia",
          "region_abbreviation": "GA",
          "locality": "Atlanta",
          "county": "Fulton County",
          "postal_code": "30303",
          "msa": "Atlanta-Sandy Springs-Alpharetta, GA",
          "lat": "33.75",
          "lon": "-84.39",
          "fips_code": "13121",
          "raw": "Atlanta, Georgia, United States"
        },
        "email": "john.smith@cobalt-insurance.example.com",
        "email_status": "best-guess",
        "company": {
          "id": "com_c938e2f1b67869",
          "name": "Cobalt Insurance",
          "linkedin": "cobalt-insurance",
          "type": "Privately Held",
          "domain": "cobalt-insurance.example.com",
          "location": "Atlanta, Georgia, United States",
          "employee_count": 120
        }
      }
    ]
  },
  {
    "id": "per_1b83b83fb38efa",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-4",
    "country": "United States",
    "location": "Denver, Colorado, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Colorado",
      "region_abbreviation": "CO",
      "locality": "Denver",
      "county": "Denver County",
      "postal_code": "80202",
      "msa": "Denver-Aurora-Lakewood, CO",
      "lat": "39.74",
      "lon": "-104.99",
      "fips_code": "08031",
      "raw": "Denver, Colorado, United States"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 360,
    "jobs": [
      {
        "title": "Sales Representative",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2020-07-01T00:00:00Z",
        "location": "Denver, Colorado, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Colorado",
          "region_abbreviation": "CO",
          "locality": "Denver",
          "county": "Denver County",
          "postal_code": "80202",
          "msa": "Denver-Aurora-Lakewood, CO",
          "lat": "39.74",
          "lon": "-104.99",
          "fips_code": "08031",
          "raw": "Denver, Colorado, United States"
        },
        "email": "john.smith@dunmore-textiles.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_9762813a6dbc32",
          "name": "Dunmore Textiles",
          "linkedin": "dunmore-textiles",
          "type": "Privately Held",
          "domain": "dunmore-textiles.example.com",
          "location": "Denver, Colorado, United States",
          "employee_count": 160
        }
      }
    ]
  },
  {
    "id": "per_0ff07a7d3fcd0a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-5",
    "country": "United Kingdom",
    "location": "London, England, United Kingdom",
    "location_details": {
      "country": "United Kingdom",
      "country_code": "GB",
      "region": "England",
      "locality": "London",
      "postal_code": "EC1A 1BB",
      "lat": "51.51",
      "lon": "-0.13",
      "raw": "London, England, United Kingdom"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 450,
    "jobs": [
      {
        "title": "Customer Support Specialist",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2021-01-01T00:00:00Z",
        "location": "London, England, United Kingdom",
        "location_details": {
          "country": "United Kingdom",
          "country_code": "GB",
          "region": "England",
          "locality": "London",
          "postal_code": "EC1A 1BB",
          "lat": "51.51",
          "lon": "-0.13",
          "raw": "London, England, United Kingdom"
        },
        "email": "john.smith@elmgate-travel.example.com",
        "email_status": "best-guess",
        "company": {
          "id": "com_661c91132c6c7a",
          "name": "Elmgate Travel",
          "linkedin": "elmgate-travel",
          "type": "Privately Held",
          "domain": "elmgate-travel.example.com",
          "location": "London, England, United Kingdom",
          "employee_count": 200
        }
      }
    ]
  },
  {
    "id": "per_8f1df424ecf295",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-6",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 540,
    "jobs": [
      {
        "title": "Account Executive",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2022-05-01T00:00:00Z",
        "location": "New York, New York, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "New York",
          "region_abbreviation": "NY",
          "locality": "New York",
          "county": "New York County",
          "postal_code": "10001",
          "msa": "New York-Newark-Jersey City, NY-NJ-PA",
          "lat": "40.71",
          "lon": "-74.01",
          "fips_code": "36061",
          "raw": "New York, New York, United States"
        },
        "email": "john.smith@foxglove-media.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_ca4fa622f6d6cd",
          "name": "Foxglove Media",
          "linkedin": "foxglove-media",
          "type": "Privately Held",
          "domain": "foxglove-media.example.com",
          "location": "New York, New York, United States",
          "employee_count": 240
        }
      }
    ]
  },
  {
    "id": "per_9f08e296931af0",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-7",
    "country": "United States",
    "location": "Phoenix, Arizona, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Arizona",
      "region_abbreviation": "AZ",
      "locality": "Phoenix",
      "county": "Maricopa County",
      "postal_code": "85003",
      "msa": "Phoenix-Mesa-Chandler, AZ",
      "lat": "33.45",
      "lon": "-112.07",
      "fips_code": "04013",
      "raw": "Phoenix, Arizona, United States"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 630,
    "jobs": [
      {
        "title": "Sales Representative",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2023-10-01T00:00:00Z",
        "location": "Phoenix, Arizona, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Arizona",
          "region_abbreviation": "AZ",
          "locality": "Phoenix",
          "county": "Maricopa County",
          "postal_code": "85003",
          "msa": "Phoenix-Mesa-Chandler, AZ",
          "lat": "33.45",
          "lon": "-112.07",
          "fips_code": "04013",
          "raw": "Phoenix, Arizona, United States"
        },
        "email": "john.smith@granite-energy.example.com",
        "email_status": "best-guess",
        "company": {
          "id": "com_e1edf77b568ca7",
          "name": "Granite Energy",
          "linkedin": "granite-energy",
          "type": "Privately Held",
          "domain": "granite-energy.example.com",
          "location": "Phoenix, Arizona, United States",
          "employee_count": 280
        }
      }
    ]
  },
  {
    "id": "per_6771d4ff2ac51c",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "John Smith",
    "linkedin": "john-smith-8",
    "country": "Canada",
    "location": "Toronto, Ontario, Canada",
    "location_details": {
      "country": "Canada",
      "country_code": "CA",
      "region": "Ontario",
      "locality": "Toronto",
      "postal_code": "M5H 2N2",
      "lat": "43.65",
      "lon": "-79.38",
      "raw": "Toronto, Ontario, Canada"
    },
    "employment_status": "employed",
    "first_name": "John",
    "last_name": "Smith",
    "connections": 720,
    "jobs": [
      {
        "title": "Customer Support Specialist",
        "level": "Staff",
        "function": "Sales and Support",
        "started_at": "2024-12-01T00:00:00Z",
        "location": "Toronto, Ontario, Canada",
        "location_details": {
          "country": "Canada",
          "country_code": "CA",
          "region": "Ontario",
          "locality": "Toronto",
          "postal_code": "M5H 2N2",
          "lat": "43.65",
          "lon": "-79.38",
          "raw": "Toronto, Ontario, Canada"
        },
        "email": "john.smith@hazel-logistics.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_3d2113e17feb42",
          "name": "Hazel Logistics",
          "linkedin": "hazel-logistics",
          "type": "Privately Held",
          "domain": "hazel-logistics.example.com",
          "location": "Toronto, Ontario, Canada",
          "employee_count": 320
        }
      }
    ]
  },
  {
    "id": "per_ee808eb9a8a01a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Amara Nwosu",
    "linkedin": "amara-nwosu-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Amara",
    "last_name": "Nwosu",
    "jobs": [
      {
        "title": "Wealth Advisor",
        "level": "Staff",
        "function": "Banking and Wealth Management",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_6279bdbfd7ac4e",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Bjorn Hallgren",
    "linkedin": "bjorn-hallgren-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Bjorn",
    "last_name": "Hallgren",
    "jobs": [
      {
        "title": "Chief Strategy Officer",
        "level": "C-Team",
        "function": "Business Management",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_bce130bb04bed2",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Celia Marchetti",
    "linkedin": "celia-marchetti-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Celia",
    "last_name": "Marchetti",
    "jobs": [
      {
        "title": "Advisory Services Consultant",
        "level": "Consultant",
        "function": "Consulting",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_1fc67b84f8c1c8",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Dario Fontana",
    "linkedin": "dario-fontana-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Dario",
    "last_name": "Fontana",
    "jobs": [
      {
        "title": "Instructional Designer",
        "level": "Staff",
        "function": "Education",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_adb0766796706e",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Elif Yilmaz",
    "linkedin": "elif-yilmaz-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Elif",
    "last_name": "Yilmaz",
    "jobs": [
      {
        "title": "Principal Software Engineer",
        "level": "Senior Staff",
        "function": "Engineering",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_600bc17b0ee7e3",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Farid Rahimi",
    "linkedin": "farid-rahimi-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Farid",
    "last_name": "Rahimi",
    "jobs": [
      {
        "title": "Finance Manager",
        "level": "Manager",
        "function": "Finance and Administration",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_751974490a0039",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Greta Solberg",
    "linkedin": "greta-solberg-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Greta",
    "last_name": "Solberg",
    "jobs": [
      {
        "title": "Chief Medical Officer",
        "level": "C-Team",
        "function": "Healthcare",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_71ad4f18064564",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Hugo Almeida",
    "linkedin": "hugo-almeida-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Hugo",
    "last_name": "Almeida",
    "jobs": [
      {
        "title": "Senior Recruiter",
        "level": "Senior Staff",
        "function": "Human Resources",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_ea7f98f4cda5e6",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Imogen Prescott",
    "linkedin": "imogen-prescott-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Imogen",
    "last_name": "Prescott",
    "jobs": [
      {
        "title": "Director of Information Technology",
        "level": "Director",
        "function": "Information Technology",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_01bd79ea9da7fa",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Jarek Nowicki",
    "linkedin": "jarek-nowicki-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Jarek",
    "last_name": "Nowicki",
    "jobs": [
      {
        "title": "Legal Affairs Intern",
        "level": "Intern",
        "function": "Legal",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_fd348d2a1d6474",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Keiko Arai",
    "linkedin": "keiko-arai-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Keiko",
    "last_name": "Arai",
    "jobs": [
      {
        "title": "VP of Marketing",
        "level": "VP",
        "function": "Marketing and Product",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_caf7f5ea800260",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Luca Ferrante",
    "linkedin": "luca-ferrante-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Luca",
    "last_name": "Ferrante",
    "jobs": [
      {
        "title": "Logistics Coordinator",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_06d8dc84647cec",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Maeve Gallagher",
    "linkedin": "maeve-gallagher-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Maeve",
    "last_name": "Gallagher",
    "jobs": [
      {
        "title": "Senior Project Manager",
        "level": "Manager",
        "function": "Program and Project Management",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_01264f07d81ad9",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Nadia Petrenko",
    "linkedin": "nadia-petrenko-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Nadia",
    "last_name": "Petrenko",
    "jobs": [
      {
        "title": "Copy Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_fb4abc18ef71c0",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Oskar Lund",
    "linkedin": "oskar-lund-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Oskar",
    "last_name": "Lund",
    "jobs": [
      {
        "title": "Quality Assurance Analyst",
        "level": "Staff",
        "function": "Quality",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_6b0d1099a06559",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Paloma Reyes",
    "linkedin": "paloma-reyes-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Paloma",
    "last_name": "Reyes",
    "jobs": [
      {
        "title": "Leasing Agent",
        "level": "Staff",
        "function": "Real Estate",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_1db1d29c1c715c",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Quentin Dubois",
    "linkedin": "quentin-dubois-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Quentin",
    "last_name": "Dubois",
    "jobs": [
      {
        "title": "Compliance Analyst",
        "level": "Staff",
        "function": "Risk, Safety, Compliance",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_ff159eba15e419",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Rania Haddad",
    "linkedin": "rania-haddad-atlas",
    "country": "United States",
    "location": "Seattle, Washington, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    },
    "employment_status": "employed",
    "first_name": "Rania",
    "last_name": "Haddad",
    "jobs": [
      {
        "title": "Senior Account Executive",
        "level": "Senior Staff",
        "function": "Sales and Support",
        "started_at": "2022-01-01T00:00:00Z",
        "location": "Seattle, Washington, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "Washington",
          "region_abbreviation": "WA",
          "locality": "Seattle",
          "county": "King County",
          "postal_code": "98101",
          "msa": "Seattle-Tacoma-Bellevue, WA",
          "lat": "47.61",
          "lon": "-122.33",
          "fips_code": "53033",
          "raw": "Seattle, Washington, United States"
        },
        "company": {
          "id": "com_505dbce01abab0",
          "name": "Atlas and Company",
          "linkedin": "atlas-and-company",
          "type": "Privately Held",
          "domain": "atlas-and-company.example.com",
          "location": "Seattle, Washington, United States",
          "employee_count": 18500,
          "industry": "Conglomerates",
          "sic_codes": [
            "0115",
            "9999"
          ]
        }
      }
    ]
  },
  {
    "id": "per_c928596eb7c16a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Rosa Quintero",
    "linkedin": "rosa-quintero-11",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Rosa",
    "last_name": "Quintero",
    "jobs": [
      {
        "title": "Chief Financial Officer",
        "level": "C-Team",
        "function": "Finance and Administration",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_d0c534649bf578",
          "name": "Meridian Holdings",
          "linkedin": "meridian-holdings",
          "type": "Public Company",
          "domain": "meridian-holdings.example.com",
          "location": "New York, New York, United States",
          "ticker": "MRDH",
          "address": "1 Meridian Plaza, New York, NY 10001",
          "country": "United States",
          "employee_count": 128000,
          "industry": "Financial Services",
          "sic_codes": [
            "6719",
            "6211"
          ]
        }
      }
    ]
  },
  {
    "id": "per_8c2e160291da9f",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Owen Baptiste",
    "linkedin": "owen-baptiste-4",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Owen",
    "last_name": "Baptiste",
    "jobs": [
      {
        "title": "Private Banker",
        "level": "Staff",
        "function": "Banking and Wealth Management",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_4901c73836db45",
          "name": "Meridian Trust",
          "linkedin": "meridian-trust",
          "type": "Privately Held",
          "domain": "meridian-trust.example.com",
          "employee_count": 5400,
          "industry": "Banking",
          "sic_codes": [
            "6022"
          ],
          "ultimate_parent": {
            "id": "com_d0c534649bf578",
            "name": "Meridian Holdings",
            "linkedin": "meridian-holdings",
            "ticker": "MRDH",
            "domain": "meridian-holdings.example.com"
          }
        }
      }
    ]
  },
  {
    "id": "per_4ba317db3d7bda",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Clara Tillerman",
    "linkedin": "clara-tillerman-1",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Clara",
    "last_name": "Tillerman",
    "jobs": [
      {
        "title": "Operations Manager",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_6af882cfe94219",
          "name": "Tillerman & Daughters",
          "linkedin": "tillerman-daughters",
          "type": "Self Owned",
          "employee_count": 9
        }
      }
    ]
  },
  {
    "id": "per_cbbc0ae8f2e36a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Dev Malhotra",
    "linkedin": "dev-malhotra-9",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Dev",
    "last_name": "Malhotra",
    "jobs": [
      {
        "title": "Systems Administrator",
        "level": "Staff",
        "function": "Information Technology",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "name": "Quietwater"
        }
      }
    ]
  },
  {
    "id": "per_18b882381398cd",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Hanne Berg",
    "linkedin": "hanne-berg-2",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Hanne",
    "last_name": "Berg",
    "jobs": [
      {
        "title": "Attorney",
        "level": "Staff",
        "function": "Legal",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_71487765b4ba12",
          "name": "Berg and Osei",
          "linkedin": "berg-and-osei",
          "type": "Partnership",
          "domain": "berg-and-osei.example.com",
          "employee_count": 34,
          "sic_codes": [
            "8111"
          ]
        }
      }
    ]
  },
  {
    "id": "per_2842aff3a5c49d",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Samuel Osei",
    "linkedin": "samuel-osei-freelance",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Samuel",
    "last_name": "Osei",
    "jobs": [
      {
        "title": "Strategy Consultant",
        "level": "Consultant",
        "function": "Consulting",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_441cba511687f7",
          "name": "Samuel Osei Advisory",
          "linkedin": "samuel-osei-advisory",
          "type": "Self Employed",
          "domain": "samuel-osei-advisory.example.com",
          "employee_count": 1
        }
      }
    ]
  },
  {
    "id": "per_341eacf6c8859d",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Grace Whitlock",
    "linkedin": "grace-whitlock-5",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Grace",
    "last_name": "Whitlock",
    "jobs": [
      {
        "title": "Lecturer",
        "level": "Staff",
        "function": "Education",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_9c0865c6a0e6cb",
          "name": "Kestrel Valley College",
          "linkedin": "kestrel-valley-college",
          "type": "Educational",
          "domain": "kestrel-valley-college.example.com",
          "employee_count": 1200,
          "sic_codes": [
            "8221"
          ]
        }
      }
    ]
  },
  {
    "id": "per_700479dc2c6b3b",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Leon Harker",
    "linkedin": "leon-harker-8",
    "country": "United States",
    "location": "New York, New York, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    },
    "employment_status": "employed",
    "first_name": "Leon",
    "last_name": "Harker",
    "jobs": [
      {
        "title": "Safety Specialist",
        "level": "Staff",
        "function": "Risk, Safety, Compliance",
        "started_at": "2019-05-01T00:00:00Z",
        "company": {
          "id": "com_59c88d9bba9163",
          "name": "Port of Eastmere",
          "linkedin": "port-of-eastmere",
          "type": "Government Agency",
          "domain": "port-of-eastmere.example.com",
          "employee_count": 760,
          "sic_codes": [
            "9621"
          ]
        }
      }
    ]
  },
  {
    "id": "per_8ddff27179cebe",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "education": [],
    "name": "Nell Fairbanks",
    "linkedin": "nell-fairbanks-0",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "unemployed",
    "first_name": "Nell",
    "last_name": "Fairbanks",
    "jobs": [],
    "connections": 0
  },
  {
    "id": "per_9e758c1b8c8e38",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "education": [],
    "name": "Victor Salas",
    "linkedin": "victor-salas-6",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "unemployed",
    "first_name": "Victor",
    "last_name": "Salas",
    "jobs": [
      {
        "title": "Data Analyst",
        "level": "Staff",
        "function": "Information Technology",
        "started_at": "2019-03-01T00:00:00Z",
        "ended_at": "2025-09-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Research Assistant",
        "level": "Staff",
        "function": "Information Technology",
        "started_at": "2016-05-01T00:00:00Z",
        "ended_at": "2018-12-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      }
    ]
  },
  {
    "id": "per_8a4b9bd0f7b309",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "education": [],
    "name": "Edith Kowalczyk",
    "linkedin": "edith-kowalczyk-1",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "retired",
    "first_name": "Edith",
    "last_name": "Kowalczyk",
    "jobs": [
      {
        "title": "Director of Operations",
        "level": "Director",
        "function": "Operations",
        "started_at": "1996-10-01T00:00:00Z",
        "ended_at": "2018-06-01T00:00:00Z",
        "company": {
          "id": "com_881dafebe2ce21",
          "name": "Osprey Outfitters",
          "linkedin": "osprey-outfitters",
          "type": "Privately Held",
          "domain": "osprey-outfitters.example.com",
          "employee_count": 95,
          "sic_codes": [
            "0971"
          ]
        }
      },
      {
        "title": "Buyer",
        "level": "Staff",
        "function": "Operations",
        "started_at": "1979-01-01T00:00:00Z",
        "started_at_year_only": true,
        "ended_at": "1996-01-01T00:00:00Z",
        "ended_at_year_only": true,
        "company": {
          "id": "com_881dafebe2ce21",
          "name": "Osprey Outfitters",
          "linkedin": "osprey-outfitters",
          "type": "Privately Held",
          "domain": "osprey-outfitters.example.com",
          "employee_count": 95,
          "sic_codes": [
            "0971"
          ]
        }
      }
    ]
  },
  {
    "id": "per_4fca97341d18cd",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Bruno Castellan",
    "linkedin": "bruno-castellan-3",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "employed",
    "first_name": "Bruno",
    "last_name": "Castellan",
    "jobs": [
      {
        "title": "Operations Manager",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2018-01-01T00:00:00Z",
        "started_at_year_only": true,
        "company": {
          "id": "com_881dafebe2ce21",
          "name": "Osprey Outfitters",
          "linkedin": "osprey-outfitters",
          "type": "Privately Held",
          "domain": "osprey-outfitters.example.com",
          "employee_count": 95,
          "sic_codes": [
            "0971"
          ]
        }
      },
      {
        "title": "Logistics Coordinator",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2012-01-01T00:00:00Z",
        "started_at_year_only": true,
        "ended_at": "2018-01-01T00:00:00Z",
        "ended_at_year_only": true,
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Operations Intern",
        "level": "Intern",
        "function": "Operations",
        "started_at": "2011-06-01T00:00:00Z",
        "ended_at": "2012-01-01T00:00:00Z",
        "ended_at_year_only": true,
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      }
    ]
  },
  {
    "id": "per_2da92a96e3818e",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Simone Achterberg",
    "linkedin": "simone-achterberg-2",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "employed",
    "first_name": "Simone",
    "last_name": "Achterberg",
    "jobs": [
      {
        "title": "Engineering Manager",
        "level": "Manager",
        "function": "Engineering",
        "started_at": "2024-03-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Senior Data Engineer",
        "level": "Senior Staff",
        "function": "Engineering",
        "started_at": "2022-06-01T00:00:00Z",
        "ended_at": "2024-03-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Data Engineer",
        "level": "Staff",
        "function": "Engineering",
        "started_at": "2021-06-01T00:00:00Z",
        "ended_at": "2022-05-01T00:00:00Z",
        "company": {
          "id": "com_881dafebe2ce21",
          "name": "Osprey Outfitters",
          "linkedin": "osprey-outfitters",
          "type": "Privately Held",
          "domain": "osprey-outfitters.example.com",
          "employee_count": 95,
          "sic_codes": [
            "0971"
          ]
        }
      },
      {
        "title": "Data Engineer",
        "level": "Staff",
        "function": "Engineering",
        "started_at": "2018-02-01T00:00:00Z",
        "ended_at": "2021-06-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Data Analyst",
        "level": "Staff",
        "function": "Information Technology",
        "started_at": "2016-01-01T00:00:00Z",
        "ended_at": "2018-01-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      }
    ],
    "title_change_detected_at": "2024-03-11T00:00:00Z",
    "company_change_detected_at": "2022-06-09T00:00:00Z"
  },
  {
    "id": "per_d509a0be9c7bf2",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Mateus Ribeiro",
    "linkedin": "mateus-ribeiro-10",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "employed",
    "first_name": "Mateus",
    "last_name": "Ribeiro",
    "jobs": [
      {
        "title": "Chief Technology Officer",
        "level": "C-Team",
        "function": "Engineering",
        "started_at": "2023-04-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Lecturer",
        "level": "Staff",
        "function": "Education",
        "started_at": "2020-09-01T00:00:00Z",
        "company": {
          "id": "com_51cda542959de3",
          "name": "Cardinal Ridge Institute",
          "linkedin": "cardinal-ridge-institute",
          "type": "Educational",
          "domain": "cardinal-ridge-institute.example.com"
        }
      },
      {
        "title": "Platform Engineer",
        "level": "Staff",
        "function": "Engineering",
        "started_at": "2017-02-01T00:00:00Z",
        "ended_at": "2023-01-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      }
    ]
  },
  {
    "id": "per_1a5ee2f5cfea92",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Wilhelmina Stone",
    "linkedin": "wilhelmina-stone-4",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "employed",
    "first_name": "Wilhelmina",
    "last_name": "Stone",
    "jobs": [
      {
        "title": "Chief Executive Officer",
        "level": "C-Team",
        "function": "Business Management",
        "started_at": "2024-01-01T00:00:00Z",
        "company": {
          "id": "com_881dafebe2ce21",
          "name": "Osprey Outfitters",
          "linkedin": "osprey-outfitters",
          "type": "Privately Held",
          "domain": "osprey-outfitters.example.com",
          "employee_count": 95,
          "sic_codes": [
            "0971"
          ]
        }
      },
      {
        "title": "Strategy Consultant",
        "level": "Consultant",
        "function": "Consulting",
        "started_at": "2021-05-01T00:00:00Z",
        "company": {
          "id": "com_045b91a50b2d1a",
          "name": "Larkspur Analytics",
          "linkedin": "larkspur-analytics",
          "type": "Privately Held",
          "domain": "larkspur-analytics.example.com",
          "employee_count": 310,
          "sic_codes": [
            "7374"
          ]
        }
      },
      {
        "title": "Strategy Consultant",
        "level": "Consultant",
        "function": "Consulting",
        "started_at": "2019-01-01T00:00:00Z",
        "company": {
          "id": "com_169097aa246c47",
          "name": "Brightwater Group",
          "linkedin": "brightwater-group",
          "type": "Privately Held",
          "domain": "brightwater-group.example.com"
        }
      }
    ],
    "connections": 30000
  },
  {
    "id": "per_a6213b4ccf2951",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Gus Wanderley",
    "linkedin": "gus-wanderley-40",
    "country": "United States",
    "location": "Nashville, Tennessee, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    },
    "employment_status": "employed",
    "first_name": "Gus",
    "last_name": "Wanderley",
    "jobs": [
      {
        "title": "Site Supervisor 1",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2025-01-01T00:00:00Z",
        "company": {
          "id": "com_b91886287ea1f7",
          "name": "Waystation 1",
          "linkedin": "waystation-1",
          "type": "Privately Held",
          "domain": "waystation-1.example.com"
        }
      },
      {
        "title": "Site Supervisor 2",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2024-01-01T00:00:00Z",
        "ended_at": "2025-01-01T00:00:00Z",
        "company": {
          "id": "com_b56e0048338c99",
          "name": "Waystation 2",
          "linkedin": "waystation-2",
          "type": "Privately Held",
          "domain": "waystation-2.example.com"
        }
      },
      {
        "title": "Site Supervisor 3",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2023-01-01T00:00:00Z",
        "ended_at": "2024-01-01T00:00:00Z",
        "company": {
          "id": "com_337df0597744dd",
          "name": "Waystation 3",
          "linkedin": "waystation-3",
          "type": "Privately Held",
          "domain": "waystation-3.example.com"
        }
      },
      {
        "title": "Site Supervisor 4",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2022-01-01T00:00:00Z",
        "ended_at": "2023-01-01T00:00:00Z",
        "company": {
          "id": "com_6e27aee43be7d0",
          "name": "Waystation 4",
          "linkedin": "waystation-4",
          "type": "Privately Held",
          "domain": "waystation-4.example.com"
        }
      },
      {
        "title": "Site Supervisor 5",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2021-01-01T00:00:00Z",
        "ended_at": "2022-01-01T00:00:00Z",
        "company": {
          "id": "com_e9eef0251ec3ea",
          "name": "Waystation 5",
          "linkedin": "waystation-5",
          "type": "Privately Held",
          "domain": "waystation-5.example.com"
        }
      },
      {
        "title": "Site Supervisor 6",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2020-01-01T00:00:00Z",
        "ended_at": "2021-01-01T00:00:00Z",
        "company": {
          "id": "com_f509bddf6b86d0",
          "name": "Waystation 6",
          "linkedin": "waystation-6",
          "type": "Privately Held",
          "domain": "waystation-6.example.com"
        }
      },
      {
        "title": "Site Supervisor 7",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2019-01-01T00:00:00Z",
        "ended_at": "2020-01-01T00:00:00Z",
        "company": {
          "id": "com_2765ed7aec41a9",
          "name": "Waystation 7",
          "linkedin": "waystation-7",
          "type": "Privately Held",
          "domain": "waystation-7.example.com"
        }
      },
      {
        "title": "Site Supervisor 8",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2018-01-01T00:00:00Z",
        "ended_at": "2019-01-01T00:00:00Z",
        "company": {
          "id": "com_73dd321883fc99",
          "name": "Waystation 8",
          "linkedin": "waystation-8",
          "type": "Privately Held",
          "domain": "waystation-8.example.com"
        }
      },
      {
        "title": "Site Supervisor 9",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2017-01-01T00:00:00Z",
        "ended_at": "2018-01-01T00:00:00Z",
        "company": {
          "id": "com_bcb0da5d7dffa7",
          "name": "Waystation 9",
          "linkedin": "waystation-9",
          "type": "Privately Held",
          "domain": "waystation-9.example.com"
        }
      },
      {
        "title": "Site Supervisor 10",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2016-01-01T00:00:00Z",
        "ended_at": "2017-01-01T00:00:00Z",
        "company": {
          "id": "com_b72bbad22f6f5f",
          "name": "Waystation 10",
          "linkedin": "waystation-10",
          "type": "Privately Held",
          "domain": "waystation-10.example.com"
        }
      },
      {
        "title": "Site Supervisor 11",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2015-01-01T00:00:00Z",
        "ended_at": "2016-01-01T00:00:00Z",
        "company": {
          "id": "com_87849c3b761f2f",
          "name": "Waystation 11",
          "linkedin": "waystation-11",
          "type": "Privately Held",
          "domain": "waystation-11.example.com"
        }
      },
      {
        "title": "Site Supervisor 12",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2014-01-01T00:00:00Z",
        "ended_at": "2015-01-01T00:00:00Z",
        "company": {
          "id": "com_a7e29e4db84262",
          "name": "Waystation 12",
          "linkedin": "waystation-12",
          "type": "Privately Held",
          "domain": "waystation-12.example.com"
        }
      },
      {
        "title": "Site Supervisor 13",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2013-01-01T00:00:00Z",
        "ended_at": "2014-01-01T00:00:00Z",
        "company": {
          "id": "com_9da48eaa948d9d",
          "name": "Waystation 13",
          "linkedin": "waystation-13",
          "type": "Privately Held",
          "domain": "waystation-13.example.com"
        }
      },
      {
        "title": "Site Supervisor 14",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2012-01-01T00:00:00Z",
        "ended_at": "2013-01-01T00:00:00Z",
        "company": {
          "id": "com_8e5ca33d217d9f",
          "name": "Waystation 14",
          "linkedin": "waystation-14",
          "type": "Privately Held",
          "domain": "waystation-14.example.com"
        }
      },
      {
        "title": "Site Supervisor 15",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2011-01-01T00:00:00Z",
        "ended_at": "2012-01-01T00:00:00Z",
        "company": {
          "id": "com_71b69c91b31796",
          "name": "Waystation 15",
          "linkedin": "waystation-15",
          "type": "Privately Held",
          "domain": "waystation-15.example.com"
        }
      },
      {
        "title": "Site Supervisor 16",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2010-01-01T00:00:00Z",
        "ended_at": "2011-01-01T00:00:00Z",
        "company": {
          "id": "com_abc3aa2ae61a24",
          "name": "Waystation 16",
          "linkedin": "waystation-16",
          "type": "Privately Held",
          "domain": "waystation-16.example.com"
        }
      },
      {
        "title": "Site Supervisor 17",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2009-01-01T00:00:00Z",
        "ended_at": "2010-01-01T00:00:00Z",
        "company": {
          "id": "com_de36144770d323",
          "name": "Waystation 17",
          "linkedin": "waystation-17",
          "type": "Privately Held",
          "domain": "waystation-17.example.com"
        }
      },
      {
        "title": "Site Supervisor 18",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2008-01-01T00:00:00Z",
        "ended_at": "2009-01-01T00:00:00Z",
        "company": {
          "id": "com_a89939b6f463db",
          "name": "Waystation 18",
          "linkedin": "waystation-18",
          "type": "Privately Held",
          "domain": "waystation-18.example.com"
        }
      },
      {
        "title": "Site Supervisor 19",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2007-01-01T00:00:00Z",
        "ended_at": "2008-01-01T00:00:00Z",
        "company": {
          "id": "com_48dc4b7a3ba9ed",
          "name": "Waystation 19",
          "linkedin": "waystation-19",
          "type": "Privately Held",
          "domain": "waystation-19.example.com"
        }
      },
      {
        "title": "Site Supervisor 20",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2006-01-01T00:00:00Z",
        "ended_at": "2007-01-01T00:00:00Z",
        "company": {
          "id": "com_6afc9ccbe4060f",
          "name": "Waystation 20",
          "linkedin": "waystation-20",
          "type": "Privately Held",
          "domain": "waystation-20.example.com"
        }
      },
      {
        "title": "Site Supervisor 21",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2005-01-01T00:00:00Z",
        "ended_at": "2006-01-01T00:00:00Z",
        "company": {
          "id": "com_b710fce072d58e",
          "name": "Waystation 21",
          "linkedin": "waystation-21",
          "type": "Privately Held",
          "domain": "waystation-21.example.com"
        }
      },
      {
        "title": "Site Supervisor 22",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2004-01-01T00:00:00Z",
        "ended_at": "2005-01-01T00:00:00Z",
        "company": {
          "id": "com_0ae82d89e470a5",
          "name": "Waystation 22",
          "linkedin": "waystation-22",
          "type": "Privately Held",
          "domain": "waystation-22.example.com"
        }
      },
      {
        "title": "Site Supervisor 23",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2003-01-01T00:00:00Z",
        "ended_at": "2004-01-01T00:00:00Z",
        "company": {
          "id": "com_893db58b0eb3a4",
          "name": "Waystation 23",
          "linkedin": "waystation-23",
          "type": "Privately Held",
          "domain": "waystation-23.example.com"
        }
      },
      {
        "title": "Site Supervisor 24",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2002-01-01T00:00:00Z",
        "ended_at": "2003-01-01T00:00:00Z",
        "company": {
          "id": "com_cf876f6472545c",
          "name": "Waystation 24",
          "linkedin": "waystation-24",
          "type": "Privately Held",
          "domain": "waystation-24.example.com"
        }
      },
      {
        "title": "Site Supervisor 25",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2001-01-01T00:00:00Z",
        "ended_at": "2002-01-01T00:00:00Z",
        "company": {
          "id": "com_c2a668c7b9620d",
          "name": "Waystation 25",
          "linkedin": "waystation-25",
          "type": "Privately Held",
          "domain": "waystation-25.example.com"
        }
      },
      {
        "title": "Site Supervisor 26",
        "level": "Manager",
        "function": "Operations",
        "started_at": "2000-01-01T00:00:00Z",
        "ended_at": "2001-01-01T00:00:00Z",
        "company": {
          "id": "com_2008d11c7ea8cf",
          "name": "Waystation 26",
          "linkedin": "waystation-26",
          "type": "Privately Held",
          "domain": "waystation-26.example.com"
        }
      },
      {
        "title": "Site Supervisor 27",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1999-01-01T00:00:00Z",
        "ended_at": "2000-01-01T00:00:00Z",
        "company": {
          "id": "com_a11828271ab5b7",
          "name": "Waystation 27",
          "linkedin": "waystation-27",
          "type": "Privately Held",
          "domain": "waystation-27.example.com"
        }
      },
      {
        "title": "Site Supervisor 28",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1998-01-01T00:00:00Z",
        "ended_at": "1999-01-01T00:00:00Z",
        "company": {
          "id": "com_57854e218e7e12",
          "name": "Waystation 28",
          "linkedin": "waystation-28",
          "type": "Privately Held",
          "domain": "waystation-28.example.com"
        }
      },
      {
        "title": "Site Supervisor 29",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1997-01-01T00:00:00Z",
        "ended_at": "1998-01-01T00:00:00Z",
        "company": {
          "id": "com_42647ec581c169",
          "name": "Waystation 29",
          "linkedin": "waystation-29",
          "type": "Privately Held",
          "domain": "waystation-29.example.com"
        }
      },
      {
        "title": "Site Supervisor 30",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1996-01-01T00:00:00Z",
        "ended_at": "1997-01-01T00:00:00Z",
        "company": {
          "id": "com_9e2af0e155b769",
          "name": "Waystation 30",
          "linkedin": "waystation-30",
          "type": "Privately Held",
          "domain": "waystation-30.example.com"
        }
      },
      {
        "title": "Site Supervisor 31",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1995-01-01T00:00:00Z",
        "ended_at": "1996-01-01T00:00:00Z",
        "company": {
          "id": "com_4df6482c607855",
          "name": "Waystation 31",
          "linkedin": "waystation-31",
          "type": "Privately Held",
          "domain": "waystation-31.example.com"
        }
      },
      {
        "title": "Site Supervisor 32",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1994-01-01T00:00:00Z",
        "ended_at": "1995-01-01T00:00:00Z",
        "company": {
          "id": "com_f5f50896a5b91d",
          "name": "Waystation 32",
          "linkedin": "waystation-32",
          "type": "Privately Held",
          "domain": "waystation-32.example.com"
        }
      },
      {
        "title": "Site Supervisor 33",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1993-01-01T00:00:00Z",
        "ended_at": "1994-01-01T00:00:00Z",
        "company": {
          "id": "com_28dacda7015011",
          "name": "Waystation 33",
          "linkedin": "waystation-33",
          "type": "Privately Held",
          "domain": "waystation-33.example.com"
        }
      },
      {
        "title": "Site Supervisor 34",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1992-01-01T00:00:00Z",
        "ended_at": "1993-01-01T00:00:00Z",
        "company": {
          "id": "com_ac09001afbdc29",
          "name": "Waystation 34",
          "linkedin": "waystation-34",
          "type": "Privately Held",
          "domain": "waystation-34.example.com"
        }
      },
      {
        "title": "Site Supervisor 35",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1991-01-01T00:00:00Z",
        "ended_at": "1992-01-01T00:00:00Z",
        "company": {
          "id": "com_670016dee6e1e5",
          "name": "Waystation 35",
          "linkedin": "waystation-35",
          "type": "Privately Held",
          "domain": "waystation-35.example.com"
        }
      },
      {
        "title": "Site Supervisor 36",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1990-01-01T00:00:00Z",
        "ended_at": "1991-01-01T00:00:00Z",
        "company": {
          "id": "com_9f545af9f1d2b5",
          "name": "Waystation 36",
          "linkedin": "waystation-36",
          "type": "Privately Held",
          "domain": "waystation-36.example.com"
        }
      },
      {
        "title": "Site Supervisor 37",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1989-01-01T00:00:00Z",
        "ended_at": "1990-01-01T00:00:00Z",
        "company": {
          "id": "com_b5495445ae74cc",
          "name": "Waystation 37",
          "linkedin": "waystation-37",
          "type": "Privately Held",
          "domain": "waystation-37.example.com"
        }
      },
      {
        "title": "Site Supervisor 38",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1988-01-01T00:00:00Z",
        "ended_at": "1989-01-01T00:00:00Z",
        "company": {
          "id": "com_06e38138b8a87d",
          "name": "Waystation 38",
          "linkedin": "waystation-38",
          "type": "Privately Held",
          "domain": "waystation-38.example.com"
        }
      },
      {
        "title": "Site Supervisor 39",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1987-01-01T00:00:00Z",
        "ended_at": "1988-01-01T00:00:00Z",
        "company": {
          "id": "com_9e72504e88bdd0",
          "name": "Waystation 39",
          "linkedin": "waystation-39",
          "type": "Privately Held",
          "domain": "waystation-39.example.com"
        }
      },
      {
        "title": "Site Supervisor 40",
        "level": "Manager",
        "function": "Operations",
        "started_at": "1986-01-01T00:00:00Z",
        "ended_at": "1987-01-01T00:00:00Z",
        "company": {
          "id": "com_84a91e9a4c2409",
          "name": "Waystation 40",
          "linkedin": "waystation-40",
          "type": "Privately Held",
          "domain": "waystation-40.example.com"
        }
      }
    ]
  },
  {
    "id": "per_81987c15d6ab79",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Zoë Müller-Renard",
    "linkedin": "zoe-muller-renard-1",
    "country": "Germany",
    "location": "München, Bayern, Germany",
    "location_details": {
      "country": "Germany",
      "country_code": "DE",
      "region": "Bayern",
      "locality": "München",
      "postal_code": "80331",
      "lat": "48.14",
      "lon": "11.58",
      "raw": "München, Bayern, Germany"
    },
    "employment_status": "employed",
    "first_name": "Zoë",
    "last_name": "Müller-Renard",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "zoe.mueller@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_9aa8faf0593bce",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "José Núñez Ibáñez",
    "linkedin": "jose-nunez-8",
    "country": "United States",
    "location": "San Antonio, Texas, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "Texas",
      "region_abbreviation": "TX",
      "locality": "San Antonio",
      "county": "Bexar County",
      "postal_code": "78205",
      "msa": "San Antonio-New Braunfels, TX",
      "lat": "29.42",
      "lon": "-98.49",
      "fips_code": "48029",
      "raw": "San Antonio, Texas, United States"
    },
    "employment_status": "employed",
    "first_name": "José",
    "last_name": "Núñez Ibáñez",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "jose.nunez@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_d06f027526d51c",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Łukasz Wiśniewski",
    "linkedin": "lukasz-wisniewski-5",
    "country": "Poland",
    "location": "Kraków, Małopolskie, Poland",
    "location_details": {
      "country": "Poland",
      "country_code": "PL",
      "region": "Małopolskie",
      "locality": "Kraków",
      "postal_code": "31-042",
      "lat": "50.06",
      "lon": "19.94",
      "raw": "Kraków, Małopolskie, Poland"
    },
    "employment_status": "employed",
    "first_name": "Łukasz",
    "last_name": "Wiśniewski",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "lukasz.wisniewski@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_8b51392838ef70",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Søren Ångström",
    "linkedin": "soren-angstrom-2",
    "country": "Denmark",
    "location": "København, Hovedstaden, Denmark",
    "location_details": {
      "country": "Denmark",
      "country_code": "DK",
      "region": "Hovedstaden",
      "locality": "København",
      "postal_code": "1050",
      "lat": "55.68",
      "lon": "12.57",
      "raw": "København, Hovedstaden, Denmark"
    },
    "employment_status": "employed",
    "first_name": "Søren",
    "last_name": "Ångström",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "soren.angstrom@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_03fbd65fa47ce1",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Siobhán O’Briain",
    "linkedin": "siobhan-o-briain-7",
    "country": "Ireland",
    "location": "Dublin, Leinster, Ireland",
    "location_details": {
      "country": "Ireland",
      "country_code": "IE",
      "region": "Leinster",
      "locality": "Dublin",
      "postal_code": "D02 X285",
      "lat": "53.35",
      "lon": "-6.26",
      "raw": "Dublin, Leinster, Ireland"
    },
    "employment_status": "employed",
    "first_name": "Siobhán",
    "last_name": "O’Briain",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "siobhan.obriain@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_fdc9880dc8b674",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Nguyễn Thị Hương",
    "linkedin": "nguyen-thi-huong-6",
    "country": "Singapore",
    "location": "Singapore, Central Region, Singapore",
    "location_details": {
      "country": "Singapore",
      "country_code": "SG",
      "region": "Central Region",
      "locality": "Singapore",
      "postal_code": "018956",
      "lat": "1.29",
      "lon": "103.85",
      "raw": "Singapore, Central Region, Singapore"
    },
    "employment_status": "employed",
    "first_name": "Nguyễn",
    "last_name": "Thị Hương",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "huong.nguyen@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_943bdd4a2dd2db",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "伟 王",
    "linkedin": "wang-wei-12",
    "country": "China",
    "location": "Shanghai, Shanghai, China",
    "location_details": {
      "country": "China",
      "country_code": "CN",
      "region": "Shanghai",
      "locality": "Shanghai",
      "postal_code": "200000",
      "lat": "31.23",
      "lon": "121.47",
      "raw": "Shanghai, Shanghai, China"
    },
    "employment_status": "employed",
    "first_name": "伟",
    "last_name": "王",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "wei.wang@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_33091760047084",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "محمد الحسن",
    "linkedin": "mohamed-el-hassan-3",
    "country": "Egypt",
    "location": "Cairo, Cairo Governorate, Egypt",
    "location_details": {
      "country": "Egypt",
      "country_code": "EG",
      "region": "Cairo Governorate",
      "locality": "Cairo",
      "postal_code": "11511",
      "lat": "30.04",
      "lon": "31.24",
      "raw": "Cairo, Cairo Governorate, Egypt"
    },
    "employment_status": "employed",
    "first_name": "محمد",
    "last_name": "الحسن",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "mohamed.elhassan@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_3ca0fe0b045048",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "נועה כהן",
    "linkedin": "noa-cohen-9",
    "country": "Israel",
    "location": "Tel Aviv, Tel Aviv District, Israel",
    "location_details": {
      "country": "Israel",
      "country_code": "IL",
      "region": "Tel Aviv District",
      "locality": "Tel Aviv",
      "postal_code": "6100000",
      "lat": "32.08",
      "lon": "34.78",
      "raw": "Tel Aviv, Tel Aviv District, Israel"
    },
    "employment_status": "employed",
    "first_name": "נועה",
    "last_name": "כהן",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "noa.cohen@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_e29ddf4fbf2c4f",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Оксана Шевчук",
    "linkedin": "oksana-shevchuk-4",
    "country": "Ukraine",
    "location": "Kyiv, Kyiv City, Ukraine",
    "location_details": {
      "country": "Ukraine",
      "country_code": "UA",
      "region": "Kyiv City",
      "locality": "Kyiv",
      "postal_code": "01001",
      "lat": "50.45",
      "lon": "30.52",
      "raw": "Kyiv, Kyiv City, Ukraine"
    },
    "employment_status": "employed",
    "first_name": "Оксана",
    "last_name": "Шевчук",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "oksana.shevchuk@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_5c197fce6ae218",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "João da Conceição",
    "linkedin": "joao-conceicao-2",
    "country": "Brazil",
    "location": "São Paulo, São Paulo, Brazil",
    "location_details": {
      "country": "Brazil",
      "country_code": "BR",
      "region": "São Paulo",
      "locality": "São Paulo",
      "postal_code": "01001-000",
      "lat": "-23.55",
      "lon": "-46.63",
      "raw": "São Paulo, São Paulo, Brazil"
    },
    "employment_status": "employed",
    "first_name": "João",
    "last_name": "da Conceição",
    "jobs": [
      {
        "title": "Editor",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2020-02-01T00:00:00Z",
        "email": "joao.conceicao@polyglot-publishing.example.com",
        "email_status": "valid",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_3fa0182f3cdaa9",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Thorvaldsen",
    "linkedin": "b-thorvaldsen",
    "employment_status": "employed",
    "last_name": "Thorvaldsen",
    "jobs": [
      {
        "title": "Reporter",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2023-02-01T00:00:00Z",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_7179531cd2ae2b",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Marisol",
    "linkedin": "marisol-writes",
    "employment_status": "employed",
    "first_name": "Marisol",
    "jobs": [
      {
        "title": "Reporter",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2023-02-01T00:00:00Z",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_a9365dd4d5be71",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "linkedin": "ottoline-vane",
    "employment_status": "employed",
    "name": "Ottoline Vane",
    "jobs": [
      {
        "title": "Reporter",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2023-02-01T00:00:00Z",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_8210e8e7555d00",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "linkedin": "polyglot-reporter-77",
    "employment_status": "employed",
    "jobs": [
      {
        "title": "Reporter",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2023-02-01T00:00:00Z",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_857ddd222edfb6",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Cassius Belmonte",
    "employment_status": "employed",
    "first_name": "Cassius",
    "last_name": "Belmonte",
    "jobs": [
      {
        "title": "Reporter",
        "level": "Staff",
        "function": "Publishing, Editorial and Reporting",
        "started_at": "2023-02-01T00:00:00Z",
        "company": {
          "id": "com_1d859cf757d1c4",
          "name": "Polyglot Publishing",
          "linkedin": "polyglot-publishing",
          "type": "Privately Held",
          "domain": "polyglot-publishing.example.com",
          "employee_count": 420,
          "sic_codes": [
            "2731"
          ]
        }
      }
    ]
  },
  {
    "id": "per_038d22ff28f85f",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Cardinal Ridge Institute",
        "field": "Logistics",
        "degree": "Master of Science",
        "started_at": "2019-09-01T00:00:00Z",
        "ended_at": "2021-01-01T00:00:00Z"
      },
      {
        "school": "Fjordby University",
        "field": "Economics",
        "degree": "Bachelor of Arts",
        "started_at": "2015-09-01T00:00:00Z",
        "ended_at": "2019-06-01T00:00:00Z"
      }
    ],
    "name": "Camila Rosado",
    "linkedin": "camila-rosado-5",
    "country": "Puerto Rico",
    "location": "San Juan, Puerto Rico",
    "location_details": {
      "country": "Puerto Rico",
      "country_code": "PR",
      "region": "Puerto Rico",
      "region_abbreviation": "PR",
      "locality": "San Juan",
      "county": "San Juan Municipio",
      "postal_code": "00901",
      "msa": "San Juan-Bayamón-Caguas, PR",
      "lat": "18.47",
      "lon": "-66.11",
      "fips_code": "72127",
      "raw": "San Juan, Puerto Rico"
    },
    "employment_status": "employed",
    "first_name": "Camila",
    "last_name": "Rosado",
    "jobs": [
      {
        "title": "Supply Chain Planner",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2021-10-01T00:00:00Z",
        "location": "San Juan, Puerto Rico",
        "location_details": {
          "country": "Puerto Rico",
          "country_code": "PR",
          "region": "Puerto Rico",
          "region_abbreviation": "PR",
          "locality": "San Juan",
          "county": "San Juan Municipio",
          "postal_code": "00901",
          "msa": "San Juan-Bayamón-Caguas, PR",
          "lat": "18.47",
          "lon": "-66.11",
          "fips_code": "72127",
          "raw": "San Juan, Puerto Rico"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      },
      {
        "title": "Operations Intern",
        "level": "Intern",
        "function": "Operations",
        "started_at": "2021-02-01T00:00:00Z",
        "ended_at": "2021-09-01T00:00:00Z",
        "location": "San Juan, Puerto Rico",
        "location_details": {
          "country": "Puerto Rico",
          "country_code": "PR",
          "region": "Puerto Rico",
          "region_abbreviation": "PR",
          "locality": "San Juan",
          "county": "San Juan Municipio",
          "postal_code": "00901",
          "msa": "San Juan-Bayamón-Caguas, PR",
          "lat": "18.47",
          "lon": "-66.11",
          "fips_code": "72127",
          "raw": "San Juan, Puerto Rico"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      }
    ]
  },
  {
    "id": "per_5be30123017d4a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Cardinal Ridge Institute",
        "field": "Logistics",
        "degree": "Master of Science",
        "started_at": "2019-09-01T00:00:00Z",
        "ended_at": "2021-01-01T00:00:00Z"
      },
      {
        "school": "Fjordby University",
        "field": "Economics",
        "degree": "Bachelor of Arts",
        "started_at": "2015-09-01T00:00:00Z",
        "ended_at": "2019-06-01T00:00:00Z"
      }
    ],
    "name": "Theo Ledger",
    "linkedin": "theo-ledger-6",
    "country": "United States",
    "location": "Newark, New Jersey, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "New Jersey",
      "region_abbreviation": "NJ",
      "locality": "Newark",
      "county": "Essex County",
      "postal_code": "07102",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.74",
      "lon": "-74.17",
      "fips_code": "34013",
      "raw": "Newark, New Jersey, United States"
    },
    "employment_status": "employed",
    "first_name": "Theo",
    "last_name": "Ledger",
    "jobs": [
      {
        "title": "Supply Chain Planner",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2021-10-01T00:00:00Z",
        "location": "Newark, New Jersey, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "New Jersey",
          "region_abbreviation": "NJ",
          "locality": "Newark",
          "county": "Essex County",
          "postal_code": "07102",
          "msa": "New York-Newark-Jersey City, NY-NJ-PA",
          "lat": "40.74",
          "lon": "-74.17",
          "fips_code": "34013",
          "raw": "Newark, New Jersey, United States"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      },
      {
        "title": "Operations Intern",
        "level": "Intern",
        "function": "Operations",
        "started_at": "2021-02-01T00:00:00Z",
        "ended_at": "2021-09-01T00:00:00Z",
        "location": "Newark, New Jersey, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "New Jersey",
          "region_abbreviation": "NJ",
          "locality": "Newark",
          "county": "Essex County",
          "postal_code": "07102",
          "msa": "New York-Newark-Jersey City, NY-NJ-PA",
          "lat": "40.74",
          "lon": "-74.17",
          "fips_code": "34013",
          "raw": "Newark, New Jersey, United States"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      }
    ]
  },
  {
    "id": "per_513bc80619967a",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Cardinal Ridge Institute",
        "field": "Logistics",
        "degree": "Master of Science",
        "started_at": "2019-09-01T00:00:00Z",
        "ended_at": "2021-01-01T00:00:00Z"
      },
      {
        "school": "Fjordby University",
        "field": "Economics",
        "degree": "Bachelor of Arts",
        "started_at": "2015-09-01T00:00:00Z",
        "ended_at": "2019-06-01T00:00:00Z"
      }
    ],
    "name": "June Whitehorse",
    "linkedin": "june-whitehorse-2",
    "country": "United States",
    "location": "Spearfish, South Dakota, United States",
    "location_details": {
      "country": "United States",
      "country_code": "US",
      "region": "South Dakota",
      "region_abbreviation": "SD",
      "locality": "Spearfish",
      "county": "Lawrence County",
      "postal_code": "57783",
      "lat": "44.49",
      "lon": "-103.86",
      "fips_code": "46081",
      "raw": "Spearfish, South Dakota, United States"
    },
    "employment_status": "employed",
    "first_name": "June",
    "last_name": "Whitehorse",
    "jobs": [
      {
        "title": "Supply Chain Planner",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2021-10-01T00:00:00Z",
        "location": "Spearfish, South Dakota, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "South Dakota",
          "region_abbreviation": "SD",
          "locality": "Spearfish",
          "county": "Lawrence County",
          "postal_code": "57783",
          "lat": "44.49",
          "lon": "-103.86",
          "fips_code": "46081",
          "raw": "Spearfish, South Dakota, United States"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      },
      {
        "title": "Operations Intern",
        "level": "Intern",
        "function": "Operations",
        "started_at": "2021-02-01T00:00:00Z",
        "ended_at": "2021-09-01T00:00:00Z",
        "location": "Spearfish, South Dakota, United States",
        "location_details": {
          "country": "United States",
          "country_code": "US",
          "region": "South Dakota",
          "region_abbreviation": "SD",
          "locality": "Spearfish",
          "county": "Lawrence County",
          "postal_code": "57783",
          "lat": "44.49",
          "lon": "-103.86",
          "fips_code": "46081",
          "raw": "Spearfish, South Dakota, United States"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      }
    ]
  },
  {
    "id": "per_1781cbe594e50d",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Cardinal Ridge Institute",
        "field": "Logistics",
        "degree": "Master of Science",
        "started_at": "2019-09-01T00:00:00Z",
        "ended_at": "2021-01-01T00:00:00Z"
      },
      {
        "school": "Fjordby University",
        "field": "Economics",
        "degree": "Bachelor of Arts",
        "started_at": "2015-09-01T00:00:00Z",
        "ended_at": "2019-06-01T00:00:00Z"
      }
    ],
    "name": "Arjun Desai",
    "linkedin": "arjun-desai-14",
    "country": "India",
    "location": "Bengaluru, Karnataka, India",
    "location_details": {
      "country": "India",
      "country_code": "IN",
      "region": "Karnataka",
      "locality": "Bengaluru",
      "postal_code": "560001",
      "lat": "12.97",
      "lon": "77.59",
      "raw": "Bengaluru, Karnataka, India"
    },
    "employment_status": "employed",
    "first_name": "Arjun",
    "last_name": "Desai",
    "jobs": [
      {
        "title": "Supply Chain Planner",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2021-10-01T00:00:00Z",
        "location": "Bengaluru, Karnataka, India",
        "location_details": {
          "country": "India",
          "country_code": "IN",
          "region": "Karnataka",
          "locality": "Bengaluru",
          "postal_code": "560001",
          "lat": "12.97",
          "lon": "77.59",
          "raw": "Bengaluru, Karnataka, India"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      },
      {
        "title": "Operations Intern",
        "level": "Intern",
        "function": "Operations",
        "started_at": "2021-02-01T00:00:00Z",
        "ended_at": "2021-09-01T00:00:00Z",
        "location": "Bengaluru, Karnataka, India",
        "location_details": {
          "country": "India",
          "country_code": "IN",
          "region": "Karnataka",
          "locality": "Bengaluru",
          "postal_code": "560001",
          "lat": "12.97",
          "lon": "77.59",
          "raw": "Bengaluru, Karnataka, India"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      }
    ]
  },
  {
    "id": "per_1824ae827c3452",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [
      {
        "school": "Cardinal Ridge Institute",
        "field": "Logistics",
        "degree": "Master of Science",
        "started_at": "2019-09-01T00:00:00Z",
        "ended_at": "2021-01-01T00:00:00Z"
      },
      {
        "school": "Fjordby University",
        "field": "Economics",
        "degree": "Bachelor of Arts",
        "started_at": "2015-09-01T00:00:00Z",
        "ended_at": "2019-06-01T00:00:00Z"
      }
    ],
    "name": "Hélène Marchand",
    "linkedin": "helene-marchand-1",
    "country": "Canada",
    "location": "Montréal, Québec, Canada",
    "location_details": {
      "country": "Canada",
      "country_code": "CA",
      "region": "Québec",
      "locality": "Montréal",
      "postal_code": "H2Y 1C6",
      "lat": "45.50",
      "lon": "-73.57",
      "raw": "Montréal, Québec, Canada"
    },
    "employment_status": "employed",
    "first_name": "Hélène",
    "last_name": "Marchand",
    "jobs": [
      {
        "title": "Supply Chain Planner",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2021-10-01T00:00:00Z",
        "location": "Montréal, Québec, Canada",
        "location_details": {
          "country": "Canada",
          "country_code": "CA",
          "region": "Québec",
          "locality": "Montréal",
          "postal_code": "H2Y 1C6",
          "lat": "45.50",
          "lon": "-73.57",
          "raw": "Montréal, Québec, Canada"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      },
      {
        "title": "Operations Intern",
        "level": "Intern",
        "function": "Operations",
        "started_at": "2021-02-01T00:00:00Z",
        "ended_at": "2021-09-01T00:00:00Z",
        "location": "Montréal, Québec, Canada",
        "location_details": {
          "country": "Canada",
          "country_code": "CA",
          "region": "Québec",
          "locality": "Montréal",
          "postal_code": "H2Y 1C6",
          "lat": "45.50",
          "lon": "-73.57",
          "raw": "Montréal, Québec, Canada"
        },
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      }
    ]
  },
  {
    "id": "per_894f47e3684fe5",
    "created_at": "2021-03-04T00:00:00Z",
    "info_change_detected_at": "2025-11-18T00:00:00Z",
    "position": {},
    "education": [],
    "name": "Ruth Abernathy",
    "linkedin": "ruth-abernathy-3",
    "employment_status": "employed",
    "first_name": "Ruth",
    "last_name": "Abernathy",
    "location": "Greater Lakes Area",
    "jobs": [
      {
        "title": "Buyer",
        "level": "Staff",
        "function": "Operations",
        "started_at": "2020-01-01T00:00:00Z",
        "location": "Remote",
        "email": "ruth.abernathy@tradewind-shipping.example.com",
        "email_status": "best-guess",
        "company": {
          "id": "com_0cd6802dda0401",
          "name": "Tradewind Shipping",
          "linkedin": "tradewind-shipping",
          "type": "Privately Held",
          "domain": "tradewind-shipping.example.com",
          "employee_count": 6400,
          "sic_codes": [
            "4412",
            "0912"
          ]
        }
      }
    ]
  }
];

export const places = [
  {
    "weight": 70,
    "text": "New York, New York, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "New York",
      "region_abbreviation": "NY",
      "locality": "New York",
      "county": "New York County",
      "postal_code": "10001",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.71",
      "lon": "-74.01",
      "fips_code": "36061",
      "raw": "New York, New York, United States"
    }
  },
  {
    "weight": 60,
    "text": "San Francisco, California, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "California",
      "region_abbreviation": "CA",
      "locality": "San Francisco",
      "county": "San Francisco County",
      "postal_code": "94103",
      "msa": "San Francisco-Oakland-Berkeley, CA",
      "lat": "37.77",
      "lon": "-122.42",
      "fips_code": "06075",
      "raw": "San Francisco, California, United States"
    }
  },
  {
    "weight": 50,
    "text": "Los Angeles, California, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "California",
      "region_abbreviation": "CA",
      "locality": "Los Angeles",
      "county": "Los Angeles County",
      "postal_code": "90012",
      "msa": "Los Angeles-Long Beach-Anaheim, CA",
      "lat": "34.05",
      "lon": "-118.24",
      "fips_code": "06037",
      "raw": "Los Angeles, California, United States"
    }
  },
  {
    "weight": 45,
    "text": "Chicago, Illinois, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Illinois",
      "region_abbreviation": "IL",
      "locality": "Chicago",
      "county": "Cook County",
      "postal_code": "60601",
      "msa": "Chicago-Naperville-Elgin, IL-IN-WI",
      "lat": "41.88",
      "lon": "-87.63",
      "fips_code": "17031",
      "raw": "Chicago, Illinois, United States"
    }
  },
  {
    "weight": 40,
    "text": "Boston, Massachusetts, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Boston",
      "county": "Suffolk County",
      "postal_code": "02108",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.06",
      "fips_code": "25025",
      "raw": "Boston, Massachusetts, United States"
    }
  },
  {
    "weight": 40,
    "text": "Seattle, Washington, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Washington",
      "region_abbreviation": "WA",
      "locality": "Seattle",
      "county": "King County",
      "postal_code": "98101",
      "msa": "Seattle-Tacoma-Bellevue, WA",
      "lat": "47.61",
      "lon": "-122.33",
      "fips_code": "53033",
      "raw": "Seattle, Washington, United States"
    }
  },
  {
    "weight": 40,
    "text": "Austin, Texas, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Texas",
      "region_abbreviation": "TX",
      "locality": "Austin",
      "county": "Travis County",
      "postal_code": "78701",
      "msa": "Austin-Round Rock-Georgetown, TX",
      "lat": "30.27",
      "lon": "-97.74",
      "fips_code": "48453",
      "raw": "Austin, Texas, United States"
    }
  },
  {
    "weight": 35,
    "text": "Houston, Texas, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Texas",
      "region_abbreviation": "TX",
      "locality": "Houston",
      "county": "Harris County",
      "postal_code": "77002",
      "msa": "Houston-The Woodlands-Sugar Land, TX",
      "lat": "29.76",
      "lon": "-95.37",
      "fips_code": "48201",
      "raw": "Houston, Texas, United States"
    }
  },
  {
    "weight": 35,
    "text": "Washington, District of Columbia, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "District of Columbia",
      "region_abbreviation": "DC",
      "locality": "Washington",
      "county": "District of Columbia",
      "postal_code": "20001",
      "msa": "Washington-Arlington-Alexandria, DC-VA-MD-WV",
      "lat": "38.91",
      "lon": "-77.04",
      "fips_code": "11001",
      "raw": "Washington, District of Columbia, United States"
    }
  },
  {
    "weight": 30,
    "text": "Atlanta, Georgia, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Georgia",
      "region_abbreviation": "GA",
      "locality": "Atlanta",
      "county": "Fulton County",
      "postal_code": "30303",
      "msa": "Atlanta-Sandy Springs-Alpharetta, GA",
      "lat": "33.75",
      "lon": "-84.39",
      "fips_code": "13121",
      "raw": "Atlanta, Georgia, United States"
    }
  },
  {
    "weight": 30,
    "text": "Dallas, Texas, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Texas",
      "region_abbreviation": "TX",
      "locality": "Dallas",
      "county": "Dallas County",
      "postal_code": "75201",
      "msa": "Dallas-Fort Worth-Arlington, TX",
      "lat": "32.78",
      "lon": "-96.80",
      "fips_code": "48113",
      "raw": "Dallas, Texas, United States"
    }
  },
  {
    "weight": 30,
    "text": "Denver, Colorado, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Colorado",
      "region_abbreviation": "CO",
      "locality": "Denver",
      "county": "Denver County",
      "postal_code": "80202",
      "msa": "Denver-Aurora-Lakewood, CO",
      "lat": "39.74",
      "lon": "-104.99",
      "fips_code": "08031",
      "raw": "Denver, Colorado, United States"
    }
  },
  {
    "weight": 25,
    "text": "Philadelphia, Pennsylvania, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Pennsylvania",
      "region_abbreviation": "PA",
      "locality": "Philadelphia",
      "county": "Philadelphia County",
      "postal_code": "19102",
      "msa": "Philadelphia-Camden-Wilmington, PA-NJ-DE-MD",
      "lat": "39.95",
      "lon": "-75.17",
      "fips_code": "42101",
      "raw": "Philadelphia, Pennsylvania, United States"
    }
  },
  {
    "weight": 25,
    "text": "Phoenix, Arizona, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Arizona",
      "region_abbreviation": "AZ",
      "locality": "Phoenix",
      "county": "Maricopa County",
      "postal_code": "85003",
      "msa": "Phoenix-Mesa-Chandler, AZ",
      "lat": "33.45",
      "lon": "-112.07",
      "fips_code": "04013",
      "raw": "Phoenix, Arizona, United States"
    }
  },
  {
    "weight": 20,
    "text": "Cambridge, Massachusetts, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Massachusetts",
      "region_abbreviation": "MA",
      "locality": "Cambridge",
      "county": "Middlesex County",
      "postal_code": "02139",
      "msa": "Boston-Cambridge-Newton, MA-NH",
      "lat": "42.36",
      "lon": "-71.10",
      "fips_code": "25017",
      "raw": "Cambridge, Massachusetts, United States"
    }
  },
  {
    "weight": 20,
    "text": "San Diego, California, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "California",
      "region_abbreviation": "CA",
      "locality": "San Diego",
      "county": "San Diego County",
      "postal_code": "92101",
      "msa": "San Diego-Chula Vista-Carlsbad, CA",
      "lat": "32.72",
      "lon": "-117.16",
      "fips_code": "06073",
      "raw": "San Diego, California, United States"
    }
  },
  {
    "weight": 20,
    "text": "San Jose, California, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "California",
      "region_abbreviation": "CA",
      "locality": "San Jose",
      "county": "Santa Clara County",
      "postal_code": "95113",
      "msa": "San Jose-Sunnyvale-Santa Clara, CA",
      "lat": "37.34",
      "lon": "-121.89",
      "fips_code": "06085",
      "raw": "San Jose, California, United States"
    }
  },
  {
    "weight": 20,
    "text": "Miami, Florida, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Florida",
      "region_abbreviation": "FL",
      "locality": "Miami",
      "county": "Miami-Dade County",
      "postal_code": "33130",
      "msa": "Miami-Fort Lauderdale-Pompano Beach, FL",
      "lat": "25.76",
      "lon": "-80.19",
      "fips_code": "12086",
      "raw": "Miami, Florida, United States"
    }
  },
  {
    "weight": 20,
    "text": "Minneapolis, Minnesota, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Minnesota",
      "region_abbreviation": "MN",
      "locality": "Minneapolis",
      "county": "Hennepin County",
      "postal_code": "55401",
      "msa": "Minneapolis-St. Paul-Bloomington, MN-WI",
      "lat": "44.98",
      "lon": "-93.27",
      "fips_code": "27053",
      "raw": "Minneapolis, Minnesota, United States"
    }
  },
  {
    "weight": 15,
    "text": "Portland, Oregon, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Oregon",
      "region_abbreviation": "OR",
      "locality": "Portland",
      "county": "Multnomah County",
      "postal_code": "97204",
      "msa": "Portland-Vancouver-Hillsboro, OR-WA",
      "lat": "45.52",
      "lon": "-122.68",
      "fips_code": "41051",
      "raw": "Portland, Oregon, United States"
    }
  },
  {
    "weight": 15,
    "text": "Nashville, Tennessee, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Tennessee",
      "region_abbreviation": "TN",
      "locality": "Nashville",
      "county": "Davidson County",
      "postal_code": "37203",
      "msa": "Nashville-Davidson--Murfreesboro--Franklin, TN",
      "lat": "36.16",
      "lon": "-86.78",
      "fips_code": "47037",
      "raw": "Nashville, Tennessee, United States"
    }
  },
  {
    "weight": 15,
    "text": "Charlotte, North Carolina, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "North Carolina",
      "region_abbreviation": "NC",
      "locality": "Charlotte",
      "county": "Mecklenburg County",
      "postal_code": "28202",
      "msa": "Charlotte-Concord-Gastonia, NC-SC",
      "lat": "35.23",
      "lon": "-80.84",
      "fips_code": "37119",
      "raw": "Charlotte, North Carolina, United States"
    }
  },
  {
    "weight": 15,
    "text": "Raleigh, North Carolina, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "North Carolina",
      "region_abbreviation": "NC",
      "locality": "Raleigh",
      "county": "Wake County",
      "postal_code": "27601",
      "msa": "Raleigh-Cary, NC",
      "lat": "35.78",
      "lon": "-78.64",
      "fips_code": "37183",
      "raw": "Raleigh, North Carolina, United States"
    }
  },
  {
    "weight": 15,
    "text": "Detroit, Michigan, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Michigan",
      "region_abbreviation": "MI",
      "locality": "Detroit",
      "county": "Wayne County",
      "postal_code": "48226",
      "msa": "Detroit-Warren-Dearborn, MI",
      "lat": "42.33",
      "lon": "-83.05",
      "fips_code": "26163",
      "raw": "Detroit, Michigan, United States"
    }
  },
  {
    "weight": 10,
    "text": "San Antonio, Texas, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Texas",
      "region_abbreviation": "TX",
      "locality": "San Antonio",
      "county": "Bexar County",
      "postal_code": "78205",
      "msa": "San Antonio-New Braunfels, TX",
      "lat": "29.42",
      "lon": "-98.49",
      "fips_code": "48029",
      "raw": "San Antonio, Texas, United States"
    }
  },
  {
    "weight": 10,
    "text": "Las Vegas, Nevada, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Nevada",
      "region_abbreviation": "NV",
      "locality": "Las Vegas",
      "county": "Clark County",
      "postal_code": "89101",
      "msa": "Las Vegas-Henderson-Paradise, NV",
      "lat": "36.17",
      "lon": "-115.14",
      "fips_code": "32003",
      "raw": "Las Vegas, Nevada, United States"
    }
  },
  {
    "weight": 10,
    "text": "Tampa, Florida, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Florida",
      "region_abbreviation": "FL",
      "locality": "Tampa",
      "county": "Hillsborough County",
      "postal_code": "33602",
      "msa": "Tampa-St. Petersburg-Clearwater, FL",
      "lat": "27.95",
      "lon": "-82.46",
      "fips_code": "12057",
      "raw": "Tampa, Florida, United States"
    }
  },
  {
    "weight": 10,
    "text": "Columbus, Ohio, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Ohio",
      "region_abbreviation": "OH",
      "locality": "Columbus",
      "county": "Franklin County",
      "postal_code": "43215",
      "msa": "Columbus, OH",
      "lat": "39.96",
      "lon": "-83.00",
      "fips_code": "39049",
      "raw": "Columbus, Ohio, United States"
    }
  },
  {
    "weight": 10,
    "text": "Cleveland, Ohio, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Ohio",
      "region_abbreviation": "OH",
      "locality": "Cleveland",
      "county": "Cuyahoga County",
      "postal_code": "44114",
      "msa": "Cleveland-Elyria, OH",
      "lat": "41.50",
      "lon": "-81.69",
      "fips_code": "39035",
      "raw": "Cleveland, Ohio, United States"
    }
  },
  {
    "weight": 10,
    "text": "Pittsburgh, Pennsylvania, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Pennsylvania",
      "region_abbreviation": "PA",
      "locality": "Pittsburgh",
      "county": "Allegheny County",
      "postal_code": "15222",
      "msa": "Pittsburgh, PA",
      "lat": "40.44",
      "lon": "-80.00",
      "fips_code": "42003",
      "raw": "Pittsburgh, Pennsylvania, United States"
    }
  },
  {
    "weight": 10,
    "text": "St. Louis, Missouri, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Missouri",
      "region_abbreviation": "MO",
      "locality": "St. Louis",
      "county": "St. Louis city",
      "postal_code": "63101",
      "msa": "St. Louis, MO-IL",
      "lat": "38.63",
      "lon": "-90.20",
      "fips_code": "29510",
      "raw": "St. Louis, Missouri, United States"
    }
  },
  {
    "weight": 10,
    "text": "Kansas City, Missouri, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Missouri",
      "region_abbreviation": "MO",
      "locality": "Kansas City",
      "county": "Jackson County",
      "postal_code": "64106",
      "msa": "Kansas City, MO-KS",
      "lat": "39.10",
      "lon": "-94.58",
      "fips_code": "29095",
      "raw": "Kansas City, Missouri, United States"
    }
  },
  {
    "weight": 10,
    "text": "Salt Lake City, Utah, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Utah",
      "region_abbreviation": "UT",
      "locality": "Salt Lake City",
      "county": "Salt Lake County",
      "postal_code": "84101",
      "msa": "Salt Lake City, UT",
      "lat": "40.76",
      "lon": "-111.89",
      "fips_code": "49035",
      "raw": "Salt Lake City, Utah, United States"
    }
  },
  {
    "weight": 10,
    "text": "Indianapolis, Indiana, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Indiana",
      "region_abbreviation": "IN",
      "locality": "Indianapolis",
      "county": "Marion County",
      "postal_code": "46204",
      "msa": "Indianapolis-Carmel-Anderson, IN",
      "lat": "39.77",
      "lon": "-86.16",
      "fips_code": "18097",
      "raw": "Indianapolis, Indiana, United States"
    }
  },
  {
    "weight": 10,
    "text": "Milwaukee, Wisconsin, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Wisconsin",
      "region_abbreviation": "WI",
      "locality": "Milwaukee",
      "county": "Milwaukee County",
      "postal_code": "53202",
      "msa": "Milwaukee-Waukesha, WI",
      "lat": "43.04",
      "lon": "-87.91",
      "fips_code": "55079",
      "raw": "Milwaukee, Wisconsin, United States"
    }
  },
  {
    "weight": 10,
    "text": "Baltimore, Maryland, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Maryland",
      "region_abbreviation": "MD",
      "locality": "Baltimore",
      "county": "Baltimore city",
      "postal_code": "21202",
      "msa": "Baltimore-Columbia-Towson, MD",
      "lat": "39.29",
      "lon": "-76.61",
      "fips_code": "24510",
      "raw": "Baltimore, Maryland, United States"
    }
  },
  {
    "weight": 10,
    "text": "Newark, New Jersey, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "New Jersey",
      "region_abbreviation": "NJ",
      "locality": "Newark",
      "county": "Essex County",
      "postal_code": "07102",
      "msa": "New York-Newark-Jersey City, NY-NJ-PA",
      "lat": "40.74",
      "lon": "-74.17",
      "fips_code": "34013",
      "raw": "Newark, New Jersey, United States"
    }
  },
  {
    "weight": 10,
    "text": "Hartford, Connecticut, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Connecticut",
      "region_abbreviation": "CT",
      "locality": "Hartford",
      "county": "Hartford County",
      "postal_code": "06103",
      "msa": "Hartford-East Hartford-Middletown, CT",
      "lat": "41.76",
      "lon": "-72.67",
      "fips_code": "09003",
      "raw": "Hartford, Connecticut, United States"
    }
  },
  {
    "weight": 10,
    "text": "Providence, Rhode Island, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Rhode Island",
      "region_abbreviation": "RI",
      "locality": "Providence",
      "county": "Providence County",
      "postal_code": "02903",
      "msa": "Providence-Warwick, RI-MA",
      "lat": "41.82",
      "lon": "-71.41",
      "fips_code": "44007",
      "raw": "Providence, Rhode Island, United States"
    }
  },
  {
    "weight": 5,
    "text": "Manchester, New Hampshire, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "New Hampshire",
      "region_abbreviation": "NH",
      "locality": "Manchester",
      "county": "Hillsborough County",
      "postal_code": "03101",
      "msa": "Manchester-Nashua, NH",
      "lat": "42.99",
      "lon": "-71.46",
      "fips_code": "33011",
      "raw": "Manchester, New Hampshire, United States"
    }
  },
  {
    "weight": 5,
    "text": "Burlington, Vermont, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Vermont",
      "region_abbreviation": "VT",
      "locality": "Burlington",
      "county": "Chittenden County",
      "postal_code": "05401",
      "msa": "Burlington-South Burlington, VT",
      "lat": "44.48",
      "lon": "-73.21",
      "fips_code": "50007",
      "raw": "Burlington, Vermont, United States"
    }
  },
  {
    "weight": 5,
    "text": "Portland, Maine, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Maine",
      "region_abbreviation": "ME",
      "locality": "Portland",
      "county": "Cumberland County",
      "postal_code": "04101",
      "msa": "Portland-South Portland, ME",
      "lat": "43.66",
      "lon": "-70.26",
      "fips_code": "23005",
      "raw": "Portland, Maine, United States"
    }
  },
  {
    "weight": 5,
    "text": "Honolulu, Hawaii, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Hawaii",
      "region_abbreviation": "HI",
      "locality": "Honolulu",
      "county": "Honolulu County",
      "postal_code": "96813",
      "msa": "Urban Honolulu, HI",
      "lat": "21.31",
      "lon": "-157.86",
      "fips_code": "15003",
      "raw": "Honolulu, Hawaii, United States"
    }
  },
  {
    "weight": 5,
    "text": "Anchorage, Alaska, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "Alaska",
      "region_abbreviation": "AK",
      "locality": "Anchorage",
      "county": "Anchorage Municipality",
      "postal_code": "99501",
      "msa": "Anchorage, AK",
      "lat": "61.22",
      "lon": "-149.90",
      "fips_code": "02020",
      "raw": "Anchorage, Alaska, United States"
    }
  },
  {
    "weight": 5,
    "text": "Spearfish, South Dakota, United States",
    "country": "United States",
    "details": {
      "country": "United States",
      "country_code": "US",
      "region": "South Dakota",
      "region_abbreviation": "SD",
      "locality": "Spearfish",
      "county": "Lawrence County",
      "postal_code": "57783",
      "lat": "44.49",
      "lon": "-103.86",
      "fips_code": "46081",
      "raw": "Spearfish, South Dakota, United States"
    }
  },
  {
    "weight": 35,
    "text": "London, England, United Kingdom",
    "country": "United Kingdom",
    "details": {
      "country": "United Kingdom",
      "country_code": "GB",
      "region": "England",
      "locality": "London",
      "postal_code": "EC1A 1BB",
      "lat": "51.51",
      "lon": "-0.13",
      "raw": "London, England, United Kingdom"
    }
  },
  {
    "weight": 25,
    "text": "Toronto, Ontario, Canada",
    "country": "Canada",
    "details": {
      "country": "Canada",
      "country_code": "CA",
      "region": "Ontario",
      "locality": "Toronto",
      "postal_code": "M5H 2N2",
      "lat": "43.65",
      "lon": "-79.38",
      "raw": "Toronto, Ontario, Canada"
    }
  },
  {
    "weight": 15,
    "text": "Montréal, Québec, Canada",
    "country": "Canada",
    "details": {
      "country": "Canada",
      "country_code": "CA",
      "region": "Québec",
      "locality": "Montréal",
      "postal_code": "H2Y 1C6",
      "lat": "45.50",
      "lon": "-73.57",
      "raw": "Montréal, Québec, Canada"
    }
  },
  {
    "weight": 20,
    "text": "Berlin, Berlin, Germany",
    "country": "Germany",
    "details": {
      "country": "Germany",
      "country_code": "DE",
      "region": "Berlin",
      "locality": "Berlin",
      "postal_code": "10117",
      "lat": "52.52",
      "lon": "13.40",
      "raw": "Berlin, Berlin, Germany"
    }
  },
  {
    "weight": 15,
    "text": "München, Bayern, Germany",
    "country": "Germany",
    "details": {
      "country": "Germany",
      "country_code": "DE",
      "region": "Bayern",
      "locality": "München",
      "postal_code": "80331",
      "lat": "48.14",
      "lon": "11.58",
      "raw": "München, Bayern, Germany"
    }
  },
  {
    "weight": 15,
    "text": "Paris, Île-de-France, France",
    "country": "France",
    "details": {
      "country": "France",
      "country_code": "FR",
      "region": "Île-de-France",
      "locality": "Paris",
      "postal_code": "75001",
      "lat": "48.86",
      "lon": "2.35",
      "raw": "Paris, Île-de-France, France"
    }
  },
  {
    "weight": 10,
    "text": "Dublin, Leinster, Ireland",
    "country": "Ireland",
    "details": {
      "country": "Ireland",
      "country_code": "IE",
      "region": "Leinster",
      "locality": "Dublin",
      "postal_code": "D02 X285",
      "lat": "53.35",
      "lon": "-6.26",
      "raw": "Dublin, Leinster, Ireland"
    }
  },
  {
    "weight": 10,
    "text": "Kraków, Małopolskie, Poland",
    "country": "Poland",
    "details": {
      "country": "Poland",
      "country_code": "PL",
      "region": "Małopolskie",
      "locality": "Kraków",
      "postal_code": "31-042",
      "lat": "50.06",
      "lon": "19.94",
      "raw": "Kraków, Małopolskie, Poland"
    }
  },
  {
    "weight": 10,
    "text": "København, Hovedstaden, Denmark",
    "country": "Denmark",
    "details": {
      "country": "Denmark",
      "country_code": "DK",
      "region": "Hovedstaden",
      "locality": "København",
      "postal_code": "1050",
      "lat": "55.68",
      "lon": "12.57",
      "raw": "København, Hovedstaden, Denmark"
    }
  },
  {
    "weight": 10,
    "text": "Kyiv, Kyiv City, Ukraine",
    "country": "Ukraine",
    "details": {
      "country": "Ukraine",
      "country_code": "UA",
      "region": "Kyiv City",
      "locality": "Kyiv",
      "postal_code": "01001",
      "lat": "50.45",
      "lon": "30.52",
      "raw": "Kyiv, Kyiv City, Ukraine"
    }
  },
  {
    "weight": 10,
    "text": "Tel Aviv, Tel Aviv District, Israel",
    "country": "Israel",
    "details": {
      "country": "Israel",
      "country_code": "IL",
      "region": "Tel Aviv District",
      "locality": "Tel Aviv",
      "postal_code": "6100000",
      "lat": "32.08",
      "lon": "34.78",
      "raw": "Tel Aviv, Tel Aviv District, Israel"
    }
  },
  {
    "weight": 10,
    "text": "Cairo, Cairo Governorate, Egypt",
    "country": "Egypt",
    "details": {
      "country": "Egypt",
      "country_code": "EG",
      "region": "Cairo Governorate",
      "locality": "Cairo",
      "postal_code": "11511",
      "lat": "30.04",
      "lon": "31.24",
      "raw": "Cairo, Cairo Governorate, Egypt"
    }
  },
  {
    "weight": 20,
    "text": "Bengaluru, Karnataka, India",
    "country": "India",
    "details": {
      "country": "India",
      "country_code": "IN",
      "region": "Karnataka",
      "locality": "Bengaluru",
      "postal_code": "560001",
      "lat": "12.97",
      "lon": "77.59",
      "raw": "Bengaluru, Karnataka, India"
    }
  },
  {
    "weight": 15,
    "text": "Singapore, Central Region, Singapore",
    "country": "Singapore",
    "details": {
      "country": "Singapore",
      "country_code": "SG",
      "region": "Central Region",
      "locality": "Singapore",
      "postal_code": "018956",
      "lat": "1.29",
      "lon": "103.85",
      "raw": "Singapore, Central Region, Singapore"
    }
  },
  {
    "weight": 15,
    "text": "Shanghai, Shanghai, China",
    "country": "China",
    "details": {
      "country": "China",
      "country_code": "CN",
      "region": "Shanghai",
      "locality": "Shanghai",
      "postal_code": "200000",
      "lat": "31.23",
      "lon": "121.47",
      "raw": "Shanghai, Shanghai, China"
    }
  },
  {
    "weight": 15,
    "text": "Sydney, New South Wales, Australia",
    "country": "Australia",
    "details": {
      "country": "Australia",
      "country_code": "AU",
      "region": "New South Wales",
      "locality": "Sydney",
      "postal_code": "2000",
      "lat": "-33.87",
      "lon": "151.21",
      "raw": "Sydney, New South Wales, Australia"
    }
  },
  {
    "weight": 10,
    "text": "São Paulo, São Paulo, Brazil",
    "country": "Brazil",
    "details": {
      "country": "Brazil",
      "country_code": "BR",
      "region": "São Paulo",
      "locality": "São Paulo",
      "postal_code": "01001-000",
      "lat": "-23.55",
      "lon": "-46.63",
      "raw": "São Paulo, São Paulo, Brazil"
    }
  },
  {
    "weight": 10,
    "text": "San Juan, Puerto Rico",
    "country": "Puerto Rico",
    "details": {
      "country": "Puerto Rico",
      "country_code": "PR",
      "region": "Puerto Rico",
      "region_abbreviation": "PR",
      "locality": "San Juan",
      "county": "San Juan Municipio",
      "postal_code": "00901",
      "msa": "San Juan-Bayamón-Caguas, PR",
      "lat": "18.47",
      "lon": "-66.11",
      "fips_code": "72127",
      "raw": "San Juan, Puerto Rico"
    }
  }
] as const;

export const tables = {
  "statuses": [
    [
      "employed",
      92
    ],
    [
      "unemployed",
      5
    ],
    [
      "retired",
      3
    ]
  ],
  "ranks": [
    [
      1,
      45
    ],
    [
      2,
      20
    ],
    [
      4,
      15
    ],
    [
      5,
      8
    ],
    [
      7,
      5
    ],
    [
      6,
      4
    ],
    [
      0,
      2
    ],
    [
      3,
      1
    ]
  ],
  "functions": [
    [
      "Engineering",
      14
    ],
    [
      "Sales and Support",
      13
    ],
    [
      "Operations",
      10
    ],
    [
      "Information Technology",
      9
    ],
    [
      "Finance and Administration",
      9
    ],
    [
      "Marketing and Product",
      8
    ],
    [
      "Healthcare",
      7
    ],
    [
      "Education",
      5
    ],
    [
      "Human Resources",
      4
    ],
    [
      "Business Management",
      4
    ],
    [
      "Program and Project Management",
      4
    ],
    [
      "Banking and Wealth Management",
      3
    ],
    [
      "Legal",
      2
    ],
    [
      "Quality",
      2
    ],
    [
      "Risk, Safety, Compliance",
      2
    ],
    [
      "Consulting",
      2
    ],
    [
      "Real Estate",
      1
    ],
    [
      "Publishing, Editorial and Reporting",
      1
    ]
  ],
  "jobCounts": [
    [
      1,
      14
    ],
    [
      2,
      17
    ],
    [
      3,
      17
    ],
    [
      4,
      14
    ],
    [
      5,
      11
    ],
    [
      6,
      8
    ],
    [
      7,
      6
    ],
    [
      8,
      4
    ],
    [
      9,
      3
    ],
    [
      10,
      3
    ],
    [
      11,
      2
    ],
    [
      12,
      1
    ]
  ],
  "gapMonths": [
    [
      0,
      60
    ],
    [
      1,
      15
    ],
    [
      2,
      10
    ],
    [
      5,
      8
    ],
    [
      11,
      5
    ],
    [
      20,
      2
    ]
  ],
  "emailStatuses": [
    [
      "valid",
      60
    ],
    [
      "catch-all",
      30
    ],
    [
      "best-guess",
      10
    ]
  ],
  "companyTypes": [
    [
      "Privately Held",
      58
    ],
    [
      "Public Company",
      24
    ],
    [
      "Non Profit",
      5
    ],
    [
      "Educational",
      5
    ],
    [
      "Government Agency",
      3
    ],
    [
      "Partnership",
      3
    ],
    [
      "Self Owned",
      2
    ]
  ],
  "domainSuffixes": [
    [
      ".example.com",
      70
    ],
    [
      ".example",
      20
    ],
    [
      ".test",
      10
    ]
  ],
  "schoolCounts": [
    [
      0,
      10
    ],
    [
      1,
      50
    ],
    [
      2,
      32
    ],
    [
      3,
      8
    ]
  ],
  "titles": {
    "Banking and Wealth Management": {
      "roles": [
        "Wealth Advisor",
        "Loan Officer",
        "Private Banker",
        "Investment Analyst",
        "Bank Teller"
      ],
      "areas": [
        "Wealth Management",
        "Private Banking"
      ],
      "chief": "Chief Investment Officer"
    },
    "Business Management": {
      "roles": [
        "Business Analyst",
        "Strategy Analyst",
        "Business Development Associate"
      ],
      "areas": [
        "Strategy",
        "Business Development"
      ],
      "chief": "Chief Executive Officer"
    },
    "Consulting": {
      "roles": [
        "Advisory Associate",
        "Engagement Analyst",
        "Advisory Specialist"
      ],
      "areas": [
        "Advisory Services",
        "Client Engagements"
      ],
      "chief": "Chief Advisory Officer"
    },
    "Education": {
      "roles": [
        "Teacher",
        "Lecturer",
        "Instructional Designer",
        "Academic Advisor"
      ],
      "areas": [
        "Academic Programs",
        "Curriculum"
      ],
      "chief": "Chief Academic Officer"
    },
    "Engineering": {
      "roles": [
        "Software Engineer",
        "Data Engineer",
        "Mechanical Engineer",
        "Electrical Engineer",
        "Robotics Engineer"
      ],
      "areas": [
        "Engineering",
        "Software Development"
      ],
      "chief": "Chief Technology Officer"
    },
    "Finance and Administration": {
      "roles": [
        "Accountant",
        "Financial Analyst",
        "Administrative Assistant",
        "Payroll Specialist"
      ],
      "areas": [
        "Finance",
        "Accounting"
      ],
      "chief": "Chief Financial Officer"
    },
    "Healthcare": {
      "roles": [
        "Registered Nurse",
        "Physical Therapist",
        "Pharmacist",
        "Clinical Researcher"
      ],
      "areas": [
        "Clinical Services",
        "Patient Care"
      ],
      "chief": "Chief Medical Officer"
    },
    "Human Resources": {
      "roles": [
        "Recruiter",
        "Human Resources Generalist",
        "Compensation Analyst"
      ],
      "areas": [
        "Human Resources",
        "Talent Acquisition"
      ],
      "chief": "Chief People Officer"
    },
    "Information Technology": {
      "roles": [
        "Systems Administrator",
        "Network Administrator",
        "Database Administrator",
        "Security Analyst"
      ],
      "areas": [
        "Information Technology",
        "Infrastructure"
      ],
      "chief": "Chief Information Officer"
    },
    "Legal": {
      "roles": [
        "Attorney",
        "Paralegal",
        "Contracts Specialist"
      ],
      "areas": [
        "Legal Affairs",
        "Contracts"
      ],
      "chief": "Chief Legal Officer"
    },
    "Marketing and Product": {
      "roles": [
        "Marketing Specialist",
        "Content Strategist",
        "Product Designer",
        "Brand Specialist"
      ],
      "areas": [
        "Marketing",
        "Product"
      ],
      "chief": "Chief Marketing Officer"
    },
    "Operations": {
      "roles": [
        "Operations Analyst",
        "Logistics Coordinator",
        "Supply Chain Planner",
        "Buyer"
      ],
      "areas": [
        "Operations",
        "Logistics"
      ],
      "chief": "Chief Operating Officer"
    },
    "Program and Project Management": {
      "roles": [
        "Project Coordinator",
        "Program Analyst",
        "Scrum Master"
      ],
      "areas": [
        "Program",
        "Project"
      ],
      "chief": "Chief Program Officer"
    },
    "Publishing, Editorial and Reporting": {
      "roles": [
        "Editor",
        "Copy Editor",
        "Reporter",
        "Technical Writer"
      ],
      "areas": [
        "Editorial",
        "Publishing"
      ],
      "chief": "Chief Content Officer"
    },
    "Quality": {
      "roles": [
        "Quality Inspector",
        "Quality Assurance Analyst",
        "Test Technician"
      ],
      "areas": [
        "Quality Assurance",
        "Quality Control"
      ],
      "chief": "Chief Quality Officer"
    },
    "Real Estate": {
      "roles": [
        "Leasing Agent",
        "Property Appraiser",
        "Facilities Planner"
      ],
      "areas": [
        "Real Estate",
        "Leasing"
      ],
      "chief": "Chief Real Estate Officer"
    },
    "Risk, Safety, Compliance": {
      "roles": [
        "Compliance Analyst",
        "Safety Specialist",
        "Risk Analyst"
      ],
      "areas": [
        "Compliance",
        "Risk"
      ],
      "chief": "Chief Risk Officer"
    },
    "Sales and Support": {
      "roles": [
        "Account Executive",
        "Sales Representative",
        "Customer Support Specialist",
        "Account Representative"
      ],
      "areas": [
        "Sales",
        "Customer Support"
      ],
      "chief": "Chief Revenue Officer"
    }
  },
  "industries": [
    {
      "industry": "Industrial Automation",
      "sicCodes": [
        "3569",
        "3823"
      ],
      "nouns": [
        "Robotics",
        "Automation",
        "Controls"
      ]
    },
    {
      "industry": "Software Development",
      "sicCodes": [
        "7372",
        "7371"
      ],
      "nouns": [
        "Software",
        "Labs",
        "Technologies",
        "Systems"
      ]
    },
    {
      "industry": "Data Infrastructure",
      "sicCodes": [
        "7374",
        "7375"
      ],
      "nouns": [
        "Analytics",
        "Data",
        "Cloud"
      ]
    },
    {
      "industry": "Agriculture",
      "sicCodes": [
        "0115",
        "0711",
        "0191"
      ],
      "nouns": [
        "Farms",
        "Orchards",
        "Seeds"
      ]
    },
    {
      "industry": "Fishery",
      "sicCodes": [
        "0912",
        "0921"
      ],
      "nouns": [
        "Fisheries",
        "Hatcheries"
      ]
    },
    {
      "industry": "Mining",
      "sicCodes": [
        "1041",
        "1221"
      ],
      "nouns": [
        "Mining",
        "Minerals"
      ]
    },
    {
      "industry": "Construction",
      "sicCodes": [
        "1521",
        "1542"
      ],
      "nouns": [
        "Construction",
        "Builders"
      ]
    },
    {
      "industry": "Food Production",
      "sicCodes": [
        "2011",
        "2033"
      ],
      "nouns": [
        "Foods",
        "Bakeries",
        "Provisions"
      ]
    },
    {
      "industry": "Pharmaceuticals",
      "sicCodes": [
        "2834",
        "2836"
      ],
      "nouns": [
        "Therapeutics",
        "Pharma",
        "Biosciences"
      ]
    },
    {
      "industry": "Medical Devices",
      "sicCodes": [
        "3841",
        "3845"
      ],
      "nouns": [
        "Medical",
        "Diagnostics"
      ]
    },
    {
      "industry": "Semiconductors",
      "sicCodes": [
        "3674"
      ],
      "nouns": [
        "Semiconductor",
        "Photonics",
        "Micro"
      ]
    },
    {
      "industry": "Transportation",
      "sicCodes": [
        "4213",
        "4412"
      ],
      "nouns": [
        "Freight",
        "Logistics",
        "Shipping"
      ]
    },
    {
      "industry": "Telecommunications",
      "sicCodes": [
        "4813",
        "4899"
      ],
      "nouns": [
        "Networks",
        "Wireless"
      ]
    },
    {
      "industry": "Utilities",
      "sicCodes": [
        "4911",
        "4941"
      ],
      "nouns": [
        "Energy",
        "Power",
        "Water"
      ]
    },
    {
      "industry": "Wholesale",
      "sicCodes": [
        "5045",
        "5141"
      ],
      "nouns": [
        "Supply",
        "Distributors",
        "Trading"
      ]
    },
    {
      "industry": "Retail",
      "sicCodes": [
        "5311",
        "5651"
      ],
      "nouns": [
        "Stores",
        "Outfitters",
        "Markets"
      ]
    },
    {
      "industry": "Banking",
      "sicCodes": [
        "6021",
        "6022"
      ],
      "nouns": [
        "Bank",
        "Savings",
        "Trust"
      ]
    },
    {
      "industry": "Insurance",
      "sicCodes": [
        "6311",
        "6331"
      ],
      "nouns": [
        "Insurance",
        "Mutual"
      ]
    },
    {
      "industry": "Investment Management",
      "sicCodes": [
        "6282",
        "6211"
      ],
      "nouns": [
        "Capital",
        "Partners",
        "Holdings"
      ]
    },
    {
      "industry": "Real Estate",
      "sicCodes": [
        "6531",
        "6512"
      ],
      "nouns": [
        "Realty",
        "Properties"
      ]
    },
    {
      "industry": "Hospitality",
      "sicCodes": [
        "7011",
        "5812"
      ],
      "nouns": [
        "Hotels",
        "Hospitality",
        "Kitchens"
      ]
    },
    {
      "industry": "Advertising",
      "sicCodes": [
        "7311",
        "7319"
      ],
      "nouns": [
        "Media",
        "Creative",
        "Agency"
      ]
    },
    {
      "industry": "Hospitals and Health Care",
      "sicCodes": [
        "8062",
        "8011"
      ],
      "nouns": [
        "Health",
        "Clinics",
        "Care"
      ]
    },
    {
      "industry": "Engineering Services",
      "sicCodes": [
        "8711",
        "8712"
      ],
      "nouns": [
        "Engineering",
        "Design"
      ]
    },
    {
      "industry": "Business Consulting",
      "sicCodes": [
        "8742",
        "8748"
      ],
      "nouns": [
        "Consulting",
        "Advisory",
        "Group"
      ]
    }
  ],
  "schools": [
    "Fjordby University",
    "Kestrel Valley College",
    "Cardinal Ridge Institute",
    "Aldermoor University",
    "Brackenridge State University",
    "Calloway College",
    "Dunhaven Institute of Technology",
    "Eastmere University",
    "Fairhollow College",
    "Glenwick State University",
    "Hawksbury University",
    "Inverleith School of Design",
    "Juniper Bay College",
    "Kingsfold Business School",
    "Larchmont Polytechnic",
    "Marrowgate University",
    "Northfen Institute of Technology",
    "Oakhaven Community College",
    "Pellworth University",
    "Quarrystone College",
    "Ravensmoor State University",
    "Silverlake School of Law",
    "Thornbury Medical School",
    "Umberfield University",
    "Valebrook College",
    "Westerlyn University",
    "Yarrowdale Institute",
    "Zephyr Coast University",
    "Université de Bellerive",
    "Universität Sankt Alban"
  ],
  "subjects": [
    "Computer Science",
    "Business Administration",
    "Economics",
    "Psychology",
    "Mechanical Engineering",
    "Electrical Engineering",
    "Nursing",
    "English",
    "Marketing",
    "Finance",
    "Accounting",
    "Biology",
    "Communications",
    "Political Science",
    "Mathematics",
    "Law"
  ],
  "degrees": [
    [
      [
        "Bachelor of Science",
        4
      ],
      [
        "Bachelor of Arts",
        4
      ],
      [
        "Associate Degree",
        2
      ]
    ],
    [
      [
        "Master of Science",
        2
      ],
      [
        "Master of Business Administration",
        2
      ],
      [
        "Juris Doctor",
        3
      ]
    ],
    [
      [
        "Doctor of Philosophy",
        4
      ]
    ]
  ],
  "accentedFirstNames": [
    "André",
    "Björn",
    "Chloé",
    "Dušan",
    "Élodie",
    "François",
    "Gül",
    "Håkon",
    "Íris",
    "José",
    "Łucja",
    "Mónica",
    "Noël",
    "Renée",
    "Søren",
    "Zoë"
  ],
  "accentedLastNames": [
    "Ångström",
    "Béranger",
    "Čapek",
    "Đorđević",
    "Fernández",
    "García",
    "Gündoğan",
    "Jørgensen",
    "Kovač",
    "Lefèvre",
    "Müller",
    "Núñez",
    "Öztürk",
    "Peña",
    "Šimić",
    "Wójcik"
  ]
} as const;

/** Lists of @faker-js/faker (MIT License, Copyright faker contributors), which itself takes longer to load than the mock. */
export const names: Readonly<Record<'first' | 'last' | 'streetSuffixes', readonly string[]>> = {"first":["Addison","Adell","Adrien","Alejandrin","Alexie","Alexis","Alexys","Ali","Alva","Alvis","Amani","Amari","Angel","Ara","Arden","Ari","Ariel","Arlie","Armani","Asa","Ashton","Aubrey","Audie","August","Austyn","Avery","Baby","Bailey","Bell","Berry","Bethel","Blair","Brook","Brown","Burdette","Burnice","Cali","Carey","Carroll","Cary","Casey","Chandler","Charley","Chesley","Clair","Claudie","Clemmie","Cleo","Cordie","Coty","Cruz","Dakota","Dallas","Dannie","Darby","Darian","Dee","Dell","Delta","Demetris","Devan","Devon","Devyn","Dominique","Dorian","Dusty","Eden","Elisha","Emery","Emmanuelle","Emory","Estel","Florida","Floy","Francis","Frankie","Garnet","Garnett","Germaine","Golden","Guadalupe","Hadley","Harley","Hassie","Haven","Hazle","Hollis","Ira","Ivory","Jacky","Jaden","Jadyn","Jaeden","Jaiden","Jalyn","Jamey","Jamie","Jammie","Jan","Jaycee","Jaylan","Jaylin","Jayme","Jennings","Jensen","Jess","Jessie","Jessy","Joany","Jody","Johnnie","Jordan","Jordane","Jude","Jules","Justice","Kacey","Karson","Kasey","Kaya","Kayden","Kendall","Kennedy","Kenyatta","Kerry","Kris","Kristian","Lane","Larue","Lavern","Lavon","Layne","Lee","Lennie","Leone","Linnie","London","Lonie","Loren","Lou","Loy","Loyal","Lue","Lupe","Marion","Marley","Marlin","Maxie","Maximillia","Merl","Merle","Merlin","Merritt","Michale","Michel","Milan","Miller","Mina","Monroe","Monserrate","Montana","Morgan","Mossie","Mozell","Murl","Murphy","Myrl","Nakia","Nicola","Nikita","Nova","Ocie","Oda","Odie","Ollie","Oma","Onie","Orie","Ova","Paris","Pat","Paxton","Payton","Peyton","Pink","Presley","Providenci","Quinn","Raleigh","Reagan","Reese","Regan","Reilly","Rickie","Riley","River","Robbie","Robin","Roma","Romaine","Rowan","Royal","Ryann","Ryley","Sage","Sammie","Sammy","Schuyler","Shanon","Shayne","Shea","Sheridan","Sidney","Sincere","Skye","Skylar","Stevie","Sunny","Taylor","Teagan","Telly","Terry","Tommie","Torey","Toy","Tristin","Unique","Urban","Valentine","Van","Vernie","Zion","Aaliyah","Abagail","Abbey","Abbie","Abbigail","Abby","Abigail","Abigale","Abigayle","Ada","Adah","Adaline","Addie","Adela","Adele","Adelia","Adeline","Adella","Adelle","Adriana","Adrianna","Adrienne","Afton","Aglae","Agnes","Agustina","Aida","Aileen","Aimee","Aisha","Aiyana","Alaina","Alana","Alanis","Alanna","Alayna","Alba","Alberta","Albertha","Albina","Alda","Aleen","Alejandra","Alena","Alene","Alessandra","Alessia","Aletha","Alexa","Alexandra","Alexandrea","Alexandria","Alexandrine","Alexane","Alexanne","Alfreda","Alia","Alice","Alicia","Alisa","Alisha","Alison","Alivia","Aliya","Aliyah","Aliza","Alize","Allene","Allie","Allison","Ally","Alma","Alta","Althea","Alvena","Alvera","Alverta","Alvina","Alyce","Alycia","Alysa","Alysha","Alyson","Alyssa","Alysson","Amalia","Amanda","Amara","Amaya","Amber","Amelia","Amelie","Amely","America","Amie","Amina","Amira","Amiya","Amparo","Amy","Amya","Ana","Anabel","Anabelle","Anahi","Anais","Anastasia","Andrea","Andreane","Andreanne","Angela","Angelica","Angelina","Angeline","Angelita","Angie","Anika","Anissa","Anita","Aniya","Aniyah","Anjali","Ann","Anna","Annabel","Annabell","Annabelle","Annalise","Annamae","Annamarie","Anne","Annetta","Annette","Annie","Ansley","Antoinette","Antonetta","Antonette","Antonia","Antonietta","Antonina","Anya","April","Araceli","Aracely","Ardella","Ardith","Arely","Ariane","Arianna","Arielle","Arlene","Arvilla","Aryanna","Asha","Ashlee","Ashleigh","Ashley","Ashly","Ashlynn","Ashtyn","Asia","Assunta","Astrid","Athena","Aubree","Audra","Audreanne","Audrey","Augusta","Aurelia","Aurelie","Aurore","Autumn","Ava","Avis","Ayana","Ayla","Aylin","Bailee","Barbara","Baylee","Beatrice","Beaulah","Becky","Belinda","Bella","Belle","Berenice","Bernadette","Bernadine","Berneice","Bernice","Berniece","Bernita","Berta","Bertha","Beryl","Bessie","Beth","Bethany","Betsy","Bette","Bettie","Betty","Bettye","Beulah","Beverly","Bianka","Billie","Birdie","Blanca","Blanche","Bobbie","Bonita","Bonnie","Brandi","Brandy","Breana","Breanna","Breanne","Brenda","Brenna","Bria","Briana","Brianne","Bridget","Bridgette","Bridie","Brielle","Brigitte","Brionna","Brisa","Britney","Brittany","Brooke","Brooklyn","Bryana","Bulah","Caitlyn","Caleigh","Calista","Callie","Camila","Camilla","Camille","Camryn","Camylle","Candace","Candice","Candida","Cara","Carissa","Carla","Carlee","Carley","Carli","Carlie","Carlotta","Carmel","Carmela","Carmella","Carmen","Carol","Carolanne","Carole","Carolina","Caroline","Carolyn","Carolyne","Carrie","Casandra","Cassandra","Cassandre","Cassidy","Cassie","Catalina","Caterina","Catharine","Catherine","Cathrine","Cathryn","Cathy","Cayla","Cecelia","Cecile","Cecilia","Celestine","Celia","Celine","Chanel","Chanelle","Charity","Charlene","Charlotte","Chasity","Chaya","Chelsea","Chelsey","Chelsie","Cheryl","Cheyanne","Cheyenne","Chloe","Christa","Christelle","Christiana","Christie","Christina","Christine","Christy","Chyna","Ciara","Cielo","Cierra","Cindy","Citlalli","Claire","Clara","Clarabelle","Clare","Clarissa","Claudia","Claudine","Clementina","Clementine","Cleora","Cleta","Clotilde","Colleen","Concepcion","Connie","Constance","Consuelo","Cora","Coralie","Cordelia","Cordia","Corene","Corine","Corrine","Cortney","Courtney","Creola","Cristal","Cristina","Crystal","Crystel","Cydney","Cynthia","Dagmar","Dahlia","Daija","Daisha","Daisy","Damaris","Dana","Daniela","Daniella","Danielle","Danika","Danyka","Daphne","Daphnee","Daphney","Dariana","Darla","Darlene","Dasia","Dawn","Dayana","Dayna","Deanna","Debbie","Deborah","Debra","Deja","Dejah","Delaney","Delfina","Delia","Delilah","Della","Delores","Delpha","Delphia","Delphine","Dena","Denise","Desiree","Dessie","Destany","Destinee","Destiney","Destini","Destiny","Diamond","Diana","Diane","Dianna","Dianne","Dina","Dixie","Dolly","Dolores","Domenica","Donna","Dora","Dorcas","Doreen","Doris","Dorothea","Dorothy","Dorris","Dortha","Dorthy","Dovie","Dulce","Earlene","Earline","Earnestine","Easter","Ebba","Ebony","Eda","Edith","Edna","Edwina","Edyth","Edythe","Effie","Eileen","Elaina","Elaine","Elda","Eldora","Eleanor","Eleanora","Eleanore","Electa","Elena","Elenor","Elenora","Eleonore","Elfrieda","Eliane","Elinor","Elinore","Elisa","Elisabeth","Elise","Elissa","Eliza","Elizabeth","Ella","Ellen","Ellie","Elmira","Elna","Elnora","Elody","Eloisa","Eloise","Elouise","Elsa","Else","Elsie","Elta","Elva","Elvera","Elvie","Elvira","Elyse","Elyssa","Elza","Emelia","Emelie","Emely","Emerald","Emie","Emilia","Emilie","Emily","Emma","Emmalee","Emmie","Emmy","Ena","Enid","Enola","Era","Erica","Ericka","Erika","Erin","Erma","Erna","Ernestina","Ernestine","Eryn","Esmeralda","Esperanza","Essie","Esta","Estefania","Estell","Estella","Estelle","Esther","Estrella","Etha","Ethel","Ethelyn","Ethyl","Ettie","Eudora","Eugenia","Eula","Eulah","Eulalia","Euna","Eunice","Eva","Evalyn","Evangeline","Eve","Eveline","Evelyn","Evie","Fabiola","Fae","Faith","Fannie","Fanny","Fatima","Fay","Faye","Felicia","Felicita","Felicity","Felipa","Fern","Ferne","Filomena","Fiona","Flavie","Fleta","Flo","Flora","Florence","Florine","Flossie","Frances","Francesca","Francisca","Freda","Frederique","Freeda","Freida","Frida","Frieda","Gabriella","Gabrielle","Gail","Gayle","Genesis","Geneva","Genevieve","Genoveva","Georgette","Georgia","Georgiana","Georgianna","Geraldine","Gerda","Gertrude","Gia","Gilda","Gillian","Gina","Ginger","Giovanna","Gisselle","Gladyce","Gladys","Glenda","Glenna","Glennie","Gloria","Golda","Grace","Gracie","Graciela","Grayce","Gregoria","Greta","Gretchen","Gudrun","Gussie","Gwen","Gwendolyn","Hailee","Hailey","Hailie","Haleigh","Haley","Halie","Halle","Hallie","Hanna","Hannah","Harmony","Harriet","Hattie","Haylee","Hayley","Haylie","Hazel","Heather","Heaven","Heidi","Helen","Helena","Helene","Helga","Hellen","Heloise","Henrietta","Henriette","Hermina","Herminia","Herta","Hertha","Hester","Hettie","Hilda","Hildegard","Hillary","Hilma","Hollie","Holly","Hope","Hortense","Hulda","Icie","Ida","Idell","Idella","Ila","Ilene","Iliana","Ima","Imani","Imelda","Imogene","Ines","Inez","Irene","Iris","Irma","Isabel","Isabell","Isabella","Isabelle","Isobel","Itzel","Iva","Ivah","Ivy","Izabella","Jacey","Jacinthe","Jackeline","Jackie","Jacklyn","Jaclyn","Jacqueline","Jacquelyn","Jacynthe","Jada","Jade","Jaida","Jailyn","Jakayla","Jana","Janae","Jane","Janelle","Janessa","Janet","Janice","Janie","Janis","Janiya","Jannie","Jany","Jaquelin","Jaqueline","Jasmin","Jasmine","Jaunita","Jayda","Jayde","Jayne","Jazlyn","Jazmin","Jazmyn","Jazmyne","Jean","Jeanette","Jeanie","Jeanne","Jeannette","Jeannie","Jena","Jenifer","Jenna","Jennie","Jennifer","Jenny","Jennyfer","Jessica","Jessika","Jessyca","Jettie","Jewel","Jewell","Jill","Jillian","Jo","Joan","Joana","Joanie","Joann","Joanna","Joanne","Joannie","Joanny","Jocelyn","Jodi","Jodie","Joelle","Johanna","Jolie","Jordyn","Josefa","Josefina","Josephine","Josiane","Josianne","Josie","Joy","Joyce","Juana","Juanita","Judith","Judy","Julia","Juliana","Julianne","Julie","Juliet","June","Justina","Justine","Kaci","Kacie","Kaela","Kaelyn","Kaia","Kailee","Kailey","Kailyn","Kaitlin","Kaitlyn","Kaleigh","Kaley","Kali","Kallie","Kamille","Kamryn","Kara","Karelle","Karen","Kari","Kariane","Karianne","Karina","Karine","Karla","Karlee","Karley","Karli","Karlie","Karolann","Kasandra","Kassandra","Katarina","Kate","Katelin","Katelyn","Katelynn","Katharina","Katherine","Katheryn","Kathleen","Kathlyn","Kathryn","Kathryne","Kathy","Katie","Katlyn","Katlynn","Katrina","Katrine","Kattie","Kay","Kaycee","Kayla","Kaylah","Kaylee","Kayleigh","Kayley","Kayli","Kaylie","Kaylin","Keara","Keeley","Keely","Keira","Kelley","Kelli","Kellie","Kelly","Kelsi","Kelsie","Kendra","Kenna","Kennedi","Kenya","Kiana","Kianna","Kiara","Kiarra","Kiera","Kiley","Kim","Kimberly","Kira","Kirsten","Kirstin","Kitty","Krista","Kristen","Kristi","Kristie","Kristin","Kristina","Kristine","Kristy","Krystal","Krystel","Krystina","Kyla","Kylee","Kyleigh","Kylie","Kyra","Lacey","Lacy","Laila","Laisha","Lana","Laney","Larissa","Latoya","Laura","Laurel","Lauren","Lauretta","Lauriane","Laurianne","Laurie","Laurine","Laury","Lauryn","Lavada","Laverna","Laverne","Lavina","Lavinia","Lavonne","Layla","Lea","Leah","Leann","Leanna","Leanne","Leatha","Leda","Leigh","Leila","Leilani","Lela","Lelah","Lelia","Lempi","Lena","Lenna","Lenora","Lenore","Leola","Leona","Leonie","Leonor","Leonora","Leora","Lera","Lesley","Leslie","Lesly","Lessie","Leta","Letha","Leticia","Letitia","Lexi","Lexie","Lexus","Lia","Liana","Libbie","Libby","Lila","Lilian","Liliana","Liliane","Lilla","Lillian","Lilliana","Lillie","Lilly","Lily","Lilyan","Lina","Linda","Lindsay","Lindsey","Linnea","Lisa","Lisette","Litzy","Liza","Lizeth","Lizzie","Lois","Lola","Lolita","Loma","Lora","Loraine","Lorena","Lorene","Lorenza","Loretta","Lori","Lorine","Lorna","Lorraine","Lottie","Louisa","Louise","Lourdes","Louvenia","Loyce","Lucia","Lucie","Lucienne","Lucile","Lucille","Lucinda","Lucy","Ludie","Luella","Luisa","Lula","Lulu","Luna","Lura","Lurline","Luz","Lyda","Lydia","Lyla","Lynda","Lynette","Lynn","Lynne","Lyric","Lysanne","Mabel","Mabelle","Mable","Macey","Maci","Macie","Mackenzie","Macy","Madaline","Madalyn","Maddison","Madeline","Madelyn","Madelynn","Madge","Madie","Madilyn","Madisen","Madison","Madisyn","Madonna","Madyson","Mae","Maegan","Maeve","Mafalda","Magali","Magdalen","Magdalena","Maggie","Magnolia","Maia","Maida","Maiya","Makayla","Makenna","Makenzie","Malika","Malinda","Mallie","Mallory","Malvina","Mamie","Mandy","Manuela","Mara","Marcelina","Marcella","Marcelle","Marcia","Margaret","Margarete","Margarett","Margaretta","Margarette","Margarita","Marge","Margie","Margot","Margret","Marguerite","Maria","Mariah","Mariam","Marian","Mariana","Mariane","Marianna","Marianne","Maribel","Marie","Mariela","Marielle","Marietta","Marilie","Marilou","Marilyn","Marilyne","Marina","Marisa","Marisol","Maritza","Marjolaine","Marjorie","Marjory","Marlee","Marlen","Marlene","Marsha","Marta","Martha","Martina","Martine","Mary","Maryam","Maryann","Maryjane","Maryse","Mathilde","Matilda","Matilde","Mattie","Maud","Maude","Maudie","Maureen","Maurine","Mavis","Maxine","May","Maya","Maybell","Maybelle","Maye","Maymie","Mayra","Mazie","Mckayla","Mckenna","Mckenzie","Meagan","Meaghan","Meda","Megan","Megane","Meggie","Meghan","Melanie","Melany","Melba","Melinda","Melisa","Melissa","Mellie","Melody","Melvina","Melyna","Melyssa","Mercedes","Meredith","Mertie","Meta","Mia","Micaela","Michaela","Michele","Michelle","Mikayla","Mildred","Millie","Mindy","Minerva","Minnie","Miracle","Miranda","Mireille","Mireya","Miriam","Missouri","Misty","Mittie","Modesta","Mollie","Molly","Mona","Monica","Monique","Monserrat","Moriah","Mozelle","Muriel","Mya","Myah","Mylene","Myra","Myriam","Myrna","Myrtice","Myrtie","Myrtis","Myrtle","Nadia","Nadine","Nancy","Nannie","Naomi","Naomie","Natalia","Natalie","Natasha","Nayeli","Nedra","Neha","Nelda","Nella","Nelle","Nellie","Neoma","Nettie","Neva","Nia","Nichole","Nicole","Nicolette","Nikki","Nina","Noelia","Noemi","Noemie","Noemy","Nola","Nona","Nora","Norene","Norma","Novella","Nya","Nyah","Nyasia","Oceane","Octavia","Odessa","Ofelia","Ola","Oleta","Olga","Olive","Olivia","Ona","Opal","Ophelia","Ora","Orpha","Otilia","Ottilie","Ozella","Paige","Palma","Pam","Pamela","Pansy","Pascale","Patience","Patricia","Patsy","Patti","Pattie","Patty","Paula","Paulette","Pauline","Pearl","Pearlie","Pearline","Peggie","Peggy","Penelope","Penny","Petra","Phoebe","Phyllis","Pinkie","Piper","Polly","Precious","Princess","Priscilla","Prudence","Queen","Queenie","Rachael","Rachel","Rachelle","Rae","Raegan","Rafaela","Raina","Ramona","Randi","Raphaelle","Raquel","Raven","Reanna","Reba","Rebeca","Rebecca","Rebeka","Rebekah","Regina","Reina","Renee","Ressie","Reta","Retha","Retta","Reva","Reyna","Rhea","Rhianna","Rhiannon","Rhoda","Rhonda","Rita","Roberta","Robyn","Rochelle","Rocio","Rosa","Rosalee","Rosalia","Rosalie","Rosalind","Rosalinda","Rosalyn","Rosamond","Rosanna","Rosario","Rose","Rosella","Roselyn","Rosemarie","Rosemary","Rosetta","Rosie","Rosina","Roslyn","Rossie","Rowena","Roxane","Roxanne","Rozella","Rubie","Ruby","Rubye","Ruth","Ruthe","Ruthie","Rylee","Ryleigh","Sabina","Sabrina","Sabryna","Sadie","Sadye","Saige","Sallie","Sally","Salma","Samanta","Samantha","Samara","Sandra","Sandrine","Sandy","Santa","Santina","Sara","Sarah","Sarai","Sarina","Sasha","Savanah","Savanna","Savannah","Scarlett","Selena","Selina","Serena","Serenity","Shaina","Shakira","Shana","Shanel","Shanelle","Shania","Shanie","Shaniya","Shanna","Shannon","Shanny","Shany","Shari","Sharon","Shawna","Shaylee","Shayna","Sheila","Shelia","Shelley","Shelly","Sheri","Sherri","Sherry","Sheryl","Shirley","Shyann","Shyanne","Sibyl","Sienna","Sierra","Sigrid","Silvia","Simone","Sister","Skyla","Sofia","Soledad","Sonia","Sonja","Sonya","Sophia","Sophie","Stacey","Stacy","Stefanie","Stella","Stephania","Stephanie","Stephany","Sue","Summer","Susan","Susana","Susanna","Susie","Suzanne","Syble","Sydnee","Sydney","Sydni","Sydnie","Sylvia","Tabitha","Talia","Tamara","Tami","Tamia","Tammy","Tania","Tanya","Tara","Taryn","Tasha","Tatum","Tatyana","Taya","Teresa","Teri","Terri","Tess","Tessie","Thalia","Thea","Thelma","Theodora","Theresa","Therese","Theresia","Thora","Tia","Tiana","Tianna","Tiara","Tierra","Tiffany","Tina","Tomasa","Toni","Tonya","Tracey","Traci","Tracy","Tressa","Tressie","Treva","Tricia","Trinity","Trisha","Trudie","Trycia","Twila","Tyra","Una","Ursula","Vada","Valentina","Valerie","Vallie","Vanessa","Veda","Velda","Vella","Velma","Velva","Vena","Vera","Verda","Verdie","Vergie","Verla","Verlie","Verna","Vernice","Verona","Veronica","Vesta","Vicenta","Vicki","Vickie","Vicky","Victoria","Vida","Vilma","Vincenza","Viola","Violet","Violette","Virgie","Virginia","Virginie","Vita","Viva","Vivian","Viviane","Vivianne","Vivien","Vivienne","Wanda","Wava","Wendy","Whitney","Wilhelmine","Willa","Willow","Wilma","Winifred","Winnifred","Winona","Yadira","Yasmeen","Yasmin","Yasmine","Yazmin","Yesenia","Yessenia","Yolanda","Yoshiko","Yvette","Yvonne","Zaria","Zelda","Zella","Zelma","Zena","Zetta","Zita","Zoe","Zoey","Zoie","Zoila","Zola","Zora","Zula","Aaron","Abdiel","Abdul","Abdullah","Abe","Abel","Abelardo","Abner","Abraham","Adalberto","Adam","Adan","Adelbert","Aditya","Adolf","Adolfo","Adolph","Adolphus","Adonis","Adrain","Adrian","Adriel","Agustin","Ahmad","Ahmed","Aidan","Aiden","Akeem","Al","Alan","Albert","Alberto","Albin","Alden","Alec","Alejandro","Alek","Alessandro","Alex","Alexander","Alexandre","Alexandro","Alexzander","Alf","Alfonso","Alfonzo","Alford","Alfred","Alfredo","Allan","Allen","Alonzo","Alphonso","Alton","Alvah","Alvin","Ambrose","Americo","Amir","Amos","Anastacio","Anderson","Andre","Andres","Andrew","Andy","Angelo","Angus","Anibal","Ansel","Anthony","Antone","Antonio","Antwan","Antwon","Arch","Archibald","Archie","Aric","Arjun","Arlo","Armand","Armando","Arnaldo","Arne","Arno","Arnold","Arnoldo","Arnulfo","Aron","Art","Arthur","Arturo","Arvel","Arvid","Augustine","Augustus","Aurelio","Austen","Austin","Axel","Ayden","Barney","Baron","Barrett","Barry","Bart","Bartholome","Barton","Beau","Ben","Benedict","Benjamin","Bennett","Bennie","Benny","Benton","Bernard","Bernardo","Bernhard","Bernie","Bert","Bertram","Bertrand","Bill","Billy","Blaise","Blake","Blaze","Bo","Bob","Bobby","Boris","Boyd","Brad","Braden","Bradford","Bradley","Bradly","Brady","Braeden","Brain","Brando","Brandon","Brandt","Brandyn","Brannon","Branson","Brant","Braulio","Braxton","Brayan","Brendan","Brenden","Brendon","Brennan","Brennon","Brent","Bret","Brett","Brian","Brice","Brock","Broderick","Brody","Brooks","Bruce","Bryan","Bryant","Bryce","Brycen","Bryon","Buck","Bud","Buddy","Buford","Burley","Buster","Byron","Cade","Caden","Caesar","Cale","Caleb","Calvin","Camden","Cameron","Camren","Camron","Candelario","Candido","Carl","Carleton","Carlo","Carlos","Carlton","Carmelo","Carmine","Carson","Carter","Casimer","Casimir","Casper","Ceasar","Cecil","Cedric","Cedrick","Celestino","Cesar","Chad","Chadd","Chadrick","Chaim","Chance","Charles","Charlie","Chase","Chauncey","Chaz","Chester","Chet","Chris","Christ","Christian","Christop","Christophe","Christopher","Cicero","Clarence","Clark","Claud","Claude","Clay","Clayton","Clemens","Clement","Cletus","Cleve","Cleveland","Clifford","Clifton","Clint","Clinton","Clovis","Cloyd","Clyde","Coby","Cody","Colby","Cole","Coleman","Colin","Collin","Colt","Colten","Colton","Columbus","Conner","Connor","Conor","Conrad","Constantin","Cooper","Corbin","Cordell","Corey","Cornelius","Cornell","Cortez","Cory","Coy","Craig","Crawford","Cristian","Cristobal","Cristopher","Cullen","Curt","Curtis","Cyril","Cyrus","D'angelo","Dale","Dallin","Dalton","Dameon","Damian","Damien","Damion","Damon","Dan","Dandre","Dane","Dangelo","Danial","Daniel","Danny","Dante","Daren","Darien","Darin","Dario","Darion","Darius","Darnell","Daron","Darrel","Darrell","Darren","Darrick","Darrin","Darrion","Darron","Darryl","Darwin","Daryl","Dashawn","Dave","David","Davin","Davion","Davon","Davonte","Dawson","Dax","Dayne","Dayton","Dean","Deangelo","Declan","Dedric","Dedrick","Deion","Dejon","Dejuan","Delbert","Delmer","Demarco","Demarcus","Demario","Demetrius","Demond","Denis","Dennis","Deon","Deondre","Deontae","Deonte","Dereck","Derek","Derick","Deron","Derrick","Deshaun","Deshawn","Desmond","Destin","Devante","Deven","Devin","Devonte","Dewayne","Dewey","Dewitt","Dexter","Diego","Dillan","Dillon","Dimitri","Dino","Dion","Dock","Domenic","Domenick","Domenico","Domingo","Dominic","Dominick","Don","Donald","Donato","Donavon","Donnell","Donnie","Donny","Doug","Douglas","Doyle","Drake","Drew","Duane","Dudley","Duncan","Durward","Dustin","Dwayne","Dwight","Dylan","Earl","Earnest","Easton","Ed","Edd","Eddie","Edgar","Edgardo","Edison","Edmond","Edmund","Eduardo","Edward","Edwardo","Edwin","Efrain","Efren","Einar","Eino","Eladio","Elbert","Eldon","Eldred","Eldridge","Eleazar","Eli","Elian","Elias","Eliezer","Elijah","Eliseo","Elliot","Elliott","Ellis","Ellsworth","Elmer","Elmo","Elmore","Eloy","Elroy","Elton","Elvis","Elwin","Elwyn","Emanuel","Emerson","Emil","Emile","Emiliano","Emilio","Emmanuel","Emmet","Emmett","Emmitt","Enoch","Enos","Enrico","Enrique","Ephraim","Eriberto","Eric","Erich","Erick","Erik","Erling","Ernest","Ernesto","Ernie","Ervin","Erwin","Esteban","Estevan","Ethan","Eugene","Eusebio","Evan","Evans","Everardo","Everett","Everette","Evert","Ewald","Ewell","Ezekiel","Ezequiel","Ezra","Fabian","Faustino","Fausto","Favian","Federico","Felipe","Felix","Felton","Fermin","Fernando","Fidel","Filiberto","Finn","Flavio","Fletcher","Florencio","Florian","Floyd","Ford","Forest","Forrest","Foster","Francesco","Francisco","Franco","Frank","Franklin","Franz","Fred","Freddie","Freddy","Frederic","Frederick","Frederik","Fredrick","Fredy","Freeman","Friedrich","Fritz","Furman","Gabe","Gabriel","Gaetano","Gage","Gardner","Garett","Garfield","Garland","Garret","Garrett","Garrick","Garrison","Garry","Garth","Gary","Gaston","Gavin","Gene","General","Gennaro","Geo","Geoffrey","George","Geovanni","Geovanny","Geovany","Gerald","Gerard","Gerardo","Gerhard","German","Gerry","Gerson","Gianni","Gideon","Gilbert","Gilberto","Giles","Gino","Giovani","Giovanni","Giovanny","Giuseppe","Glen","Glenn","Godfrey","Gonzalo","Gordon","Grady","Graham","Grant","Granville","Grayson","Green","Greg","Gregg","Gregorio","Gregory","Greyson","Griffin","Grover","Guido","Guillermo","Guiseppe","Gunnar","Gunner","Gus","Gust","Gustave","Gustavo","Guy","Hal","Hank","Hans","Hardy","Harmon","Harold","Harrison","Harry","Harvey","Haskell","Hassan","Hayden","Heath","Heber","Hector","Helmer","Henderson","Henri","Henry","Herbert","Herman","Hermann","Herminio","Hershel","Hilario","Hilbert","Hillard","Hilton","Hipolito","Hiram","Hobart","Holden","Homer","Horace","Horacio","Hosea","Houston","Howard","Howell","Hoyt","Hubert","Hudson","Hugh","Hugo","Humberto","Hunter","Hyman","Ian","Ibrahim","Ignacio","Ignatius","Ike","Immanuel","Irvin","Irving","Irwin","Isaac","Isac","Isadore","Isai","Isaiah","Isaias","Isidro","Ismael","Isom","Israel","Issac","Ivan","Izaiah","Jabari","Jace","Jacinto","Jack","Jackson","Jacob","Jacques","Jadon","Jaime","Jairo","Jake","Jakob","Jaleel","Jalen","Jalon","Jamaal","Jamal","Jamar","Jamarcus","Jamel","James","Jameson","Jamil","Jamir","Jamison","Janick","Jaquan","Jared","Jaren","Jarod","Jaron","Jarred","Jarrell","Jarret","Jarrett","Jarrod","Jarvis","Jasen","Jason","Jasper","Javier","Javon","Javonte","Jay","Jayce","Jayden","Jaydon","Jaylen","Jaylon","Jayson","Jed","Jedediah","Jedidiah","Jeff","Jefferey","Jeffery","Jeffrey","Jeffry","Jerad","Jerald","Jeramie","Jeramy","Jerel","Jeremiah","Jeremie","Jeremy","Jermain","Jermaine","Jermey","Jerod","Jerome","Jeromy","Jerrell","Jerrod","Jerrold","Jerry","Jesse","Jesus","Jett","Jevon","Jim","Jimmie","Jimmy","Joaquin","Joe","Joel","Joesph","Joey","Johan","Johann","Johathan","John","Johnathan","Johnathon","Johnny","Johnpaul","Johnson","Jon","Jonas","Jonatan","Jonathan","Jonathon","Jordi","Jordon","Jordy","Jorge","Jose","Joseph","Josh","Joshua","Joshuah","Josiah","Josue","Jovan","Jovani","Jovanny","Jovany","Juan","Judah","Judd","Judge","Judson","Julian","Julien","Julio","Julius","Junior","Junius","Justen","Justin","Juston","Justus","Justyn","Juvenal","Juwan","Kade","Kaden","Kadin","Kale","Kaleb","Kameron","Kamren","Kamron","Kane","Kareem","Karl","Kavon","Keagan","Keanu","Keaton","Keegan","Keenan","Keith","Kellen","Kelton","Kelvin","Ken","Kendrick","Kenneth","Kennith","Kenny","Kent","Kenton","Kenyon","Keon","Keshaun","Keshawn","Keven","Kevin","Kevon","Keyon","Keyshawn","Khalid","Khalil","Kian","Kiel","Kieran","King","Kip","Kirk","Kobe","Koby","Kody","Kolby","Kole","Korbin","Korey","Kory","Kraig","Kristofer","Kristoffer","Kristopher","Kurt","Kurtis","Kyle","Kyler","Ladarius","Lafayette","Lamar","Lambert","Lamont","Lance","Landen","Laron","Larry","Laurence","Lawrence","Lawson","Lazaro","Leif","Leland","Lemuel","Lenny","Leo","Leon","Leonard","Leonardo","Leonel","Leopold","Leopoldo","Leroy","Lester","Levi","Lew","Lewis","Liam","Lincoln","Linwood","Lionel","Lisandro","Llewellyn","Lloyd","Logan","Lon","Lonnie","Lonny","Lonzo","Lorenz","Lorenzo","Louie","Louis","Lowell","Lucas","Luciano","Lucio","Lucious","Lucius","Ludwig","Luigi","Luis","Lukas","Luke","Luther","Lyle","Mac","Mack","Magnus","Major","Malachi","Malcolm","Manley","Manuel","Marc","Marcel","Marcelino","Marcellus","Marcelo","Marco","Marcos","Marcus","Mariano","Mario","Mark","Markus","Marlon","Marques","Marquis","Marquise","Marshall","Martin","Marty","Marvin","Mason","Mateo","Mathew","Mathias","Matt","Matteo","Matthew","Maurice","Mauricio","Maverick","Max","Maxime","Maximilian","Maximillian","Maximo","Maximus","Maxwell","Maynard","Mekhi","Melvin","Mervin","Micah","Michael","Micheal","Miguel","Mike","Mikel","Miles","Milford","Milo","Milton","Misael","Mitchel","Mitchell","Modesto","Mohamed","Mohammad","Mohammed","Moises","Monte","Monty","Morris","Mortimer","Morton","Mose","Moses","Moshe","Muhammad","Murray","Mustafa","Myles","Myron","Name","Napoleon","Narciso","Nash","Nasir","Nat","Nathan","Nathanael","Nathanial","Nathaniel","Nathen","Neal","Ned","Neil","Nels","Nelson","Nestor","Newell","Newton","Nicholas","Nicholaus","Nick","Nicklaus","Nickolas","Nico","Nicolas","Nigel","Nikko","Niko","Nikolas","Nils","Noah","Noble","Noe","Noel","Nolan","Norbert","Norberto","Norman","Norris","Norval","Norwood","Obie","Odell","Okey","Olaf","Ole","Olen","Olin","Oliver","Omar","Omari","Omer","Oral","Oran","Oren","Orin","Orion","Orland","Orlando","Orlo","Orrin","Orval","Orville","Osbaldo","Osborne","Oscar","Osvaldo","Oswald","Oswaldo","Otha","Otho","Otis","Ottis","Otto","Owen","Pablo","Paolo","Parker","Pasquale","Patrick","Paul","Pedro","Percival","Percy","Perry","Pete","Peter","Phil","Philip","Phillip","Pierce","Pierre","Pietro","Porter","Preston","Price","Prince","Quentin","Quincy","Quinten","Quinton","Rafael","Raheem","Rahsaan","Rahul","Ralph","Ramiro","Ramon","Randal","Randall","Randolph","Randy","Ransom","Raoul","Raphael","Rashad","Rashawn","Rasheed","Raul","Ray","Raymond","Raymundo","Reece","Reed","Reggie","Reginald","Reid","Reinhold","Remington","Rene","Reuben","Rex","Rey","Reyes","Reymundo","Reynold","Rhett","Ricardo","Richard","Richie","Richmond","Rick","Rickey","Ricky","Rico","Rigoberto","Robb","Robert","Roberto","Rocky","Rod","Roderick","Rodger","Rodney","Rodolfo","Rodrick","Rodrigo","Roel","Rogelio","Roger","Rogers","Roland","Rolando","Rollin","Roman","Ron","Ronald","Ronaldo","Ronnie","Ronny","Roosevelt","Rory","Roscoe","Rosendo","Ross","Rowland","Roy","Royce","Ruben","Rudolph","Rudy","Rufus","Rupert","Russ","Russel","Russell","Rusty","Ryan","Ryder","Rylan","Salvador","Salvatore","Sam","Samir","Samson","Samuel","Sanford","Santiago","Santino","Santos","Saul","Savion","Scot","Scott","Scottie","Scotty","Seamus","Sean","Sebastian","Sedrick","Selmer","Sergio","Seth","Shad","Shane","Shaun","Shawn","Sheldon","Shemar","Sherman","Sherwood","Sid","Sigmund","Sigurd","Silas","Sim","Simeon","Simon","Solon","Sonny","Spencer","Stan","Stanford","Stanley","Stanton","Stefan","Stephan","Stephen","Stephon","Sterling","Steve","Steven","Stewart","Stone","Stuart","Sven","Sylvan","Sylvester","Tad","Talon","Tanner","Tate","Taurean","Tavares","Ted","Terence","Terrance","Terrell","Terrence","Terrill","Tevin","Thad","Thaddeus","Theo","Theodore","Theron","Thomas","Thurman","Tillman","Tim","Timmothy","Timmy","Timothy","Tito","Titus","Tobin","Toby","Tod","Todd","Tom","Tomas","Tommy","Toney","Tony","Torrance","Torrey","Trace","Travis","Travon","Tre","Tremaine","Tremayne","Trent","Trenton","Trever","Trevion","Trevor","Trey","Tristian","Triston","Troy","Trystan","Turner","Tyler","Tyree","Tyreek","Tyrel","Tyrell","Tyrese","Tyrique","Tyrone","Tyshawn","Tyson","Ubaldo","Ulices","Ulises","Uriah","Uriel","Valentin","Vance","Vaughn","Vern","Verner","Vernon","Vicente","Victor","Vidal","Vince","Vincent","Vincenzo","Vinnie","Virgil","Vito","Vladimir","Wade","Waino","Waldo","Walker","Wallace","Walter","Walton","Ward","Warren","Watson","Waylon","Wayne","Webster","Weldon","Wellington","Wendell","Werner","Wesley","Westley","Weston","Wilber","Wilbert","Wilbur","Wilburn","Wiley","Wilford","Wilfred","Wilfredo","Wilfrid","Wilhelm","Will","Willard","William","Willie","Willis","Willy","Wilmer","Wilson","Wilton","Winfield","Winston","Wm","Woodrow","Wyatt","Wyman","Xander","Xavier","Xzavier","Zachariah","Zachary","Zachery","Zack","Zackary","Zackery","Zakary","Zander","Zane","Zechariah"],"last":["Abbott","Abernathy","Abshire","Adams","Altenwerth","Anderson","Ankunding","Armstrong","Auer","Aufderhar","Bahringer","Bailey","Balistreri","Barrows","Bartell","Bartoletti","Barton","Bashirian","Batz","Bauch","Baumbach","Bayer","Beahan","Beatty","Bechtelar","Becker","Bednar","Beer","Beier","Berge","Bergnaum","Bergstrom","Bernhard","Bernier","Bins","Blanda","Blick","Block","Bode","Boehm","Bogan","Bogisich","Borer","Bosco","Botsford","Boyer","Boyle","Bradtke","Brakus","Braun","Breitenberg","Brekke","Brown","Bruen","Buckridge","Carroll","Carter","Cartwright","Casper","Cassin","Champlin","Christiansen","Cole","Collier","Collins","Conn","Connelly","Conroy","Considine","Corkery","Cormier","Corwin","Cremin","Crist","Crona","Cronin","Crooks","Cruickshank","Cummerata","Cummings","D'Amore","Dach","Daniel","Dare","Daugherty","Davis","Deckow","Denesik","Dibbert","Dickens","Dicki","Dickinson","Dietrich","Donnelly","Dooley","Douglas","Doyle","DuBuque","Durgan","Ebert","Effertz","Emard","Emmerich","Erdman","Ernser","Fadel","Fahey","Farrell","Fay","Feeney","Feest","Feil","Ferry","Fisher","Flatley","Frami","Franecki","Franey","Friesen","Fritsch","Funk","Gerhold","Gerlach","Gibson","Gislason","Gleason","Gleichner","Glover","Goldner","Goodwin","Gorczany","Gottlieb","Goyette","Grady","Graham","Grant","Green","Greenfelder","Greenholt","Grimes","Gulgowski","Gusikowski","Gutkowski","Gutmann","Haag","Hackett","Hagenes","Hahn","Haley","Halvorson","Hamill","Hammes","Hand","Hane","Hansen","Harber","Harris","Hartmann","Harvey","Hauck","Hayes","Heaney","Heathcote","Hegmann","Heidenreich","Heller","Herman","Hermann","Hermiston","Herzog","Hessel","Hettinger","Hickle","Hilll","Hills","Hilpert","Hintz","Hirthe","Hodkiewicz","Hoeger","Homenick","Hoppe","Howe","Howell","Hudson","Huel","Huels","Hyatt","Jacobi","Jacobs","Jacobson","Jakubowski","Jaskolski","Jast","Jenkins","Jerde","Johns","Johnson","Johnston","Jones","Kassulke","Kautzer","Keebler","Keeling","Kemmer","Kerluke","Kertzmann","Kessler","Kiehn","Kihn","Kilback","King","Kirlin","Klein","Kling","Klocko","Koch","Koelpin","Koepp","Kohler","Konopelski","Koss","Kovacek","Kozey","Krajcik","Kreiger","Kris","Kshlerin","Kub","Kuhic","Kuhlman","Kuhn","Kulas","Kunde","Kunze","Kuphal","Kutch","Kuvalis","Labadie","Lakin","Lang","Langosh","Langworth","Larkin","Larson","Leannon","Lebsack","Ledner","Leffler","Legros","Lehner","Lemke","Lesch","Leuschke","Lind","Lindgren","Littel","Little","Lockman","Lowe","Lubowitz","Lueilwitz","Luettgen","Lynch","MacGyver","Macejkovic","Maggio","Mann","Mante","Marks","Marquardt","Marvin","Mayer","Mayert","McClure","McCullough","McDermott","McGlynn","McKenzie","McLaughlin","Medhurst","Mertz","Metz","Miller","Mills","Mitchell","Moen","Mohr","Monahan","Moore","Morar","Morissette","Mosciski","Mraz","Mueller","Muller","Murazik","Murphy","Murray","Nader","Nicolas","Nienow","Nikolaus","Nitzsche","Nolan","O'Connell","O'Conner","O'Hara","O'Keefe","O'Kon","O'Reilly","Oberbrunner","Okuneva","Olson","Ondricka","Orn","Ortiz","Osinski","Pacocha","Padberg","Pagac","Parisian","Parker","Paucek","Pfannerstill","Pfeffer","Pollich","Pouros","Powlowski","Predovic","Price","Prohaska","Prosacco","Purdy","Quigley","Quitzon","Rath","Ratke","Rau","Raynor","Reichel","Reichert","Reilly","Reinger","Rempel","Renner","Reynolds","Rice","Rippin","Ritchie","Robel","Roberts","Rodriguez","Rogahn","Rohan","Rolfson","Romaguera","Roob","Rosenbaum","Rowe","Ruecker","Runolfsdottir","Runolfsson","Runte","Russel","Rutherford","Ryan","Sanford","Satterfield","Sauer","Sawayn","Schaden","Schaefer","Schamberger","Schiller","Schimmel","Schinner","Schmeler","Schmidt","Schmitt","Schneider","Schoen","Schowalter","Schroeder","Schulist","Schultz","Schumm","Schuppe","Schuster","Senger","Shanahan","Shields","Simonis","Sipes","Skiles","Smith","Smitham","Spencer","Spinka","Sporer","Stamm","Stanton","Stark","Stehr","Steuber","Stiedemann","Stokes","Stoltenberg","Stracke","Streich","Stroman","Strosin","Swaniawski","Swift","Terry","Thiel","Thompson","Tillman","Torp","Torphy","Towne","Toy","Trantow","Tremblay","Treutel","Tromp","Turcotte","Turner","Ullrich","Upton","Vandervort","Veum","Volkman","Von","VonRueden","Waelchi","Walker","Walsh","Walter","Ward","Waters","Watsica","Weber","Wehner","Weimann","Weissnat","Welch","West","White","Wiegand","Wilderman","Wilkinson","Will","Williamson","Willms","Windler","Wintheiser","Wisoky","Wisozk","Witting","Wiza","Wolf","Wolff","Wuckert","Wunsch","Wyman","Yost","Yundt","Zboncak","Zemlak","Ziemann","Zieme","Zulauf"],"streetSuffixes":["Alley","Avenue","Branch","Bridge","Brook","Brooks","Burg","Burgs","Bypass","Camp","Canyon","Cape","Causeway","Center","Centers","Circle","Circles","Cliff","Cliffs","Club","Common","Corner","Corners","Course","Court","Courts","Cove","Coves","Creek","Crescent","Crest","Crossing","Crossroad","Curve","Dale","Dam","Divide","Drive","Drives","Estate","Estates","Expressway","Extension","Extensions","Fall","Falls","Ferry","Field","Fields","Flat","Flats","Ford","Fords","Forest","Forge","Forges","Fork","Forks","Fort","Freeway","Garden","Gardens","Gateway","Glen","Glens","Green","Greens","Grove","Groves","Harbor","Harbors","Haven","Heights","Highway","Hill","Hills","Hollow","Inlet","Island","Islands","Isle","Junction","Junctions","Key","Keys","Knoll","Knolls","Lake","Lakes","Land","Landing","Lane","Light","Lights","Loaf","Lock","Locks","Lodge","Loop","Mall","Manor","Manors","Meadow","Meadows","Mews","Mill","Mills","Mission","Motorway","Mount","Mountain","Mountains","Neck","Orchard","Oval","Overpass","Park","Parks","Parkway","Parkways","Pass","Passage","Path","Pike","Pine","Pines","Place","Plain","Plains","Plaza","Point","Points","Port","Ports","Prairie","Radial","Ramp","Ranch","Rapid","Rapids","Rest","Ridge","Ridges","River","Road","Roads","Route","Row","Rue","Run","Shoal","Shoals","Shore","Shores","Skyway","Spring","Springs","Spur","Spurs","Square","Squares","Station","Stravenue","Stream","Street","Streets","Summit","Terrace","Throughway","Trace","Track","Trafficway","Trail","Tunnel","Turnpike","Underpass","Union","Unions","Valley","Valleys","Via","Viaduct","View","Views","Village","Villages","Ville","Vista","Walk","Walks","Wall","Way","Ways","Well","Wells"]};
