import { type Described, type Schema, viewOf } from './described.js';
import { overlap, wordsOf } from './names.js';

/** An operation of ours and what it seems to be at a target. */
export interface Pair {
  readonly ours: Described;
  readonly theirs: Described;
  readonly score: number;
  /** Whether it is alike enough, and nothing else nearly as much. */
  readonly isSure: boolean;
}

/** From these on, a pair is proposed, or sure if nothing else comes as near as the lead. */
const least = 0.42;
const enough = 0.6;
const lead = 0.06;

/** What an operation does, by a verb in its name or at the end of its path. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  get: ['get', 'read', 'fetch', 'retrieve', 'show', 'view', 'detail', 'describe', 'list', 'index', 'all'],
  create: ['create', 'add', 'new', 'make', 'post', 'register', 'grant', 'assign', 'send'],
  update: ['update', 'change', 'edit', 'modify', 'patch', 'set', 'put', 'replace', 'rename'],
  delete: ['delete', 'remove', 'destroy', 'drop', 'revoke', 'cancel', 'undo'],
};
const effectOf = new Map(
  Object.entries(verbs).flatMap(([effect, words]) => words.map((word) => [word, effect])),
);
const byMethod: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

type Traits = ReturnType<typeof traitsOf>;

export const shapeOf = (segments: readonly string[]): string =>
  segments.map((each) => (isValue(each) ? '{}' : each)).join('/');
export const segmentsOf = (path: string): readonly string[] =>
  path.split('/').filter((segment) => segment !== '');
export const isValue = (segment: string): boolean => segment.startsWith('{');

/** @param called what words of the paths of a target stand for, as known from other operations */
function traitsOf(operation: Described, called: ReadonlyMap<string, readonly string[]> = new Map()) {
  const { path, id, method, document } = operation;
  const { summary } = operation.operation;
  const segments = segmentsOf(path);
  const fixed = segments.filter((each) => !isValue(each));
  const inPath = fixed.flatMap((each) => called.get(each) ?? wordsOf(each));
  const named = wordsOf(id.startsWith(method) && typeof summary === 'string' ? summary : id);
  const last = wordsOf(fixed.at(-1) ?? '').find((word) => effectOf.has(word));
  // A verb stands first in a name; in others, such as `list_members_v1_get`, the method says it.
  const verb =
    last ?? (byMethod[method] === 'get' ? undefined : named.find((word, at) => at < 2 && effectOf.has(word)));
  const single = wordsOf(segments.find(isValue) ?? '');
  const nouns = [...inPath, ...named].filter((word) => !effectOf.has(word));
  // What the first value names is around everything, such as the organization.
  const own = new Set(nouns.filter((word) => !single.includes(word)));
  return {
    operation,
    nouns: own.size > 0 ? own : new Set(nouns),
    effect: effectOf.get(verb ?? '') ?? byMethod[method] ?? method,
    /** How many values the path has, and whether it ends with one. */
    place: `${segments.filter(isValue).length} ${isValue(segments.at(-1) ?? '')}`,
    bodies: [operation.request, operation.response].map((body) => body && new Set(namesIn(document, body))),
  };
}

/** The names of the members of a body, and of those within them. */
function namesIn(document: Described['document'], schema: Schema, depth = 2): readonly string[] {
  if (depth < 0) return [];
  const { members, items } = viewOf(document, schema);
  const own = [...members].flatMap(([name, member]) => [
    wordsOf(name).join(' '),
    ...namesIn(document, member, depth - 1),
  ]);
  return items === undefined ? own : [...own, ...namesIn(document, items, depth - 1)];
}

/** Rates how alike two operations are, from 0 to 1,. */
function likeness(ours: Traits, theirs: Traits, weight: (word: string) => number) {
  const bodies = ours.bodies.flatMap((body, at) => {
    const other = theirs.bodies[at];
    return body && other ? [overlap(body, other)] : body || other ? [0.2] : [];
  });
  const signs = [
    { part: 0.5, is: overlap(ours.nouns, theirs.nouns, weight) },
    { part: 0.2, is: ours.effect === theirs.effect ? 1 : 0 },
    { part: 0.1, is: ours.place === theirs.place ? 1 : 0 },
    ...bodies.map((is) => ({ part: 0.2 / bodies.length, is })),
  ];
  const whole = signs.reduce((sum, { part }) => sum + part, 0);
  const score = signs.reduce((sum, { part, is }) => sum + part * is, 0) / whole;
  return { ours, theirs, score };
}

/** Pairs operations of ours with those of a target, the most alike first. */
export function pairsOf(ours: readonly Described[], theirs: readonly Described[]) {
  // What a word of a path means is known from some operations, and holds of all.
  return pairsBy(ours, theirs, calledIn(pairsBy(ours, theirs, new Map()).pairs));
}

function pairsBy(
  ours: readonly Described[],
  theirs: readonly Described[],
  called: ReadonlyMap<string, readonly string[]>,
) {
  const [own, other] = [ours.map((each) => traitsOf(each)), theirs.map((each) => traitsOf(each, called))];
  const all = [...own, ...other];
  const frequency = new Map<string, number>();
  for (const { nouns } of all) for (const word of nouns) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  // What most operations have in common says little.
  const weight = (word: string) => Math.log((all.length + 1) / (frequency.get(word) ?? 1));
  const candidates = own.flatMap((one) => other.map((two) => likeness(one, two, weight)));
  const taken = mostAlike(candidates, least);
  const left = candidates.filter(({ score }) => score >= enough).toSorted((a, b) => a.score - b.score);
  return {
    pairs: taken.map(
      ({ ours: one, theirs: two, score, next }): Pair => ({
        ours: one.operation,
        theirs: two.operation,
        score,
        isSure: score >= enough && score - next >= lead,
      }),
    ),
    /** For an operation of ours, the most alike one, whatever is paired. */
    near: new Map(left.map(({ ours: one, theirs: two }) => [one.operation, two.operation])),
  };
}

/** Takes the most alike pairs, each side once, and tells the score of what came second. */
export function mostAlike<
  P extends { readonly ours: unknown; readonly theirs: unknown; readonly score: number },
>(candidates: readonly P[], leastScore: number): readonly (P & { readonly next: number })[] {
  let open = candidates.filter(({ score }) => score >= leastScore).toSorted((a, b) => b.score - a.score);
  const taken: (P & { readonly next: number })[] = [];
  for (let best = open[0]; best !== undefined; best = open[0]) {
    const { ours, theirs } = best;
    const isRival = (each: P) => each.ours === ours || each.theirs === theirs;
    taken.push({ ...best, next: open.filter(isRival)[1]?.score ?? 0 });
    open = open.filter((each) => !isRival(each));
  }
  return taken;
}

/** The words of ours that most say a segment of the paths of a target stands for. */
function calledIn(pairs: readonly Pair[]): ReadonlyMap<string, readonly string[]> {
  const votes = new Map<string, Map<string, number>>();
  for (const { ours, theirs, score } of pairs) {
    const own = segmentsOf(ours.path);
    const other = segmentsOf(theirs.path).slice(-own.length);
    if (own.map(isValue).join() !== other.map(isValue).join()) continue;
    for (const [at, segment] of other.entries()) {
      if (isValue(segment)) continue;
      const of = votes.get(segment) ?? new Map<string, number>();
      votes.set(segment, of.set(own[at] ?? '', (of.get(own[at] ?? '') ?? 0) + score));
    }
  }
  const most = (of: ReadonlyMap<string, number>) => [...of].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return new Map([...votes].map(([segment, of]) => [segment, wordsOf(most(of))]));
}
