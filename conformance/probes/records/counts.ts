import type { QuestionId, Readings } from '../../../generated/questions.js';
import { agrees } from '../answers.js';
import { type HiddenBy, type Watching, watches } from '../probe.js';
import { freshPeople, morePeople, type Shown } from './people.js';

/** What a person shows: about that person, or about another unit that is named. */
type Trait<Kind extends string> = Kind | { readonly of: string; readonly kind: Kind };

/** The readings that the counts agree with, [] if they fit none; undefined while they are too few or ambiguous. */
type Concluded<Reading extends string> = Reading | readonly Reading[] | undefined;

interface Counting<Q extends QuestionId, Kind extends string> {
  /** What is counted, in words. */
  readonly what: string;
  readonly hiddenBy?: HiddenBy;
  /** @param noted returns the set of this name, which lasts for the run */
  traits(shown: Shown, noted: (name: string) => Set<string>): Iterable<Trait<Kind>>;
  concludes(tally: Tally<Kind>): Concluded<Readings[Q]>;
}

/** The most units that are counted: a target may make up any number. */
const unitsMost = 5000;

/** Defines a probe that counts what people show, whatever they were requested for: one person alone decides nothing. */
export function counts<Q extends QuestionId, Kind extends string>(
  question: Q,
  { what, traits, concludes, hiddenBy = {} }: Counting<Q, Kind>,
): Watching<Q> {
  return watches(question, {
    hiddenBy,
    provoke: morePeople,
    begin() {
      const fresh = freshPeople();
      const units = new Map<string, Set<Kind>>();
      const notes = new Map<string, Set<string>>();
      const noted = (name: string) => kept(notes, name);
      return function* (looked) {
        let isNew = false;
        for (const shown of fresh(looked)) {
          for (const trait of traits(shown, noted)) {
            const { of, kind } = typeof trait === 'string' ? { of: shown.key, kind: trait } : trait;
            if (units.size < unitsMost || units.has(of)) kept(units, of).add(kind);
            isNew = true;
          }
        }
        const tally = tallyOf([...units.values()]);
        const readings = isNew ? concludes(tally) : undefined;
        if (readings !== undefined) yield agrees(readings, `${what}: ${tally.describe()}`);
      };
    },
  });
}

function kept<T>(sets: Map<string, Set<T>>, name: string): Set<T> {
  const set = sets.get(name) ?? new Set();
  sets.set(name, set);
  return set;
}

/** Units, such as people or companies, by the kinds that they show: each counts once, however often it is shown. */
export interface Tally<Kind extends string> {
  readonly all: number;
  /** Returns the number of units that show any of these kinds. */
  count(...kinds: readonly Kind[]): number;
  /** Returns their share of all units, 0 if there is none. */
  share(...kinds: readonly Kind[]): number;
  describe(): string;
}

function tallyOf<Kind extends string>(units: readonly ReadonlySet<Kind>[]): Tally<Kind> {
  const count = (...kinds: readonly Kind[]) =>
    units.filter((shown) => kinds.some((kind) => shown.has(kind))).length;
  return {
    all: units.length,
    count,
    share: (...kinds) => (units.length === 0 ? 0 : count(...kinds) / units.length),
    describe: () =>
      [...new Set(units.flatMap((kinds) => [...kinds]))]
        .map((kind) => ({ kind, times: count(kind) }))
        .toSorted((a, b) => b.times - a.times)
        .map(({ kind, times }) => `${times} ${kind}`)
        .join(', '),
  };
}

interface Bounds {
  /** The units that it takes to conclude anything. @default 10 */
  readonly least?: number;
  /** The share of units that may differ: one oddity is no reading of a whole service. @default 0.03 */
  readonly odd?: number;
}

/**
 * Returns the readings of the kind that practically every unit shows, [] if there is none: more than three times as many
 * differ as may. Undefined if too little was seen, or it is ambiguous.
 * @param readings by kind: [] for behaviour that fits no reading
 */
export function prevailing<Kind extends string, Reading extends string>(
  { count }: Tally<Kind>,
  readings: { readonly [K in Kind]?: Reading | readonly Reading[] },
  { least = 10, odd = 0.03 }: Bounds = {},
): Concluded<Reading> {
  const kinds = Object.keys(readings) as Kind[];
  const all = count(...kinds);
  if (all < least) return undefined;
  const [best] = kinds
    .map((kind) => ({ kind, odd: count(...kinds.filter((other) => other !== kind)) / all }))
    .toSorted((a, b) => a.odd - b.odd);
  if (best === undefined) return undefined;
  if (best.odd <= odd) return readings[best.kind];
  return best.odd > 3 * odd && all >= 2 * least ? [] : undefined;
}
