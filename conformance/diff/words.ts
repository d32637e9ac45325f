import { readJwt, tamper, unsigned } from '../checks/scenarios/auth/jwt.js';
import { textsIn } from '../report/redact.js';
import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import type { WireRequest } from '../target/transport.js';

/** A shorter text may stand in another one by chance. */
const telling = 8;
/** What of a token is the same for all tokens of a service is less than this. */
const tokenLength = 40;

/** Texts of the first target that mean the same as texts of the second: organizations, credentials, tokens, cookies. */
export function createWords() {
  const known = new Map<string, string | undefined>();

  /** A token that was made of one that is known: altered by a letter, or with its signature taken away. */
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
    /** `b` undefined: the second one has nothing like it. */
    add(a: string | undefined, b: string | undefined): void {
      if (a !== undefined && a !== '' && (b !== undefined || !known.has(a))) known.set(a, b);
    },
    /** The same text for the second one; undefined where it rests on something that has no counterpart there. */
    translate(text: string): string | undefined {
      if (known.has(text)) return known.get(text);
      let changed = text;
      for (const [a, b] of [...known].toSorted(([one], [two]) => two.length - one.length)) {
        if (a.length < telling || !changed.includes(a)) continue;
        if (b === undefined) return undefined;
        changed = changed.replaceAll(a, () => b);
      }
      if (changed !== text || text.length < tokenLength) return changed;
      const made = derived(text);
      if (made !== undefined) return made;
      // It looks like a token of the first target, and is none that is known.
      const begins = [...known.keys()].some(
        (a) => a.length >= tokenLength && a.slice(0, 12) === text.slice(0, 12) && readJwt(text),
      );
      return begins && text.length > 100 ? undefined : text;
    },
  };
}

export type Words = ReturnType<typeof createWords>;

/** Where one letter, and only one, is another. */
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

/** How far into its segment a letter stands, in thousandths. */
function placeOf(token: string, at: number): number {
  const start = token.lastIndexOf('.', at - 1) + 1;
  const end = token.indexOf('.', at) === -1 ? token.length : token.indexOf('.', at);
  return Math.floor((1000 * (at - start)) / Math.max(1, end - start));
}

const idMember = /(?:^|_)ids?$|[a-z]Ids?$/;
/** What continues, or goes on with, an earlier answer. */
const handedOut = /token$|cursor$|secret$|^key$|^apiKey$/i;
const most = 50_000;

/** Ids that answers of each side have shown: a request about one that only the first side knows cannot be compared. */
export function createShownIds(words: Words) {
  const [ofA, ofB] = [new Set<string>(), new Set<string>()];
  return {
    learn(a: Json | undefined, b: Json | undefined): void {
      collect(a, ofA);
      collect(b, ofB);
      pairUp(a, b, words);
    },
    /** Whether it names what only the first side has. */
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

/** What the same place of both answers hands out to go on with. */
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

/** A part of an address as it was before it was escaped; undefined where it is escaped wrongly. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
