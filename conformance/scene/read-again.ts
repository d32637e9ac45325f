import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';

/** How often a read is repeated at once: the lower number if the answer is the same each time. */
const [repeatsLeast, repeatsMost] = [2, 6];

/** A read that can be repeated. It does not keep the answer, which may be large, as a scenario may take long. */
export interface Read {
  /** The id of its exchange. */
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

/** The length up to which the members of an answer are compared one by one: for longer ones that takes too long. */
const apartMost = 100_000;

/** Digests of the status and of each member of an answer, or of the whole text if it has no members or is large. */
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

/** Does not depend on the order of a list. */
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
 * Reads again and says how the answer has changed. 'lag': there is another answer, for good, or in turn with the former one,
 * as from several replicas. 'noise': it is a new one each time. Strings and numbers that are new each time do not count: they
 * are ids of the answer or times.
 */
export async function changeOf(first: Parts, again: Read['again']): Promise<'lag' | 'noise' | undefined> {
  const later = partsOf(await again());
  if (isDeepStrictEqual(first, later)) return undefined;
  const last = await again();
  const lastParts = partsOf(last);
  const changed = [...new Set([...first.keys(), ...later.keys()])].filter(
    (name) => first.get(name) !== later.get(name),
  );
  if (changed.some((name) => [first.get(name), later.get(name)].includes(lastParts.get(name)))) return 'lag';
  const { json } = last.response;
  return changed.some((name) => name === '.' || !isObject(json) || typeof json[name.slice(1)] === 'object')
    ? 'noise'
    : undefined;
}

/**
 * Whether an answer comes from a replica that lags behind: repeating the read returns another answer as well, and either
 * this one again, or this one was returned before the last write, too.
 */
export async function isBehind({ id, request, parts, again }: Read, all: readonly Read[]): Promise<boolean> {
  let hasRecurred = all.some(
    (read) => read.id < id && read.request === request && isDeepStrictEqual(read.parts, parts),
  );
  let hasDiffered = false;
  for (let time = 1; time <= repeatsMost && !(hasRecurred && hasDiffered); time += 1) {
    const isSame = isDeepStrictEqual(partsOf(await again()), parts);
    hasRecurred ||= isSame;
    hasDiffered ||= !isSame;
    if (time === repeatsLeast && !hasDiffered) return false;
  }
  return hasRecurred && hasDiffered;
}
