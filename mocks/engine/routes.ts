import type { InterfaceId } from '../../spec/contract/documents.js';
import type { Contract, Operation } from './contract.js';
import type { Hooks } from './hooks.js';
import type { World } from './world.js';

/** One path of the contract under the base path of its interface, with the operation of each method. */
export interface Resource {
  /** The path as people write it, e.g. `/people/v1/{org_id}/find`. */
  readonly template: string;
  /** The segments of the path; a parameter stands as `{name}`. */
  readonly segments: readonly string[];
  readonly methods: ReadonlyMap<string, Operation>;
}

/** The path under which an interface is served: its name, then the version segment (section 9). */
export function basePathOf(id: InterfaceId, hooks: Hooks | undefined): string {
  const path = `/${id}/v1`;
  return hooks?.basePath?.(path) ?? path;
}

/** What decides which paths there are. */
type Serving = Pick<World, 'contract' | 'hooks' | 'profile'>;

/** A path that leaves its organization to the credential, as `/apiKeys` or `/orgs`. */
const withoutOrg = (path: string): string =>
  path.replace(/^\/orgs\/\{org_id\}(?=\/)/, '').replace('/{org_id}', '');

/** Nothing changes them, so worlds of one contract share them: they are 40 KB each. */
const known = new WeakMap<Contract, Map<boolean, readonly Resource[]>>();

/** Every path of a contract, those of its drafts among them. */
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
  // What is decided comes last: a draft at the same place does not hide it.
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
