import type { Exchange } from '../../target/exchange.js';

/**
 * Returns the bounds of when an answer was written: the time in its Date header and the time at which it arrived. Neither
 * clock is trusted over the other: a service under test may have a clock of its own.
 */
export function answerTime({ response, receivedAt }: Exchange): {
  readonly earliest: number;
  readonly latest: number;
} {
  const named = Date.parse(response.headers['date'] ?? '');
  if (Number.isNaN(named)) return { earliest: receivedAt, latest: receivedAt };
  return { earliest: Math.min(named, receivedAt), latest: Math.max(named, receivedAt) };
}
