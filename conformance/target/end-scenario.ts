/**
 * Ends a scenario early: it can't go on, and says nothing about the rules that it has not come to. `skipped` where the
 * target does not offer what it takes, `inconclusive` where something came in between, `unmet` where an expectation was not
 * met: that has been told, and what follows from it says nothing more. `cut` where the rest is to be seen another time.
 */
export class EndScenario extends Error {
  override readonly name = 'EndScenario';
  readonly kind: 'skipped' | 'inconclusive' | 'unmet' | 'cut';

  constructor(kind: EndScenario['kind'], because: string) {
    super(because);
    this.kind = kind;
  }
}

/** What comes of it; undefined where a scenario would end for it. */
export async function unlessEnded<T>(made: Promise<T>): Promise<T | undefined> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof EndScenario) return undefined;
    throw error;
  }
}
