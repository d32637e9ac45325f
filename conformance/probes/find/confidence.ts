import type { Readings } from '../../../generated/questions.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { type Confidences, confidences } from './confidences.js';

export const confidence = asks('find.confidence', {
  requests: 7,
  async ask(t) {
    const seen = await confidences(t);
    const reading = readingOf(seen);
    return reading === undefined ? otherwise(seen.saw) : agrees(reading, seen.saw);
  },
});

/** How `confidence` is read; undefined where it is in none of the ways. */
export function readingOf({ high, eight, unknown }: Confidences): Readings['find.confidence'] | undefined {
  if (high === 'keeps the best' && eight === unknown && isUnknown(unknown)) return 'levels';
  if (eight === 'keeps the best' && high === unknown && isUnknown(unknown)) return 'numeric-string';
  return high === 'none' && eight === 'none' && unknown === 'none' ? 'ignored' : undefined;
}

const isUnknown = (effect: Confidences['unknown']) => effect === 'none' || effect === 'refused';
