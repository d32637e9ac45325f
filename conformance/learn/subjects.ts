import { type QuestionId, questionIds } from '../../generated/questions.js';
import { isProbe } from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import { type Conclusion, createSightings, type Keep, now, type Sightings } from '../probes/sightings.js';
import { createWatch } from '../probes/watching.js';
import { type Capability, lackOf } from '../target/target.js';
import { type Asked, sendingOf } from './looks.js';

/**
 * The questions that are to be learned, and what is seen of each.
 * @param lacking why what needs this can't be sent for a question; undefined where it can
 * @param keep where what refusals show is kept
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
    const seen = watch.sightings.get(question) ?? createSightings(isProbe(probe) ? probe : {});
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
    const doubt = keep.doubt?.(seen);
    return doubt === undefined ? seen.conclude(ended) : { kind: 'unknown', because: doubt };
  };
  return {
    /** Reads answers off whatever is sent. */
    see: watch.see,
    /** Questions that something was seen of. */
    answered: () => [...sightings.values()].filter((seen) => seen.count() > 0).length,
    /** What is read off. */
    watches: [...watch.sightings.keys()],
    /** What can be asked of this target. */
    asked,
    /**
     * What all that was seen says, in the order of the questions.
     * @param ended why not everything was asked
     */
    conclude: (ended?: string): ReadonlyMap<QuestionId, Conclusion> =>
      new Map([...sightings].map(([question, seen]) => [question, concluded(seen, ended)])),
  };
}

/** Says what a target does not offer. */
export function lackingIn(offered: ReadonlySet<Capability>) {
  return (needs: readonly Capability[]): string | undefined => {
    const lacking = [...new Set(needs)].filter((capability) => !offered.has(capability));
    return lacking.length === 0 ? undefined : lackOf(...lacking);
  };
}
