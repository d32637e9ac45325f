import type { QuestionId } from '../../generated/questions.js';
import { redactor } from '../report/redact.js';
import type { Progress } from '../run/events.js';
import { type RunOptions, resolved } from '../run/options/run-options.js';
import { conducted } from '../run/run.js';
import { createRunContext, type RunContext } from '../run/run-context.js';
import { begin } from '../run/steps.js';
import { Interruption } from '../target/end-scenario.js';
import type { Safety } from '../target/target.js';
import { capabilitiesOf } from '../target/target.js';
import { createLosses } from './asking.js';
import { lackingIn, looks, subjectsOf } from './looks.js';
import { createSteadiness, repeated } from './trust.js';

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
    const [steady, losses] = [createSteadiness(), createLosses()];
    const context = createRunContext(options, (looked, progress) => {
      steady.see(looked.exchange);
      losses.see(looked.exchange);
      subjects.see(looked);
      onProgress?.({ ...progress, answered: subjects.answered() });
    });
    const startedAt = options.now();
    const left = await conducted(context, [
      () => begun(context),
      ...looks(context, subjects.asked, losses, () => repeated(context.checkContext)),
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
