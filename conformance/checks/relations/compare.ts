import { each, type Finding } from '../../scene/finding.js';
import { type Answer, describeHits, type Hits, sameHits } from './answer.js';

/** Elements that must say the same, in pairs. */
export function sameInPairs(
  pairs: Iterable<readonly [Hits | undefined, Hits | undefined]>,
  why: string,
): Finding {
  return each(pairs, ([source, derived]) => {
    if (!source) return undefined;
    if (derived && sameHits(source, derived)) return true;
    return {
      at: derived?.at ?? 'matches',
      expected: `${why}: ${describeHits(source)}`,
      received: describeHits(derived),
    };
  });
}

export function elementOf(answers: readonly Answer[], request: number, index: number): Hits | undefined {
  return answers[request]?.elements[index];
}

export function elementsOf(answers: readonly Answer[]): readonly Hits[] {
  return answers[0]?.elements ?? [];
}
