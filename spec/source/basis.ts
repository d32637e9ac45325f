import { type JsonObject, textAt } from './json.js';

/** The document says it, it follows from it, it is our answer to an open question, or the service confirmed it. */
export const bases = ['stated', 'derived', 'assumed', 'confirmed'] as const;
export type Basis = (typeof bases)[number];

/** The bases of rules, each of which binds a service: our own answer to an open question is no rule. */
export const ruleBases = ['stated', 'derived', 'confirmed'] as const;
export type RuleBasis = (typeof ruleBases)[number];

/** Whether something with this basis answers an open question. */
export const isAnswer = (basis: Basis): boolean => basis === 'assumed' || basis === 'confirmed';

/** Whether something with this basis binds a service: everything except our own answers. */
export const isBinding = (basis: Basis): boolean => basis !== 'assumed';

/** Returns the basis at `key`; `stated` if there is none. Throws with the place of an unknown one. */
export function basisIn(parent: JsonObject, key: string, where: string): Basis {
  if (parent[key] === undefined) return 'stated';
  const value = textAt(parent, key, where);
  const found = bases.find((each) => each === value);
  if (found === undefined) throw new Error(`${where}: ${key} "${value}" is none of ${bases.join(', ')}`);
  return found;
}
