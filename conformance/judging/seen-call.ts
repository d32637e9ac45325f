/** An observed call: its request and answer, as far as they are known. */
export interface SeenCall {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Undefined if there was none. */
  readonly requestText: string | undefined;
  /** Whether the request body is known. */
  readonly isRequestKnown: boolean;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** Undefined if it is unknown. */
  readonly responseText: string | undefined;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly receivedAt: number;
}
