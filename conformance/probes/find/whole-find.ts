import type { FindOptions } from '../../scene/check-context.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import type { ProbeContext } from '../probe-context.js';
import { elementsOf, hasFailed } from './elements.js';

/** A find, sent once more where one of its lookups failed inside the service: that is no reason to ask nothing. */
export async function wholeFind(t: ProbeContext, body: Json, how: FindOptions = {}): Promise<Exchange> {
  const answer = await t.find(body, how);
  return elementsOf(answer)?.some(hasFailed) ? t.find(body, how) : answer;
}
