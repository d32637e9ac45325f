import type { Role } from '../../spec/contract/roles.js';
import type { Caller } from '../target/caller.js';
import type { Exchange } from '../target/exchange.js';

/**
 * What is waited for: reads that lag, reads that answer otherwise each time or where waiting was in vain often, or work that
 * the service begins and completes later. One says nothing about another.
 */
export type Awaited = 'reads' | 'unlikely' | 'imports begun' | 'imports completed';

/** How a refresh token travels: in a cookie, or in the body. */
export type Carrier = 'cookie' | 'body';

/** How this target takes refresh tokens: which of the values that an answer shows is one. */
export interface Carriers {
  readonly places: Readonly<Partial<Record<Carrier, number>>>;
  /** The one that sessions are renewed by. */
  readonly first: Carrier;
}

/** After how long a read brought something else, at most, and whether it does so each time. */
export interface Lag {
  readonly ms: number;
  readonly isNoise: boolean;
}

/** Callers whose tokens were issued in moved time. Whoever else moves it meanwhile makes them other than they were meant. */
export interface OldTokens {
  /** Users by the role that they hold, whose token has lived for most of its time. */
  readonly aged: Map<Role, Promise<Caller>>;
  /** How old such a token is; undefined as long as that is not known. */
  agoMs: number | undefined;
  /** Who holds a token that has expired; nobody where time ends none. */
  expired: Promise<Caller | undefined> | undefined;
}

/** What a run has learnt of its target, and does not learn again in each scenario. */
export interface Learnt {
  /** What waiting was good for. */
  readonly waits: Readonly<Record<Awaited, { vainMs: number; hasHelped: boolean }>>;
  /** Scenarios that went wrong for another reason than that reads lag. */
  fruitless: number;
  lag: Lag | undefined;
  carriers: Promise<Carriers> | undefined;
  /** How a right sign-in of nobody is answered, by its grant type. */
  readonly nobody: Map<string, Promise<Exchange>>;
  /** Who was made for what they hold, or held, by what that is. */
  readonly callers: Map<string, Promise<Caller>>;
  oldTokens: OldTokens;
}

export const noOldTokens = (): OldTokens => ({
  aged: new Map(),
  agoMs: undefined,
  expired: undefined,
});

export function nothingLearnt(): Learnt {
  const unknown = () => ({ vainMs: 0, hasHelped: false });
  return {
    waits: {
      reads: unknown(),
      unlikely: unknown(),
      'imports begun': unknown(),
      'imports completed': unknown(),
    },
    fruitless: 0,
    lag: undefined,
    carriers: undefined,
    nobody: new Map(),
    callers: new Map(),
    oldTokens: noOldTokens(),
  };
}
