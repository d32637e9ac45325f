import type { RuleId } from '../../generated/rules.js';
import type { Names } from '../report/names.js';
import type { Cleanup } from '../resources/clean.js';
import { Interruption } from '../target/interruption.js';
import type { JsonObject } from '../target/json.js';
import { capabilitiesOf } from '../target/target.js';
import { cleanup } from './cleanup.js';
import { exploration, groundwork, reserved } from './exploration.js';
import { type Minimal, minimise } from './minimise.js';
import type { RunOptions } from './options.js';
import { type Planned, plan } from './plan.js';
import { repetition } from './replay.js';
import { createRunContext, type RunContext } from './run-context.js';
import type { Secrets } from './secrets.js';
import type { Step } from './step.js';
import type { Tally } from './tally.js';

/** Everything that a run has come to know; reports are made of it. */
export interface RunState {
  readonly options: RunOptions;
  readonly startedAt: number;
  readonly tally: Tally;
  readonly secrets: Secrets;
  readonly names: Names;
  readonly planned: readonly Planned[];
  readonly minimal: ReadonlyMap<RuleId, Minimal>;
  requests(): number;
  /** Everybody whom the target showed, by id. */
  readonly people: ReadonlyMap<string, JsonObject>;
  /** Why the run ended before its end. */
  interruption(): Interruption | undefined;
  /** What the run made and could not take away, and why. */
  left(): Cleanup['left'];
}

export interface Run {
  /** To be performed in this order. Each one does nothing once the run has ended. */
  readonly steps: readonly Step[];
  readonly state: RunState;
  /** Something broke that no step could catch: the run ends with what it has. */
  broke(error: unknown): void;
}

/** Failures that are made small; more of them say little more, and cost requests. */
const minimisedMax = 6;

export function createRun(options: RunOptions): Run {
  const context = createRunContext(options);
  const { budget, tally, secrets, interruption } = context;
  const minimal = new Map<RuleId, Minimal>();
  budget.reserve(reserved(options.budget));
  stopWith(options.stop, () => budget.end(new Interruption('stopped', 'the run was stopped')));
  const time = timeLimit(options.limits.runMs, (reason) => budget.break(reason));
  const planned = plan(
    options.investigations,
    capabilitiesOf(options.target, options.safety),
    options.rules ?? (() => true),
    options.budget - reserved(options.budget) - groundwork,
  );
  const steps = options.replay
    ? repetition(context, options.replay, minimal)
    : [
        ...exploration(context, planned),
        ...(options.thorough === false
          ? []
          : [{ id: 'minimise', perform: () => minimiseAll(context, minimal) }]),
      ];
  let cleaning: Cleanup | undefined;
  return {
    steps: [
      ...steps.map(({ id, perform }) => ({
        id,
        perform() {
          time.begin();
          return context.uninterrupted(perform);
        },
      })),
      {
        id: 'clean up',
        perform: async () => {
          time.end();
          try {
            cleaning = await cleanup(context);
          } catch (error) {
            context.broke(error);
          }
        },
      },
    ],
    state: {
      options,
      startedAt: options.now(),
      tally,
      secrets,
      names: context.names,
      planned,
      minimal,
      requests: () => budget.spent(),
      people: context.knowledge.people,
      interruption,
      left: () => cleaning?.left ?? [],
    },
    broke: context.broke,
  };
}

/** Ends a run whose time is up. It begins with the first step that asks it to. */
function timeLimit(limitMs: number, end: (reason: Interruption) => void) {
  let timer: NodeJS.Timeout | undefined;
  const over = () => {
    const message = `the run took longer than ${Math.round(limitMs / 1000)} s (--max-time)`;
    end(new Interruption('limit-reached', message));
  };
  return {
    begin() {
      timer ??= setTimeout(over, Math.min(limitMs, 2 ** 31 - 1)).unref();
    },
    end: () => clearTimeout(timer),
  };
}

function stopWith(stop: AbortSignal | undefined, end: () => void): void {
  if (stop?.aborted) end();
  stop?.addEventListener('abort', end, { once: true });
}

async function minimiseAll(context: RunContext, minimal: Map<RuleId, Minimal>): Promise<void> {
  context.budget.reserve(0);
  for (const rule of context.failing().slice(0, minimisedMax))
    minimal.set(rule, await minimise(rule, context));
}
