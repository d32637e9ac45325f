/** Ends a scenario: the target lacks something, something has interfered, or an expectation was not met, as is recorded. */
export class EndScenario extends Error {
  override readonly name = 'EndScenario';
  readonly kind: 'skipped' | 'inconclusive' | 'unmet';

  constructor(kind: EndScenario['kind'], because: string) {
    super(because);
    this.kind = kind;
  }
}

/** Ends a scenario where the target may have something in another form. */
export const unmapped = (what: string): EndScenario =>
  new EndScenario('skipped', `${what}: map it with --overlay`);

/** For `catch`: resolves to undefined if a promise is rejected with an error of this kind. */
export const unless = (kind: new (...given: never[]) => Error) => (error: unknown) => {
  if (!(error instanceof kind)) throw error;
  return undefined;
};

export const unlessEnded = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch(unless(EndScenario));

/** Thrown instead of sending a request that might do harm. */
export class NotSentError extends EndScenario {
  constructor(because: string, kind: EndScenario['kind'] = 'skipped') {
    super(kind, because);
  }
}

export const unlessNotSent = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch(unless(NotSentError));

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
