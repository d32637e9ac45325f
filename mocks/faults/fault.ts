import type { components } from '../../generated/control.js';
import type { Latency } from './latency.js';

type Asked = components['schemas']['ControlNewFault'];

/** A fault as requested. */
export type NewFault = { readonly [Member in keyof Asked]?: Asked[Member] | undefined };

/** A fault that is set, with its counts. */
export type ShownFault = components['schemas']['ControlFault'];

/** A validated fault. */
export interface Fault {
  readonly asked: Readonly<NewFault> & { readonly on: string };
  readonly latency: Latency | undefined;
  /** The ids of the principals whose calls it strikes; undefined for all. */
  readonly principals: ReadonlySet<string> | undefined;
}

/** What a fault does to the calls or webhooks that it strikes. */
export type Effect = (typeof callEffects)[number] | (typeof webhookEffects)[number];

/** The effects on calls. */
export const callEffects = [
  'status',
  'latency',
  'reset',
  'truncateAfterBytes',
  'malformed',
  'bytesPerSecond',
] as const satisfies readonly (keyof NewFault)[];

/** The effects on webhooks. */
export const webhookEffects = [
  'lose',
  'duplicate',
  'reorder',
  'delayMs',
] as const satisfies readonly (keyof NewFault)[];

/** The effects of a fault; an effect that is `false` does not count. */
export function effectsOf(asked: NewFault): readonly Effect[] {
  return [...callEffects, ...webhookEffects].filter(
    (effect) => asked[effect] !== undefined && asked[effect] !== false,
  );
}

/** Whether a fault with `effects` can do nothing more after others with the effects `struck`. */
export function excludes(struck: readonly Effect[], effects: readonly Effect[]): boolean {
  if (struck.includes('reset') && effects.some(isOfAnswer)) return true;
  if (effects.includes('reset') && struck.some(isOfAnswer)) return true;
  return effects.some((effect) => struck.includes(effect));
}

/** Whether the effect needs an answer. */
const isOfAnswer = (effect: Effect): boolean => effect !== 'latency' && effect !== 'reset';
