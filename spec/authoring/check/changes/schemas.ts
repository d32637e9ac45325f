import { isDeepStrictEqual } from 'node:util';
import { isArray, isObject } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import type { Collector, Context } from './collector.js';
import { type Direction, rateKeyword } from './keywords.js';
import { provenance, rateProvenance } from './provenance.js';
import { breaking, compatible } from './rating.js';
import { below, contentOf, membersOf, objectOf, paired, type Side } from './side.js';

/** The state of a recursive schema comparison. */
export interface SchemaContext extends Context {
  readonly direction: Direction;
  readonly isConditional: boolean;
  /** Pairs that were already compared: schemas may be recursive. */
  readonly seen: Set<string>;
}

/** Keywords that contain a schema or a list of schemas. */
const single = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const conditional = new Set(['not', 'if', 'then', 'else', 'oneOf']);

/** Compares two schemas, keyword by keyword and member by member. */
export function compareSchemas(base: Side, revision: Side, context: SchemaContext, out: Collector): void {
  const pair = [base, revision]
    .flatMap(({ place, beside }) => [place, ...beside])
    .map(nameOf)
    .join(' ');
  if (context.seen.has(pair)) return;
  context.seen.add(pair);
  const was = objectOf(base);
  const is = objectOf(revision);
  for (const keyword of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const before = was[keyword];
    const after = is[keyword];
    if (keyword === 'properties') compareMembers(base, revision, context, out);
    else if (isInner(keyword, before) && isInner(keyword, after)) {
      compareInner(keyword, base, revision, context, out);
    } else if (!isDeepStrictEqual(before, after)) {
      const rated = provenance.includes(keyword)
        ? rateProvenance(keyword, before, after, is)
        : rateKeyword(keyword, [before, after], context.direction, context.isConditional);
      out.add({ ...context, what: `${context.what}: ${keyword}` }, base, revision, {
        key: keyword,
        before,
        after,
        ...rated,
      });
    }
  }
}

function compareMembers(base: Side, revision: Side, context: SchemaContext, out: Collector): void {
  for (const each of paired(membersOf(below(base, 'properties')), membersOf(below(revision, 'properties')))) {
    const at = {
      ...context,
      subject: 'member' as const,
      member: each.name,
      what: memberOf(context, each.name),
    };
    if (each.base && each.revision) compareSchemas(each.base, each.revision, at, out);
    else {
      const rated = each.base
        ? breaking(
            context.direction === 'request'
              ? 'clients that send it are refused or ignored'
              : 'clients that read it find nothing',
          )
        : compatible(
            context.direction === 'request'
              ? 'nobody has to send it'
              : 'clients ignore what they do not know',
          );
      out.add(at, inProperties(base), inProperties(revision), {
        key: each.name,
        before: each.base && contentOf(each.base),
        after: each.revision && contentOf(each.revision),
        ...rated,
      });
    }
  }
}

/** Returns the map of members, or the schema if it has none. */
const inProperties = (side: Side): Side => below(side, 'properties') ?? side;

function memberOf({ direction, member, what }: SchemaContext, name: string): string {
  const path = member === undefined || !what.includes('`') ? name : `${what.split('`')[1] ?? member}.${name}`;
  return `${direction} member \`${path}\``;
}

function isInner(keyword: string, value: unknown): boolean {
  if (single.includes(keyword)) return typeof value === 'object' && value !== null;
  return lists.includes(keyword) || (maps.includes(keyword) && value !== undefined);
}

function compareInner(
  keyword: string,
  base: Side,
  revision: Side,
  context: SchemaContext,
  out: Collector,
): void {
  const inner = { ...context, isConditional: context.isConditional || conditional.has(keyword) };
  const was = below(base, keyword);
  const is = below(revision, keyword);
  if (single.includes(keyword)) {
    if (was && is) compareSchemas(was, is, inner, out);
    return;
  }
  for (const each of paired(branchesOf(was), branchesOf(is))) {
    if (each.base && each.revision) {
      compareSchemas(each.base, each.revision, inner, out);
      continue;
    }
    const after = each.revision && contentOf(each.revision);
    const before = each.base && contentOf(each.base);
    const why = `"${keyword}" has ${after === undefined ? 'a branch less' : 'a branch more'}: look at what it admits`;
    out.add({ ...context, what: `${context.what}: ${keyword}` }, was ?? base, is ?? revision, {
      key: each.name,
      before,
      after,
      ...breaking(why),
    });
  }
}

/** Returns the subschemas of a list by index, those of a map by name. */
function branchesOf(side: Side | undefined): readonly (readonly [string, Side])[] {
  const value = side && contentOf(side);
  if (side === undefined) return [];
  if (isObject(value)) return membersOf(side);
  if (!isArray(value)) return [];
  return value.flatMap((_, index) => {
    const branch = below(side, String(index));
    return branch === undefined ? [] : [[String(index), branch] as const];
  });
}

const nameOf = ({ file, keys }: Place): string => `${file}#${keys.join('/')}`;
