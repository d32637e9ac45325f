import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MatrixRow, PowerRow } from './matrix.js';
import type { WorkerTask } from './worker.js';

/** Receives each row as soon as it is measured. */
export type OnRow<Row> = (row: Row, done: number, of: number) => void;

/** Measures mutants on every core. Returns the rows in the order of the ids. */
export async function measureAll<Row extends MatrixRow | PowerRow>(
  { mutants, ...task }: WorkerTask,
  onRow: OnRow<Row>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  const count = Math.max(1, Math.min(availableParallelism(), mutants.length));
  await Promise.all(
    Array.from({ length: count }, async (_, share) => {
      // Distributed in turn, so that each worker gets mutants of every kind.
      const own = mutants.filter((_, index) => index % count === share);
      const workerData: WorkerTask = { ...task, mutants: own };
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
      worker.on('message', (row: Row) => {
        rows.set(row.mutant, row);
        onRow(row, rows.size, mutants.length);
      });
      const [code] = await once(worker, 'exit');
      if (code !== 0) throw new Error(`a worker ended with code ${code}`);
    }),
  );
  return mutants.flatMap((id) => rows.get(id) ?? []);
}
