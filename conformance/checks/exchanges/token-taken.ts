import { type OperationId, operations } from '../../../generated/operations.js';
import type { Role } from '../../../spec/contract/roles.js';
import type { Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { requestHeader } from './request.js';

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** The roles of which each may be the one that an operation requires: all if that is open. */
function rolesOf(operation: OperationId): readonly Role[] {
  const role = roles.find((each) => each === operations[operation].role);
  return role === undefined ? roles : [role];
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
 * require the same role, and another token, or the same one at another time, was refused as well.
 */
export function tokenTaken(): (exchange: Exchange) => Violation | undefined {
  const proven = new Set<Role>();
  const worked = new Set<OperationId>();
  const refused = new Map<OperationId, Refusals>();
  const isFault = ([by, { ids, accepted, isReported }]: readonly [OperationId, Refusals]): boolean =>
    !isReported &&
    ids.length >= refusalsLeast &&
    accepted >= acceptedLeast &&
    rolesOf(by).every((role) => proven.has(role));

  return (exchange) => {
    const { id, operation, credential, org, response } = exchange;
    const token = requestHeader(exchange, 'authorization');
    // Roles on the organization alone give access: an account may be its user's own, an invitation its invitee's.
    const isOpen = operations[operation].authenticated && operations[operation].path.includes('{org_id}');
    if (credential !== 'token' || org !== 'own' || token === undefined || !isOpen) return undefined;
    if (response.status === 401 && !worked.has(operation)) {
      const before = refused.get(operation) ?? { ids: [], token: '', accepted: 0, isReported: false };
      // Consecutive refusals of one token count as one.
      if (before.token !== token || before.accepted > 0) before.ids.push(id);
      refused.set(operation, Object.assign(before, { token, accepted: 0 }));
    }
    if (!isSuccess(exchange)) return undefined;
    const [role, ...others] = rolesOf(operation);
    if (role !== undefined && others.length === 0) proven.add(role);
    worked.add(operation);
    refused.delete(operation);
    for (const each of refused.values()) each.accepted += Number(each.token === token);
    const [by, refusals] = [...refused].find(isFault) ?? [];
    if (!refusals) return undefined;
    refusals.isReported = true;
    const expected = `no 401 by ${by}: an access token is accepted on all endpoints, and this one is taken by ${operation}`;
    return { at: 'status', expected, received: '401', related: refusals.ids };
  };
}
