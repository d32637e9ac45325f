import type { Dispatch, Inbound, Outbound } from '../engine/contract.js';

/** Which other origins may call: all, none, or those listed. */
export type Cors = boolean | readonly string[];

/** Headers that every page may read (Fetch standard), and the one that no page may. */
const plainNames =
  'cache-control content-language content-length content-type expires last-modified pragma set-cookie';
const notToExpose = new Set(plainNames.split(' '));
const nameList = /^[\w!#$%&'*+.^`|~, -]*$/;

/** Lets pages of other origins call, with their cookies: a convenience that the specification does not mention. */
export function withCors(exchange: Dispatch, cors: Cors): Dispatch {
  if (cors === false) return exchange;
  const answered = async (inbound: Inbound, origin: string) => {
    const admitted = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    const method = inbound.header('access-control-request-method');
    if (inbound.method === 'OPTIONS' && method !== undefined) return preflight(inbound, method, admitted);
    const answer = await exchange(inbound);
    Object.assign(answer.headers, admitted, { Vary: varying(answer) });
    const exposed = Object.keys(answer.headers).filter((name) => !isPlain(name));
    if (exposed.length > 0) answer.headers['Access-Control-Expose-Headers'] = exposed.join(', ');
    return answer;
  };
  return (inbound) => {
    const origin = inbound.header('origin');
    const isAdmitted = origin !== undefined && (cors === true || cors.includes(origin));
    return isAdmitted ? answered(inbound, origin) : exchange(inbound);
  };
}

function preflight(inbound: Inbound, method: string, admitted: Readonly<Record<string, string>>): Outbound {
  const asked = inbound.header('access-control-request-headers') ?? '';
  const headers: Record<string, string> = {
    ...admitted,
    'Access-Control-Allow-Methods': nameList.test(method) ? method : 'GET',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  };
  if (asked !== '' && nameList.test(asked)) headers['Access-Control-Allow-Headers'] = asked;
  return { status: 204, headers, cookies: [], body: undefined };
}

function varying({ headers }: Outbound): string {
  const before = headers['Vary'];
  return before === undefined ? 'Origin' : `${before}, Origin`;
}

const isPlain = (name: string): boolean =>
  notToExpose.has(name.toLowerCase()) || name === 'Vary' || name.startsWith('Access-Control-');
