import { readJwt, tamper, unsigned } from '../checks/scenarios/auth/jwt.js';

/** Texts of the first target that mean the same as texts of the second: organizations, credentials, tokens, cookies. */
export interface Words {
  /** `b` undefined: the second one has nothing like it. */
  add(a: string | undefined, b: string | undefined): void;
  /** The same text for the second one; undefined where it rests on something that has no counterpart there. */
  translate(text: string): string | undefined;
}

/** A shorter text may stand in another one by chance. */
const telling = 8;
/** What of a token is the same for all tokens of a service is less than this. */
const tokenLength = 40;

export function createWords(): Words {
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
    add(a, b) {
      if (a !== undefined && a !== '' && (b !== undefined || !known.has(a))) known.set(a, b);
    },
    translate(text) {
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
