import type { OverlayAction } from '../apply.js';

/** A difference of a target in the form of overlay actions. */
export interface Proposal {
  readonly kind: 'operation' | 'member' | 'parameter';
  /** Its subject, such as `createApiKey` or `ApiKey.shorthand`. */
  readonly subject: string;
  readonly ours: string;
  readonly theirs: string;
  /** `sure`: an action of the overlay. `perhaps`: a comment in it. */
  readonly confidence: 'sure' | 'perhaps';
  /** From 0 to 1. */
  readonly likeness: number;
  /** What was compared, with the results. */
  readonly evidence: string;
  /** The best alternative. */
  readonly runnerUp?: { readonly what: string; readonly likeness: number };
  readonly actions: readonly OverlayAction[];
}

/** A proposed overlay, and everything that it cannot express. */
export interface Proposed {
  readonly title: string;
  readonly sources: readonly string[];
  /** The base addresses to use; `address` is only a path if the origin is unknown. */
  readonly bases: readonly { readonly interface: string; readonly address: string }[];
  readonly proposals: readonly Proposal[];
  /** Operations of ours that are at the same place. */
  readonly same: readonly string[];
  /** Operations of ours without a counterpart. */
  readonly missing: readonly { readonly operation: string; readonly actions: readonly OverlayAction[] }[];
  /** Members and parameters of ours without a counterpart, such as `ApiKey.lastUsedAt`. */
  readonly absent: readonly string[];
  /** Differences of a target from what the specification states: no overlay hides them. */
  readonly differences: readonly string[];
  /** Differences that an overlay cannot express. */
  readonly inexpressible: readonly string[];
  /** Operations of the target that match none of ours. */
  readonly unlike: readonly string[];
}
