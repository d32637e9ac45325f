import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';

/** How often a read is repeated at once: fewer times where it is the same each time. */
const [repeatsLeast, repeatsMost] = [2, 6];

/** What was read, without the answer itself: that may be large, and a scenario goes on for long. */
export interface Read {
  /** The number of its exchange. */
  readonly id: number;
  readonly request: string;
  readonly parts: Parts;
  readonly again: () => Promise<Exchange>;
}

export const readOf = (exchange: Exchange, again: Read['again']): Read => ({
  id: exchange.id,
  request: JSON.stringify([exchange.request.url, exchange.request.text]),
  parts: partsOf(exchange),
  again,
});

/** Characters of an answer whose members are compared one by one: to look at more of them takes too long. */
const apartMost = 100_000;

/** Members of an answer, or the whole of it where it has none, each as a digest: an answer may be large. */
type Parts = ReadonlyMap<string, string>;

function partsOf({ response: { status, text, json } }: Exchange): Parts {
  const isSmall = text.length <= apartMost;
  const members: [string, Json | undefined][] =
    isObject(json) && isSmall ? Object.entries(json) : [['', text]];
  return new Map([
    ['status', String(status)],
    ...members.map(([name, value]): [string, string] => [`.${name}`, digestOf(value)]),
  ]);
}

/** In whatever order a list is. */
function digestOf(value: Json | undefined): string {
  const text = isArray(value)
    ? value
        .map((item) => JSON.stringify(item))
        .toSorted()
        .join()
    : JSON.stringify(value);
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64');
}

/**
 * What became of an answer: another one came to stay, or comes and goes, as it does where copies answer in turn; noise is what
 * is new each time. Texts and numbers that are say nothing: they number the answer, or tell the time.
 */
export async function changeOf(first: Parts, again: Read['again']): Promise<'lag' | 'noise' | undefined> {
  const later = partsOf(await again());
  if (isDeepStrictEqual(first, later)) return undefined;
  const answer = await again();
  const last = partsOf(answer);
  const changed = [...new Set([...first.keys(), ...later.keys()])].filter(
    (name) => first.get(name) !== later.get(name),
  );
  if (changed.some((name) => [first.get(name), later.get(name)].includes(last.get(name)))) return 'lag';
  const { json } = answer.response;
  return changed.some((name) => name === '.' || !isObject(json) || typeof json[name.slice(1)] === 'object')
    ? 'noise'
    : undefined;
}

/**
 * Whether an answer comes from a copy that is behind: another one comes as well, and it itself again, or it is one that came
 * before what was written.
 */
export async function isBehind({ id, request, parts, again }: Read, all: readonly Read[]): Promise<boolean> {
  let isKnown = all.some(
    (read) => read.id < id && read.request === request && isDeepStrictEqual(read.parts, parts),
  );
  let isOther = false;
  for (let time = 1; time <= repeatsMost && !(isKnown && isOther); time += 1) {
    const isSame = isDeepStrictEqual(partsOf(await again()), parts);
    isKnown ||= isSame;
    isOther ||= !isSame;
    if (time === repeatsLeast && !isOther) return false;
  }
  return isKnown && isOther;
}
