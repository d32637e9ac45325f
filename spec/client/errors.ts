import { codeOf, retryAfterMs, said } from './answers.js';

/** An option is invalid. The message contains its name and what is accepted. Nothing was sent. */
export class ClientOptionError extends Error {
  override readonly name = 'ClientOptionError';
}

/** The call that an error is about. */
export interface AboutCall {
  /** The operation of the contract, such as `find`. */
  readonly operation: string;
  /** That of the response if it has one, otherwise the one sent with the call. */
  readonly requestId: string;
  /** The key sent with a call that changes or costs something. Sending the call again with it marks it as the same call. */
  readonly idempotencyKey: string | undefined;
}

/**
 * No complete response was received: the connection failed, was cut off, or took longer than `timeoutMs`. A call that changes or
 * costs something may have taken effect, which is why the client does not retry it.
 */
export class NoAnswerError extends Error implements AboutCall {
  override readonly name = 'NoAnswerError';
  declare readonly operation: string;
  declare readonly requestId: string;
  declare readonly idempotencyKey: string | undefined;
  /** `timeout`, or the code of the platform, such as `ECONNRESET`. */
  readonly code: string;

  constructor(code: string, { operation, requestId, idempotencyKey }: AboutCall) {
    super(`${operation} got no whole answer (${code}); request id ${requestId}`);
    this.code = code;
    Object.assign(this, { operation, requestId, idempotencyKey });
  }
}

/** Removes secrets from a text, in any encoding. A service may echo what it received. */
export function redacted(text: string, secrets: Iterable<string>): string {
  const forms = [...secrets].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  // Longest first: one may be part of another.
  const found = [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
  return found.reduce((rest, form) => rest.replaceAll(form, '[secret]'), text);
}

/** The content of an error response. */
export interface Refused extends AboutCall {
  readonly status: number;
  readonly code: string;
  /** The message of the service, without secrets; undefined if there is none. */
  readonly detail: string | undefined;
  readonly retryAfterMs: number | undefined;
}

/** The service returned an error response. No property contains a credential. */
export class ServiceError extends Error implements Refused {
  override readonly name: string = 'ServiceError';
  declare readonly status: number;
  /** Machine-readable: the code of the response, or one derived from the status, such as `payment_required`. */
  declare readonly code: string;
  declare readonly detail: string | undefined;
  /** How long the service asks to wait before a retry, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  declare readonly operation: string;
  declare readonly requestId: string;
  declare readonly idempotencyKey: string | undefined;

  constructor(refused: Refused) {
    const { operation, status, code, detail } = refused;
    super(`${operation} was answered ${status} ${code}${detail === undefined ? '' : `: ${detail}`}`);
    Object.assign(this, refused);
  }
}

/** The sign-in for a call was refused. The call itself was not sent. */
export class SignInError extends ServiceError {
  override readonly name = 'SignInError';
}

/** Returns what an error response says, without secrets. */
export function refusalOf(
  answer: { readonly response: Response; readonly text: string },
  about: AboutCall,
  { secrets, nowMs }: { readonly secrets: Iterable<string>; readonly nowMs: number },
): Refused {
  const { response, text } = answer;
  const { code, detail } = said(text);
  const hidden = [...secrets];
  const without = (words: string) => redacted(words, hidden);
  return {
    ...about,
    status: response.status,
    code: without(code ?? codeOf(response.status)),
    detail: detail === undefined ? undefined : without(detail),
    retryAfterMs: retryAfterMs(response.headers, nowMs),
    requestId: without(response.headers.get('X-Request-Id') ?? about.requestId),
  };
}

/** The texts that no message may contain: the credentials of a client and its latest tokens. */
export interface Secrets extends Iterable<string> {
  /** Adds a token; beyond the limit, the oldest one is dropped. */
  remember(token: string): void;
}

/** As many tokens as pending calls may use. */
const mostTokens = 8;

export function secretsOf(credentials: readonly string[]): Secrets {
  const tokens: string[] = [];
  return {
    remember: (token) => {
      tokens.push(token);
      if (tokens.length > mostTokens) tokens.shift();
    },
    [Symbol.iterator]: () => [...credentials, ...tokens].values(),
  };
}

/** Returns the strings of a body whose names mark them as secret, such as `newPassword`. */
export function secretsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && /secret|password|token|key/i.test(name) ? [value] : [],
  );
}

/** A successful response that violates the contract: invalid JSON, a session without a token, pages in a cycle. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** The operation of the contract, such as `search`. */
  readonly operation: string;

  constructor(operation: string, what: string) {
    super(`${operation}: ${what}`);
    this.operation = operation;
  }
}
