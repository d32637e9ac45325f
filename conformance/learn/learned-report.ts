import { type QuestionId, questions } from '../../generated/questions.js';
import { kit } from '../../spec/exchange/kit.js';
import type { ProfileFile } from '../../spec/profile/profile-file.js';
import { probeOf } from '../probes/registry.js';
import type { Conclusion } from '../probes/sightings.js';
import { redactor } from '../report/redact.js';
import type { Learned } from './learn.js';

/** What was learned, without secrets and names. */
export interface LearnedReport {
  readonly target: { readonly peopleUrl: string; readonly org: string };
  readonly questions: readonly LearnedRow[];
  /** Why not all questions were asked. */
  readonly incomplete?: string;
  readonly seed: number;
  readonly requests: number;
  readonly budget: number;
  readonly startedAt: string;
  readonly durationMs: number;
  /** What was created on the target and could not be removed. */
  readonly left?: readonly { readonly kind: string; readonly name: string; readonly because: string }[];
  readonly kit: { readonly name: string; readonly version: string };
}

export interface LearnedRow {
  readonly question: QuestionId;
  readonly asks: string;
  readonly default: string;
  /** How it is found out: by sending requests, by watching others, or not at all. */
  readonly by: 'asking' | 'looking on' | 'nothing';
  readonly verdict: Conclusion['kind'];
  readonly reading?: string;
  /** `3 of 3`: how many of the successful looks agree. */
  readonly seen?: string;
  readonly saw?: string;
  /** Why no reading is known. */
  readonly because?: string;
  /** Whether it is another reading than the default, or none of them. */
  readonly differs: boolean;
}

const ways = { asks: 'asking', watches: 'looking on', unseen: 'nothing' } as const;

/** @param raw keeps the names of people */
export function learnedReport(
  learned: Learned,
  target: LearnedReport['target'],
  raw: boolean,
): LearnedReport {
  const redact = redactor(learned.secrets);
  const hide = (text: string) => redact.text(raw ? text : learned.hide(text));
  const { seed, requests, budget, durationMs, incomplete, left } = learned;
  return {
    target: { peopleUrl: redact.text(target.peopleUrl), org: redact.text(target.org) },
    questions: [...learned.conclusions].map(([question, conclusion]) => rowOf(question, conclusion, hide)),
    ...(incomplete === undefined ? {} : { incomplete: hide(incomplete) }),
    seed,
    requests,
    budget,
    startedAt: new Date(learned.startedAt).toISOString(),
    durationMs: Math.round(durationMs),
    ...(left.length === 0
      ? {}
      : {
          left: left.map(({ resource: { kind, name }, because }) => ({ kind, name, because: hide(because) })),
        }),
    kit,
  };
}

/** @param hide removes secrets and names from a text */
export function rowOf(
  question: QuestionId,
  conclusion: Conclusion,
  hide: (text: string) => string = (text) => text,
): LearnedRow {
  const { asks, default: usual } = questions[question];
  const common = {
    question,
    asks,
    default: usual,
    by: ways[probeOf(question).kind],
    verdict: conclusion.kind,
  };
  if (conclusion.kind === 'unknown') return { ...common, because: hide(conclusion.because), differs: false };
  const seen = { seen: `${conclusion.times} of ${conclusion.of}`, saw: hide(conclusion.saw) };
  if (conclusion.kind === 'other') return { ...common, ...seen, differs: true };
  const { reading } = conclusion;
  return { ...common, reading, ...seen, differs: reading !== usual };
}

/** Returns the profile for the mock. */
export function profileOf(report: LearnedReport, name?: string): ProfileFile {
  const by = (verdict: LearnedRow['verdict']) =>
    report.questions.filter((row) => row.verdict === verdict && row.by !== 'nothing');
  const byQuestion = <T>(rows: readonly LearnedRow[], of: (row: LearnedRow) => T) =>
    Object.fromEntries(rows.map((row) => [row.question, of(row)]));
  const readings = by('reading');
  return {
    name,
    learned: {
      from: report.target.peopleUrl,
      org: report.target.org,
      on: report.startedAt.slice(0, 10),
      by: `${report.kit.name} ${report.kit.version}`,
    },
    readings: byQuestion(readings, ({ reading = '' }) => reading),
    evidence: byQuestion(readings, ({ seen = '', saw = '' }) => ({ seen, saw })),
    other: byQuestion(by('other'), ({ saw = '' }) => saw),
    unknown: byQuestion(by('unknown'), ({ because = '' }) => because),
  };
}
