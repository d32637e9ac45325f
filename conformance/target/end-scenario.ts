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

/** Thrown instead of sending a request that might do harm. */
export class Withheld extends EndScenario {
  constructor(because: string, kind: EndScenario['kind'] = 'skipped') {
    super(kind, because);
  }
}

/** Whether a case was performed, or withheld because one more request might have done harm. */
export type Performed = 'performed' | 'withheld';

/** Returns the result of `send`; undefined if it was withheld. */
export async function unlessWithheld<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Withheld) return undefined;
    throw error;
  }
}
