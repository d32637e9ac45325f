import type { Target } from '../target/target.js';

/** Where a client finds an interface, and where the service has it. */
export interface Route {
  readonly name: 'people' | 'identity' | 'ledger' | 'billing';
  /** The path at the proxy, without a slash at its end. */
  readonly path: string;
  /** The base address of the service. */
  readonly upstream: URL;
}

/**
 * One port for all interfaces. Each has the path that it has at the service, so that cookies and links stay what they are;
 * only where two of them have the same path on different hosts, their names come before it.
 */
export function routesTo(
  target: Pick<Target, 'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'billingUrl'>,
): readonly Route[] {
  const given: readonly (readonly [Route['name'], string | undefined])[] = [
    ['people', target.peopleUrl],
    ['identity', target.identityUrl],
    ['ledger', target.ledgerUrl],
    ['billing', target.billingUrl],
  ];
  const bases = given.flatMap(([name, url]) => (url === undefined ? [] : [{ name, upstream: new URL(url) }]));
  return bases.map(({ name, upstream }) => {
    const path = pathOf(upstream);
    const isShared = bases.some(
      (other) => overlaps(pathOf(other.upstream), path) && other.upstream.href !== upstream.href,
    );
    return { name, upstream, path: isShared || path === '' ? `/${name}${path}` : path };
  });
}

/** The route that a request takes, and its address at the service; undefined where there is none. */
export function routed(
  routes: readonly Route[],
  url: string,
): { readonly upstream: URL; readonly path: string } | undefined {
  const route = routes.find(
    ({ path }) => url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`),
  );
  return route && { upstream: route.upstream, path: pathOf(route.upstream) + url.slice(route.path.length) };
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<!\/)\/+$/, '');

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
