import type { JsonObject } from '../../../spec/source/json.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import { type SeenSchema, schemaOf, together } from './seen-schema.js';

/** What it takes to see the form of a call. */
interface FormedCall {
  readonly method: string;
  readonly url: string;
  readonly requestText: string | undefined;
  readonly status: number;
  readonly responseText: string | undefined;
}

interface SeenOperation {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly query: Set<string>;
  request?: SeenSchema;
  answer?: SeenSchema;
}

/** The most operations that are remembered, and the longest body that is read. */
const mostForms = 5_000;
const longestBody = 4 * 1024 * 1024;
const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Collects the forms of successful calls: an OpenAPI document for each origin, without any value of requests or answers. */
export function seenCalls(orgs: readonly string[]) {
  const calls: FormedCall[] = [];
  const templates = pathTemplates(orgs);
  const operations = new Map<string, SeenOperation>();

  function take(call: FormedCall): void {
    const { origin, pathname, searchParams } = new URL(call.url);
    const [sent, received] = [bodyIn(call.requestText), bodyIn(call.responseText)];
    if (received === undefined && (call.responseText ?? '') !== '') return;
    const path = templates.of(pathname);
    const key = `${origin} ${call.method} ${path}`;
    const known = operations.get(key);
    if (known === undefined && operations.size >= mostForms) return;
    const method = call.method.toLowerCase();
    const operation = known ?? { origin, method, path, query: new Set<string>() };
    operations.set(key, operation);
    for (const name of searchParams.keys()) if (operation.query.size < 50) operation.query.add(name);
    if (sent !== undefined) operation.request = together(operation.request ?? {}, schemaOf(sent));
    if (received !== undefined) operation.answer = together(operation.answer ?? {}, schemaOf(received));
  }

  return {
    see(call: FormedCall): void {
      if (call.status < 200 || call.status > 299 || !methods.has(call.method) || !URL.canParse(call.url))
        return;
      templates.learn(bodyIn(call.responseText));
      calls.push(call);
      // An id may show in an answer after its first use: calls wait for that.
      if (calls.length > 200) for (const each of calls.splice(0, 100)) take(each);
    },
    /** Returns the documents by origin. */
    documents(): ReadonlyMap<string, JsonObject> {
      for (const call of calls.splice(0)) take(call);
      const seen = [...operations.values()];
      return new Map(
        seen.map(({ origin }) => [
          origin,
          documentOf(
            origin,
            seen.filter((each) => each.origin === origin),
          ),
        ]),
      );
    },
  };
}

function bodyIn(text: string | undefined) {
  return text === undefined || text === '' || text.length > longestBody ? undefined : parseJson(text);
}

function documentOf(origin: string, operations: readonly SeenOperation[]): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const { method, path, query, request, answer } of operations) {
    const content = (schema: SeenSchema) => ({ content: { 'application/json': { schema } } });
    paths[path] = {
      ...paths[path],
      [method]: {
        parameters: [...query].map((name) => ({ name, in: 'query', schema: {} })),
        ...(request === undefined ? {} : { requestBody: content(request) }),
        responses: { '200': { description: '', ...(answer === undefined ? {} : content(answer)) } },
      },
    };
  }
  return { openapi: '3.1.0', servers: [{ url: origin }], paths };
}

/** The most ids that are remembered. */
const most = 20_000;

/**
 * Recognizes values in paths, by what they look like and by the ids that bodies showed.
 * @param orgs the known organizations that calls are about
 */
export function pathTemplates(orgs: readonly string[]) {
  const ids = new Set<string>();
  /** Remembers the ids in a body. */
  function learn(body: Json | undefined): void {
    if (isArray(body)) for (const item of body) learn(item);
    if (!isObject(body)) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' && /id$/i.test(name) && ids.size < most) ids.add(value);
      else if (typeof value === 'object') learn(value);
    }
  }
  return {
    learn,
    /** Returns a path with a placeholder for each value. */
    of(path: string): string {
      const segments = path.split('/');
      const isValue = (segment: string) => ids.has(decoded(segment)) || looksLikeId(decoded(segment));
      const own = segments.map((segment, index) => {
        const before = segments[index - 1] ?? '';
        if (orgs.includes(decoded(segment)) || /^org[_-]\w+$/.test(segment)) return '{org_id}';
        if (segment === '' || !isValue(segment)) return segment;
        return isValue(before) || before === '' ? '{id}' : `{${before.replaceAll(/\W/g, '_')}_id}`;
      });
      return own.join('/');
    },
  };
}

/** Whether a text consists of digits, is an email, or mixes letters with several digits. */
const looksLikeId = (text: string): boolean =>
  /^\d+$/.test(text) || text.includes('@') || (text.length > 4 && (text.match(/\d/g) ?? []).length > 1);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
