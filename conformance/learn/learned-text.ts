import { count, labelled, type Page, printable, table, wrap } from '../report/text.js';
import type { LearnedReport, LearnedRow } from './learned-report.js';

/** Renders a report: a table of readings, then what fits none of the readings, then what is unknown. */
export function learnedText(report: LearnedReport, page: Page, verbose: boolean): string {
  const { width, paint } = page;
  const known = report.questions.filter(({ verdict }) => verdict === 'reading');
  const other = report.questions.filter(({ verdict }) => verdict === 'other');
  const unknown = report.questions.filter(({ verdict, by }) => verdict === 'unknown' && by !== 'nothing');
  const unseen = report.questions.filter(({ by }) => by === 'nothing');
  const differing = known.filter(({ differs }) => differs);
  return `${[
    ...labelled('', printable(`${report.target.peopleUrl}, organization ${report.target.org}`), width),
    '',
    ...readingTable(verbose ? known : differing, page),
    ...(verbose || known.length === differing.length
      ? []
      : [
          '',
          `${count(known.length - differing.length, 'question')} more as by default (--verbose lists them)`,
        ]),
    ...section('None of the readings we know', other, ({ saw = '' }) => saw, page),
    ...section('Not known', unknown, ({ because = '' }) => because, page),
    ...(verbose ? section('Cannot be seen from outside', unseen, ({ because = '' }) => because, page) : []),
    ...(report.left === undefined ? [] : ['', ...leftText(report, page)]),
    '',
    paint(
      known.length === 0 ? 'bad' : 'good',
      `${count(known.length, 'reading')} learned, ${differing.length} of them other than the default; ${other.length} of its own, ${unknown.length} unknown; ${count(report.requests, 'request')} (seed ${report.seed})`,
    ),
    ...(report.incomplete === undefined
      ? []
      : wrap(`Not everything was asked: ${printable(report.incomplete)}`, width)),
  ].join('\n')}\n`;
}

function readingTable(rows: readonly LearnedRow[], { width, paint }: Page): string[] {
  if (rows.length === 0) return [];
  const lines = table(
    [
      { title: 'question' },
      { title: 'reading' },
      { title: 'default' },
      { title: 'seen' },
      { title: 'what was seen' },
    ],
    rows.map(({ question, reading = '', default: usual, differs, seen = '', saw = '' }) => [
      question,
      reading,
      differs ? usual : 'the same',
      seen,
      short(printable(saw)),
    ]),
    width,
  );
  return lines.map((line, index) => (index === 0 ? paint('quiet', line) : line));
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function section(
  title: string,
  rows: readonly LearnedRow[],
  text: (row: LearnedRow) => string,
  { width, paint }: Page,
): string[] {
  if (rows.length === 0) return [];
  const widest = Math.max(...rows.map(({ question }) => question.length)) + 4;
  return [
    '',
    paint('strong', title),
    ...rows.flatMap((row) => labelled(`  ${row.question}`, printable(text(row)), width, widest)),
  ];
}

function leftText({ left = [] }: LearnedReport, { width, paint }: Page): string[] {
  return [
    paint('bad', 'Left on the target (pdk cleanup tries again):'),
    ...left.flatMap(({ kind, name, because }) =>
      labelled('  ', printable(`${kind} ${name}: ${because}`), width),
    ),
  ];
}
