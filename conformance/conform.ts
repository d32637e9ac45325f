import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RuleId } from '../generated/rules.js';
import { investigations } from './investigations/catalogue.js';
import { type Memory, memoryOf } from './memory/memory.js';
import { scenarios } from './registry/scenarios.js';
import { relations } from './relations/catalogue.js';
import type { Progress } from './report/progress.js';
import type { Report } from './report/report.js';
import { type Journal, memoryJournal } from './resources/journal.js';
import { defaultBudgets } from './run/default-budgets.js';
import { readReplay } from './run/replay-token.js';
import { reportOf } from './run/report-of.js';
import { createRun } from './run/run.js';
import { sealFor } from './run/seal.js';
import type { Step } from './run/step.js';
import type { Tally } from './run/tally.js';
import { guardUncaught } from './run/uncaught.js';
import { bounded } from './target/answer/bounded.js';
import type { Connection } from './target/connection.js';
import { defaultLimits, type Limits, limitsFor } from './target/limits.js';
import type { Safety } from './target/safety.js';
import type { Target } from './target/target.js';
import { httpTransport, type Transport } from './target/transport.js';
import { contractForms } from './wire/contract-forms.js';
import type { Forms } from './wire/form.js';

export type { Progress } from './report/progress.js';
export type { Report, RuleReport } from './report/report.js';
export type { Target } from './target/target.js';
export type { Transport, WireRequest, WireResponse } from './target/transport.js';

/** How a target is to be checked. */
export interface ConformanceOptions {
  readonly target: Target;
  /** The same seed makes the same cases of what the target shows. @default 1 */
  readonly seed?: number;
  /** What may be done to the target. @default 'read-only' */
  readonly safety?: Safety;
  /** How the operations look on the wire of the target. @default as in our contract */
  readonly forms?: Forms;
  /** Where what is made on the target is written down before it is made. @default in memory */
  readonly journal?: Journal;
  /** Begins the name of everything that the run makes. @default a random one */
  readonly prefix?: string;
  /** Requests at most. @default 500 for a read-only run, 2500 for one that may write */
  readonly budget?: number;
  /** Requests per second at most. @default no limit */
  readonly rate?: number;
  /** The rules to judge. @default all */
  readonly rules?: (rule: RuleId) => boolean;
  /** What an earlier run remembers of the people, to compare with. */
  readonly earlier?: Memory;
  /** A token that an earlier report named: only that case is performed. */
  readonly replay?: string;
  /** The way to the target: certificates, a proxy. Not for a transport of one's own. */
  readonly connection?: Connection;
  /** How much is taken from the target, and how long it is waited for. @default as `pdk conform --help` says */
  readonly limits?: Partial<Limits>;
  /** How requests are sent. @default real HTTP */
  readonly transport?: Transport;
  /** Milliseconds since 1970. @default the clock of this machine */
  readonly now?: () => number;
  /** @default real time */
  readonly wait?: (ms: number) => Promise<void>;
  readonly onProgress?: (progress: Progress) => void;
  /** Leaves the names of people in the report. @default false */
  readonly raw?: boolean;
  /** Spends what is left of the budget on more of the same, and makes failures small. @default true */
  readonly thorough?: boolean;
  /** Ends the run when it is aborted: what it made is taken away, and the report says that it is incomplete. */
  readonly stop?: AbortSignal;
  /** Ends the run as soon as it answers true. */
  readonly enough?: (tally: Tally) => boolean;
}

/** A run whose steps are still to be performed, and what must be closed afterwards. */
export interface PreparedRun {
  /** To be performed in this order. Each one does nothing once the run has ended. */
  readonly steps: readonly Step[];
  /** The report, if the run ended now. */
  report(): Report;
  /** What a later run can compare with. */
  memory(): Memory;
  close(): Promise<void>;
}

/** Prepares a run: nothing is sent before its first step. Throws a TypeError for a replay token that is not one. */
export function prepareRun(options: ConformanceOptions): PreparedRun {
  const bodyBytes = options.limits?.bodyBytes ?? defaultLimits.bodyBytes;
  const http = options.transport ? undefined : httpTransport(options.connection, bodyBytes);
  const replay =
    options.replay === undefined ? undefined : readReplay(options.replay, sealFor(options.target));
  if (options.replay !== undefined && !replay) {
    throw new TypeError(
      `the replay token "${options.replay.slice(0, 40)}" was not written by this kit, or comes from a run with other credentials; copy it whole`,
    );
  }
  const transport = options.transport ? bounded(options.transport, bodyBytes) : http?.send;
  if (!transport) throw new TypeError('no transport');
  const budget = options.budget ?? defaultBudgets[options.safety ?? 'read-only'];
  const run = createRun({
    target: options.target,
    safety: options.safety ?? 'read-only',
    forms: options.forms ?? contractForms(),
    journal: options.journal ?? memoryJournal(),
    prefix: options.prefix ?? `pdk-${randomUUID().slice(0, 8)}`,
    seed: replay?.seed ?? options.seed ?? 1,
    budget,
    limits: limitsFor(options.limits ?? {}, budget, options.rate),
    ...(options.earlier === undefined ? {} : { earlier: options.earlier }),
    ...(options.rate === undefined ? {} : { rate: options.rate }),
    ...(replay
      ? { replay, rules: (rule) => rule === replay.rule }
      : options.rules
        ? { rules: options.rules }
        : {}),
    investigations: [...investigations, ...relations, ...scenarios],
    transport,
    now: options.now ?? Date.now,
    wait: options.wait ?? (async (ms) => void (await sleep(ms))),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    ...(options.raw === undefined ? {} : { raw: options.raw }),
    ...(options.thorough === undefined ? {} : { thorough: options.thorough }),
    ...(options.stop ? { stop: options.stop } : {}),
    ...(options.enough ? { enough: options.enough } : {}),
  });
  const remembered = () =>
    memoryOf(run.state.people, options.target, {
      salt: options.earlier?.salt ?? randomUUID(),
      now: (options.now ?? Date.now)(),
      ...(options.earlier === undefined ? {} : { earlier: options.earlier }),
    });
  const guard = guardUncaught(run.broke);
  return {
    steps: run.steps.map(({ id, perform }) => ({ id, perform: () => guard.within(perform) })),
    report: () => reportOf(run.state),
    memory: remembered,
    async close() {
      await http?.close();
      guard.release();
    },
  };
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
    for (const step of prepared.steps) await step.perform();
    return prepared.report();
  } finally {
    await prepared.close();
  }
}
