import type { components } from '../../generated/control.js';

type Asked = components['schemas']['ControlNewFault'];

export type NewFault = { readonly [Member in keyof Asked]?: Asked[Member] | undefined };

export type ShownFault = components['schemas']['ControlFault'];

export interface Fault {
  readonly asked: Readonly<NewFault> & { readonly on: string };
  readonly latency: Latency | undefined;
  /** The ids of the principals whose calls it strikes; undefined for all. */
  readonly principals: ReadonlySet<string> | undefined;
}

/** What can happen to calls, and what to webhooks. */
export const possibleEffects = {
  calls: ['status', 'latency', 'reset', 'truncateAfterBytes', 'malformed', 'bytesPerSecond'],
  webhooks: ['lose', 'duplicate', 'reorder', 'delayMs'],
} as const satisfies Readonly<Record<string, readonly (keyof NewFault)[]>>;

export type Effect = (typeof possibleEffects)[keyof typeof possibleEffects][number];

/** The effects of a fault; an effect that is `false` does not count. */
export function effectsOf(asked: NewFault): readonly Effect[] {
  return [...possibleEffects.calls, ...possibleEffects.webhooks].filter(
    (effect) => asked[effect] !== undefined && asked[effect] !== false,
  );
}

/** Whether a fault with `effects` can do nothing more after others with the effects `struck`. */
export function excludes(struck: readonly Effect[], effects: readonly Effect[]): boolean {
  if (struck.includes('reset') && effects.some(isOfAnswer)) return true;
  if (effects.includes('reset') && struck.some(isOfAnswer)) return true;
  return effects.some((effect) => struck.includes(effect));
}

const isOfAnswer = (effect: Effect): boolean => effect !== 'latency' && effect !== 'reset';

/** The delay of answers, in milliseconds. */
export type Latency =
  | { readonly distribution: 'fixed'; readonly ms: number }
  | { readonly distribution: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly distribution: 'normal' | 'lognormal'; readonly p50Ms: number; readonly p99Ms: number };

export const longestMs = 60_000;

/** The number of standard deviations between the median and the 99th percentile. */
const deviations = 2.3263478740408408;

/** A delay from 0 to 60 seconds. Both draws are from 0 to below 1. */
export function latencyMs(latency: Latency, [one, other]: readonly [number, number]): number {
  return Math.min(longestMs, Math.max(0, drawn(latency, one, other)));
}

function drawn(latency: Latency, one: number, other: number): number {
  switch (latency.distribution) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.minMs + (latency.maxMs - latency.minMs) * one;
    case 'normal':
      return latency.p50Ms + (latency.p99Ms - latency.p50Ms) * (standardNormal(one, other) / deviations);
    case 'lognormal':
      return latency.p50Ms * (latency.p99Ms / latency.p50Ms) ** (standardNormal(one, other) / deviations);
  }
}

/** The Box-Muller transform: turns two uniform draws into one of the standard normal distribution. */
function standardNormal(one: number, other: number): number {
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
}
