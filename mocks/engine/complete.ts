import type { Inbound, Outbound, PendingResponse, ServedOperation } from './contract.js';
import type { World } from './handler.js';

export function completing(
  world: World,
): (inbound: Inbound, draft: PendingResponse, operation?: ServedOperation) => PendingResponse {
  const commonHeaders = commonHeadersOf(world);
  const contentType = contentTypeOf(world);
  return (inbound, draft, operation) => {
    const headers = commonHeaders(inbound);
    const ignored = operation && ignoredParameters(inbound.target, parametersOf(operation));
    if (ignored !== undefined) headers['X-Ignored-Parameters'] = ignored;
    if (draft.body !== undefined || draft.chunks) headers['Content-Type'] = contentType(draft.status);
    Object.assign(headers, draft.headers);
    const { status, body, cookies, chunks } = draft;
    return chunks ? { ...draft, headers } : { status, body, headers, cookies };
  };
}

function parametersOf({ query, names }: ServedOperation): readonly string[] {
  return Object.keys(query?.types ?? {}).map((name) => names?.query.get(name) ?? name);
}

const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Request-Id',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Credits-Used, X-Credits-Remaining, X-Credits-Cost, Retry-After',
} as const;

function commonHeadersOf(world: World): (inbound: Inbound) => Record<string, string> {
  const { profile } = world;
  const fixed = {
    ...(profile.reading('transport.version-header') === 'on' ? { 'X-Api-Version': '1.0' } : {}),
    ...(profile.reading('transport.options') === 'options-204-cors' ? anyOrigin : {}),
  };
  const date = dateHeaderOf(world);
  const ids = profile.reading('transport.request-id');
  const requestId = ids === 'off' ? undefined : requestIdsOf(world);
  return (inbound) => {
    const headers: Record<string, string> = { Date: date(), ...fixed };
    if (requestId)
      headers['X-Request-Id'] = requestId(ids === 'own' ? undefined : inbound.header('x-request-id'));
    return headers;
  };
}

function contentTypeOf({ profile }: World): (status: number) => string {
  const reading = profile.reading('transport.content-type');
  if (reading === 'json-charset') return () => 'application/json; charset=utf-8';
  if (reading === 'json') return () => 'application/json';
  return (status) => (status >= 400 ? 'application/problem+json' : 'application/json');
}

/** Visible ASCII of a sensible length: anything else could break a log or a header. */
const wellFormed = /^[\x21-\x7e]{1,128}$/;

/** Returns the id of an exchange: that of the client if it is well-formed, otherwise the next one of this mock. */
function requestIdsOf({ ids }: Pick<World, 'ids'>): (sent: string | undefined) => string {
  const prefix = ids.named('req', 'exchange');
  return (sent) => {
    if (sent !== undefined && wellFormed.test(sent)) return sent;
    return `${prefix}${ids.count('exchange').toString(36).padStart(6, '0')}`;
  };
}

const skewMs = 90_000;

/** The current time of the service, ahead of the real one under `skewed-clock`. */
export function serverNow({ clock, profile }: World): number {
  return clock.now() + (profile.reading('session.lifetime') === 'skewed-clock' ? skewMs : 0);
}

function dateHeaderOf(world: World): () => string {
  let second = Number.NaN;
  let text = '';
  return () => {
    const now = Math.floor(serverNow(world) / 1000);
    if (now !== second) {
      second = now;
      text = new Date(now * 1000).toUTCString();
    }
    return text;
  };
}

/** Limits: a longer list is of no use, and the size of a header is limited. */
const mostNames = 20;
const mostChars = 100;

/** Formats names that had no effect for a header: percent-encoded, separated by commas. */
export function ignoredNames(names: readonly string[]): string {
  return names
    .slice(0, mostNames)
    .map((name) => encodeURIComponent(Buffer.from(name).toString()).slice(0, mostChars))
    .join(', ');
}

/** Formats the query parameters that an operation does not know for a header; undefined if there are none. */
function ignoredParameters(target: string, known: readonly string[]): string | undefined {
  const start = target.indexOf('?');
  if (start < 0) return undefined;
  const sent = new Set(new URLSearchParams(target.slice(start + 1)).keys());
  const unknown = [...sent].filter((name) => !known.includes(name));
  return unknown.length === 0 ? undefined : ignoredNames(unknown);
}

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

export function outbound(
  { status, headers, cookies, chunks }: PendingResponse,
  body: Outbound['body'],
): Outbound {
  return { status, headers, cookies, body, ...(chunks === undefined ? {} : { chunks }) };
}
