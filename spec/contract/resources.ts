import { isObject, type JsonObject, textAt } from '../source/json.js';

const actions = ['create', 'read', 'list', 'update', 'remove'] as const;
/** From the least to the most. */
export const effects = ['none', 'spend', 'write', 'destroy'] as const;

/** What calling an operation does: nothing, take credits, change what others see, or take it away. */
export type Effect = (typeof effects)[number];

/** What an operation does to a kind of thing that the service keeps, as its `x-resource` says. */
export interface OperationResource {
  /** Such as `api-key`. */
  kind: string;
  action: (typeof actions)[number];
  effect: Effect;
  /** The member of the answer that holds the id of what is created, or the parameter or member of the request that names it. */
  id?: string;
  /** The member of the request that says how what is created is called; a list shows it under the same name. */
  name?: string;
  /** The member of the answer that is shown once. */
  secret?: string;
  /** Another kind of thing that comes of it. */
  makes?: string;
}

/** The resource of an operation; undefined where it names none. Throws with the place where it is not fully described. */
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
