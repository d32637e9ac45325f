import { STATUS_CODES } from 'node:http';
import type { Profile } from '../engine/profile.js';
import { type Refusal, type RefusalReason, refuse } from '../engine/refusal.js';
import type { NewFault } from '../faults/fault.js';

/** The reason for which the service would answer with a status: the form of some refusals depends on it. */
const reasons: Readonly<Record<number, RefusalReason>> = {
  400: 'request-invalid',
  401: 'credential-expired',
  402: 'out-of-credit',
  403: 'role-insufficient',
  404: 'not-found',
  409: 'conflict',
  413: 'body-too-large',
  415: 'content-type',
  422: 'request-invalid',
  429: 'throttled',
  502: 'maintenance',
  503: 'maintenance',
  504: 'maintenance',
};

const meanings: Readonly<Record<number, string>> = {
  401: 'The access token is not taken any more: create a new session.',
  402: 'There is no credit left.',
  429: 'Too many requests: wait, and send the same request again.',
  500: 'Something went wrong inside.',
  503: 'Not available: send the same request again later.',
};

/** The refusal that a fault asks for, in the form of the service, with a message that names the fault. */
export function refusalAsked(
  { status = 500, retryAfterSeconds }: NewFault,
  faultId: string,
  profile: Profile,
  nowMs: number,
): Refusal {
  const seconds = retryAfterSeconds ?? usualSeconds(status, profile);
  const message = `${meanings[status] ?? `${STATUS_CODES[status] ?? 'Refused'}.`} (This is fault ${faultId} of the mock.)`;
  return refuse(reasons[status] ?? 'internal', message, {
    headers: seconds === undefined ? {} : { 'Retry-After': retryAfter(seconds, profile, nowMs) },
  });
}

function usualSeconds(status: number, profile: Profile): number | undefined {
  return status === 429 && profile.reading('errors.rate-limit') !== 'rejected-429-bare' ? 1 : undefined;
}

/** Seconds, or a date if the profile throttles that way: rounded up, so that the wait is never shorter. */
function retryAfter(seconds: number, profile: Profile, nowMs: number): string {
  if (profile.reading('errors.rate-limit') !== 'rejected-429-retry-after-date') return String(seconds);
  return new Date((Math.ceil(nowMs / 1000) + seconds) * 1000).toUTCString();
}
