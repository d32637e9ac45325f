import type { Safety } from '../target/safety.js';

/** What a part of a run takes. Nothing of it is more than this, but `refusedTokens`, which a target can make more. */
export interface Taking {
  readonly requests: number;
  /** Elements of `matches`, people of pages of a search, ids. */
  readonly lookups: number;
  /** What they may cost, however they are charged (question find.charged). */
  readonly credits: number;
  /** Sign-ins that a target is to refuse. */
  readonly wrongSignIns: number;
  /** Other calls with a credential that a target is to refuse. */
  readonly refusedTokens: number;
}

export interface ForecastPart extends Taking {
  readonly name: string;
  /** A group of rules, by what stands before the first dot of their ids; or a step that serves all of them. */
  readonly kind: 'area' | 'step';
  /** What it creates, changes or deletes. */
  readonly writes: readonly string[];
}

/** What is left out, and what would add it. */
export interface LeftOut {
  readonly because: string;
  readonly rules: readonly string[];
}

/** What a run will take, told before anything is sent. */
export interface Forecast {
  readonly target: { readonly peopleUrl: string; readonly org: string };
  readonly safety: Safety;
  readonly rules: number;
  readonly parts: readonly ForecastPart[];
  /** Never more than this, whatever the target does; the run keeps to it. */
  readonly total: Taking & { readonly writes: readonly string[] };
  /** Of the wrong sign-ins, so many at most for each account that was given. */
  readonly perAccount: { readonly most: number; readonly accounts: readonly string[] };
  readonly limits: {
    readonly budget: number;
    readonly rate?: number;
    readonly maxCredits?: number;
    readonly maxAttempts?: number;
  };
  /** How long it takes where each answer comes within 100 ms, and when it ends at the latest, in seconds. */
  readonly seconds: { readonly expected: number; readonly most: number };
  readonly skipped: readonly LeftOut[];
}
