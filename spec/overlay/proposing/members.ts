import { recordForms } from '../../../generated/forms.js';
import { isObject } from '../../source/json.js';
import { type Described, queryOf, type Schema, type View, viewOf } from './described.js';
import { nameLikeness, overlap, wordsOf } from './names.js';
import { mostAlike, type Pair } from './pairs.js';

/** A member or parameter of ours, its place in our contract as a JSONPath, and its name at a target. */
export interface Rename {
  readonly at: string;
  /** Such as `ApiKey.name`. */
  readonly subject: string;
  readonly theirs: string;
  readonly isSure: boolean;
}

/** What is around a body, as `x-wire-envelope` says it. */
export type Envelope = { readonly in: string } | { readonly only: string };

/** What the comparison of pairs finds. */
export interface Found {
  /** By place. */
  readonly renames: Map<string, Rename>;
  /** Contradictions to what the specification states. */
  readonly differences: string[];
  /** What no overlay can say. */
  readonly inexpressible: string[];
}

/** A member or parameter, and what it holds. */
interface Named extends Pick<Schema, 'at' | 'isStated'> {
  readonly name: string;
  readonly view: View;
}

const least = 0.5;
const enough = 0.8;
const lead = 0.05;
/** The maximum depth of members that are compared: contracts can be recursive. */
const deepest = 6;

/** Compares what a pair sends or answers, notes what is called otherwise, and returns what a target has around its body. */
export function comparedBody(pair: Pair, side: 'request' | 'response', found: Found): Envelope | undefined {
  const { ours, theirs } = pair;
  const [own, other] = [ours[side], theirs[side]];
  if (own === undefined || other === undefined) return undefined;
  const [mine, foreign] = [viewOf(ours.document, own), viewOf(theirs.document, other)];
  const around = namedIn(theirs, foreign.members).map(({ name, view }): Way => [mine, view, { in: name }]);
  const alone = namedIn(ours, mine.members).map(({ name, view }): Way => [view, foreign, { only: name }]);
  const ways: readonly Way[] = [[mine, foreign], ...around, ...(isBare(foreign) ? alone : [])];
  const [best = [mine, foreign] as const] = ways.toSorted((a, b) => fitOf(b) - fitOf(a));
  const [, , envelope] = best;
  if (fitOf(best) >= 0) compareViews(pair, best[0], best[1], found);
  else found.inexpressible.push(`${ours.id}: one side has a bare list as its ${side}, and the other no list`);
  if (envelope === undefined || !mine.isStated) return envelope;
  found.differences.push(`${ours.id}: the ${side} has another envelope there: ${JSON.stringify(envelope)}`);
  return undefined;
}

/** A way to see two bodies as the same: as they are, or without what is around one of them. */
type Way = readonly [mine: View, foreign: View, envelope?: Envelope];

/** How many members two bodies have in common; most of all if both are lists, and less than none if only one is. */
function fitOf([mine, foreign]: Way): number {
  if (isBare(mine) || isBare(foreign)) return isBare(mine) && isBare(foreign) ? Number.MAX_VALUE : -1;
  const names = [...foreign.members.keys()];
  return [...mine.members.keys()].filter((name) => names.some((each) => nameLikeness(name, each) >= enough))
    .length;
}

/** Returns the query parameters of ours that have other names at a target, each with that name. */
export function renamedQuery(pair: Pair) {
  const [mine, foreign] = [queryOf(pair.ours), queryOf(pair.theirs)];
  const named = (of: Described, all: typeof mine) => {
    const schemas = [...all].map(([name, { schema = {} }]): [string, Schema] => {
      return [name, { at: '', schema: isObject(schema) ? schema : {}, isStated: false }];
    });
    return namedIn(of, new Map(schemas));
  };
  const renames = renamesIn(pair, named(pair.ours, mine), named(pair.theirs, foreign), '');
  return [...renames].map(([{ name }, { at: _, ...rename }]) => ({
    ...rename,
    parameter: { ...mine.get(name), 'x-wire-name': rename.theirs },
  }));
}

const isBare = ({ items, members }: View): boolean => items !== undefined && members.size === 0;

const namedIn = ({ document }: Described, schemas: ReadonlyMap<string, Schema>): readonly Named[] =>
  [...schemas].map(([name, schema]) => ({ ...schema, name, view: viewOf(document, schema) }));

function compareViews(pair: Pair, mine: View, foreign: View, found: Found, depth = 0): void {
  if (depth > deepest) return;
  const { ours, theirs } = pair;
  if (mine.items !== undefined && foreign.items !== undefined) {
    const [a, b] = [viewOf(ours.document, mine.items), viewOf(theirs.document, foreign.items)];
    compareViews(pair, a, b, found, depth + 1);
  }
  const [own, other] = [namedIn(ours, mine.members), namedIn(theirs, foreign.members)];
  const record = /^\$\.components\.schemas\.(\w+)$/.exec(mine.at)?.[1] ?? '';
  const renames = renamesIn(pair, own, other, record);
  for (const named of own) {
    const rename = renames.get(named);
    if (rename && named.isStated)
      found.differences.push(`${ours.id}: "${named.name}" is "${rename.theirs}" there`);
    else if (rename) note(found, rename);
    const twin = other.find(({ name }) => name === (rename?.theirs ?? named.name));
    if (twin) compareViews(pair, named.view, twin.view, found, depth + 1);
  }
}

/** Pairs members that have no twin of the same name, the most alike first. */
function renamesIn(
  { ours, isSure }: Pair,
  own: readonly Named[],
  other: readonly Named[],
  record: string,
): ReadonlyMap<Named, Rename> {
  const without = (all: readonly Named[], known: readonly Named[]) =>
    all.filter(({ name }) => !known.some((each) => each.name === name));
  const [mine, foreign] = [without(own, other), without(other, own)];
  const around = [...wordsOf(ours.id), ...wordsOf(record)];
  const admitted = (name: string) => recordForms[record]?.members[name]?.names ?? [];
  const isLast = mine.length === 1 && foreign.length === 1;
  const lists = [mine, foreign].map((all) => all.filter(({ view }) => view.items !== undefined));
  const isOnlyList = lists.every(({ length }) => length === 1);
  const candidates = mine.flatMap((one) =>
    foreign.map((two) => {
      const named = admitted(one.name).includes(two.name) ? 0.9 : nameLikeness(one.name, two.name, around);
      const score = memberLikeness(one.view, two.view, named, isOnlyList);
      return { ours: one, theirs: two, score: isLast ? Math.max(score, least) : score };
    }),
  );
  return new Map(
    mostAlike(candidates, least).map(({ ours: one, theirs, score, next }) => {
      const isRight = isSure && score >= enough && score - next >= lead;
      return [
        one,
        { at: one.at, subject: `${record || ours.id}.${one.name}`, theirs: theirs.name, isSure: isRight },
      ];
    }),
  );
}

/** How alike two members are by their names and by what they hold. */
function memberLikeness(own: View, other: View, named: number, isOnlyList: boolean): number {
  const isNumber = ({ types }: View) => types.has('integer') || types.has('number');
  const isSameType = own.types.size === 0 || other.types.size === 0 || overlap(own.types, other.types) > 0;
  if (!isSameType && !(isNumber(own) && isNumber(other))) return Math.min(named, 0.4);
  // The same values, or the one list there is, under a name that any list may have.
  const isSame = own.values.length > 2 && overlap(own.values, other.values) === 1;
  return isSame || (isOnlyList && own.items !== undefined) ? Math.max(named, 0.85) : named;
}

function note({ renames, inexpressible }: Found, rename: Rename): void {
  const { subject, theirs, at } = rename;
  const before = renames.get(at) ?? rename;
  if (before.theirs === theirs) renames.set(at, { ...rename, isSure: rename.isSure || before.isSure });
  else inexpressible.push(`${subject} is "${before.theirs}" in one operation and "${theirs}" in another`);
}
