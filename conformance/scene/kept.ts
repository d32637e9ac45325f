import type { Exchange } from '../target/exchange.js';
import { parseJson } from '../target/json.js';
import { ownText } from '../target/wire/text-key.js';
import type { Violation } from './finding.js';

/** Maximum length of a kept text: more than any report shows. */
const textMost = 8 * 1024;
/** Maximum length of a kept header or cookie, and how many of them are kept. */
const lineMost = 2048;
const linesMost = 100;

/** A violation as a run keeps it, cut down: what it received may be as large as the whole answer. */
export function keptOf({ at, expected, received, ...violation }: Violation): Violation {
  const text = received === undefined ? '' : JSON.stringify(received);
  return {
    ...violation,
    at: start(at, lineMost),
    expected: start(expected, lineMost),
    received: text.length <= textMost ? parseJson(text) : startOfText(text),
  };
}

/** An exchange as a run keeps it: without what can be parsed again from its text, and of a long answer only the beginning. */
export function keptExchange(exchange: Exchange): Exchange {
  const { request, response } = exchange;
  const { text } = request;
  return {
    ...exchange,
    request: {
      ...request,
      get json() {
        return text === undefined ? undefined : parseJson(text);
      },
    },
    response: {
      status: response.status,
      headers: Object.fromEntries(
        Object.entries(response.headers)
          .slice(0, linesMost)
          .map(([name, value]) => [start(name, lineMost), start(value, lineMost)]),
      ),
      cookies: response.cookies.slice(0, linesMost).map((cookie) => start(cookie, lineMost)),
      text: startOfText(response.text),
      json: undefined,
    },
  };
}

/** The beginning of a text, followed by its full length. Never ends within a word, which may be a secret. */
function startOfText(text: string): string {
  if (text.length <= textMost) return text;
  let end = textMost;
  while (end > textMost / 2 && !/[\s",;&]/.test(text[end - 1] ?? '')) end -= 1;
  return ownText(`${text.slice(0, end)} [… of ${text.length} characters in all]`);
}

function start(text: string, most: number): string {
  return ownText(text.length <= most ? text : `${text.slice(0, most)}…`);
}
