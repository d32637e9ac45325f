import type { Problem } from '../../source/problem.js';
import type { Change } from './changes/change.js';
import type { Hits } from './hits/hits.js';

/** A change and what it affects. */
export interface HittingChange extends Change {
  readonly hits: Hits;
  readonly todo: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** All steps in the order in which they are reported. */
export const steps = [
  'sources',
  'configuration',
  'lint',
  'generated',
  'types',
  'rules',
  'questions',
  'base',
] as const;
export type StepName = (typeof steps)[number];

/** The result of one step. */
export interface Step {
  readonly name: StepName;
  /** `skipped`: not checked, for the reason given in `because`. */
  readonly state: 'sound' | 'broken' | 'skipped';
  readonly because?: string;
  readonly problems: readonly Problem[];
  readonly durationMs: number;
}

/** The result of `pdk check`. */
export interface Checked {
  readonly root: string;
  readonly base: string | undefined;
  /** Operations that are answered from examples and that no rule covers, such as `POST /people/v1/{org_id}/x`. */
  readonly drafts: readonly string[];
  readonly steps: readonly Step[];
  /** Worst first; undefined if there is no base or the contract cannot be compared. */
  readonly changes: readonly HittingChange[] | undefined;
  readonly durationMs: number;
}

/** Returns 0 if everything is sound and nothing breaks, otherwise 1. */
export function exitCodeOf({ steps, changes }: Checked): 0 | 1 {
  const isBroken = steps.some(({ state }) => state === 'broken');
  return isBroken || changes?.some(({ rating }) => rating === 'breaking') ? 1 : 0;
}
