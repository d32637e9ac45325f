import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { ruleIds, rules } from '../../../generated/rules.js';
import { mutants } from '../catalogue.js';
import { type BindingRule, matrixOf } from './matrix.js';
import type { MeasureOptions } from './measure.js';
import type { Matrix, MatrixRow } from './row.js';
import type { WorkerTask } from './worker.js';

export interface MatrixOptions extends MeasureOptions {
  /** Which mutants, by the rule that they break. @default all */
  readonly wanted?: (rule: string) => boolean;
  readonly onRow?: (row: MatrixRow, done: number, of: number) => void;
}

/** Measures mutants on every core, and puts what they show together in the order of the catalogue. */
export async function runMatrix({ wanted = () => true, onRow, ...options }: MatrixOptions): Promise<Matrix> {
  // What is wrong with it is said once, before anything is measured.
  if (options.overlay !== undefined) readOverlay(options.overlay);
  const ids = Object.entries(mutants).flatMap(([id, { breaks }]) => (wanted(breaks) ? [id] : []));
  const rows = new Map<string, MatrixRow>();
  const count = Math.max(1, Math.min(availableParallelism(), ids.length));
  // Dealt out in turn, so that each worker gets mutants of every kind.
  const shares = Array.from({ length: count }, (_, share) =>
    ids.filter((_, index) => index % count === share),
  );
  await Promise.all(
    shares.map((share) =>
      performed({ mutants: share, options }, (row) => {
        rows.set(row.mutant, row);
        onRow?.(row, rows.size, ids.length);
      }),
    ),
  );
  const ordered = ids.flatMap((id) => rows.get(id) ?? []);
  return matrixOf(
    bindingRules().filter(({ rule }) => wanted(rule)),
    ordered,
    options.seed,
  );
}

async function performed(task: WorkerTask, onRow: (row: MatrixRow) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
  worker.on('message', onRow);
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`a worker ended with code ${code}`);
}

/** Rules that can fail a run and can be observed. */
function bindingRules(): readonly BindingRule[] {
  return ruleIds.flatMap((rule) => {
    const { basis, unobservable, section, says } = rules[rule];
    return basis === 'assumed' || unobservable !== undefined ? [] : [{ rule, section, says }];
  });
}
