/** What may interrupt a run. */
type Kind =
  | 'target-lost'
  | 'credentials-refused'
  /** A token was refused right after signing in. */
  | 'token-refused'
  | 'stopped'
  /** A limit of the run is reached: its total time or waiting time. */
  | 'limit-reached'
  | 'kit-broke'
  | 'no-token'
  | 'budget-spent'
  | 'spending-ended'
  /** One answer could not be read. */
  | 'unreadable';

/** What ends the investigation only: something may still be learned from the target. */
const passing: ReadonlySet<Kind> = new Set(['no-token', 'budget-spent', 'spending-ended', 'unreadable']);

/** Ends an investigation or the run without a result for any rule. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly kind: Kind;

  constructor(kind: Kind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }

  /** Whether the run has to end, as nothing more can be learned from the target. */
  get endsRun(): boolean {
    return !passing.has(this.kind);
  }
}
