import { each, type Finding } from '../../scene/finding.js';
import { type Answer, describeHits, type Hits, sameHits } from './answer.js';

/** Judges that the two elements of each pair are equivalent. */
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

/** Pairs the elements of one answer with those at the same index of another. */
export function inPairs(one: Answer | undefined, other: Answer | undefined): [Hits, Hits | undefined][] {
  return (one?.elements ?? []).map((hits, index) => [hits, other?.elements[index]]);
}

export function elementOf(answers: readonly Answer[], request: number, index: number): Hits | undefined {
  return answers[request]?.elements[index];
}
