import type { Inbound } from './dispatch.js';
import { requestIdsOf } from './request-id.js';
import { dateHeaderOf } from './server-time.js';
import type { World } from './world.js';

const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Request-Id',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Credits-Used, X-Credits-Remaining, X-Credits-Cost, Retry-After',
} as const;

/** Returns the headers that every response of a world has. */
export function commonHeadersOf(world: World): (inbound: Inbound) => Record<string, string> {
  const { profile } = world;
  const fixed = {
    ...(profile.reading('transport.version-header') === 'on' ? { 'X-Api-Version': '1.0' } : {}),
    ...(profile.reading('transport.options') === 'options-204-cors' ? anyOrigin : {}),
  };
  const date = dateHeaderOf(world);
  const requestId = profile.reading('transport.request-id') === 'echoed' ? requestIdsOf(world) : undefined;
  return (inbound) => {
    const headers: Record<string, string> = { Date: date(), ...fixed };
    if (requestId) headers['X-Request-Id'] = requestId(inbound.header('x-request-id'));
    return headers;
  };
}

/** Returns the Content-Type of a response with a JSON body. */
export function contentTypeOf({ profile }: World): (status: number) => string {
  const reading = profile.reading('transport.content-type');
  if (reading === 'json-charset') return () => 'application/json; charset=utf-8';
  if (reading === 'json') return () => 'application/json';
  return (status) => (status >= 400 ? 'application/problem+json' : 'application/json');
}
