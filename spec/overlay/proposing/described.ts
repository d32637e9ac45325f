import { placesIn } from '../../contract/places.js';
import { isObject, type Json, type JsonObject } from '../../source/json.js';
import { behind, inner, type Member, type SchemaAt } from './schema-view.js';
import { serverIn } from './server.js';

/** An operation in an OpenAPI document, ours or a target's. */
export interface Described {
  /** Such as `POST /v2/{org}/keys`, including the path of the server. */
  readonly shown: string;
  /** In lower case. */
  readonly method: string;
  /** The origin of its server, such as `https://api.example.com`; empty if the document has none. */
  readonly origin: string;
  /** The path of its server. */
  readonly server: readonly string[];
  /** The segments of the whole path, including that of the server. */
  readonly segments: readonly string[];
  /** The path as written in its document. */
  readonly path: string;
  readonly operationId: string | undefined;
  /** Its descriptive text: summary, tags and the like. */
  readonly prose: string;
  readonly query: readonly Member[];
  readonly request: SchemaAt | undefined;
  readonly answer: SchemaAt | undefined;
  readonly isStated: boolean;
  /** The kind of resource, if the document declares it. */
  readonly kind: string;
  /** The whole operation. */
  readonly whole: JsonObject;
}

/** Returns every operation of a document. */
export function describedIn(document: JsonObject): readonly Described[] {
  const items = isObject(document['paths']) ? document['paths'] : {};
  return placesIn('the document', document).map(({ path, method, operation }) => {
    const item = items[path];
    const around = isObject(item) ? item['servers'] : undefined;
    const server = serverIn(operation['servers'] ?? around ?? document['servers']);
    const whole = `${server.path}${path}`;
    const isStated = operation['x-basis'] === undefined && operation['x-section'] !== undefined;
    const at: SchemaAt = { document, schema: operation, keys: ['paths', path, method], isStated };
    const { operationId: id, 'x-resource': resource } = operation;
    return {
      shown: `${method.toUpperCase()} ${whole}`,
      method,
      path,
      origin: server.origin,
      server: server.path.split('/').slice(1),
      segments: whole.split('/').slice(1),
      operationId: typeof id === 'string' ? id : undefined,
      prose: ['summary', 'tags', 'description', 'x-stated'].map((key) => textIn(operation[key])).join(' '),
      query: queryOf(at),
      request: bodyOf(inner(at, operation['requestBody'], 'requestBody')),
      answer: answerOf(at),
      isStated,
      kind: isObject(resource) ? String(resource['kind'] ?? '') : '',
      whole: operation,
    };
  });
}

/** Whether a path segment is a parameter. */
export const isPlaceholder = (segment: string): boolean => /^\{[^{}]+\}$/.test(segment);

const textIn = (value: Json | undefined): string =>
  value === undefined
    ? ''
    : typeof value === 'string'
      ? value.slice(0, 500)
      : JSON.stringify(value).slice(0, 500);

function queryOf(at: SchemaAt): readonly Member[] {
  const list = isObject(at.schema) ? at.schema['parameters'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((parameter: Json, index): Member[] => {
    const held = behind(inner(at, parameter, 'parameters', String(index)));
    if (!isObject(held.schema) || held.schema['in'] !== 'query') return [];
    const { name, schema } = held.schema;
    return typeof name === 'string'
      ? [{ ...held, name, schema: schema ?? held.schema, parameter: held.schema }]
      : [];
  });
}

function answerOf(at: SchemaAt): SchemaAt | undefined {
  const responses = isObject(at.schema) ? at.schema['responses'] : undefined;
  if (!isObject(responses)) return undefined;
  const good = Object.entries(responses).filter(([status]) => /^(2|default$)/i.test(status));
  for (const [status, response] of good) {
    const body = bodyOf(inner(at, response, 'responses', status));
    if (body !== undefined) return body;
  }
  return undefined;
}

/** Returns the schema of a JSON body. */
function bodyOf(at: SchemaAt): SchemaAt | undefined {
  const held = behind(at);
  const content = isObject(held.schema) ? held.schema['content'] : undefined;
  const found = Object.entries(isObject(content) ? content : {}).find(([type]) => /json|\*\/\*/i.test(type));
  const [type = '', media] = found ?? [];
  const schema = isObject(media) ? media['schema'] : undefined;
  return schema === undefined ? undefined : inner(held, schema, 'content', type, 'schema');
}
