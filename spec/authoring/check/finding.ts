import type { Problem } from '../../source/problem.js';
import type { Change } from './changes/change.js';
import type { Hits } from './hits/hits.js';

/** A change, and whom it hits. */
export interface HittingChange extends Change {
  readonly hits: Hits;
  readonly todo: string;
  /** Where it stands: counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** Everything that is looked at, in the order in which it is told of. */
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

/** What came of one thing that was looked at. */
export interface Step {
  readonly name: StepName;
  /** `skipped` was not looked at, for the reason given: nothing is known of it. */
  readonly state: 'sound' | 'broken' | 'skipped';
  readonly because?: string;
  readonly problems: readonly Problem[];
  readonly durationMs: number;
}

/** Everything that `pdk check` found. */
export interface Checked {
  readonly root: string;
  readonly base: string | undefined;
  /** Operations that are answered from examples and that nobody judges, such as `POST /people/v1/{org_id}/x`. */
  readonly drafts: readonly string[];
  readonly steps: readonly Step[];
  /** Worst first. Undefined where there is no base, or the contract cannot be compared. */
  readonly changes: readonly HittingChange[] | undefined;
  readonly durationMs: number;
}

/** 0 where all is sound and nothing breaks, 1 otherwise. */
export function exitCodeOf({ steps, changes }: Checked): 0 | 1 {
  const isBroken = steps.some(({ state }) => state === 'broken');
  return isBroken || changes?.some(({ rating }) => rating === 'breaking') ? 1 : 0;
}
