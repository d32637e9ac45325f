// Written by `npm run generate` from spec/. Do not edit.

/** The admissible readings of each open question. */
export interface Readings {
  "auth.find-role": "any" | "viewer" | "editor";
  "auth.roles": "cumulative" | "exact";
  "auth.api-key-scope": "people-only" | "find-only" | "everywhere" | "nowhere";
  "auth.key-refused": "rejected-403" | "rejected-401";
  "auth.token-form": "jwt" | "opaque";
  "errors.body": "code-and-message" | "problem-details" | "status-and-error" | "detail-text" | "validation-list" | "empty" | "html";
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
  "errors.quota-headers": "on" | "off" | "negative" | "non-numeric";
  "errors.unknown-version": "rejected-404" | "served-as-v1";
  "find.score-scale": "unit" | "percent" | "raw-relevance" | "integer-1-to-10" | "negative";
  "find.score-order": "descending" | "ascending" | "descending-with-ties";
  "find.ties": "stable" | "shuffled";
  "find.required": "strict" | "lenient";
  "find.size-over": "rejected-400" | "rejected-422" | "clamped";
  "find.size-zero": "rejected-400" | "empty-people" | "as-default";
  "find.size-negative": "rejected-400" | "rejected-422";
  "find.size-type": "rejected-400" | "coerced";
  "find.size-null": "as-default" | "rejected-400";
  "find.matches-over": "rejected-400" | "rejected-413" | "rejected-422" | "truncated" | "partial";
  "find.matches-empty": "answered-empty" | "rejected-400";
  "find.matches-missing": "rejected-400" | "rejected-422" | "answered-empty";
  "find.fields-empty": "not-found" | "rejected-400";
  "find.field-unknown": "rejected-400" | "rejected-422" | "ignored" | "not-found";
  "find.field-duplicate": "any-of" | "all-of" | "last-wins" | "first-wins" | "rejected-400";
  "find.term-empty": "rejected-400" | "not-found" | "ignored";
  "find.term-type": "rejected-400" | "coerced";
  "find.waterfall": "identifier-first" | "all-criteria" | "any-criterion";
  "find.no-hit": "empty-list" | "people-omitted" | "people-null";
  "find.confidence": "levels" | "numeric-string" | "ignored";
  "find.confidence-unknown": "rejected-400" | "ignored";
  "find.return-fields": "projected" | "projected-strict" | "ignored";
  "find.return-fields-unknown": "ignored" | "rejected-400";
  "find.return-fields-empty": "all-fields" | "no-fields";
  "find.extra-member": "ignored" | "rejected-400";
  "find.out-of-credit": "rejected-402" | "rejected-402-empty-body" | "rejected-403" | "rejected-429";
  "find.credit-check": "would-exceed" | "already-zero" | "partial-fill";
  "find.large-group": "none" | "link-header" | "rejected-400-with-hint";
  "find.determinism": "off" | "ties" | "drift";
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
  "session.token-name": "camel" | "snake" | "both" | "by-flow";
  "session.expiry-name": "expires-at-camel" | "expires-at-snake" | "expires-in";
  "session.expires-format": "naive-microseconds" | "naive-no-fraction" | "naive-milliseconds" | "with-z" | "with-offset" | "naive-local";
  "session.lifetime": "15-minutes" | "1-hour" | "1-minute" | "10-seconds" | "skewed-clock";
  "session.refresh-delivery": "cookie" | "body" | "both";
  "session.cookie": "camel-session-path" | "snake-root-path" | "host-prefix" | "no-attributes";
  "session.client-credentials-refresh": "not-issued" | "issued";
  "session.refresh-rotation": "rotated-strict" | "rotated-with-grace" | "not-rotated";
  "session.revoke-tokens": "at-expiry" | "immediate";
  "session.grant-default": "form-only" | "always" | "never";
  "session.login-fail": "rejected-401" | "rejected-400" | "rejected-403" | "rejected-422";
  "session.request-invalid": "rejected-400" | "rejected-401" | "rejected-422";
  "transport.content-type": "json" | "json-charset" | "problem-json";
  "transport.delivery": "plain" | "gzip" | "chunked" | "slow" | "connection-close";
  "transport.options": "options-204" | "options-204-cors" | "rejected-405";
  "transport.request-id": "echoed" | "off";
  "transport.version-header": "off" | "on";
}

export type QuestionId = keyof Readings;

/** One point that the specification leaves open. */
export interface Question {
  readonly section: string;
  readonly register?: string;
  readonly asks: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  readonly contradicts?: Readonly<Record<string, readonly string[]>>;
}

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
    "default": "viewer"
  },
  "auth.roles": {
    "section": "5",
    "register": "U83",
    "asks": "Does a higher role include the lower ones?",
    "readings": {
      "cumulative": "An admin may do what an editor may, an editor what a viewer may.",
      "exact": "A caller may do only what needs exactly a role it holds."
    },
    "default": "cumulative"
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
    "default": "people-only"
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
      "opaque": "A random string without structure."
    },
    "default": "jwt"
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
      "empty": "No body.",
      "html": "An HTML page, content type text/html."
    },
    "default": "code-and-message"
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
    "default": "rejected-401"
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
    "default": "rejected-401"
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
    "default": "rejected-403"
  },
  "errors.malformed-json": {
    "section": "7",
    "register": "U58",
    "asks": "How is a body that is not JSON refused?",
    "readings": {
      "rejected-400": "Status 400.",
      "rejected-422": "Status 422."
    },
    "default": "rejected-400"
  },
  "errors.body-limit": {
    "section": "7",
    "register": "U55",
    "asks": "What happens when a request body is larger than 1 MiB?",
    "readings": {
      "rejected-413": "Refused with 413.",
      "accepted": "Handled like any other."
    },
    "default": "rejected-413"
  },
  "errors.wrong-method": {
    "section": "7",
    "register": "U56",
    "asks": "How is a wrong method on a known path refused?",
    "readings": {
      "rejected-405": "Status 405 with an Allow header.",
      "rejected-404": "Status 404."
    },
    "default": "rejected-405"
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
    "default": "rejected-415"
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
    "default": "rejected-404"
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
    "default": "off"
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
    "default": "on"
  },
  "errors.unknown-version": {
    "section": "9",
    "register": "U163",
    "asks": "What does another version segment than `v1` lead to?",
    "readings": {
      "rejected-404": "Every path under it is refused with 404.",
      "served-as-v1": "It is answered as if the segment were `v1`."
    },
    "default": "rejected-404"
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
    "default": "unit"
  },
  "find.score-order": {
    "section": "4.1",
    "register": "U5, A7",
    "asks": "In which direction is `people` ordered?",
    "readings": {
      "descending": "Highest score first.",
      "ascending": "The same people as descending, lowest score first.",
      "descending-with-ties": "Highest score first, every score rounded to a tenth of its scale, so that many people tie."
    },
    "default": "descending"
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
      "lenient": "A lookup without `fields` is answered with found false; a criterion without `field_name` or `search_term` is ignored."
    },
    "default": "strict"
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
    "default": "rejected-400"
  },
  "find.size-zero": {
    "section": "4.1, 8",
    "register": "U35, A6, A15",
    "asks": "What happens when `size` is 0?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "empty-people": "Every lookup is answered with no people and `found` false.",
      "as-default": "The request is answered as if `size` were absent."
    },
    "default": "rejected-400"
  },
  "find.size-negative": {
    "section": "4.1",
    "register": "U35, A15",
    "asks": "What happens when `size` is negative (-1)?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "rejected-422": "The whole request is refused with 422."
    },
    "default": "rejected-400"
  },
  "find.size-type": {
    "section": "4.1",
    "register": "U35, A15",
    "asks": "What happens when `size` is not a whole number (2.5, \"5\")?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "coerced": "A string of digits is read as that number; anything else is refused with 400."
    },
    "default": "rejected-400"
  },
  "find.size-null": {
    "section": "4.1",
    "register": "U35, A15",
    "asks": "What happens when `size` is null?",
    "readings": {
      "as-default": "The request is answered as if `size` were absent.",
      "rejected-400": "The whole request is refused with 400."
    },
    "default": "as-default"
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
    "default": "rejected-400"
  },
  "find.matches-empty": {
    "section": "4.1",
    "register": "U37, A10",
    "asks": "What happens when `matches` is []?",
    "readings": {
      "answered-empty": "Status 200 with `matches` [].",
      "rejected-400": "The request is refused with 400."
    },
    "default": "answered-empty"
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
    "default": "rejected-400"
  },
  "find.fields-empty": {
    "section": "4.1",
    "register": "U39, A12",
    "asks": "What happens when a lookup has `fields` []?",
    "readings": {
      "not-found": "That lookup is answered with no people and found false.",
      "rejected-400": "The whole request is refused with 400."
    },
    "default": "not-found"
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
    "default": "rejected-400"
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
      "rejected-400": "The whole request is refused with 400."
    },
    "default": "any-of"
  },
  "find.term-empty": {
    "section": "4.1",
    "register": "U42",
    "asks": "What happens when a `search_term` is \"\" or only white space?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "not-found": "That lookup is answered with no people and found false.",
      "ignored": "That criterion is ignored; a lookup left with none is answered with found false."
    },
    "default": "rejected-400"
  },
  "find.term-type": {
    "section": "4.1",
    "register": "U43",
    "asks": "What happens when a `search_term` is not a string?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "coerced": "A number or boolean is read as its JSON text; any other type is refused with 400."
    },
    "default": "rejected-400"
  },
  "find.waterfall": {
    "section": "1, 4.1",
    "register": "U44",
    "asks": "Which criteria of a lookup must a person meet?",
    "readings": {
      "identifier-first": "The strongest criteria that have hits decide, tried in the order `linkedin` or `email_address`, then `name` with a company criterion, then any of the rest; the others only add to the score.",
      "all-criteria": "A person must meet every criterion.",
      "any-criterion": "A person must meet at least one criterion; each further one adds to the score."
    },
    "default": "identifier-first"
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
    "default": "empty-list"
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
    "default": "levels"
  },
  "find.confidence-unknown": {
    "section": "4.1",
    "register": "U45",
    "asks": "What happens when `confidence` has a value that is not known?",
    "readings": {
      "rejected-400": "The whole request is refused with 400.",
      "ignored": "The request is answered as if `confidence` were absent."
    },
    "default": "rejected-400"
  },
  "find.return-fields": {
    "section": "4.1",
    "register": "U46, U48",
    "asks": "What does `return_fields` do?",
    "readings": {
      "projected": "Each person keeps only the members named by the dot paths, and always `id` and `score`; absent means all; `found` is untouched.",
      "projected-strict": "Each person keeps only the members named by the dot paths; `id` and `score` go too unless named.",
      "ignored": "Accepted without effect."
    },
    "default": "projected"
  },
  "find.return-fields-unknown": {
    "section": "4.1",
    "register": "U46",
    "asks": "What happens when `return_fields` names an unknown field?",
    "readings": {
      "ignored": "The unknown name selects nothing; the others count.",
      "rejected-400": "The whole request is refused with 400."
    },
    "default": "ignored"
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
      "rejected-400": "The whole request is refused with 400."
    },
    "default": "ignored"
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
    }
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
    "default": "off"
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
    "default": "omitted"
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
    "default": "included"
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
    "default": "omitted"
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
    "default": "from-january-1"
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
    "default": "strict"
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
    "default": "both-or-neither"
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
    "default": "sometimes-missing"
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
    "default": "first-last"
  },
  "record.dirty-data": {
    "section": "2.3, 2.4",
    "register": "U32",
    "asks": "Do pseudo companies and jobs without a title occur?",
    "readings": {
      "off": "Every job has a title and a real company.",
      "on": "About one job in twenty has no title or a company named \"None\" or \"Freelance/Self-employed\"."
    },
    "default": "off"
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
    "default": "none"
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
      "by-flow": "As `accessToken` in JSON flows; as both `accessToken` and `access_token` in form-encoded password sign-in."
    },
    "default": "by-flow",
    "contradicts": {
      "snake": [
        "session.access-token"
      ]
    }
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
    "default": "expires-at-camel"
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
    "default": "15-minutes"
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
      "camel-session-path": "Name refreshToken; Path is the path of the session endpoint; HttpOnly; Secure; SameSite=Lax.",
      "snake-root-path": "Name refresh_token; Path=/; HttpOnly; Secure; SameSite=Strict.",
      "host-prefix": "Name __Host-refresh-token; Path=/; HttpOnly; Secure; SameSite=Lax.",
      "no-attributes": "Name refreshToken with no attribute but Path=/."
    },
    "default": "camel-session-path"
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
    "default": "rotated-strict"
  },
  "session.revoke-tokens": {
    "section": "4.3, 5",
    "register": "U70, A54, A55, A56",
    "asks": "When do issued access tokens fail after their session ends, or the secret or roles of their account change?",
    "readings": {
      "at-expiry": "They work until they expire; only those of a deleted service account fail at once.",
      "immediate": "They fail at once."
    },
    "default": "at-expiry"
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
    "default": "form-only"
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
    "default": "rejected-401"
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
    "default": "rejected-400"
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
    "default": "json"
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
    "default": "plain"
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
    "default": "options-204"
  },
  "transport.request-id": {
    "section": "7, 8",
    "register": "U86",
    "asks": "Do answers carry a request id?",
    "readings": {
      "echoed": "Header X-Request-Id, the caller's own when sent, else a new one.",
      "off": "No such header."
    },
    "default": "echoed"
  },
  "transport.version-header": {
    "section": "9",
    "register": "U164, A97",
    "asks": "Does the API version 1.0 show on the wire?",
    "readings": {
      "off": "No.",
      "on": "Every answer carries X-Api-Version 1.0."
    },
    "default": "off"
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
  "errors.quota-headers": "on",
  "errors.unknown-version": "rejected-404",
  "find.score-scale": "unit",
  "find.score-order": "descending",
  "find.ties": "stable",
  "find.required": "strict",
  "find.size-over": "rejected-400",
  "find.size-zero": "rejected-400",
  "find.size-negative": "rejected-400",
  "find.size-type": "rejected-400",
  "find.size-null": "as-default",
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
  "find.large-group": "none",
  "find.determinism": "off",
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
  "session.revoke-tokens": "at-expiry",
  "session.grant-default": "form-only",
  "session.login-fail": "rejected-401",
  "session.request-invalid": "rejected-400",
  "transport.content-type": "json",
  "transport.delivery": "plain",
  "transport.options": "options-204",
  "transport.request-id": "echoed",
  "transport.version-header": "off"
};
