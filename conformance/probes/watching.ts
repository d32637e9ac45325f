import type { QuestionId } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { type AnyProbe, isWatching } from './probe.js';
import { createSightings, type Keep, now, type Sightings } from './sightings.js';

/** Reads answers off exchanges that were made for other purposes. */
export interface Watch {
  see(looked: Looked): void;
  /** The sightings of each watched question. */
  readonly sightings: ReadonlyMap<QuestionId, Sightings>;
}

/**
 * Starts the watching probes among these; the others are ignored.
 * @param keep where sightings of refusals are kept: a target that refuses valid calls, too, shows nothing by a refusal
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
          // A bug of the kit: later exchanges may still show it.
          seen.miss(`the kit broke on an answer: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    },
    sightings: new Map(watchers.map(({ question, seen }) => [question, seen])),
  };
}
