import type { Readings } from '../../generated/questions.js';
import type { Json } from '../state/json.js';

/** The content of an error body. */
export interface Problem {
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
