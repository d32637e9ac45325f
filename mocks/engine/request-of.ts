/** The first argument of `fetch`: an address, or a request of this or of another implementation. */
type Input = Parameters<typeof fetch>[0];

/** Returns the arguments of `fetch` as one request. */
export function requestOf(input: Input, init: RequestInit | undefined, base: string): Request {
  if (typeof input === 'string' || input instanceof URL) return new Request(new URL(input, base), init);
  if (!isOurs(input)) return new Request(new URL(input.url, base), { ...membersOf(input), ...init });
  return init === undefined ? input : new Request(input, init);
}

/** The global class does not recognize a request of another implementation, such as the package undici or a polyfill. */
const isOurs = (request: object): boolean => request instanceof Request;

function membersOf(request: Request): RequestInit & { readonly duplex: 'half' } {
  const { method, headers, body, signal, redirect } = request;
  return { method, headers: [...headers], body, signal, redirect, duplex: 'half' };
}
