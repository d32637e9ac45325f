import type { Readings } from '../../../generated/questions.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';

const dayMs = 86_400_000;

/** Instants from `fromMs`, inclusive, to `beforeMs`, exclusive. */
export interface DateRange {
  readonly fromMs: number;
  readonly beforeMs: number;
}

/**
 * Returns the instants between two days such as `2026-01-14`, in UTC. Either may be omitted. Question import.range decides
 * whether the last day is included.
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
