/** What every call may be given besides its parameters. */
export interface CallOptions {
  /** Gives the call up, whether it is on its way, waits between tries or waits for a sign-in. */
  readonly signal?: AbortSignal | undefined;
  /** Sent with this call, besides those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Marks a call that changes or costs something, so that a service which heeds it answers the same call only once. Default:
   * a new one for each call, which an error tells.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * Whether the call may be sent again when it got no answer or a 502, 503 or 504: it may have taken effect. Default: only
   * what reads and costs nothing.
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

/** What an operation of the contract is called with: `org_id` is that of the client where it is left out. */
export type Input<Operation> = PathOf<Operation> & QueryOf<Operation> & BodyOf<Operation> & CallOptions;

type ContentOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The body of an answer of success. */
export type Data<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 202 | 204)]: ContentOf<Responses[Status]> }[keyof Responses &
      (200 | 201 | 202 | 204)]
  : never;

/** An answer of success. */
export interface Answer<Operation> {
  readonly data: Data<Operation>;
  /** Its status and headers, as `X-Credits-Remaining`. Its body has been read. */
  readonly response: Response;
}

/** Calls an operation. Rejects with a ServiceError, a SignInError, a NoAnswerError or an UnreadableAnswerError. */
export type Call<Operation> = (
  ...given: Optional<Input<Operation>> extends true ? [input?: Input<Operation>] : [input: Input<Operation>]
) => Promise<Answer<Operation>>;
