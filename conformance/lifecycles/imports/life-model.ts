/** An import of the model. */
export interface ModelImport {
  readonly id: string;
  /** Rows sent: several calls may have become one import (question import.merge). */
  rows: number;
  /** Reference ids of the contacts that it creates. */
  readonly own: string[];
  /** Reference ids that were there before it. */
  readonly skipped: string[];
  state: 'open' | 'completed' | 'undone';
}

/** The imports of one ledger, as they should be. */
export interface ImportsModel {
  readonly ledgerId: string;
  /** Begins every reference id. */
  readonly name: string;
  readonly imports: ModelImport[];
  named: number;
  /** Something did not hold: what follows would say nothing more. */
  isBroken: boolean;
}

/** A reference id that was never used. */
export function newReference(model: ImportsModel): string {
  model.named += 1;
  return `${model.name}-${model.named}`;
}

export const inState = (
  { imports, isBroken }: Readonly<ImportsModel>,
  ...states: readonly ModelImport['state'][]
): readonly ModelImport[] => (isBroken ? [] : imports.filter(({ state }) => states.includes(state)));

/** Reference ids of contacts that are there. */
export function present(model: Readonly<ImportsModel>): readonly string[] {
  return inState(model, 'completed').flatMap(({ own }) => own);
}

/** Notes a call that added rows. */
export function noteRows(
  model: ImportsModel,
  id: string,
  { own, skipped }: Pick<ModelImport, 'own' | 'skipped'>,
): void {
  const rows = own.length + skipped.length;
  const known = model.imports.find((one) => one.id === id);
  if (known === undefined) {
    model.imports.push({ id, rows, own: [...own], skipped: [...skipped], state: 'open' });
    return;
  }
  known.rows += rows;
  known.own.push(...own);
  known.skipped.push(...skipped);
}
