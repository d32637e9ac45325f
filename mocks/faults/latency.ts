/** How much later answers come, in milliseconds. */
export type Latency =
  | { readonly distribution: 'fixed'; readonly ms: number }
  | { readonly distribution: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly distribution: 'normal' | 'lognormal'; readonly p50Ms: number; readonly p99Ms: number };

/** Nothing is held up for longer. */
export const longestMs = 60_000;

/** So many standard deviations lie between the median and the 99th percentile. */
const deviations = 2.3263478740408408;

/** One latency, never below 0 nor above 60 seconds. Each of two draws is from 0 to below 1. */
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

/** Box and Muller's way from two even draws to one of the standard normal distribution. */
function standardNormal(one: number, other: number): number {
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
}
