import type { Client } from 'openapi-fetch';
import { operations } from '../../generated/operations.js';
import * as errors from './errors.js';
import { segment } from './options.js';
import { type Bearer, type Sending, send } from './sending.js';

export type OperationId = keyof typeof operations;

/** A row in the table of operations. */
export type OperationRow = (typeof operations)[OperationId];

/** The untyped input of any operation. */
export interface AnyInput extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The untyped result of any operation. */
export interface AnyAnswer {
  readonly data: unknown;
  readonly response: Response;
}

export type AnyCall = (input?: AnyInput) => Promise<AnyAnswer>;

/** Typed by the documents outside; here every path parameter is a string. */
type AnyOperation = {
  parameters: { path: Record<string, string>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, unknown>;
};
export type AnyClient = Client<
  Record<string, Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyOperation>>
>;

/** Options of every call besides its parameters. */
export interface CallOptions {
  /** Aborts the call in every phase: while it is sent, between retries, and while it waits for a sign-in. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this call, in addition to those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Identifies a call that changes or costs something, so that a service that supports it carries out the same call only once.
   * Default: a new key for each call, which errors contain.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * Whether the call may be retried after no response or a 502, 503 or 504, although it may have taken effect. Default: only
   * calls that read and cost nothing.
   */
  readonly repeatable?: boolean | undefined;
}

type WithoutOrg<Path> = Omit<Path, 'org_id'> & Partial<Pick<Path, Extract<keyof Path, 'org_id'>>>;
type Optional<Value> = Record<never, never> extends Value ? true : false;

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? Optional<WithoutOrg<Path>> extends true
    ? { readonly path?: WithoutOrg<Path> | undefined }
    : { readonly path: WithoutOrg<Path> }
  : { readonly path?: undefined };

type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { readonly query: Query }
  : Operation extends { parameters: { query?: infer Query } }
    ? { readonly query?: Query | undefined }
    : { readonly query?: undefined };

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { readonly body?: Body | undefined }
    : { readonly body?: undefined };

/** The input of an operation. `org_id` defaults to that of the client. */
export type Input<Operation> = PathOf<Operation> & QueryOf<Operation> & BodyOf<Operation> & CallOptions;

type ContentOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The body of a successful response. */
export type Data<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 202 | 204)]: ContentOf<Responses[Status]> }[keyof Responses &
      (200 | 201 | 202 | 204)]
  : never;

/** A successful result. */
export interface Answer<Operation> {
  readonly data: Data<Operation>;
  /** The status and headers, such as `X-Credits-Remaining`. The body is already consumed. */
  readonly response: Response;
}

/** Calls an operation. Rejects with a ServiceError, a SignInError, a NoAnswerError or an UnreadableAnswerError. */
export type Call<Operation> = (
  ...given: Optional<Input<Operation>> extends true ? [input?: Input<Operation>] : [input: Input<Operation>]
) => Promise<Answer<Operation>>;

/** Options that distinguish a call from others of its operation. */
export type CallMarks = Pick<CallOptions, 'idempotencyKey' | 'repeatable'>;

/** Returns what an error contains about a call. */
export function about(operation: OperationRow, { idempotencyKey }: CallMarks): errors.AboutCall {
  return {
    operation: operation.id,
    requestId: crypto.randomUUID(),
    idempotencyKey: idempotencyKey ?? (isRead(operation) ? undefined : crypto.randomUUID()),
  };
}

/** Sends the request of an operation with its credential, retried if allowed. */
export function perform(
  call: {
    readonly request: Request;
    readonly operation: OperationRow;
    readonly about: errors.AboutCall;
  } & CallMarks,
  { bearer, sending }: { readonly bearer: Bearer; readonly sending: Sending },
): Promise<Response> {
  const { request, operation, repeatable = isRead(operation) } = call;
  const credential = operation.authenticated ? bearer : undefined;
  return send({ ...call.about, request, repeatable, bearer: credential }, sending);
}

/** Calls that read and cost nothing may be repeated: whether the same find is charged twice is open (find.charged). */
function isRead({ resource }: OperationRow): boolean {
  return resource.effect === 'none';
}

/** Returns the operation for a method and path of the contract. */
export function operationAt(
  id: OperationRow['interface'],
  method: string,
  path: string,
): OperationRow | undefined {
  return all.find(
    (operation) => operation.interface === id && operation.method === method && operation.path === path,
  );
}

const all: readonly OperationRow[] = Object.values(operations);

/** Returns the operations of an interface. */
export function operationsOf(
  id: OperationRow['interface'],
): readonly (readonly [OperationId, OperationRow])[] {
  return all.filter((operation) => operation.interface === id).map((operation) => [operation.id, operation]);
}

/** What all calls of a client share. */
export interface Access {
  readonly org: string;
  readonly bearer: Bearer;
  readonly sending: Sending;
  readonly secrets: errors.Secrets;
}

/** Returns an operation as a function. If its interface has no address, every call throws an error that says so. */
export function callOf(operation: OperationRow, client: AnyClient | undefined, access: Access): AnyCall {
  return async (input = {}) => {
    if (client === undefined) {
      throw new errors.ClientOptionError(
        `option urls: without \`${operation.interface}\` there is no \`${operation.id}\`; give its address.`,
      );
    }
    const aboutIt = about(operation, input);
    const params = {
      path: pathOf(operation, input, access.org),
      ...(input.query && { query: { ...input.query } }),
    };
    const { data, error, response } = await parsedBy(operation, () =>
      client.request(methodOf(operation), operation.path, {
        params,
        ...(input.body !== undefined && { body: input.body }),
        ...(input.headers && { headers: input.headers }),
        ...(input.signal && { signal: input.signal }),
        // We read errors ourselves, and only need their text.
        parseAs: 'produces' in operation ? 'text' : 'json',
        fetch: (request: Request) => perform({ ...input, request, operation, about: aboutIt }, access),
      }),
    );
    if (response.ok) return answered(operation, data, response);
    const text = typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
    const secrets = [...access.secrets, ...errors.secretsIn(input.body)];
    const nowMs = access.sending.now();
    throw new errors.ServiceError(errors.refusalOf({ response, text }, aboutIt, { secrets, nowMs }));
  };
}

function answered(operation: OperationRow, data: unknown, response: Response): AnyAnswer {
  if (data === undefined && response.status !== 204) {
    throw new errors.UnreadableAnswerError(operation.id, `the answer ${response.status} has no body`);
  }
  return { data, response };
}

/** The parser quotes invalid JSON, which may contain a secret. */
async function parsedBy<T>(operation: OperationRow, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new errors.UnreadableAnswerError(operation.id, 'the answer is no JSON');
    throw error;
  }
}

/** Returns the path parameters including `org_id`. Throws if one is not a valid path segment. */
function pathOf({ path }: OperationRow, input: AnyInput, org: string): Record<string, string> {
  const given: Readonly<Record<string, unknown>> = { org_id: org, ...input.path };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, segment(`\`path.${name}\``, given[name])]));
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

function methodOf({ method }: OperationRow) {
  return methods[method];
}
