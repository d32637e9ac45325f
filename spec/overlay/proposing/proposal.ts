import type { OverlayAction } from '../apply.js';

/** What a target calls otherwise, as an overlay can say it. */
export interface Proposal {
  readonly kind: 'operation' | 'member' | 'parameter';
  /** What it is about, such as `createApiKey` or `ApiKey.shorthand`. */
  readonly subject: string;
  readonly ours: string;
  readonly theirs: string;
  /** `sure`: taken into the overlay. `perhaps`: written there as a comment. */
  readonly confidence: 'sure' | 'perhaps';
  /** From 0 to 1. */
  readonly likeness: number;
  /** What was compared, and what it gave. */
  readonly evidence: string;
  /** What else it may be. */
  readonly runnerUp?: { readonly what: string; readonly likeness: number };
  readonly actions: readonly OverlayAction[];
}

/** An overlay that is proposed, and all that it cannot say. */
export interface Proposed {
  readonly title: string;
  readonly sources: readonly string[];
  /** What to give as base addresses; `address` is a path alone where nobody says where the service is. */
  readonly bases: readonly { readonly interface: string; readonly address: string }[];
  readonly proposals: readonly Proposal[];
  /** Operations of ours that stand where ours do. */
  readonly same: readonly string[];
  /** Operations of ours that have no counterpart. */
  readonly missing: readonly { readonly operation: string; readonly actions: readonly OverlayAction[] }[];
  /** Members and parameters of ours that have none, such as `ApiKey.lastUsedAt`. */
  readonly absent: readonly string[];
  /** Where a target differs from what the specification states: no overlay hides that. */
  readonly differences: readonly string[];
  /** What differs and no overlay can say. */
  readonly inexpressible: readonly string[];
  /** Operations of theirs that are none of ours. */
  readonly unlike: readonly string[];
}
