import { type OperationId, operations } from '../../generated/operations.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { CallInput } from '../target/wire/call-input.js';
import { hasValue } from '../target/wire/leaves.js';
import { itemsOf, textIn } from '../target/wire/members.js';

type ResourceOf = (typeof operations)[OperationId]['resource'];

/** Kinds of things that a call makes under a name which it gives: a run can own such things, and take them away. */
export type OwnedKind = Extract<ResourceOf, { readonly action: 'create'; readonly name: string }>['kind'];

/** What the contract says under `x-resource`, as wide as it may come to say it. */
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

/** What one kind of thing is made, listed and taken away by. */
export interface Kind {
  readonly kind: OwnedKind;
  readonly create: OperationId;
  /** What a call is about to make, by the names that it gives. */
  names(input: CallInput): readonly string[];
  /** What the target calls a thing, in the answer that shows it. */
  idIn(answer: Json | undefined, name: string): string | undefined;
  readonly list: OperationId;
  /** The id of what has this name in an answer of `list`. */
  idOf(list: Json | undefined, name: string): string | undefined;
  readonly remove: OperationId;
  /** A call of `remove` that takes this one away. */
  removal(id: string): CallInput;
}

const table: Readonly<Record<OperationId, Resourceful>> = operations;
const ids = Object.keys(table).filter((id): id is OperationId => Object.hasOwn(table, id));

/** What an operation does to which kind of thing. */
export const resourceOf = (operation: OperationId): Resourceful['resource'] => table[operation].resource;

/** What the operations on a kind call its id, first what its creation does. */
const idNames: ReadonlyMap<string, readonly string[]> = new Map(
  ids.map((operation) => {
    const { kind } = table[operation].resource;
    const those = ids.map((each) => table[each].resource).filter((each) => each.kind === kind);
    const first = those.toSorted((a, b) => Number(b.action === 'create') - Number(a.action === 'create'));
    return [kind, first.flatMap(({ id }) => id ?? [])];
  }),
);

/** Everything that a run can own. */
export const kinds: Readonly<Record<OwnedKind, Kind>> = {
  'api-key': kindOf('api-key'),
  'service-account': kindOf('service-account'),
  invitation: kindOf('invitation'),
  ledger: kindOf('ledger'),
  'user-access': kindOf('user-access'),
};

/** The kind that comes of an operation, or that it takes away; undefined where a run cannot own it. */
export function ownedKind(kind: string | undefined): OwnedKind | undefined {
  return Object.values(kinds).find((each) => each.kind === kind)?.kind;
}

/** The ids that a call names, by the contract of its operation. */
export function idsNamed(operation: OperationId, { path, body }: CallInput): readonly string[] {
  const { id } = resourceOf(operation);
  if (id === undefined) return [];
  const named = isArray(body) ? body : [body ?? null];
  return [path?.[id], ...named.map((each) => (isObject(each) ? each[id] : undefined))].flatMap(textsIn);
}

/** The id in a record of a kind, whichever name an operation has for it. */
export function recordId(kind: string, record: Json | undefined): string | undefined {
  return textIn(record, ...(idNames.get(kind) ?? []), 'id');
}

function kindOf(kind: OwnedKind): Kind {
  const those = ids.filter((id) => table[id].resource.kind === kind);
  const doing = (action: ResourceOf['action']): OperationId => {
    const able = those.filter((id) => table[id].resource.action === action);
    // What an organization can do itself comes before what only the invitee can.
    const operation = able.find((id) => table[id].path.includes('{org_id}')) ?? able[0];
    if (operation === undefined) throw new TypeError(`no operation of the contract can ${action} a ${kind}`);
    return operation;
  };
  const [create, list, remove] = [doing('create'), doing('list'), doing('remove')];
  const { id = 'id', name = 'name' } = resourceOf(create);
  const idIn = (answer: Json | undefined) => recordId(kind, answer);
  return {
    kind,
    create,
    names: ({ body }) =>
      (isArray(body) ? body : [body]).flatMap((each) => textsIn(isObject(each) ? each[name] : undefined)),
    // What is called by its id shows itself.
    idIn: (answer, given) => (name === id ? given : idIn(answer)),
    list,
    idOf: (answer, given) => idIn(itemsOf(answer).find((item) => hasValue(item, given))),
    remove,
    removal(given) {
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
