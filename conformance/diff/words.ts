import { readJwt, tamper, unsigned } from '../checks/scenarios/auth/jwt.js';
import { textsIn } from '../report/redact.js';
import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import type { WireRequest } from '../target/transport.js';

/** Shorter texts are not replaced within others, where they may occur by chance. */
const leastWithin = 8;
/** The minimum length of a token: longer than the part that all tokens of a service share. */
const tokenLength = 40;

/** Maps texts of the first target to those of the second one: organizations, credentials, tokens, cookies. */
export function createWords() {
  const known = new Map<string, string | undefined>();

  /** Translates a token derived from a known one: with one letter altered, or without its signature. */
  function derived(text: string): string | undefined {
    for (const [a, b] of known) {
      if (b === undefined || a.length < tokenLength) continue;
      const at = alteredAt(a, text);
      if (at !== undefined) return tamper(b, a.slice(0, at).split('.').length - 1, placeOf(a, at));
      const [from, to] = [readJwt(a), readJwt(b)];
      const algorithm = readJwt(text)?.header['alg'];
      if (from && to && typeof algorithm === 'string' && unsigned(from, algorithm) === text) {
        return unsigned(to, algorithm);
      }
    }
    return undefined;
  }

  return {
    /** Adds a pair; `b` is undefined if the second target has no counterpart. */
    add(a: string | undefined, b: string | undefined): void {
      if (a !== undefined && a !== '' && (b !== undefined || !known.has(a))) known.set(a, b);
    },
    /** Translates a text for the second target; undefined if it contains something without a counterpart there. */
    translate(text: string): string | undefined {
      if (known.has(text)) return known.get(text);
      let changed = text;
      for (const [a, b] of [...known].toSorted(([one], [two]) => two.length - one.length)) {
        if (a.length < leastWithin || !changed.includes(a)) continue;
        if (b === undefined) return undefined;
        changed = changed.replaceAll(a, () => b);
      }
      if (changed !== text || text.length < tokenLength) return changed;
      const made = derived(text);
      if (made !== undefined) return made;
      // It looks like an unknown token of the first target.
      const begins = [...known.keys()].some(
        (a) => a.length >= tokenLength && a.slice(0, 12) === text.slice(0, 12) && readJwt(text),
      );
      return begins && text.length > 100 ? undefined : text;
    },
  };
}

export type Words = ReturnType<typeof createWords>;

/** The index of the only letter that differs; undefined if there is not exactly one. */
function alteredAt(text: string, altered: string): number | undefined {
  if (text.length !== altered.length) return undefined;
  let at: number | undefined;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === altered[index]) continue;
    if (at !== undefined) return undefined;
    at = index;
  }
  return at;
}

/** The position of a letter within its segment, in thousandths. */
function placeOf(token: string, at: number): number {
  const start = token.lastIndexOf('.', at - 1) + 1;
  const end = token.indexOf('.', at) === -1 ? token.length : token.indexOf('.', at);
  return Math.floor((1000 * (at - start)) / Math.max(1, end - start));
}

const idMember = /(?:^|_)ids?$|[a-z]Ids?$/;
/** Members with values that later requests pass on: tokens, cursors, secrets, keys. */
const handedOut = /token$|cursor$|secret$|^key$|^apiKey$/i;
const most = 50_000;

/** Ids that the answers of each side have shown. A request with an id that only the first side knows cannot be compared. */
export function createShownIds(words: Words) {
  const [ofA, ofB] = [new Set<string>(), new Set<string>()];
  return {
    learn(a: Json | undefined, b: Json | undefined): void {
      collect(a, ofA);
      collect(b, ofB);
      pairUp(a, b, words);
    },
    /** Whether a request contains an id that only the first side has. */
    isOfOne({ url, body }: WireRequest): boolean {
      const isOne = (text: string) => ofA.has(text) && !ofB.has(text) && words.translate(text) === text;
      const inUrl = url.split(/[/?#&=]/).map((part) => decoded(part) ?? part);
      return inUrl.some(isOne) || textsIn(body === undefined ? undefined : parseJson(body)).some(isOne);
    },
  };
}

function collect(value: Json | undefined, into: Set<string>, isId = false): void {
  if (isId && typeof value === 'string' && value.length >= 4 && into.size < most) into.add(value);
  else if (isArray(value)) for (const item of value) collect(item, into, isId);
  else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) collect(member, into, idMember.test(name));
  }
}

/** Pairs values at the same place of both answers that later requests pass on. */
function pairUp(a: Json | undefined, b: Json | undefined, words: Words): void {
  if (!isObject(a)) return;
  const beside = isObject(b) ? b : {};
  for (const [name, value] of Object.entries(a)) {
    const counterpart = beside[name];
    if (isObject(value)) pairUp(value, counterpart, words);
    else if (typeof value === 'string' && value.length >= 8 && handedOut.test(name)) {
      words.add(value, typeof counterpart === 'string' && counterpart !== '' ? counterpart : undefined);
    }
  }
}

/** Decodes a part of a URL; undefined if it is malformed. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
