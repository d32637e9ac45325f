import type { Exchange } from '../../target/exchange.js';

/**
 * When an answer was written: between the time that the service names in its Date header and the time at which it
 * arrived here. Neither clock is trusted over the other; a service under test may have its own.
 */
export function answerTime({ response, receivedAt }: Exchange): {
  readonly earliest: number;
  readonly latest: number;
} {
  const named = Date.parse(response.headers['date'] ?? '');
  if (Number.isNaN(named)) return { earliest: receivedAt, latest: receivedAt };
  return { earliest: Math.min(named, receivedAt), latest: Math.max(named, receivedAt) };
}
