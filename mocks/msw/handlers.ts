// What `people-data-kit/msw` exports. It loads msw and nothing else, so that a browser can load it, too.
import { bypass, type HttpHandler, HttpResponse, http } from 'msw';

/** A mock or a world of one, as far as its answers are concerned. */
export interface Answering {
  /** Takes what the global `fetch` takes; rejects where the connection breaks. */
  readonly fetch: typeof fetch;
}

export interface HandlersOptions {
  /**
   * The origin whose calls are answered, as `https://api.example`, or several of them: the rest is left to other handlers.
   * Default: calls to any origin under `/people/v1`, `/identity/v1`, `/ledger/v1` and `/billing/v1`.
   */
  readonly origin?: string | URL | readonly (string | URL)[];
}

/**
 * Handlers for `setupServer` and `setupWorker` of msw, by which a mock answers the calls to an origin: with its worlds, its
 * faults and its journal. A reset is a network error there.
 *
 *     setupServer(...handlers(mock, { origin: 'https://api.example' }));
 *
 * In a browser the mock is a process of its own, such as `pdk mock`, and is given by its address:
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

/** What msw is to match. */
function places(origin: HandlersOptions['origin']): readonly string[] {
  if (origin === undefined) return interfaces.map((id) => `*/${id}/v1/*`);
  const origins = typeof origin === 'string' || origin instanceof URL ? [origin] : origin;
  return origins.map((each) => `${new URL(each).origin}/*`);
}

/** Sends a request on to a mock at an address, past msw. The body is read before: browsers send none that is still on its way. */
function forwardingTo(address: string | URL): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, headers, redirect, signal } = request;
    const { origin, pathname, search } = new URL(request.url);
    // What is of the origin of the page is not of that of the mock, and would lose its cookies.
    const isOwn = origin === Object(Reflect.get(globalThis, 'location')).origin;
    const bytes = await request.arrayBuffer();
    const credentials = isOwn && request.credentials !== 'omit' ? 'include' : request.credentials;
    const body = bytes.byteLength === 0 ? null : bytes;
    const sent = { method, headers, redirect, credentials, signal, body };
    return fetch(bypass(new Request(new URL(pathname + search, address), sent)));
  };
}
