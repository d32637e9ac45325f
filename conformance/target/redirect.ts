import { pageIn } from './answer/unreadable.js';
import { EndScenario } from './end-scenario.js';
import type { WireRequest, WireResponse } from './transport.js';

/** Ends a scenario at a call that is redirected to where it must not be sent: the service has not carried it out. */
export class Redirected extends EndScenario {
  constructor(because: string) {
    super('inconclusive', because);
  }
}

/** The most redirects that one request is followed through. */
const hopsMost = 5;

/** Whether a response redirects. 304 is about caches. */
export const isRedirect = ({ status }: Pick<WireResponse, 'status'>): boolean =>
  status >= 300 && status <= 399 && status !== 304;

/**
 * Sends a request, and again with the same method and body where a 307 or 308 leads to within the same origin: credentials go
 * nowhere else. Returns the redirect itself if it leads to another origin, in a circle, or to an HTML page such as a sign-in
 * form, or if its status lets clients change the method.
 */
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
