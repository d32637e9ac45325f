import type { Readings } from '../../../generated/questions.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { FindOptions } from '../../scene/check-context.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { isValidFind } from '../../view/find-view.js';
import { agrees, decided, type Sighting, undecided } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { type Choice, type ProbeContext, type Provocation, type Watching, watches } from '../probe.js';

/** A body that no service refuses for its length. */
const shortChars = 10_000;

/** A find that is good but for one thing. */
interface OddFind<Reading extends string> {
  /** Whether an exchange of find is one. */
  isOdd(exchange: Exchange): boolean;
  /** What is odd about it, as `without a credential`. */
  readonly sent: string;
  /** Which reading the answer shows, by its status or by more than that; undefined where it is none of them. */
  readonly shown:
    | Readonly<Record<number, Reading>>
    | ((answer: Exchange['response'], exchange: Exchange) => Reading | undefined);
  readonly provoke: Provocation;
}

/**
 * A probe that looks on how such finds are answered. That says something only where good finds before and after were answered
 * with people: a service that refuses everybody by now, or answers anything, says nothing about what was odd.
 */
export function oddFind<Q extends Choice>(
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
          const reading = typeof shown === 'function' ? shown(response, exchange) : shown[status];
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

/** Sends a find that is odd by this after a good one, once in each round. */
export function sends(key: string, how: (t: ProbeContext) => FindOptions): Provocation {
  return {
    requests: 2,
    async send(t) {
      await t.goodFind();
      await t.shared(key, async () => decided(await t.find(goodBody(t), how(t))));
    },
  };
}

/** A find whose body breaks off. */
export const malformed = sends('find with malformed JSON', (t) => ({
  text: JSON.stringify(goodBody(t)).slice(0, -1),
}));

/** What is sent to be told something by a good find that is so odd: good ones before and after it are answered. */
export async function betweenGood<T>(t: ProbeContext, send: () => Promise<T>): Promise<T> {
  await t.goodFind();
  const answers = await send();
  if (isFound(decided(await t.find(goodBody(t))))) return answers;
  throw undecided('a good find is not answered any more');
}

/** What the find asks for that all others are held against. */
export const goodBody = (t: ProbeContext): Json => findBody([t.someone().lookup], 5);

/** Whether the path is the documented one, whichever organization it names. */
const isFindPath = ({ request: { url } }: Exchange): boolean =>
  /\/[^/?#%]+\/find$/.test(url) && !url.includes('..');

/** Whether a body, wherever it was sent, asks for something that must be answered. */
export const isGoodBody = (exchange: Exchange): boolean =>
  isValidFind({ ...exchange, credential: 'token', org: 'own' });

/** Whether nothing about the way in which a find is sent is a reason to refuse it. */
function isOrdinary(exchange: Exchange): boolean {
  const { headers, text = '' } = exchange.request;
  const type = headers['content-type'] ?? '';
  return /^application\/json\b/i.test(type) && text.length < shortChars;
}

/** Whether a find was answered in form, with somebody at least. */
export function isFound(exchange: Exchange): boolean {
  if (!isSuccess(exchange)) return false;
  const elements = elementsOf(exchange);
  const asked = isObject(exchange.request.json) ? exchange.request.json['matches'] : undefined;
  if (elements === undefined || !isArray(asked) || elements.length !== asked.length) return false;
  return elements.some((element) => peopleOf(element).length > 0);
}
