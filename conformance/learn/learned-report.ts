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
  { peopleUrl, org }: LearnedReport['target'],
  raw: boolean,
): LearnedReport {
  const redact = redactor(learned.secrets);
  const hide = (text: string) => redact.text(raw ? text : learned.hide(text));
  const { seed, requests, budget, durationMs, incomplete, left } = learned;
  return {
    target: { peopleUrl: redact.text(peopleUrl), org: redact.text(org) },
    questions: [...learned.conclusions].map(([question, conclusion]) => rowOf(question, conclusion, hide)),
    ...(incomplete !== undefined && { incomplete: hide(incomplete) }),
    seed,
    requests,
    budget,
    startedAt: new Date(learned.startedAt).toISOString(),
    durationMs: Math.round(durationMs),
    ...(left.length > 0 && {
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
  const { kind: verdict } = conclusion;
  const common = { question, asks, default: usual, by: ways[probeOf(question).kind], verdict };
  if (conclusion.kind === 'unknown') return { ...common, because: hide(conclusion.because), differs: false };
  const { times, of, saw } = conclusion;
  const reading = conclusion.kind === 'reading' ? { reading: conclusion.reading } : {};
  return {
    ...common,
    ...reading,
    seen: `${times} of ${of}`,
    saw: hide(saw),
    differs: reading.reading !== usual,
  };
}

/** Returns the profile for the mock. */
export function profileOf({ questions: rows, target, startedAt }: LearnedReport, name?: string): ProfileFile {
  const of = <T>(verdict: LearnedRow['verdict'], shown: (row: LearnedRow) => T) =>
    Object.fromEntries(
      rows
        .filter((row) => row.verdict === verdict && row.by !== 'nothing')
        .map((row) => [row.question, shown(row)]),
    );
  return {
    name,
    learned: {
      from: target.peopleUrl,
      org: target.org,
      on: startedAt.slice(0, 10),
      by: `${kit.name} ${kit.version}`,
    },
    readings: of('reading', ({ reading = '' }) => reading),
    evidence: of('reading', ({ seen = '', saw = '' }) => ({ seen, saw })),
    other: of('other', ({ saw = '' }) => saw),
    unknown: of('unknown', ({ because = '' }) => because),
  };
}
