import { nearest } from '../../spec/catalogue/nearest.js';
import { asVersion1, matchLoosely } from './match-path.js';
import { isParameter, type Resource } from './routes.js';

/** A longer path is no typo, and the search would hold up other requests. */
const longestChars = 1000;

/** Suggests in one sentence which path was probably meant, or refers to the list of all paths. */
export function nearMiss(resources: readonly Resource[], path: string): string {
  const all = `The contract lists all ${resources.length} paths.`;
  if (path.length > longestChars) return all;
  for (const { segments } of resources) {
    const base = segments.slice(0, 3).join('/');
    const forgotten = matchLoosely(resources, base + path);
    if (forgotten) return `Did you forget ${base}? The path is ${forgotten.resource.template}.`;
    const [, , ...rest] = path.split('/');
    const unversioned = matchLoosely(resources, [base, ...rest].join('/'));
    if (unversioned) return `Did you forget the version? The path is ${unversioned.resource.template}.`;
    const [, , , ...afterBase] = path.split('/');
    const moved = matchLoosely(resources, [base, ...afterBase].join('/'));
    if (moved) {
      const other = asVersion1(path) === path ? 'interface' : 'version';
      return `Another ${other} serves nothing here; the path is ${moved.resource.template}.`;
    }
  }
  const templates = resources.map(({ template }) => template);
  const alike = nearest(path, templates);
  return alike === undefined ? all : `The nearest path is ${alike}.`;
}

/** Returns the resource that was meant if only the organization is missing in the path. */
export function withoutParameter(resources: readonly Resource[], path: string): Resource | undefined {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return resources.find(({ segments }) => {
    if (segments.filter(isParameter).join() !== '{org_id}') return false;
    const left = segments.filter((segment) => !isParameter(segment)).join('/');
    const emptied = segments.map((segment) => (isParameter(segment) ? '' : segment)).join('/');
    return trimmed === left || trimmed === emptied;
  });
}
