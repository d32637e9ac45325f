// Written by `npm run generate` from spec/. Do not edit.

import type { Question as Written } from '../spec/catalogue/questions.js';

/** The admissible readings of each open question. */
export interface Readings {
  "auth.find-role": "any" | "viewer" | "editor";
  "auth.roles": "cumulative" | "exact";
  "auth.api-key-scope": "people-only" | "find-only" | "everywhere" | "nowhere";
  "auth.key-refused": "rejected-403" | "rejected-401";
  "auth.token-form": "jwt" | "opaque";
  "auth.header-form": "any-case" | "exact";
  "auth.other-places": "refused" | "x-api-key" | "query";
  "billing.form": "conventional";
  "usage.unlimited": "omitted" | "as-null" | "minus-1";
  "usage.lag": "none" | "5-seconds";
  "subscriptions.role": "viewer" | "admin";
  "contacts.form": "conventional";
  "contacts.get-role": "any" | "viewer" | "editor" | "admin";
  "contacts.search-role": "any" | "viewer" | "editor" | "admin";
  "contacts.view-names": "data-count" | "full-count";
  "contacts.prefixes": "lc-ldc" | "lc-ldc-any-case";
  "contacts.delete-missing": "rejected-404" | "accepted-204";
  "contacts.reference-again": "free" | "kept";
  "contacts.bulk-empty": "rejected" | "answered-0";
  "contacts.rows-removed": "number" | "contacts";
  "errors.body": "code-and-message" | "problem-details" | "status-and-error" | "detail-text" | "validation-list" | "by-cause" | "empty" | "html";
  "errors.no-credential": "rejected-401" | "rejected-403" | "rejected-401-no-header";
  "errors.bad-credential": "rejected-401" | "rejected-403" | "rejected-400";
  "errors.no-role": "rejected-403" | "rejected-404" | "rejected-401";
  "errors.unknown-org": "rejected-403" | "rejected-404" | "rejected-400";
  "errors.malformed-json": "rejected-400" | "rejected-422";
  "errors.body-limit": "rejected-413" | "accepted";
  "errors.wrong-method": "rejected-405" | "rejected-404";
  "errors.request-content-type": "rejected-415" | "rejected-400" | "accepted";
  "errors.slash": "rejected-404" | "redirected-308" | "same-resource";
  "errors.rate-limit": "off" | "rejected-429-retry-after-seconds" | "rejected-429-retry-after-date" | "rejected-429-bare" | "rejected-503";
  "errors.outage": "off" | "rejected-503" | "rejected-502-html";
  "errors.idempotency-key": "ignored" | "replayed";
  "errors.quota-headers": "on" | "off" | "negative" | "non-numeric";
  "errors.unknown-version": "rejected-404" | "served-as-v1";
  "errors.conflict": "rejected-409" | "rejected-400" | "rejected-422";
  "errors.request-invalid": "rejected-400" | "rejected-422";
  "errors.not-found": "rejected-404" | "rejected-403";
  "list.limit-over": "rejected" | "clamped";
  "events.form": "bare-contact" | "enveloped";
  "events.authenticity": "token-header" | "standard-webhooks" | "timestamped-signature";
  "events.delivery": "once" | "duplicated" | "reordered" | "dropped-then-retried";
  "events.retries": "backoff";
  "events.configuration": "by-operators";
  "events.cause": "enrichment-cycle";
  "find.score-scale": "unit" | "percent" | "raw-relevance" | "integer-1-to-10" | "negative";
  "find.score-order": "descending" | "ascending" | "descending-with-ties" | "other";
  "find.ties": "stable" | "shuffled";
  "find.required": "strict" | "rejected-422" | "lenient";
  "find.size-over": "rejected-400" | "rejected-422" | "clamped";
  "find.size-zero": "rejected-400" | "rejected-422" | "empty-people" | "as-default";
  "find.size-negative": "rejected-400" | "rejected-422";
  "find.size-type": "rejected-400" | "rejected-422" | "coerced";
  "find.size-null": "as-default" | "rejected-400" | "rejected-422";
  "find.matches-over": "rejected-400" | "rejected-413" | "rejected-422" | "truncated" | "partial";
  "find.matches-empty": "answered-empty" | "rejected-400" | "rejected-422";
  "find.matches-missing": "rejected-400" | "rejected-422" | "answered-empty";
  "find.fields-empty": "not-found" | "rejected-400" | "rejected-422";
  "find.field-unknown": "rejected-400" | "rejected-422" | "ignored" | "not-found";
  "find.field-duplicate": "any-of" | "all-of" | "last-wins" | "first-wins" | "rejected-400" | "rejected-422";
  "find.term-empty": "rejected-400" | "rejected-422" | "not-found" | "ignored";
  "find.term-type": "rejected-400" | "rejected-422" | "coerced";
  "find.waterfall": "identifier-first" | "all-criteria" | "any-criterion";
  "find.no-hit": "empty-list" | "people-omitted" | "people-null";
  "find.confidence": "levels" | "numeric-string" | "ignored";
  "find.confidence-unknown": "rejected-400" | "rejected-422" | "ignored";
  "find.return-fields": "projected" | "projected-null" | "projected-strict" | "ignored";
  "find.return-fields-unknown": "ignored" | "rejected-400" | "rejected-422";
  "find.return-fields-empty": "all-fields" | "no-fields";
  "find.extra-member": "ignored" | "rejected-400" | "rejected-422";
  "find.out-of-credit": "rejected-402" | "rejected-402-empty-body" | "rejected-403" | "rejected-429";
  "find.credit-check": "would-exceed" | "already-zero" | "partial-fill";
  "find.charged": "unique-person" | "each-answer" | "each-lookup";
  "find.large-group": "none" | "link-header" | "rejected-400-with-hint";
  "find.determinism": "off" | "ties" | "drift";
  "find.lookup-failed": "whole-request" | "element-error";
  "identity.case": "camel" | "snake";
  "list.envelope": "named" | "items" | "data" | "bare";
  "resource.date": "fraction-3" | "fraction-0" | "fraction-6" | "fraction-6-offset";
  "apikey.form": "conventional";
  "apikey.role": "every-role" | "viewer";
  "apikey.unused": "omitted" | "as-null";
  "apikey.shorthand": "first-and-last" | "last-four";
  "sa.form": "conventional";
  "sa.deleted-form": "object" | "bare";
  "session.secret-delay": "immediate" | "30-seconds";
  "org.named": "in-path" | "path-or-credential";
  "org.form": "conventional";
  "end.form": "conventional";
  "end.unknown": "accepted-204" | "rejected-401";
  "import.form": "conventional";
  "import.add-role": "any" | "viewer" | "editor" | "admin";
  "import.status-code": "answered-202" | "answered-200" | "answered-201";
  "import.states": "without-pending" | "with-pending";
  "import.duration": "immediate" | "200-ms" | "1-minute" | "stuck";
  "import.merge": "off" | "on";
  "import.bad-row": "row-error" | "whole-400";
  "import.duplicate": "skipped" | "error-row";
  "import.counts": "every-row" | "without-duplicates";
  "import.batch-size": "at-most-1000";
  "import.wrong-state": "rejected-409" | "rejected-400" | "rejected-422";
  "import.delete-processing": "cancelled" | "continued";
  "import.after-delete": "deleted" | "unchanged";
  "import.csv-empty": "header" | "rejected-404" | "empty-204";
  "import.csv-newline": "crlf" | "lf";
  "import.csv-bom": "off" | "on";
  "import.csv-formulas": "as-they-are" | "neutralised";
  "import.range": "inclusive" | "half-open";
  "invite.form": "conventional";
  "invite.role": "admin" | "editor";
  "invite.accepted-role": "of-invitation" | "viewer";
  "invite.status-filter-unknown": "rejected-400" | "rejected-422" | "empty";
  "invite.revoked-form": "status" | "deleted";
  "invite.lifetime": "14-days" | "end-of-day";
  "invite.duplicate": "conflict" | "second-invitation";
  "invite.email-lock": "case-insensitive" | "exact";
  "ledger.form": "conventional";
  "ledger.counts": "nested" | "flat";
  "ledger.delete": "hard" | "soft";
  "people.form": "conventional";
  "search.filters": "tree";
  "search.same-job": "one-job" | "any-job";
  "search.people-key": "people" | "results";
  "search.count-key": "count" | "total-count" | "omitted";
  "search.page-end": "absent" | "as-null" | "empty-string" | "empty-page";
  "search.role": "any" | "viewer" | "editor" | "admin";
  "verify.answer": "both" | "boolean" | "status";
  "verify.unknown": "item" | "rejected-404" | "omitted";
  "verify.limit": "at-most-100" | "at-most-1000" | "unlimited";
  "verify.role": "any" | "viewer" | "editor" | "admin";
  "preview.answer": "limited" | "counts-only" | "same-shape";
  "preview.role": "any" | "viewer" | "editor" | "admin";
  "person.fields-syntax": "comma" | "repeated" | "json";
  "person.missing": "rejected-404" | "rejected-410" | "answered-null";
  "person.role": "any" | "viewer" | "editor" | "admin";
  "lookup.answer": "found-only" | "aligned-null" | "with-errors";
  "lookup.order": "request" | "any";
  "lookup.k": "50000" | "51200";
  "lookup.over": "rejected-400" | "rejected-413" | "rejected-422" | "truncated";
  "lookup.ids-empty": "answered-empty" | "rejected-400" | "rejected-422";
  "lookup.role": "any" | "viewer" | "editor" | "admin";
  "record.absent": "omitted" | "as-null" | "empty-string" | "mixed";
  "record.date": "rfc3339-utc" | "naive" | "offset" | "date-only" | "date-with-z" | "fraction";
  "record.linkedin-form": "slug" | "url" | "bare-host";
  "record.phone": "e164" | "national" | "free-text";
  "record.country-code": "upper-case" | "lower-case";
  "record.id-form": "prefixed" | "uuid" | "numeric-string" | "reserved-characters";
  "record.employee-count": "integer" | "fraction";
  "record.connections": "exact" | "capped-500";
  "record.text": "nfc" | "nfd" | "escaped";
  "record.jobs-order": "newest-first" | "oldest-first" | "unordered";
  "record.position-in-jobs": "included" | "left-out" | "differs";
  "record.multiple-active": "allowed" | "never";
  "record.active-marker": "omitted" | "as-null" | "empty-string";
  "record.duration": "months-between" | "months-between-plus-one" | "rounded" | "stale";
  "record.duration-year-only": "from-january-1" | "omitted";
  "record.contiguous-gap": "gap-0-months" | "gap-1-month" | "gap-3-months";
  "record.position-status": "strict" | "last-job-kept" | "missing-status";
  "record.email-pair": "both-or-neither" | "status-only" | "email-only";
  "record.location-details": "always-present" | "sometimes-missing" | "never-present";
  "record.name-parts": "first-last" | "with-middle" | "with-prefix" | "name-only";
  "record.dirty-data": "off" | "on";
  "record.extra-members": "none" | "some" | "nested";
  "record.enum-drift": "off" | "level" | "function" | "company-type" | "email-status" | "employment-status";
  "session.token-name": "camel" | "snake" | "both" | "by-flow" | "by-form";
  "session.expiry-name": "expires-at-camel" | "expires-at-snake" | "expires-in";
  "session.expires-format": "naive-microseconds" | "naive-no-fraction" | "naive-milliseconds" | "with-z" | "with-offset" | "naive-local";
  "session.lifetime": "15-minutes" | "1-hour" | "1-minute" | "10-seconds" | "skewed-clock";
  "session.refresh-delivery": "cookie" | "body" | "both";
  "session.cookie": "camel-session-path" | "snake-root-path" | "host-prefix" | "no-attributes" | "persistent";
  "session.client-credentials-refresh": "not-issued" | "issued";
  "session.refresh-rotation": "rotated-strict" | "rotated-with-grace" | "not-rotated";
  "session.refresh-lifetime": "unlimited" | "30-days" | "1-hour";
  "session.revoke-tokens": "at-expiry" | "immediate";
  "session.grant-default": "form-only" | "always" | "never";
  "session.login-fail": "rejected-401" | "rejected-400" | "rejected-403" | "rejected-422";
  "session.request-invalid": "rejected-400" | "rejected-401" | "rejected-422";
  "tracked.form": "conventional";
  "tracked.none": "rejected-404" | "empty-200";
  "tracked.version": "integer" | "uuid" | "timestamp";
  "tracked.cycle": "daily";
  "transport.content-type": "json" | "json-charset" | "problem-json";
  "transport.delivery": "plain" | "gzip" | "chunked" | "slow" | "connection-close";
  "transport.options": "options-204" | "options-204-cors" | "rejected-405";
  "transport.request-id": "echoed" | "own" | "off";
  "transport.version-header": "off" | "on";
  "transport.tls": "plain-too" | "tls-only";
  "users.form": "conventional";
  "users.batch": "atomic" | "per-item";
  "users.last-admin": "conflict" | "allow";
  "user.form": "conventional";
  "user.get-role": "self-or-admin";
  "user.reset-form": "conventional";
  "user.reset-credential": "none" | "bearer";
  "user.reset-unknown": "accepted-202" | "rejected-404";
}

export type QuestionId = keyof Readings;

/** One point that the specification leaves open. */
export type Question = Omit<Written, 'id'>;

export const questions: Record<QuestionId, Question> = {
  "auth.find-role": {
    "section": "5",
    "register": "U82",
    "asks": "Which role does find require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor."
    },
    "default": "viewer",
    "replaces": [
      "find.role-report"
    ]
  },
  "auth.roles": {
    "section": "5",
    "register": "U83",
    "asks": "Does a higher role include the lower ones?",
    "readings": {
      "cumulative": "An admin may do what an editor may, an editor what a viewer may.",
      "exact": "A caller may do only what needs exactly a role it holds."
    },
    "default": "cumulative",
    "replaces": [
      "role.cumulative"
    ]
  },
  "auth.api-key-scope": {
    "section": "5",
    "register": "U74, A50, A51",
    "asks": "Where are API keys accepted?",
    "readings": {
      "people-only": "On find and every other operation of the people interface.",
      "find-only": "On find alone.",
      "everywhere": "On every operation.",
      "nowhere": "On no operation."
    },
    "default": "people-only",
    "contradicts": {
      "everywhere": [
        "auth.key-not-customer-data"
      ]
    },
    "replaces": [
      "apikey.works",
      "auth.key-select",
      "find.mr-credential"
    ]
  },
  "auth.key-refused": {
    "section": "5, 7",
    "register": "U74",
    "asks": "How is a valid API key refused where keys are not accepted?",
    "readings": {
      "rejected-403": "Status 403.",
      "rejected-401": "Status 401."
    },
    "default": "rejected-403"
  },
  "auth.token-form": {
    "section": "5",
    "asks": "What does an access token look like?",
    "readings": {
      "jwt": "A signed JSON Web Token of three segments.",
      "opaque": "A string that is no JSON Web Token, in the mock a random one."
    },
    "default": "jwt"
  },
  "auth.header-form": {
    "section": "5",
    "register": "U81",
    "asks": "How exactly must `Authorization` be written as `Bearer <token>`?",
    "readings": {
      "any-case": "`Bearer` in any letter case, with any number of spaces after it.",
      "exact": "`Bearer` in this case and one space; anything else is refused."
    },
    "default": "any-case"
  },
  "auth.other-places": {
    "section": "5",
    "register": "U81",
    "asks": "Is a credential taken in another place than the header Authorization?",
    "readings": {
      "refused": "In none.",
      "x-api-key": "An API key in the header X-Api-Key, too.",
      "query": "Any credential in the query parameter `access_token`, too."
    },
    "default": "refused",
    "contradicts": {
      "query": [
        "auth.query-token"
      ]
    }
  },
  "billing.form": {
    "section": "4.3",
    "register": "U155, U157",
    "asks": "How are usage and subscriptions asked for, and what do their records hold?",
    "readings": {
      "conventional": "GET /{org_id}/usage?group_by=org|principal&include_history=true, answered with `records` of `period_start`, `period_end`, `principal`, `operation`, `requests`, `credits_used` and `limit`; GET /{org_id}/subscriptions?include_expired=true, answered with `subscriptions` of `id`, `product`, `status`, `starts_at`, `ends_at` and `limits`."
    },
    "default": "conventional"
  },
  "usage.unlimited": {
    "section": "4.3",
    "register": "U155",
    "asks": "What is `limit` of a usage record where the organization has no limit?",
    "readings": {
      "omitted": "It is left out.",
      "as-null": "It is null.",
      "minus-1": "It is -1."
    },
    "default": "omitted",
    "perCall": true
  },
  "usage.lag": {
    "section": "4.3",
    "register": "U156",
    "asks": "How soon does usage show a call?",
    "readings": {
      "none": "At once.",
      "5-seconds": "Figures are brought up to date every 5 seconds; until then the last ones are shown."
    },
    "default": "none"
  },
  "subscriptions.role": {
    "section": "4.3, 5 rule 5",
    "register": "U157",
    "asks": "Which role do subscriptions require?",
    "readings": {
      "viewer": "The role viewer.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "contacts.form": {
    "section": "2.8, 4.3",
    "register": "U141, U147, U148, U149, U153",
    "asks": "How are contacts read, searched, downloaded and deleted on the wire, and which members have they?",
    "readings": {
      "conventional": "GET …/contacts answers `contacts`, `count` and a `pagination_token` that goes with the same filters, order and size only; POST …/contacts/search takes the filters of the people search, `return_fields`, `view`, `sort_by`, `size` and `pagination_token`, …/contacts/search/download answers the same as CSV and ignores pages. DELETE …/contacts/{contact_id} removes one; POST …/contacts/delete takes `contact_ids` and `reference_ids` and answers `rows_removed`. What was sent about a contact is never altered; what is absent is left out."
    },
    "default": "conventional",
    "replaces": [
      "contacts.bulk-delete-unknown",
      "contacts.token-foreign"
    ]
  },
  "contacts.get-role": {
    "section": "4.3, 5 rule 5",
    "register": "U154",
    "asks": "Which role does getting contacts require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "contacts.search-role": {
    "section": "4.3, 5 rule 5",
    "register": "U154",
    "asks": "Which role does searching contacts require, as JSON and as CSV?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "contacts.view-names": {
    "section": "4.3",
    "register": "U147, A81",
    "asks": "Which values has the parameter `view`, which switches full data and count-only?",
    "readings": {
      "data-count": "`data` (also without the parameter) and `count`; anything else is refused.",
      "full-count": "`full` (also without the parameter) and `count`; anything else is refused."
    },
    "default": "data-count"
  },
  "contacts.prefixes": {
    "section": "4.3",
    "register": "U139, A72",
    "asks": "Which values are matched as a contact ID when a contact is deleted?",
    "readings": {
      "lc-ldc": "Those that start with `lc_` or `ldc_`, in just these letters.",
      "lc-ldc-any-case": "Those that start with `lc_` or `ldc_`, whatever the letter case."
    },
    "default": "lc-ldc",
    "replaces": [
      "contacts.delete-ref-not-id"
    ]
  },
  "contacts.delete-missing": {
    "section": "4.3, 7",
    "register": "U140",
    "asks": "How is the deletion of a contact answered that does not exist?",
    "readings": {
      "rejected-404": "Status 404.",
      "accepted-204": "Status 204, like any other deletion."
    },
    "default": "rejected-404",
    "perCall": true,
    "replaces": [
      "contacts.delete-unknown"
    ]
  },
  "contacts.reference-again": {
    "section": "4.3",
    "register": "U137",
    "asks": "Does the ledger have the `reference_id` of a deleted contact already, when a contact with it is added?",
    "readings": {
      "free": "No: the contact is added.",
      "kept": "Yes: it stays taken for as long as there is the ledger, and the contact is a duplicate."
    },
    "default": "free"
  },
  "contacts.bulk-empty": {
    "section": "4.3",
    "register": "U141, A73",
    "asks": "What happens to a bulk deletion that names no contact at all?",
    "readings": {
      "rejected": "It is refused (question errors.request-invalid).",
      "answered-0": "It removes nothing, and says so."
    },
    "default": "rejected",
    "perCall": true
  },
  "contacts.rows-removed": {
    "section": "4.3",
    "register": "U141, A73",
    "asks": "Bulk deletion returns rows removed; as what?",
    "readings": {
      "number": "As their number.",
      "contacts": "As a list of the contacts, as they were."
    },
    "default": "number",
    "reshapes": [
      "ledger"
    ]
  },
  "errors.body": {
    "section": "7",
    "register": "U75",
    "asks": "What does an error body look like?",
    "readings": {
      "code-and-message": "An object with `error` (a code) and `message` (text).",
      "problem-details": "An object with `type`, `title`, `status`, `detail` and `instance` (RFC 9457).",
      "status-and-error": "An object with `status` (a number) and `error`, an object with `type` and `message`.",
      "detail-text": "An object with `detail` (text).",
      "validation-list": "An object with `detail`, an array of objects with `loc` (array), `msg` and `type`.",
      "by-cause": "As `validation-list` with status 422, and with 400 where a member is at fault; as `detail-text` in all other cases.",
      "empty": "No body.",
      "html": "An HTML page, content type text/html."
    },
    "default": "code-and-message",
    "perCall": true,
    "replaces": [
      "error.body-json",
      "error.no-stack"
    ]
  },
  "errors.no-credential": {
    "section": "5, 7",
    "register": "U76",
    "asks": "How is a call without a credential refused?",
    "readings": {
      "rejected-401": "Status 401 with WWW-Authenticate Bearer.",
      "rejected-403": "Status 403.",
      "rejected-401-no-header": "Status 401 without WWW-Authenticate."
    },
    "default": "rejected-401",
    "replaces": [
      "auth.missing-401",
      "auth.www-authenticate"
    ]
  },
  "errors.bad-credential": {
    "section": "5, 7",
    "register": "U77",
    "asks": "How is a call with a malformed, unknown, expired or revoked credential refused?",
    "readings": {
      "rejected-401": "Status 401.",
      "rejected-403": "Status 403.",
      "rejected-400": "Status 400."
    },
    "default": "rejected-401",
    "replaces": [
      "session.token-not-in-url"
    ]
  },
  "errors.no-role": {
    "section": "5, 7",
    "register": "U78, A52",
    "asks": "How is a call refused when the caller's role on the organization does not suffice?",
    "readings": {
      "rejected-403": "Status 403.",
      "rejected-404": "Status 404.",
      "rejected-401": "Status 401."
    },
    "default": "rejected-403"
  },
  "errors.unknown-org": {
    "section": "5, 7",
    "register": "U79, U80",
    "asks": "How is a call refused when `org_id` is unknown, malformed, or of an organization on which the caller has no role at all?",
    "readings": {
      "rejected-403": "Status 403.",
      "rejected-404": "Status 404.",
      "rejected-400": "Status 400."
    },
    "default": "rejected-403",
    "replaces": [
      "auth.org-no-oracle",
      "security.org-path-traversal"
    ]
  },
  "errors.malformed-json": {
    "section": "7",
    "register": "U58",
    "asks": "How is a body that is not JSON refused?",
    "readings": {
      "rejected-400": "Status 400.",
      "rejected-422": "Status 422."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "error.no-5xx-on-bad-input",
      "security.header-injection"
    ]
  },
  "errors.body-limit": {
    "section": "7",
    "register": "U55",
    "asks": "What happens when a request body is larger than 1 MiB?",
    "readings": {
      "rejected-413": "Refused with 413.",
      "accepted": "Handled like any other."
    },
    "default": "rejected-413",
    "replaces": [
      "error.oversize-body",
      "find.long-terms"
    ]
  },
  "errors.wrong-method": {
    "section": "7",
    "register": "U56",
    "asks": "How is a wrong method on a known path refused?",
    "readings": {
      "rejected-405": "Status 405 with an Allow header.",
      "rejected-404": "Status 404."
    },
    "default": "rejected-405",
    "perCall": true,
    "replaces": [
      "error.method"
    ]
  },
  "errors.request-content-type": {
    "section": "4.1, 7",
    "register": "U57",
    "asks": "What happens when the Content-Type of a request is not one the operation takes (a missing one is taken as JSON)?",
    "readings": {
      "rejected-415": "Refused with 415.",
      "rejected-400": "Refused with 400.",
      "accepted": "The body is read as JSON all the same."
    },
    "default": "rejected-415",
    "perCall": true
  },
  "errors.slash": {
    "section": "7, 9",
    "register": "U59",
    "asks": "What happens when a path has a trailing slash or other letter case?",
    "readings": {
      "rejected-404": "Refused with 404.",
      "redirected-308": "Status 308 with the exact path in Location.",
      "same-resource": "Handled like the exact path."
    },
    "default": "rejected-404",
    "perCall": true
  },
  "errors.rate-limit": {
    "section": "8",
    "register": "U84",
    "asks": "How does throttling show (in the mock, every 10th find or session request of an organization is refused once)?",
    "readings": {
      "off": "Nothing is throttled.",
      "rejected-429-retry-after-seconds": "Status 429 with Retry-After in seconds, as 1.",
      "rejected-429-retry-after-date": "Status 429 with Retry-After as an HTTP date, 1 second ahead.",
      "rejected-429-bare": "Status 429 without Retry-After.",
      "rejected-503": "Status 503 with Retry-After in seconds, as 1."
    },
    "default": "off",
    "replaces": [
      "limits.rate-429"
    ]
  },
  "errors.outage": {
    "section": "7",
    "register": "U165",
    "asks": "How does maintenance show (in the mock, every 25th request meets it once)?",
    "readings": {
      "off": "Nothing is under maintenance.",
      "rejected-503": "Status 503 with Retry-After in seconds, as 1, and an error body like any other.",
      "rejected-502-html": "Status 502 with the HTML page of a gateway, without Retry-After."
    },
    "default": "off"
  },
  "errors.idempotency-key": {
    "section": "7",
    "register": "U60",
    "asks": "What does the header Idempotency-Key of a request that is not a GET do?",
    "readings": {
      "ignored": "Nothing.",
      "replayed": "The same call with the same key by the same caller is answered, once the first one has succeeded, as that one was, and has no effect of its own."
    },
    "default": "ignored"
  },
  "errors.quota-headers": {
    "section": "8",
    "register": "U85",
    "asks": "How are used and remaining credits reported?",
    "readings": {
      "on": "Headers X-Credits-Used and X-Credits-Remaining with whole numbers of at least 0; X-Credits-Remaining is left out for an unlimited organization.",
      "off": "No such headers.",
      "negative": "As on, but X-Credits-Remaining is -1 for an unlimited organization and goes below 0 for an overdrawn one.",
      "non-numeric": "As on, but X-Credits-Remaining is text, as unlimited or 1,000."
    },
    "default": "on",
    "perCall": true,
    "replaces": [
      "limits.quota-headers"
    ]
  },
  "errors.unknown-version": {
    "section": "9",
    "register": "U163",
    "asks": "What does another version segment than `v1` lead to?",
    "readings": {
      "rejected-404": "Every path under it is refused with 404.",
      "served-as-v1": "It is answered as if the segment were `v1`."
    },
    "default": "rejected-404",
    "replaces": [
      "version.v2-absent"
    ]
  },
  "errors.conflict": {
    "section": "3, 7",
    "register": "U98, U99, U108",
    "asks": "Which status has a request that the state of an object forbids?",
    "readings": {
      "rejected-409": "409",
      "rejected-400": "400",
      "rejected-422": "422"
    },
    "default": "rejected-409",
    "perCall": true
  },
  "errors.request-invalid": {
    "section": "7",
    "register": "U75",
    "asks": "Which status has a body or a parameter that is not as documented, where no other question decides?",
    "readings": {
      "rejected-400": "400",
      "rejected-422": "422"
    },
    "default": "rejected-400",
    "perCall": true
  },
  "errors.not-found": {
    "section": "7",
    "register": "U93, U131",
    "asks": "Which status has an object that does not exist, or belongs to another organization?",
    "readings": {
      "rejected-404": "404",
      "rejected-403": "403"
    },
    "default": "rejected-404"
  },
  "list.limit-over": {
    "section": "4.3",
    "register": "U145",
    "asks": "What happens when the `limit` of a list is over its maximum?",
    "readings": {
      "rejected": "The request is refused.",
      "clamped": "It is taken for the maximum."
    },
    "default": "rejected",
    "perCall": true,
    "replaces": [
      "imports.offset-beyond"
    ]
  },
  "events.form": {
    "section": "6",
    "register": "U158",
    "asks": "What is the body of a webhook?",
    "readings": {
      "bare-contact": "The contact as it is now, as calls show it, and nothing around it.",
      "enveloped": "An event with `id`, `type`, `created_at` and the contact as `data`; the only type is `contact.changed`."
    },
    "default": "bare-contact"
  },
  "events.authenticity": {
    "section": "6",
    "register": "U159",
    "asks": "How does a receiver tell that a webhook comes from the service?",
    "readings": {
      "token-header": "By a shared token in the header `X-Webhook-Token`.",
      "standard-webhooks": "By the signature of Standard Webhooks in `webhook-signature`, over `webhook-id`, which is the same for every attempt, `webhook-timestamp` and the body.",
      "timestamped-signature": "By `t=<seconds>,v1=<hex>` in the header `X-Webhook-Signature`: HMAC-SHA256 over the seconds, a full stop and the body."
    },
    "default": "token-header",
    "replaces": [
      "events.authentic"
    ]
  },
  "events.delivery": {
    "section": "6",
    "register": "U160",
    "asks": "How often and in which order does an event arrive at a receiver that answers with 2xx?",
    "readings": {
      "once": "Once, in the order in which the changes were found.",
      "duplicated": "Twice.",
      "reordered": "Once, but every other one is a minute late, so that later ones overtake it.",
      "dropped-then-retried": "Once, but the first attempt gets lost on its way, so that it arrives by a retry."
    },
    "default": "once",
    "replaces": [
      "events.duplicate-safe"
    ]
  },
  "events.retries": {
    "section": "6",
    "register": "U160",
    "asks": "What becomes of an event whose receiver does not answer with 2xx within 5 seconds?",
    "readings": {
      "backoff": "It is sent again after 1 second, 5 seconds, 30 seconds, 5 minutes, 30 minutes and 2 hours, each since the attempt before was due, and is given up then."
    },
    "default": "backoff"
  },
  "events.configuration": {
    "section": "6",
    "register": "U161",
    "asks": "Who decides where webhooks go?",
    "readings": {
      "by-operators": "The operators of the service, per organization or per ledger; no call does. In the mock a test does."
    },
    "default": "by-operators",
    "replaces": [
      "events.every-receiver"
    ]
  },
  "events.cause": {
    "section": "6",
    "register": "U162",
    "asks": "What causes an event?",
    "readings": {
      "enrichment-cycle": "An enrichment cycle that finds another value in a tracked field of a contact."
    },
    "default": "enrichment-cycle"
  },
  "find.score-scale": {
    "section": "2.1, 2.7",
    "register": "U4, A8",
    "asks": "On which scale is `score`?",
    "readings": {
      "unit": "A number from 0 to 1 with two or more decimals.",
      "percent": "A number from 0 to 100, one decimal.",
      "raw-relevance": "A positive number without an upper bound, as 23.8471.",
      "integer-1-to-10": "A whole number from 1 to 10.",
      "negative": "A number from -1 to 0; nearer to 0 is better."
    },
    "default": "unit",
    "replaces": [
      "person.score-scale-constant"
    ]
  },
  "find.score-order": {
    "section": "4.1",
    "register": "U5, A7",
    "asks": "By what is `people` ordered, and in which direction?",
    "readings": {
      "descending": "Highest score first.",
      "ascending": "The same people as descending, lowest score first.",
      "descending-with-ties": "Highest score first, every score rounded to a tenth of its scale, so that many people tie.",
      "other": "The same people as descending, by something else (in the mock, by name); the score is merely attached."
    },
    "default": "descending",
    "replaces": [
      "find.mr-top-score-more",
      "find.order-direction-consistent",
      "find.ordered-by-score",
      "find.ordered-desc"
    ]
  },
  "find.ties": {
    "section": "4.1",
    "register": "U6",
    "asks": "In which order do people with equal scores come?",
    "readings": {
      "stable": "By `id`, ascending, in every answer.",
      "shuffled": "In an order that depends on the whole request, so that another size or neighbour may change it; the same request again keeps it."
    },
    "default": "stable"
  },
  "find.required": {
    "section": "4.1",
    "register": "U34, A12",
    "asks": "What happens when a lookup lacks `fields`, or a criterion lacks `field_name` or `search_term`?",
    "readings": {
      "strict": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422, as one with a member of a wrong type is.",
      "lenient": "A lookup without `fields` is answered with found false; a criterion without `field_name` or `search_term` is ignored."
    },
    "default": "strict",
    "perCall": true
  },
  "find.size-over": {
    "section": "4.1, 8",
    "register": "U35, A4, A15",
    "asks": "What happens when `size` is over 5?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "clamped": "The request is answered as if `size` were 5."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.size-over-rejected"
    ]
  },
  "find.size-zero": {
    "section": "4.1, 8",
    "register": "U35, A6, A15",
    "asks": "What happens when `size` is 0?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "empty-people": "Every lookup is answered with no people and `found` false.",
      "as-default": "The request is answered as if `size` were absent."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.size-zero"
    ]
  },
  "find.size-negative": {
    "section": "4.1",
    "register": "U35, A15",
    "asks": "What happens when `size` is negative (-1)?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.size-negative"
    ]
  },
  "find.size-type": {
    "section": "4.1",
    "register": "U35, A15",
    "asks": "What happens when `size` is not a whole number (2.5, \"5\")?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "coerced": "A string of digits is read as that number; anything else is refused as errors.request-invalid says."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.size-nonint"
    ]
  },
  "find.size-null": {
    "section": "4.1",
    "register": "U35, A15",
    "asks": "What happens when `size` is null?",
    "readings": {
      "as-default": "The request is answered as if `size` were absent.",
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "rejected-400",
    "perCall": true
  },
  "find.matches-over": {
    "section": "4.1, 8",
    "register": "U36, A9",
    "asks": "What happens when `matches` has more than 100 items?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-413": "The whole request is refused with 413.",
      "rejected-422": "The whole request is refused with 422.",
      "truncated": "The first 100 lookups are answered with 100 elements; the rest is dropped.",
      "partial": "One element per lookup; the first 100 are answered, each later one has no people and found false."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.over-hundred-4xx"
    ]
  },
  "find.matches-empty": {
    "section": "4.1",
    "register": "U37, A10",
    "asks": "What happens when `matches` is []?",
    "readings": {
      "answered-empty": "Status 200 with `matches` [].",
      "rejected-400": "The request is refused with 400.",
      "rejected-422": "The request is refused with 422."
    },
    "default": "answered-empty",
    "perCall": true
  },
  "find.matches-missing": {
    "section": "4.1",
    "register": "U38, A11",
    "asks": "What happens when `matches` is missing or null?",
    "readings": {
      "rejected-400": "The request is refused with 400.",
      "rejected-422": "The request is refused with 422.",
      "answered-empty": "Status 200 with `matches` []."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.missing-matches"
    ]
  },
  "find.fields-empty": {
    "section": "4.1",
    "register": "U39, A12",
    "asks": "What happens when a lookup has `fields` []?",
    "readings": {
      "not-found": "That lookup is answered with no people and found false.",
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "not-found",
    "perCall": true,
    "replaces": [
      "find.empty-fields"
    ]
  },
  "find.field-unknown": {
    "section": "4.1",
    "register": "U40, A14",
    "asks": "What happens when a `field_name` is none of the nine?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "ignored": "That criterion is ignored; a lookup left with none is answered with found false.",
      "not-found": "That lookup is answered with no people and found false."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.field-case",
      "find.field-unknown"
    ]
  },
  "find.field-duplicate": {
    "section": "4.1",
    "register": "U41, A12, A13",
    "asks": "What happens when a lookup names one field twice?",
    "readings": {
      "any-of": "A person meets the field when one of the terms matches.",
      "all-of": "A person meets the field only when every term matches.",
      "last-wins": "Only the last term counts.",
      "first-wins": "Only the first term counts.",
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "any-of"
  },
  "find.term-empty": {
    "section": "4.1",
    "register": "U42",
    "asks": "What happens when a `search_term` is \"\" or only white space?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "not-found": "That lookup is answered with no people and found false.",
      "ignored": "That criterion is ignored; a lookup left with none is answered with found false."
    },
    "default": "rejected-400",
    "perCall": true
  },
  "find.term-type": {
    "section": "4.1",
    "register": "U43",
    "asks": "What happens when a `search_term` is not a string?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "coerced": "A number or boolean is read as its JSON text; any other type is refused as errors.request-invalid says."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "find.term-type"
    ]
  },
  "find.waterfall": {
    "section": "1, 4.1",
    "register": "U44",
    "asks": "Which criteria of a lookup must a person meet?",
    "readings": {
      "identifier-first": "The strongest criteria that have hits decide, tried in the order `linkedin` or `email_address`, then `name` with a company criterion, then `name` alone; only a lookup that names no person at all is decided by any of the rest. The others only add to the score.",
      "all-criteria": "A person must meet every criterion.",
      "any-criterion": "A person must meet at least one criterion; each further one adds to the score."
    },
    "default": "identifier-first",
    "replaces": [
      "find.found-false-observed",
      "find.mr-add-criterion",
      "find.mr-case",
      "find.mr-field-order",
      "find.mr-linkedin-forms",
      "find.mr-self-email",
      "find.mr-self-name-company",
      "find.mr-trim"
    ]
  },
  "find.no-hit": {
    "section": "2.7, 4.1",
    "register": "U47, A3",
    "asks": "How does an element without a hit look?",
    "readings": {
      "empty-list": "found false and `people` [].",
      "people-omitted": "found false and no `people`.",
      "people-null": "found false and `people` null."
    },
    "default": "empty-list",
    "perCall": true
  },
  "find.confidence": {
    "section": "4.1",
    "register": "U45, A5",
    "asks": "Which values does `confidence` take, and what do they do?",
    "readings": {
      "levels": "One of low, medium, high keeps people with a score of at least 0, 0.5 or 0.8 of the scale, before `found` is decided; absent means no filter.",
      "numeric-string": "A string from \"1\" to \"10\" keeps people with a score of at least that many tenths of the scale, before `found` is decided; absent means no filter.",
      "ignored": "Any string is accepted and has no effect."
    },
    "default": "levels",
    "replaces": [
      "find.confidence-monotone",
      "find.confidence-type"
    ]
  },
  "find.confidence-unknown": {
    "section": "4.1",
    "register": "U45",
    "asks": "What happens when `confidence` has a value that is not known?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422.",
      "ignored": "The request is answered as if `confidence` were absent."
    },
    "default": "rejected-400",
    "perCall": true
  },
  "find.return-fields": {
    "section": "4.1",
    "register": "U46, U48",
    "asks": "What does `return_fields` do?",
    "readings": {
      "projected": "Each person keeps only the members named by the dot paths, and always `id` and `score`; absent means all; `found` is untouched.",
      "projected-null": "As projected, but each member that a person has and that is not named is null.",
      "projected-strict": "Each person keeps only the members named by the dot paths; `id` and `score` go too unless named.",
      "ignored": "Accepted without effect."
    },
    "default": "projected",
    "replaces": [
      "find.return-fields-projects",
      "find.return-fields-superset"
    ]
  },
  "find.return-fields-unknown": {
    "section": "4.1",
    "register": "U46",
    "asks": "What happens when `return_fields` names an unknown field?",
    "readings": {
      "ignored": "The unknown name selects nothing; the others count.",
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "ignored",
    "perCall": true
  },
  "find.return-fields-empty": {
    "section": "4.1",
    "register": "U46",
    "asks": "What does `return_fields` [] select?",
    "readings": {
      "all-fields": "Everything, as if it were absent.",
      "no-fields": "Nothing but what `return_fields` always keeps."
    },
    "default": "all-fields"
  },
  "find.extra-member": {
    "section": "4.1",
    "register": "U50",
    "asks": "What happens when the request has an unknown top-level member?",
    "readings": {
      "ignored": "The member is ignored.",
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "ignored",
    "perCall": true,
    "replaces": [
      "find.extra-member"
    ]
  },
  "find.out-of-credit": {
    "section": "4.1, 7",
    "register": "U51, A20",
    "asks": "How is a request refused when credits do not suffice?",
    "readings": {
      "rejected-402": "Status 402 with the common error body.",
      "rejected-402-empty-body": "Status 402 with no body.",
      "rejected-403": "Status 403 with the common error body.",
      "rejected-429": "Status 429 with the common error body and no Retry-After."
    },
    "default": "rejected-402"
  },
  "find.credit-check": {
    "section": "4.1, 7",
    "register": "U51, A20",
    "asks": "When do credits not suffice?",
    "readings": {
      "would-exceed": "The request is refused, and nothing charged, when its answer would cost more credits than remain.",
      "already-zero": "The request is refused only when no credit remained before it; otherwise it is answered in full and the balance stops at 0.",
      "partial-fill": "Never refused; lookups are paid in order, and each lookup that can no longer be paid has no people and found false."
    },
    "default": "would-exceed"
  },
  "find.charged": {
    "section": "4.1, 7",
    "register": "U52",
    "asks": "What is charged for somebody who is shown again, and for a lookup that finds nobody?",
    "readings": {
      "unique-person": "One credit for each person in a billing period; whoever was charged before, and finding nobody, is free.",
      "each-answer": "One credit for each person in every answer, whether they were charged before or not; finding nobody is free.",
      "each-lookup": "One credit for each lookup of find, whatever it finds, and for every other call that shows people."
    },
    "default": "unique-person",
    "replaces": [
      "limits.quota-unique-person"
    ]
  },
  "find.large-group": {
    "section": "1, 4.1",
    "register": "U53, A18",
    "asks": "How does find send large-group queries to search (a lookup without `name`, `linkedin` and `email_address` that over 100 people match)?",
    "readings": {
      "none": "Nothing shows on the wire; the lookup is answered like any other.",
      "link-header": "The answer is as usual, with a Link header to search, rel=\"alternate\".",
      "rejected-400-with-hint": "The whole request is refused with 400; the message names search."
    },
    "default": "none",
    "contradicts": {
      "rejected-400-with-hint": [
        "find.field-title",
        "find.field-company.name",
        "find.field-company.linkedin",
        "find.field-company.domain",
        "find.field-company.ticker",
        "find.field-education.school"
      ]
    },
    "replaces": [
      "find.search-not-required"
    ]
  },
  "find.determinism": {
    "section": "4.1",
    "register": "U54",
    "asks": "Does the same request get the same answer again?",
    "readings": {
      "off": "Always, while the data does not change.",
      "ties": "People with equal scores come in a new order on every call, whatever find.ties says.",
      "drift": "The `connections` of people change by a few between calls; all else stays."
    },
    "default": "off",
    "replaces": [
      "find.mr-prefix",
      "find.mr-repeat",
      "find.mr-subset"
    ]
  },
  "find.lookup-failed": {
    "section": "4.1, 7",
    "register": "U49",
    "asks": "What is the answer when one lookup of several fails inside the service?",
    "readings": {
      "whole-request": "The whole request fails with a 5xx status (the mock fails inside at none).",
      "element-error": "Its element has an `error`, found false and no people; the others are answered, and only they are charged (in the mock, the last lookup of every 20th find, where there are several, fails once)."
    },
    "default": "whole-request"
  },
  "identity.case": {
    "section": "4.2, 4.3",
    "register": "U113",
    "asks": "Are the members of identity records written in camelCase, as those of a session, or in snake_case?",
    "readings": {
      "camel": "In camelCase, e.g. `createdAt`; answers and requests alike.",
      "snake": "In snake_case, e.g. `created_at`; answers and requests alike. Sessions stay as they are."
    },
    "default": "camel",
    "reshapes": [
      "identity"
    ]
  },
  "list.envelope": {
    "section": "4.3",
    "register": "U114",
    "asks": "What does an answer that is a list look like?",
    "readings": {
      "named": "An object with a member named after what it lists, e.g. `apiKeys`.",
      "items": "An object with the member `items`.",
      "data": "An object with the member `data`.",
      "bare": "An array, with nothing around it."
    },
    "default": "named",
    "reshapes": [
      "identity",
      "ledger"
    ]
  },
  "resource.date": {
    "section": "4.3",
    "asks": "How are the moments of what identity and ledger keep written, e.g. `createdAt` of a key and `created_at` of a ledger?",
    "readings": {
      "fraction-3": "With three digits of fraction and Z, as 2026-01-14T05:23:29.123Z.",
      "fraction-0": "Without a fraction and with Z, as 2026-01-14T05:23:29Z.",
      "fraction-6": "With six digits of fraction and Z, as 2026-01-14T05:23:29.123456Z.",
      "fraction-6-offset": "With six digits of fraction and a numeric offset, as 2026-01-14T05:23:29.123456+00:00."
    },
    "default": "fraction-3"
  },
  "apikey.form": {
    "section": "4.3",
    "register": "U89, U90, U91, U92, U93, A65",
    "asks": "With which methods, paths and members are API keys listed, made, read, changed and deleted?",
    "readings": {
      "conventional": "GET and POST /orgs/{org_id}/apiKeys; GET, PATCH and DELETE /orgs/{org_id}/apiKeys/{keyId}. A key has id, name, description, shorthand, createdAt and lastUsedAt; creating takes name and description and is answered with 201 and the member key; changing takes one or both of name and description; deleting is answered with 204."
    },
    "default": "conventional"
  },
  "apikey.role": {
    "section": "5",
    "register": "A50",
    "asks": "Which roles does an API key hold on its organization?",
    "readings": {
      "every-role": "Every role; a key does not reach customer-specific data anyway.",
      "viewer": "The role viewer."
    },
    "default": "every-role"
  },
  "apikey.unused": {
    "section": "4.3",
    "register": "A67",
    "asks": "What is the last-used timestamp of a key that was never used?",
    "readings": {
      "omitted": "It is left out.",
      "as-null": "It is null."
    },
    "default": "omitted",
    "perCall": true
  },
  "apikey.shorthand": {
    "section": "4.3",
    "register": "A66",
    "asks": "How does the shorthand of a key look?",
    "readings": {
      "first-and-last": "The first characters and the last four of the key, with three dots between.",
      "last-four": "Three dots and the last four characters of the key."
    },
    "default": "first-and-last"
  },
  "sa.form": {
    "section": "4.3",
    "register": "U102, U103, U104, U105, U106",
    "asks": "With which methods, paths and members are service accounts listed, made, changed and deleted?",
    "readings": {
      "conventional": "GET and POST /orgs/{org_id}/serviceAccounts; DELETE /orgs/{org_id}/serviceAccounts/{clientId}; PUT …/roles; POST …/secret. An account has clientId, name, roles, createdBy and createdAt; creating takes name and roles and is answered with 201 and the member clientSecret; the secret is regenerated without a body and is answered with clientId and clientSecret."
    },
    "default": "conventional"
  },
  "sa.deleted-form": {
    "section": "4.3",
    "register": "U105, A68",
    "asks": "How is the client ID of a deleted service account returned?",
    "readings": {
      "object": "As an object with the member `clientId`.",
      "bare": "As a JSON string."
    },
    "default": "object",
    "perCall": true
  },
  "session.secret-delay": {
    "section": "4.3",
    "register": "U71, A54",
    "asks": "How soon does the previous secret of a service account fail after a new one was made?",
    "readings": {
      "immediate": "At once.",
      "30-seconds": "After 30 seconds."
    },
    "default": "immediate",
    "contradicts": {
      "30-seconds": [
        "sa.regen-invalidates"
      ]
    }
  },
  "org.named": {
    "section": "1, 4.3",
    "register": "A92",
    "asks": "How do calls of the identity, ledger and billing interfaces name their organization?",
    "readings": {
      "in-path": "By `org_id` in the path, as calls of the people interface do.",
      "path-or-credential": "As in-path; where the path leaves `org_id` out, it is the organization of the credential, as in GET /apiKeys or GET /ledgers (in the mock, the first on which its holder has a role)."
    },
    "default": "in-path"
  },
  "org.form": {
    "section": "4.3",
    "register": "U100, U101, A69",
    "asks": "With which methods, path and members is the organization read and renamed?",
    "readings": {
      "conventional": "GET and PATCH /orgs/{org_id}. The record has id, name, status, settings and createdAt; renaming takes name and is answered with the record."
    },
    "default": "conventional"
  },
  "end.form": {
    "section": "4.3",
    "register": "U107, A56, A57",
    "asks": "With which method, path and body is a session ended?",
    "readings": {
      "conventional": "DELETE /session with the cookie and, where wanted, a JSON body with refreshToken; answered with 204 and a Set-Cookie that ends the cookie (Max-Age=0, same name and Path)."
    },
    "default": "conventional"
  },
  "end.unknown": {
    "section": "4.3",
    "register": "U107, A56",
    "asks": "What is the answer when no live session stands behind any refresh token that was sent, or none was sent?",
    "readings": {
      "accepted-204": "Status 204, as if there had been one.",
      "rejected-401": "Status 401."
    },
    "default": "accepted-204",
    "perCall": true,
    "replaces": [
      "end.idempotent"
    ]
  },
  "import.form": {
    "section": "2.8, 3, 4.3",
    "register": "U132, U145",
    "asks": "How are imports created and read on the wire, and which members have they and the contacts in them?",
    "readings": {
      "conventional": "POST …/contacts takes `contacts` and, of a file, `filename`, and names the import to poll under …/imports. An import counts its rows as total, succeeded, skipped and failed; `filename` filters by what the file name contains, lists are sorted by `+name` or `-name`."
    },
    "default": "conventional"
  },
  "import.add-role": {
    "section": "4.3",
    "register": "U154",
    "asks": "Which role does adding contacts require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "viewer",
      "editor": "editor",
      "admin": "admin"
    },
    "default": "editor"
  },
  "import.status-code": {
    "section": "4.3",
    "register": "U134",
    "asks": "Which status has the answer to added contacts?",
    "readings": {
      "answered-202": "202: they are processed later.",
      "answered-200": "200",
      "answered-201": "201: the import was created."
    },
    "default": "answered-202",
    "perCall": true
  },
  "import.states": {
    "section": "3",
    "register": "U133, A79",
    "asks": "Which statuses does an import have besides `processing` and `completed`?",
    "readings": {
      "without-pending": "It is `processing` from the start; it may become `failed`, or `deleted` with its contacts.",
      "with-pending": "The same, but for the first half of its time it waits as `pending`."
    },
    "default": "without-pending",
    "replaces": [
      "imports.processing-at-once",
      "imports.status-monotone"
    ]
  },
  "import.duration": {
    "section": "3, 4.3",
    "register": "U133",
    "asks": "How long is an import processed?",
    "readings": {
      "immediate": "No time: it is completed when the call is answered.",
      "200-ms": "A fifth of a second.",
      "1-minute": "One minute.",
      "stuck": "For ever."
    },
    "default": "200-ms",
    "replaces": [
      "contacts.add-completes"
    ]
  },
  "import.merge": {
    "section": "4.3",
    "register": "U135, A78",
    "asks": "Do several calls become one import?",
    "readings": {
      "off": "No: each call creates an import.",
      "on": "Contacts added while an import of the same file, or of none, is not yet completed join it."
    },
    "default": "off"
  },
  "import.bad-row": {
    "section": "4.3",
    "register": "U136, A75",
    "asks": "What becomes of a contact that cannot be taken, such as one without `linkedin`, `email_address` and `name`?",
    "readings": {
      "row-error": "It fails alone and is listed among the errors of the import.",
      "whole-400": "The whole call is refused with 400, and no contact is added."
    },
    "default": "row-error",
    "replaces": [
      "contacts.ident-empty"
    ]
  },
  "import.duplicate": {
    "section": "4.3",
    "register": "U137, A74",
    "asks": "How is a contact counted whose `reference_id` the ledger has already, or an earlier row of the same call?",
    "readings": {
      "skipped": "As skipped.",
      "error-row": "As failed, and it is listed among the errors."
    },
    "default": "skipped",
    "replaces": [
      "contacts.dup-other-ledger"
    ]
  },
  "import.counts": {
    "section": "4.3",
    "register": "U132, A74",
    "asks": "Which rows do the contact counts of a completed import cover?",
    "readings": {
      "every-row": "Every row that was sent, as what became of it, so that the counts add up to them.",
      "without-duplicates": "Every row but duplicates, which are in no count."
    },
    "default": "every-row",
    "replaces": [
      "imports.counts-add-up"
    ]
  },
  "import.batch-size": {
    "section": "4.3",
    "register": "U138",
    "asks": "How many contacts may one call add?",
    "readings": {
      "at-most-1000": "Up to 1000; more are refused with 400."
    },
    "default": "at-most-1000"
  },
  "import.wrong-state": {
    "section": "3 rule 3",
    "register": "U142",
    "asks": "Which status has deleting the contacts of an import that is neither `processing` nor `completed`?",
    "readings": {
      "rejected-409": "409",
      "rejected-400": "400",
      "rejected-422": "422"
    },
    "default": "rejected-409",
    "perCall": true
  },
  "import.delete-processing": {
    "section": "3 rule 3",
    "register": "U143",
    "asks": "What becomes of the rows that are not processed yet when the contacts of an import are deleted?",
    "readings": {
      "cancelled": "They are not processed any more.",
      "continued": "They become contacts in their time."
    },
    "default": "cancelled"
  },
  "import.after-delete": {
    "section": "3 rule 3",
    "register": "U142, A76",
    "asks": "Which status has an import whose contacts were deleted?",
    "readings": {
      "deleted": "`deleted`; its counts stay as they were.",
      "unchanged": "The one it had, with counts of 0; so its contacts can be deleted again."
    },
    "default": "deleted"
  },
  "import.csv-empty": {
    "section": "4.3",
    "register": "U144",
    "asks": "What is downloaded when no row failed?",
    "readings": {
      "header": "The names of the columns alone.",
      "rejected-404": "Nothing: status 404.",
      "empty-204": "Nothing: status 204."
    },
    "default": "header",
    "perCall": true
  },
  "import.csv-newline": {
    "section": "4.3",
    "register": "U144",
    "asks": "How do the lines of a CSV end?",
    "readings": {
      "crlf": "With CR LF, as RFC 4180 has it.",
      "lf": "With LF."
    },
    "default": "crlf",
    "perCall": true
  },
  "import.csv-bom": {
    "section": "4.3",
    "register": "U144",
    "asks": "Does a CSV begin with a byte order mark?",
    "readings": {
      "off": "No.",
      "on": "Yes."
    },
    "default": "off",
    "perCall": true
  },
  "import.csv-formulas": {
    "section": "4.3",
    "register": "U144",
    "asks": "How does a CSV, of contacts or of failed rows, write a text that a spreadsheet would take for a formula?",
    "readings": {
      "as-they-are": "As it is, so that an id can be used again as it was read.",
      "neutralised": "With an apostrophe in front of a text that begins with one of `=`, `+`, `-`, `@`, a tab and a CR."
    },
    "default": "as-they-are"
  },
  "import.range": {
    "section": "4.3",
    "register": "U146",
    "asks": "Does the last day of a date range belong to it?",
    "readings": {
      "inclusive": "Yes, until its end in UTC.",
      "half-open": "No: the range ends where that day begins."
    },
    "default": "inclusive"
  },
  "invite.form": {
    "section": "4.3",
    "register": "U94-U99, A60",
    "asks": "What do the requests and answers of the invitation operations look like?",
    "readings": {
      "conventional": "POST and GET /orgs/{org_id}/invitations (`email` and `role`; filter `status`), GET and DELETE …/invitations/{invitationId}, POST …/invitations/{invitationId}/resend, and for the invitee POST /invitations/{invitationId}/accept and …/decline. An invitation has `id`, `orgId`, `email`, `role`, `status` (lower case), `createdAt` and `expiresAt`; one that is sent again keeps its `id`."
    },
    "default": "conventional"
  },
  "invite.role": {
    "section": "4.3",
    "register": "U111, A64",
    "asks": "Which role does creating an invitation require (the role line is cut off)?",
    "readings": {
      "admin": "The role admin.",
      "editor": "The role editor, or admin in any case; nobody invites to a higher role than the own one."
    },
    "default": "admin",
    "replaces": [
      "role.CreateInvitation.editor-denied"
    ]
  },
  "invite.accepted-role": {
    "section": "4.3",
    "register": "U97",
    "asks": "Which role does an invitee hold on the organization after accepting the invitation?",
    "readings": {
      "of-invitation": "The role that the invitation names, besides those that the invitee holds already.",
      "viewer": "The role viewer, whatever the invitation names; an admin gives the invitee another one."
    },
    "default": "of-invitation",
    "replaces": [
      "invite.accept-role"
    ]
  },
  "invite.status-filter-unknown": {
    "section": "4.3",
    "register": "U95, A58",
    "asks": "What happens when the filter `status` is none of the known statuses?",
    "readings": {
      "rejected-400": "Refused with 400.",
      "rejected-422": "Refused with 422.",
      "empty": "The answer has no invitations."
    },
    "default": "rejected-400",
    "perCall": true
  },
  "invite.revoked-form": {
    "section": "3, 4.3",
    "register": "U98, U112, A58",
    "asks": "What becomes of a revoked invitation?",
    "readings": {
      "status": "It stays, with status `revoked`.",
      "deleted": "It is gone, as if it had never been."
    },
    "default": "status"
  },
  "invite.lifetime": {
    "section": "4.3, 8",
    "register": "U115, A61",
    "asks": "When exactly are the 2 weeks over?",
    "readings": {
      "14-days": "14 times 24 hours after the invitation was created or sent again.",
      "end-of-day": "At the end, in UTC, of the day that is 14 days later."
    },
    "default": "14-days"
  },
  "invite.duplicate": {
    "section": "4.3",
    "register": "U116",
    "asks": "What happens when somebody is invited who has a pending invitation of the organization already, or access to it?",
    "readings": {
      "conflict": "Refused; the pending invitation can be sent again.",
      "second-invitation": "Invited like anybody else."
    },
    "default": "conflict"
  },
  "invite.email-lock": {
    "section": "4.3",
    "register": "U117, A62",
    "asks": "Which emails count as the invited one?",
    "readings": {
      "case-insensitive": "Emails that differ in the case of letters only are the same.",
      "exact": "Emails are the same only letter by letter."
    },
    "default": "case-insensitive"
  },
  "ledger.form": {
    "section": "1, 2.8, 4.3",
    "register": "U128, U129, U131",
    "asks": "How are ledgers created, read, changed and deleted on the wire, and which members have they?",
    "readings": {
      "conventional": "REST under a base address of their own, {ledger_url}/{org_id}/ledgers. Creating one is answered with 201 and the ledger; names are not unique, a blank one is refused; the ledger of another organization is not found. A contact is verified when the person was found and, where the contact came with a company, works there now; its job is new when a move to another company was noticed since the import."
    },
    "default": "conventional"
  },
  "ledger.counts": {
    "section": "4.3",
    "register": "U128, A85",
    "asks": "Where in a ledger do its counts stand?",
    "readings": {
      "nested": "As `total`, `verified` and `new_jobs` in a member `counts`.",
      "flat": "As `total`, `verified` and `new_jobs` in the ledger itself."
    },
    "default": "nested"
  },
  "ledger.delete": {
    "section": "4.3",
    "register": "U130",
    "asks": "What is left of a deleted ledger?",
    "readings": {
      "hard": "Nothing: the ledger, its contacts, its imports and its tracked fields are not found any more.",
      "soft": "The list of ledgers lacks it and its contacts are removed; but it can still be read by its id, with a `deleted_at`, and so can its imports and tracked fields. Nothing of it can be changed."
    },
    "default": "hard",
    "replaces": [
      "ledger.delete-gone"
    ]
  },
  "people.form": {
    "section": "4.3",
    "register": "U118, U120, U122, U123, U124",
    "asks": "How are search, verify, the previews, the person record and the lookup by ids called?",
    "readings": {
      "conventional": "POST /{org_id}/search with `filters`, `size`, `sort_by`, `return_fields` and `pagination_token`; POST /{org_id}/verify with `queries` of `linkedin` and `company_name` or `company_linkedin`, answered with `results`; POST /{org_id}/find/preview and /{org_id}/search/preview with the bodies of what they preview; GET /{org_id}/person/{person_id}?fields=…; POST /{org_id}/persons/lookup_by_ids with `ids` and `fields`."
    },
    "default": "conventional",
    "replaces": [
      "person.score-only-find"
    ]
  },
  "search.filters": {
    "section": "4.3",
    "register": "U118, U149",
    "asks": "What do filters look like?",
    "readings": {
      "tree": "A list that must hold as a whole, of leaves (`field`, `type` must or must_not, `match_type` exact, fuzzy or exists, `string_values` of which any counts, `date_from`, `date_to`, `number_from`, `number_to`) and of groups (`operator` and or or, `filters`)."
    },
    "default": "tree",
    "replaces": [
      "search.superset-of-find"
    ]
  },
  "search.same-job": {
    "section": "1, 4.3",
    "register": "U118, V27",
    "asks": "Do filters of a search that speak of jobs hold for one and the same job?",
    "readings": {
      "one-job": "Yes: those that are joined by `and`, one of them with the `type` must, hold for one and the same job. A group whose `isJobsGroup` is true has a job of its own; in one whose `isJobsGroup` is false, each may hold for another.",
      "any-job": "Each may hold for another job, but in a group whose `isJobsGroup` is true."
    },
    "default": "one-job"
  },
  "search.people-key": {
    "section": "4.3",
    "register": "U118",
    "asks": "Under which name does search answer people?",
    "readings": {
      "people": "As `people`.",
      "results": "As `results`."
    },
    "default": "people"
  },
  "search.count-key": {
    "section": "4.3",
    "register": "U118",
    "asks": "Under which name does search tell how many people there are?",
    "readings": {
      "count": "As `count`.",
      "total-count": "As `total_count`.",
      "omitted": "Not at all, but where only the count was asked for (a `size` of 0), as `count`."
    },
    "default": "count",
    "replaces": [
      "search.count-agrees"
    ]
  },
  "search.page-end": {
    "section": "4.3",
    "register": "U119",
    "asks": "How does a page tell that it is the last one?",
    "readings": {
      "absent": "It has no `pagination_token`.",
      "as-null": "Its `pagination_token` is null.",
      "empty-string": "Its `pagination_token` is \"\".",
      "empty-page": "Not at all; its `pagination_token` leads to a page without people, which has none."
    },
    "default": "absent",
    "perCall": true,
    "replaces": [
      "search.page-disjoint"
    ]
  },
  "search.role": {
    "section": "4.3, 5 rule 5",
    "register": "U127",
    "asks": "Which role does search require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer",
    "replaces": [
      "role.unstated-report"
    ]
  },
  "verify.answer": {
    "section": "4.3",
    "register": "U120",
    "asks": "How does a result of verify say whether the person works there?",
    "readings": {
      "both": "By `verified` (a boolean) and by `status` (employed, not_employed or unknown).",
      "boolean": "By `verified` alone.",
      "status": "By `status` alone."
    },
    "default": "both"
  },
  "verify.unknown": {
    "section": "4.3",
    "register": "U121",
    "asks": "What happens to a query about somebody whom nobody knows?",
    "readings": {
      "item": "Its result is at its place, with the status unknown.",
      "rejected-404": "The whole request is refused with 404.",
      "omitted": "It has no result, and those after it move up."
    },
    "default": "item",
    "perCall": true,
    "replaces": [
      "verify.aligned"
    ]
  },
  "verify.limit": {
    "section": "4.3",
    "register": "U120",
    "asks": "How many queries does a request of verify hold at most?",
    "readings": {
      "at-most-100": "100; a request of more is refused.",
      "at-most-1000": "1,000; a request of more is refused.",
      "unlimited": "As many as fit into a body."
    },
    "default": "at-most-100"
  },
  "verify.role": {
    "section": "4.3, 5 rule 5",
    "register": "U127",
    "asks": "Which role does verify require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "preview.answer": {
    "section": "4.3",
    "register": "U122",
    "asks": "What do previews show?",
    "readings": {
      "limited": "How many people there are, and of each the `id` and a masked `name`.",
      "counts-only": "How many people there are, and nothing of them.",
      "same-shape": "What the previewed operation itself would answer, free of charge."
    },
    "default": "limited",
    "replaces": [
      "preview.no-charge"
    ]
  },
  "preview.role": {
    "section": "4.3, 5 rule 5",
    "register": "U127",
    "asks": "Which role do the previews require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "person.fields-syntax": {
    "section": "4.3",
    "register": "U123, A88",
    "asks": "How does the parameter `fields` of a person name several fields?",
    "readings": {
      "comma": "In one list, as `fields=name,title`; a repeated parameter is read, too.",
      "repeated": "By one parameter each, as `fields=name&fields=title`; a comma is part of a name.",
      "json": "As a JSON array, as `fields=[\"name\",\"title\"]`; anything else is refused with 400."
    },
    "default": "comma"
  },
  "person.missing": {
    "section": "4.3, 7",
    "register": "U123",
    "asks": "How is a person answered whose id nobody has?",
    "readings": {
      "rejected-404": "Status 404.",
      "rejected-410": "Status 410.",
      "answered-null": "Status 200 with the body null."
    },
    "default": "rejected-404",
    "reshapes": [
      "people"
    ],
    "perCall": true,
    "replaces": [
      "person.get-unknown"
    ]
  },
  "person.role": {
    "section": "4.3, 5 rule 5",
    "register": "U127",
    "asks": "Which role does the person record require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "lookup.answer": {
    "section": "4.3",
    "register": "U124",
    "asks": "How does a lookup by ids answer ids of nobody?",
    "readings": {
      "found-only": "Not at all; `people` holds who was found.",
      "aligned-null": "By null; `people` has one element per id of the request, repeated ids included.",
      "with-errors": "By an element of `errors`; `people` holds who was found."
    },
    "default": "found-only",
    "reshapes": [
      "people"
    ],
    "replaces": [
      "lookup.duplicates",
      "lookup.unknown-ignored"
    ]
  },
  "lookup.order": {
    "section": "4.3",
    "register": "U124",
    "asks": "In which order does a lookup by ids answer people?",
    "readings": {
      "request": "In the order of the ids, each person where it was first asked for.",
      "any": "In an order of its own (in the mock, by `id`)."
    },
    "default": "request",
    "perCall": true
  },
  "lookup.k": {
    "section": "4.3, 8",
    "register": "U125, A89",
    "asks": "How many ids are 50K?",
    "readings": {
      "50000": "50,000.",
      "51200": "50 times 1,024."
    },
    "default": "50000"
  },
  "lookup.over": {
    "section": "4.3, 8",
    "register": "U125",
    "asks": "What happens to a lookup of more than 50K ids?",
    "readings": {
      "rejected-400": "It is refused with 400.",
      "rejected-413": "It is refused with 413.",
      "rejected-422": "It is refused with 422.",
      "truncated": "The first 50K are answered; the rest is dropped."
    },
    "default": "rejected-400",
    "perCall": true,
    "replaces": [
      "lookup.over-50k-4xx"
    ]
  },
  "lookup.ids-empty": {
    "section": "4.3",
    "register": "U126",
    "asks": "What happens to a lookup of no ids?",
    "readings": {
      "answered-empty": "Status 200 with no people.",
      "rejected-400": "It is refused with 400.",
      "rejected-422": "It is refused with 422."
    },
    "default": "answered-empty",
    "perCall": true
  },
  "lookup.role": {
    "section": "4.3, 5 rule 5",
    "register": "U127",
    "asks": "Which role does the lookup by ids require?",
    "readings": {
      "any": "Any role on the organization.",
      "viewer": "The role viewer.",
      "editor": "The role editor.",
      "admin": "The role admin."
    },
    "default": "viewer"
  },
  "record.absent": {
    "section": "2",
    "register": "U1, U33, A2, A3",
    "asks": "How does a field without a value look (\"omitted or empty\")?",
    "readings": {
      "omitted": "Unknown scalars and objects are left out; lists without elements are [].",
      "as-null": "Unknown scalars and objects are present as null; lists without elements are [].",
      "empty-string": "Unknown strings are present as \"\"; other unknown scalars and objects are left out; lists without elements are [].",
      "mixed": "Each unknown field is, by a fixed choice per record and field, left out, null or (strings only) \"\"; lists without elements are left out, null or []."
    },
    "default": "omitted",
    "perCall": true,
    "replaces": [
      "person.no-null-strict"
    ]
  },
  "record.date": {
    "section": "2, 2.1, 2.2, 2.3, 2.7",
    "register": "U2, U3, A22, A34",
    "asks": "How is a date string written?",
    "readings": {
      "rfc3339-utc": "Date and time with Z, as 2020-09-01T00:00:00Z.",
      "naive": "Date and time without a zone, as 2020-09-01T00:00:00.",
      "offset": "Date and time with a numeric offset, as 2020-09-01T00:00:00+02:00; the written calendar date and 00:00 stay the same.",
      "date-only": "Calendar date alone, as 2020-09-01.",
      "date-with-z": "Calendar date followed by Z, as 2020-09-01Z.",
      "fraction": "Date and time with milliseconds and Z, as 2020-09-01T00:00:00.000Z."
    },
    "default": "rfc3339-utc"
  },
  "record.linkedin-form": {
    "section": "2.1",
    "register": "U7, A19",
    "asks": "In which form does a person's `linkedin` come (a company's is stated to be a slug)?",
    "readings": {
      "slug": "The slug alone, as jane-doe-12.",
      "url": "A full address, as https://www.linkedin.com/in/jane-doe-12.",
      "bare-host": "The address without a scheme, as linkedin.com/in/jane-doe-12."
    },
    "default": "slug"
  },
  "record.phone": {
    "section": "2.1, 2.3",
    "register": "U9",
    "asks": "In which form do `cell_phone_number` and `direct_dial_number` come?",
    "readings": {
      "e164": "Plus sign, country code and digits only, as +12025550123.",
      "national": "The national form without a country code, as (202) 555-0123.",
      "free-text": "Mixed forms from record to record, with dots, spaces or an extension, as 202.555.0123 ext. 4."
    },
    "default": "e164"
  },
  "record.country-code": {
    "section": "2.6",
    "register": "U13",
    "asks": "Which letter case does `country_code` have?",
    "readings": {
      "upper-case": "Upper case, as US.",
      "lower-case": "Lower case, as us."
    },
    "default": "upper-case"
  },
  "record.id-form": {
    "section": "2.1, 2.4, 2.5",
    "register": "U14",
    "asks": "What do person and company ids look like?",
    "readings": {
      "prefixed": "A prefix and an opaque part, as P-1-8f3k2m for a person and C-1-8f3k2m for a company.",
      "uuid": "A lower-case UUID.",
      "numeric-string": "A string of decimal digits, some longer than 16 digits.",
      "reserved-characters": "A string holding characters that a path must escape, as P/1%8f3k2m."
    },
    "default": "prefixed"
  },
  "record.employee-count": {
    "section": "2.4",
    "register": "U11, A39",
    "asks": "Is the number `employee_count` always a whole number?",
    "readings": {
      "integer": "Always a whole number.",
      "fraction": "Some companies carry a fraction, as 250.5."
    },
    "default": "integer"
  },
  "record.connections": {
    "section": "2.1",
    "register": "U20",
    "asks": "How far does `connections` count?",
    "readings": {
      "exact": "The exact count, 0 to 30000.",
      "capped-500": "The count, but never over 500; every larger count is 500."
    },
    "default": "exact"
  },
  "record.text": {
    "section": "2",
    "register": "U19",
    "asks": "How are non-ASCII letters in strings written?",
    "readings": {
      "nfc": "UTF-8 in composed form (NFC).",
      "nfd": "UTF-8 in decomposed form (NFD).",
      "escaped": "Composed form (NFC), each non-ASCII character written as a JSON \\uXXXX escape."
    },
    "default": "nfc"
  },
  "record.jobs-order": {
    "section": "2.1",
    "register": "U22",
    "asks": "In which order do `jobs` and `education` come?",
    "readings": {
      "newest-first": "By `started_at`, latest first.",
      "oldest-first": "By `started_at`, earliest first.",
      "unordered": "In a fixed order per person that follows no date."
    },
    "default": "newest-first"
  },
  "record.position-in-jobs": {
    "section": "2.1",
    "register": "U21, A32",
    "asks": "Does `jobs` contain the current job that `position` shows?",
    "readings": {
      "included": "One element of `jobs` equals `position` in every member.",
      "left-out": "The array `jobs` holds every job but the one in `position`.",
      "differs": "One element of `jobs` has the company, title and start of `position`, but another `location` text and no `email` and `email_status`."
    },
    "default": "included",
    "replaces": [
      "person.position-in-jobs"
    ]
  },
  "record.multiple-active": {
    "section": "2.1, 2.3",
    "register": "U23",
    "asks": "May a person have several active jobs?",
    "readings": {
      "allowed": "Some people (2 to 3 in 100) have two active jobs; `position` is one of them.",
      "never": "Nobody has more than one active job."
    },
    "default": "allowed"
  },
  "record.active-marker": {
    "section": "2.3",
    "register": "U24, A24",
    "asks": "How does `ended_at` of an active job look?",
    "readings": {
      "omitted": "The member is left out.",
      "as-null": "The member is null.",
      "empty-string": "The member is \"\"."
    },
    "default": "omitted",
    "perCall": true
  },
  "record.duration": {
    "section": "2.3",
    "register": "U25, A26",
    "asks": "How are the months of `duration` (and of `company_tenure`) counted?",
    "readings": {
      "months-between": "Whole months from the month of `started_at` to the month of `ended_at`, the current month for an active job.",
      "months-between-plus-one": "As months-between plus one, so the first month counts too.",
      "rounded": "Days from `started_at` to `ended_at`, now for an active job, divided by 30.4375 and rounded.",
      "stale": "As months-between-plus-one, but for an active job counted up to two months before now, never below 0."
    },
    "default": "months-between-plus-one"
  },
  "record.duration-year-only": {
    "section": "2.3",
    "register": "U26",
    "asks": "What is `duration` of a job with a year-only date?",
    "readings": {
      "from-january-1": "Counted from and to the written January 1.",
      "omitted": "The members `duration` and `company_tenure` are left out for a job with a year-only date."
    },
    "default": "from-january-1",
    "replaces": [
      "job.ended_at-year-only-needs-date",
      "job.started_at-year-only-needs-date"
    ]
  },
  "record.contiguous-gap": {
    "section": "2.3",
    "register": "U27, A27",
    "asks": "Up to which gap are two jobs at one company contiguous in `company_tenure`?",
    "readings": {
      "gap-0-months": "The next job starts no later than the month in which the earlier one ends.",
      "gap-1-month": "The next job starts at most 1 month after the month in which the earlier one ends.",
      "gap-3-months": "The next job starts at most 3 months after the month in which the earlier one ends."
    },
    "default": "gap-1-month"
  },
  "record.position-status": {
    "section": "2.1",
    "register": "U28, A30, A31",
    "asks": "How do `employment_status` and `position` relate?",
    "readings": {
      "strict": "Status employed goes with an active `position`; retired and unemployed people have no `position`.",
      "last-job-kept": "As strict, but retired and unemployed people show their last, ended job as `position`.",
      "missing-status": "As strict, but about one person in five has no `employment_status`."
    },
    "default": "strict",
    "replaces": [
      "person.employed-has-position",
      "person.position-current",
      "person.retired-no-active"
    ]
  },
  "record.email-pair": {
    "section": "2.3",
    "register": "U29",
    "asks": "Do `email` and `email_status` of a job always come together?",
    "readings": {
      "both-or-neither": "A job has both or neither.",
      "status-only": "Some jobs have an `email_status` without an `email`.",
      "email-only": "Some jobs have an `email` without an `email_status`."
    },
    "default": "both-or-neither",
    "replaces": [
      "job.email-status-with-email"
    ]
  },
  "record.location-details": {
    "section": "2.1, 2.3, 2.6",
    "register": "U30",
    "asks": "Does a record with a `location` also have `location_details`?",
    "readings": {
      "always-present": "Every person and job with a `location` has `location_details`.",
      "sometimes-missing": "About 15 in 100 of the records with a `location` have no `location_details`.",
      "never-present": "No record has `location_details`."
    },
    "default": "sometimes-missing",
    "replaces": [
      "locdet.raw-is-input"
    ]
  },
  "record.name-parts": {
    "section": "2.1",
    "register": "U31",
    "asks": "How is the full `name` built?",
    "readings": {
      "first-last": "The first name, a space and the last name.",
      "with-middle": "As first-last, with a middle name or initial between them for some people.",
      "with-prefix": "As first-last, with a title such as Dr. before it for some people.",
      "name-only": "Only `name` is present; `first_name` and `last_name` have no value."
    },
    "default": "first-last",
    "replaces": [
      "person.name-consistent"
    ]
  },
  "record.dirty-data": {
    "section": "2.3, 2.4",
    "register": "U32",
    "asks": "Do pseudo companies and jobs without a title occur?",
    "readings": {
      "off": "Every job has a title and a real company.",
      "on": "About one job in twenty has no title or a company named \"None\" or \"Freelance/Self-employed\"."
    },
    "default": "off",
    "replaces": [
      "company.domain-shape",
      "education.order",
      "job.first-exists",
      "job.start-before-end"
    ]
  },
  "record.extra-members": {
    "section": "2, 9",
    "register": "U15",
    "asks": "Do answers carry members that the document does not list?",
    "readings": {
      "none": "Only listed members.",
      "some": "Each person and job carries one more scalar member, as `has_multiple_jobs` and `updated_by`.",
      "nested": "Some, and also unlisted objects and arrays inside jobs and companies, as `started_at_details.confidence` and `company.group_id`."
    },
    "default": "none",
    "perCall": true,
    "replaces": [
      "compat.unknown-members-tolerated"
    ]
  },
  "record.enum-drift": {
    "section": "2.1, 2.3, 2.4, 3, 9",
    "register": "U16",
    "asks": "Do enum values occur that the document does not list?",
    "readings": {
      "off": "Only listed values.",
      "level": "Some jobs have a `level` that is not listed, as Partner.",
      "function": "Some jobs have a `function` that is not listed, as Research.",
      "company-type": "Some companies have a `type` that is not listed, as Cooperative.",
      "email-status": "Some jobs have an `email_status` that is not listed, as unknown.",
      "employment-status": "Some people have an `employment_status` that is not listed, as student."
    },
    "default": "off",
    "contradicts": {
      "level": [
        "job.level-enum"
      ],
      "function": [
        "job.function-enum"
      ],
      "company-type": [
        "company.type-enum"
      ],
      "email-status": [
        "job.email-status-enum"
      ],
      "employment-status": [
        "person.employment-status-enum"
      ]
    }
  },
  "session.token-name": {
    "section": "4.2",
    "register": "U62, A42",
    "asks": "Under which name is the access token returned?",
    "readings": {
      "camel": "As `accessToken` in every flow.",
      "snake": "As `access_token` in every flow.",
      "both": "As `accessToken` and `access_token` in every flow.",
      "by-flow": "As `accessToken` in every flow; in password sign-in, as JSON or as a form, as `access_token` too.",
      "by-form": "As `accessToken` in every flow; in password sign-in as a form, as `access_token` too."
    },
    "default": "by-flow",
    "contradicts": {
      "snake": [
        "session.access-token"
      ]
    },
    "perCall": true
  },
  "session.expiry-name": {
    "section": "4.2",
    "register": "U63",
    "asks": "Under which name does form-encoded password sign-in return the expiration time?",
    "readings": {
      "expires-at-camel": "As `expiresAt`, like the JSON flows.",
      "expires-at-snake": "As `expires_at` instead, in the same format.",
      "expires-in": "As `expires_in` instead, the lifetime in whole seconds (a number)."
    },
    "default": "expires-at-camel",
    "reshapes": [
      "identity"
    ]
  },
  "session.expires-format": {
    "section": "4.2",
    "register": "U64, A44, A45",
    "asks": "How is `expiresAt` written, and in which zone is it to be read?",
    "readings": {
      "naive-microseconds": "UTC without a designator, six digits of fraction, as 2026-01-14T05:23:29.123456.",
      "naive-no-fraction": "UTC without a designator and without a fraction.",
      "naive-milliseconds": "UTC without a designator, three digits of fraction.",
      "with-z": "UTC, six digits of fraction, ending in Z.",
      "with-offset": "Six digits of fraction, ending in a numeric offset, as +00:00.",
      "naive-local": "Local time of a server at UTC+02:00 without a designator, six digits of fraction."
    },
    "default": "naive-microseconds",
    "contradicts": {
      "naive-no-fraction": [
        "session.expires-iso"
      ],
      "with-z": [
        "session.expires-no-zone"
      ],
      "with-offset": [
        "session.expires-no-zone"
      ]
    }
  },
  "session.lifetime": {
    "section": "5, 8",
    "register": "U65, A43",
    "asks": "How long does an access token live?",
    "readings": {
      "15-minutes": "15 minutes.",
      "1-hour": "1 hour.",
      "1-minute": "1 minute.",
      "10-seconds": "10 seconds, so that a renewal can be watched.",
      "skewed-clock": "15 minutes, on a server whose clock (`expiresAt` and the Date header) runs 90 seconds ahead."
    },
    "default": "15-minutes",
    "replaces": [
      "session.lifetime-15m-or-1h"
    ]
  },
  "session.refresh-delivery": {
    "section": "4.2, 5",
    "register": "U66",
    "asks": "How does password sign-in (and each refresh) hand out the refresh token?",
    "readings": {
      "cookie": "In a Set-Cookie header only.",
      "body": "As `refreshToken` in the body only.",
      "both": "In a Set-Cookie header and as `refreshToken` in the body."
    },
    "default": "cookie"
  },
  "session.cookie": {
    "section": "5",
    "register": "U67",
    "asks": "What are the name and attributes of the refresh-token cookie?",
    "readings": {
      "camel-session-path": "Name refreshToken; Path is the path of the session endpoint; HttpOnly; Secure where the call came over https; SameSite=Lax.",
      "snake-root-path": "Name refresh_token; Path=/; HttpOnly; Secure where the call came over https; SameSite=Strict.",
      "host-prefix": "Name __Host-refresh-token; Path=/; HttpOnly; Secure; SameSite=Lax.",
      "no-attributes": "Name refreshToken with no attribute but Path=/.",
      "persistent": "As camel-session-path, and with a Max-Age of 30 days."
    },
    "default": "camel-session-path",
    "replaces": [
      "session.refresh-cookie-httponly"
    ]
  },
  "session.client-credentials-refresh": {
    "section": "4.2, 5",
    "register": "U68",
    "asks": "Does a clientCredentials session get a refresh token?",
    "readings": {
      "not-issued": "No refresh token.",
      "issued": "A refresh token, delivered as for password sign-in."
    },
    "default": "not-issued"
  },
  "session.refresh-rotation": {
    "section": "4.2, 4.3",
    "register": "U69",
    "asks": "What becomes of a refresh token that has been exchanged?",
    "readings": {
      "rotated-strict": "A new one is issued and the old one fails; using the old one again also ends every token rotated from it.",
      "rotated-with-grace": "A new one is issued; the old one still works for 30 seconds, then fails without harming the new one.",
      "not-rotated": "The same refresh token stays valid."
    },
    "default": "rotated-strict",
    "replaces": [
      "session.refresh-reuse",
      "session.refresh-rotates"
    ]
  },
  "session.refresh-lifetime": {
    "section": "4.2, 5",
    "register": "U69",
    "asks": "How long is a refresh token valid that is never exchanged?",
    "readings": {
      "unlimited": "Until its session ends.",
      "30-days": "30 days from its issue.",
      "1-hour": "1 hour from its issue."
    },
    "default": "unlimited"
  },
  "session.revoke-tokens": {
    "section": "4.3, 5",
    "register": "U70, A54, A55, A56",
    "asks": "When do issued access tokens fail after their session ends, or the secret or roles of their account change?",
    "readings": {
      "at-expiry": "They work until they expire; only those of a deleted service account fail at once.",
      "immediate": "They fail at once."
    },
    "default": "at-expiry",
    "replaces": [
      "sa.delete-tokens",
      "session.renew-independent"
    ]
  },
  "session.grant-default": {
    "section": "4.2",
    "register": "U72, A46",
    "asks": "What happens when `grantType` is missing?",
    "readings": {
      "form-only": "A form with username and password is password sign-in; JSON without `grantType` fails.",
      "always": "A body with username and password is password sign-in in either form; any other fails.",
      "never": "The sign-in fails in either form."
    },
    "default": "form-only",
    "replaces": [
      "session.grant-missing-json"
    ]
  },
  "session.login-fail": {
    "section": "4.2, 7",
    "register": "U61",
    "asks": "Which status has a sign-in with wrong credentials (secret, password, refresh token, unknown account)?",
    "readings": {
      "rejected-401": "Status 401.",
      "rejected-400": "Status 400.",
      "rejected-403": "Status 403.",
      "rejected-422": "Status 422."
    },
    "default": "rejected-401",
    "perCall": true,
    "replaces": [
      "session.password-no-enumeration"
    ]
  },
  "session.request-invalid": {
    "section": "4.2, 7",
    "register": "U61, U73",
    "asks": "Which status has a sign-in with an unknown `grantType` or a missing member?",
    "readings": {
      "rejected-400": "Status 400.",
      "rejected-401": "Status 401.",
      "rejected-422": "Status 422."
    },
    "default": "rejected-400",
    "perCall": true
  },
  "tracked.form": {
    "section": "1, 2.8, 4.3",
    "register": "U150, U151",
    "asks": "How are tracked fields read and changed on the wire, and which fields can be tracked?",
    "readings": {
      "conventional": "GET, PUT and DELETE of …/tracked_fields with `fields`, a list of names of the person and of the current job; an unknown name is refused. GET shows a new list at once, `effective_at` is there after the cycle that took it on. `include_deleted` adds deleted versions to …/tracked_fields/versions."
    },
    "default": "conventional",
    "replaces": [
      "tracked.effective-at"
    ]
  },
  "tracked.none": {
    "section": "4.3",
    "register": "U150, A83",
    "asks": "What is answered about the tracked fields of a ledger that has none, or none any more?",
    "readings": {
      "rejected-404": "Status 404; deleting them, too.",
      "empty-200": "An empty list; deleting them is answered as if there were some."
    },
    "default": "rejected-404",
    "perCall": true
  },
  "tracked.version": {
    "section": "4.3",
    "register": "U152",
    "asks": "What does the version of a list of tracked fields look like?",
    "readings": {
      "integer": "An integer, from 1 in steps of 1.",
      "uuid": "A UUID.",
      "timestamp": "The time of the update."
    },
    "default": "integer",
    "reshapes": [
      "ledger"
    ],
    "replaces": [
      "tracked.versions-ordered"
    ]
  },
  "tracked.cycle": {
    "section": "4.3, 6",
    "register": "U150, U162, A82",
    "asks": "When does an enrichment cycle run?",
    "readings": {
      "daily": "At midnight UTC, and in the mock whenever a test asks for it."
    },
    "default": "daily"
  },
  "transport.content-type": {
    "section": "4.1, 4.2, 7",
    "register": "U17",
    "asks": "Which Content-Type do answers have?",
    "readings": {
      "json": "application/json.",
      "json-charset": "application/json; charset=utf-8.",
      "problem-json": "application/json for successes, application/problem+json for errors."
    },
    "default": "json",
    "perCall": true,
    "replaces": [
      "find.content-type"
    ]
  },
  "transport.delivery": {
    "section": "4",
    "register": "U18",
    "asks": "How is the body of an answer sent?",
    "readings": {
      "plain": "Uncompressed, with Content-Length, on a connection kept alive.",
      "gzip": "Compressed with gzip for a client that accepts it, else plain.",
      "chunked": "Uncompressed, with Transfer-Encoding chunked, in several chunks.",
      "slow": "As chunked, the first byte after 100 milliseconds and the rest over a further 100 milliseconds.",
      "connection-close": "As plain, with Connection close after every answer."
    },
    "default": "plain",
    "perCall": true
  },
  "transport.options": {
    "section": "4",
    "register": "U87",
    "asks": "How are OPTIONS and HEAD on a known path answered?",
    "readings": {
      "options-204": "OPTIONS gets 204 with an Allow header; HEAD gets what GET would get, without a body.",
      "options-204-cors": "As options-204, and every answer carries Access-Control-Allow-* headers for any origin.",
      "rejected-405": "Both get 405 with an Allow header."
    },
    "default": "options-204",
    "perCall": true
  },
  "transport.request-id": {
    "section": "7, 8",
    "register": "U86",
    "asks": "Do answers carry a request id?",
    "readings": {
      "echoed": "Header X-Request-Id, the caller's own when sent, else a new one.",
      "own": "Header X-Request-Id, a new one whatever the caller sends.",
      "off": "No such header."
    },
    "default": "echoed",
    "perCall": true
  },
  "transport.version-header": {
    "section": "9",
    "register": "U164, A97",
    "asks": "Does the API version 1.0 show on the wire?",
    "readings": {
      "off": "No.",
      "on": "Every answer carries X-Api-Version 1.0."
    },
    "default": "off",
    "perCall": true
  },
  "transport.tls": {
    "section": "5",
    "register": "U88",
    "asks": "Is the service reached over plain HTTP, too?",
    "readings": {
      "plain-too": "A call over plain HTTP is answered like any other.",
      "tls-only": "A call over plain HTTP is refused with 403 before its credential is read (the mock speaks plain HTTP alone, and takes X-Forwarded-Proto for what a proxy in front of it was called over)."
    },
    "default": "plain-too",
    "replaces": [
      "security.tls"
    ]
  },
  "users.form": {
    "section": "4.3",
    "register": "U108, A71",
    "asks": "What do the requests and answers of the operations on the users of an organization look like?",
    "readings": {
      "conventional": "GET, POST, PATCH and DELETE /orgs/{org_id}/users. POST and PATCH take an array of objects with `userId` or `email`, `role` and optionally `settings` (any object), DELETE takes `userIds`. An assignment has `userId`, `role`, `profile` and `settings`."
    },
    "default": "conventional"
  },
  "users.batch": {
    "section": "4.3",
    "register": "U108",
    "asks": "What happens to the other elements of a request on users when one of them cannot be carried out?",
    "readings": {
      "atomic": "None is carried out; the request is refused for the first that cannot be.",
      "per-item": "They are carried out in order; the answer names those that were refused under `failures`."
    },
    "default": "atomic"
  },
  "users.last-admin": {
    "section": "4.3",
    "register": "U108",
    "asks": "What happens when a request would leave an organization without a user who is admin (service accounts do not count)?",
    "readings": {
      "conflict": "It is refused.",
      "allow": "It is carried out."
    },
    "default": "conflict"
  },
  "user.form": {
    "section": "4.3",
    "register": "U109",
    "asks": "What do the request and answer of `getUser` look like?",
    "readings": {
      "conventional": "GET /users/{userId}; a user has `userId`, `profile` (`email`, `name`), `status` and `metadata`."
    },
    "default": "conventional"
  },
  "user.get-role": {
    "section": "4.3",
    "register": "U109",
    "asks": "Who may get a user?",
    "readings": {
      "self-or-admin": "The user, and every admin of an organization that the user has access to."
    },
    "default": "self-or-admin"
  },
  "user.reset-form": {
    "section": "4.3",
    "register": "U110, A94",
    "asks": "How is a password reset?",
    "readings": {
      "conventional": "POST /users/passwordReset with `email` is answered with 202 and sends a mail with a token, which is valid once and for 1 hour; PATCH /users/{userId} with `resetToken` and `password` (8 to 128 characters) is answered with 204."
    },
    "default": "conventional"
  },
  "user.reset-credential": {
    "section": "4.3, 5",
    "register": "A48",
    "asks": "Does the reset of a password need a bearer credential, which all calls require?",
    "readings": {
      "none": "No: whoever forgot the password can have none. The token of the reset mail takes its place.",
      "bearer": "Yes: initiating it and the reset itself are refused without one, like every other call."
    },
    "default": "none",
    "replaces": [
      "user.reset-without-credential"
    ]
  },
  "user.reset-unknown": {
    "section": "4.3",
    "register": "U110",
    "asks": "How is a password reset answered for an email that no user has?",
    "readings": {
      "accepted-202": "Like any other, and no mail is sent.",
      "rejected-404": "Refused with 404."
    },
    "default": "accepted-202",
    "perCall": true,
    "replaces": [
      "user.reset-initiate-unknown"
    ]
  }
};

export const questionIds = Object.keys(questions) as QuestionId[];

/** The reading that the mock takes where a profile does not say otherwise. */
export const defaultReadings: Readings = {
  "auth.find-role": "viewer",
  "auth.roles": "cumulative",
  "auth.api-key-scope": "people-only",
  "auth.key-refused": "rejected-403",
  "auth.token-form": "jwt",
  "auth.header-form": "any-case",
  "auth.other-places": "refused",
  "billing.form": "conventional",
  "usage.unlimited": "omitted",
  "usage.lag": "none",
  "subscriptions.role": "viewer",
  "contacts.form": "conventional",
  "contacts.get-role": "viewer",
  "contacts.search-role": "viewer",
  "contacts.view-names": "data-count",
  "contacts.prefixes": "lc-ldc",
  "contacts.delete-missing": "rejected-404",
  "contacts.reference-again": "free",
  "contacts.bulk-empty": "rejected",
  "contacts.rows-removed": "number",
  "errors.body": "code-and-message",
  "errors.no-credential": "rejected-401",
  "errors.bad-credential": "rejected-401",
  "errors.no-role": "rejected-403",
  "errors.unknown-org": "rejected-403",
  "errors.malformed-json": "rejected-400",
  "errors.body-limit": "rejected-413",
  "errors.wrong-method": "rejected-405",
  "errors.request-content-type": "rejected-415",
  "errors.slash": "rejected-404",
  "errors.rate-limit": "off",
  "errors.outage": "off",
  "errors.idempotency-key": "ignored",
  "errors.quota-headers": "on",
  "errors.unknown-version": "rejected-404",
  "errors.conflict": "rejected-409",
  "errors.request-invalid": "rejected-400",
  "errors.not-found": "rejected-404",
  "list.limit-over": "rejected",
  "events.form": "bare-contact",
  "events.authenticity": "token-header",
  "events.delivery": "once",
  "events.retries": "backoff",
  "events.configuration": "by-operators",
  "events.cause": "enrichment-cycle",
  "find.score-scale": "unit",
  "find.score-order": "descending",
  "find.ties": "stable",
  "find.required": "strict",
  "find.size-over": "rejected-400",
  "find.size-zero": "rejected-400",
  "find.size-negative": "rejected-400",
  "find.size-type": "rejected-400",
  "find.size-null": "rejected-400",
  "find.matches-over": "rejected-400",
  "find.matches-empty": "answered-empty",
  "find.matches-missing": "rejected-400",
  "find.fields-empty": "not-found",
  "find.field-unknown": "rejected-400",
  "find.field-duplicate": "any-of",
  "find.term-empty": "rejected-400",
  "find.term-type": "rejected-400",
  "find.waterfall": "identifier-first",
  "find.no-hit": "empty-list",
  "find.confidence": "levels",
  "find.confidence-unknown": "rejected-400",
  "find.return-fields": "projected",
  "find.return-fields-unknown": "ignored",
  "find.return-fields-empty": "all-fields",
  "find.extra-member": "ignored",
  "find.out-of-credit": "rejected-402",
  "find.credit-check": "would-exceed",
  "find.charged": "unique-person",
  "find.large-group": "none",
  "find.determinism": "off",
  "find.lookup-failed": "whole-request",
  "identity.case": "camel",
  "list.envelope": "named",
  "resource.date": "fraction-3",
  "apikey.form": "conventional",
  "apikey.role": "every-role",
  "apikey.unused": "omitted",
  "apikey.shorthand": "first-and-last",
  "sa.form": "conventional",
  "sa.deleted-form": "object",
  "session.secret-delay": "immediate",
  "org.named": "in-path",
  "org.form": "conventional",
  "end.form": "conventional",
  "end.unknown": "accepted-204",
  "import.form": "conventional",
  "import.add-role": "editor",
  "import.status-code": "answered-202",
  "import.states": "without-pending",
  "import.duration": "200-ms",
  "import.merge": "off",
  "import.bad-row": "row-error",
  "import.duplicate": "skipped",
  "import.counts": "every-row",
  "import.batch-size": "at-most-1000",
  "import.wrong-state": "rejected-409",
  "import.delete-processing": "cancelled",
  "import.after-delete": "deleted",
  "import.csv-empty": "header",
  "import.csv-newline": "crlf",
  "import.csv-bom": "off",
  "import.csv-formulas": "as-they-are",
  "import.range": "inclusive",
  "invite.form": "conventional",
  "invite.role": "admin",
  "invite.accepted-role": "of-invitation",
  "invite.status-filter-unknown": "rejected-400",
  "invite.revoked-form": "status",
  "invite.lifetime": "14-days",
  "invite.duplicate": "conflict",
  "invite.email-lock": "case-insensitive",
  "ledger.form": "conventional",
  "ledger.counts": "nested",
  "ledger.delete": "hard",
  "people.form": "conventional",
  "search.filters": "tree",
  "search.same-job": "one-job",
  "search.people-key": "people",
  "search.count-key": "count",
  "search.page-end": "absent",
  "search.role": "viewer",
  "verify.answer": "both",
  "verify.unknown": "item",
  "verify.limit": "at-most-100",
  "verify.role": "viewer",
  "preview.answer": "limited",
  "preview.role": "viewer",
  "person.fields-syntax": "comma",
  "person.missing": "rejected-404",
  "person.role": "viewer",
  "lookup.answer": "found-only",
  "lookup.order": "request",
  "lookup.k": "50000",
  "lookup.over": "rejected-400",
  "lookup.ids-empty": "answered-empty",
  "lookup.role": "viewer",
  "record.absent": "omitted",
  "record.date": "rfc3339-utc",
  "record.linkedin-form": "slug",
  "record.phone": "e164",
  "record.country-code": "upper-case",
  "record.id-form": "prefixed",
  "record.employee-count": "integer",
  "record.connections": "exact",
  "record.text": "nfc",
  "record.jobs-order": "newest-first",
  "record.position-in-jobs": "included",
  "record.multiple-active": "allowed",
  "record.active-marker": "omitted",
  "record.duration": "months-between-plus-one",
  "record.duration-year-only": "from-january-1",
  "record.contiguous-gap": "gap-1-month",
  "record.position-status": "strict",
  "record.email-pair": "both-or-neither",
  "record.location-details": "sometimes-missing",
  "record.name-parts": "first-last",
  "record.dirty-data": "off",
  "record.extra-members": "none",
  "record.enum-drift": "off",
  "session.token-name": "by-flow",
  "session.expiry-name": "expires-at-camel",
  "session.expires-format": "naive-microseconds",
  "session.lifetime": "15-minutes",
  "session.refresh-delivery": "cookie",
  "session.cookie": "camel-session-path",
  "session.client-credentials-refresh": "not-issued",
  "session.refresh-rotation": "rotated-strict",
  "session.refresh-lifetime": "unlimited",
  "session.revoke-tokens": "at-expiry",
  "session.grant-default": "form-only",
  "session.login-fail": "rejected-401",
  "session.request-invalid": "rejected-400",
  "tracked.form": "conventional",
  "tracked.none": "rejected-404",
  "tracked.version": "integer",
  "tracked.cycle": "daily",
  "transport.content-type": "json",
  "transport.delivery": "plain",
  "transport.options": "options-204",
  "transport.request-id": "echoed",
  "transport.version-header": "off",
  "transport.tls": "plain-too",
  "users.form": "conventional",
  "users.batch": "atomic",
  "users.last-admin": "conflict",
  "user.form": "conventional",
  "user.get-role": "self-or-admin",
  "user.reset-form": "conventional",
  "user.reset-credential": "none",
  "user.reset-unknown": "accepted-202"
};
