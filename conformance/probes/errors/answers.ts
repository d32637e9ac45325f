import type { Readings } from '../../../generated/questions.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { agrees, otherwise, type Sighting } from '../answers.js';
import { type Provocation, watches } from '../probe.js';
import { isFound, malformed } from './odd-calls.js';

/**
 * Successful calls after which an occasional refusal is taken not to exist at the pace of this run. In the mock it comes at
 * every tenth, or every twenty-fifth, request. No run can see what a service does only under load, or once a month.
 */
const enoughFinds = 200;

/** Calls in one provocation. There are up to three of them, and discovery has sent some calls before. */
const atOnce = 60;

/** Sends finds of nobody, which are free, if the run has not sent enough for other reasons. */
const manyFinds: Provocation = {
  waits: 'for all',
  requests: atOnce,
  async send(t) {
    const miss = t.pool.known.find(({ ids }) => ids.length === 0);
    const { lookup } = miss ?? t.someone();
    for (let sent = 0; sent < atOnce; sent += 1) {
      const answer = await t.find({ matches: [lookup], size: 1 });
      // Faults are what it is after; any other refusal would last.
      if (!isSuccess(answer) && answer.response.status < 500) return;
    }
  },
};

/** What both probes share: a 503 without words may belong to either, and what was not met in many calls is off. */
const nowAndThen = {
  hiddenBy: { 'errors.body': ['empty'] },
  settle: (left: readonly string[], times: number) =>
    left.includes('off') && times >= enoughFinds ? 'off' : undefined,
  provoke: manyFinds,
} as const;

const throttling = [
  'rejected-429-retry-after-seconds',
  'rejected-429-retry-after-date',
  'rejected-429-bare',
  'rejected-503',
] as const;

const outages = ['rejected-503', 'rejected-502-html'] as const;

/** Probes of refusals that come now and then, whatever is sent. */
export const faults = {
  'errors.rate-limit': watches('errors.rate-limit', {
    ...nowAndThen,
    *see({ exchange }) {
      // Other calls may be throttled for other reasons, such as guessing passwords.
      if (!isAdmitted(exchange)) return;
      const { status } = exchange.response;
      if (status === 429) yield throttled(exchange);
      else if (isSuccess(exchange)) yield agrees(['off', ...throttling], 'calls that were not throttled');
      if (status !== 503) return;
      const about = spokenOf(exchange);
      if (about === undefined) yield agrees(throttling, 'status 503, which may be throttling or maintenance');
      else if (about === 'throttling')
        yield isInSeconds(exchange)
          ? agrees('rejected-503', 'status 503 about too many requests')
          : otherwise('status 503 about too many requests without seconds to wait');
    },
  }),
  'errors.outage': watches('errors.outage', {
    ...nowAndThen,
    begin() {
      /** Whether throttling has another status, so that a 503 is not throttling. */
      let isThrottled = false;
      let isOpen = false;
      return function* ({ exchange }) {
        const { status } = exchange.response;
        if (exchange.fault === 'persistent') return;
        if (status === 429 && isAdmitted(exchange)) {
          isThrottled = true;
          if (isOpen) yield agrees('rejected-503', 'status 503, and throttling by 429');
          isOpen = false;
        } else if (status === 503) {
          const about = isThrottled ? 'maintenance' : spokenOf(exchange);
          if (about === 'throttling') return;
          if (about === undefined) {
            isOpen ||= isInSeconds(exchange);
            yield agrees(outages, 'status 503, which may be maintenance or throttling');
          } else if (isInSeconds(exchange))
            yield agrees('rejected-503', 'status 503 with Retry-After in seconds');
          else yield otherwise('status 503 about maintenance without seconds to wait');
        } else if (status === 502) {
          if (isPage(exchange)) yield agrees('rejected-502-html', 'status 502 with a page of HTML');
          else yield agrees(outages, 'status 502');
        } else if (status === 504) yield agrees(outages, 'status 504');
        else if (isSuccess(exchange) && isAdmitted(exchange)) {
          yield agrees(['off', ...outages], 'calls that met no maintenance');
        }
      };
    },
  }),
};

function throttled(exchange: Exchange): Sighting<Exclude<(typeof throttling)[number], 'rejected-503'>> {
  const after = exchange.response.headers['retry-after'];
  if (after === undefined) return agrees('rejected-429-bare', 'status 429 without Retry-After');
  if (isInSeconds(exchange)) {
    return agrees('rejected-429-retry-after-seconds', 'status 429 with Retry-After in seconds');
  }
  if (/[a-z]/i.test(after) && !Number.isNaN(Date.parse(after))) {
    return agrees('rejected-429-retry-after-date', 'status 429 with a date in Retry-After');
  }
  return otherwise('status 429 with a Retry-After that is neither seconds nor a date');
}

/** Returns what a 503 is about: both throttling and maintenance may have this status, and ask to retry. */
function spokenOf({ response: { text } }: Exchange): 'throttling' | 'maintenance' | undefined {
  if (/too.many|rate.?limit|throttl/i.test(text)) return 'throttling';
  return /maint(?:enance|ain)/i.test(text) ? 'maintenance' : undefined;
}

/** Whether an answer asks to retry after a number of seconds. */
const isInSeconds = ({ response }: Exchange): boolean => /^\d+$/.test(response.headers['retry-after'] ?? '');

const isPage = ({ response: { headers, text } }: Exchange): boolean =>
  headers['retry-after'] === undefined && /^\s*</.test(text);

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
