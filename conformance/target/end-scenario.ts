/** Ends a scenario: the target lacks something, something has interfered, or an expectation was not met, as is recorded. */
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
