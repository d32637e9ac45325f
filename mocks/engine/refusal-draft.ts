import { STATUS_CODES } from 'node:http';
import type { QuestionId, Readings } from '../../generated/questions.js';
import type { Json } from '../state/json.js';
import type { PendingResponse } from './dispatch.js';
import type { Refusal, RefusalReason } from './refusal.js';
import type { Profile } from './world.js';

const codes: Readonly<Record<number, string>> = {
  308: 'moved',
  400: 'invalid_request',
  401: 'unauthenticated',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid_request',
  429: 'too_many_requests',
  500: 'internal',
  501: 'not_implemented',
  502: 'bad_gateway',
  503: 'unavailable',
  504: 'gateway_timeout',
};

const loginFailures: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  'client-unknown',
  'client-secret-wrong',
  'password-wrong',
  'refresh-token-unknown',
  'refresh-token-reused',
]);

/**
 * Converts a refusal to a response under a profile, without the headers that every response has.
 * @param status overrides the status that the profile determines
 */
export function refusalDraft(
  refusal: Refusal,
  profile: Profile,
  instance: string,
  status: number = statuses[refusal.refused](profile),
): PendingResponse {
  const code = loginFailures.has(refusal.refused) ? 'login_failed' : (codes[status] ?? 'refused');
  const title = STATUS_CODES[status] ?? 'Refused';
  const { message, field } = refusal;
  const reading = bodyOf(refusal.refused, profile);
  return {
    status,
    body: errorBodies[reading]({ status, code, title, message, field, instance }),
    headers: {
      ...(reading === 'html' ? { 'Content-Type': 'text/html; charset=utf-8' } : {}),
      ...challenge(refusal.refused, status, profile),
      ...refusal.headers,
    },
    cookies: [],
  };
}

/** The form of the body: the usual one, unless a question about the reason says otherwise. */
function bodyOf(reason: RefusalReason, profile: Profile): Readings['errors.body'] {
  if (reason === 'out-of-credit' && profile.reading('find.out-of-credit') === 'rejected-402-empty-body') {
    return 'empty';
  }
  if (reason === 'maintenance' && profile.reading('errors.outage') === 'rejected-502-html') return 'html';
  return profile.reading('errors.body');
}

/** Describes a 401 about a bearer credential in WWW-Authenticate (RFC 6750), unless the profile withholds it. */
function challenge(
  reason: RefusalReason,
  status: number,
  profile: Profile,
): Readonly<Record<string, string>> {
  if (status !== 401) return {};
  if (reason === 'credential-missing') {
    const told = profile.reading('errors.no-credential') !== 'rejected-401-no-header';
    return told ? { 'WWW-Authenticate': 'Bearer realm="people-data"' } : {};
  }
  if (reason.startsWith('credential-')) {
    return { 'WWW-Authenticate': 'Bearer realm="people-data", error="invalid_token"' };
  }
  const insufficient = reason === 'key-out-of-scope' || reason === 'role-insufficient';
  return insufficient ? { 'WWW-Authenticate': 'Bearer realm="people-data", error="insufficient_scope"' } : {};
}

/** The content of an error body. */
interface Problem {
  readonly status: number;
  /** Machine-readable, e.g. `invalid_request`. */
  readonly code: string;
  /** Human-readable, e.g. `Bad Request`. */
  readonly title: string;
  readonly message: string;
  /** The member at fault, e.g. `matches[3].fields[0].field_name`. */
  readonly field: string | undefined;
  /** The path of the request. */
  readonly instance: string;
}

/** The body of a refusal, by the reading of `errors.body`. A string is sent as is, as HTML. */
export const errorBodies: Readonly<Record<Readings['errors.body'], (problem: Problem) => Json | undefined>> =
  {
    'code-and-message': ({ code, message }) => ({ error: code, message }),
    'problem-details': ({ status, title, message, instance }) => ({
      type: 'about:blank',
      title,
      status,
      detail: message,
      instance,
    }),
    'status-and-error': ({ status, code, message }) => ({ status, error: { type: code, message } }),
    'detail-text': ({ message }) => ({ detail: message }),
    'validation-list': ({ code, message, field }) => ({
      detail: [{ loc: location(field), msg: message, type: code }],
    }),
    empty: () => undefined,
    html: ({ status, title, message }) =>
      `<!doctype html>\n<html><head><title>${status} ${escapeHtml(title)}</title></head>` +
      `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></body></html>\n`,
  };

/** Converts `matches[3].fields` to `["body", "matches", 3, "fields"]`. */
function location(field: string | undefined): Json {
  const steps = field?.split(/[.[\]]+/).filter((step) => step !== '') ?? [];
  return ['body', ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type StatusOf = (profile: Profile) => number;

const always =
  (status: number): StatusOf =>
  () =>
    status;

/** Returns the status in a reading such as `rejected-422-…`; `otherwise` if the reading is not a refusal. */
const asRead =
  (question: QuestionId, otherwise = 400): StatusOf =>
  (profile) => {
    const status = /^re(?:jec|direc)ted-(\d{3})/.exec(profile.reading(question))?.[1];
    return status === undefined ? otherwise : Number(status);
  };

const badCredential = asRead('errors.bad-credential');
const unknownOrg = asRead('errors.unknown-org');
const loginFailed = asRead('session.login-fail');
const invalidSignIn = asRead('session.request-invalid');

/** The status of every refusal: fixed, or by the profile's reading of an open question. */
const statuses: Readonly<Record<RefusalReason, StatusOf>> = {
  'plain-http': asRead('transport.tls', 403),
  maintenance: asRead('errors.outage', 503),
  'unknown-path': always(404),
  'wrong-method': asRead('errors.wrong-method'),
  'method-not-served': always(405),
  'trailing-slash': asRead('errors.slash', 404),
  'missing-org': always(404),
  'credential-missing': asRead('errors.no-credential'),
  'credential-empty': badCredential,
  'credential-wrong-scheme': badCredential,
  'credential-unknown': badCredential,
  'credential-tampered': badCredential,
  'credential-unsigned': badCredential,
  'credential-expired': badCredential,
  'key-out-of-scope': asRead('auth.key-refused'),
  'org-unknown': unknownOrg,
  'org-foreign': unknownOrg,
  'role-insufficient': asRead('errors.no-role'),
  'body-too-large': asRead('errors.body-limit', 413),
  'content-type': asRead('errors.request-content-type', 415),
  'json-malformed': asRead('errors.malformed-json'),
  'matches-missing': asRead('find.matches-missing'),
  'matches-type': always(400),
  'matches-empty': asRead('find.matches-empty'),
  'matches-over': asRead('find.matches-over'),
  'fields-type': always(400),
  'fields-empty': asRead('find.fields-empty'),
  'field-unknown': asRead('find.field-unknown'),
  'field-duplicate': asRead('find.field-duplicate'),
  'term-empty': asRead('find.term-empty'),
  'term-type': asRead('find.term-type'),
  'size-zero': asRead('find.size-zero'),
  'size-over': asRead('find.size-over'),
  'size-negative': asRead('find.size-negative'),
  'size-type': asRead('find.size-type'),
  'size-null': asRead('find.size-null'),
  'return-fields-type': always(400),
  'return-fields-unknown': asRead('find.return-fields-unknown'),
  'confidence-type': always(400),
  'confidence-unknown': asRead('find.confidence-unknown'),
  'extra-member': asRead('find.extra-member'),
  'find-malformed': always(400),
  'request-invalid': asRead('errors.request-invalid'),
  'page-token-invalid': asRead('errors.request-invalid'),
  'status-filter-unknown': asRead('invite.status-filter-unknown'),
  'ids-over': asRead('lookup.over'),
  'ids-empty': asRead('lookup.ids-empty'),
  'person-missing': asRead('person.missing', 404),
  'person-unknown': asRead('verify.unknown', 404),
  'not-found': asRead('errors.not-found'),
  'email-unknown': asRead('user.reset-unknown', 404),
  'contact-missing': asRead('contacts.delete-missing', 404),
  'nothing-tracked': asRead('tracked.none', 404),
  'nothing-failed': asRead('import.csv-empty', 404),
  'contact-invalid': always(400),
  conflict: asRead('errors.conflict'),
  'import-state': asRead('import.wrong-state'),
  'reset-token-invalid': asRead('errors.request-invalid'),
  'large-group': asRead('find.large-group'),
  'out-of-credit': asRead('find.out-of-credit', 402),
  'grant-missing': invalidSignIn,
  'grant-unknown': invalidSignIn,
  'grant-incomplete': invalidSignIn,
  'client-unknown': loginFailed,
  'client-secret-wrong': loginFailed,
  'password-wrong': loginFailed,
  'refresh-token-unknown': loginFailed,
  'refresh-token-reused': loginFailed,
  'session-unknown': asRead('end.unknown', 401),
  'draft-unanswered': always(501),
  throttled: asRead('errors.rate-limit', 429),
  internal: always(500),
};
