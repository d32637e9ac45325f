import { isParameter, type Resource } from './routes.js';

export interface PathMatch {
  readonly resource: Resource;
  /** Parameters as sent, still percent-encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Returns the resource that a path matches exactly; if several do, one that serves the method: a contact may have the id
 * `search`. Resources with literal segments come before those with parameters.
 */
export function matchPath(
  resources: readonly Resource[],
  path: string,
  method?: string,
): PathMatch | undefined {
  const segments = path.split('/');
  let first: PathMatch | undefined;
  for (const resource of resources) {
    if (resource.segments.length !== segments.length) continue;
    const parameters: Record<string, string> = {};
    const fits = resource.segments.every((expected, i) => {
      const segment = segments[i] ?? '';
      if (!isParameter(expected)) return segment === expected;
      parameters[expected.slice(1, -1)] = segment;
      return segment !== '';
    });
    if (!fits) continue;
    if (method === undefined || resource.methods.has(method)) return { resource, parameters };
    first ??= { resource, parameters };
  }
  return first;
}

/** Returns the path with its parameters filled in. */
export function exactPath({ resource, parameters }: PathMatch): string {
  return resource.segments
    .map((segment) => (isParameter(segment) ? (parameters[segment.slice(1, -1)] ?? '') : segment))
    .join('/');
}

/** Returns the resource that a path matches except for trailing slashes and letter case. */
export function matchLoosely(resources: readonly Resource[], path: string): PathMatch | undefined {
  let end = path.length;
  while (end > 1 && path.endsWith('/', end)) end -= 1;
  const sent = path.slice(0, end).split('/');
  for (const resource of resources) {
    if (resource.segments.length !== sent.length) continue;
    const folded = sent.map((segment, i) => {
      const expected = resource.segments[i];
      return expected !== undefined && segment.toLowerCase() === expected.toLowerCase() ? expected : segment;
    });
    const match = matchPath([resource], folded.join('/'));
    if (match) return match;
  }
  return undefined;
}

/** Replaces the version in a path with `v1`, e.g. in `/people/v2/org_demo/find`. */
export function asVersion1(path: string): string {
  const [root, interfaceName, version, ...rest] = path.split('/');
  if (version === undefined || !/^v\d+$/i.test(version)) return path;
  return [root, interfaceName, 'v1', ...rest].join('/');
}
