import { type OperationId, operations } from '../../generated/operations.js';
import type { CallInput } from '../target/exchange.js';
import { hasValue, isArray, isObject, itemsOf, type Json, objectIn, textIn } from '../target/json.js';

type ResourceOf = (typeof operations)[OperationId]['resource'];

/** The kinds of resources that a run can own and remove: those created under a name that the call gives. */
export type OwnedKind = Extract<ResourceOf, { readonly action: 'create'; readonly name: string }>['kind'];

/** An operation with its `x-resource` of the contract, typed as widely as the contract allows. */
export interface Resourceful {
  readonly path: string;
  readonly resource: {
    readonly kind: string;
    readonly action: ResourceOf['action'];
    readonly effect: ResourceOf['effect'];
    readonly id?: string;
    readonly name?: string;
    readonly secret?: string;
    readonly makes?: string;
  };
}

const table: Readonly<Record<OperationId, Resourceful>> = operations;
const ids = Object.keys(table).filter((id): id is OperationId => Object.hasOwn(table, id));

/** What an operation does, and to which kind of resource. */
export const resourceOf = (operation: OperationId): Resourceful['resource'] => table[operation].resource;

/** By kind, the names that its operations have for its id: that of its creation first. */
const idNames: ReadonlyMap<string, readonly string[]> = new Map(
  ids.map((operation) => {
    const { kind } = table[operation].resource;
    const sameKind = ids.map((each) => table[each].resource).filter((each) => each.kind === kind);
    const sorted = sameKind.toSorted((a, b) => Number(b.action === 'create') - Number(a.action === 'create'));
    return [kind, sorted.flatMap(({ id }) => id ?? [])];
  }),
);

export const kinds = {
  'api-key': kindOf('api-key'),
  'service-account': kindOf('service-account'),
  invitation: kindOf('invitation'),
  ledger: kindOf('ledger'),
  'user-access': kindOf('user-access'),
} satisfies Readonly<Record<OwnedKind, unknown>>;

/** This kind as an owned one; undefined if a run cannot own it. */
export function ownedKind(kind: string | undefined): OwnedKind | undefined {
  return Object.values(kinds).find((each) => each.kind === kind)?.kind;
}

/** The ids that a call names, according to the contract of its operation. */
export function idsNamed(operation: OperationId, { path, body }: CallInput): readonly string[] {
  const { id } = resourceOf(operation);
  if (id === undefined) return [];
  const named = isArray(body) ? body : [body ?? null];
  return [path?.[id], ...named.map((each) => (isObject(each) ? each[id] : undefined))].flatMap(textsIn);
}

/** The id in a record of this kind, under any of the names that operations have for it. */
export function recordId(kind: string, record: Json | undefined): string | undefined {
  const own = textIn(record, ...(idNames.get(kind) ?? []), 'id');
  // The access of a user may have the id of the user in the profile.
  return own ?? (kind === 'user-access' ? recordId('user', objectIn(record, 'profile')) : undefined);
}

/** How one kind of resource is created, listed and removed, according to the contract. */
function kindOf(kind: OwnedKind) {
  const operationTo = (action: ResourceOf['action']): OperationId => {
    const able = ids.filter((id) => table[id].resource.kind === kind && table[id].resource.action === action);
    // Prefer what the organization can do itself to what only the invitee can.
    const operation = able.find((id) => table[id].path.includes('{org_id}')) ?? able[0];
    if (operation === undefined) throw new TypeError(`no operation of the contract can ${action} a ${kind}`);
    return operation;
  };
  const [create, list, remove] = [operationTo('create'), operationTo('list'), operationTo('remove')];
  const { id = 'id', name = 'name' } = resourceOf(create);
  return {
    kind,
    create,
    /** The names of what a call of `create` is about to create. */
    names: ({ body }: CallInput): readonly string[] =>
      (isArray(body) ? body : [body]).flatMap((each) => textsIn(isObject(each) ? each[name] : undefined)),
    /** The id of what has this name, from the answer to its creation: the name that the call gives may be the id itself. */
    idIn: (answer: Json | undefined, given: string): string | undefined =>
      name === id ? given : recordId(kind, answer),
    list,
    /** The ids of what has this name, from an answer of `list`. */
    idsOf: (answer: Json | undefined, given: string): readonly string[] =>
      itemsOf(answer).flatMap((item) => (hasValue(item, given) ? (recordId(kind, item) ?? []) : [])),
    remove,
    /** The input of a call of `remove` that removes this one. */
    removal(given: string): CallInput {
      const { id: parameter = id } = resourceOf(remove);
      return table[remove].path.includes(`{${parameter}}`)
        ? { path: { [parameter]: given } }
        : { body: { [parameter]: [given] } };
    },
  };
}

const textsIn = (value: Json | undefined): readonly string[] =>
  (isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );

/** Whether an id is so long that a near miss of it is no other id. Numbers may be written in several ways. */
export const isLong = (id: string): boolean => id.length > 12 && !/^[\d-]+$/.test(id);

/** Near misses of an id: one character less, and one more. */
export const similarIds = (id: string): readonly string[] => [id.slice(0, -1), `${id}0`];
