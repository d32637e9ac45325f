import { parentPort, workerData } from 'node:worker_threads';
import { type MeasureOptions, measure, measureComputed } from './measure.js';

/** The task of a worker: which mutants to measure, and how. */
export interface WorkerTask {
  readonly mutants: readonly string[];
  /** Whether they are computed from the contract. */
  readonly isComputed: boolean;
  readonly options: MeasureOptions;
}

async function work({ mutants, isComputed, options }: WorkerTask): Promise<void> {
  const measured = isComputed ? measureComputed : measure;
  for (const id of mutants) parentPort?.postMessage(await measured(id, options));
}

await work(workerData);
