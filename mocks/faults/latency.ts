/** The delay of answers, in milliseconds. */
export type Latency =
  | { readonly distribution: 'fixed'; readonly ms: number }
  | { readonly distribution: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly distribution: 'normal' | 'lognormal'; readonly p50Ms: number; readonly p99Ms: number };

/** The maximum delay. */
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
