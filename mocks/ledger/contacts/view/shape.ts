import type { MemberPath } from './members.js';

/** Members by name: a path to read, or a nested object. */
export interface Shape extends ReadonlyMap<string, MemberPath | Shape> {}

interface Growing extends Map<string, MemberPath | Growing> {}

/** Converts dot paths to the nested objects that they describe. */
export function shapeOf(paths: readonly MemberPath[]): Shape {
  const shape: Growing = new Map();
  for (const path of paths) plant(shape, path.split('.'), path);
  return shape;
}

function plant(shape: Growing, [name = '', ...deeper]: readonly string[], path: MemberPath): void {
  if (deeper.length === 0) {
    shape.set(name, path);
    return;
  }
  const known = shape.get(name);
  const inside: Growing = known instanceof Map ? known : new Map();
  shape.set(name, inside);
  plant(inside, deeper, path);
}
