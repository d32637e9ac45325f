import { type Described, isPlaceholder } from './described.js';
import { nameLikeness, sameName } from './name-likeness.js';

/** The place of an operation of ours at a target. */
export type Placed =
  | { readonly kind: 'same' }
  /** With our names of path parameters, which are not visible on the wire. */
  | { readonly kind: 'moved'; readonly method: string; readonly path: string }
  /** An overlay cannot express it. */
  | { readonly kind: 'inexpressible'; readonly because: string };

/** @param segments the path of the target's operation below its base */
export function placedAt(ours: Described, theirs: Described, segments: readonly string[]): Placed {
  const odd = segments.find((segment) => /[{}]/.test(segment) && !isPlaceholder(segment));
  if (odd !== undefined) {
    return { kind: 'inexpressible', because: `"${odd}" is a value and more in one segment of the path` };
  }
  const needed = ours.segments.filter(isPlaceholder);
  const there = segments.filter(isPlaceholder);
  if (needed.length !== there.length) {
    const lists = (names: readonly string[]) => names.join(', ') || 'no value';
    const because = `its path has ${lists(there)} where ours has ${lists(needed)}`;
    return { kind: 'inexpressible', because };
  }
  const names = namesFor(needed, there);
  let values = 0;
  const own = segments.map((segment) => (isPlaceholder(segment) ? names[values++] : segment));
  const path = `/${own.join('/')}`;
  return path === ours.path && theirs.method === ours.method
    ? { kind: 'same' }
    : { kind: 'moved', method: theirs.method, path };
}

/** Parameters with similar names match; the others match in order. */
function namesFor(needed: readonly string[], there: readonly string[]): readonly string[] {
  const left = new Set(needed);
  const take = (name: string | undefined) => {
    if (name !== undefined) left.delete(name);
    return name;
  };
  const alike = there.map((name) => take([...left].find((each) => nameLikeness(each, name) >= sameName)));
  return alike.map((name) => name ?? take([...left][0]) ?? '');
}
