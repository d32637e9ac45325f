import { type OperationId, operations } from '../../generated/operations.js';
import type { InterfaceId } from '../../spec/contract/documents.js';
import type { Operation } from '../../spec/contract/operations.js';
import { roleOf } from '../../spec/contract/roles.js';
import type { RoleQuestion, ServedOperation } from '../engine/contract.js';
import type { QueryShape, QueryValue } from '../engine/query.js';
import type { WireNames } from '../engine/wire-names.js';

/** An operation of a document as the engine serves it. Throws an error if its role is invalid. */
export function servedOf(
  operation: Operation,
  id: OperationId,
  owner: InterfaceId,
  names: WireNames | undefined,
): ServedOperation {
  const { method, path, also, authenticated, credentialQuestion, bodyLimit, bodyRequired, produces } =
    operation;
  const { statuses, requests, responses, query, roleQuestion, statedRole } = operation;
  const where = `${method} ${path}`;
  return {
    id,
    interface: owner,
    method,
    path,
    role: roleOf(operation.role, where),
    ...(isRoleQuestion(roleQuestion) ? { roleQuestion } : {}),
    ...(statedRole === 'viewer' || statedRole === 'editor' || statedRole === 'admin' ? { statedRole } : {}),
    ...(also === undefined ? {} : { also }),
    authenticated,
    ...(credentialQuestion === undefined ? {} : { credentialQuestion }),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(query === undefined ? {} : { query: shapeOf(query) }),
    bodyRequired,
    statuses,
    requests,
    responses,
    ...(produces === undefined ? {} : { produces }),
    ...(names === undefined ? {} : { names }),
  };
}

function shapeOf({ schema, types, defaults, maxima, longest }: NonNullable<Operation['query']>) {
  const known = Object.entries(defaults).filter((entry): entry is [string, QueryValue] => isValue(entry[1]));
  return { schema, types, defaults: Object.fromEntries(known), maxima, longest } satisfies QueryShape & {
    schema: string;
  };
}

function isValue(value: unknown): value is QueryValue {
  return (
    ['string', 'number', 'boolean'].includes(typeof value) ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

const roleQuestions: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap((operation) =>
    'roleQuestion' in operation ? [operation.roleQuestion] : [],
  ),
);

/** False for questions that are new in the sources: no profile has a reading of them yet, so the role in the document applies. */
function isRoleQuestion(id: string | undefined): id is RoleQuestion {
  return id !== undefined && roleQuestions.has(id);
}
