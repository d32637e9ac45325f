import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import { unlessEnded } from '../../../target/end-scenario.js';
import { type CallInput, type Exchange, isSuccess } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import { itemsOf, numberIn, textIn } from '../../../target/wire/members.js';

/** The readable parts of one usage record. */
export interface UsageLine {
  /** Start of the billing period, as written by the target. */
  readonly period: string | undefined;
  /** Start and end of the period, in milliseconds since 1970. */
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
  readonly principal: string | undefined;
  readonly operation: string | undefined;
  /** Counts by member name. */
  readonly figures: ReadonlyMap<string, number>;
}

const figureNames = ['requests', 'credits_used'] as const;

/** Usage may lag behind: how often it is requested until it shows what is expected, and the pause in between. */
export const [attempts, pauseMs] = [4, 2500];

/** Requests the usage of the organization (section 4.3). */
export const getUsage = (
  context: CheckContext,
  query: CallInput['query'] = {},
  caller?: Caller,
): Promise<Exchange> => context.call('getUsage', { query }, caller);

/** Requests usage until it satisfies. Returns the last response. */
export async function usageUntil(
  t: Scene,
  query: CallInput['query'],
  satisfies: (lines: readonly UsageLine[]) => boolean,
): Promise<Exchange> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await getUsage(t, query);
    if (satisfies(linesOf(t.body(answer))) || attempt === attempts) return answer;
    await t.wait(pauseMs);
  }
}

/**
 * Uses the organization as a second principal if the target was given a user, who may have no role there. Both principals
 * call the same operation, other than the one that reports usage.
 */
export async function callAsUser(context: CheckContext): Promise<void> {
  const { clientId, username, password } = context.target;
  if (clientId === undefined || username === undefined || password === undefined) return;
  const calls = async () => {
    if (!context.worked('getSubscriptions')) await context.call('getSubscriptions');
    const user = context.callers.user('the user', username, password);
    const answer = await context.call('getSubscriptions', {}, user);
    if (!isSuccess(answer)) await getUsage(context, {}, user);
  };
  await unlessEnded(calls());
}

/** Parses the records of a usage response. Members that all records share may stand beside the list. */
export function linesOf(body: Json | undefined): readonly UsageLine[] {
  return itemsOf(body).map((record) => {
    const both = { ...(isObject(body) ? body : {}), ...record };
    const figures = figureNames.flatMap((name) => {
      const figure = numberIn(record, name);
      return figure === undefined ? [] : [[name, figure] as const];
    });
    return {
      period: textIn(both, 'period_start'),
      startsAt: timeOf(textIn(both, 'period_start')),
      endsAt: timeOf(textIn(both, 'period_end')),
      principal: textIn(record, 'principal'),
      operation: textIn(record, 'operation'),
      figures: new Map(figures),
    };
  });
}

/** Returns the principals named in the records. */
export const principalsIn = (lines: readonly UsageLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ principal }) => principal ?? []));

/** Whether a response declares itself one of several pages, so that missing records may be on another page. */
export function mayBePaged(body: Json | undefined): boolean {
  if (!isObject(body)) return false;
  const isTold = ([, value]: readonly [string, Json]) => value !== null && value !== '';
  return Object.entries(body).some(
    (member) => /next|cursor|token|page|total|more|offset/i.test(member[0]) && isTold(member),
  );
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Usage of one operation in a billing period, added up over all principals. */
export interface Total {
  readonly period: string;
  readonly operation: string;
  /** The figure counted, such as "requests". */
  readonly name: string;
  readonly value: number;
  /** End of the period, in milliseconds since 1970. */
  readonly endsAt: number | undefined;
}

export type Totals = ReadonlyMap<string, Total>;

/** Totals of a usage response by period, operation and figure. Records without an operation are added up together. */
export function totalsOf(lines: readonly UsageLine[]): Totals {
  const totals = new Map<string, Total>();
  for (const { period = '', operation = '', figures, endsAt } of lines) {
    for (const [name, figure] of figures) {
      const key = JSON.stringify([period, operation, name]);
      const value = (totals.get(key)?.value ?? 0) + figure;
      totals.set(key, { period, operation, name, value, endsAt });
    }
  }
  return totals;
}

/** Describes a total for reports: "requests of find in 2026-01-01T00:00:00Z". */
export function describeTotal({ name, operation, period }: Total): string {
  return `${name}${operation === '' ? '' : ` of ${operation}`}${period === '' ? '' : ` in ${period}`}`;
}

/** Returns the first total that has decreased, of billing periods that are still shown or still current. */
export function fallen(
  before: Totals,
  after: Totals,
  now: number,
): { readonly before: Total; readonly after: number } | undefined {
  const shown = new Set([...after.values()].map(({ period }) => period));
  for (const [key, total] of before) {
    const isOver = !shown.has(total.period) && !(total.endsAt !== undefined && total.endsAt > now);
    const value = after.get(key)?.value ?? 0;
    if (!isOver && value < total.value) return { before: total, after: value };
  }
  return undefined;
}

/** Returns the keys of the totals that have increased. */
export const risen = (before: Totals, after: Totals): string[] =>
  [...after].flatMap(([key, { value }]) => (value > (before.get(key)?.value ?? 0) ? [key] : []));

/**
 * Returns the first total that differs from the sum over the principals, among the totals that were equal before and after
 * the request by principal. `quiet` is false if there were none.
 * @param among limits the comparison to these keys
 */
export function unequal(
  before: Totals,
  principals: Totals,
  after: Totals,
  among?: readonly string[],
): { readonly quiet: boolean; readonly differs?: { readonly total: Total; readonly sum: number } } {
  const quiet = [...before].filter(
    ([key, { value }]) => value > 0 && after.get(key)?.value === value && (among?.includes(key) ?? true),
  );
  for (const [key, total] of quiet) {
    const sum = principals.get(key)?.value ?? 0;
    if (sum !== total.value) return { quiet: true, differs: { total, sum } };
  }
  return { quiet: quiet.length > 0 };
}
