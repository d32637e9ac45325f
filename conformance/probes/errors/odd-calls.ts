import type { Readings } from '../../../generated/questions.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { FindOptions } from '../../scene/check-context.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { isValidFind } from '../../view/find-view.js';
import { agrees, answered, decided, demand, refusals, type Sighting, undecided } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { asks, type Choice, type ProbeContext, type Provocation, type Watching, watches } from '../probe.js';

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

/** A made-up token of the usual length. */
const madeUp = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';

/** Probes of finds that are valid but for the way in which they are sent. */
export const oddCalls = {
  'errors.no-credential': watchOddFinds('errors.no-credential', {
    isOdd: (exchange) => exchange.credential === 'none' && isGoodBody(exchange),
    sent: 'without a credential',
    shown({ status, headers }) {
      if (status === 403) return 'rejected-403';
      if (status !== 401) return undefined;
      const challenge = headers['www-authenticate'];
      if (challenge === undefined) return 'rejected-401-no-header';
      return /\bbearer\b/i.test(challenge) ? 'rejected-401' : undefined;
    },
    provoke: sends('find without a credential', () => ({ credential: 'none', authorization: null })),
  }),
  'errors.bad-credential': watchOddFinds('errors.bad-credential', {
    // An empty credential, or one of another scheme, may be treated as none.
    isOdd: (exchange) =>
      (exchange.credential === 'garbage' || exchange.credential === 'tampered') && isGoodBody(exchange),
    sent: 'with a credential that nobody was given',
    provoke: sends('find with garbage', () => ({ credential: 'garbage', authorization: madeUp })),
  }),
  'errors.unknown-org': watchOddFinds('errors.unknown-org', {
    isOdd: (exchange) =>
      exchange.credential === 'token' &&
      (exchange.org === 'unknown' || exchange.org === 'other') &&
      isGoodBody(exchange),
    sent: 'in an organization on which the caller holds no role',
    provoke: {
      needs: ['token'],
      requests: 3,
      async send(t) {
        await t.goodFind();
        decided(await t.find(goodBody(t), { credential: 'token', org: 'unknown' }));
        // A service may hide only organizations that exist.
        if (t.target.otherOrg === undefined) return;
        decided(await t.find(goodBody(t), { credential: 'token', org: 'other' }));
      },
    },
  }),
  'errors.malformed-json': watchOddFinds('errors.malformed-json', {
    isOdd(exchange) {
      const { method, text, json, headers } = exchange.request;
      const isMalformed = text !== undefined && json === undefined && /^\s*[{[]/.test(text);
      const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
      return isAdmitted(exchange) && method === 'POST' && isJson && isMalformed;
    },
    sent: 'whose body is not JSON',
    provoke: malformed,
  }),
  'errors.wrong-method': watchOddFinds('errors.wrong-method', {
    // HEAD and OPTIONS have answers of their own.
    isOdd: (exchange) => isAdmitted(exchange) && /^(?:GET|PUT|PATCH|DELETE)$/.test(exchange.request.method),
    sent: 'by another method than POST',
    shown({ status, headers }) {
      if (status === 405 && headers['allow'] !== undefined) return 'rejected-405';
      return status === 404 ? 'rejected-404' : undefined;
    },
    provoke: sends('find by GET', () => ({ method: 'GET' })),
  }),
  'errors.request-content-type': watchOddFinds('errors.request-content-type', {
    isOdd(exchange) {
      const type = exchange.request.headers['content-type'] ?? 'application/json';
      // Types with this suffix are JSON, too.
      return isAdmitted(exchange) && isGoodBody(exchange) && !/json\b/i.test(type);
    },
    sent: 'whose body is JSON under another Content-Type',
    shown({ status }, exchange) {
      if (status === 415) return 'rejected-415';
      if (status === 400) return 'rejected-400';
      return isFound(exchange) ? 'accepted' : undefined;
    },
    provoke: sends('find as text/plain', () => ({ contentType: 'text/plain' })),
  }),
};

/** A quarter more than the size that is assumed to be accepted. */
const padding = ' '.repeat(1.25 * 1024 * 1024);

/** Probes of good finds with an odd path or length, each between good ones that are answered. */
export const sentFinds = {
  'errors.body-limit': asks('errors.body-limit', {
    requests: 4,
    once: true,
    async ask(t) {
      const answer = await betweenGood(t, () => sendLarge(t));
      return answered(answer, 'a body of more than 1 MiB', { 413: 'rejected-413' }, (granted) =>
        isFound(granted) ? 'accepted' : undefined,
      );
    },
  }),
  'errors.unknown-version': asks('errors.unknown-version', {
    requests: 3,
    async ask(t) {
      const { peopleUrl, org } = t.target;
      demand(peopleUrl.endsWith('/v1'), 'the address of the people interface does not end in v1');
      // Relative to the base address, which ends in the version. There may be a v2 one day, but hardly a v9.
      const path = `/../v9/${encodeURIComponent(org)}/find`;
      const answer = await betweenGood(t, () => t.find(goodBody(t), { org: 'unknown', path }));
      return answered(answer, 'version v9', { 404: 'rejected-404' }, (granted) =>
        isFound(granted) ? 'served-as-v1' : undefined,
      );
    },
  }),
  'errors.slash': asks('errors.slash', {
    requests: 4,
    async ask(t) {
      const good = await t.goodFind();
      const org = encodeURIComponent(t.target.org);
      const send = async (path: string) => decided(await t.find(goodBody(t), { org: 'unknown', path }));
      const [slashed, raised] = await betweenGood(
        t,
        async () => [await send(`/${org}/find/`), await send(`/${org}/FIND`)] as const,
      );
      const reading = servedAs(slashed, good);
      return servedAs(raised, good) === reading ? reading : undefined;
    },
  }),
};

/** Sends the good find in a large body: spaces between members mean nothing. */
async function sendLarge(t: ProbeContext): Promise<Exchange> {
  const text = `{${padding}${JSON.stringify(goodBody(t)).slice(1)}`;
  try {
    return await t.find(null, { text });
  } catch (error) {
    const isClosed =
      error instanceof Interruption && (error.kind === 'target-lost' || error.kind === 'unreadable');
    if (!isClosed) throw error;
    // If the target is gone, this find fails, too.
    await t.find(goodBody(t));
    throw undecided('the connection was closed instead of an answer to a body of more than 1 MiB');
  }
}

function servedAs(answer: Exchange, good: Exchange): Readings['errors.slash'] | undefined {
  const { status, headers } = answer.response;
  if (status === 404) return 'rejected-404';
  if (status !== 308) return isFound(answer) ? 'same-resource' : undefined;
  const { url } = answer.request;
  const pathOf = (to: string) => (URL.canParse(to, url) ? new URL(to, url).pathname : undefined);
  return pathOf(headers['location'] ?? '') === pathOf(good.request.url) ? 'redirected-308' : undefined;
}
