import type { Readings } from '../../../generated/questions.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { FindOptions } from '../../scene/check-context.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { isValidFind } from '../../view/find-view.js';
import { agrees, answered, decided, demand, type Sighting, statusesOf } from '../answers.js';
import { isFound } from '../find/elements.js';
import {
  asks,
  type Choice,
  type ProbeContext,
  type Provocation,
  remembers,
  type Watching,
} from '../probe.js';

/** No service refuses a body of this length for being too long. */
const shortChars = 10_000;

/**
 * Defines a probe that watches how finds are answered that are valid but for one thing. It counts only if good finds before
 * and after were answered with people: a service that refuses everything by then, or answers anything, says nothing about
 * what was odd.
 * @param sent what is odd, as in `without a credential`
 * @param shown returns the reading @default the one that names the status of the answer
 */
function watchOddFinds<Q extends Choice>(
  question: Q,
  sent: string,
  provoke: Provocation,
  isOdd: (exchange: Exchange) => boolean,
  shown: (
    answer: Exchange['response'],
    exchange: Exchange,
  ) => Readings[Q] | readonly Readings[Q][] | undefined = ({ status }) => statusesOf(question)[status],
): Watching<Readings[Q]> {
  const watching = remembers(provoke, () => {
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
        const isWorking = isAdmitted(exchange) ? working.has(credential) : working.size > 0;
        if (isWorking) pending.push(agrees(shown(response, exchange), `a find ${sent} → status ${status}`));
      } else if (find.plain && isOrdinary(exchange)) {
        if (isFound(exchange)) {
          working.add(credential);
          yield* pending.splice(0);
        } else if (!isSuccess(exchange)) {
          working.delete(credential);
          pending.length = 0;
        }
      }
    };
  });
  return { ...watching, ofRefusals: true };
}

/** Sends an odd find after a good one, once in each round. */
function sends(key: string, how: (t: ProbeContext) => FindOptions): Provocation {
  return {
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
  demand(isFound(decided(await t.find(goodBody(t)))), 'a good find is not answered any more');
  return answers;
}

/** The body of the good find that all others are compared with. */
export const goodBody = (t: ProbeContext): Json => findBody([t.someone().lookup], 5);

/** Whether the path is the documented one, for any organization. */
const isFindPath = ({ request: { url } }: Exchange): boolean =>
  /\/[^/?#%]+\/find$/.test(url) && !url.includes('..');

/** Whether a body is one that must be answered, wherever it was sent. */
const isGoodBody = (exchange: Exchange): boolean =>
  isValidFind({ ...exchange, credential: 'token', org: 'own' });

/** Whether nothing about the way in which a find is sent is a reason to refuse it. */
function isOrdinary({ request: { headers, text = '' } }: Exchange): boolean {
  return /^application\/json\b/i.test(headers['content-type'] ?? '') && text.length < shortChars;
}

/** A made-up token of the usual length. */
export const madeUpToken = 'Bearer kJ8xQ2mVb5TzR7wYcN4pLhD9sFgA3eUi';

/** Probes of finds that are valid but for the way in which they are sent. */
export const oddCalls = {
  'errors.no-credential': watchOddFinds(
    'errors.no-credential',
    'without a credential',
    sends('find without a credential', () => ({ credential: 'none', authorization: null })),
    (exchange) => exchange.credential === 'none' && isGoodBody(exchange),
    ({ status, headers: { 'www-authenticate': challenge } }) => {
      if (status === 401 && challenge === undefined) return 'rejected-401-no-header';
      if (status === 401) return /\bbearer\b/i.test(challenge ?? '') ? 'rejected-401' : undefined;
      return status === 403 ? 'rejected-403' : undefined;
    },
  ),
  'errors.bad-credential': watchOddFinds(
    'errors.bad-credential',
    'with a credential that nobody was given',
    sends('find with garbage', () => ({ credential: 'garbage', authorization: madeUpToken })),
    // An empty credential, or one of another scheme, may be treated as none.
    (exchange) => /^(garbage|tampered)$/.test(exchange.credential) && isGoodBody(exchange),
  ),
  'errors.unknown-org': watchOddFinds(
    'errors.unknown-org',
    'in an organization on which the caller holds no role',
    {
      needs: ['token'],
      async send(t) {
        await t.goodFind();
        // A service may hide only organizations that exist.
        const orgs =
          t.target.otherOrg === undefined ? (['unknown'] as const) : (['unknown', 'other'] as const);
        for (const org of orgs) decided(await t.find(goodBody(t), { credential: 'token', org }));
      },
    },
    (exchange) =>
      exchange.credential === 'token' && /^(unknown|other)$/.test(exchange.org) && isGoodBody(exchange),
  ),
  'errors.malformed-json': watchOddFinds(
    'errors.malformed-json',
    'whose body is not JSON',
    malformed,
    (exchange) => {
      const { method, text, json, headers } = exchange.request;
      const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
      const isMalformed = isJson && json === undefined && /^\s*[{[]/.test(text ?? '');
      return isAdmitted(exchange) && method === 'POST' && isMalformed;
    },
  ),
  'errors.wrong-method': watchOddFinds(
    'errors.wrong-method',
    'by another method than POST',
    sends('find by GET', () => ({ method: 'GET' })),
    // HEAD and OPTIONS have answers of their own.
    (exchange) => isAdmitted(exchange) && /^(?:GET|PUT|PATCH|DELETE)$/.test(exchange.request.method),
    ({ status, headers }) => {
      if (status === 405 && headers['allow'] !== undefined) return 'rejected-405';
      return status === 404 ? 'rejected-404' : undefined;
    },
  ),
  'errors.request-content-type': watchOddFinds(
    'errors.request-content-type',
    'whose body is JSON under another Content-Type',
    sends('find as text/plain', () => ({ contentType: 'text/plain' })),
    // Types with this suffix are JSON, too.
    (exchange) =>
      isAdmitted(exchange) &&
      isGoodBody(exchange) &&
      !/json\b/i.test(exchange.request.headers['content-type'] ?? 'application/json'),
    ({ status }, exchange) =>
      isFound(exchange) ? 'accepted' : statusesOf('errors.request-content-type')[status],
  ),
};

/** A quarter more than the size that is assumed to be accepted. */
const padding = ' '.repeat(1.25 * 1024 * 1024);

/** Probes of good finds with an odd path or length, each between good ones that are answered. */
export const sentFinds = {
  'errors.body-limit': asks({ once: true }, async (t) => {
    // Spaces between members mean nothing.
    const text = `{${padding}${JSON.stringify(goodBody(t)).slice(1)}`;
    const answer = await betweenGood(t, () => t.find(null, { text }));
    return answered(answer, 'a body of more than 1 MiB', 'errors.body-limit', (granted) =>
      isFound(granted) ? 'accepted' : undefined,
    );
  }),
  'errors.unknown-version': asks({}, async (t) => {
    const { peopleUrl, org } = t.target;
    demand(peopleUrl.endsWith('/v1'), 'the address of the people interface does not end in v1');
    // Relative to the base address, which ends in the version. There may be a v2 one day, but hardly a v9.
    const path = `/../v9/${encodeURIComponent(org)}/find`;
    const answer = await betweenGood(t, () => t.find(goodBody(t), { org: 'unknown', path }));
    return answered(answer, 'version v9', 'errors.unknown-version', (granted) =>
      isFound(granted) ? 'served-as-v1' : undefined,
    );
  }),
  'errors.slash': asks({}, async (t) => {
    const good = await t.goodFind();
    const org = encodeURIComponent(t.target.org);
    const send = async (path: string) =>
      servedAs(decided(await t.find(goodBody(t), { org: 'unknown', path })), good);
    const readings = await betweenGood(t, async () => [
      await send(`/${org}/find/`),
      await send(`/${org}/FIND`),
    ]);
    return readings[0] === readings[1] ? readings[0] : undefined;
  }),
};

function servedAs(answer: Exchange, good: Exchange): Readings['errors.slash'] | undefined {
  const { status, headers } = answer.response;
  if (status === 404) return 'rejected-404';
  if (status !== 308) return isFound(answer) ? 'same-resource' : undefined;
  const to = URL.canParse(headers['location'] ?? '', good.request.url)
    ? new URL(headers['location'] ?? '', good.request.url).pathname
    : undefined;
  return to === new URL(good.request.url).pathname ? 'redirected-308' : undefined;
}
