import type { Exchange } from '../../target/exchange.js';

/** What a 503 speaks of: both throttling and maintenance may be told by this status, and ask to come again. */
export function spokenOf({ response: { text } }: Exchange): 'throttling' | 'maintenance' | undefined {
  if (/too.many|rate.?limit|throttl/i.test(text)) return 'throttling';
  return /maint(?:enance|ain)/i.test(text) ? 'maintenance' : undefined;
}

/** Whether an answer asks to come again in so many seconds. */
export const isInSeconds = ({ response }: Exchange): boolean =>
  /^\d+$/.test(response.headers['retry-after'] ?? '');
