import type { components } from '../../generated/control.js';
import type { Latency } from './latency.js';

type Asked = components['schemas']['ControlNewFault'];

/** A fault as it is asked for. */
export type NewFault = { readonly [Member in keyof Asked]?: Asked[Member] | undefined };

/** A fault that is set, and what came of it. */
export type ShownFault = components['schemas']['ControlFault'];

/** A fault after it was checked. */
export interface Fault {
  readonly asked: Readonly<NewFault> & { readonly on: string };
  readonly latency: Latency | undefined;
  /** The ids of those whose calls it strikes; everybody's when undefined. */
  readonly principals: ReadonlySet<string> | undefined;
}

/** What a fault does to the calls or webhooks that it strikes. */
export type Effect = (typeof callEffects)[number] | (typeof webhookEffects)[number];

/** What can happen to a call. */
export const callEffects = [
  'status',
  'latency',
  'reset',
  'truncateAfterBytes',
  'malformed',
  'bytesPerSecond',
] as const satisfies readonly (keyof NewFault)[];

/** What can happen to a webhook. */
export const webhookEffects = [
  'lose',
  'duplicate',
  'reorder',
  'delayMs',
] as const satisfies readonly (keyof NewFault)[];

/** The effects of a fault; one that is false is none. */
export function effectsOf(asked: NewFault): readonly Effect[] {
  return [...callEffects, ...webhookEffects].filter(
    (effect) => asked[effect] !== undefined && asked[effect] !== false,
  );
}

/** Whether a fault that has these effects has nothing left to do where another one with those has struck. */
export function excludes(struck: readonly Effect[], effects: readonly Effect[]): boolean {
  if (struck.includes('reset') && effects.some(isOfAnswer)) return true;
  if (effects.includes('reset') && struck.some(isOfAnswer)) return true;
  return effects.some((effect) => struck.includes(effect));
}

/** Whether there must be an answer for it. */
const isOfAnswer = (effect: Effect): boolean => effect !== 'latency' && effect !== 'reset';
