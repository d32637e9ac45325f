/** A call as somebody saw it who did not send it: what was sent, what came, and how much of it is known. */
export interface SeenCall {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Undefined where there was none. */
  readonly requestText: string | undefined;
  /** Whether what was sent is known. */
  readonly isRequestKnown: boolean;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** Undefined where it is not known. */
  readonly responseText: string | undefined;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly receivedAt: number;
}
