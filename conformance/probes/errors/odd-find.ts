import type { Readings } from '../../../generated/questions.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { FindOptions } from '../../scene/check-context.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { isValidFind } from '../../view/find-view.js';
import { agrees, decided, refusals, type Sighting, undecided } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { type Choice, type ProbeContext, type Provocation, type Watching, watches } from '../probe.js';

/** No service refuses a body of this length for being too long. */
const shortChars = 10_000;

/** A find that is valid but for one thing. */
interface OddFind<Reading extends string> {
  /** Whether an exchange is such a find. */
  isOdd(exchange: Exchange): boolean;
  /** What is odd about it, as in `without a credential`. */
  readonly sent: string;
  /** Returns the reading, undefined if it is none of them. @default the one that names the status of the answer */
  shown?(answer: Exchange['response'], exchange: Exchange): Reading | undefined;
  readonly provoke: Provocation;
}

/**
 * Defines a probe that watches how such finds are answered. It counts only if good finds before and after were answered with
 * people: a service that refuses everything by then, or answers anything, says nothing about what was odd.
 */
export function watchOddFinds<Q extends Choice>(
  question: Q,
  { isOdd, sent, shown, provoke }: OddFind<Readings[Q]>,
): Watching<Q> {
  return watches(question, {
    ofRefusals: true,
    provoke,
    begin() {
      /** The credentials whose last good find was answered. */
      const working = new Set<Exchange['credential']>();
      const pending: Sighting<Readings[Q]>[] = [];
      return function* ({ exchange, find }) {
        const { credential, response } = exchange;
        const { status } = response;
        // Throttling, used-up credit and faults say nothing about a request.
        const isPassing = status === 402 || status === 429 || status >= 500;
        if (!find || isPassing || !isFindPath(exchange)) return;
        if (isOdd(exchange)) {
          if (isAdmitted(exchange) ? !working.has(credential) : working.size === 0) return;
          const reading = shown ? shown(response, exchange) : refusals(question)[status];
          pending.push(agrees(reading, `a find ${sent} → status ${status}`));
        } else if (!find.plain || !isOrdinary(exchange)) {
          return;
        } else if (isFound(exchange)) {
          working.add(credential);
          yield* pending.splice(0);
        } else if (!isSuccess(exchange)) {
          working.delete(credential);
          pending.length = 0;
        }
      };
    },
  });
}

/** Sends an odd find after a good one, once in each round. */
export function sends(key: string, how: (t: ProbeContext) => FindOptions): Provocation {
  return {
    requests: 2,
    async send(t) {
      await t.goodFind();
      await t.shared(key, async () => decided(await t.find(goodBody(t), how(t))));
    },
  };
}

/** Sends a find with a truncated body. */
export const malformed = sends('find with malformed JSON', (t) => ({
  text: JSON.stringify(goodBody(t)).slice(0, -1),
}));

/** Sends odd finds between good ones. Ends the probe unless the good ones are answered. */
export async function betweenGood<T>(t: ProbeContext, send: () => Promise<T>): Promise<T> {
  await t.goodFind();
  const answers = await send();
  if (isFound(decided(await t.find(goodBody(t))))) return answers;
  throw undecided('a good find is not answered any more');
}

/** The body of the good find that all others are compared with. */
export const goodBody = (t: ProbeContext): Json => findBody([t.someone().lookup], 5);

/** Whether the path is the documented one, for any organization. */
const isFindPath = ({ request: { url } }: Exchange): boolean =>
  /\/[^/?#%]+\/find$/.test(url) && !url.includes('..');

/** Whether a body is one that must be answered, wherever it was sent. */
export const isGoodBody = (exchange: Exchange): boolean =>
  isValidFind({ ...exchange, credential: 'token', org: 'own' });

/** Whether nothing about the way in which a find is sent is a reason to refuse it. */
function isOrdinary(exchange: Exchange): boolean {
  const { headers, text = '' } = exchange.request;
  const type = headers['content-type'] ?? '';
  return /^application\/json\b/i.test(type) && text.length < shortChars;
}

/** Whether a find was answered in form, with at least one person. */
export function isFound(exchange: Exchange): boolean {
  if (!isSuccess(exchange)) return false;
  const elements = elementsOf(exchange);
  const asked = isObject(exchange.request.json) ? exchange.request.json['matches'] : undefined;
  if (elements === undefined || !isArray(asked) || elements.length !== asked.length) return false;
  return elements.some((element) => peopleOf(element).length > 0);
}
