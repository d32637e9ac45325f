import type { Described } from './described.js';
import { isPlaceholder } from './described.js';
import { type Likeness, type Pair, pairsIn } from './pairing.js';
import { type RoleLikeness, roleLikeness, type Sign } from './role-likeness.js';
import { type Traits, traitsOf } from './traits.js';

/** An operation of ours and one of a target, with their similarities. */
export interface OperationLikeness extends Likeness<Described, Described>, RoleLikeness {}

/** The least likeness of a match. */
const least = 0.5;
/** The least likeness of a sure match, if no other comes near. */
const enough = 0.6;

/** Matches operations of ours with those of a target by names, requests, responses and effects. */
export function operationPairs(
  ours: readonly Described[],
  theirs: readonly Described[],
): readonly Pair<OperationLikeness>[] {
  let pairs: readonly Pair<OperationLikeness>[] = [];
  // The name of a path segment is learned from one operation and applies to all.
  let called: ReadonlyMap<string, string> = new Map();
  for (let round = 0; round < 3; round += 1) {
    pairs = pairsIn(compared(ours, theirs, called), least, isSureByItself);
    const next = wordsLearned(pairs);
    if (next.size === called.size) break;
    called = next;
  }
  return pairs;
}

function compared(
  ours: readonly Described[],
  theirs: readonly Described[],
  called: ReadonlyMap<string, string>,
): readonly OperationLikeness[] {
  const own = ours.map((operation) => [operation, traitsOf(operation)] as const);
  const prefixes = prefixesIn(theirs);
  const other = theirs.flatMap((operation) =>
    prefixes(operation).map(
      (prefix) =>
        [operation, traitsOf(operation, prefix, (segment) => called.get(segment) ?? segment)] as const,
    ),
  );
  const like = roleLikeness([...own, ...other].map(([, traits]) => traits));
  return own.flatMap(([mine, traits]) => {
    const best = new Map<Described, OperationLikeness>();
    for (const [foreign, seen] of other) {
      if (!mayBe(traits, seen)) continue;
      const found = withPlace({ ours: mine, theirs: foreign, ...like(traits, seen) });
      if (!telling.some((sign) => (found.by.get(sign) ?? 0) >= 0.5)) continue;
      if (found.score > (best.get(foreign)?.score ?? 0)) best.set(foreign, found);
    }
    return [...best.values()];
  });
}

/** Prefers an operation at the same place among equally similar ones. */
function withPlace(likeness: OperationLikeness): OperationLikeness {
  const { ours, theirs, score, by } = likeness;
  const end = theirs.segments.slice(-ours.segments.length);
  const shape = (segments: readonly string[]) =>
    segments.map((each) => (isPlaceholder(each) ? '{}' : each)).join('/');
  const isThere =
    by.get('method') === 1 && (by.get('values') ?? 1) === 1 && shape(end) === shape(ours.segments);
  return isThere ? { ...likeness, score: score + 0.05 } : likeness;
}

/** At least one of these must be similar for a match to be reported. */
const telling: readonly Sign[] = ['path', 'id', 'answer'];

/** A prefix shared by at least this many operations may be no part of their names. */
const shareOfPrefix = 3;

/** Returns possible lengths of a prefix in segments: before the first parameter, and shared with other paths. */
function prefixesIn(theirs: readonly Described[]): (operation: Described) => readonly number[] {
  const counts = new Map<string, number>();
  const begins = ({ segments }: Described) => {
    const end = segments.findIndex(isPlaceholder);
    return segments.slice(0, end === -1 ? segments.length - 1 : end).map((_, index) => index + 1);
  };
  const key = ({ segments }: Described, length: number) => segments.slice(0, length).join('/');
  for (const each of theirs) {
    for (const length of begins(each))
      counts.set(key(each, length), (counts.get(key(each, length)) ?? 0) + 1);
  }
  const isShared = (each: Described, length: number) => {
    const count = counts.get(key(each, length)) ?? 0;
    return count >= shareOfPrefix || count === theirs.length;
  };
  return (each) => [0, ...begins(each).filter((length) => isShared(each, length))];
}

/** Operations without a word in common need no closer comparison. */
function mayBe(ours: Traits, theirs: Traits): boolean {
  return (['path', 'id', 'answer', 'request'] as const).some((field) =>
    [...ours.words[field]].some((word) => theirs.words[field].has(word)),
  );
}

/** A single similarity may be by chance: two are needed, or the whole path, and nothing against it. */
function isSureByItself({ score, by }: OperationLikeness): boolean {
  const of = (sign: Sign) => by.get(sign) ?? 0;
  const says = (['path', 'id', 'request', 'answer'] as const).filter((sign) => of(sign) >= 0.7);
  const isSameCall = of('method') === 1 && of('shape') === 1 && (by.get('values') ?? 1) === 1;
  const isSame = says.length >= 2 || (isSameCall && of('path') >= 0.95);
  const isOther =
    says.length < 2 && (['request', 'answer'] as const).some((sign) => (by.get(sign) ?? 1) < 0.25);
  return score >= enough && of('method') > 0 && isSame && !isOther;
}

/** Returns the path segments of the target that correspond to others of ours. */
function wordsLearned(pairs: readonly Pair<OperationLikeness>[]): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  const doubted = new Set<string>();
  for (const { best, isSure } of pairs) {
    if (!isSure) continue;
    const own = best.ours.segments;
    const other = best.theirs.segments.slice(-own.length);
    if (own.some((segment, index) => isPlaceholder(segment) !== isPlaceholder(other[index] ?? ''))) continue;
    for (const [index, segment] of other.entries()) {
      if (isPlaceholder(segment)) continue;
      const meant = own[index] ?? '';
      if ((called.get(segment) ?? meant) !== meant) doubted.add(segment);
      called.set(segment, meant);
    }
  }
  return new Map([...called].filter(([segment]) => !doubted.has(segment)));
}
