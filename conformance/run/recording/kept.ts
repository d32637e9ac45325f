import type { Violation } from '../../scene/finding.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';

/** Characters that are kept of a text: more than any report shows. */
const textMost = 16 * 1024;
/** Characters that are kept of a header or a cookie, and how many of them. */
const lineMost = 2048;
const linesMost = 100;
/** Characters, and values, that are kept of what was received where a rule does not hold. */
const receivedMost = 8 * 1024;

/** A violation as a run keeps it: what was received may be as large as the whole answer. */
export function keptOf({ at, expected, received, ...violation }: Violation): Violation {
  return {
    ...violation,
    at: start(at, lineMost),
    expected: start(expected, lineMost),
    received: received === undefined ? undefined : sample(received, { left: receivedMost }),
  };
}

/** An exchange as a run keeps it: without what can be had again from its text, and of a long answer the beginning. */
export function keptExchange(exchange: Exchange): Exchange {
  const { request, response } = exchange;
  return {
    ...exchange,
    request: {
      ...request,
      get json() {
        return request.text === undefined ? undefined : parseJson(request.text);
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

/** The beginning of a text, whose end says how much there was. It never ends within a word, which may be a secret. */
function startOfText(text: string): string {
  if (text.length <= textMost) return text;
  let end = textMost;
  while (end > textMost / 2 && !/[\s",;&]/.test(text[end - 1] ?? '')) end -= 1;
  return own(`${text.slice(0, end)} [… of ${text.length} characters in all]`);
}

function start(text: string, most: number): string {
  return own(text.length <= most ? text : `${text.slice(0, most)}…`);
}

/** A text of its own, to the letter: a part of a text, however short, keeps the whole of it in memory. */
function own(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** As much of a value as `room` leaves. */
function sample(value: Json, room: { left: number }): Json {
  room.left -= 1;
  if (typeof value === 'string') {
    const kept = start(value, Math.max(0, room.left));
    room.left -= kept.length;
    return kept;
  }
  if (isArray(value)) {
    const kept: Json[] = [];
    for (const element of value) {
      if (room.left <= 0) return [...kept, `… of ${value.length} elements`];
      kept.push(sample(element, room));
    }
    return kept;
  }
  if (!isObject(value)) return value;
  const kept: [string, Json][] = [];
  for (const [name, member] of Object.entries(value)) {
    if (room.left <= 0) break;
    room.left -= name.length;
    kept.push([start(name, lineMost), sample(member, room)]);
  }
  return Object.fromEntries(kept);
}
