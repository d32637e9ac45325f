// Written by `npm run generate` from spec/. Do not edit.

export type Basis = 'stated' | 'derived' | 'assumed';

/** One checkable sentence of the specification. */
export interface Rule {
  readonly section: string;
  readonly basis: Basis;
  readonly says: string;
  readonly operations: readonly string[];
  readonly effect: string;
  readonly question?: string;
  readonly covers?: readonly string[];
  readonly unobservable?: string;
}

/** Rules that can fail a run: each needs a judge and a mutant. */
export type BindingRuleId = 
  | "person.id-type"
  | "person.created_at-type"
  | "person.info_change_detected_at-type"
  | "person.title_change_detected_at-type"
  | "person.company_change_detected_at-type"
  | "person.position-type"
  | "person.jobs-type"
  | "person.education-type"
  | "person.first_name-type"
  | "person.last_name-type"
  | "person.name-type"
  | "person.linkedin-type"
  | "person.country-type"
  | "person.connections-type"
  | "person.location-type"
  | "person.cell_phone_number-type"
  | "person.location_details-type"
  | "person.employment_status-type"
  | "person.employment-status-enum"
  | "education.school-type"
  | "education.field-type"
  | "education.degree-type"
  | "education.started_at-type"
  | "education.ended_at-type"
  | "job.title-type"
  | "job.level-type"
  | "job.level-enum"
  | "job.function-type"
  | "job.function-enum"
  | "job.started_at-type"
  | "job.started_at_year_only-type"
  | "job.ended_at-type"
  | "job.ended_at_year_only-type"
  | "job.location-type"
  | "job.location_details-type"
  | "job.email-type"
  | "job.email_status-type"
  | "job.email-status-enum"
  | "job.direct_dial_number-type"
  | "job.company-type"
  | "job.duration-type"
  | "job.company_tenure-type"
  | "job.is_first_at_company-type"
  | "job.is_last_at_company-type"
  | "company.id-type"
  | "company.name-type"
  | "company.location-type"
  | "company.linkedin-type"
  | "company.ticker-type"
  | "company.type-type"
  | "company.type-enum"
  | "company.address-type"
  | "company.country-type"
  | "company.domain-type"
  | "company.employee_count-type"
  | "company.industry-type"
  | "company.sic_codes-type"
  | "company.ultimate_parent-type"
  | "parent.id-type"
  | "parent.name-type"
  | "parent.linkedin-type"
  | "parent.ticker-type"
  | "parent.domain-type"
  | "locdet.country-type"
  | "locdet.country_code-type"
  | "locdet.region-type"
  | "locdet.region_abbreviation-type"
  | "locdet.locality-type"
  | "locdet.county-type"
  | "locdet.postal_code-type"
  | "locdet.msa-type"
  | "locdet.lat-type"
  | "locdet.lon-type"
  | "locdet.fips_code-type"
  | "locdet.raw-type"
  | "auth.bearer-scheme"
  | "auth.missing"
  | "auth.garbage"
  | "auth.tampered"
  | "auth.empty-bearer"
  | "auth.none-alg"
  | "auth.no-data-on-fail"
  | "auth.key-same-header"
  | "auth.role-on-org"
  | "auth.unknown-org"
  | "error.no-secret-echo"
  | "error.malformed-json"
  | "version.v1-people"
  | "version.v1-identity"
  | "concurrency.keepalive-mix"
  | "find.path-post"
  | "find.status-200"
  | "find.json-response"
  | "find.matches-array"
  | "find.one-per-input"
  | "find.index-aligned"
  | "find.element-object"
  | "find.people-array"
  | "find.found-bool"
  | "find.found-iff-people"
  | "person.score-type"
  | "person.score-finite"
  | "find.ordered"
  | "find.order-direction-consistent"
  | "find.max-five"
  | "find.at-most-size"
  | "find.size-default-5"
  | "find.size-per-match"
  | "find.size-over-5"
  | "find.hundred-accepted"
  | "find.over-hundred"
  | "find.empty-matches"
  | "find.org-path-required"
  | "find.body-not-json"
  | "find.field-name"
  | "find.field-title"
  | "find.field-linkedin"
  | "find.field-company.name"
  | "find.field-company.linkedin"
  | "find.field-email_address"
  | "find.field-company.ticker"
  | "find.field-company.domain"
  | "find.field-education.school"
  | "find.field-all-nine"
  | "find.matches-type"
  | "find.fields-type"
  | "find.return-fields-type"
  | "find.return-fields-optional"
  | "find.confidence-optional"
  | "find.unicode-terms"
  | "person.id-unique"
  | "person.id-unique-in-list"
  | "person.jobs-never-object"
  | "person.jobs-elements"
  | "person.education-elements"
  | "person.connections-nonneg"
  | "person.info-ge-title"
  | "person.info-ge-company"
  | "person.changes-not-future"
  | "education.started_at-first-day"
  | "education.started_at-midnight"
  | "education.ended_at-first-day"
  | "education.ended_at-midnight"
  | "job.started_at-first-day"
  | "job.started_at-midnight"
  | "job.started_at-year-only-jan1"
  | "job.ended_at-first-day"
  | "job.ended_at-midnight"
  | "job.ended_at-year-only-jan1"
  | "job.duration-nonneg"
  | "job.duration-matches-dates"
  | "job.tenure-nonneg"
  | "job.tenure-ge-duration"
  | "job.tenure-single-job"
  | "job.active-is-last"
  | "job.first-earliest"
  | "job.last-latest"
  | "job.email-shape"
  | "company.sic-elements"
  | "company.employee-nonneg"
  | "company.id-unique"
  | "company.linkedin-slug"
  | "locdet.country-code-iso"
  | "locdet.county-us-only"
  | "locdet.msa-us-only"
  | "locdet.zip-us-5"
  | "locdet.lat-range"
  | "locdet.lon-range"
  | "find.mr-permute"
  | "find.mr-concat"
  | "find.mr-duplicate"
  | "find.mr-context"
  | "find.mr-found-size"
  | "find.mr-self-linkedin"
  | "find.mr-record-stable"
  | "find.mr-whitespace-json"
  | "concurrency.parallel-find"
  | "session.post"
  | "session.200-only"
  | "session.access-token"
  | "session.expires-at"
  | "session.expires-iso"
  | "session.expires-no-zone"
  | "session.expires-future"
  | "session.token-works"
  | "session.token-before-expiry"
  | "session.token-after-expiry"
  | "session.cc-wrong-secret"
  | "session.cc-unknown-client"
  | "session.cc-missing-secret"
  | "session.grant-unknown"
  | "session.grant-case"
  | "session.password-wrong"
  | "session.refresh-bogus"
  | "session.password-json"
  | "session.password-form"
  | "session.password-access-token"
  | "session.form-encoding-escapes"
  | "session.refresh-cookie"
  | "session.refresh-by-body"
  | "session.refresh-by-cookie"
  | "session.refresh-new-token";

/** Rules that rest on our answer to an open question: they are reported, and never fail a run. */
export type AssumedRuleId = 
  | "auth.missing-401"
  | "auth.www-authenticate"
  | "auth.key-select"
  | "auth.org-no-oracle"
  | "error.no-5xx-on-bad-input"
  | "error.body-json"
  | "error.no-stack"
  | "error.oversize-body"
  | "error.method"
  | "limits.rate-429"
  | "limits.quota-headers"
  | "limits.quota-unique-person"
  | "version.v2-absent"
  | "security.header-injection"
  | "security.org-path-traversal"
  | "security.tls"
  | "find.role-report"
  | "find.content-type"
  | "find.found-false-observed"
  | "person.score-scale-constant"
  | "find.ordered-desc"
  | "find.size-over-rejected"
  | "find.size-zero"
  | "find.size-negative"
  | "find.size-nonint"
  | "find.over-hundred-4xx"
  | "find.missing-matches"
  | "find.empty-fields"
  | "find.field-unknown"
  | "find.field-case"
  | "find.term-type"
  | "find.confidence-type"
  | "find.long-terms"
  | "find.extra-member"
  | "person.name-consistent"
  | "person.position-current"
  | "person.position-in-jobs"
  | "person.employed-has-position"
  | "person.retired-no-active"
  | "person.no-null-strict"
  | "education.order"
  | "job.started_at-year-only-needs-date"
  | "job.ended_at-year-only-needs-date"
  | "job.start-before-end"
  | "job.first-exists"
  | "job.email-status-with-email"
  | "company.domain-shape"
  | "locdet.raw-is-input"
  | "find.return-fields-projects"
  | "find.return-fields-superset"
  | "find.confidence-monotone"
  | "find.mr-prefix"
  | "find.mr-subset"
  | "find.mr-field-order"
  | "find.mr-case"
  | "find.mr-trim"
  | "find.mr-linkedin-forms"
  | "find.mr-self-email"
  | "find.mr-self-name-company"
  | "find.mr-add-criterion"
  | "find.mr-top-score-more"
  | "find.mr-repeat"
  | "find.mr-credential"
  | "session.lifetime-15m-or-1h"
  | "session.renew-independent"
  | "session.grant-missing-json"
  | "session.password-no-enumeration"
  | "session.refresh-cookie-httponly"
  | "session.refresh-rotates"
  | "session.refresh-reuse";

/** Sentences that no HTTP observer can check. */
export type UnobservableRuleId = 
  | "compat.unknown-members-tolerated"
  | "find.402-shape"
  | "find.402-no-people"
  | "find.search-not-required"
  | "person.optional-tolerated"
  | "session.no-redirect"
  | "session.token-not-in-url";

/** Type and enum rules, which one mechanism judges from the table of records. */
export type RecordRuleId = 
  | "person.id-type"
  | "person.created_at-type"
  | "person.info_change_detected_at-type"
  | "person.title_change_detected_at-type"
  | "person.company_change_detected_at-type"
  | "person.position-type"
  | "person.jobs-type"
  | "person.education-type"
  | "person.first_name-type"
  | "person.last_name-type"
  | "person.name-type"
  | "person.linkedin-type"
  | "person.country-type"
  | "person.connections-type"
  | "person.location-type"
  | "person.cell_phone_number-type"
  | "person.location_details-type"
  | "person.employment_status-type"
  | "person.employment-status-enum"
  | "education.school-type"
  | "education.field-type"
  | "education.degree-type"
  | "education.started_at-type"
  | "education.ended_at-type"
  | "job.title-type"
  | "job.level-type"
  | "job.level-enum"
  | "job.function-type"
  | "job.function-enum"
  | "job.started_at-type"
  | "job.started_at_year_only-type"
  | "job.ended_at-type"
  | "job.ended_at_year_only-type"
  | "job.location-type"
  | "job.location_details-type"
  | "job.email-type"
  | "job.email_status-type"
  | "job.email-status-enum"
  | "job.direct_dial_number-type"
  | "job.company-type"
  | "job.duration-type"
  | "job.company_tenure-type"
  | "job.is_first_at_company-type"
  | "job.is_last_at_company-type"
  | "company.id-type"
  | "company.name-type"
  | "company.location-type"
  | "company.linkedin-type"
  | "company.ticker-type"
  | "company.type-type"
  | "company.type-enum"
  | "company.address-type"
  | "company.country-type"
  | "company.domain-type"
  | "company.employee_count-type"
  | "company.industry-type"
  | "company.sic_codes-type"
  | "company.ultimate_parent-type"
  | "parent.id-type"
  | "parent.name-type"
  | "parent.linkedin-type"
  | "parent.ticker-type"
  | "parent.domain-type"
  | "locdet.country-type"
  | "locdet.country_code-type"
  | "locdet.region-type"
  | "locdet.region_abbreviation-type"
  | "locdet.locality-type"
  | "locdet.county-type"
  | "locdet.postal_code-type"
  | "locdet.msa-type"
  | "locdet.lat-type"
  | "locdet.lon-type"
  | "locdet.fips_code-type"
  | "locdet.raw-type";

export type RuleId = BindingRuleId | AssumedRuleId | UnobservableRuleId;

/** The catalogue, in the order in which reports list it. */
export const rules: Record<RuleId, Rule> = {
  "person.id-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`id` of a Person is a string."
  },
  "person.created_at-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`created_at` of a Person is a date string."
  },
  "person.info_change_detected_at-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`info_change_detected_at` of a Person is a date string."
  },
  "person.title_change_detected_at-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`title_change_detected_at` of a Person is a date string."
  },
  "person.company_change_detected_at-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`company_change_detected_at` of a Person is a date string."
  },
  "person.position-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`position` of a Person is an object."
  },
  "person.jobs-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`jobs` of a Person is an array."
  },
  "person.education-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`education` of a Person is an array."
  },
  "person.first_name-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`first_name` of a Person is a string."
  },
  "person.last_name-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`last_name` of a Person is a string."
  },
  "person.name-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`name` of a Person is a string."
  },
  "person.linkedin-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`linkedin` of a Person is a string."
  },
  "person.country-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`country` of a Person is a string."
  },
  "person.connections-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`connections` of a Person is an integer."
  },
  "person.location-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`location` of a Person is a string."
  },
  "person.cell_phone_number-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`cell_phone_number` of a Person is a string."
  },
  "person.location_details-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`location_details` of a Person is an object."
  },
  "person.employment_status-type": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`employment_status` of a Person is a string."
  },
  "person.employment-status-enum": {
    "section": "2.1",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`employment_status` of a Person is exactly one of employed | unemployed | retired."
  },
  "education.school-type": {
    "section": "2.2",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`school` of a Education is a string."
  },
  "education.field-type": {
    "section": "2.2",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`field` of a Education is a string."
  },
  "education.degree-type": {
    "section": "2.2",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`degree` of a Education is a string."
  },
  "education.started_at-type": {
    "section": "2.2",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`started_at` of a Education is a date string."
  },
  "education.ended_at-type": {
    "section": "2.2",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`ended_at` of a Education is a date string."
  },
  "job.title-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`title` of a Job is a string."
  },
  "job.level-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`level` of a Job is a string."
  },
  "job.level-enum": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`level` of a Job is exactly one of C-Team | VP | Director | Manager | Staff | Senior Staff | Intern | Consultant."
  },
  "job.function-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`function` of a Job is a string."
  },
  "job.function-enum": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`function` of a Job is exactly one of Banking and Wealth Management | Business Management | Consulting | Education | Engineering | Finance and Administration | Healthcare | Human Resources | Information Technology | Legal | Marketing and Product | Operations | Program and Project Management | Publishing, Editorial and Reporting | Quality | Real Estate | Risk, Safety, Compliance | Sales and Support."
  },
  "job.started_at-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`started_at` of a Job is a date string."
  },
  "job.started_at_year_only-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`started_at_year_only` of a Job is a boolean."
  },
  "job.ended_at-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`ended_at` of a Job is a date string."
  },
  "job.ended_at_year_only-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`ended_at_year_only` of a Job is a boolean."
  },
  "job.location-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`location` of a Job is a string."
  },
  "job.location_details-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`location_details` of a Job is an object."
  },
  "job.email-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`email` of a Job is a string."
  },
  "job.email_status-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`email_status` of a Job is a string."
  },
  "job.email-status-enum": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`email_status` of a Job is exactly one of valid | catch-all | best-guess."
  },
  "job.direct_dial_number-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`direct_dial_number` of a Job is a string."
  },
  "job.company-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`company` of a Job is an object."
  },
  "job.duration-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`duration` of a Job is an integer."
  },
  "job.company_tenure-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`company_tenure` of a Job is an integer."
  },
  "job.is_first_at_company-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`is_first_at_company` of a Job is a boolean."
  },
  "job.is_last_at_company-type": {
    "section": "2.3",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`is_last_at_company` of a Job is a boolean."
  },
  "company.id-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`id` of a Company is a string."
  },
  "company.name-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`name` of a Company is a string."
  },
  "company.location-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`location` of a Company is a string."
  },
  "company.linkedin-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`linkedin` of a Company is a string."
  },
  "company.ticker-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`ticker` of a Company is a string."
  },
  "company.type-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`type` of a Company is a string."
  },
  "company.type-enum": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`type` of a Company is exactly one of Privately Held | Self Owned | Non Profit | Public Company | Partnership | Self Employed | Educational | Government Agency."
  },
  "company.address-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`address` of a Company is a string."
  },
  "company.country-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`country` of a Company is a string."
  },
  "company.domain-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`domain` of a Company is a string."
  },
  "company.employee_count-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`employee_count` of a Company is a number."
  },
  "company.industry-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`industry` of a Company is a string."
  },
  "company.sic_codes-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`sic_codes` of a Company is an array."
  },
  "company.ultimate_parent-type": {
    "section": "2.4",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`ultimate_parent` of a Company is an object."
  },
  "parent.id-type": {
    "section": "2.5",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`id` of a UltimateParentCompany is a string."
  },
  "parent.name-type": {
    "section": "2.5",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`name` of a UltimateParentCompany is a string."
  },
  "parent.linkedin-type": {
    "section": "2.5",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`linkedin` of a UltimateParentCompany is a string."
  },
  "parent.ticker-type": {
    "section": "2.5",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`ticker` of a UltimateParentCompany is a string."
  },
  "parent.domain-type": {
    "section": "2.5",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`domain` of a UltimateParentCompany is a string."
  },
  "locdet.country-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`country` of a LocationDetails is a string."
  },
  "locdet.country_code-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`country_code` of a LocationDetails is a string."
  },
  "locdet.region-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`region` of a LocationDetails is a string."
  },
  "locdet.region_abbreviation-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`region_abbreviation` of a LocationDetails is a string."
  },
  "locdet.locality-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`locality` of a LocationDetails is a string."
  },
  "locdet.county-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`county` of a LocationDetails is a string."
  },
  "locdet.postal_code-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`postal_code` of a LocationDetails is a string."
  },
  "locdet.msa-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`msa` of a LocationDetails is a string."
  },
  "locdet.lat-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`lat` of a LocationDetails is a string."
  },
  "locdet.lon-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`lon` of a LocationDetails is a string."
  },
  "locdet.fips_code-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`fips_code` of a LocationDetails is a string."
  },
  "locdet.raw-type": {
    "section": "2.6",
    "basis": "stated",
    "operations": [
      "find"
    ],
    "effect": "none",
    "says": "`raw` of a LocationDetails is a string."
  },
  "auth.bearer-scheme": {
    "section": "5",
    "basis": "stated",
    "says": "A credential is sent as `Authorization: Bearer <token>`: the same token under another scheme, or without one, is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.missing": {
    "section": "5",
    "basis": "stated",
    "says": "All calls require a bearer credential: a find without one is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.missing-401": {
    "section": "5, 7",
    "basis": "assumed",
    "says": "A find without a credential is refused with 401.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.no-credential"
  },
  "auth.www-authenticate": {
    "section": "7",
    "basis": "assumed",
    "says": "The refusal of a missing credential carries a WWW-Authenticate header.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.no-credential"
  },
  "auth.garbage": {
    "section": "5",
    "basis": "stated",
    "says": "A bearer credential that the service never issued is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.tampered": {
    "section": "5",
    "basis": "stated",
    "says": "An access token with one character altered is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.empty-bearer": {
    "section": "5",
    "basis": "stated",
    "says": "An `Authorization` header of `Bearer` with no token is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.none-alg": {
    "section": "5",
    "basis": "derived",
    "says": "Access tokens come from the session endpoint, so one rewritten with the same claims and no signature is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.no-data-on-fail": {
    "section": "5 rule 5, 7",
    "basis": "stated",
    "says": "A refused find returns neither `matches` nor people.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.key-select": {
    "section": "5",
    "basis": "assumed",
    "says": "find is among the endpoints that accept a long-lived API key.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "auth.api-key-scope"
  },
  "auth.key-same-header": {
    "section": "5",
    "basis": "stated",
    "says": "An API key is sent as `Authorization: Bearer <API_KEY>`: a key refused as Bearer is not accepted in another header.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "auth.role-on-org": {
    "section": "5 rule 5",
    "basis": "stated",
    "says": "The caller must hold the role on the organization: a token without a role on the organization in the path is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.unknown-org": {
    "section": "5 rule 5, 7",
    "basis": "stated",
    "says": "Nobody holds a role on an unknown organization: a find under a random `org_id` is refused.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.org-no-oracle": {
    "section": "7",
    "basis": "assumed",
    "says": "An organization of others and one that does not exist are refused with the same status.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.unknown-org"
  },
  "error.no-5xx-on-bad-input": {
    "section": "7",
    "basis": "assumed",
    "says": "A malformed request is refused with a 4xx, never a 5xx.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none",
    "question": "errors.malformed-json"
  },
  "error.body-json": {
    "section": "7",
    "basis": "assumed",
    "says": "The bodies of all 4xx answers are JSON of one shape.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none",
    "question": "errors.body"
  },
  "error.no-stack": {
    "section": "7",
    "basis": "assumed",
    "says": "An error body shows no stack trace, query or file path of the service.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none",
    "question": "errors.body"
  },
  "error.no-secret-echo": {
    "section": "5, 7",
    "basis": "derived",
    "says": "A credential is a secret of its holder, so no error repeats a token, secret or password in its body or headers.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none"
  },
  "error.malformed-json": {
    "section": "4.1, 4.2",
    "basis": "stated",
    "says": "The body of find is JSON, as is that of a service account sign-in: malformed JSON is refused.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none"
  },
  "error.oversize-body": {
    "section": "7",
    "basis": "assumed",
    "says": "An oversized body is refused with a 4xx or a closed connection, never answered in part.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.body-limit"
  },
  "error.method": {
    "section": "4.1",
    "basis": "assumed",
    "says": "find is a POST: a GET of its address is not answered with `matches`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.wrong-method"
  },
  "limits.rate-429": {
    "section": "8",
    "basis": "assumed",
    "says": "A throttled call is answered with 429 and a Retry-After header.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none",
    "question": "errors.rate-limit"
  },
  "limits.quota-headers": {
    "section": "8",
    "basis": "assumed",
    "says": "Quota headers, where sent, are integers of 0 or more, and what remains falls by what was used.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "errors.quota-headers"
  },
  "limits.quota-unique-person": {
    "section": "8",
    "basis": "assumed",
    "says": "A person already charged for in the period is not charged for again.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.credit-check"
  },
  "version.v1-people": {
    "section": "9",
    "basis": "stated",
    "says": "The base path of the people interface ends in the version segment `v1`.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "version.v1-identity": {
    "section": "9",
    "basis": "stated",
    "says": "The base path of the identity interface ends in the version segment `v1`.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "version.v2-absent": {
    "section": "9",
    "basis": "assumed",
    "says": "A version other than `v1` is not served.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none",
    "question": "errors.unknown-version"
  },
  "compat.unknown-members-tolerated": {
    "section": "2, 9",
    "basis": "assumed",
    "says": "A client tolerates members and enumeration values that the document does not name.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.extra-members",
    "unobservable": "It binds the client, not the answers of the service."
  },
  "concurrency.keepalive-mix": {
    "section": "5",
    "basis": "derived",
    "says": "Each call needs its own credential, so on one connection a call without one is refused even after a call with one.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "security.header-injection": {
    "section": "4.1, 5",
    "basis": "assumed",
    "says": "Line breaks and NUL in the path or in terms neither lead to a 5xx nor show up as response headers.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.malformed-json"
  },
  "security.org-path-traversal": {
    "section": "4.1, 5",
    "basis": "assumed",
    "says": "An `org_id` of encoded dots, slashes or NUL is refused.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.unknown-org"
  },
  "security.tls": {
    "section": "5",
    "basis": "assumed",
    "says": "The service is reached over TLS only: plain HTTP is refused or redirected before any credential is read.",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none",
    "question": "transport.delivery"
  },
  "find.path-post": {
    "section": "4.1",
    "basis": "stated",
    "says": "A POST to {base_url}/{org_id}/find with a valid lookup is answered with 200.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.status-200": {
    "section": "4.1",
    "basis": "stated",
    "says": "A find that succeeds is answered with status 200 and no other 2xx.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.role-report": {
    "section": "5",
    "basis": "assumed",
    "says": "A caller who holds the viewer role on the organization may call find.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "auth.find-role"
  },
  "find.json-response": {
    "section": "4.1",
    "basis": "stated",
    "says": "The body of a 200 answer is a JSON object.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.content-type": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A 200 answer names a JSON media type in its Content-Type header.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "transport.content-type"
  },
  "find.matches-array": {
    "section": "4.1",
    "basis": "stated",
    "says": "A 200 answer has `matches`, an array of find match results.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.one-per-input": {
    "section": "4.1 rule 1",
    "basis": "stated",
    "says": "The response `matches` array has one element per input element.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.index-aligned": {
    "section": "4.1 rule 1",
    "basis": "stated",
    "says": "The element at position i of the response answers the lookup at position i of the request.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.element-object": {
    "section": "2.7",
    "basis": "stated",
    "says": "Each element of the response `matches` is an object.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.people-array": {
    "section": "2.7",
    "basis": "stated",
    "says": "`people` of an element is an array of people.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.found-bool": {
    "section": "2.7",
    "basis": "stated",
    "says": "`found` of an element is a boolean.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.found-iff-people": {
    "section": "4.1 rule 3",
    "basis": "stated",
    "says": "`found` is true exactly when the element has at least one hit in `people` (with a `size` of 1 or more, or none sent, and no `confidence`).",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "covers": [
      "find.found-true-observed"
    ]
  },
  "find.found-false-observed": {
    "section": "4.1 rule 3",
    "basis": "assumed",
    "says": "A lookup of criteria that belong to nobody is answered with `found` false.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.402-shape": {
    "section": "4.1, 7",
    "basis": "stated",
    "says": "A find that requires payment is answered with status 402.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "unobservable": "The document does not say which condition leads to 402, so no request can be expected to provoke it."
  },
  "find.402-no-people": {
    "section": "7",
    "basis": "stated",
    "says": "A 402 answer of find has no body fields described, so nothing in it may be relied on.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "unobservable": "Neither the condition nor the body of 402 is described; it binds whoever reads the answer."
  },
  "find.search-not-required": {
    "section": "4.1 rule 4",
    "basis": "assumed",
    "says": "Large-group queries belong to `search`, and find itself demands nothing of its callers on the wire for it.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.large-group",
    "unobservable": "Advice to callers: the document gives no answer by which find would show that a query is for a large group."
  },
  "person.score-type": {
    "section": "2.1, 2.7",
    "basis": "stated",
    "says": "In find answers each person carries `score`, a number (looked at where no `return_fields` is sent).",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "person.score-finite": {
    "section": "2.1, 2.7",
    "basis": "derived",
    "says": "`score` tells how well a person matches, so it is a finite number.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "person.score-scale-constant": {
    "section": "2.7",
    "basis": "assumed",
    "says": "All scores lie on one scale.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.score-scale"
  },
  "find.ordered": {
    "section": "4.1",
    "basis": "stated",
    "says": "Each `people` list is ordered: its scores never rise and fall within one list.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.order-direction-consistent": {
    "section": "4.1",
    "basis": "derived",
    "says": "The order has one direction: scores never rise in one list and fall in another.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.ordered-desc": {
    "section": "4.1",
    "basis": "assumed",
    "says": "Each `people` list is ordered best first, by falling `score`.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.score-order"
  },
  "find.max-five": {
    "section": "2.7, 8",
    "basis": "stated",
    "says": "An element's `people` holds at most 5 people, whatever was asked.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.at-most-size": {
    "section": "4.1 rule 2",
    "basis": "stated",
    "says": "Each element's `people` holds at most `size` people.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "covers": [
      "find.size-1",
      "find.size-2",
      "find.size-3",
      "find.size-4",
      "find.size-5"
    ]
  },
  "find.size-default-5": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "The default of `size` is 5: without it the answer is the same as with `size` 5.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.size-per-match": {
    "section": "4.1",
    "basis": "stated",
    "says": "`size` counts hits per match, not in total: each of several lookups may have as many as `size` people.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.size-over-5": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "The maximum of `size` is 5: a greater value never brings more than 5 people in an element.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.size-over-rejected": {
    "section": "4.1, 8",
    "basis": "assumed",
    "says": "A `size` over 5 is refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.size-over"
  },
  "find.size-zero": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A `size` of 0 is refused with a 4xx or brings empty lists.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.size-zero"
  },
  "find.size-negative": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A negative `size` is refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.size-negative"
  },
  "find.size-nonint": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A `size` that is not an integer is refused with a 4xx; a string of digits is refused or read as that number.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.size-type"
  },
  "find.hundred-accepted": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "A request of 100 lookups is accepted and answered with 100 elements.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.over-hundred": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "`matches` has at most 100 items: 101 lookups are never answered as 101.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.over-hundred-4xx": {
    "section": "4.1, 8",
    "basis": "assumed",
    "says": "A request of more than 100 lookups is refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.matches-over"
  },
  "find.empty-matches": {
    "section": "4.1, 4.1 rule 1",
    "basis": "stated",
    "says": "An empty `matches` array, when answered with 200, gets no elements.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.missing-matches": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A request without `matches` is refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.matches-missing"
  },
  "find.empty-fields": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A lookup without criteria is answered in its place with `found` false, or the request is refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.fields-empty"
  },
  "find.org-path-required": {
    "section": "4.1",
    "basis": "stated",
    "says": "`org_id` is required in the path: a find without it is not answered with 200.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.body-not-json": {
    "section": "4.1",
    "basis": "stated",
    "says": "The request body is JSON: a body that is not JSON is not answered with 200.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.field-name": {
    "section": "4.1",
    "basis": "stated",
    "says": "`name` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-title": {
    "section": "4.1",
    "basis": "stated",
    "says": "`title` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-linkedin": {
    "section": "4.1",
    "basis": "stated",
    "says": "`linkedin` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.name": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.name` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.linkedin": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.linkedin` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-email_address": {
    "section": "4.1",
    "basis": "stated",
    "says": "`email_address` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.ticker": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.ticker` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.domain": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.domain` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-education.school": {
    "section": "4.1",
    "basis": "stated",
    "says": "`education.school` is accepted as `field_name`.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-all-nine": {
    "section": "4.1",
    "basis": "stated",
    "says": "One lookup may carry all nine criteria: send as many as are available.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-unknown": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A `field_name` that is not one of the nine is refused with a 4xx or left out of the lookup.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.field-unknown"
  },
  "find.field-case": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A `field_name` is exact: one in another letter case is treated as unknown.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.field-unknown"
  },
  "find.term-type": {
    "section": "4.1",
    "basis": "assumed",
    "says": "`search_term` is a string: another JSON type is refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.term-type"
  },
  "find.matches-type": {
    "section": "4.1",
    "basis": "stated",
    "says": "`matches` is an array: anything else is never answered as if it were lookups.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.fields-type": {
    "section": "4.1",
    "basis": "stated",
    "says": "`matches[].fields` is an array: anything else is never answered as if it were criteria.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.return-fields-type": {
    "section": "4.1",
    "basis": "stated",
    "says": "`return_fields` is an array of string: an array of strings is accepted.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.return-fields-optional": {
    "section": "4.1",
    "basis": "stated",
    "says": "`return_fields` is optional: a request without it is answered.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.confidence-optional": {
    "section": "4.1",
    "basis": "stated",
    "says": "`confidence` is optional: a request without it is answered.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.confidence-type": {
    "section": "4.1",
    "basis": "assumed",
    "says": "`confidence` is a string: a number is refused with a 4xx, and no string leads to a 5xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.confidence"
  },
  "find.unicode-terms": {
    "section": "4.1",
    "basis": "derived",
    "says": "`search_term` is a JSON string, so any Unicode text is accepted: accents, other scripts, right-to-left text, emoji.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.long-terms": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A very long `search_term` is answered or refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "errors.body-limit"
  },
  "find.extra-member": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A request member the document does not name is ignored or refused with a 4xx.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "find.extra-member"
  },
  "person.id-unique": {
    "section": "2.1",
    "basis": "derived",
    "says": "A person ID is unique: two different people never share an `id`, and the same `id` always carries the same `linkedin` and `created_at`.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.id-unique-in-list": {
    "section": "2.1, 2.7",
    "basis": "derived",
    "says": "A person, known by its unique `id`, is listed at most once in one `people` list.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.jobs-never-object": {
    "section": "2.1",
    "basis": "stated",
    "says": "`jobs` is an array of Job, never a single object; the array is the specified form although a sample shows an object.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.jobs-elements": {
    "section": "2.1",
    "basis": "stated",
    "says": "Each element of `jobs` is a Job object.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.education-elements": {
    "section": "2.1",
    "basis": "stated",
    "says": "Each element of `education` is an Education object.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.connections-nonneg": {
    "section": "2.1",
    "basis": "derived",
    "says": "`connections` is a number of connections, so it is not negative.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.info-ge-title": {
    "section": "2.1",
    "basis": "derived",
    "says": "`info_change_detected_at`, the most recent date any field changed, is not before `title_change_detected_at` (compared as calendar dates).",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.info-ge-company": {
    "section": "2.1",
    "basis": "derived",
    "says": "`info_change_detected_at`, the most recent date any field changed, is not before `company_change_detected_at` (compared as calendar dates).",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.changes-not-future": {
    "section": "2.1",
    "basis": "derived",
    "says": "`created_at` and the three change dates tell of past events, so none lies more than a day after the date of the answer.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.name-consistent": {
    "section": "2.1",
    "basis": "assumed",
    "says": "`name`, the full name, contains `first_name` and `last_name`, letter case and diacritics aside.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.name-parts"
  },
  "person.position-current": {
    "section": "2.1",
    "basis": "assumed",
    "says": "`position` is the current job, so it has no `ended_at`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.position-status"
  },
  "person.position-in-jobs": {
    "section": "2.1",
    "basis": "assumed",
    "says": "The current job in `position` is also part of the job history in `jobs`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.position-in-jobs"
  },
  "person.employed-has-position": {
    "section": "2.1",
    "basis": "assumed",
    "says": "A person whose `employment_status` is `employed` has a `position`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.position-status"
  },
  "person.retired-no-active": {
    "section": "2.1, 3",
    "basis": "assumed",
    "says": "A person whose `employment_status` is `retired` or `unemployed` has no active job.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.position-status"
  },
  "person.optional-tolerated": {
    "section": "2",
    "basis": "stated",
    "says": "No field is declared required in responses; optional or absent fields are omitted or empty.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "unobservable": "It permits absence and forbids nothing; it binds whoever reads the answer, and this kit never counts absence as a failure."
  },
  "person.no-null-strict": {
    "section": "2",
    "basis": "assumed",
    "says": "An absent field is omitted or empty, never null.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.absent"
  },
  "education.started_at-first-day": {
    "section": "2.2",
    "basis": "stated",
    "says": "`started_at` of an education is always the 1st day of a month, as written in the string.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "education.started_at-midnight": {
    "section": "2.2",
    "basis": "stated",
    "says": "`started_at` of an education is at 00:00 when it shows a time.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "education.ended_at-first-day": {
    "section": "2.2",
    "basis": "stated",
    "says": "`ended_at` of an education is always the 1st day of a month, as written in the string.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "education.ended_at-midnight": {
    "section": "2.2",
    "basis": "stated",
    "says": "`ended_at` of an education is at 00:00 when it shows a time.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "education.order": {
    "section": "2.2",
    "basis": "assumed",
    "says": "An education does not start after it ends.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.dirty-data"
  },
  "job.started_at-first-day": {
    "section": "2.3",
    "basis": "stated",
    "says": "`started_at` of a job is always the 1st day of a month, as written in the string.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.started_at-midnight": {
    "section": "2.3",
    "basis": "stated",
    "says": "`started_at` of a job is at 00:00 when it shows a time.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.started_at-year-only-jan1": {
    "section": "2.3",
    "basis": "stated",
    "says": "When `started_at_year_only` is true, `started_at` is Jan 1.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.started_at-year-only-needs-date": {
    "section": "2.3",
    "basis": "assumed",
    "says": "A job whose `started_at_year_only` is true has a `started_at`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.duration-year-only"
  },
  "job.ended_at-first-day": {
    "section": "2.3",
    "basis": "stated",
    "says": "`ended_at` of a job is always the 1st day of a month, as written in the string.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.ended_at-midnight": {
    "section": "2.3",
    "basis": "stated",
    "says": "`ended_at` of a job is at 00:00 when it shows a time.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.ended_at-year-only-jan1": {
    "section": "2.3",
    "basis": "stated",
    "says": "When `ended_at_year_only` is true, `ended_at` is Jan 1.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.ended_at-year-only-needs-date": {
    "section": "2.3",
    "basis": "assumed",
    "says": "A job whose `ended_at_year_only` is true has an `ended_at`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.duration-year-only"
  },
  "job.start-before-end": {
    "section": "2.3",
    "basis": "assumed",
    "says": "A job does not start after it ends.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.dirty-data"
  },
  "job.duration-nonneg": {
    "section": "2.3",
    "basis": "derived",
    "says": "`duration` counts months, so it is not negative.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.duration-matches-dates": {
    "section": "2.3",
    "basis": "derived",
    "says": "`duration` is the time from `started_at` to `ended_at` (or to now for the `position` of an employed person) in months, give or take two, where neither date is a year only.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.tenure-nonneg": {
    "section": "2.3",
    "basis": "derived",
    "says": "`company_tenure` counts months, so it is not negative.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.tenure-ge-duration": {
    "section": "2.3",
    "basis": "derived",
    "says": "`company_tenure` spans contiguous jobs at the company, this one included, so it is not shorter than `duration` by more than two months.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.tenure-single-job": {
    "section": "2.3",
    "basis": "derived",
    "says": "Where a person has held one job at a company, `company_tenure` equals `duration`, give or take two months.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.active-is-last": {
    "section": "2.3",
    "basis": "stated",
    "says": "`is_last_at_company` is true for active jobs, so the `position` of an employed person never carries false.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.first-earliest": {
    "section": "2.3",
    "basis": "derived",
    "says": "`is_first_at_company` is true only for the first job at the company, so never for a job that follows an earlier one there without a gap.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.last-latest": {
    "section": "2.3",
    "basis": "derived",
    "says": "`is_last_at_company` is true only for the last job at the company, so never for an ended job that a later one there follows without a gap.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "job.first-exists": {
    "section": "2.3",
    "basis": "assumed",
    "says": "Among the listed jobs at one company, at least one is marked `is_first_at_company` when all of them carry the flag.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.dirty-data"
  },
  "job.email-status-with-email": {
    "section": "2.3",
    "basis": "assumed",
    "says": "A job with an `email_status` has an `email`.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.email-pair"
  },
  "job.email-shape": {
    "section": "2.3",
    "basis": "derived",
    "says": "`email` is an email address: a local part, one @ and a domain with a dot.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "company.sic-elements": {
    "section": "2.4",
    "basis": "stated",
    "says": "Each element of `sic_codes` is a string.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "company.employee-nonneg": {
    "section": "2.4",
    "basis": "derived",
    "says": "`employee_count` is a total count of employees, so it is not negative.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "company.id-unique": {
    "section": "2.4",
    "basis": "derived",
    "says": "A company ID is unique: the same `id` always carries the same `name` and `linkedin`.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "company.linkedin-slug": {
    "section": "2.4",
    "basis": "stated",
    "says": "`linkedin` of a company is its slug on the professional network, not an address.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "company.domain-shape": {
    "section": "2.4",
    "basis": "assumed",
    "says": "`domain` of a company is a bare domain, with no scheme, path or @.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.dirty-data"
  },
  "locdet.country-code-iso": {
    "section": "2.6",
    "basis": "stated",
    "says": "`country_code` is a two-letter ISO country code, in either letter case.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "locdet.county-us-only": {
    "section": "2.6",
    "basis": "stated",
    "says": "`county` is given for US locations only (US territories count as US).",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "locdet.msa-us-only": {
    "section": "2.6",
    "basis": "stated",
    "says": "`msa` is given for US locations only (US territories count as US).",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "locdet.zip-us-5": {
    "section": "2.6",
    "basis": "stated",
    "says": "For US locations, `postal_code` is the 5-digit zip code.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "locdet.lat-range": {
    "section": "2.6",
    "basis": "derived",
    "says": "`lat` is a latitude, so its decimal value lies between -90 and 90.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "locdet.lon-range": {
    "section": "2.6",
    "basis": "derived",
    "says": "`lon` is a longitude, so its decimal value lies between -180 and 180.",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "locdet.raw-is-input": {
    "section": "2.6",
    "basis": "assumed",
    "says": "`raw`, the input location value, equals the `location` of the person or job it belongs to, letter case and outer spaces aside.",
    "operations": [
      "find"
    ],
    "effect": "none",
    "question": "record.location-details"
  },
  "find.return-fields-projects": {
    "section": "4.1",
    "basis": "assumed",
    "says": "With `return_fields`, a person has only the named fields, besides `id` and `score`.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.return-fields"
  },
  "find.return-fields-superset": {
    "section": "4.1",
    "basis": "assumed",
    "says": "`return_fields` never changes which people are found.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.return-fields"
  },
  "find.confidence-monotone": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A stricter `confidence` finds some of the people that a looser one finds, and no others.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.confidence"
  },
  "find.mr-permute": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Elements answer by position, so reordering the lookups reorders the answers in the same way.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-concat": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Each item is one lookup, so it gets the same answer in a batch as alone.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-duplicate": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Each item is one lookup, so two equal items in one request get equal answers, each in its own place.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-context": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Each item is one lookup, so its answer does not depend on its neighbours.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-prefix": {
    "section": "4.1 rule 2",
    "basis": "assumed",
    "says": "The people of a smaller `size` are the first people of a larger one.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.determinism"
  },
  "find.mr-subset": {
    "section": "4.1 rule 2",
    "basis": "assumed",
    "says": "The people of a smaller `size` are among the people of a larger one.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.determinism"
  },
  "find.mr-found-size": {
    "section": "4.1 rule 3",
    "basis": "derived",
    "says": "`found` tells whether the inputs have a hit, so it is the same for every `size` from 1 to 5.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-field-order": {
    "section": "4.1",
    "basis": "assumed",
    "says": "The order of the criteria in a lookup does not change who is found.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-case": {
    "section": "4.1",
    "basis": "assumed",
    "says": "Letter case in a name does not change the best match.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-trim": {
    "section": "4.1",
    "basis": "assumed",
    "says": "Spaces around a `search_term` do not change who is found.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-linkedin-forms": {
    "section": "4.1",
    "basis": "assumed",
    "says": "A slug and the full professional-network address of the same person find the same person.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-self-linkedin": {
    "section": "2.1, 4.1",
    "basis": "derived",
    "says": "`linkedin` identifies a person, so the value a person is returned with finds that person again.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-self-email": {
    "section": "4.1",
    "basis": "assumed",
    "says": "The `email` of a returned person's job, sent as `email_address`, finds that person again.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-self-name-company": {
    "section": "4.1",
    "basis": "assumed",
    "says": "The `name` and company name of a returned person find that person again.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-add-criterion": {
    "section": "4.1",
    "basis": "assumed",
    "says": "Adding a criterion that is true of a person keeps that person among the people found.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.waterfall"
  },
  "find.mr-top-score-more": {
    "section": "2.1, 4.1",
    "basis": "assumed",
    "says": "Adding a criterion that is true of a person does not lower that person's `score`.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.score-order"
  },
  "find.mr-repeat": {
    "section": "4.1",
    "basis": "assumed",
    "says": "The same request sent twice within seconds finds the same people.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "find.determinism"
  },
  "find.mr-record-stable": {
    "section": "2.1",
    "basis": "derived",
    "says": "A person ID stands for one record, so the same `id` carries the same fields in every answer of one run, `score` aside.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-credential": {
    "section": "5",
    "basis": "assumed",
    "says": "An API key and an access token find the same people.",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "question": "auth.api-key-scope"
  },
  "find.mr-whitespace-json": {
    "section": "4.1",
    "basis": "derived",
    "says": "The request is JSON, so white space and the order of its members do not change the answer.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "concurrency.parallel-find": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Requests sent at the same time are each answered by position for their own lookups.",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "session.post": {
    "section": "4.2, 5 rule 1",
    "basis": "stated",
    "says": "A POST to {identity_url}/session with the `grantType`, `clientId` and `clientSecret` of a service account creates a session.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.200-only": {
    "section": "4.2, 7",
    "basis": "stated",
    "says": "A successful sign-in is answered with status 200 exactly.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.access-token": {
    "section": "4.2, 5 rule 1",
    "basis": "stated",
    "says": "The sign-in of a service account returns `accessToken`, a non-empty string.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-at": {
    "section": "4.2, 5 rule 1",
    "basis": "stated",
    "says": "The sign-in of a service account returns `expiresAt`, a non-empty string.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-iso": {
    "section": "4.2",
    "basis": "stated",
    "says": "`expiresAt` is an ISO 8601 date-time with fractional seconds.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-no-zone": {
    "section": "4.2",
    "basis": "stated",
    "says": "`expiresAt` carries no zone designator.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-future": {
    "section": "4.2, 5 rule 3",
    "basis": "stated",
    "says": "The token expires after its creation: `expiresAt` lies ahead in at least one time zone of the world.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.lifetime-15m-or-1h": {
    "section": "5 rule 3",
    "basis": "assumed",
    "says": "`expiresAt` lies 15 minutes or 1 hour ahead.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "session.lifetime"
  },
  "session.token-works": {
    "section": "5",
    "basis": "stated",
    "says": "An access token from the session endpoint is accepted as bearer credential.",
    "operations": [
      "createSession",
      "find"
    ],
    "effect": "spend"
  },
  "session.token-before-expiry": {
    "section": "5 rule 3",
    "basis": "derived",
    "says": "Clients renew by `expiresAt`, so a token is still accepted shortly before it.",
    "operations": [
      "createSession",
      "find"
    ],
    "effect": "spend"
  },
  "session.token-after-expiry": {
    "section": "5 rule 3",
    "basis": "derived",
    "says": "A token expires, so it is no longer accepted after `expiresAt`.",
    "operations": [
      "createSession",
      "find"
    ],
    "effect": "none"
  },
  "session.renew-independent": {
    "section": "5",
    "basis": "assumed",
    "says": "A new session does not end an earlier one: both access tokens are accepted.",
    "operations": [
      "createSession",
      "find"
    ],
    "effect": "spend",
    "question": "session.revoke-tokens"
  },
  "session.cc-wrong-secret": {
    "section": "7",
    "basis": "stated",
    "says": "A service account sign-in with a wrong secret is not answered with 200 and returns no token.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.cc-unknown-client": {
    "section": "7",
    "basis": "stated",
    "says": "A sign-in with an unknown `clientId` is not answered with 200 and returns no token.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.cc-missing-secret": {
    "section": "5 rule 1, 7",
    "basis": "stated",
    "says": "A service account sign-in without `clientSecret` is not answered with 200 and returns no token.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.grant-unknown": {
    "section": "4.2",
    "basis": "stated",
    "says": "`grantType` is one of `password`, `refreshToken` and `clientCredentials`: another value is not answered with 200.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.grant-case": {
    "section": "4.2",
    "basis": "stated",
    "says": "The values of `grantType` are exact: `client_credentials` is not answered with 200.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.grant-missing-json": {
    "section": "4.2",
    "basis": "assumed",
    "says": "A JSON sign-in without `grantType` is not answered with 200.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "session.grant-default"
  },
  "session.password-wrong": {
    "section": "7",
    "basis": "stated",
    "says": "A password sign-in with a wrong password is not answered with 200 and returns no token, neither in the body nor in a cookie.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-no-enumeration": {
    "section": "7",
    "basis": "assumed",
    "says": "An unknown user name and a wrong password are answered alike.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "session.login-fail"
  },
  "session.refresh-bogus": {
    "section": "7",
    "basis": "stated",
    "says": "An exchange of an invalid refresh token is not answered with 200 and returns no token.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.no-redirect": {
    "section": "7",
    "basis": "derived",
    "says": "Any status but 200 means that the login failed, so a redirect is a failed login.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "unobservable": "It binds the client, which takes a redirect for a failed login and does not follow it with its secrets."
  },
  "session.token-not-in-url": {
    "section": "4.2, 5",
    "basis": "assumed",
    "says": "Secrets and tokens travel in the body or in the header, never in an address.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "errors.bad-credential",
    "unobservable": "It binds the client: the addresses of a client are its own choice, not the answer of the service."
  },
  "session.password-json": {
    "section": "4.2",
    "basis": "stated",
    "says": "A JSON sign-in with `grantType` `password`, `username` and `password` is answered with 200 and a token.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-form": {
    "section": "4.2",
    "basis": "stated",
    "says": "Password sign-in may be sent form-encoded as `username` and `password` (with `grantType=password` added where the service asks for it).",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-access-token": {
    "section": "4.2",
    "basis": "stated",
    "says": "Password sign-in returns `access_token` or `accessToken`, a non-empty string.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.form-encoding-escapes": {
    "section": "4.2",
    "basis": "derived",
    "says": "A form-encoded password sign-in is form-decoded: percent-encoded characters in the user name or password stand for themselves.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-cookie": {
    "section": "5 rule 4",
    "basis": "stated",
    "says": "Password sign-in hands out a refresh token, carried in a cookie (a token in the body is accepted as the other reading).",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-cookie-httponly": {
    "section": "5 rule 4",
    "basis": "assumed",
    "says": "The cookie that carries the refresh token is HttpOnly and Secure.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "session.cookie"
  },
  "session.refresh-by-body": {
    "section": "4.2, 5 rule 4",
    "basis": "stated",
    "says": "A refresh token sent in the body as `refreshToken`, with `grantType` `refreshToken`, is exchanged for a new session.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-by-cookie": {
    "section": "5 rule 4",
    "basis": "stated",
    "says": "A refresh token carried in the cookie alone, with `grantType` `refreshToken`, is exchanged for a new session.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-new-token": {
    "section": "4.2",
    "basis": "derived",
    "says": "The exchange creates a new session, so its access token differs from the old one.",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-rotates": {
    "section": "4.3",
    "basis": "assumed",
    "says": "An exchange hands out a new refresh token, rotated from the old one.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "session.refresh-rotation"
  },
  "session.refresh-reuse": {
    "section": "4.3",
    "basis": "assumed",
    "says": "A refresh token that has been rotated is no longer accepted.",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "question": "session.refresh-rotation"
  }
};

export const ruleIds = Object.keys(rules) as RuleId[];
