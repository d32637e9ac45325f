/**
 * Why a request is refused. The profile maps the reason to a status and a body; a mutant may waive one. The first word names what
 * was wrong, so that one table can list them.
 */
export type RefusalReason =
  // before anything is read
  | 'plain-http'
  | 'maintenance'
  // locate
  | 'unknown-path'
  | 'wrong-method'
  | 'method-not-served'
  | 'trailing-slash'
  | 'missing-org'
  // authenticate
  | 'credential-missing'
  | 'credential-empty'
  | 'credential-wrong-scheme'
  | 'credential-unknown'
  | 'credential-tampered'
  | 'credential-unsigned'
  | 'credential-expired'
  | 'key-out-of-scope'
  // authorize
  | 'org-unknown'
  | 'org-foreign'
  | 'role-insufficient'
  // read and validate
  | 'body-too-large'
  | 'content-type'
  | 'json-malformed'
  | 'matches-missing'
  | 'matches-type'
  | 'matches-empty'
  | 'matches-over'
  | 'fields-type'
  | 'fields-empty'
  | 'field-unknown'
  | 'field-duplicate'
  | 'term-empty'
  | 'term-type'
  | 'size-zero'
  | 'size-over'
  | 'size-negative'
  | 'size-type'
  | 'size-null'
  | 'return-fields-type'
  | 'return-fields-unknown'
  | 'confidence-type'
  | 'confidence-unknown'
  | 'extra-member'
  | 'find-malformed'
  | 'request-invalid'
  | 'page-token-invalid'
  | 'status-filter-unknown'
  | 'ids-over'
  | 'ids-empty'
  | 'person-missing'
  | 'person-unknown'
  // handle
  | 'not-found'
  | 'email-unknown'
  | 'contact-missing'
  | 'nothing-tracked'
  | 'nothing-failed'
  | 'contact-invalid'
  | 'conflict'
  | 'import-state'
  | 'reset-token-invalid'
  | 'large-group'
  | 'out-of-credit'
  | 'grant-missing'
  | 'grant-unknown'
  | 'grant-incomplete'
  | 'client-unknown'
  | 'client-secret-wrong'
  | 'password-wrong'
  | 'refresh-token-unknown'
  | 'refresh-token-reused'
  | 'session-unknown'
  | 'draft-unanswered'
  // service
  | 'throttled'
  | 'internal';

/** A refusal, with everything a developer needs to fix the request. */
export interface Refusal {
  readonly refused: RefusalReason;
  /** What was refused, with the value quoted, why, and what to do next. */
  readonly message: string;
  /** The member at fault, as a path such as `matches[3].fields[0].field_name`. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function refuse(
  refused: RefusalReason,
  message: string,
  more: Omit<Refusal, 'refused' | 'message'> = {},
): Refusal {
  return { refused, message, ...more };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** Quotes a value for a message: on one line, and truncated to a sensible length. */
export function quote(value: string, limit = 100): string {
  const text = JSON.stringify(value);
  return text.length <= limit ? text : `${text.slice(0, limit)}…"`;
}
