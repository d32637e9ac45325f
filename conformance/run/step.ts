/** One part of a run, which a test runner can show as a test. */
export interface Step {
  readonly id: string;
  perform(): Promise<void>;
}
