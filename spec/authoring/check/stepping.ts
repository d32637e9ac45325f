import type { Problem } from '../../source/problem.js';
import { steps as allSteps, type Step, type StepName } from './finding.js';

/** Runs steps one after the other, or several at once, and records the result of each. */
export interface Stepping {
  /** An exception is recorded as a problem of the step. */
  look(name: StepName, look: () => Promise<readonly Problem[]>): Promise<void>;
  isSound(name: StepName): boolean;
  /** Returns all steps in the usual order. Steps that did not run are skipped for the given reason. */
  all(because: string): readonly Step[];
}

export function stepping(now: () => number): Stepping {
  const found = new Map<StepName, Step>();
  return {
    async look(name, look) {
      const start = now();
      const problems = await look().catch((error: unknown) => [asProblem(error)]);
      const state = problems.length > 0 ? 'broken' : 'sound';
      found.set(name, { name, state, problems, durationMs: now() - start });
    },
    isSound: (name) => found.get(name)?.state === 'sound',
    all: (because) =>
      allSteps.map(
        (name) => found.get(name) ?? { name, state: 'skipped', because, problems: [], durationMs: 0 },
      ),
  };
}

function asProblem(error: unknown): Problem {
  const says = error instanceof Error ? error.message : String(error);
  return { file: 'spec', line: 1, column: 1, kind: 'unreadable', says, todo: 'mend it, and check again' };
}
