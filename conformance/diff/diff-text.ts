import { questions } from '../../generated/questions.js';
import { rules } from '../../generated/rules.js';
import { count, field, labelled, line, listed, type Page, printable, short } from '../report/text.js';
import { type DiffReport, type DiffRow, isNoise } from './diff-report.js';
import type { Filed } from './difference.js';

/** Maximum characters shown of a body; the JSON has more of it. */
const [requestMax, answerMax] = [1000, 200];

/** Renders the report of a diff: the worst differences first, each with the smallest request that shows it. */
export function diffText(report: DiffReport, page: Page, verbose: boolean): string {
  const { paint, width } = page;
  const real = report.differences.filter((row) => !isNoise(row));
  const noise = report.differences.filter(isNoise);
  const side = (name: string, { peopleUrl, org }: DiffReport['a']) =>
    labelled(name, printable(`${peopleUrl}, organization ${org}`), width, 4);
  const block = (heading: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [listed(heading, texts, width).join('\n')];
  return `${[
    [...side('A', report.a), ...side('B', report.b)].join('\n'),
    ...real.map((row) => rowText(row, page, verbose).join('\n')),
    ...block(
      paint('quiet', `${count(noise.length, 'difference')} of no account:`),
      noise.map((row) => `${row.operation}, ${row.kind} at ${row.at}: ${againText(row)}`),
    ),
    ...block(
      paint('quiet', 'Not compared:'),
      report.notCompared.map(({ because, requests }) => `${requests}: ${because}`),
    ),
    [
      paint(
        report.verdict === 'same' ? 'good' : report.verdict === 'different' ? 'bad' : 'doubtful',
        `${report.verdict.replace('-', ' ')}: ${count(real.length, 'difference')} in ${count(report.compared, 'request')} that both answered (seed ${report.seed})`,
      ),
      ...(report.reason === undefined ? [] : labelled('', printable(report.reason), width)),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function rowText(row: DiffRow, { width, paint }: Page, verbose: boolean): string[] {
  const { filed, operation, count: shown, of, counted } = row;
  const { body } = row.request;
  return [
    `${paint(filed.kind === 'rule' ? 'bad' : 'doubtful', headingOf(filed))} · ${operation} · ${row.kind}${row.at === '' ? '' : ` at ${printable(row.kind === 'rule' ? operation : row.at)}`}`,
    ...aboutOf(filed).flatMap((each) => labelled('  ', printable(each), width)),
    ...field('A', row.a, width),
    ...field('B', row.b, width),
    ...(row.alsoAt.length === 0 ? [] : field('also at', row.alsoAt.join(', '), width)),
    ...field('seen', `in ${shown} of ${of} ${counted}; ${againText(row)}`, width),
    line('request', `${row.request.method} ${row.request.url}`),
    ...(body === undefined ? [] : [line('', short(body, requestMax))]),
    line('A answers', `${row.answers.a.status} ${short(row.answers.a.body, answerMax)}`),
    line('B answers', `${row.answers.b.status} ${short(row.answers.b.body, answerMax)}`),
    ...(verbose ? [line('curl', row.curl)] : []),
  ];
}

function headingOf(filed: Filed): string {
  if (filed.kind === 'rule') return `${filed.by.toUpperCase()} breaks ${filed.rule}`;
  return filed.kind === 'question' ? `question ${filed.question}` : 'no rule, no question';
}

/** The sentence of the rule, or what the question asks. */
function aboutOf(filed: Filed): readonly string[] {
  if (filed.kind === 'rule') return [rules[filed.rule].says];
  return filed.kind === 'question' ? [questions[filed.question].asks] : [];
}

function againText({ again }: DiffRow): string {
  if (again.kind === 'noise') return again.because;
  if (again.kind === 'not-tried') return 'not asked again';
  return `${again.seen === again.tried ? 'REPRODUCED' : 'FLAKY'} ${again.seen}/${again.tried}`;
}
