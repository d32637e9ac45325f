/** Sends a request, as the global `fetch` does. */
export type Fetch = (request: Request) => Promise<Response>;

/** A whole answer, or why there is none: `timeout`, or the code of the platform. */
export type Attempt =
  | { readonly response: Response }
  | { readonly response: undefined; readonly code: string };

/** Statuses whose answers have no body; a Response cannot be made with one. */
const bodiless = [204, 205, 304];

/**
 * Sends a request once and reads its answer to the end, within `timeoutMs`. The request itself is left as it was, to be sent
 * again. Rejects with the reason of its signal when that is aborted, and never otherwise.
 */
export async function attempt(
  request: Request,
  headers: Readonly<Record<string, string>>,
  { fetch, timeoutMs }: { readonly fetch: Fetch; readonly timeoutMs: number },
): Promise<Attempt> {
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, late]);
  // A redirection would carry the credential, or the body with the secret, to somebody else.
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

/** The kind of failure alone: the message of one may repeat a header. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  const inner = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (typeof inner === 'string') return inner;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
