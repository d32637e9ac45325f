import { type OperationId, operations } from '../../../generated/operations.js';
import type { Basis } from '../../../generated/rules.js';
import type { Role } from '../../../spec/contract/roles.js';
import type { Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { requestHeader } from './request.js';

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** The role that an operation requires, with every value that the contract may have. */
interface Guard {
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Basis;
}

/** Returns the role that an operation requires; undefined if it is assumed, or if there is none. */
function statedRole(operation: OperationId): Role | undefined {
  const { role, roleBasis }: Guard = operations[operation];
  return roleBasis === 'assumed' ? undefined : roles.find((each) => each === role);
}

/** The 401 answers of an operation that never accepted a token of the run. */
interface Refusals {
  readonly ids: number[];
  /** The token that was refused last. */
  token: string;
  /** How often it was accepted elsewhere since. */
  accepted: number;
  isReported: boolean;
}

/** The refusals, and the times that the token is accepted elsewhere after the last of them, that prove a fault. */
const [refusalsLeast, acceptedLeast] = [2, 3];

/**
 * Section 5: an access token is accepted on all endpoints. A 401 may be about the role, and a token may be too new or have
 * expired. That is excluded if the same token is accepted elsewhere afterwards, tokens were accepted by operations that
 * require the same role (each of the three if the role is open), and another token, or the same one at another time, was
 * refused as well.
 */
export function tokenTaken(): (exchange: Exchange) => Violation | undefined {
  const proven = new Set<Role>();
  const worked = new Set<OperationId>();
  const refused = new Map<OperationId, Refusals>();

  function isFault([operation, { ids, accepted, isReported }]: readonly [OperationId, Refusals]): boolean {
    const role = statedRole(operation);
    const needed = role === undefined ? roles : [role];
    const isOften = ids.length >= refusalsLeast && accepted >= acceptedLeast;
    return !isReported && isOften && needed.every((each) => proven.has(each));
  }

  return (exchange) => {
    const { id, operation, credential, org, response } = exchange;
    const token = requestHeader(exchange, 'authorization');
    if (credential !== 'token' || org !== 'own' || token === undefined || !isOpenToRoles(operation))
      return undefined;
    if (response.status === 401 && !worked.has(operation)) {
      const before = refused.get(operation) ?? { ids: [], token: '', accepted: 0, isReported: false };
      // Consecutive refusals of one token count as one.
      if (before.token !== token || before.accepted > 0) before.ids.push(id);
      refused.set(operation, Object.assign(before, { token, accepted: 0 }));
    }
    if (!isSuccess(exchange)) return undefined;
    const role = statedRole(operation);
    if (role !== undefined) proven.add(role);
    worked.add(operation);
    refused.delete(operation);
    for (const each of refused.values()) each.accepted += Number(each.token === token);
    const [by, refusals] = [...refused].find(isFault) ?? [];
    if (!refusals) return undefined;
    refusals.isReported = true;
    return {
      at: 'status',
      expected: `no 401 by ${by}: an access token is accepted on all endpoints, and this one is taken by ${operation}`,
      received: '401',
      related: refusals.ids,
    };
  };
}

/** Whether roles on the organization alone give access: an account may be its user's own, an invitation its invitee's. */
const isOpenToRoles = (operation: OperationId): boolean =>
  operations[operation].authenticated && operations[operation].path.includes('{org_id}');
