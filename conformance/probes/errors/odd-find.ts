import type { Readings } from '../../../generated/questions.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { FindOptions } from '../../scene/check-context.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { isValidFind } from '../../view/find-view.js';
import { decided, undecided } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { type Choice, type Provocation, type Watching, watches } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, type Sighting } from '../sighting.js';

/** A body that no service refuses for its length. */
const shortChars = 10_000;

/** A find that is good but for one thing. */
interface OddFind<Reading extends string> {
  /** Whether an exchange of find is one. */
  isOdd(exchange: Exchange): boolean;
  /** What is odd about it, as `without a credential`. */
  readonly sent: string;
  /** Which reading the answer shows; undefined where it is none of them. */
  shown(exchange: Exchange): Reading | undefined;
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
        if (!find || isPassing(exchange)) return;
        const { credential, response } = exchange;
        if (isOdd(exchange)) {
          if (isAdmitted(exchange) ? !working.has(credential) : working.size === 0) return;
          pending.push(agrees(shown(exchange) ?? [], `a find ${sent} → status ${response.status}`));
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
export function sends(key: string, how: FindOptions): Provocation {
  return {
    requests: 2,
    async send(t) {
      await t.goodFind();
      await t.shared(key, async () => decided(await t.find(goodBody(t), how)));
    },
  };
}

/** Ends the probe where a good find is not answered any more: then what came before says nothing. */
export async function seeItWorks(t: ProbeContext): Promise<void> {
  if (!isFound(decided(await t.find(goodBody(t))))) throw undecided('a good find is not answered any more');
}

/** What the find asks for that all others are held against. */
export const goodBody = (t: ProbeContext): Json => findBody([t.someone().lookup], 5);

/** Whether the path is the documented one, whichever organization it names. */
export const isFindPath = ({ request: { url } }: Exchange): boolean =>
  /\/[^/?#%]+\/find$/.test(url) && !url.includes('..');

/** Whether it was sent there, and the body asks for something that must be answered. */
export const isGoodFind = (exchange: Exchange): boolean =>
  isFindPath(exchange) && isValidFind({ ...exchange, credential: 'token', org: 'own' });

/** Whether nothing about the way in which a find is sent is a reason to refuse it. */
function isOrdinary(exchange: Exchange): boolean {
  const { headers, text = '' } = exchange.request;
  const type = headers['content-type'] ?? '';
  return isFindPath(exchange) && /^application\/json\b/i.test(type) && text.length < shortChars;
}

/** Whether a find was answered in form, with somebody at least. */
export function isFound(exchange: Exchange): boolean {
  if (!isSuccess(exchange)) return false;
  const elements = elementsOf(exchange);
  const asked = isObject(exchange.request.json) ? exchange.request.json['matches'] : undefined;
  if (elements === undefined || !isArray(asked) || elements.length !== asked.length) return false;
  return elements.some((element) => peopleOf(element).length > 0);
}

/** By the status of a refusal. */
export const byStatus =
  <Reading extends string>(readings: Readonly<Record<number, Reading>>) =>
  ({ response }: Exchange): Reading | undefined =>
    readings[response.status];

/** What says nothing about a request: throttling, used-up credit and faults. */
function isPassing({ response: { status } }: Exchange): boolean {
  return status === 402 || status === 429 || status >= 500;
}
