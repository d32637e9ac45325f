// Written by `npm run generate` from spec/. Do not edit.

/** What a criterion of a lookup may be compared with (section 4.1). */
export const fieldNames = [
  "name",
  "title",
  "linkedin",
  "company.name",
  "company.linkedin",
  "email_address",
  "company.ticker",
  "company.domain",
  "education.school"
] as const;
