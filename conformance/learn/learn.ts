import { type QuestionId, questionIds } from '../../generated/questions.js';
import { probeOf } from '../probes/registry.js';
import type { Progress } from '../report/progress.js';
import type { Cleanup } from '../resources/remove-all.js';
import { bound } from '../run/bounds.js';
import { conducted } from '../run/conducted.js';
import { begin } from '../run/discover.js';
import { type RunOptions, resolved } from '../run/options/run-options.js';
import { createRunContext } from '../run/run-context.js';
import { capabilitiesOf, lackOf } from '../target/target.js';
import { type Asked, looks, sendingOf } from './looks.js';
import { type Conclusion, createSightings } from './sightings.js';
import { createWatch } from './watching.js';

/** What learning works with: a run, and what it is to find out. */
export interface LearnOptions
  extends Pick<
    RunOptions,
    | 'target'
    | 'seed'
    | 'safety'
    | 'forms'
    | 'journal'
    | 'prefix'
    | 'budget'
    | 'maxCredits'
    | 'maxAttempts'
    | 'rate'
    | 'connection'
    | 'limits'
    | 'transport'
    | 'now'
    | 'wait'
    | 'stop'
  > {
  /** @default every question */
  readonly questions?: (question: QuestionId) => boolean;
  readonly onProgress?: (progress: Progress) => void;
}

/** What was learned, with names and secrets in it. */
export interface Learned {
  readonly conclusions: ReadonlyMap<QuestionId, Conclusion>;
  /** Why not everything was asked. */
  readonly incomplete?: string;
  readonly requests: number;
  readonly budget: number;
  readonly seed: number;
  readonly startedAt: number;
  readonly durationMs: number;
  readonly left: Cleanup['left'];
  hide(text: string): string;
}

/** Asks a target what the document leaves open. It never throws for what the target does. */
export async function learn({
  questions = () => true,
  onProgress,
  ...given
}: LearnOptions): Promise<Learned> {
  const budget = given.budget ?? learnBudgets[given.safety ?? 'read-only'];
  const options = await resolved({ ...given, budget, rules: () => false, thorough: false });
  try {
    const wanted = questionIds.filter(questions).map((question) => ({ question, probe: probeOf(question) }));
    const offered = capabilitiesOf(options.target, options.safety);
    const conclusions = new Map<QuestionId, Conclusion>();
    const asking: Asked[] = [];
    const probes = wanted.flatMap(({ probe }) => (probe.kind === 'unseen' ? [] : [probe]));
    const watch = createWatch(probes);
    const sightings = new Map(watch.sightings);
    for (const { question, probe } of wanted) {
      if (probe.kind === 'unseen') conclusions.set(question, { kind: 'unknown', because: probe.because });
      else {
        const seen = sightings.get(question) ?? createSightings(probe.settle);
        sightings.set(question, seen);
        const sends = sendingOf(probe);
        const lacking = sends?.needs?.filter((capability) => !offered.has(capability)) ?? [];
        if (lacking.length > 0) seen.miss(lackOf(...lacking));
        else if (sends) asking.push({ ...sends, question, seen });
      }
    }
    const context = createRunContext(options, onProgress ?? (() => undefined), watch.see);
    bound(context.budget, options);
    const startedAt = options.now();
    const left = await conducted(context, [() => begin(context), ...looks(context, asking)]);
    const because = context.interruption();
    for (const [question, seen] of sightings) conclusions.set(question, seen.conclude());
    return {
      conclusions: new Map(wanted.flatMap(({ question }) => pair(question, conclusions.get(question)))),
      ...(because === undefined ? {} : { incomplete: because.message }),
      requests: context.budget.spent(),
      budget,
      seed: options.seed,
      startedAt,
      durationMs: options.now() - startedAt,
      left,
      hide: (text) => context.recorder.names.hide(text),
    };
  } finally {
    await options.close();
  }
}

export const learnBudgets = { 'read-only': 500, 'own-resources': 2000, full: 2000 } as const;

function pair(question: QuestionId, conclusion: Conclusion | undefined): [QuestionId, Conclusion][] {
  return conclusion === undefined ? [] : [[question, conclusion]];
}
