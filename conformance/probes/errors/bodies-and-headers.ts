import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { agrees, otherwise } from '../answers.js';
import { watches } from '../probe.js';
import { isFound, malformed } from './odd-find.js';

/** Statuses of the service's own refusals: others may come from something in front of it, or have another form. */
const own: ReadonlySet<number> = new Set([400, 401, 403, 409, 422]);

/** Probes of what answers contain besides the result: why a call was refused, and what it cost. */
export const bodiesAndHeaders = {
  'errors.body': watches('errors.body', {
    provoke: malformed,
    *see({ exchange }) {
      const { operation, request, response } = exchange;
      // Sign-in follows a protocol with its own errors.
      if (!own.has(response.status) || operation === 'createSession' || request.method === 'HEAD') return;
      const form = formOf(exchange);
      if (form === undefined) yield otherwise('error bodies of another form');
      else yield agrees(form, `an error body of the form ${form}`);
    },
  }),
  'errors.quota-headers': watches('errors.quota-headers', {
    *see({ exchange, find }) {
      if (!find?.valid || !isFound(exchange)) return;
      const { 'x-credits-used': used, 'x-credits-remaining': remaining } = exchange.response.headers;
      if (used === undefined && remaining === undefined) yield agrees('off', 'finds without such headers');
      else if (used === undefined || !/^\d+$/.test(used))
        yield otherwise('no whole number of X-Credits-Used');
      else if (remaining === undefined) yield agrees('on', 'X-Credits-Used without X-Credits-Remaining');
      // The two differ only if there is no limit, or no credit left.
      else if (/^\d+$/.test(remaining))
        yield agrees(['on', 'negative'], 'a whole number of X-Credits-Remaining');
      else if (/^-\d+$/.test(remaining)) yield agrees('negative', 'a negative X-Credits-Remaining');
      else yield agrees('non-numeric', 'X-Credits-Remaining is no number');
    },
  }),
};

function formOf({ response: { text, headers } }: Exchange): Readings['errors.body'] | undefined {
  if (text === '') return 'empty';
  if (/^text\/html\b/i.test(headers['content-type'] ?? '') && /^\s*</.test(text)) return 'html';
  const body = parseJson(text);
  if (!isObject(body)) return undefined;
  const { error, message, title, status, detail } = body;
  if (isObject(error)) {
    const isWhole = typeof status === 'number' && isText(error['type']) && isText(error['message']);
    return isWhole ? 'status-and-error' : undefined;
  }
  if (isText(title)) return typeof status === 'number' && isText(detail) ? 'problem-details' : undefined;
  if (isText(detail)) return 'detail-text';
  if (isArray(detail)) return detail.length > 0 && detail.every(isViolation) ? 'validation-list' : undefined;
  // A code is not a sentence.
  return isText(error) && !/\s/.test(error) && isText(message) ? 'code-and-message' : undefined;
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

const isViolation = (value: Json): boolean =>
  isObject(value) && isArray(value['loc']) && isText(value['msg']) && isText(value['type']);
