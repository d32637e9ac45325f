// Written by `npm run generate` from spec/. Do not edit.

export const refusals = {
  "plain-http": {
    "question": "transport.tls",
    "status": 403
  },
  "maintenance": {
    "question": "errors.outage",
    "status": 503
  },
  "unknown-path": {
    "question": "errors.unknown-version",
    "status": 404
  },
  "wrong-method": {
    "question": "errors.wrong-method"
  },
  "method-not-served": {
    "question": "transport.options",
    "status": 405
  },
  "trailing-slash": {
    "question": "errors.slash",
    "status": 404
  },
  "missing-org": {
    "question": "org.named",
    "status": 404,
    "rules": [
      "find.org-path-required",
      "people.org-scope"
    ]
  },
  "credential-missing": {
    "question": "errors.no-credential",
    "rules": [
      "auth.missing",
      "auth.every-op-needs-credential"
    ]
  },
  "credential-empty": {
    "question": "errors.bad-credential",
    "rules": [
      "auth.empty-bearer",
      "auth.every-op-needs-credential"
    ]
  },
  "credential-wrong-scheme": {
    "question": "auth.header-form",
    "statusBy": "errors.bad-credential",
    "rules": [
      "auth.bearer-scheme"
    ]
  },
  "credential-unknown": {
    "question": "errors.bad-credential",
    "rules": [
      "auth.garbage"
    ]
  },
  "credential-tampered": {
    "question": "errors.bad-credential",
    "rules": [
      "auth.tampered"
    ]
  },
  "credential-unsigned": {
    "question": "errors.bad-credential",
    "rules": [
      "auth.none-alg"
    ]
  },
  "credential-expired": {
    "question": "errors.bad-credential",
    "rules": [
      "session.token-after-expiry"
    ]
  },
  "key-out-of-scope": {
    "question": "auth.api-key-scope",
    "statusBy": "auth.key-refused",
    "rules": [
      "auth.key-not-customer-data"
    ]
  },
  "org-unknown": {
    "question": "errors.unknown-org",
    "rules": [
      "auth.unknown-org"
    ]
  },
  "org-foreign": {
    "question": "errors.unknown-org",
    "rules": [
      "auth.role-on-org"
    ]
  },
  "role-insufficient": {
    "question": "errors.no-role",
    "rules": [
      "role.norole-denied"
    ]
  },
  "body-too-large": {
    "question": "errors.body-limit",
    "status": 413
  },
  "content-type": {
    "question": "errors.request-content-type",
    "status": 415
  },
  "json-malformed": {
    "question": "errors.malformed-json",
    "rules": [
      "error.malformed-json"
    ]
  },
  "matches-missing": {
    "question": "find.matches-missing"
  },
  "matches-type": {
    "statusBy": "find.required",
    "rules": [
      "find.matches-type"
    ]
  },
  "matches-empty": {
    "question": "find.matches-empty",
    "rules": [
      "find.empty-matches"
    ]
  },
  "matches-over": {
    "question": "find.matches-over",
    "rules": [
      "find.over-hundred"
    ]
  },
  "fields-type": {
    "statusBy": "find.required",
    "rules": [
      "find.fields-type"
    ]
  },
  "fields-empty": {
    "question": "find.fields-empty"
  },
  "field-unknown": {
    "question": "find.field-unknown"
  },
  "field-duplicate": {
    "question": "find.field-duplicate"
  },
  "term-empty": {
    "question": "find.term-empty"
  },
  "term-type": {
    "question": "find.term-type"
  },
  "size-zero": {
    "question": "find.size-zero"
  },
  "size-over": {
    "question": "find.size-over",
    "rules": [
      "find.size-over-5"
    ]
  },
  "size-negative": {
    "question": "find.size-negative"
  },
  "size-type": {
    "question": "find.size-type"
  },
  "size-null": {
    "question": "find.size-null"
  },
  "return-fields-type": {
    "statusBy": "find.required",
    "rules": [
      "find.return-fields-type"
    ]
  },
  "return-fields-unknown": {
    "question": "find.return-fields-unknown"
  },
  "confidence-type": {
    "question": "find.confidence",
    "statusBy": "find.required"
  },
  "confidence-unknown": {
    "question": "find.confidence-unknown"
  },
  "extra-member": {
    "question": "find.extra-member"
  },
  "find-malformed": {
    "statusBy": "find.required"
  },
  "request-invalid": {
    "question": "errors.request-invalid"
  },
  "page-token-invalid": {
    "question": "errors.request-invalid"
  },
  "status-filter-unknown": {
    "question": "invite.status-filter-unknown"
  },
  "ids-over": {
    "question": "lookup.over",
    "rules": [
      "lookup.over-50k"
    ]
  },
  "ids-empty": {
    "question": "lookup.ids-empty"
  },
  "person-missing": {
    "question": "person.missing",
    "status": 404
  },
  "person-unknown": {
    "question": "verify.unknown",
    "status": 404
  },
  "not-found": {
    "question": "errors.not-found",
    "rules": [
      "resource.by-id"
    ]
  },
  "email-unknown": {
    "question": "user.reset-unknown",
    "status": 404
  },
  "contact-missing": {
    "question": "contacts.delete-missing",
    "status": 404
  },
  "nothing-tracked": {
    "question": "tracked.none",
    "status": 404,
    "rules": [
      "tracked.delete"
    ]
  },
  "nothing-failed": {
    "question": "import.csv-empty",
    "status": 404
  },
  "contact-invalid": {
    "question": "import.bad-row"
  },
  "conflict": {
    "question": "errors.conflict"
  },
  "import-state": {
    "question": "import.wrong-state",
    "rules": [
      "imports.delete-other-state"
    ]
  },
  "reset-token-invalid": {
    "question": "errors.request-invalid"
  },
  "large-group": {
    "question": "find.large-group"
  },
  "out-of-credit": {
    "question": "find.out-of-credit",
    "status": 402,
    "rules": [
      "find.402-shape"
    ]
  },
  "grant-missing": {
    "question": "session.grant-default",
    "statusBy": "session.request-invalid"
  },
  "grant-unknown": {
    "question": "session.request-invalid",
    "rules": [
      "session.grant-unknown"
    ]
  },
  "grant-incomplete": {
    "question": "session.request-invalid",
    "rules": [
      "session.cc-missing-secret"
    ]
  },
  "client-unknown": {
    "question": "session.login-fail",
    "rules": [
      "session.cc-unknown-client"
    ]
  },
  "client-secret-wrong": {
    "question": "session.login-fail",
    "rules": [
      "session.cc-wrong-secret"
    ]
  },
  "password-wrong": {
    "question": "session.login-fail",
    "rules": [
      "session.password-wrong"
    ]
  },
  "refresh-token-unknown": {
    "question": "session.login-fail",
    "rules": [
      "session.refresh-bogus"
    ]
  },
  "refresh-token-reused": {
    "question": "session.refresh-rotation",
    "statusBy": "session.login-fail"
  },
  "session-unknown": {
    "question": "end.unknown",
    "status": 401
  },
  "draft-unanswered": {
    "status": 501
  },
  "throttled": {
    "question": "errors.rate-limit",
    "status": 429
  },
  "internal": {
    "status": 500
  }
} as const;
