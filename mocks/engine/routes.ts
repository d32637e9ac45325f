import type { InterfaceId } from '../../spec/contract/documents.js';
import type { Contract, Operation } from './contract.js';
import type { Hooks, World } from './handler.js';

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
