import type { Report } from '../report/report.js';
import type { Safety } from '../target/safety.js';
import type { Target } from '../target/target.js';

/** What the suite is given by whoever starts it; it must survive being copied to another thread. */
export interface SuiteOptions {
  readonly target: Target;
  readonly safety: Safety;
  readonly overlay?: string;
  /** The file of what was remembered. */
  readonly memory?: string;
  /** The file that the journal is written to. */
  readonly journal: string;
  readonly prefix: string;
  readonly seed: number;
  readonly budget: number;
  readonly rate?: number;
  /** A glob of rule ids. */
  readonly rules?: string;
  readonly replay?: string;
  /** Name of the broadcast channel on which progress is told. */
  readonly channel: string;
}

/** What is told on the channel to end the run. */
export const stopMessage = 'stop';

export function isStop(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'data' in message && message.data === stopMessage;
}

declare module 'vitest' {
  export interface ProvidedContext {
    conformance: SuiteOptions;
  }
  interface TaskMeta {
    /** Carried by the last test of the suite. */
    report?: Report;
  }
}
