import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { createScores, scoresOf } from './scores.js';

export const scoreScale = watches('find.score-scale', {
  begin() {
    const seen = createScores();
    return function* ({ find }) {
      if (!find?.answered) return;
      const scores = scoresOf(find.records.person.map(({ value }) => value).filter(hasScore)) ?? [];
      if (scores.length === 0) return;
      for (const score of scores) seen.add(score);
      const scales = seen.scales();
      yield scales.length > 0 ? agrees(scales, seen.describe()) : otherwise(seen.describe());
    };
  },
});

const hasScore = (person: { readonly score?: unknown }) => typeof person.score === 'number';
