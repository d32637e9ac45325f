import { type QuestionId, questions } from '../../generated/questions.js';
import { kit } from '../../spec/exchange/kit.js';
import type { ProfileFile } from '../../spec/profile/profile-file.js';
import type { Conclusion } from '../probes/observations.js';
import { probeOf } from '../probes/registry.js';
import { count, labelled, listed, type Page, printable, short, table, wrap } from '../report/text.js';
import type { Learned } from './learn.js';

/** What was learned, without secrets and names. */
export type LearnedReport = ReturnType<typeof reportOf>;

/** @param hide removes secrets and names from a text @default there are none */
export function reportOf(
  { peopleUrl, org }: { readonly peopleUrl: string; readonly org: string },
  { conclusions, incomplete, left, seed, requests, budget, startedAt, durationMs }: Omit<Learned, 'hide'>,
  hide: (text: string) => string = (text) => text,
) {
  return {
    target: { peopleUrl: hide(peopleUrl), org: hide(org) },
    questions: [...conclusions].map(([question, conclusion]) => rowOf(question, conclusion, hide)),
    ...(incomplete !== undefined && { incomplete: hide(incomplete) }),
    seed,
    requests,
    budget,
    startedAt,
    durationMs,
    ...(left.length > 0 && { left: left.map((each) => ({ ...each, because: hide(each.because) })) }),
    kit,
  };
}

type LearnedRow = ReturnType<typeof rowOf>;

/** What is known of a question. It `differs` if that is another reading than the default, or none of them. */
function rowOf(question: QuestionId, conclusion: Conclusion, hide: (text: string) => string) {
  const { asks, default: usual } = questions[question];
  const probe = probeOf(question);
  const by = probe.because ? 'nothing' : probe.watch ? 'looking on' : 'asking';
  const reading = conclusion.kind === 'reading' ? conclusion.reading : undefined;
  return {
    question,
    asks,
    default: usual,
    by,
    verdict: conclusion.kind,
    ...(reading !== undefined && { reading }),
    ...(conclusion.kind !== 'unknown' && {
      /** `3 of 3`: how many of the successful looks agree. */
      seen: `${conclusion.times} of ${conclusion.of}`,
      saw: hide(conclusion.saw),
    }),
    ...(conclusion.kind === 'unknown' && { because: hide(conclusion.because) }),
    differs: conclusion.kind !== 'unknown' && reading !== usual,
  };
}

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

/** Renders a report: a table of readings, then what fits none of the readings, then what is unknown. */
export function learnedText(report: LearnedReport, page: Page, verbose: boolean): string {
  const { width, paint } = page;
  const { questions, target, left = [], requests, seed, incomplete } = report;
  const known = questions.filter(({ verdict }) => verdict === 'reading');
  const other = questions.filter(({ verdict }) => verdict === 'other');
  const unknown = questions.filter(({ verdict, by }) => verdict === 'unknown' && by !== 'nothing');
  const unseen = questions.filter(({ by }) => by === 'nothing');
  const differing = known.filter(({ differs }) => differs);
  const usual = known.length - differing.length;
  return `${[
    ...labelled('', printable(`${target.peopleUrl}, organization ${target.org}`), width),
    '',
    ...readingTable(verbose ? known : differing, page),
    ...(verbose || usual === 0
      ? []
      : ['', `${count(usual, 'question')} more as by default (--verbose lists them)`]),
    ...section('None of the readings we know', other, page),
    ...section('Not known', unknown, page),
    ...(verbose ? section('Cannot be seen from outside', unseen, page) : []),
    ...listed(
      `\n${paint('bad', 'Left on the target (pdk cleanup tries again):')}`,
      left.map(({ kind, name, because }) => `${kind} ${name}: ${because}`),
      width,
    ),
    '',
    paint(
      known.length === 0 ? 'bad' : 'good',
      `${count(known.length, 'reading')} learned, ${differing.length} of them other than the default; ${other.length} of its own, ${unknown.length} unknown; ${count(requests, 'request')} (seed ${seed})`,
    ),
    ...(incomplete === undefined ? [] : wrap(`Not everything was asked: ${printable(incomplete)}`, width)),
  ].join('\n')}\n`;
}

function readingTable(rows: readonly LearnedRow[], { width, paint }: Page): string[] {
  if (rows.length === 0) return [];
  const titles = ['question', 'reading', 'default', 'seen', 'what was seen'];
  const cells = rows.map(({ question, reading = '', default: usual, differs, seen = '', saw = '' }) => [
    question,
    reading,
    differs ? usual : 'the same',
    seen,
    short(printable(saw), 60),
  ]);
  const [heading = '', ...lines] = table(titles, cells, width);
  return [paint('quiet', heading), ...lines];
}

function section(title: string, rows: readonly LearnedRow[], { width, paint }: Page): string[] {
  if (rows.length === 0) return [];
  const widest = Math.max(...rows.map(({ question }) => question.length)) + 4;
  const lines = rows.flatMap(({ question, saw, because = '' }) =>
    labelled(`  ${question}`, printable(saw ?? because), width, widest),
  );
  return ['', paint('strong', title), ...lines];
}
