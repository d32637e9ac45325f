import { type Field, fields, type Traits } from './traits.js';

/** What two operations are compared by. */
export type Sign = Field | 'method' | 'values' | 'shape';

/** How much two operations are alike, from 0 to 1, and by what. */
export interface RoleLikeness {
  readonly score: number;
  /** Only what both have. */
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

/** What else may stand where a method is expected. */
const stands: Readonly<Record<string, readonly string[]>> = {
  get: ['post'],
  post: ['put', 'get', 'delete', 'patch'],
  put: ['patch', 'post'],
  patch: ['put', 'post'],
  delete: ['post'],
};

/** Compares operations by words that are the rarer the more they tell. @param all every operation on both sides */
export function roleLikeness(all: readonly Traits[]): (ours: Traits, theirs: Traits) => RoleLikeness {
  const rarity = Object.fromEntries(fields.map((field) => [field, rarityOf(all, field)]));

  return (ours, theirs) => {
    const by = new Map<Sign, number>();
    for (const field of fields) {
      const [a, b] = [ours.words[field], theirs.words[field]];
      if (a.size === 0 || b.size === 0) continue;
      const likeness = shared(a, b, rarity[field] ?? new Map(), field === 'prose');
      // One member of another name says nothing.
      const isMute =
        likeness === 0 && Math.min(a.size, b.size) === 1 && (field === 'request' || field === 'answer');
      if (!isMute) by.set(field, likeness);
    }
    by.set('method', methodLikeness(ours.method, theirs.method));
    const isSameCount = ours.values.length === theirs.values.length;
    const values = valueLikeness(ours.values, theirs.values);
    if (values !== undefined) by.set('values', values);
    by.set('shape', (isSameCount ? 0.5 : 0) + (ours.isOfOne === theirs.isOfOne ? 0.5 : 0));
    // A body on one side alone speaks against it.
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

/** How many of the values in two paths are called alike, in their order; undefined where one of them has none. */
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

/** @param isLoose texts differ in length: what the shorter one says counts */
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
