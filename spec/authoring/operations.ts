import type { InterfaceId } from './bundle.js';
import { isObject, type JsonObject, objectAt, textAt } from './json.js';

/** One operation of the contract, as the mock routes it and the kit calls it. */
export interface Operation {
  id: string;
  interface: InterfaceId;
  method: string;
  path: string;
  section: string;
  /** The role that the caller must hold on the organization; `none` where no credential is needed. */
  role: string;
  authenticated: boolean;
  /** Statuses with their basis: a status is `stated` unless its response is marked assumed. */
  statuses: Record<string, 'stated' | 'assumed'>;
  /** Schema of the request body per content type. */
  requests: Record<string, string>;
  /** Schema of the response body per status. */
  responses: Record<string, string>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of one bundled document, with a clear error where it is not fully described. */
export function operationsOf(id: InterfaceId, document: JsonObject): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(objectAt(document, 'paths', id))) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) found.push(describe(id, document, path, method, operation));
    }
  }
  return found;
}

function describe(
  id: InterfaceId,
  document: JsonObject,
  path: string,
  method: string,
  operation: JsonObject,
): Operation {
  const where = `spec/${id}.yaml ${method.toUpperCase()} ${path}`;
  const statuses: Operation['statuses'] = {};
  const responses: Operation['responses'] = {};
  for (const [status, response] of Object.entries(objectAt(operation, 'responses', where))) {
    const resolved = resolve(document, response as JsonObject);
    statuses[status] = resolved['x-basis'] === 'assumed' ? 'assumed' : 'stated';
    const schema = schemaNames(resolved, where)['application/json'];
    if (schema !== undefined) responses[status] = schema;
  }
  const security = operation['security'] ?? document['security'];
  return {
    id: textAt(operation, 'operationId', where),
    interface: id,
    method: method.toUpperCase(),
    path,
    section: textAt(operation, 'x-section', where),
    role: textAt(objectAt(operation, 'x-role', where), 'role', where),
    authenticated: Array.isArray(security) && security.length > 0,
    statuses,
    requests: isObject(operation['requestBody']) ? schemaNames(operation['requestBody'], where) : {},
    responses,
  };
}

function schemaNames(holder: JsonObject, where: string): Record<string, string> {
  const content = holder['content'];
  if (!isObject(content)) return {};
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const schema = isObject(media) ? media['schema'] : undefined;
      const reference = isObject(schema) ? schema['$ref'] : undefined;
      if (typeof reference !== 'string') throw new Error(`${where}: the schema of ${type} must be a $ref`);
      return [type, reference.replace('#/components/schemas/', '')];
    }),
  );
}

function resolve(document: JsonObject, value: JsonObject): JsonObject {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const target = reference
    .replace('#/', '')
    .split('/')
    .reduce<JsonObject>((parent, key) => objectAt(parent, key, reference), document);
  return resolve(document, target);
}
