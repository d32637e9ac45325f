import type { Outbound } from '../engine/dispatch.js';

/** The error code for each status of a refusal. */
const codes = {
  400: 'invalid_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  500: 'internal',
} as const;

export type RefusedStatus = keyof typeof codes;

/** A response with a JSON body, or without a body. */
export function answered(status: number, body?: object): Outbound {
  return outbound(status, body, {});
}

/** A response in the text format of Prometheus. */
export function answeredAsText(body: string): Outbound {
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 200, headers, cookies: [], body };
}

/** A refusal in the same form as those of the service. */
export function refused(
  status: RefusedStatus,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Outbound {
  return outbound(status, { error: codes[status], message }, headers);
}

function outbound(
  status: number,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
): Outbound {
  // Responses may contain secrets and one-time tokens, which intermediaries must not store.
  const common = { 'Cache-Control': 'no-store', ...headers };
  if (body === undefined) return { status, headers: common, cookies: [], body: undefined };
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...common },
    cookies: [],
    body: JSON.stringify(body),
  };
}
