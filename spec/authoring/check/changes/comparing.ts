import type { Json } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import type { Collector, Context } from './change.js';
import { type Direction, rateKeyword } from './keywords.js';
import { breaking, compatible, documentation, provenance, type Rated, rateProvenance } from './rating.js';
import { below, contentOf, differing, entriesOf, objectOf, paired, type Side } from './side.js';

/** Rates another value of a key; undefined if it is absent. */
export type RateKey = (before: Json | undefined, after: Json | undefined, key: string) => Rated;

/** How keys of an object are rated: each its own way, or `otherwise`. Those of `apart` are compared elsewhere. */
interface Keys {
  readonly apart: readonly string[];
  readonly rates?: Readonly<Record<string, RateKey>>;
  readonly otherwise?: RateKey;
}

/** Compares what two objects have under each key. */
export function compareKeys(
  base: Side,
  revision: Side,
  context: Context,
  { apart, rates = {}, otherwise = () => documentation() }: Keys,
  out: Collector,
): void {
  for (const { key, before, after } of differing(base, revision, (name) => apart.includes(name))) {
    const rated = provenance.includes(key)
      ? rateProvenance(key, before, after, objectOf(revision))
      : (rates[key] ?? otherwise)(before, after, key);
    out.add({ ...context, what: `${context.what}: ${key}` }, base, revision, {
      key,
      before,
      after,
      ...rated,
    });
  }
}

/** How entries of a map or a list are compared. */
interface Entries {
  /** The key of the map or list. */
  readonly key: string;
  readonly at: (name: string) => Context;
  readonly gone: Rated;
  /** Undefined if new entries do not matter. */
  readonly added: Rated | undefined;
  readonly both: (base: Side, revision: Side, at: Context) => void;
}

/** Compares the entries of two maps or lists: those of both, and those of one only. */
export function compareEntries(
  base: Side,
  revision: Side,
  { key, at, gone, added, both }: Entries,
  out: Collector,
): void {
  const [was, is] = [below(base, key), below(revision, key)];
  for (const each of paired(entriesOf(was), entriesOf(is))) {
    const rated = each.base ? gone : added;
    if (each.base && each.revision) both(each.base, each.revision, at(each.name));
    else if (rated)
      out.add(at(each.name), was ?? base, is ?? revision, {
        key: each.name,
        before: each.base && contentOf(each.base),
        after: each.revision && contentOf(each.revision),
        ...rated,
      });
  }
}

/** The state of a recursive schema comparison. */
interface SchemaContext extends Context {
  readonly direction: Direction;
  readonly isConditional: boolean;
  /** Pairs that were already compared: schemas may be recursive. */
  readonly seen: Set<string>;
}

/** Keywords that contain a schema, a list of schemas, or schemas by name. */
const single =
  'items additionalProperties unevaluatedProperties contains propertyNames not if then else'.split(' ');
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['patternProperties', 'dependentSchemas', '$defs'];
const conditional = ['not', 'if', 'then', 'else', 'oneOf'];

/** Compares the schemas of two parameters, headers or media types, if both have one. */
export function compareSchemasOf(
  base: Side,
  revision: Side,
  context: Context & { readonly direction: Direction },
  out: Collector,
): void {
  const [was, is] = [below(base, 'schema'), below(revision, 'schema')];
  if (was && is) compareSchemas(was, is, { ...context, isConditional: false, seen: new Set() }, out);
}

/** Compares two schemas, keyword by keyword and member by member. */
function compareSchemas(base: Side, revision: Side, context: SchemaContext, out: Collector): void {
  const places = [base, revision].flatMap(({ place, beside }) => [place, ...beside]);
  const pair = places.map(nameOf).join(' ');
  if (context.seen.has(pair)) return;
  context.seen.add(pair);
  const [was, is] = [objectOf(base), objectOf(revision)];
  const keywords = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const inner = keywords.filter((keyword) => isInner(keyword, was[keyword]) && isInner(keyword, is[keyword]));
  if (keywords.includes('properties')) compareMembers(base, revision, context, out);
  for (const keyword of inner) {
    const at = { ...context, isConditional: context.isConditional || conditional.includes(keyword) };
    const [one, other] = [below(base, keyword), below(revision, keyword)];
    if (single.includes(keyword)) {
      if (one && other) compareSchemas(one, other, at, out);
      continue;
    }
    const branch = (more: string) => breaking(`"${keyword}" has a branch ${more}: look at what it admits`);
    compareEntries(
      base,
      revision,
      {
        key: keyword,
        at: () => ({ ...at, what: `${context.what}: ${keyword}` }),
        gone: branch('less'),
        added: branch('more'),
        both: (before, after) => compareSchemas(before, after, at, out),
      },
      out,
    );
  }
  const otherwise: RateKey = (before, after, keyword) =>
    rateKeyword(keyword, [before, after], context.direction, context.isConditional);
  compareKeys(base, revision, context, { apart: ['properties', ...inner], otherwise }, out);
}

function compareMembers(base: Side, revision: Side, context: SchemaContext, out: Collector): void {
  const isSent = context.direction === 'request';
  const at = (name: string): SchemaContext => ({
    ...context,
    subject: 'member',
    member: name,
    what: memberOf(context, name),
  });
  const gone = isSent ? 'clients that send it are refused or ignored' : 'clients that read it find nothing';
  const added = isSent ? 'nobody has to send it' : 'clients ignore what they do not know';
  compareEntries(
    base,
    revision,
    {
      ...{ key: 'properties', at, gone: breaking(gone), added: compatible(added) },
      both: (before, after, { member = '' }) => compareSchemas(before, after, at(member), out),
    },
    out,
  );
}

function memberOf({ direction, member, what }: SchemaContext, name: string): string {
  const path = member === undefined || !what.includes('`') ? name : `${what.split('`')[1] ?? member}.${name}`;
  return `${direction} member \`${path}\``;
}

function isInner(keyword: string, value: Json | undefined): boolean {
  if (single.includes(keyword)) return typeof value === 'object' && value !== null;
  return lists.includes(keyword) || (maps.includes(keyword) && value !== undefined);
}

const nameOf = ({ file, keys }: Place): string => `${file}#${keys.join('/')}`;
