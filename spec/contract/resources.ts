import { isObject, type JsonObject, textAt } from '../source/json.js';

const actions = ['create', 'read', 'list', 'update', 'remove'] as const;
/** In increasing order. */
export const effects = ['none', 'spend', 'write', 'destroy'] as const;

/** The effect of an operation: none, takes credits, changes what other calls see, or removes it. */
export type Effect = (typeof effects)[number];

/** The effect of an operation on a kind of resource, as in its `x-resource`. */
export interface OperationResource {
  /** Such as `api-key`. */
  kind: string;
  action: (typeof actions)[number];
  effect: Effect;
  /** The response member with the id of the created resource, or the parameter or request member that names the resource. */
  id?: string;
  /** The request member with the name of the created resource; lists show it under the same name. */
  name?: string;
  /** The response member that is shown only once. */
  secret?: string;
  /** Another kind of resource that is created as a result. */
  makes?: string;
}

/** Returns the resource of an operation; undefined if there is none. Throws with the place if it is not fully described. */
export function resourceOf(operation: JsonObject, where: string): OperationResource | undefined {
  const written = operation['x-resource'];
  if (!isObject(written)) return undefined;
  const place = `${where} x-resource`;
  const optional = (name: 'id' | 'name' | 'secret' | 'makes') =>
    written[name] === undefined ? {} : { [name]: textAt(written, name, place) };
  return {
    kind: textAt(written, 'kind', place),
    action: oneOf(actions, textAt(written, 'action', place), place),
    effect: oneOf(effects, textAt(written, 'effect', place), place),
    ...optional('id'),
    ...optional('name'),
    ...optional('secret'),
    ...optional('makes'),
  };
}

function oneOf<T extends string>(words: readonly T[], written: string, where: string): T {
  const word = words.find((each) => each === written);
  if (word !== undefined) return word;
  throw new Error(`${where}: "${written}" is none of ${words.join(', ')}`);
}

const roles = ['viewer', 'editor', 'admin', 'any', 'none'] as const;

/** The role that an operation requires: one of three, any of them, or none. */
export type RequiredRole = (typeof roles)[number];

/** A role on an organization. */
export type Role = Exclude<RequiredRole, 'any' | 'none'>;

/** Parses a role in a document. Throws with the place if it does not exist. */
export function roleOf(written: unknown, where: string): RequiredRole {
  const role = roles.find((each) => each === written);
  if (role !== undefined) return role;
  throw new Error(`${where}: the role ${JSON.stringify(written)} is none of ${roles.join(', ')}`);
}
