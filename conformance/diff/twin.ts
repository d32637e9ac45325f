import { operations } from '../../generated/operations.js';
import type { Exchange } from '../target/exchange.js';
import { type Json, jsonWithin } from '../target/json.js';
import type { Target } from '../target/target.js';
import type { Transport, WireRequest, WireResponse } from '../target/transport.js';
import { decodedJson, type Forms } from '../target/wire/form.js';
import { addGiven, counterpartOf } from './counterpart.js';
import type { Pair } from './difference.js';
import type { Second } from './second.js';
import { createShownIds, createWords } from './words.js';

interface TwinOptions {
  readonly a: Target;
  readonly b: Target;
  readonly forms: Forms;
  /** Sends requests to the first target. */
  readonly first: Transport;
  readonly second: Second;
}

/** The timeout of a request that is sent again. */
const exchangeMs = 25_000;

/** A request to the second target with its answer, or the reason why there is none to compare. */
type Sent = { readonly request: WireRequest; readonly answer: WireResponse } | { readonly because: string };

/** A transport to the first target that sends every request to the second one, too. */
export function createTwin({ a, b, forms, first, second }: TwinOptions) {
  const words = createWords();
  addGiven(words, a, b);
  const ids = createShownIds(words);
  const sent = new Map<string, Sent[]>();

  async function answerOf(request: WireRequest, { status }: WireResponse): Promise<Sent> {
    // The run sends a throttled request again: only then it goes to the second target.
    if (status === 429 || status === 503) return { because: 'A was throttled, or busy, and asked again' };
    if (ids.isOfOne(request)) return { because: 'they name what only A has shown' };
    const counterpart = counterpartOf(request, a, b, words);
    if ('because' in counterpart) return counterpart;
    const isSignIn = request.url.startsWith(`${a.identityUrl}${operations.createSession.path}`);
    const isUnpaid = a.emptyOrg !== undefined && request.url.includes(`/${a.emptyOrg}/`);
    const answer = await second.ask(counterpart, { isSignIn, isUnpaid, status });
    if ('because' in answer) return answer;
    if ((answer.status === 402) !== (status === 402)) {
      return { because: 'one of them has no credit for whom it would show' };
    }
    return { request: counterpart, answer };
  }

  return {
    /** Returns the first target's answer, when both have answered. */
    async send(request: WireRequest, signal?: AbortSignal): Promise<WireResponse> {
      const response = await first(request, signal);
      const one = await answerOf(request, response);
      const found = 'because' in one ? undefined : one.answer;
      ids.learn(jsonWithin(response.text), found && jsonWithin(found.text));
      const theirs = cookiesOf(found?.cookies ?? []);
      for (const [name, value] of cookiesOf(response.cookies)) words.add(value, theirs.get(name));
      const key = keyOf({ request: { ...request, text: request.body }, response });
      sent.set(key, [...(sent.get(key) ?? []), one]);
      return response;
    },
    /** Returns the pair of an exchange with the first target, or why there is none. Each pair is returned once. */
    pairOf(exchange: Exchange): Pair | { readonly because: string } {
      const [one, ...others] = sent.get(keyOf(exchange)) ?? [];
      if (!one) return { because: 'nothing was noted of them' };
      sent.set(keyOf(exchange), others);
      if ('because' in one) return one;
      return { a: exchange, b: exchangeWith(exchange, one.request, one.answer, forms, b) };
    },
    /** Sends a request to both again, optionally with another body; undefined if one of them does not answer. */
    async again(exchange: Exchange, body: Json | undefined): Promise<Pair | undefined> {
      const { method, url, headers, text } = exchange.request;
      const request = {
        method,
        url,
        headers: { ...headers, ...a.headers },
        body: body === undefined ? text : JSON.stringify(body),
      };
      const response = await first(request, AbortSignal.timeout(exchangeMs)).catch(() => undefined);
      const one = response && (await answerOf(request, response));
      if (!response || !one || 'because' in one) return undefined;
      return {
        a: exchangeWith(exchange, request, response, forms, a),
        b: exchangeWith(exchange, one.request, one.answer, forms, b),
      };
    },
  };
}

/** A key that identifies a request with its answer. */
function keyOf({
  request: { method, url, text },
  response,
}: {
  readonly request: Pick<Exchange['request'], 'method' | 'url' | 'text'>;
  readonly response: Pick<WireResponse, 'status' | 'text' | 'headers'>;
}): string {
  return JSON.stringify([method, url, text, response.status, response.text, response.headers]);
}

function cookiesOf(cookies: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    cookies.flatMap((cookie) => {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      return name !== undefined && value !== undefined && value.length >= 4 ? [[name, value] as const] : [];
    }),
  );
}

/** The same exchange with another request and answer, read by the forms and without the gateway headers of `target`. */
function exchangeWith(
  { fault, ...exchange }: Exchange,
  request: WireRequest,
  response: WireResponse,
  forms: Forms,
  target: Target,
): Exchange {
  const gateway = new Set(Object.keys(target.headers ?? {}));
  const headers = Object.entries(request.headers).filter(([name]) => !gateway.has(name.toLowerCase()));
  return {
    ...exchange,
    request: {
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(headers),
      text: request.body,
      json: request.body === undefined ? undefined : jsonWithin(request.body),
    },
    response: {
      ...response,
      json: decodedJson(forms, { ...exchange, status: response.status }, jsonWithin(response.text)),
    },
  };
}
