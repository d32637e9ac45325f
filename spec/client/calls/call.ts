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
