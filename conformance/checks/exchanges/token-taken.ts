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

/** What is known of one token. */
interface Known {
  /** What it was taken by: operations that are known to require these roles. */
  readonly proven: Set<Role>;
  /** Refusals with status 401 by operations that never took it. */
  readonly refused: Map<OperationId, Refusals>;
  readonly taken: Set<OperationId>;
}

interface Refusals {
  readonly ids: number[];
  /** How often it was taken elsewhere between and after them. */
  taken: number;
  isTold: boolean;
}

/** Refusals, and where it was taken since the first of them. */
const [refusalsLeast, takenLeast] = [2, 3];

/**
 * Section 5: an access token is accepted on all endpoints. A refusal with status 401 may speak of the role, and a token may
 * be too new or have expired: but not where this very token is taken elsewhere between refusals and after them, by what
 * requires the same role; where the role is open, by what requires each of the three.
 */
export function tokenTaken(): (exchange: Exchange) => Violation | undefined {
  const tokens = new Map<string, Known>();
  return (exchange) => {
    const { id, operation, credential, org, response } = exchange;
    const token = requestHeader(exchange, 'authorization');
    if (credential !== 'token' || org !== 'own' || token === undefined || !isOfEverybody(operation))
      return undefined;
    const known = tokens.get(token) ?? { proven: new Set(), refused: new Map(), taken: new Set() };
    tokens.set(token, known);
    const { proven, refused, taken } = known;
    if (response.status === 401 && !taken.has(operation)) {
      const before = refused.get(operation) ?? { ids: [], taken: 0, isTold: false };
      refused.set(operation, before);
      // One after the other they are one refusal.
      if (before.ids.length === 0 || before.taken > 0) before.ids.push(id);
    }
    if (!isSuccess(exchange)) return undefined;
    const role = statedRole(operation);
    if (role !== undefined) proven.add(role);
    taken.add(operation);
    refused.delete(operation);
    for (const each of refused.values()) each.taken += 1;
    const [one] = [...refused].filter(
      ([each, { ids, taken: times, isTold }]) =>
        !isTold &&
        ids.length >= refusalsLeast &&
        times >= takenLeast &&
        needed(each).every((held) => proven.has(held)),
    );
    if (!one) return undefined;
    const [by, refusals] = one;
    refusals.isTold = true;
    return {
      at: 'status',
      expected: `no 401 by ${by}: an access token is accepted on all endpoints, and this one is taken by ${operation}`,
      received: '401',
      related: refusals.ids,
    };
  };
}

/** Whoever has the roles may call it: an invitation is answered by its invitee alone. */
const isOfEverybody = (operation: OperationId): boolean =>
  operations[operation].authenticated && !/^(accept|decline)Invitation$/.test(operation);

/** A caller for whom an operation has no other reason to refuse. */
function needed(operation: OperationId): readonly Role[] {
  const role = statedRole(operation);
  return role === undefined ? roles : [role];
}
