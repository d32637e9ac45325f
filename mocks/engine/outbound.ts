import type { ServedOperation } from './contract.js';
import type { Outbound } from './dispatch.js';
import type { PendingResponse } from './pending-response.js';

/** Renames the members of a response to their names on the wire, if an overlay has changed them. */
export function onWire(operation: ServedOperation | undefined, draft: PendingResponse): PendingResponse {
  if (operation?.names === undefined || draft.body === undefined) return draft;
  return { ...draft, body: operation.names.response(draft.status, draft.body) };
}

/** Serialises a response: text of another type than JSON as is, everything else as JSON. */
export function plain(draft: PendingResponse): Outbound {
  const { body, headers } = draft;
  if (body === undefined) return outbound(draft, undefined);
  const isText = typeof body === 'string' && headers['Content-Type']?.startsWith('text/') === true;
  return outbound(draft, isText ? body : JSON.stringify(body));
}

/** Completes a response with its body as text. */
export function outbound(
  { status, headers, cookies, chunks }: PendingResponse,
  body: string | undefined,
): Outbound {
  return { status, headers: { ...headers }, cookies, body, ...(chunks === undefined ? {} : { chunks }) };
}
