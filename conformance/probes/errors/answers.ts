import type { Readings } from '../../../generated/questions.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { isFound } from '../find/elements.js';
import { type Provocation, watches } from '../probe.js';
import { malformed } from './odd-calls.js';

/** Calls in one provocation. There are up to three of them, and discovery has sent some calls before. */
const atOnce = 60;

/** Sends finds of nobody, which are free, if the run has not sent enough for other reasons. */
const manyFinds: Provocation = {
  waits: true,
  requests: atOnce,
  async send(t) {
    const { lookup } = t.pool.known.find(({ ids }) => ids.length === 0) ?? t.someone();
    for (let sent = 0; sent < atOnce; sent += 1) {
      const answer = await t.find({ matches: [lookup], size: 1 });
      // Faults are what it is after; any other refusal would last.
      if (!isSuccess(answer) && answer.response.status < 500) return;
    }
  },
};

/**
 * What was not met in so many successful calls is taken not to exist at the pace of this run: in the mock it comes at every
 * tenth, or every twenty-fifth, request. No run can see what a service does only under load, or once a month.
 */
const settle = (left: readonly string[], times: number): 'off' | undefined =>
  left.includes('off') && times >= 200 ? 'off' : undefined;

const throttling = [
  'rejected-429-retry-after-seconds',
  'rejected-429-retry-after-date',
  'rejected-429-bare',
  'rejected-503',
] as const;
const outages = ['rejected-503', 'rejected-502-html'] as const;

/** Probes of refusals that come now and then, whatever is sent. */
export const faults = {
  'errors.rate-limit': {
    ...watches(manyFinds, function* ({ exchange }) {
      const { status, headers } = exchange.response;
      const after = headers['retry-after'] ?? '';
      // Other calls may be throttled for other reasons, such as guessing passwords.
      if (!isAdmitted(exchange)) return;
      if (isSuccess(exchange)) yield ['off', ...throttling];
      else if (status === 429) {
        if (after === '') yield 'rejected-429-bare';
        else if (/^\d+$/.test(after)) yield 'rejected-429-retry-after-seconds';
        else yield Number.isNaN(Date.parse(after)) ? undefined : 'rejected-429-retry-after-date';
      } else if (status === 503 && spokenOf(exchange) !== 'maintenance') {
        yield spokenOf(exchange) === 'throttling' && /^\d+$/.test(after) ? 'rejected-503' : throttling;
      }
    }),
    settle,
  },
  'errors.outage': {
    ...watches(manyFinds, function* ({ exchange }) {
      const { status, headers, text } = exchange.response;
      const after = headers['retry-after'] ?? '';
      if (exchange.fault === 'persistent') return;
      if (isSuccess(exchange) && isAdmitted(exchange)) yield ['off', ...outages];
      else if (status === 503 && spokenOf(exchange) !== 'throttling') {
        yield spokenOf(exchange) === 'maintenance' && /^\d+$/.test(after) ? 'rejected-503' : outages;
      } else if (status === 502 && after === '' && /^\s*</.test(text)) yield 'rejected-502-html';
      else if (status === 502 || status === 504) yield outages;
    }),
    settle,
  },
};

/** Returns what a 503 is about: both throttling and maintenance may have this status, and ask to retry. */
function spokenOf({ response: { text } }: Exchange): 'throttling' | 'maintenance' | undefined {
  if (/too.many|rate.?limit|throttl/i.test(text)) return 'throttling';
  return /maint(?:enance|ain)/i.test(text) ? 'maintenance' : undefined;
}

/** Whether an answer is a refusal by the service itself: other statuses may come from something in front of it. */
export const isOwnRefusal = ({ response }: Exchange): boolean =>
  [400, 403, 409, 422].includes(response.status);

/** Probes of what answers contain besides the result: why a call was refused, and what it cost. */
export const bodiesAndHeaders = {
  'errors.body': watches(malformed, function* ({ exchange }) {
    const { operation, request } = exchange;
    // Sign-in follows a protocol with its own errors.
    if (!isOwnRefusal(exchange) || operation === 'createSession' || request.method === 'HEAD') return;
    yield formOf(exchange);
  }),
  'errors.quota-headers': watches(undefined, function* ({ exchange, find }) {
    if (!find?.valid || !isFound(exchange)) return;
    const { 'x-credits-used': used, 'x-credits-remaining': remaining } = exchange.response.headers;
    if (used === undefined && remaining === undefined) yield 'off';
    else if (!/^\d+$/.test(used ?? '')) yield undefined;
    else if (remaining === undefined) yield 'on';
    // The two differ only if there is no limit, or no credit left.
    else if (/^\d+$/.test(remaining)) yield ['on', 'negative'];
    else yield /^-\d+$/.test(remaining) ? 'negative' : 'non-numeric';
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
