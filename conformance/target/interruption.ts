/** What may interrupt a run, and whether it ends the run. */
const kinds = {
  'target-lost': { endsRun: true },
  'credentials-refused': { endsRun: true },
  /** A token was refused right after signing in. */
  'token-refused': { endsRun: true },
  stopped: { endsRun: true },
  /** A limit of the run is reached: its total time, waiting time or received bytes. */
  'limit-reached': { endsRun: true },
  'kit-broke': { endsRun: true },
  'no-token': { endsRun: false },
  'budget-spent': { endsRun: false },
  'spending-ended': { endsRun: false },
  /** One answer could not be read. */
  unreadable: { endsRun: false },
} as const;

/** Ends an investigation or the run without a result for any rule. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly kind: keyof typeof kinds;

  constructor(kind: Interruption['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }

  /** Whether the run has to end, as nothing more can be learned from the target. */
  get endsRun(): boolean {
    return kinds[this.kind].endsRun;
  }
}
