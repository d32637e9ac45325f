import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import type { ProbeContext } from '../probe-context.js';
import { idsIn } from './elements.js';
import { oddFind } from './odd-find.js';

/** Finds with a `size` that the document does not speak of. */
export const oddSizes = {
  'find.size-over': oddFind('find.size-over', { 400: 'rejected-400', 422: 'rejected-422' }, [
    { sent: 'size 6', body: sized(6), granted: (answer) => (isAsUsual(answer) ? 'clamped' : undefined) },
  ]),
  'find.size-zero': oddFind('find.size-zero', { 400: 'rejected-400' }, [
    {
      sent: 'size 0',
      body: sized(0),
      granted(answer) {
        if (countIn(answer) === 0) return 'empty-people';
        return isAsUsual(answer) ? 'as-default' : undefined;
      },
    },
  ]),
  'find.size-negative': oddFind('find.size-negative', { 400: 'rejected-400', 422: 'rejected-422' }, [
    { sent: 'size -1', body: sized(-1) },
  ]),
  'find.size-type': oddFind('find.size-type', { 400: 'rejected-400' }, [
    // Neither reading takes it for a number.
    { sent: 'size 2.5', body: sized(2.5), refused: { 400: ['rejected-400', 'coerced'] } },
    {
      sent: 'size "1"',
      body: sized('1'),
      granted: (answer) => (countIn(answer) === 1 ? 'coerced' : undefined),
    },
  ]),
  'find.size-null': oddFind('find.size-null', { 400: 'rejected-400' }, [
    {
      sent: 'size null',
      body: sized(null),
      granted: (answer) => (isAsUsual(answer) ? 'as-default' : undefined),
    },
  ]),
};

/** A find of several people, with this size. */
function sized(size: Json): (t: ProbeContext) => Json {
  return (t) => ({ matches: [t.several().lookup], size });
}

/** How many people the only lookup of a find has found; undefined where the answer is none of such a find. */
function countIn(answer: Exchange): number | undefined {
  return idsIn(answer, 1)?.[0]?.length;
}

/** Whether a lookup of several people was answered as one without a size: with more than one, and five at most. */
function isAsUsual(answer: Exchange): boolean {
  const count = countIn(answer) ?? 0;
  return count > 1 && count <= 5;
}
