import type { Dispatcher } from 'undici';
import { MockOptionError } from '../options/option-values.js';

/** What happens to calls to other origins, in the terms of MSW: they pass, pass with a warning, or fail. */
export type UnhandledRequest = 'bypass' | 'warn' | 'error';

export interface Router {
  readonly dispatcher: Dispatcher;
  readonly before: Dispatcher | undefined;
  readonly beneath: Dispatcher;
  /** Whether this router or one beneath it intercepts calls to an origin. */
  takes(origin: string): boolean;
  isOver: boolean;
}

/** Routers by their dispatchers, to tell them from dispatchers of others. */
const routers = new WeakMap<object, Router>();

/** Skips routers whose interception has ended. Returns undefined if nothing is beneath them. */
export function withoutEnded(dispatcher: Dispatcher | undefined): Dispatcher | undefined {
  const router = dispatcher && routers.get(dispatcher);
  return router?.isOver ? withoutEnded(router.before) : dispatcher;
}

/** Returns the dispatcher beneath all routers, as if nothing were intercepted. */
export function beneathAll(dispatcher: Dispatcher): Dispatcher {
  const router = routers.get(dispatcher);
  return router ? beneathAll(router.beneath) : dispatcher;
}

/** Wraps the dispatcher that is set, or the usual one, in a router. */
export function routerOver(
  before: Dispatcher | undefined,
  usual: Dispatcher,
  inside: Dispatcher,
  origins: ReadonlySet<string>,
  unhandled: UnhandledRequest,
): Router {
  const beneath = before ?? usual;
  const isBelow = (origin: string) => {
    const below = withoutEnded(before) ?? withoutEnded(usual);
    return below !== undefined && routers.get(below)?.takes(origin) === true;
  };
  const dispatch: Dispatcher.Dispatch = (call, handler) => {
    if (router.isOver) return beneath.dispatch(call, handler);
    const origin = originOf(call.origin);
    if (origins.has(origin)) return inside.dispatch(call, handler);
    if (unhandled !== 'bypass' && !isBelow(origin)) {
      const message = told(call.method, origin + call.path, origins);
      // undici catches it and rejects the call with it.
      if (unhandled === 'error') throw new TypeError(message);
      console.warn(message);
    }
    return beneath.dispatch(call, handler);
  };
  const router: Router = {
    // Everything else is delegated.
    dispatcher: new Proxy(beneath, {
      get: (target, name) => (name === 'dispatch' ? dispatch : Reflect.get(target, name)),
    }),
    before,
    beneath,
    takes: (origin) => origins.has(origin) || isBelow(origin),
    isOver: false,
  };
  routers.set(router.dispatcher, router);
  return router;
}

export const originOf = (origin: string | URL = '') =>
  URL.canParse(String(origin)) ? new URL(origin).origin : String(origin);

/** Leaves out the query, which may contain a credential. */
export function told(method: string, url: string, origins: Iterable<string>): string {
  const [place] = url.split('?', 1);
  const answered = [...origins].join(', ');
  return `${method} ${place} is not for the mock, which intercepts ${answered}. Name this origin, too, or choose onUnhandledRequest: 'bypass'.`;
}

export function unreached(what: string, cause?: unknown): MockOptionError {
  const instead = 'pass mock.fetch to the client, or start the mock with a port and use mock.urls';
  return new MockOptionError(`mock.intercept does not reach ${what}: ${instead}.`, { cause });
}
