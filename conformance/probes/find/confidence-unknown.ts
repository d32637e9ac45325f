import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { readingOf } from './confidence.js';
import { confidences } from './confidences.js';

export const confidenceUnknown = asks('find.confidence-unknown', {
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
});
