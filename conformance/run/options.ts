import type { RuleId } from '../../generated/rules.js';
import type { AnyInvestigation } from '../checks/investigation.js';
import type { Memory } from '../memory/memory.js';
import type { Progress } from '../report/progress.js';
import type { Journal } from '../resources/journal.js';
import type { Limits } from '../target/limits.js';
import type { Safety } from '../target/safety.js';
import type { Target } from '../target/target.js';
import type { Transport } from '../target/transport.js';
import type { Forms } from '../wire/form.js';
import type { Replay } from './replay-token.js';
import type { Tally } from './tally.js';

/** What a run is asked to do, and the edges through which it touches the world. */
export interface RunOptions {
  readonly target: Target;
  readonly seed: number;
  /** What the run may do to the target. */
  readonly safety: Safety;
  /** How the operations look on the wire of the target. */
  readonly forms: Forms;
  /** Where what is made on the target is written down. */
  readonly journal: Journal;
  /** Begins the name of everything that the run makes. */
  readonly prefix: string;
  /** Requests at most. */
  readonly budget: number;
  /** Requests per second at most. */
  readonly rate?: number;
  /** How much it takes from the target, and how long it waits. */
  readonly limits: Limits;
  /** The rules to judge. @default all */
  readonly rules?: (rule: RuleId) => boolean;
  readonly investigations: readonly AnyInvestigation[];
  /** What an earlier run remembers, to compare with. */
  readonly earlier?: Memory;
  /** Performs one recorded case again, and nothing else. */
  readonly replay?: Replay;
  readonly transport: Transport;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly onProgress?: (progress: Progress) => void;
  /** Leaves the names of people in the report. @default false */
  readonly raw?: boolean;
  /** Spends what is left of the budget on more of the same, and makes failures small. @default true */
  readonly thorough?: boolean;
  /** Ends the run when it is aborted. What it made is taken away all the same. */
  readonly stop?: AbortSignal;
  /** Ends the run early, where a caller knows enough. */
  readonly enough?: (tally: Tally) => boolean;
}
