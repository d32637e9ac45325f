import type { Report } from '../../../conformance/report/report.js';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { mutants } from '../catalogue.js';
import { runInProcess } from './in-process.js';
import type { MatrixRow } from './row.js';

export interface MeasureOptions {
  readonly seed: number;
  /** The maximum number of requests of a run. */
  readonly budget: number;
  /** An OpenAPI Overlay that changes the forms of the mock and of the kit. */
  readonly overlay?: string;
}

/**
 * Performs a whole run of the kit with safety `full` against the mock with one mutant, on a clock that waiting advances. If
 * the planned cases do not reveal the mutant, a second run uses the whole budget.
 */
export async function measure(id: string, options: MeasureOptions): Promise<MatrixRow> {
  const planned = await runOn(id, options, false);
  return planned.killed ? planned : runOn(id, options, true);
}

async function runOn(
  id: string,
  { seed, budget, overlay }: MeasureOptions,
  thorough: boolean,
): Promise<MatrixRow> {
  const mutant = mutants[id];
  if (!mutant) throw new Error(`there is no mutant "${id}"`);
  const { breaks, mutation } = mutant;
  const startedAt = performance.now();
  let requestsToKill: number | undefined;
  const report = await runInProcess(
    { mutant: id, ...(overlay === undefined ? {} : { overlay }) },
    {
      ...(overlay === undefined ? {} : { forms: readOverlay(overlay) }),
      safety: 'full',
      seed,
      budget,
      thorough,
      prefix: 'pdk-matrix',
      onProgress: ({ requests, failing }) => {
        if (failing.includes(breaks)) requestsToKill ??= requests;
      },
    },
  );
  const failed = report.rules.filter(({ verdict }) => verdict === 'fail').map((rule) => rule.id);
  const killed = failed.includes(breaks);
  const because = reasonOf(report);
  return {
    mutant: id,
    breaks,
    mutation,
    killed,
    failed,
    ...(killed ? { requestsToKill: requestsToKill ?? report.requests } : {}),
    requests: report.requests,
    durationMs: Math.round(performance.now() - startedAt),
    ...(because === undefined ? {} : { because }),
  };
}

function reasonOf({ rules, reason }: Report): string | undefined {
  const broken = rules.filter(({ verdict }) => verdict === 'error').map(({ id }) => id);
  return broken.length > 0 ? `the kit broke on ${broken.join(', ')}` : reason;
}
