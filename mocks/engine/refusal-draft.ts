import { STATUS_CODES } from 'node:http';
import type { QuestionId, Readings } from '../../generated/questions.js';
import type { Json } from '../state/json.js';
import type { PendingResponse } from './contract.js';
import type { Profile } from './handler.js';
import { grounds, type Refusal, type RefusalReason } from './refusal.js';

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

/** Converts a refusal to a response under a profile, without the headers that every response has. */
export function refusalDraft(
  refusal: Refusal,
  profile: Profile,
  instance: string,
  status: number = statusOf(refusal.refused, profile),
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

interface Problem {
  readonly status: number;
  /** Machine-readable, e.g. `invalid_request`. */
  readonly code: string;
  /** Human-readable, e.g. `Bad Request`. */
  readonly title: string;
  readonly message: string;
  /** The member at fault, e.g. `matches[3].fields[0].field_name`. */
  readonly field: string | undefined;
  readonly instance: string;
}

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
    'by-cause': (problem) => errorBodies[isInvalid(problem) ? 'validation-list' : 'detail-text'](problem),
    empty: () => undefined,
    html: ({ status, title, message }) =>
      `<!doctype html>\n<html><head><title>${status} ${escapeHtml(title)}</title></head>` +
      `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></body></html>\n`,
  };

/** Whether the request itself is at fault, and not what it asks for: frameworks have a status for that, or name a member. */
const isInvalid = ({ status, field }: Problem): boolean =>
  status === 422 || (status === 400 && field !== undefined);

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

/** Returns the status of a refusal: the one in a reading such as `rejected-422-…`, otherwise the fixed one. */
function statusOf(reason: RefusalReason, profile: Profile): number {
  const { question, statusBy = question, status } = grounds[reason];
  const stated = (by: QuestionId) =>
    /^(?:rejected|redirected|whole)-(\d{3})/.exec(profile.reading(by).replace('strict', 'rejected-400'))?.[1];
  return Number((statusBy && stated(statusBy)) ?? status ?? stated('errors.request-invalid'));
}
