import { operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import { findBody } from '../arbitraries/lookups.js';
import type { CheckContext } from '../check/check-context.js';
import { redactor } from '../report/redact.js';
import type { Progress } from '../run/events.js';
import { performSteps } from '../run/run.js';
import { createRunContext, type RunContext } from '../run/run-context.js';
import { type RunOptions, resolved } from '../run/run-options.js';
import { begin } from '../run/steps.js';
import { Interruption } from '../target/end-scenario.js';
import { type Exchange, isAdmitted, isSuccess } from '../target/exchange.js';
import { capabilitiesOf, type Safety, writes } from '../target/target.js';
import { inWords, lackingIn, looks, subjectsOf } from './looks.js';

/** The options of learning: those of a run, and the questions. */
export interface LearnOptions
  extends Omit<RunOptions, 'rules' | 'performs' | 'profile' | 'replay' | 'raw' | 'thorough'> {
  /** @default every question */
  readonly questions?: (question: QuestionId) => boolean;
  readonly onProgress?: (progress: Progress) => void;
}

/** What was learned, including names and secrets. */
export type Learned = Awaited<ReturnType<typeof learn>>;

/** Learns how a target answers what the document leaves open. Never throws because of the target's behaviour. */
export async function learn({ questions = () => true, onProgress, ...given }: LearnOptions) {
  const budget = given.budget ?? learnBudgets[given.safety ?? 'read-only'];
  const options = await resolved({ ...given, budget, rules: () => false, thorough: false });
  try {
    const offered = capabilitiesOf(options.target, options.safety);
    const subjects = subjectsOf(questions, lackingIn(offered));
    const steady = createSteadiness();
    const sent: string[] = [];
    const context = createRunContext(options, (looked, progress) => {
      steady.see(looked.exchange);
      sent.push(inWords(looked.exchange));
      subjects.see(looked);
      onProgress?.({ ...progress, answered: subjects.answered() });
    });
    const startedAt = options.now();
    const left = await performSteps(context, [
      () => begun(context),
      ...looks(context, subjects.asked, sent, () => repeated(context.checkContext)),
    ]);
    const because = context.interruption();
    const isRefused = because?.kind === 'token-refused' || because?.kind === 'credentials-refused';
    const distrust = steady.because() ?? (isRefused ? because.message : undefined);
    const redact = redactor(context.secrets.hidden());
    return {
      conclusions: subjects.conclude(because?.message, distrust),
      incomplete: because?.message,
      requests: context.budget.spent(),
      budget,
      seed: options.seed,
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Math.round(options.now() - startedAt),
      left: left.map(({ resource: { kind, name }, because }) => ({ kind, name, because })),
      /** Removes secrets from a text, and unless it is raw the names of people. */
      hide: (text: string, raw = false) => redact.text(raw ? text : context.names.hide(text)),
    };
  } finally {
    await options.close();
  }
}

/** Runs discovery, again after an unreadable answer: it need not recur, and a few of them end the run. */
async function begun(context: RunContext): Promise<void> {
  for (;;) {
    try {
      return await begin(context);
    } catch (error) {
      if (!(error instanceof Interruption) || error.kind !== 'unreadable') throw error;
    }
  }
}

export const learnBudgets: Readonly<Record<Safety, number>> = {
  'read-only': 500,
  'own-resources': 2000,
  full: 2000,
};

/** Statuses that depend on credentials, credit, load and outages. */
const passing: readonly number[] = [401, 402, 408, 429];

/** Repeats a good find: a target that refuses every second or third call refuses one of them. */
export async function repeated(context: CheckContext): Promise<void> {
  const [someone] = context.pool.distinct;
  try {
    for (let time = 0; someone !== undefined && time < 3; time += 1)
      await context.find(findBody([someone.lookup], 5));
  } catch (error) {
    if (!(error instanceof Interruption) || error.endsRun) throw error;
  }
}

/** Checks whether the same request of the same caller is now granted, now refused. */
export function createSteadiness() {
  const granted = new Map<string, boolean>();
  let because: string | undefined;
  return {
    /** Returns why no refusal is trusted, undefined as long as each request is answered the same way. */
    because: () => because,
    see(exchange: Exchange): void {
      const { operation, credential, request, response } = exchange;
      const isLasting = !writes(operation) && !/\{(?!org_id)/.test(operations[operation].path);
      if (operation === 'createSession' || !isLasting || !isAdmitted(exchange)) return;
      const { status } = response;
      if (status >= 500 || passing.includes(status)) return;
      // The request may be odd in a header.
      const { authorization: _, ...headers } = request.headers;
      const key = JSON.stringify([credential, request.method, request.url, headers, request.text]);
      const before = granted.get(key);
      granted.set(key, before ?? isSuccess(exchange));
      if (before !== undefined && before !== isSuccess(exchange))
        because ??= `the same ${operation} was granted one time and answered with ${status} or another refusal another time`;
    },
  };
}
