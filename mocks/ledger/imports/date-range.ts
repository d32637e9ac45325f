import type { Readings } from '../../../generated/questions.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';

const dayMs = 86_400_000;

/** Instants from `fromMs` on, before `beforeMs`. */
export interface DateRange {
  readonly fromMs: number;
  readonly beforeMs: number;
}

/**
 * The instants that two days such as `2026-01-14` enclose, in UTC. Either may be left out; whether the last day
 * belongs to the range is question import.range.
 */
export function dateRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  reading: Readings['import.range'],
): DateRange | Refusal {
  if (from !== undefined && to !== undefined && from > to) {
    const message = `\`from\` is ${quote(from)}, which is after \`to\`, ${quote(to)}: exchange them.`;
    return refuse('request-invalid', message, { field: 'from' });
  }
  return {
    fromMs: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    beforeMs:
      to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + (reading === 'inclusive' ? dayMs : 0),
  };
}
