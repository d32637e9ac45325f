/** A text as words, without case, accents, punctuation and spacing, in any script. */
export type Words = readonly string[];

/** Letters that Unicode does not decompose into a base letter and a mark. */
// biome-ignore format: several to a line
const plain: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', þ: 'th',
};

/** Splits a text into words: "O’Briain, Siobhán" is ["obriain", "siobhan"], and each Han character is a word. */
export function fold(text: string): Words {
  // Pure ASCII needs no normalization.
  if (/^[\x00-\x7f]*$/.test(text)) {
    const bare = text.toLowerCase().replaceAll("'", '');
    return bare.match(/[a-z0-9]+/g) ?? [];
  }
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`´]/gu, '')
    .toLowerCase()
    // Lower-casing may introduce combining marks again.
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => plain[letter] ?? letter);
  return folded.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

/** Suffixes for the legal form of a company, which are often omitted. */
const legal =
  'ab ag bv co company corp corporation gmbh inc incorporated limited llc llp ltd nv oy plc pty srl';
const legalForms = new Set(legal.split(' '));

/** Like `fold`, without legal forms at the end: "Northwind Robotics, Inc." is ["northwind", "robotics"]. */
export function foldCompany(text: string): Words {
  const words = fold(text);
  let end = words.length;
  while (end > 1 && legalForms.has(words[end - 1] ?? '')) end -= 1;
  return end === words.length ? words : words.slice(0, end);
}

/** The factor for words in a different order ("Smith, John"), which fit slightly less well. */
const reordered = 0.97;

/** Returns how well words fit, from 0 to 1: the share of matched letters (Dice) if either contains all of the other. */
export function likeness(asked: Words, held: Words): number {
  if (asked.length === 0 || held.length === 0) return 0;
  const used = new Set<number>();
  let letters = 0;
  // All words of either must match.
  let spare = Math.max(0, asked.length - held.length);
  let last = -1;
  let inOrder = true;
  for (const word of asked) {
    const { position, fit } = bestMatch(word, held, used);
    if (position === undefined && spare-- === 0) return 0;
    if (position === undefined) continue;
    used.add(position);
    inOrder &&= position > last;
    last = position;
    letters += fit * (word.length + (held[position] ?? '').length);
  }
  return (letters / (lettersOf(asked) + lettersOf(held))) * (inOrder ? 1 : reordered);
}

function bestMatch(word: string, held: Words, used: ReadonlySet<number>): { position?: number; fit: number } {
  let best: { position?: number; fit: number } = { fit: 0 };
  for (const [position, candidate] of held.entries()) {
    if (used.has(position)) continue;
    if (candidate === word) return { position, fit: 1 };
    const fit = wordLikeness(word, candidate);
    if (fit > best.fit) best = { position, fit };
  }
  return best;
}

function lettersOf(words: Words): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** Returns how many typing errors are tolerated in a word; of two words, the shorter one decides. */
function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length <= 2) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** Counts typing errors, transpositions of adjacent letters included (optimal string alignment); at most `limit + 1`. */
export function edits(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  const rows = one.length;
  const columns = other.length;
  if (Math.abs(rows - columns) > limit) return limit + 1;

  let twoAbove: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = one[row - 1] === other[column - 1];
      const changed = at(above, column - 1) + (same ? 0 : 1);
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, changed);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, at(twoAbove, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    twoAbove = above;
    above = current;
  }
  return Math.min(at(above, columns), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Returns the similarity of two words: 1 if equal, 0 if there are too many typing errors between them. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  // In a word of three letters one error is a third of it: "Ann" and "Ana" are different names.
  if (longer.length <= 3) return 0;
  const allowed = editsAllowed(shorter);
  const found = edits(one, other, allowed);
  return found > allowed ? 0 : 1 - found / longer.length;
}

/** Words that are found despite typing errors: each is filed under what is left with letters deleted (symmetric deletion). */
export class Vocabulary {
  readonly #known = new Set<string>();
  readonly #byRemainder = new Map<string, string[]>();
  #longest = 0;

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#longest = Math.max(this.#longest, word.length);
    for (const remainder of remainders(word)) {
      const words = this.#byRemainder.get(remainder);
      if (words === undefined) this.#byRemainder.set(remainder, [word]);
      else words.push(word);
    }
  }

  /** Returns every known word that is similar to `word`. */
  like(word: string): readonly string[] {
    // Far longer than every known word: similar to none, and there would be too many remainders to try.
    if (word.length > this.#longest + 2) return [];
    const found = new Set<string>(this.#known.has(word) ? [word] : []);
    for (const remainder of remainders(word)) {
      for (const known of this.#byRemainder.get(remainder) ?? []) {
        if (!found.has(known) && wordLikeness(word, known) > 0) found.add(known);
      }
    }
    return [...found];
  }
}

/** Returns the word with up to as many letters deleted as errors are tolerated; nothing if it must match exactly. */
function remainders(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  const missing = editsAllowed(word);
  if (missing === 0) return found;
  found.add(word);
  for (let first = 0; first < word.length; first++) {
    const rest = word.slice(0, first) + word.slice(first + 1);
    found.add(rest);
    if (missing === 1) continue;
    for (let second = first; second < rest.length; second++) {
      found.add(rest.slice(0, second) + rest.slice(second + 1));
    }
  }
  return found;
}
