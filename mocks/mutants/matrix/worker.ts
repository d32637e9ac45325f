import { parentPort, workerData } from 'node:worker_threads';
import { type MeasureOptions, measure } from './measure.js';

/** What a worker is given: which mutants it measures, and how. */
export interface WorkerTask {
  readonly mutants: readonly string[];
  readonly options: MeasureOptions;
}

/** Measures one mutant after the other and posts each row. */
async function work({ mutants, options }: WorkerTask): Promise<void> {
  for (const id of mutants) parentPort?.postMessage(await measure(id, options));
}

await work(workerData);
