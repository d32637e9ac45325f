import type { components } from '../../generated/control.js';

type NewFault = components['schemas']['ControlNewFault'];
type Fault = components['schemas']['ControlFault'];

/** The kinds of fault that the form offers. `unit` is the unit of the number that a kind takes, if any. */
export const kinds = {
  status: { name: 'Refuse with a status', unit: 'Status', usual: '503' },
  latency: { name: 'Answer late', unit: 'Milliseconds', usual: '800' },
  reset: { name: 'Reset the connection', unit: undefined, usual: '' },
  truncateAfterBytes: { name: 'Truncate the body', unit: 'After bytes', usual: '20' },
  malformed: { name: 'Malform the body', unit: undefined, usual: '' },
  bytesPerSecond: { name: 'Send the body slowly', unit: 'Bytes/s', usual: '50' },
  lose: { name: 'Lose a webhook', unit: undefined, usual: '' },
  duplicate: { name: 'Deliver a webhook twice', unit: undefined, usual: '' },
  reorder: { name: 'Deliver a webhook after the next', unit: undefined, usual: '' },
  delayMs: { name: 'Deliver a webhook late', unit: 'Milliseconds', usual: '60000' },
} as const satisfies Record<string, { name: string; unit: string | undefined; usual: string }>;

export type Kind = keyof typeof kinds;

export interface FaultFields {
  readonly kind: Kind;
  readonly value: string;
  readonly on: string;
  readonly times: string;
  readonly probability: string;
  readonly credential: string;
  readonly afterWork: boolean;
}

const effects: Record<Kind, (value: number) => NewFault> = {
  status: (status) => ({ status }),
  latency: (ms) => ({ latency: { ms } }),
  reset: () => ({ reset: true }),
  truncateAfterBytes: (truncateAfterBytes) => ({ truncateAfterBytes }),
  malformed: () => ({ malformed: true }),
  bytesPerSecond: (bytesPerSecond) => ({ bytesPerSecond }),
  lose: () => ({ lose: 'event' }),
  duplicate: () => ({ duplicate: true }),
  reorder: () => ({ reorder: true }),
  delayMs: (delayMs) => ({ delayMs }),
};

export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** Returns the fault that the form describes. The control plane refuses invalid ones and says why: `NaN` is sent as null. */
export function faultOf({
  kind,
  value,
  on,
  times,
  probability,
  credential,
  afterWork,
}: FaultFields): NewFault {
  return {
    ...(on.trim() === '' ? {} : { on: on.trim() }),
    ...effects[kind](Number(value.trim() || Number.NaN)),
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
