import { nearest } from '../../spec/catalogue/nearest.js';
import type { InterfaceId } from '../../spec/contract/documents.js';
import type { Contract, Operation } from './contract.js';
import type { Hooks, Profile, World } from './handler.js';
import { quote, type Refusal, type RefusalReason, refuse } from './refusal.js';

export interface Resource {
  /** The path as a template, e.g. `/people/v1/{org_id}/find`. */
  readonly template: string;
  /** The segments of the path; a parameter is written `{name}`. */
  readonly segments: readonly string[];
  readonly methods: ReadonlyMap<string, Operation>;
}

/** The base path of an interface: its name, then the version segment (section 9). */
export function basePathOf(id: InterfaceId, hooks: Hooks | undefined): string {
  const path = `/${id}/v1`;
  return hooks?.basePath?.(path) ?? path;
}

type Serving = Pick<World, 'contract' | 'hooks' | 'profile'>;

/** A path whose organization is derived from the credential, e.g. `/apiKeys` or `/orgs`. */
const withoutOrg = (path: string): string =>
  path.replace(/^\/orgs\/\{org_id\}(?=\/)/, '').replace('/{org_id}', '');

/** They never change, so worlds of one contract share them: they take 40 KB each. */
const known = new WeakMap<Contract, Map<boolean, readonly Resource[]>>();

export function resourcesOf({ contract, hooks, profile }: Serving): readonly Resource[] {
  const shortens = profile.reading('org.named') === 'path-or-credential';
  if (hooks?.basePath) return listed(contract, shortens, hooks);
  const of = known.get(contract) ?? new Map<boolean, readonly Resource[]>();
  known.set(contract, of);
  const resources = of.get(shortens) ?? listed(contract, shortens, hooks);
  of.set(shortens, resources);
  return resources;
}

function listed(contract: Contract, shortens: boolean, hooks: Hooks | undefined): readonly Resource[] {
  const byTemplate = new Map<string, Map<string, Operation>>();
  // Drafts come first, so that the operation that is not a draft wins if both have the same method and path.
  for (const operation of [...contract.drafts, ...contract.operations]) {
    const { path, interface: owner, method } = operation;
    for (const each of shortens && owner !== 'people' ? [path, withoutOrg(path)] : [path]) {
      const template = basePathOf(owner, hooks) + each;
      const methods = byTemplate.get(template) ?? new Map<string, Operation>();
      byTemplate.set(template, methods.set(method, operation));
    }
  }
  const resources = [...byTemplate].map(([template, methods]) => ({
    template,
    segments: template.split('/'),
    methods,
  }));
  return resources.sort((a, b) => parametersOf(a) - parametersOf(b));
}

const parametersOf = ({ segments }: Resource): number => segments.filter(isParameter).length;

export const isParameter = (segment: string): boolean => segment.startsWith('{');

type Location =
  | { readonly operation: Operation; readonly path: Readonly<Record<string, string>> }
  | { readonly allow: string };

/** Finds the operation of a method and a target. Paths must match exactly, except under two readings. */
export function locate(
  method: string,
  target: string,
  resources: readonly Resource[],
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): Location | Refusal {
  const end = target.indexOf('?');
  const sent = end < 0 ? target : target.slice(0, end);
  const path = profile.reading('errors.unknown-version') === 'served-as-v1' ? asVersion1(sent) : sent;
  const exact = matchPath(resources, path, method);
  if (exact) return locateMethod(method, exact, profile, waived);
  const loose = matchLoosely(resources, path);
  if (loose === undefined) return unknownPath(resources, sent);
  const reading = profile.reading('errors.slash');
  if (reading === 'same-resource' || waived('trailing-slash')) {
    return locateMethod(method, loose, profile, waived);
  }
  const location = exactPath(loose);
  const message = `No such path ${quote(sent)}: the exact path is ${quote(location)}.`;
  if (reading === 'rejected-404') return refuse('trailing-slash', message);
  const query = end < 0 ? '' : target.slice(end);
  return refuse('trailing-slash', message, { headers: { Location: location + query } });
}

function unknownPath(resources: readonly Resource[], path: string): Refusal {
  const meant = withoutParameter(resources, path);
  if (meant) {
    return refuse('missing-org', `No organization in ${quote(path)}: the path is ${meant.template}.`);
  }
  return refuse('unknown-path', `No such path ${quote(path)}. ${nearMiss(resources, path)}`);
}

function locateMethod(
  method: string,
  match: PathMatch,
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): Location | Refusal {
  const { methods, template } = match.resource;
  const operation = methods.get(method);
  if (operation !== undefined) return { operation, path: decoded(match.parameters) };
  const served = profile.reading('transport.options') !== 'rejected-405';
  const allow = [
    ...methods.keys(),
    ...(methods.has('GET') && served ? ['HEAD'] : []),
    ...(served ? ['OPTIONS'] : []),
  ];
  const headers = { Allow: allow.join(', ') };
  if (method === 'OPTIONS' && served) return { allow: headers.Allow };
  const message = `${method} is not served on ${template}; send ${[...methods.keys()].join(' or ')}.`;
  if (method === 'OPTIONS' || (method === 'HEAD' && !served)) {
    return refuse('method-not-served', message, { headers });
  }
  const asGet = method === 'HEAD' ? methods.get('GET') : undefined;
  if (asGet !== undefined) return { operation: asGet, path: decoded(match.parameters) };
  const [first] = methods.values();
  if (first !== undefined && waived('wrong-method'))
    return { operation: first, path: decoded(match.parameters) };
  return profile.reading('errors.wrong-method') === 'rejected-405'
    ? refuse('wrong-method', message, { headers })
    : refuse('wrong-method', message);
}

function decoded(parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name in parameters) values[name] = percentDecoded(parameters[name] ?? '');
  return values;
}

interface PathMatch {
  readonly resource: Resource;
  /** Parameters as sent, still percent-encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the resource that a path matches, preferring one that serves the method: a contact may be called `search`. */
function matchPath(resources: readonly Resource[], path: string, method?: string): PathMatch | undefined {
  const segments = path.split('/');
  let first: PathMatch | undefined;
  for (const resource of resources) {
    if (resource.segments.length !== segments.length) continue;
    // Paths differ most at the end.
    const end = resource.segments.at(-1) ?? '';
    if (end !== segments.at(-1) && !isParameter(end)) continue;
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

function exactPath({ resource, parameters }: PathMatch): string {
  return resource.segments
    .map((segment) => (isParameter(segment) ? (parameters[segment.slice(1, -1)] ?? '') : segment))
    .join('/');
}

/** Returns the resource that a path matches except for trailing slashes and letter case. */
function matchLoosely(resources: readonly Resource[], path: string): PathMatch | undefined {
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
function asVersion1(path: string): string {
  const [root, interfaceName, version, ...rest] = path.split('/');
  if (version === undefined || !/^v\d+$/i.test(version)) return path;
  return [root, interfaceName, 'v1', ...rest].join('/');
}

/** A longer path is no typo, and the search would hold up other requests. */
const longestChars = 1000;

function nearMiss(resources: readonly Resource[], path: string): string {
  const all = `The contract lists all ${resources.length} paths.`;
  if (path.length > longestChars) return all;
  for (const { segments } of resources) {
    const base = segments.slice(0, 3).join('/');
    const other = asVersion1(path) === path ? 'interface' : 'version';
    const misses = [
      `Did you forget ${base}? The`,
      'Did you forget the version? The',
      `Another ${other} serves nothing here; the`,
    ];
    for (const [at, says] of misses.entries()) {
      const meant = matchLoosely(resources, [base, ...path.split('/').slice(at + 1)].join('/'));
      if (meant) return `${says} path is ${meant.resource.template}.`;
    }
  }
  const templates = resources.map(({ template }) => template);
  const alike = nearest(path, templates);
  return alike === undefined ? all : `The nearest path is ${alike}.`;
}

/** Returns the resource that was meant if only the organization is missing in the path. */
function withoutParameter(resources: readonly Resource[], path: string): Resource | undefined {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return resources.find(({ segments }) => {
    if (segments.filter(isParameter).join() !== '{org_id}') return false;
    const left = segments.filter((segment) => !isParameter(segment)).join('/');
    const emptied = segments.map((segment) => (isParameter(segment) ? '' : segment)).join('/');
    return trimmed === left || trimmed === emptied;
  });
}

/** Decodes the percent-encoding of a part of a path; one that is not validly encoded stays as it was sent. */
export function percentDecoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
