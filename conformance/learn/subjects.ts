import { type QuestionId, questionIds } from '../../generated/questions.js';
import { isProbe } from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import {
  type Conclusion,
  createSightings,
  createWatch,
  type Keep,
  now,
  type Sightings,
} from '../probes/sightings.js';
import { type Capability, lackOf } from '../target/target.js';
import { type Asked, sendingOf } from './looks.js';

/**
 * Prepares the questions to be learned, and their sightings.
 * @param lacking returns why requests with these needs cannot be sent for a question, undefined if they can
 * @param keep where sightings of refusals are kept
 */
export function subjectsOf(
  wanted: (question: QuestionId) => boolean,
  lacking: (needs: readonly Capability[], question: QuestionId) => string | undefined,
  keep: Keep = now,
) {
  const chosen = questionIds.filter(wanted).map((question) => ({ question, probe: probeOf(question) }));
  const watch = createWatch(chosen.map(({ probe }) => probe).filter(isProbe), keep);
  const sightings = new Map<QuestionId, Sightings>();
  const asked: Asked[] = [];
  for (const { question, probe } of chosen) {
    const seen = watch.sightings.get(question) ?? createSightings();
    sightings.set(question, seen);
    if (!isProbe(probe)) {
      seen.miss(probe.because);
      continue;
    }
    const sends = sendingOf(probe);
    if (sends === undefined) continue;
    const because = lacking(sends.needs ?? [], question);
    if (because === undefined) asked.push({ ...sends, question, seen });
    else seen.miss(because);
  }
  const concluded = (seen: Sightings, ended?: string): Conclusion => {
    const because = keep.rejected?.(seen);
    return because === undefined ? seen.conclude(ended) : { kind: 'unknown', because };
  };
  return {
    /** Reads answers off an exchange. */
    see: watch.see,
    /** Returns the number of questions with a sighting. */
    answered: () => [...sightings.values()].filter((seen) => seen.count() > 0).length,
    /** The questions that are watched. */
    watches: [...watch.sightings.keys()],
    /** The questions that can be asked of this target. */
    asked,
    /**
     * Returns the conclusions from all sightings, in the order of the questions.
     * @param ended why not all questions were asked
     */
    conclude: (ended?: string): ReadonlyMap<QuestionId, Conclusion> =>
      new Map([...sightings].map(([question, seen]) => [question, concluded(seen, ended)])),
  };
}

/** Returns a function that describes which needs a target does not meet. */
export function lackingIn(offered: ReadonlySet<Capability>) {
  return (needs: readonly Capability[]): string | undefined => {
    const lacking = [...new Set(needs)].filter((capability) => !offered.has(capability));
    return lacking.length === 0 ? undefined : lackOf(...lacking);
  };
}
