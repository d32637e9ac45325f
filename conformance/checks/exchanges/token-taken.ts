import { type OperationId, operations } from '../../../generated/operations.js';
import type { Basis } from '../../../generated/rules.js';
import type { Role } from '../../../spec/contract/roles.js';
import type { Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { requestHeader } from './request.js';

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** Who may call an operation, as wide as the contract may come to say it. */
interface Guard {
  readonly path: string;
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Basis;
}

/** The role that an operation is known to require. */
function statedRole(operation: OperationId): Role | undefined {
  const { role, roleBasis }: Guard = operations[operation];
  return roleBasis === 'assumed' ? undefined : roles.find((each) => each === role);
}

/**
 * Section 5: an access token is accepted on all endpoints. A refusal with status 401 may speak of the role, and a token may
 * be too new or have expired: but not where this very token was refused before, and was taken since by what requires the
 * same role; where the role is open, by what requires each of the three.
 */
export function tokenTaken(): (exchange: Exchange) => Violation | undefined {
  const tokens = new Map<string, Map<OperationId, Set<Role>>>();
  return (exchange) => {
    const { operation, credential, org, response } = exchange;
    const token = requestHeader(exchange, 'authorization');
    const { path }: Guard = operations[operation];
    if (credential !== 'token' || org !== 'own' || token === undefined || !path.includes('{org_id}'))
      return undefined;
    const refused = tokens.get(token) ?? new Map<OperationId, Set<Role>>();
    tokens.set(token, refused);
    const role = statedRole(operation);
    if (isSuccess(exchange)) {
      refused.delete(operation);
      if (role !== undefined) for (const taken of refused.values()) taken.add(role);
    }
    if (response.status !== 401) return undefined;
    const taken = refused.get(operation);
    if (!taken) refused.set(operation, new Set());
    if (!taken || !(role === undefined ? roles : [role]).every((each) => taken.has(each))) return undefined;
    return {
      at: 'status',
      expected:
        'no 401: an access token is accepted on all endpoints, and this one was taken since it was refused here',
      received: response.status,
    };
  };
}
