import { type OperationId, operations } from '../../../generated/operations.js';
import type { Basis } from '../../../generated/rules.js';
import type { Role } from '../../../spec/contract/roles.js';
import type { Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { requestHeader } from './request.js';

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** Who may call an operation, as wide as the contract may come to say it. */
interface Guard {
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Basis;
}

/** The role that an operation is known to require. */
function statedRole(operation: OperationId): Role | undefined {
  const { role, roleBasis }: Guard = operations[operation];
  return roleBasis === 'assumed' ? undefined : roles.find((each) => each === role);
}

/** Refusals with status 401 by an operation that never took a token of the run. */
interface Refusals {
  readonly ids: number[];
  /** The token that was refused last, and how often it was taken elsewhere since. */
  token: string;
  taken: number;
  isTold: boolean;
}

/** Refusals, and how often the token is taken elsewhere after the last of them. */
const [refusalsLeast, takenLeast] = [2, 3];

/**
 * Section 5: an access token is accepted on all endpoints. A refusal with status 401 may speak of the role, and a token may
 * be too new or have expired: but not where this very token is taken elsewhere afterwards, by what requires the same role
 * (where the role is open, each of the three), and another token, or the same at another time, was refused likewise.
 */
export function tokenTaken(): (exchange: Exchange) => Violation | undefined {
  const proven = new Set<Role>();
  const worked = new Set<OperationId>();
  const refused = new Map<OperationId, Refusals>();

  function isFault([operation, { ids, taken, isTold }]: readonly [OperationId, Refusals]): boolean {
    const role = statedRole(operation);
    const needed = role === undefined ? roles : [role];
    const isOften = ids.length >= refusalsLeast && taken >= takenLeast;
    return !isTold && isOften && needed.every((each) => proven.has(each));
  }

  return (exchange) => {
    const { id, operation, credential, org, response } = exchange;
    const token = requestHeader(exchange, 'authorization');
    if (credential !== 'token' || org !== 'own' || token === undefined || !isOfEverybody(operation))
      return undefined;
    if (response.status === 401 && !worked.has(operation)) {
      const before = refused.get(operation) ?? { ids: [], token: '', taken: 0, isTold: false };
      // One after the other with one token they are one refusal.
      if (before.token !== token || before.taken > 0) before.ids.push(id);
      refused.set(operation, Object.assign(before, { token, taken: 0 }));
    }
    if (!isSuccess(exchange)) return undefined;
    const role = statedRole(operation);
    if (role !== undefined) proven.add(role);
    worked.add(operation);
    refused.delete(operation);
    for (const each of refused.values()) each.taken += Number(each.token === token);
    const [by, refusals] = [...refused].find(isFault) ?? [];
    if (!refusals) return undefined;
    refusals.isTold = true;
    return {
      at: 'status',
      expected: `no 401 by ${by}: an access token is accepted on all endpoints, and this one is taken by ${operation}`,
      received: '401',
      related: refusals.ids,
    };
  };
}

/** Whoever has the roles on the organization may call it: an account may be its user's own, an invitation its invitee's. */
const isOfEverybody = (operation: OperationId): boolean =>
  operations[operation].authenticated && operations[operation].path.includes('{org_id}');
