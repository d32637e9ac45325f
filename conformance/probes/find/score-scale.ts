import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { createScores, type Scores, scoresOf } from './scores.js';

/** How much further the best score of the same find lies on another scale: a change of people moves it less. */
const another = 5;
/** Finds whose best score is remembered: a run may send as many as it likes. */
const findsMost = 1000;

export const scoreScale = watches('find.score-scale', {
  begin() {
    const all = createScores();
    const best = new Map<string, number>();
    /** Whether the same find has had scores on another scale. */
    function hasTurned(sent: string, most: number): boolean {
      const before = best.get(sent);
      if (before === undefined && best.size < findsMost) best.set(sent, most);
      const [least, largest] = [Math.min(before ?? most, most), Math.max(before ?? most, most)];
      return least > 0 && largest > another * least;
    }
    return function* ({ exchange, find }) {
      if (!find?.answered) return;
      const scores = scoresOf(find.records.person.map(({ value }) => value).filter(hasScore)) ?? [];
      if (scores.length === 0) return;
      const these = createScores();
      for (const seen of [all, these]) addTo(seen, scores);
      // Two scales in turn would look like a third one on which both lie: each answer has to agree by itself, too.
      const alone = these.scales();
      const scales = all.scales().filter((scale) => alone.includes(scale));
      const isOne = scales.length > 0 && !hasTurned(exchange.request.text ?? '', Math.max(...scores));
      if (isOne) yield agrees(scales, all.describe());
      else yield otherwise(all.scales().length === 0 ? all.describe() : 'scores on several scales');
    };
  },
});

function addTo(seen: Scores, scores: readonly number[]): void {
  for (const score of scores) seen.add(score);
}

const hasScore = (person: { readonly score?: unknown }) => typeof person.score === 'number';
