import type { Readings } from '../../../generated/questions.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { type Confidences, confidences } from './confidences.js';

/** Finds with a `confidence`. */
export const confidence = {
  'find.confidence': asks('find.confidence', {
    requests: 7,
    async ask(t) {
      const seen = await confidences(t);
      const reading = readingOf(seen);
      return reading === undefined ? otherwise(seen.saw) : agrees(reading, seen.saw);
    },
  }),
  'find.confidence-unknown': asks('find.confidence-unknown', {
    requests: 7,
    // Where every value is accepted, none is unknown.
    hiddenBy: { 'find.confidence': ['ignored'] },
    async ask(t) {
      const seen = await confidences(t);
      const reading = readingOf(seen);
      if (reading === 'ignored') throw undecided('no confidence has any effect, so none is unknown');
      if (reading === undefined) throw undecided('it is not known which values confidence takes');
      return agrees(seen.unknown === 'refused' ? 'rejected-400' : 'ignored', seen.saw);
    },
  }),
};

/** How `confidence` is read; undefined where it is in none of the ways. */
function readingOf({ high, eight, unknown }: Confidences): Readings['find.confidence'] | undefined {
  if (high === 'keeps the best' && eight === unknown && isUnknown(unknown)) return 'levels';
  if (eight === 'keeps the best' && high === unknown && isUnknown(unknown)) return 'numeric-string';
  return high === 'none' && eight === 'none' && unknown === 'none' ? 'ignored' : undefined;
}

const isUnknown = (effect: Confidences['unknown']) => effect === 'none' || effect === 'refused';
