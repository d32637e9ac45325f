/** Words that mean the same in names of operations and members; the first of each row stands for all of it. */
// biome-ignore format: several to a line
const synonyms = [
  'org organization organisation tenant workspace', 'id identifier uid uuid guid', 'reference external ref',
  'email mail', 'at on date time timestamp datetime', 'created creation',
  'updated modified changed', 'token cursor', 'limit size',
  'description desc', 'name label title', 'person people',
  'user member', 'invitation invite', 'secret credential',
  'regenerate rotate', 'search query', 'verify verification check',
  'preview estimate', 'download export', 'batch bulk',
  'count number num total', 'status state',
].map((row) => row.split(' '));
const meanings = new Map(synonyms.flatMap(([first = '', ...others]) => others.map((word) => [word, first])));

/** Returns the words of a name in camelCase, snake_case, kebab-case or prose, in lower case, singular, and without synonyms. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, 200)
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => meanings.get(singular(word)) ?? singular(word));

function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/, '');
}

/**
 * How alike two names are, from 0 to 1. 1: they have the same words. 0.85: but for words of what both belong to, such as `keyId` and
 * `id` of a key. Less: they share words, or one is short for the other.
 */
export function nameLikeness(ours: string, theirs: string, around: readonly string[] = []): number {
  const [a, b] = [wordsOf(ours), wordsOf(theirs)];
  if (a.length === 0 || b.length === 0) return 0;
  const sorted = (words: readonly string[]) => [...words].sort().join(' ');
  if (sorted(a) === sorted(b)) return 1;
  const within = (words: readonly string[]) =>
    words.filter((word) => !around.includes(word) && word !== 'at');
  const [ownA, ownB] = [within(a), within(b)];
  if (ownA.length > 0 && sorted(ownA) === sorted(ownB)) return 0.85;
  const [short, long] = [a.join(''), b.join('')].toSorted((one, other) => one.length - other.length);
  const isShort = short !== undefined && short.length >= 3 && long?.startsWith(short);
  return Math.min(0.75, Math.max(isShort ? 0.6 : 0, 0.9 * overlap(a, b)));
}

/** The share of elements that two sets have in common, each by its weight. */
export function overlap(
  a: Iterable<string>,
  b: Iterable<string>,
  weight: (each: string) => number = () => 1,
): number {
  const [one, other] = [new Set(a), new Set(b)];
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const all = sum(one) + sum(other);
  return all === 0 ? 0 : (2 * sum([...one].filter((word) => other.has(word)))) / all;
}
