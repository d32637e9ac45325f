import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import { unlessEnded } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
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
