// The exports of `people-data-kit/msw`. Imports nothing but msw, so that browsers can load it.
import { bypass, type HttpHandler, HttpResponse, http } from 'msw';

/** A mock or one of its worlds, as far as handlers need it. */
export interface Answering {
  /** A drop-in for the global `fetch`; rejects if the connection breaks. */
  readonly fetch: typeof fetch;
}

export interface HandlersOptions {
  /**
   * The origins whose calls are answered, such as `https://api.example`; others are left to other handlers. Default: calls to any
   * origin under `/people/v1`, `/identity/v1`, `/ledger/v1` and `/billing/v1`.
   */
  readonly origin?: string | URL | readonly (string | URL)[];
}

/**
 * Handlers for `setupServer` and `setupWorker` of msw that let a mock answer the calls to an origin, including its worlds, faults
 * and journal. A reset connection becomes a network error.
 *
 *     setupServer(...handlers(mock, { origin: 'https://api.example' }));
 *
 * In a browser, pass the address of a mock that runs in a process of its own, such as `pdk mock`:
 *
 *     setupWorker(...handlers('http://127.0.0.1:4010', { origin: 'https://api.example' }));
 */
export function handlers(mock: Answering | string | URL, { origin }: HandlersOptions = {}): HttpHandler[] {
  const answer = typeof mock === 'string' || mock instanceof URL ? forwardingTo(mock) : mock.fetch;
  return places(origin).map((place) =>
    http.all(place, async ({ request }) => {
      try {
        const { body, status, statusText, headers } = await answer(
          new Request(request, { redirect: 'manual' }),
        );
        return new HttpResponse(body, { status, statusText, headers });
      } catch {
        return HttpResponse.error();
      }
    }),
  );
}

const interfaces = ['people', 'identity', 'ledger', 'billing'];

/** The URL patterns for msw. */
function places(origin: HandlersOptions['origin']): readonly string[] {
  if (origin === undefined) return interfaces.map((id) => `*/${id}/v1/*`);
  const origins = typeof origin === 'string' || origin instanceof URL ? [origin] : origin;
  return origins.map((each) => `${new URL(each).origin}/*`);
}

/** Forwards a request to a mock at an address, bypassing msw. Reads the body first, as browsers cannot send a stream. */
function forwardingTo(address: string | URL): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, headers, redirect, signal } = request;
    const { origin, pathname, search } = new URL(request.url);
    // Same-origin for the page is cross-origin for the mock, and would lose the cookies.
    const isOwn = origin === Object(Reflect.get(globalThis, 'location')).origin;
    const bytes = await request.arrayBuffer();
    const credentials = isOwn && request.credentials !== 'omit' ? 'include' : request.credentials;
    const body = bytes.byteLength === 0 ? null : bytes;
    const sent = { method, headers, redirect, credentials, signal, body };
    return fetch(bypass(new Request(new URL(pathname + search, address), sent)));
  };
}
