import { count, labelled, listed, type Page, printable, short, table, wrap } from '../report/text.js';
import type { LearnedReport, LearnedRow } from './learned-report.js';

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
  const titles = ['question', 'reading', 'default', 'seen', 'what was seen'].map((title) => ({ title }));
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
