import type { Exchange } from '../../target/exchange.js';
import { elementsOf } from './elements.js';

/** Whether a find was answered with `matches` [] and status 200. */
export function isNoMatches(answer: Exchange): boolean {
  return answer.response.status === 200 && elementsOf(answer)?.length === 0;
}
