import { setTimeout as sleep } from 'node:timers/promises';
import { createNames, type Names } from '../report/names.js';
import type { Progress } from '../run/events.js';
import type { RunOptions } from '../run/options/run-options.js';
import { run } from '../run/run.js';
import { bounded } from '../target/answer/exchange-handler.js';
import { defaultLimits } from '../target/limits.js';
import { addressesOf } from '../target/target.js';
import { httpTransport } from '../target/transport.js';
import { contractForms, type Forms } from '../target/wire/form.js';
import { type Looked, lookCloser } from './closer.js';
import { createCollected } from './collected.js';
import { common } from './counterpart.js';
import { createSecond } from './second.js';
import { createTwin } from './twin.js';

/** One side: a target, and how to reach it. */
export type DiffTarget = Pick<RunOptions, 'target' | 'transport' | 'connection'>;

export interface DiffOptions
  extends Pick<
    RunOptions,
    'seed' | 'budget' | 'maxCredits' | 'maxAttempts' | 'rate' | 'rules' | 'limits' | 'now' | 'wait' | 'stop'
  > {
  /** The side whose answers decide which requests follow. */
  readonly a: DiffTarget;
  readonly b: DiffTarget;
  /** The wire format of both. */
  readonly forms?: Forms;
  /** Whether both hold the same data: then values are compared, too. @default false */
  readonly isSameData?: boolean;
  readonly onProgress?: (progress: Progress) => void;
}

/** The result of a diff, before secrets and names are removed. */
export interface DiffResult {
  /** The differences, the worst first; includes noise. */
  readonly differences: readonly Looked[];
  readonly compared: number;
  /** The number of answers that were not compared, by reason. */
  readonly passed: ReadonlyMap<string, number>;
  /** Why not every request was sent, or nothing was compared. */
  readonly incomplete?: string;
  readonly seed: number;
  readonly secrets: readonly string[];
  readonly names: Names;
}

const defaultBudget = 1000;
/** The share of a budget that is reserved for reproducing and shrinking differences. */
const closerShare = 0.15;
/** The minimum of requests reserved for that, for small budgets. */
const closerLeast = 20;

/** Sends two implementations the requests of a read-only run, and compares their answers. */
export async function diff(options: DiffOptions): Promise<DiffResult> {
  const { isSameData = false, now = Date.now, seed = 1, budget = defaultBudget } = options;
  const { maxAttempts, rate, rules } = options;
  const wait = options.wait ?? (async (ms: number) => void (await sleep(ms)));
  const { forms = contractForms(), maxCredits } = options;
  const [a, b] = [options.a.target, options.b.target];
  const [first, second] = [transportOf(options.a, options), transportOf(options.b, options)];
  const lost = new AbortController();
  const stop = AbortSignal.any([lost.signal, ...(options.stop ? [options.stop] : [])]);
  const atSecond = createSecond(second.send, { now, wait }, () => lost.abort());
  const twin = createTwin({ a, b, forms, first: first.send, second: atSecond });
  const collected = createCollected(a, b, isSameData);
  const names = createNames([...addressesOf(a), ...addressesOf(b)]);
  const passed = new Map<string, number>();
  const requests = Math.min(budget - 1, Math.max(closerLeast, Math.floor(budget * closerShare)));
  const credits = maxCredits === undefined ? undefined : Math.floor(maxCredits * closerShare);
  let incomplete: string | undefined;
  try {
    const events = run({
      maxAttempts,
      rate,
      rules,
      target: common(a, b),
      forms,
      safety: 'read-only',
      seed,
      budget: budget - requests,
      maxCredits: maxCredits === undefined ? undefined : maxCredits - (credits ?? 0),
      // A request is done when both sides have answered.
      limits: { exchangeMs: 2 * defaultLimits.exchangeMs, ...options.limits },
      transport: twin.send,
      now,
      wait,
      stop,
      thorough: true,
      exchanges: true,
    });
    for await (const event of events) {
      if (event.kind === 'progress') options.onProgress?.(event.progress);
      if (event.kind === 'end' && !event.report.complete) incomplete = event.report.reason;
      if (event.kind !== 'exchange') continue;
      const pair = twin.pairOf(event.exchange);
      if ('because' in pair) {
        passed.set(pair.because, (passed.get(pair.because) ?? 0) + 1);
        continue;
      }
      for (const { request, response } of [pair.a, pair.b]) {
        names.learn(request.json);
        names.learn(response.json);
      }
      collected.see(pair);
    }
    const differences = await lookCloser(collected.differences(), {
      a,
      b,
      requests: stop.aborted ? 0 : requests,
      credits: credits ?? Number.POSITIVE_INFINITY,
      seed,
      ask: async (exchange, body) => {
        if (rate !== undefined) await wait(1000 / rate);
        const pair = await twin.again(exchange, body);
        for (const each of pair ? [pair.a, pair.b] : []) names.learn(each.response.json);
        return pair;
      },
    });
    const why = atSecond.lost() ?? incomplete;
    return {
      differences,
      compared: collected.compared(),
      passed,
      ...(why === undefined ? {} : { incomplete: why }),
      seed,
      secrets: [...collected.judged.a.secrets.hidden(), ...collected.judged.b.secrets.hidden()],
      names,
    };
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
}

function transportOf({ transport, connection }: DiffTarget, { limits }: DiffOptions) {
  const bodyBytes = limits?.bodyBytes ?? defaultLimits.bodyBytes;
  if (transport) return { send: bounded(transport, bodyBytes), close: async () => undefined };
  return httpTransport(connection, bodyBytes);
}
