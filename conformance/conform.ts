import { setTimeout as sleep } from 'node:timers/promises';
import type { RuleId } from '../generated/rules.js';
import { investigations } from './investigations/catalogue.js';
import { relations } from './relations/catalogue.js';
import type { Report } from './report/report.js';
import type { Progress } from './run/options.js';
import { readReplay } from './run/replay-token.js';
import { reportOf } from './run/report-of.js';
import { createRun, performAll, type Run } from './run/run.js';
import type { Tally } from './run/tally.js';
import type { Target } from './target/target.js';
import { httpTransport, type Transport } from './target/transport.js';

export type { Report, RuleReport } from './report/report.js';
export type { Progress } from './run/options.js';
export type { Target } from './target/target.js';
export type { Transport, WireRequest, WireResponse } from './target/transport.js';

/** How a target is to be checked. */
export interface ConformanceOptions {
  readonly target: Target;
  /** The same seed makes the same cases of what the target shows. @default 1 */
  readonly seed?: number;
  /** Requests at most. @default 500 */
  readonly budget?: number;
  /** Requests per second at most. @default no limit */
  readonly rate?: number;
  /** The rules to judge. @default all */
  readonly rules?: (rule: RuleId) => boolean;
  /** A token that an earlier report named: only that case is performed. */
  readonly replay?: string;
  /** How requests are sent. @default real HTTP, 30 s for an answer */
  readonly transport?: Transport;
  /** Milliseconds since 1970. @default the clock of this machine */
  readonly now?: () => number;
  /** @default real time */
  readonly wait?: (ms: number) => Promise<void>;
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run as soon as it answers true. */
  readonly enough?: (tally: Tally) => boolean;
}

const timeoutMs = 30_000;

/** A run whose steps are still to be performed, and what must be closed afterwards. */
export interface PreparedRun {
  readonly run: Run;
  report(): Report;
  close(): Promise<void>;
}

/** Prepares a run: nothing is sent before its first step. Throws a TypeError for a replay token that is not one. */
export function prepareRun(options: ConformanceOptions): PreparedRun {
  const http = options.transport ? undefined : httpTransport(timeoutMs);
  const replay = options.replay === undefined ? undefined : readReplay(options.replay);
  if (options.replay !== undefined && !replay) {
    throw new TypeError(
      `the replay token "${options.replay.slice(0, 40)}" was not written by this kit; copy it whole`,
    );
  }
  const transport = options.transport ?? http?.send;
  if (!transport) throw new TypeError('no transport');
  const run = createRun({
    target: options.target,
    seed: replay?.seed ?? options.seed ?? 1,
    budget: options.budget ?? 500,
    ...(options.rate === undefined ? {} : { rate: options.rate }),
    ...(replay
      ? { replay, rules: (rule) => rule === replay.rule }
      : options.rules
        ? { rules: options.rules }
        : {}),
    investigations: [...investigations, ...relations],
    transport,
    now: options.now ?? Date.now,
    wait: options.wait ?? (async (ms) => void (await sleep(ms))),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    ...(options.enough ? { enough: options.enough } : {}),
  });
  return { run, report: () => reportOf(run.state), close: async () => http?.close() };
}

/**
 * Checks whether a target keeps the documented rules. It never throws for what the target does: the report says it.
 *
 * @example
 * const report = await checkConformance({ target: { peopleUrl: 'https://staging.example/v1', org: 'org_a1', … } });
 * if (report.verdict !== 'conformant') console.error(report.rules.filter((rule) => rule.verdict === 'fail'));
 */
export async function checkConformance(options: ConformanceOptions): Promise<Report> {
  const prepared = prepareRun(options);
  try {
    await performAll(prepared.run);
    return prepared.report();
  } finally {
    await prepared.close();
  }
}
