import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../source/json.js';
import type { Collector, Context } from './change.js';
import { breaking, provenance, type Rate, type Rated, type Rates } from './rating.js';
import { below, contentOf, type Entries, entriesOf, nameOf, objectOf, type Side } from './side.js';

/** How two states of an object are compared: the parts inside it by their own kinds, everything else key by key. */
export interface Kind {
  readonly rates?: Rates;
  readonly otherwise: Rate;
  /** Keys that are compared elsewhere. */
  readonly elsewhere?: readonly string[];
  /** The parts that objects with these keys may have. */
  readonly parts?: (at: Context, keys: readonly string[]) => Readonly<Record<string, Part>>;
}

/** What is inside an object under a key: another object or, with `gone` and `added`, objects by name or in a list. */
export interface Part {
  readonly kind: Kind;
  readonly at: (name: string) => Context;
  /** How an entry of one side only is described, if otherwise than one of both. */
  readonly alone?: (name: string, entry: Side) => Partial<Context>;
  readonly gone?: (entry: Side) => Rated;
  /** Undefined if new entries do not matter. */
  readonly added?: (entry: Side) => Rated;
}

/** Compares two states of an object. */
export function compare(kind: Kind, base: Side, revision: Side, at: Context, out: Collector): void {
  const places = [base, revision].flatMap(({ place, beside }) => [place, ...beside]);
  const pair = [at.direction, ...places.map(nameOf)].join(' ');
  if (at.seen.has(pair)) return;
  at.seen.add(pair);
  const [was, is] = [objectOf(base), objectOf(revision)];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const apart = new Set(kind.elsewhere);
  for (const [key, part] of Object.entries(kind.parts?.(at, keys) ?? {})) {
    const [one, other] = [below(base, key), below(revision, key)];
    if (part.gone) {
      const holders = [one ?? base, other ?? revision] as const;
      compareEntries(entriesOf(one), entriesOf(other), part, out, (name) => [...holders, name]);
    } else if (one && other && isObject(contentOf(one)) && isObject(contentOf(other))) {
      compare(part.kind, one, other, part.at(key), out);
    } else continue;
    apart.add(key);
  }
  for (const key of keys) {
    const [before, after] = [was[key], is[key]];
    if (apart.has(key) || isDeepStrictEqual(before, after)) continue;
    const rate = provenance[key] ?? kind.rates?.[key] ?? kind.otherwise;
    const rated = rate(before, after, { key, entry: is, direction: at.direction });
    // In a condition, tighter and looser change places.
    const isTurned = at.isConditional && rated.rating === 'compatible' && provenance[key] === undefined;
    out.add({ ...at, what: `${at.what}: ${key}` }, base, revision, {
      ...{ key, before, after },
      ...(isTurned ? breaking(`${rated.why}, in a condition`) : rated),
    });
  }
}

/** Compares entries by name. @param placed where an entry of one side only is reported, and below which key */
export function compareEntries(
  was: Entries,
  is: Entries,
  { kind, at, alone, gone, added }: Part,
  out: Collector,
  placed: (name: string, base?: Side, revision?: Side) => readonly [base: Side, revision: Side, key: string],
): void {
  const [before, after] = [new Map(was), new Map(is)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)];
    if (one && other) {
      compare(kind, one, other, at(name), out);
      continue;
    }
    const only = one ?? other;
    const rated = only && (one ? gone : added)?.(only);
    if (!rated) continue;
    const [base, revision, key] = placed(name, one, other);
    const values = { before: one && contentOf(one), after: other && contentOf(other) };
    out.add({ ...at(name), ...alone?.(name, only) }, base, revision, { key, ...values, ...rated });
  }
}
