// Written by `npm run generate` from spec/. Do not edit.

/** What a property of a record must be when it is present (chapter 2). */
export interface Property {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly values?: readonly string[];
  readonly date?: 'day' | 'first-of-month';
  readonly record?: RecordId;
}

export type RecordId = 
  | "person"
  | "education"
  | "job"
  | "company"
  | "parent"
  | "locdet"
  | "match";

/** The records of chapter 2 with their properties. */
export const records: Record<RecordId, { schema: string; section: string; properties: readonly Property[] }> = {
  "person": {
    "schema": "Person",
    "section": "2.1",
    "properties": [
      {
        "name": "id",
        "type": "string"
      },
      {
        "name": "created_at",
        "type": "string",
        "date": "day"
      },
      {
        "name": "info_change_detected_at",
        "type": "string",
        "date": "day"
      },
      {
        "name": "title_change_detected_at",
        "type": "string",
        "date": "day"
      },
      {
        "name": "company_change_detected_at",
        "type": "string",
        "date": "day"
      },
      {
        "name": "position",
        "type": "object",
        "record": "job"
      },
      {
        "name": "jobs",
        "type": "array",
        "record": "job"
      },
      {
        "name": "education",
        "type": "array",
        "record": "education"
      },
      {
        "name": "first_name",
        "type": "string"
      },
      {
        "name": "last_name",
        "type": "string"
      },
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "linkedin",
        "type": "string"
      },
      {
        "name": "country",
        "type": "string"
      },
      {
        "name": "connections",
        "type": "integer"
      },
      {
        "name": "location",
        "type": "string"
      },
      {
        "name": "cell_phone_number",
        "type": "string"
      },
      {
        "name": "location_details",
        "type": "object",
        "record": "locdet"
      },
      {
        "name": "employment_status",
        "type": "string",
        "values": [
          "employed",
          "unemployed",
          "retired"
        ]
      }
    ]
  },
  "education": {
    "schema": "Education",
    "section": "2.2",
    "properties": [
      {
        "name": "school",
        "type": "string"
      },
      {
        "name": "field",
        "type": "string"
      },
      {
        "name": "degree",
        "type": "string"
      },
      {
        "name": "started_at",
        "type": "string",
        "date": "first-of-month"
      },
      {
        "name": "ended_at",
        "type": "string",
        "date": "first-of-month"
      }
    ]
  },
  "job": {
    "schema": "Job",
    "section": "2.3",
    "properties": [
      {
        "name": "title",
        "type": "string"
      },
      {
        "name": "level",
        "type": "string",
        "values": [
          "C-Team",
          "VP",
          "Director",
          "Manager",
          "Staff",
          "Senior Staff",
          "Intern",
          "Consultant"
        ]
      },
      {
        "name": "function",
        "type": "string",
        "values": [
          "Banking and Wealth Management",
          "Business Management",
          "Consulting",
          "Education",
          "Engineering",
          "Finance and Administration",
          "Healthcare",
          "Human Resources",
          "Information Technology",
          "Legal",
          "Marketing and Product",
          "Operations",
          "Program and Project Management",
          "Publishing, Editorial and Reporting",
          "Quality",
          "Real Estate",
          "Risk, Safety, Compliance",
          "Sales and Support"
        ]
      },
      {
        "name": "started_at",
        "type": "string",
        "date": "first-of-month"
      },
      {
        "name": "started_at_year_only",
        "type": "boolean"
      },
      {
        "name": "ended_at",
        "type": "string",
        "date": "first-of-month"
      },
      {
        "name": "ended_at_year_only",
        "type": "boolean"
      },
      {
        "name": "location",
        "type": "string"
      },
      {
        "name": "location_details",
        "type": "object",
        "record": "locdet"
      },
      {
        "name": "email",
        "type": "string"
      },
      {
        "name": "email_status",
        "type": "string",
        "values": [
          "valid",
          "catch-all",
          "best-guess"
        ]
      },
      {
        "name": "direct_dial_number",
        "type": "string"
      },
      {
        "name": "company",
        "type": "object",
        "record": "company"
      },
      {
        "name": "duration",
        "type": "integer"
      },
      {
        "name": "company_tenure",
        "type": "integer"
      },
      {
        "name": "is_first_at_company",
        "type": "boolean"
      },
      {
        "name": "is_last_at_company",
        "type": "boolean"
      }
    ]
  },
  "company": {
    "schema": "Company",
    "section": "2.4",
    "properties": [
      {
        "name": "id",
        "type": "string"
      },
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "location",
        "type": "string"
      },
      {
        "name": "linkedin",
        "type": "string"
      },
      {
        "name": "ticker",
        "type": "string"
      },
      {
        "name": "type",
        "type": "string",
        "values": [
          "Privately Held",
          "Self Owned",
          "Non Profit",
          "Public Company",
          "Partnership",
          "Self Employed",
          "Educational",
          "Government Agency"
        ]
      },
      {
        "name": "address",
        "type": "string"
      },
      {
        "name": "country",
        "type": "string"
      },
      {
        "name": "domain",
        "type": "string"
      },
      {
        "name": "employee_count",
        "type": "number"
      },
      {
        "name": "industry",
        "type": "string"
      },
      {
        "name": "sic_codes",
        "type": "array"
      },
      {
        "name": "ultimate_parent",
        "type": "object",
        "record": "parent"
      }
    ]
  },
  "parent": {
    "schema": "UltimateParentCompany",
    "section": "2.5",
    "properties": [
      {
        "name": "id",
        "type": "string"
      },
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "linkedin",
        "type": "string"
      },
      {
        "name": "ticker",
        "type": "string"
      },
      {
        "name": "domain",
        "type": "string"
      }
    ]
  },
  "locdet": {
    "schema": "LocationDetails",
    "section": "2.6",
    "properties": [
      {
        "name": "country",
        "type": "string"
      },
      {
        "name": "country_code",
        "type": "string"
      },
      {
        "name": "region",
        "type": "string"
      },
      {
        "name": "region_abbreviation",
        "type": "string"
      },
      {
        "name": "locality",
        "type": "string"
      },
      {
        "name": "county",
        "type": "string"
      },
      {
        "name": "postal_code",
        "type": "string"
      },
      {
        "name": "msa",
        "type": "string"
      },
      {
        "name": "lat",
        "type": "string"
      },
      {
        "name": "lon",
        "type": "string"
      },
      {
        "name": "fips_code",
        "type": "string"
      },
      {
        "name": "raw",
        "type": "string"
      }
    ]
  },
  "match": {
    "schema": "FindMatchResult",
    "section": "2.7",
    "properties": [
      {
        "name": "people",
        "type": "array",
        "record": "person"
      },
      {
        "name": "found",
        "type": "boolean"
      }
    ]
  }
};
