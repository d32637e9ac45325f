import type { ServedOperation } from './contract.js';
import type { Outbound } from './dispatch.js';
import type { PendingResponse } from './pending-response.js';

/** An answer in the names of the wire, where an overlay has given other ones. */
export function onWire(operation: ServedOperation | undefined, draft: PendingResponse): PendingResponse {
  if (operation?.names === undefined || draft.body === undefined) return draft;
  return { ...draft, body: operation.names.response(draft.status, draft.body) };
}

/** A text under another type than JSON is sent as it is, everything else as JSON. */
export function plain(draft: PendingResponse): Outbound {
  const { body, headers } = draft;
  if (body === undefined) return outbound(draft, undefined);
  const isText = typeof body === 'string' && headers['Content-Type']?.startsWith('text/') === true;
  return outbound(draft, isText ? body : JSON.stringify(body));
}

/** An answer with its body as text. */
export function outbound(
  { status, headers, cookies, chunks }: PendingResponse,
  body: string | undefined,
): Outbound {
  return { status, headers: { ...headers }, cookies, body, ...(chunks === undefined ? {} : { chunks }) };
}
