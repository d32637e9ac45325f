import type { Target } from '../target/target.js';

/** Maps a path at the proxy to an interface of the service. */
export interface Route {
  readonly name: 'people' | 'identity' | 'ledger' | 'billing';
  /** The path at the proxy, without a trailing slash. */
  readonly path: string;
  /** The base address of the service. */
  readonly upstream: URL;
}

/**
 * Returns the routes of all interfaces at one port. Each keeps the path that it has at the service, so that cookies and links
 * stay valid; only where the paths of two interfaces overlap, their names are put in front.
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

/** Finds the upstream of a request and its path there; undefined if no route matches. */
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
