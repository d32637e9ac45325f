import type { QuestionId, Readings } from '../../../generated/questions.js';
import { agrees, type Sighting } from '../answers.js';
import { type HiddenBy, type Watching, watches } from '../probe.js';
import { freshPeople, morePeople, type Shown } from './people.js';

/** What a person shows: of the person, or of something else that is named. */
type Trait<Kind extends string> = Kind | { readonly of: string; readonly kind: Kind };

interface Counting<Q extends QuestionId, Kind extends string> {
  readonly hiddenBy?: HiddenBy;
  /** @param noted what was noted under a name earlier in the run */
  traits(shown: Shown, noted: (name: string) => Set<string>): Iterable<Trait<Kind>>;
  /** What all that was counted so far says; undefined while it is too little, or hard to say. */
  concludes(tally: Tally<Kind>): Sighting<Readings[Q]> | undefined;
}

/** A probe that counts what people show, whoever asked for them: none is told by one person alone. */
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

/** Of how many different things, as people or companies, something was seen: each counts once, however often it is shown. */
export interface Tally<Kind extends string> {
  add(unit: string, kind: Kind): void;
  /** Things that show any of these kinds; any kind at all where none is named. */
  count(...kinds: readonly Kind[]): number;
}

/** Things that are counted; a target may make up as many as it likes. */
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
  /** Things without which nothing is said. @default 10 */
  readonly least?: number;
  /** The part of them that may do otherwise: one oddity is no reading of a whole service. @default 0.03 */
  readonly odd?: number;
}

/**
 * The one of these kinds that practically everything shows. `several` where there is none: more than three times as many do
 * otherwise as may. Undefined where too little was seen, or it is hard to say.
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
 * The reading of the kind that practically everything shows; none where things differ.
 * @param readings by kind: undefined for a way of the target's own
 * @param saw what that is, in words
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
