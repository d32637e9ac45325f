import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import type { ProbeContext } from '../probe-context.js';
import { idsIn } from './elements.js';

/** A find of several people, with this size. */
export function sized(size: Json): (t: ProbeContext) => Json {
  return (t) => ({ matches: [t.several().lookup], size });
}

/** How many people the only lookup of a find has found; undefined where the answer is none of such a find. */
export function countIn(answer: Exchange): number | undefined {
  return idsIn(answer, 1)?.[0]?.length;
}

/** Whether a lookup of several people was answered as one without a size: with more than one, and five at most. */
export function isAsUsual(answer: Exchange): boolean {
  const count = countIn(answer) ?? 0;
  return count > 1 && count <= 5;
}
