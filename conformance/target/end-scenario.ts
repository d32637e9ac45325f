/**
 * Ends a scenario early, without a result for the rules that it has not reached. `skipped`: the target does not offer what it
 * needs. `inconclusive`: something has interfered. `unmet`: an expectation was not met, which is recorded already.
 */
export class EndScenario extends Error {
  override readonly name = 'EndScenario';
  readonly kind: 'skipped' | 'inconclusive' | 'unmet';

  constructor(kind: EndScenario['kind'], because: string) {
    super(because);
    this.kind = kind;
  }
}

/** Resolves to undefined if a promise is rejected with an EndScenario. */
export async function unlessEnded<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof EndScenario) return undefined;
    throw error;
  }
}
