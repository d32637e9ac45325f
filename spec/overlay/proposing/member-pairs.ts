import { isSameType, type MemberLikeness, memberLikeness, typeText } from './member-likeness.js';
import { sameName } from './name-likeness.js';
import { type Pair, pairsIn } from './pairing.js';
import { behind, type Member, type SchemaAt, type SchemaView, viewOf } from './schema-view.js';
import { meaningsOf, nameKey } from './words.js';

/** Receives the results of comparing two bodies. */
export interface Comparing {
  /** A member of ours and its counterpart, of the same or another name. */
  paired(pair: Pair<MemberLikeness>): void;
  /** A member of ours without a counterpart. */
  missing(member: Member): void;
  /** A difference that cannot be solved by renaming. */
  differs(says: string): void;
}

/** The maximum number of compared pairs of schemas: contracts can be recursive. */
const mostSchemas = 2000;
/** Less similar members are not reported. */
const least = 0.5;

/**
 * Compares a schema of our contract with that of a target's document, recursively. Members of the same name match; the others are
 * paired by `pairsIn`.
 * @param around words of what both are about
 */
export function compareBodies(
  ours: SchemaAt,
  theirs: SchemaAt,
  around: readonly string[],
  told: Comparing,
): void {
  const seen = new Set<string>();
  const compare = (from: SchemaAt, to: SchemaAt): void => {
    const key = JSON.stringify([behind(from).keys, behind(to).keys]);
    if (seen.has(key) || seen.size >= mostSchemas) return;
    seen.add(key);
    const [own, other] = [viewOf(from), viewOf(to)];
    if (own.items !== undefined && other.items !== undefined) {
      compare(own.items, other.items);
      return;
    }
    const envelope = otherEnvelope(own, other);
    if (envelope !== undefined) {
      told.differs(envelope);
      return;
    }
    const name = own.at.keys[0] === 'components' ? (own.at.keys[2] ?? '') : '';
    const words = new Set([...around, ...meaningsOf(name)]);
    for (const pair of memberPairs([...own.members.values()], [...other.members.values()], words, told)) {
      told.paired(pair);
      if (pair.isSure) compare(pair.best.ours, pair.best.theirs);
    }
  };
  compare(ours, theirs);
}

/** Pairs members of ours with those of a target, by equal names first, and reports those without a counterpart. */
export function memberPairs(
  ours: readonly Member[],
  theirs: readonly Member[],
  around: ReadonlySet<string>,
  told: Comparing,
): readonly Pair<MemberLikeness>[] {
  const byName = new Map(theirs.map((member) => [member.name, member]));
  const same = ours.flatMap((member) => {
    const other = byName.get(member.name);
    return other === undefined ? [] : [{ ours: member, theirs: other, score: 1, because: 'the same name' }];
  });
  for (const { ours: member, theirs: other } of same) {
    const [own, there] = [viewOf(member), viewOf(other)];
    if (!isSameType(own, there))
      told.differs(`"${member.name}" is ${typeText(there)} there, and ${typeText(own)} in our contract`);
  }
  const open = ours.filter(({ name }) => !byName.has(name));
  const names = new Set(ours.map(({ name }) => name));
  const free = theirs.filter(({ name }) => !names.has(name));
  const likenesses = open.flatMap((own) => free.map((other) => memberLikeness(own, other, around)));
  const pairs = pairsIn(likenesses, least, ({ score }) => score >= sameName);
  const paired = new Set(pairs.flatMap(({ best }) => [best.ours, best.theirs]));
  const left = open.filter((member) => !paired.has(member));
  const last = onlyOneLeft(
    left,
    free.filter((member) => !paired.has(member)),
  );
  for (const member of last === undefined ? left : []) told.missing(member);
  return [
    ...same.map((best) => ({ best, runnerUp: undefined, isSure: true })),
    ...pairs,
    ...(last === undefined ? [] : [last]),
  ];
}

/** If one member is left on either side, they may match, but without any other evidence. */
function onlyOneLeft(ours: readonly Member[], theirs: readonly Member[]): Pair<MemberLikeness> | undefined {
  const [own, other] = [ours[0], theirs[0]];
  if (own === undefined || other === undefined || ours.length > 1 || theirs.length > 1) return undefined;
  const [here, there] = [viewOf(own), viewOf(other)];
  if (typeText(here) !== typeText(there) || here.types.size === 0) return undefined;
  const because = `the only one left on either side, both ${typeText(here)}`;
  return { best: { ours: own, theirs: other, score: least, because }, runnerUp: undefined, isSure: false };
}

/** Returns how the envelope of a target differs from ours; undefined if it does not. */
function otherEnvelope(own: SchemaView, other: SchemaView): string | undefined {
  const bare = (view: SchemaView) => view.items !== undefined && view.members.size === 0;
  const members = (view: SchemaView) => [...view.members.keys()].map((name) => `"${name}"`).join(', ');
  if (bare(other) && own.members.size > 0)
    return `a bare list there, and an object with ${members(own)} in our contract`;
  if (bare(own) && other.members.size > 0)
    return `an object with ${members(other)} there, and a bare list in our contract`;
  const wraps = wrapperOf(own, other);
  if (wraps !== undefined)
    return `inside a member "${wraps}" there, and with nothing around it in our contract`;
  const wrapped = wrapperOf(other, own);
  return wrapped === undefined
    ? undefined
    : `with nothing around it there, and inside a member "${wrapped}" in our contract`;
}

/** Returns the member that contains what the other schema has at its top level. */
function wrapperOf(inside: SchemaView, around: SchemaView): string | undefined {
  const names = [...inside.members.keys()].map(nameKey);
  const has = (view: SchemaView) => {
    const keys = new Set([...view.members.keys()].map(nameKey));
    return names.filter((name) => keys.has(name)).length / Math.max(names.length, 1);
  };
  if (has(around) > 0) return undefined;
  return [...around.members.values()].find((member) => {
    const held = viewOf(member);
    return held.items === undefined && has(held) >= 0.5;
  })?.name;
}
