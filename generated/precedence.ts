// Written by `npm run generate` from spec/. Do not edit.

export const precedence = {
  "person.get-equals-find": [
    "+records"
  ],
  "lookup.equals-get": [
    "+records"
  ],
  "lookup.batch": [
    "lookup.no-strangers"
  ],
  "ledger.total-counts-contacts": [
    "ledger.list-has-each"
  ],
  "sa.regen-new": [
    "sa.regen-same-client"
  ],
  "search.filter-sound": [
    "+records"
  ],
  "person.id-unique-in-list": [
    "person.id-unique"
  ],
  "person.jobs-type": [
    "person.jobs-never-object"
  ],
  "job.duration-matches-dates": [
    "job.duration-nonneg"
  ],
  "job.tenure-ge-duration": [
    "job.tenure-nonneg"
  ],
  "job.tenure-single-job": [
    "job.duration-nonneg",
    "job.tenure-nonneg",
    "job.tenure-ge-duration"
  ],
  "job.started_at-year-only-jan1": [
    "job.started_at-first-day"
  ],
  "job.ended_at-year-only-jan1": [
    "job.ended_at-first-day"
  ],
  "job.first-earliest": [
    "company.id-unique"
  ],
  "job.last-latest": [
    "company.id-unique"
  ],
  "verify.company-by-url": [
    "company.linkedin-slug"
  ],
  "find.path-post": [
    "+single-criteria",
    "+optional-members",
    "find.unicode-terms"
  ],
  "find.field-all-nine": [
    "+optional-members"
  ],
  "find.field-company.domain": [
    "+optional-members"
  ],
  "find.field-company.linkedin": [
    "+optional-members"
  ],
  "find.field-company.name": [
    "+optional-members"
  ],
  "find.field-company.ticker": [
    "+optional-members"
  ],
  "find.field-education.school": [
    "+optional-members"
  ],
  "find.field-email_address": [
    "+optional-members"
  ],
  "find.field-linkedin": [
    "+optional-members"
  ],
  "find.field-name": [
    "+optional-members"
  ],
  "find.field-title": [
    "+optional-members"
  ],
  "find.unicode-terms": [
    "+single-criteria",
    "+optional-members"
  ],
  "find.hundred-accepted": [
    "find.one-per-input",
    "find.unicode-terms",
    "+optional-members"
  ],
  "find.size-over-5": [
    "find.max-five"
  ],
  "find.body-not-json": [
    "error.malformed-json"
  ],
  "find.mr-permute": [
    "+batches"
  ],
  "find.mr-context": [
    "+batches"
  ],
  "find.mr-found-size": [
    "+batches"
  ],
  "find.mr-self-linkedin": [
    "+batches"
  ],
  "find.mr-concat": [
    "+batches",
    "find.mr-permute"
  ],
  "find.mr-duplicate": [
    "+batches",
    "find.mr-permute"
  ],
  "people.org-scope": [
    "find.org-path-required"
  ],
  "sa.login": [
    "session.post"
  ],
  "sa.regen-invalidates": [
    "session.cc-wrong-secret"
  ],
  "sa.delete-invalidates": [
    "session.cc-unknown-client"
  ],
  "session.refresh-bogus": [
    "session.cc-missing-secret"
  ],
  "user.reset-patch": [
    "session.password-json",
    "session.password-access-token"
  ],
  "concurrency.keepalive-mix": [
    "auth.missing"
  ],
  "apikey.delete-at-once": [
    "auth.garbage"
  ],
  "apikey.full-never-again": [
    "error.no-secret-echo"
  ],
  "auth.role-effective-after-change": [
    "users.update",
    "+denied-roles"
  ],
  "role.ResendInvitation.admin-ok": [
    "invite.resend-pending"
  ],
  "role.AddUserAccess.admin-ok": [
    "users.add-settings"
  ],
  "users.update": [
    "role.GetOrgUsers.admin-ok"
  ],
  "imports.list": [
    "contacts.add-import"
  ],
  "imports.sort": [
    "imports.list",
    "imports.page"
  ],
  "imports.filter-filename": [
    "contacts.add-import"
  ],
  "usage.sum": [
    "usage.current"
  ]
} as const;
