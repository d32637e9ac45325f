import { pageIn } from './answer.js';
import { EndScenario } from './end-scenario.js';
import type { WireRequest, WireResponse } from './transport.js';

/** Ends a scenario at a call that is redirected to where it must not be sent: the service has not carried it out. */
export class Redirected extends EndScenario {
  constructor(because: string) {
    super('inconclusive', because);
  }
}

const hopsMost = 5;

/** Whether a response redirects. 304 is about caches. */
export const isRedirect = ({ status }: Pick<WireResponse, 'status'>): boolean =>
  status >= 300 && status <= 399 && status !== 304;

/** Sends a request, and again where a 307 or 308 leads to within its origin. Returns any other redirect, and one to a page. */
export async function sendFollowing(
  request: WireRequest,
  send: (request: WireRequest) => Promise<WireResponse>,
): Promise<WireResponse> {
  const first = await send(request);
  let [response, { url }] = [first, request];
  for (let hop = 0; hop < hopsMost && isRedirect(response); hop += 1) {
    const next = nextUrl(url, response);
    if (next === undefined) return first;
    url = next;
    response = await send({ ...request, url });
  }
  return isRedirect(response) || pageIn(response) !== undefined ? first : response;
}

/** The address to send the same request to; undefined if it must not be sent there. */
function nextUrl(url: string, { status, headers }: WireResponse): string | undefined {
  const { location } = headers;
  if ((status !== 307 && status !== 308) || location === undefined || !URL.canParse(location, url))
    return undefined;
  const next = new URL(location, url);
  return next.origin === new URL(url).origin ? next.href : undefined;
}
