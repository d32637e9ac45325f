/** Sends a request like the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** A complete response, or why there is none: `timeout`, or the code of the platform. */
export type Attempt =
  | { readonly response: Response }
  | { readonly response: undefined; readonly code: string };

/** Statuses without a body: a Response with one cannot be constructed for them. */
const bodiless = [204, 205, 304];

/**
 * Sends a request once and reads the whole response, within `timeoutMs`. Keeps the request usable for a retry. Rejects only if
 * its signal is aborted, with the reason.
 */
export async function attempt(
  request: Request,
  headers: Readonly<Record<string, string>>,
  { fetch, timeoutMs }: { readonly fetch: Fetch; readonly timeoutMs: number },
): Promise<Attempt> {
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, late]);
  // A redirect would send the credential, or a body with the secret, to another host.
  const sent = new Request(request.clone(), { signal, redirect: 'manual' });
  for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
  try {
    const response = await fetch(sent);
    const { status, statusText } = response;
    const body = await response.arrayBuffer();
    const read = bodiless.includes(status) ? null : body;
    return { response: new Response(read, { status, statusText, headers: response.headers }) };
  } catch (error) {
    request.signal.throwIfAborted();
    return { response: undefined, code: late.aborted ? 'timeout' : codeOf(error) };
  }
}

/** Returns only the kind of failure: the message may contain a header. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  const inner = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (typeof inner === 'string') return inner;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
