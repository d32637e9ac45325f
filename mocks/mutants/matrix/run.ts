import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { ruleIds, rules } from '../../../generated/rules.js';
import { mutants } from '../catalogue.js';
import type { Matrix, MatrixRow, PowerMatrix, PowerRow } from './matrix.js';
import { type BindingRule, matrixOf, powerOf } from './matrix.js';
import type { MeasureOptions } from './measure.js';
import type { WorkerTask } from './worker.js';

export interface MatrixOptions extends MeasureOptions {
  /** Selects mutants by the rule that they break. @default all */
  readonly wanted?: (rule: string) => boolean;
  readonly onRow?: OnRow<MatrixRow>;
}

/** Measures mutants on every core, and combines the results in the order of the catalogue. */
export async function runMatrix({ wanted = () => true, onRow, ...options }: MatrixOptions): Promise<Matrix> {
  // Reports an invalid overlay once, before anything is measured.
  if (options.overlay !== undefined) readOverlay(options.overlay);
  const ids = Object.entries(mutants).flatMap(([id, { breaks }]) => (wanted(breaks) ? [id] : []));
  const rows = await onEveryCore<MatrixRow>(ids, { isComputed: false, options }, onRow);
  return matrixOf(
    bindingRules().filter(({ rule }) => wanted(rule)),
    rows,
    options.seed,
  );
}

/** Measures computed mutants on every core. */
export async function runPower(
  ids: readonly string[],
  options: MeasureOptions,
  onRow?: OnRow<PowerRow>,
): Promise<PowerMatrix> {
  return powerOf(await onEveryCore<PowerRow>(ids, { isComputed: true, options }, onRow), options.seed);
}

/** Receives each row as soon as it is measured. */
type OnRow<Row> = (row: Row, done: number, of: number) => void;

async function onEveryCore<Row extends { readonly mutant: string }>(
  ids: readonly string[],
  task: Omit<WorkerTask, 'mutants'>,
  onRow?: OnRow<Row>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  const count = Math.max(1, Math.min(availableParallelism(), ids.length));
  // Distributed in turn, so that each worker gets mutants of every kind.
  const shares = Array.from({ length: count }, (_, share) =>
    ids.filter((_, index) => index % count === share),
  );
  await Promise.all(
    shares.map(async (share) => {
      const workerData: WorkerTask = { ...task, mutants: share };
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
      worker.on('message', (row: Row) => {
        rows.set(row.mutant, row);
        onRow?.(row, rows.size, ids.length);
      });
      const [code] = await once(worker, 'exit');
      if (code !== 0) throw new Error(`a worker ended with code ${code}`);
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Returns the rules that can fail a run and can be observed. */
function bindingRules(): readonly BindingRule[] {
  return ruleIds.flatMap((rule) => {
    const { basis, unobservable, section, says } = rules[rule];
    return basis === 'assumed' || unobservable !== undefined ? [] : [{ rule, section, says }];
  });
}
