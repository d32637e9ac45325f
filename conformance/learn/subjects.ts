import { type QuestionId, questionIds } from '../../generated/questions.js';
import { isProbe } from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import { type Conclusion, createSightings, createWatch, type Sightings } from '../probes/sightings.js';
import { type Capability, lackOf } from '../target/target.js';
import { type Asked, sendingOf } from './looks.js';

/**
 * Prepares the questions to be learned, and their sightings.
 * @param lacking returns why requests with these needs cannot be sent for a question, undefined if they can
 */
export function subjectsOf(
  wanted: (question: QuestionId) => boolean,
  lacking: (needs: readonly Capability[], question: QuestionId) => string | undefined,
) {
  const chosen = questionIds.filter(wanted).map((question) => ({ question, probe: probeOf(question) }));
  const watch = createWatch(chosen.map(({ question }) => question));
  const sightings = new Map<QuestionId, Sightings>();
  const asked: Asked[] = [];
  for (const { question, probe } of chosen) {
    const seen = watch.sightings.get(question) ?? createSightings();
    sightings.set(question, seen);
    const sends = isProbe(probe) ? sendingOf(probe) : undefined;
    const because = isProbe(probe) ? sends && lacking(sends.needs ?? [], question) : probe.because;
    if (because !== undefined) seen.miss(because);
    else if (sends) asked.push({ ...sends, question, seen });
  }
  return {
    /** Reads answers off an exchange. */
    see: watch.see,
    /** Returns the number of questions with a sighting. */
    answered: () => [...sightings.values()].filter((seen) => seen.count() > 0).length,
    /** The questions that are watched. */
    watches: [...watch.sightings.keys()],
    /** The questions that can be asked of this target. */
    asked,
    /** Returns the conclusions from all sightings, in the order of the questions. @param why see Sightings.conclude */
    conclude: (...why: Parameters<Sightings['conclude']>): ReadonlyMap<QuestionId, Conclusion> =>
      new Map([...sightings].map(([question, seen]) => [question, seen.conclude(...why)])),
  };
}

/** Returns a function that describes which needs a target does not meet. */
export function lackingIn(offered: ReadonlySet<Capability>) {
  return (needs: readonly Capability[]): string | undefined => {
    const lacking = [...new Set(needs)].filter((capability) => !offered.has(capability));
    return lacking.length === 0 ? undefined : lackOf(...lacking);
  };
}
