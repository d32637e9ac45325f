/** Something that ends an investigation, or the run, without saying anything about a rule. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly kind:
    | 'target-lost'
    | 'credentials-refused'
    | 'stopped'
    | 'no-token'
    | 'budget-spent'
    | 'spending-ended';

  constructor(kind: Interruption['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }

  /** Whether nothing more can be learned from the target at all. */
  get endsRun(): boolean {
    return this.kind === 'target-lost' || this.kind === 'credentials-refused' || this.kind === 'stopped';
  }
}
