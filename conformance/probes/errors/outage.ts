import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { enoughFinds, manyFinds } from './many-finds.js';
import { isInSeconds, spokenOf } from './spoken-of.js';

const shown = ['rejected-503', 'rejected-502-html'] as const;

export const outage = watches('errors.outage', {
  // A 503 that says nothing may as well be of throttling.
  hiddenBy: { 'errors.body': ['empty'] },
  settle: (left, times) => (left.includes('off') && times >= enoughFinds ? 'off' : undefined),
  provoke: manyFinds,
  begin() {
    /** Throttling has another status: then 503 is none. */
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
          yield agrees(shown, 'status 503, which may be maintenance or throttling');
        } else if (isInSeconds(exchange))
          yield agrees('rejected-503', 'status 503 with Retry-After in seconds');
        else yield otherwise('status 503 about maintenance without seconds to wait');
      } else if (status === 502) {
        if (isPage(exchange)) yield agrees('rejected-502-html', 'status 502 with a page of HTML');
        else yield agrees(shown, 'status 502');
      } else if (status === 504) yield agrees(shown, 'status 504');
      else if (isSuccess(exchange) && isAdmitted(exchange)) {
        yield agrees(['off', ...shown], 'calls that met no maintenance');
      }
    };
  },
});

function isPage({ response: { headers, text } }: Exchange): boolean {
  return headers['retry-after'] === undefined && /^\s*</.test(text);
}
