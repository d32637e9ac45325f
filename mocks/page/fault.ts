import type { components } from '../../generated/control.js';

type NewFault = components['schemas']['ControlNewFault'];
type Fault = components['schemas']['ControlFault'];

interface KindOf {
  readonly name: string;
  /** The unit of the number that the kind takes, if any. */
  readonly unit?: string;
  readonly usual?: string;
  readonly fault: (value: number) => NewFault;
}

/** The kinds of fault that the form offers. */
// biome-ignore format: one kind per line
export const kinds: Readonly<Record<Kind, KindOf>> = {
  status: { name: 'Refuse with a status', unit: 'Status', usual: '503', fault: (status) => ({ status }) },
  latency: { name: 'Answer late', unit: 'Milliseconds', usual: '800', fault: (ms) => ({ latency: { ms } }) },
  reset: { name: 'Reset the connection', fault: () => ({ reset: true }) },
  truncateAfterBytes: { name: 'Truncate the body', unit: 'After bytes', usual: '20', fault: (truncateAfterBytes) => ({ truncateAfterBytes }) },
  malformed: { name: 'Malform the body', fault: () => ({ malformed: true }) },
  bytesPerSecond: { name: 'Send the body slowly', unit: 'Bytes/s', usual: '50', fault: (bytesPerSecond) => ({ bytesPerSecond }) },
  lose: { name: 'Lose a webhook', fault: () => ({ lose: 'event' }) },
  duplicate: { name: 'Deliver a webhook twice', fault: () => ({ duplicate: true }) },
  reorder: { name: 'Deliver a webhook after the next', fault: () => ({ reorder: true }) },
  delayMs: { name: 'Deliver a webhook late', unit: 'Milliseconds', usual: '60000', fault: (delayMs) => ({ delayMs }) },
};

type Shaped = 'on' | 'credential' | 'skip' | 'times' | 'probability' | 'afterWork' | 'retryAfterSeconds';
export type Kind = Exclude<keyof NewFault, Shaped>;

export interface FaultFields {
  readonly kind: Kind;
  readonly value: string;
  readonly on: string;
  readonly times: string;
  readonly probability: string;
  readonly credential: string;
  readonly afterWork: boolean;
}

export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** Returns the fault that the form describes. The control plane refuses invalid ones and says why: `NaN` is sent as null. */
export function faultOf(fields: FaultFields): NewFault {
  const { kind, value, on, times, probability, credential, afterWork } = fields;
  return {
    ...(on.trim() === '' ? {} : { on: on.trim() }),
    ...kinds[kind].fault(Number(value.trim() || Number.NaN)),
    ...(times.trim() === '' ? {} : { times: Number(times) }),
    ...(probability.trim() === '' ? {} : { probability: Number(probability) }),
    ...(credential.trim() === '' ? {} : { credential: credential.trim() }),
    ...(afterWork ? { afterWork: true } : {}),
  };
}

/** Describes a fault on one line, such as `find: status 429, times 2`. */
export function faultText({ id: _id, on, met: _met, struck: _struck, ...rest }: Fault): string {
  const parts = Object.entries(rest).map(([name, value]) => {
    if (value === true) return name;
    return `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`;
  });
  return `${on}: ${parts.join(', ')}`;
}
