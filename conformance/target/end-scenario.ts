/**
 * Ends a scenario early: it can't go on, and says nothing about the rules that it has not come to. `skipped` where the
 * target does not offer what it takes, `inconclusive` where something came in between.
 */
export class EndScenario extends Error {
  override readonly name = 'Leave';
  readonly kind: 'skipped' | 'inconclusive';

  constructor(kind: EndScenario['kind'], because: string) {
    super(because);
    this.kind = kind;
  }
}
