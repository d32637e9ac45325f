import { type Field, fields, type Traits } from './traits.js';

/** A criterion for comparing two operations. */
export type Sign = Field | 'method' | 'values' | 'shape';

/** The likeness of two operations, from 0 to 1, and its parts. */
export interface RoleLikeness {
  readonly score: number;
  /** Only criteria that apply to both. */
  readonly by: ReadonlyMap<Sign, number>;
}

const weights: Readonly<Record<Sign, number>> = {
  path: 3,
  id: 3,
  prose: 1,
  request: 2,
  answer: 2,
  method: 2,
  values: 1,
  shape: 2,
};

/** Methods that may replace another one. */
const stands: Readonly<Record<string, readonly string[]>> = {
  get: ['post'],
  post: ['put', 'get', 'delete', 'patch'],
  put: ['patch', 'post'],
  patch: ['put', 'post'],
  delete: ['post'],
};

/** Compares operations by words: the rarer, the more they count. @param all every operation on both sides */
export function roleLikeness(all: readonly Traits[]): (ours: Traits, theirs: Traits) => RoleLikeness {
  const rarity = Object.fromEntries(fields.map((field) => [field, rarityOf(all, field)]));

  return (ours, theirs) => {
    const by = new Map<Sign, number>();
    for (const field of fields) {
      const [a, b] = [ours.words[field], theirs.words[field]];
      if (a.size === 0 || b.size === 0) continue;
      const likeness = shared(a, b, rarity[field] ?? new Map(), field === 'prose');
      // A single member with another name is no evidence.
      const isMute =
        likeness === 0 && Math.min(a.size, b.size) === 1 && (field === 'request' || field === 'answer');
      if (!isMute) by.set(field, likeness);
    }
    by.set('method', methodLikeness(ours.method, theirs.method));
    const isSameCount = ours.values.length === theirs.values.length;
    const values = valueLikeness(ours.values, theirs.values);
    if (values !== undefined) by.set('values', values);
    by.set('shape', (isSameCount ? 0.5 : 0) + (ours.isOfOne === theirs.isOfOne ? 0.5 : 0));
    // A body on only one side counts against a match.
    if (ours.hasRequest !== theirs.hasRequest) by.set('request', 0);
    if (ours.hasAnswer !== theirs.hasAnswer) by.set('answer', 0);
    const told = [...by];
    const whole = told.reduce((sum, [field]) => sum + weights[field], 0);
    return { score: told.reduce((sum, [field, value]) => sum + weights[field] * value, 0) / whole, by };
  };
}

function methodLikeness(ours: string, theirs: string): number {
  if (ours === theirs) return 1;
  return stands[ours]?.includes(theirs) ? 0.4 : 0;
}

/** Returns the share of path parameters with similar names, in order; undefined if a path has none. */
function valueLikeness(
  ours: readonly ReadonlySet<string>[],
  theirs: readonly ReadonlySet<string>[],
): number | undefined {
  const count = Math.min(ours.length, theirs.length);
  if (count === 0) return undefined;
  const isAlike = (index: number) => [...(ours[index] ?? [])].some((word) => theirs[index]?.has(word));
  return Array.from({ length: count }, (_, index) => index).filter(isAlike).length / count;
}

function rarityOf(all: readonly Traits[], field: Field): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words[field]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + all.length / count)]));
}

/** @param isLoose texts differ in length: only words of the shorter one count */
function shared(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  rarity: ReadonlyMap<string, number>,
  isLoose: boolean,
): number {
  const weight = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);
  const common = weight([...a].filter((word) => b.has(word)));
  const [own, other] = [weight(a), weight(b)];
  return isLoose ? common / Math.min(own, other) : (2 * common) / (own + other);
}
