import { type Problem, SourceError } from '../../source/tree.js';
import type { Change } from './changes/change.js';
import type { Hits } from './hits.js';

/** A change and what it affects. */
export interface HittingChange extends Change {
  readonly hits: Hits;
  readonly todo: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** All steps in the order in which they are reported. */
export const steps = ['sources', 'lint', 'generated', 'types', 'rules', 'questions', 'base'] as const;
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

/** Runs steps one after the other, or several at once, and records the result of each. An exception is a problem of its step. */
export interface Stepping {
  look(name: StepName, look: () => Promise<readonly Problem[]>): Promise<void>;
  /** Returns what a step makes; undefined if it fails. */
  make<T>(name: StepName, make: () => Promise<T>): Promise<T | undefined>;
  isSound(name: StepName): boolean;
  /** Returns all steps in the usual order. Steps that did not run are skipped for the given reason. */
  all(because: string): readonly Step[];
}

export function stepping(now: () => number): Stepping {
  const found = new Map<StepName, Step>();
  const look: Stepping['look'] = async (name, look) => {
    const start = now();
    const problems = await look().catch(problemsOf);
    const state = problems.length > 0 ? 'broken' : 'sound';
    found.set(name, { name, state, problems, durationMs: now() - start });
  };
  return {
    look,
    async make<T>(name: StepName, make: () => Promise<T>) {
      let made: T | undefined;
      await look(name, async () => {
        made = await make();
        return [];
      });
      return made;
    },
    isSound: (name) => found.get(name)?.state === 'sound',
    all: (because) =>
      steps.map(
        (name) => found.get(name) ?? { name, state: 'skipped', because, problems: [], durationMs: 0 },
      ),
  };
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof SourceError) return error.problems;
  const says = error instanceof Error ? error.message : String(error);
  return [{ file: 'spec', line: 1, column: 1, kind: 'unreadable', says, todo: 'mend it, and check again' }];
}
