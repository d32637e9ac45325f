import type { Dispatcher } from 'undici';

/** What becomes of calls to other origins, as MSW names it: they go on, go on with a warning, or fail. */
export type UnhandledRequest = 'bypass' | 'warn' | 'error';

/** Stands before a dispatcher, and takes the calls to some origins. */
export interface Router {
  readonly dispatcher: Dispatcher;
  /** What was set before, if anything was. */
  readonly before: Dispatcher | undefined;
  readonly beneath: Dispatcher;
  /** Whether this or one beneath it takes calls to an origin. */
  takes(origin: string): boolean;
  /** Whether it only passes on what comes, as though it were not there. */
  isOver: boolean;
}

/** By their dispatchers, so that one that is found set can be told from those of others. */
const routers = new WeakMap<object, Router>();

/** What was set before a dispatcher, as long as that does nothing of its own. */
export function withoutEnded(dispatcher: Dispatcher | undefined): Dispatcher | undefined {
  const router = dispatcher && routers.get(dispatcher);
  return router?.isOver ? withoutEnded(router.before) : dispatcher;
}

/** What there would be if nothing were intercepted. */
export function beneathAll(dispatcher: Dispatcher): Dispatcher {
  const router = routers.get(dispatcher);
  return router ? beneathAll(router.beneath) : dispatcher;
}

/**
 * @param before what is set now
 * @param usual what takes calls where nothing is set
 */
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
      const message = told(call, origin, origins);
      // Whoever called catches it, and rejects with it.
      if (unhandled === 'error') throw new TypeError(message);
      console.warn(message);
    }
    return beneath.dispatch(call, handler);
  };
  const router: Router = {
    // All else that it can do is as beneath.
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

const originOf = (origin: string | URL = '') =>
  URL.canParse(String(origin)) ? new URL(origin).origin : String(origin);

/** Without the query, in which there may be a credential. */
function told(
  { method, path }: Dispatcher.DispatchOptions,
  origin: string,
  origins: ReadonlySet<string>,
): string {
  const [place] = path.split('?', 1);
  const answered = [...origins].join(', ');
  return `${method} ${origin}${place} is not for the mock, which intercepts ${answered}. Name this origin, too, or choose onUnhandledRequest: 'bypass'.`;
}
