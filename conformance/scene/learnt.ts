import type { Caller } from '../target/caller.js';
import type { Exchange } from '../target/exchange.js';

/** How a refresh token travels: in a cookie, or in the body. */
export type Carrier = 'cookie' | 'body';

/** How this target carries refresh tokens: per carrier, the index of the token among the candidates in an answer. */
export interface Carriers {
  readonly places: Readonly<Partial<Record<Carrier, number>>>;
  /** The one used to renew sessions. */
  readonly first: Carrier;
}

/** What a run has learnt about its target, so that scenarios need not learn it again. */
export interface Learnt {
  /** Resolves once it is known how often others had moved the clock of the service before. */
  clock: Promise<boolean> | undefined;
  carriers: Promise<Carriers> | undefined;
  /** By grant type, the answer to a well-formed sign-in with credentials that do not exist. */
  readonly nobody: Map<string, Promise<Exchange>>;
  /** Callers that were made for what they hold, or held, by what that is. */
  readonly callers: Map<string, Promise<Caller>>;
  /** Holds an expired token, until somebody else moves the clock; resolves to undefined if moving it expires none. */
  expired: Promise<Caller | undefined> | undefined;
}

export function nothingLearnt(): Learnt {
  return {
    clock: undefined,
    carriers: undefined,
    nobody: new Map(),
    callers: new Map(),
    expired: undefined,
  };
}
