import type { RuleId } from '../../generated/rules.js';
import type { Target } from '../target/target.js';
import type { Transport } from '../target/transport.js';
import type { AnyInvestigation } from './investigation.js';
import type { Replay } from './replay-token.js';
import type { Tally } from './tally.js';

/** What a run is asked to do, and the edges through which it touches the world. */
export interface RunOptions {
  readonly target: Target;
  readonly seed: number;
  /** Requests at most. */
  readonly budget: number;
  /** Requests per second at most. */
  readonly rate?: number;
  /** The rules to judge. @default all */
  readonly rules?: (rule: RuleId) => boolean;
  readonly investigations: readonly AnyInvestigation[];
  /** Performs one recorded case again, and nothing else. */
  readonly replay?: Replay;
  readonly transport: Transport;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run early, where a caller knows enough. */
  readonly enough?: (tally: Tally) => boolean;
}

/** How far a run has come. */
export interface Progress {
  readonly phase: string;
  readonly requests: number;
  readonly budget: number;
  readonly rulesExercised: number;
  readonly failures: number;
}
