import type { QuestionId, Readings } from '../../../generated/questions.js';
import { agrees, type Sighting } from '../answers.js';
import { type HiddenBy, type Watching, watches } from '../probe.js';
import { freshPeople, morePeople, type Shown } from './people.js';

/** What a person shows: about that person, or about another unit that is named. */
type Trait<Kind extends string> = Kind | { readonly of: string; readonly kind: Kind };

interface Counting<Q extends QuestionId, Kind extends string> {
  readonly hiddenBy?: HiddenBy;
  /** @param noted returns the set of this name, which lasts for the run */
  traits(shown: Shown, noted: (name: string) => Set<string>): Iterable<Trait<Kind>>;
  /** Concludes from everything that was counted so far; undefined while that is too little or ambiguous. */
  concludes(tally: Tally<Kind>): Sighting<Readings[Q]> | undefined;
}

/** Defines a probe that counts what people show, whatever they were requested for: one person alone decides nothing. */
export function counts<Q extends QuestionId, Kind extends string>(
  question: Q,
  { traits, concludes, hiddenBy = {} }: Counting<Q, Kind>,
): Watching<Q> {
  return watches(question, {
    hiddenBy,
    provoke: morePeople,
    begin() {
      const fresh = freshPeople();
      const tally = createTally<Kind>();
      const notes = new Map<string, Set<string>>();
      const noted = (name: string) => {
        const set = notes.get(name) ?? new Set();
        notes.set(name, set);
        return set;
      };
      return function* (looked) {
        let isNew = false;
        for (const shown of fresh(looked)) {
          for (const trait of traits(shown, noted)) {
            if (typeof trait === 'string') tally.add(shown.key, trait);
            else tally.add(trait.of, trait.kind);
            isNew = true;
          }
        }
        const sighting = isNew ? concludes(tally) : undefined;
        if (sighting) yield sighting;
      };
    },
  });
}

/** Counts units, such as people or companies, by what they show: each counts once, however often it is shown. */
export interface Tally<Kind extends string> {
  add(unit: string, kind: Kind): void;
  /** Returns the number of units that show any of these kinds, or of all units if none is given. */
  count(...kinds: readonly Kind[]): number;
}

/** The most units that are counted: a target may make up any number. */
const unitsMost = 5000;

function createTally<Kind extends string>(): Tally<Kind> {
  const units = new Map<string, Set<Kind>>();
  return {
    add(unit, kind) {
      const known = units.get(unit);
      if (known) known.add(kind);
      else if (units.size < unitsMost) units.set(unit, new Set([kind]));
    },
    count(...kinds) {
      if (kinds.length === 0) return units.size;
      return [...units.values()].filter((shown) => kinds.some((kind) => shown.has(kind))).length;
    },
  };
}

interface Bounds {
  /** The units that it takes to conclude anything. @default 10 */
  readonly least?: number;
  /** The share of units that may differ: one oddity is no reading of a whole service. @default 0.03 */
  readonly odd?: number;
}

/**
 * Returns the kind that practically every unit shows, or `several` if there is none: more than three times as many differ as
 * may. Undefined if too little was seen, or it is ambiguous.
 */
export function prevailing<Kind extends string>(
  tally: Tally<Kind>,
  kinds: readonly Kind[],
  { least = 10, odd = 0.03 }: Bounds = {},
): Kind | 'several' | undefined {
  const all = tally.count(...kinds);
  if (all < least) return undefined;
  const [best] = kinds
    .map((kind) => ({ kind, odd: tally.count(...kinds.filter((other) => other !== kind)) / all }))
    .toSorted((a, b) => a.odd - b.odd);
  if (best === undefined) return undefined;
  if (best.odd <= odd) return best.kind;
  return best.odd > 3 * odd && all >= 2 * least ? 'several' : undefined;
}

/**
 * Returns the reading of the kind that practically every unit shows, none of the readings if units differ.
 * @param readings by kind: undefined for behaviour that fits no reading
 * @param saw describes the kind
 */
export function prevailingReading<Kind extends string, Reading extends string>(
  tally: Tally<Kind>,
  readings: { readonly [K in Kind]?: Reading | undefined },
  saw: (kind: Kind | 'several') => string,
  bounds?: Bounds,
): Sighting<Reading> | undefined {
  const kind = prevailing(tally, Object.keys(readings) as Kind[], bounds);
  if (kind === undefined) return undefined;
  return agrees<Reading>(kind === 'several' ? undefined : readings[kind], saw(kind));
}
