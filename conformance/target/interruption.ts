/** What interrupts a run, and whether nothing more can be learned from the target then. */
const kinds = {
  'target-lost': { endsRun: true },
  'credentials-refused': { endsRun: true },
  /** Tokens that signing in had just brought. */
  'token-refused': { endsRun: true },
  stopped: { endsRun: true },
  /** A limit of the run is reached: its time, what it waits in all, what it reads in all. */
  'limit-reached': { endsRun: true },
  'kit-broke': { endsRun: true },
  'no-token': { endsRun: false },
  'budget-spent': { endsRun: false },
  'spending-ended': { endsRun: false },
  /** One answer could not be read. */
  unreadable: { endsRun: false },
} as const;

/** Something that ends an investigation, or the run, without saying anything about a rule. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly kind: keyof typeof kinds;

  constructor(kind: Interruption['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }

  /** Whether nothing more can be learned from the target at all. */
  get endsRun(): boolean {
    return kinds[this.kind].endsRun;
  }
}
