import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Caller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { itemsOf, numberIn, textIn } from '../../../target/wire/members.js';

/** One record of a usage answer, as far as it can be read. */
export interface UsageLine {
  /** When its billing period begins, as the target writes it. */
  readonly period: string | undefined;
  /** The same, and when the period ends, in milliseconds since 1970. */
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
  readonly principal: string | undefined;
  readonly operation: string | undefined;
  /** What was counted, by the name of the member. */
  readonly figures: ReadonlyMap<string, number>;
}

const figureNames = ['requests', 'credits_used'] as const;

/** Asks for the usage of an organization (section 4.3). */
export function getUsage(
  context: CheckContext,
  query: CallInput['query'] = {},
  caller?: Caller,
): Promise<Exchange> {
  return context.call('getUsage', { query }, caller);
}

/**
 * A second principal who uses the organization, where the target was given one: it may have no role there.
 * Both come to use the same operation, which is not the one that tells what was used.
 */
export async function callAsUser(context: CheckContext): Promise<void> {
  const { clientId, username, password } = context.target;
  if (clientId === undefined || username === undefined || password === undefined) return;
  try {
    if (!context.worked('getSubscriptions')) await context.call('getSubscriptions');
    const user = context.callers.user('the user', username, password);
    const answer = await context.call('getSubscriptions', {}, user);
    if (!isSuccess(answer)) await getUsage(context, {}, user);
  } catch (error) {
    if (!(error instanceof EndScenario)) throw error;
  }
}

/** The records of a usage answer. What all of them share may stand beside them. */
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

/** Everybody whom records name. */
export function principalsIn(lines: readonly UsageLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ principal }) => principal ?? []));
}

/** Whether an answer says that it is one page of many, so that what it lacks may be on another. */
export function mayBePaged(body: Json | undefined): boolean {
  if (!isObject(body)) return false;
  return Object.entries(body).some(
    ([name, value]) =>
      /next|cursor|token|page|total|more|offset/i.test(name) && value !== null && value !== '',
  );
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
