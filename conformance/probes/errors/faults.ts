import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { agrees, otherwise, type Sighting } from '../answers.js';
import { type Provocation, watches } from '../probe.js';

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
