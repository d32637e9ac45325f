import type { QuestionId } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { type AnyProbe, isWatching } from './probe.js';
import { createSightings, type Keep, now, type Sightings } from './sightings.js';

/** What is read off exchanges that were made for something else. */
export interface Watch {
  see(looked: Looked): void;
  /** What was seen of each question that is watched. */
  readonly sightings: ReadonlyMap<QuestionId, Sightings>;
}

/**
 * Begins to look on for these probes: those that ask are passed over.
 * @param keep where what a refusal shows is kept: who refuses good calls, too, shows nothing by that
 */
export function createWatch(probes: readonly AnyProbe[], keep: Keep = now): Watch {
  const watchers = probes.filter(isWatching).map((probe) => ({
    question: probe.question,
    seen: createSightings(probe),
    see: probe.begin(),
    ofRefusals: probe.ofRefusals === true,
  }));
  return {
    see(looked) {
      const isRefused = looked.exchange.response.status >= 400;
      for (const { seen, see, ofRefusals } of watchers) {
        try {
          for (const sighting of see(looked)) (isRefused || ofRefusals ? keep : now).for(seen).add(sighting);
        } catch (error) {
          // A fault of the kit: what follows may still show it.
          seen.miss(`the kit broke on an answer: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    },
    sightings: new Map(watchers.map(({ question, seen }) => [question, seen])),
  };
}
