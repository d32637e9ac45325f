import type { Json } from '../../source/json.js';
import { nameLikeness } from './name-likeness.js';
import type { Likeness } from './pairing.js';
import { type Member, type SchemaView, viewOf } from './schema-view.js';

/** A member of ours and one of a target, with the evidence that they are the same. */
export interface MemberLikeness extends Likeness<Member, Member> {
  readonly because: string;
}

/** From this overlap on, members contain the same, provided that their names are alike, too. */
const isInside = 0.5;
/** The likeness of two names that differ by one synonym. */
const akin = 0.7;

/**
 * Rates how similar two members are by their names and values. Different types count against a match whatever the names.
 * @param around words of what both belong to
 */
export function memberLikeness(ours: Member, theirs: Member, around: ReadonlySet<string>): MemberLikeness {
  const [own, other] = [viewOf(ours), viewOf(theirs)];
  const named = nameLikeness(ours.name, theirs.name, around);
  const of = (score: number, because: string): MemberLikeness => ({ ours, theirs, score, because });
  const types = `${typeText(own)} and ${typeText(other)}`;
  if (!isSameType(own, other))
    return of(Math.min(named, 0.4), `names alike by ${shown(named)}, but ${types}`);
  const told = `names alike by ${shown(named)}, both ${typeText(own)}`;
  if (own.values !== undefined && other.values !== undefined) {
    const values = overlap(own.values.map(keyOf), other.values.map(keyOf));
    // Two values can easily be equal by chance.
    const isTelling = values === 1 && own.values.length > 2;
    if (isTelling) return of(Math.max(named, 0.85), `${told}, with the same ${own.values.length} values`);
    return of(Math.min(named, values >= 0.5 ? 1 : 0.6), `${told}, their values alike by ${shown(values)}`);
  }
  const [inside, others] = [namesWithin(own), namesWithin(other)];
  if (inside.length > 1 && others.length > 1) {
    const shared = alike(inside, others, around);
    const score = shared >= isInside ? Math.max(named, 0.5 + 0.45 * shared) : Math.min(named, 0.5 + shared);
    return of(score, `${told}, what they hold alike by ${shown(shared)}`);
  }
  const isOtherFormat = own.format !== undefined && other.format !== undefined && own.format !== other.format;
  return isOtherFormat
    ? of(Math.min(named, 0.7), `${told}, but of the formats ${own.format} and ${other.format}`)
    : of(named, told);
}

/** Whether the types of two schemas are compatible, as far as declared. */
export function isSameType(a: SchemaView, b: SchemaView): boolean {
  if (a.types.size === 0 || b.types.size === 0) return true;
  const wide = (types: ReadonlySet<string>) =>
    [...types].map((type) => (type === 'integer' ? 'number' : type));
  return wide(a.types).some((type) => wide(b.types).includes(type));
}

export const typeText = ({ types, format }: SchemaView): string =>
  `${[...types].join(' or ') || 'anything'}${format === undefined ? '' : ` (${format})`}`;

function namesWithin(view: SchemaView): readonly string[] {
  const held = view.items === undefined ? view : viewOf(view.items);
  return [...held.members.keys()].slice(0, 50);
}

/** Returns how many names have a similar one on the other side. */
function alike(ours: readonly string[], theirs: readonly string[], around: ReadonlySet<string>): number {
  const left = new Set(theirs);
  for (const name of ours) {
    const found = left.has(name) ? name : [...left].find((each) => nameLikeness(name, each, around) >= akin);
    if (found !== undefined) left.delete(found);
  }
  return (2 * (theirs.length - left.size)) / (ours.length + theirs.length);
}

/** Returns the share of elements that both have. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const [own, other] = [new Set(a), new Set(b)];
  const both = [...own].filter((each) => other.has(each)).length;
  return (2 * both) / Math.max(1, own.size + other.size);
}

const keyOf = (value: Json): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const shown = (score: number): string => score.toFixed(2);
