import type { Readings } from '../../generated/questions.js';

const minuteMs = 60_000;

const lifetimesMs: Readonly<Record<Readings['session.lifetime'], number>> = {
  '15-minutes': 15 * minuteMs,
  '1-hour': 60 * minuteMs,
  '1-minute': minuteMs,
  '10-seconds': 10_000,
  'skewed-clock': 15 * minuteMs,
};

export const lifetimeMs = (reading: Readings['session.lifetime']): number => lifetimesMs[reading];

/** Formats an instant as `expiresAt`. The clock has a precision of milliseconds: further digits are 0. */
export function writeExpiry(atMs: number, reading: Readings['session.expires-format']): string {
  const micro = (ms: number) => `${iso(ms).slice(0, 23)}000`;
  switch (reading) {
    case 'naive-microseconds':
      return micro(atMs);
    case 'naive-no-fraction':
      return iso(atMs).slice(0, 19);
    case 'naive-milliseconds':
      return iso(atMs).slice(0, 23);
    case 'with-z':
      return `${micro(atMs)}Z`;
    case 'with-offset':
      return `${micro(atMs)}+00:00`;
    case 'naive-local':
      return micro(atMs + 120 * minuteMs);
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
