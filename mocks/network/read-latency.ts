import type { components } from '../../generated/control.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { Latency } from '../faults/latency.js';

type Asked = components['schemas']['ControlLatency'];
type Distribution = Latency['distribution'];
type Member = Exclude<keyof Asked, 'distribution'>;

/** The members that define each distribution. */
const members: Readonly<Record<Distribution, readonly Member[]>> = {
  fixed: ['ms'],
  uniform: ['minMs', 'maxMs'],
  lognormal: ['p50Ms', 'p99Ms'],
  normal: ['p50Ms', 'p99Ms'],
};
const choices = '`ms`, or `minMs` and `maxMs`, or `p50Ms` and `p99Ms`';

/** The requested latency; without a distribution, the one that its members fit. */
export function readLatency(asked: Asked): Latency | Refusal {
  const given = Object.keys(asked).filter((name) => name !== 'distribution');
  const fits = (one: Distribution) =>
    given.length === members[one].length && members[one].every((member) => asked[member] !== undefined);
  const { distribution = distributions.find(fits) } = asked;
  if (distribution === undefined) return wrong(`has ${named(given)}; it takes ${choices}`);
  if (!fits(distribution)) {
    return wrong(`is ${distribution} and has ${named(given)}; that takes ${named(members[distribution])}`);
  }
  const { ms = 0, minMs = 0, maxMs = 0, p50Ms = 0, p99Ms = 0 } = asked;
  if (minMs > maxMs) return wrong(`has \`minMs\` ${minMs} above \`maxMs\` ${maxMs}; exchange them`);
  if (p50Ms > p99Ms) return wrong(`has \`p50Ms\` ${p50Ms} above \`p99Ms\` ${p99Ms}; exchange them`);
  if (distribution === 'lognormal' && p50Ms === 0) {
    return wrong('is lognormal with `p50Ms` 0; it must be above 0, or the distribution normal');
  }
  if (distribution === 'fixed') return { distribution, ms };
  return distribution === 'uniform' ? { distribution, minMs, maxMs } : { distribution, p50Ms, p99Ms };
}

const distributions: readonly Distribution[] = ['fixed', 'uniform', 'lognormal', 'normal'];

const named = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(' and ');

function wrong(issue: string): Refusal {
  return refuse('request-invalid', `\`latency\` ${issue}.`, { field: 'latency' });
}
