/** A report so far is made at most so often, and takes this part of the time at most. */
const leastMs = 1000;
const mostShare = 0.05;

/** Does `work` when it is due: now, and then at most every second, however often it is asked. */
export function every(work: () => void, now: () => number = () => performance.now()): () => void {
  let nextAt = Number.NEGATIVE_INFINITY;
  return () => {
    const begun = now();
    if (begun < nextAt) return;
    work();
    nextAt = begun + Math.max(leastMs, (now() - begun) / mostShare);
  };
}
