import type { QuestionId, Readings } from '../../../generated/questions.js';
import { type HiddenBy, type Watching, watches } from '../probe.js';
import type { Sighting } from '../sighting.js';
import { freshPeople, type Shown } from './fresh-people.js';
import { morePeople } from './more-people.js';
import { createTally, type Tally } from './tally.js';

/** What a person shows: of the person, or of something else that is named. */
export type Trait<Kind extends string> = Kind | { readonly of: string; readonly kind: Kind };

interface Counting<Q extends QuestionId, Kind extends string> {
  readonly hiddenBy?: HiddenBy;
  /** Begins anew for each run, so that it may remember. */
  begin(): (shown: Shown) => Iterable<Trait<Kind>>;
  /** What all that was counted so far says; undefined while it is too little, or hard to say. */
  concludes(tally: Tally<Kind>): Sighting<Readings[Q]> | undefined;
}

/** A probe that counts what people show, whoever asked for them: none is told by one person alone. */
export function counts<Q extends QuestionId, Kind extends string>(
  question: Q,
  { begin, concludes, hiddenBy = {} }: Counting<Q, Kind>,
): Watching<Q> {
  return watches(question, {
    hiddenBy,
    provoke: morePeople,
    begin() {
      const fresh = freshPeople();
      const traitsOf = begin();
      const tally = createTally<Kind>();
      return function* (looked) {
        let isNew = false;
        for (const shown of fresh(looked)) {
          for (const trait of traitsOf(shown)) {
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
