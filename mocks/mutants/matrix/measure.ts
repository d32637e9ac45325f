import { checkConformance, type Report } from '../../../conformance/conform.js';
import { targetOf, transportTo } from '../../../fixtures/in-process.js';
import { createMock } from '../../mock.js';
import { manualClock } from '../../state/clock.js';
import { mutants } from '../catalogue.js';
import type { MatrixRow } from './row.js';

export interface MeasureOptions {
  readonly seed: number;
  /** Requests of a run at most. */
  readonly budget: number;
}

/**
 * A whole run of the kit against the mock with one mutant, everything allowed, on a clock that waiting moves. A mutant that
 * the planned cases do not show is looked for with the whole budget.
 */
export async function measure(id: string, options: MeasureOptions): Promise<MatrixRow> {
  const planned = await runOn(id, options, false);
  return planned.killed ? planned : runOn(id, options, true);
}

async function runOn(id: string, { seed, budget }: MeasureOptions, thorough: boolean): Promise<MatrixRow> {
  const mutant = mutants[id];
  if (!mutant) throw new Error(`there is no mutant "${id}"`);
  const { breaks, lie } = mutant;
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ mutant: id, clock });
  const startedAt = performance.now();
  let requestsToKill: number | undefined;
  try {
    const report = await checkConformance({
      target: targetOf(mock),
      safety: 'full',
      seed,
      budget,
      thorough,
      prefix: 'pdk-matrix',
      transport: transportTo(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      onProgress: ({ requests, failing }) => {
        if (failing.includes(breaks)) requestsToKill ??= requests;
      },
    });
    const failed = report.rules.filter(({ verdict }) => verdict === 'fail').map((rule) => rule.id);
    const killed = failed.includes(breaks);
    const because = reasonOf(report);
    return {
      mutant: id,
      breaks,
      lie,
      killed,
      failed,
      ...(killed ? { requestsToKill: requestsToKill ?? report.requests } : {}),
      requests: report.requests,
      durationMs: Math.round(performance.now() - startedAt),
      ...(because === undefined ? {} : { because }),
    };
  } finally {
    await mock.close();
  }
}

function reasonOf({ rules, reason }: Report): string | undefined {
  const broken = rules.filter(({ verdict }) => verdict === 'error').map(({ id }) => id);
  return broken.length > 0 ? `the kit broke on ${broken.join(', ')}` : reason;
}
