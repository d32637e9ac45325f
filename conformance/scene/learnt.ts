import type { Caller } from '../target/caller.js';
import type { Exchange } from '../target/exchange.js';

/** What is waited for: reads that lag, or imports that are completed later. */
export type Awaited = 'reads' | 'imports';

/** How a refresh token travels: in a cookie, or in the body. */
export type Carrier = 'cookie' | 'body';

/** How this target carries refresh tokens: per carrier, the index of the token among the candidates in an answer. */
export interface Carriers {
  readonly places: Readonly<Partial<Record<Carrier, number>>>;
  /** The one used to renew sessions. */
  readonly first: Carrier;
}

/** Callers whose tokens were issued while the clock was moved. They are invalid once something else moves the clock. */
export interface OldTokens {
  /** Users whose token has used up most of its lifetime, one of each role. */
  readonly aged: Map<'all', Promise<readonly Caller[]>>;
  /** The age of such a token; undefined until it is known. */
  agoMs: number | undefined;
  /** Holds an expired token; resolves to undefined if moving the clock expires none. */
  expired: Promise<Caller | undefined> | undefined;
}

/** What a run has learnt about its target, so that scenarios need not learn it again. */
export interface Learnt {
  /** What waiting has achieved. */
  readonly waits: Readonly<Record<Awaited, { vainMs: number; hasHelped: boolean }>>;
  /** Milliseconds waited for reads of a target that is known to lag. */
  helpedMs: number;
  /** Resolves once it is known how often others had moved the clock of the service before. */
  clock: Promise<boolean> | undefined;
  carriers: Promise<Carriers> | undefined;
  /** By grant type, the answer to a well-formed sign-in with credentials that do not exist. */
  readonly nobody: Map<string, Promise<Exchange>>;
  /** Callers that were made for what they hold, or held, by what that is. */
  readonly callers: Map<string, Promise<Caller>>;
  oldTokens: OldTokens;
}

export const noOldTokens = (): OldTokens => ({ aged: new Map(), agoMs: undefined, expired: undefined });

export function nothingLearnt(): Learnt {
  const unknown = () => ({ vainMs: 0, hasHelped: false });
  return {
    waits: { reads: unknown(), imports: unknown() },
    helpedMs: 0,
    clock: undefined,
    carriers: undefined,
    nobody: new Map(),
    callers: new Map(),
    oldTokens: noOldTokens(),
  };
}
