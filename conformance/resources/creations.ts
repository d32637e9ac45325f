import type { OperationId } from '../../generated/operations.js';
import type { Caller } from '../callers/caller.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { CallInput } from '../wire/call-input.js';
import { itemsOf, textIn } from '../wire/members.js';
import type { ResourceKind } from './resource.js';

/** What a call is about to make, as far as the call itself tells. */
interface Creation {
  readonly kind: ResourceKind;
  names(input: CallInput, caller: Caller): readonly string[];
  /** What the target calls the thing of this name. */
  idOf(answer: Json | undefined, name: string): string | undefined;
}

/** What a call takes away when it succeeds, by the id that the target has for it. */
interface Removal {
  readonly kind: ResourceKind;
  ids(input: CallInput): readonly string[];
}

const named = (input: CallInput): readonly string[] => textsOf(textIn(input.body, 'name'));
const textsOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

/** Operations that make something which stays until it is deleted. */
export const creations: Partial<Record<OperationId, Creation>> = {
  createApiKey: { kind: 'api-key', names: named, idOf: (answer) => textIn(answer, 'id') },
  createServiceAccount: {
    kind: 'service-account',
    names: named,
    idOf: (answer) => textIn(answer, 'clientId', 'id'),
  },
  createInvitation: {
    kind: 'invitation',
    names: ({ body }) => textsOf(textIn(body, 'email')),
    idOf: (answer) => textIn(answer, 'id', 'invitationId'),
  },
  createLedger: { kind: 'ledger', names: named, idOf: (answer) => textIn(answer, 'id', 'ledger_id') },
  addUserAccess: {
    kind: 'user-access',
    names: ({ body }) =>
      isArray(body) ? body.flatMap((pair) => (isObject(pair) ? textsOf(textIn(pair, 'userId')) : [])) : [],
    idOf: (_, name) => name,
  },
  acceptInvitation: {
    kind: 'user-access',
    names: (_, caller) => ('email' in caller && typeof caller.email === 'string' ? [caller.email] : []),
    // Only the list of users tells which one it is.
    idOf: () => undefined,
  },
};

const fromPath = (name: string) => (input: CallInput) => textsOf(input.path?.[name]);

export const removals: Partial<Record<OperationId, Removal>> = {
  deleteApiKey: { kind: 'api-key', ids: fromPath('keyId') },
  deleteServiceAccount: { kind: 'service-account', ids: fromPath('clientId') },
  revokeInvitation: { kind: 'invitation', ids: fromPath('invitationId') },
  declineInvitation: { kind: 'invitation', ids: fromPath('invitationId') },
  acceptInvitation: { kind: 'invitation', ids: fromPath('invitationId') },
  deleteLedger: { kind: 'ledger', ids: fromPath('ledger_id') },
  removeUserAccess: {
    kind: 'user-access',
    ids: ({ body }) =>
      isObject(body) && isArray(body['userIds'])
        ? body['userIds'].filter((id): id is string => typeof id === 'string')
        : [],
  },
};

/** Every kind of thing that can be listed, and how one is recognised by the name that a run gave it. */
export const listings: Partial<
  Record<
    ResourceKind,
    { readonly operation: OperationId; find(answer: Json | undefined, name: string): string | undefined }
  >
> = {
  'api-key': listing('listApiKeys', 'name', ['id']),
  'service-account': listing('getServiceAccounts', 'name', ['clientId', 'id']),
  invitation: listing('getInvitations', 'email', ['id', 'invitationId']),
  ledger: listing('getLedgers', 'name', ['id', 'ledger_id']),
  'user-access': {
    operation: 'getOrgUsers',
    find(answer, name) {
      const user = itemsOf(answer).find((each) => JSON.stringify(each).includes(JSON.stringify(name)));
      return textIn(user, 'userId', 'id');
    },
  },
};

function listing(operation: OperationId, by: string, ids: readonly string[]) {
  return {
    operation,
    find: (answer: Json | undefined, name: string) =>
      textIn(
        itemsOf(answer).find((item) => item[by] === name),
        ...ids,
      ),
  };
}
