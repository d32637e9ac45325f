import { isArray, isObject, type Json, type JsonObject, objectAt } from '../source/json.js';
import type { InterfaceId } from './documents.js';
import { type RequiredRole, roleOf } from './resources.js';

/** A proposed operation: the mock answers it from its examples, and no rule names it. */
export interface DraftOperation {
  /** The operationId, or method and path if it has none. */
  readonly id: string;
  readonly interface: InterfaceId;
  readonly lifecycle: 'draft';
  readonly method: string;
  readonly path: string;
  /** Empty if there is none. */
  readonly summary: string;
  readonly section?: string;
  /** The open question that it would answer. */
  readonly question?: string;
  /** The role that the caller must hold on the organization; `none` if no role is given. */
  readonly role: RequiredRole;
  readonly authenticated: boolean;
}

/** The drafts of one bundled document. An overlay that adds one everywhere names its interface in `x-interface`. */
export function draftsOf(id: InterfaceId, document: JsonObject): readonly DraftOperation[] {
  return placesIn(id, document)
    .filter(({ operation }) => isDraft(operation) && (operation['x-interface'] ?? id) === id)
    .map((place) => describe(id, document, place));
}

function describe(id: InterfaceId, document: JsonObject, { path, method, operation }: Place): DraftOperation {
  const shown = `${method.toUpperCase()} ${path}`;
  const written = operation['x-role'];
  const role = isObject(written) ? written['role'] : written;
  const security = operation['security'] ?? document['security'];
  const text = (key: string): string => String(operation[key] ?? '').trim();
  return {
    id: text('operationId') || shown,
    interface: id,
    lifecycle: 'draft',
    method: method.toUpperCase(),
    path,
    summary: text('summary') || text('description').split('\n', 1).join(),
    ...(text('x-section') === '' ? {} : { section: text('x-section') }),
    ...(text('x-question') === '' ? {} : { question: text('x-question') }),
    role: role === undefined ? 'none' : roleOf(role, `spec/${id}.yaml ${shown}`),
    authenticated: isArray(security) && security.length > 0,
  };
}

/** Returns a document without its drafts and the schemas that only drafts refer to, which may be incomplete. */
export function withoutDrafts(document: JsonObject): JsonObject {
  const drafts = placesIn('the document', document).filter(({ operation }) => isDraft(operation));
  if (drafts.length === 0) return document;
  const decided: JsonObject = { ...document, paths: decidedPaths(document['paths']) };
  const components = isObject(document['components']) ? document['components'] : {};
  const schemas = isObject(components['schemas']) ? components['schemas'] : {};
  const ofDrafts = reachedFrom(
    drafts.map(({ operation }) => operation),
    components,
  );
  const others = Object.entries(schemas).filter(([name]) => !ofDrafts.has(`schemas/${name}`));
  const rest: Json = { ...decided, components: { ...components, schemas: Object.fromEntries(others) } };
  const needed = reachedFrom([rest], components);
  const kept = Object.entries(schemas).filter(
    ([name]) => !ofDrafts.has(`schemas/${name}`) || needed.has(`schemas/${name}`),
  );
  return { ...decided, components: { ...components, schemas: Object.fromEntries(kept) } };
}

function decidedPaths(paths: Json | undefined): JsonObject {
  const items = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]): [string, Json][] => {
    if (!isObject(item)) return [[path, item]];
    const members = Object.entries(item).filter(([, member]) => !isObject(member) || !isDraft(member));
    const isLeft =
      members.length === Object.keys(item).length || members.some(([, member]) => isObject(member));
    return isLeft ? [[path, Object.fromEntries(members)]] : [];
  });
  return Object.fromEntries(items);
}

/** Returns the components that nodes refer to directly or indirectly, each as `schemas/Name`. */
function reachedFrom(nodes: readonly Json[], components: JsonObject): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting: Json[] = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(
      /"\$ref":"#\/components\/(\w+)\/([^"/]+)/g,
    )) {
      if (reached.has(`${kind}/${name}`)) continue;
      reached.add(`${kind}/${name}`);
      const group = components[kind];
      const target = isObject(group) ? group[name] : undefined;
      if (target !== undefined) waiting.push(target);
    }
  }
  return reached;
}

/** The methods of OpenAPI that a contract may use. */
export const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** An operation and its place in a document. */
export interface Place {
  readonly path: string;
  /** In lower case, as in documents. */
  readonly method: string;
  /** Includes the parameters of its path item. */
  readonly operation: JsonObject;
}

/** Returns every operation of a document, in order. Throws if there are no `paths`. */
export function placesIn(
  id: string,
  document: JsonObject,
  paths = objectAt(document, 'paths', id),
): readonly Place[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
      return [{ path, method, operation: { ...operation, parameters } }];
    });
  });
}

/** Whether an operation is undecided: it needs no handler, and no rule judges it. */
export function isDraft(operation: JsonObject): boolean {
  return operation['x-lifecycle'] === 'draft';
}

function listAt(parent: JsonObject, key: string): readonly Json[] {
  const value = parent[key];
  return isArray(value) ? value : [];
}
