import { type JsonObject, textAt } from './json.js';

/**
 * Where a rule or a detail of the contract comes from: the document says it, it follows from what the document says, it
 * is our answer to an open question, or it was learned from the service itself.
 */
export const bases = ['stated', 'derived', 'assumed', 'confirmed'] as const;
export type Basis = (typeof bases)[number];

/** Whether what has this basis answers an open question. */
export const isAnswer = (basis: Basis): boolean => basis === 'assumed' || basis === 'confirmed';

/** Whether what has this basis can be held against a service: all but our own answers. */
export const isBinding = (basis: Basis): boolean => basis !== 'assumed';

/** The basis at `key`; `stated` where there is none. Throws with the place of one that does not exist. */
export function basisIn(parent: JsonObject, key: string, where: string): Basis {
  if (parent[key] === undefined) return 'stated';
  const value = textAt(parent, key, where);
  const found = bases.find((each) => each === value);
  if (found === undefined) throw new Error(`${where}: ${key} "${value}" is none of ${bases.join(', ')}`);
  return found;
}
