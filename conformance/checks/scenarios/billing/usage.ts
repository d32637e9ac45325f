import type { CheckContext } from '../../../check/check-context.js';
import type { Caller, CallInput, Exchange, Steps } from '../../../check/scenario.js';
import { isObject, itemsOf, type Json, numberIn, textIn } from '../../../target/json.js';

export interface UsageLine {
  readonly period: string | undefined;
  /** Start and end of the period, in milliseconds since 1970. */
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
  readonly principal: string | undefined;
  readonly operation: string | undefined;
  readonly figures: readonly (readonly [name: string, value: number])[];
}

/** Figures by what they count: "requests of find in 2026-01-01T00:00:00Z". */
export type Totals = ReadonlyMap<string, number>;

export interface Usage {
  readonly answer: Exchange;
  readonly lines: readonly UsageLine[];
  readonly totals: Totals;
  readonly principals: readonly string[];
}

export const getUsage = (
  context: CheckContext,
  query: CallInput['query'] = {},
  caller?: Caller,
): Promise<Exchange> => context.call('getUsage', { query }, caller);

export async function usageBy(t: Steps, query?: CallInput['query'], caller?: Caller): Promise<Usage> {
  const answer = await getUsage(t, query, caller);
  const lines = linesOf(t.body(answer));
  const principals = new Set(lines.flatMap(({ principal }) => principal ?? []));
  return { answer, lines, totals: totalsOf(lines), principals: [...principals] };
}

/** Parses the records of a usage response. Members that all records share may stand beside the list. */
export function linesOf(body: Json | undefined): readonly UsageLine[] {
  return itemsOf(body).map((record) => {
    const both = { ...(isObject(body) ? body : {}), ...record };
    const figures = ['requests', 'credits_used'].flatMap((name) => {
      const figure = numberIn(record, name);
      return figure === undefined ? [] : [[name, figure] as const];
    });
    return {
      period: textIn(both, 'period_start'),
      startsAt: timeOf(textIn(both, 'period_start')),
      endsAt: timeOf(textIn(both, 'period_end')),
      principal: textIn(record, 'principal'),
      operation: textIn(record, 'operation'),
      figures,
    };
  });
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Adds up the figures of each operation and period over all principals. */
export function totalsOf(lines: readonly UsageLine[]): Totals {
  const totals = new Map<string, number>();
  for (const { period = 'an unknown period', operation = 'everything', figures } of lines) {
    for (const [name, figure] of figures) {
      const key = `${name} of ${operation} in ${period}`;
      totals.set(key, (totals.get(key) ?? 0) + figure);
    }
  }
  return totals;
}

/** Returns the first total that has decreased, unless a billing period is over. */
export function fallen(before: Usage, after: Usage): string | undefined {
  const shown = after.lines.map(({ period }) => period);
  if (before.lines.some(({ period }) => !shown.includes(period))) return undefined;
  return [...before.totals].find(([key, value]) => (after.totals.get(key) ?? 0) < value)?.[0];
}

export const risen = (before: Totals, after: Totals): string[] =>
  [...after].flatMap(([key, value]) => (value > (before.get(key) ?? 0) ? [key] : []));

/** Returns the totals that were equal before and after the request by principal, with the sum over the principals. */
export const quiet = (before: Totals, principals: Totals, after: Totals) =>
  [...before].flatMap(([key, value]) =>
    value > 0 && after.get(key) === value ? [{ key, value, sum: principals.get(key) ?? 0 }] : [],
  );
