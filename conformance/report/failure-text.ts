import { demo } from '../../spec/demo/demo.js';
import { quote } from './curl.js';
import type { Failure, Report, RuleReport } from './report.js';
import { labelled, type Page, printable } from './text.js';

const labelWidth = 12;
/** What is longer is cut here; the JSON report has more of it. */
const requestMax = 2000;
const answerMax = 400;

/** Everything about a broken rule: the sentence, the smallest request, what was expected and how to see it again. */
export function failureText(
  rule: RuleReport,
  failure: Failure,
  target: Report['target'],
  page: Page,
): string[] {
  const { width, paint } = page;
  const field = (label: string, text: string) => labelled(`  ${label}`, printable(text), width, labelWidth);
  const whole = (label: string, text: string) => [`  ${label}`.padEnd(labelWidth) + printable(text)];
  const exchanges = failure.exchanges.flatMap(({ request, response }) => [
    ...whole('request', `${request.method} ${request.url}`),
    ...(request.body === undefined ? [] : whole('', short(request.body, requestMax))),
    ...whole('answer', `${response.status} ${short(response.body, answerMax)}`),
  ]);
  return [
    `${paint('bad', 'FAIL')} ${paint('strong', rule.id)} · section ${rule.section} · ${rule.basis}`,
    ...labelled('  ', rule.says, width),
    ...(rule.quote === undefined ? [] : labelled('  the document: ', `“${rule.quote}”`, width)),
    '',
    ...(failure.summary.includes(failure.expected) ? [] : labelled('  ', printable(failure.summary), width)),
    ...(failure.steps === undefined ? [] : field('steps', failure.steps)),
    ...field('at', failure.at),
    ...field('expected', failure.expected),
    ...field('received', failure.received),
    ...exchanges,
    ...whole('curl', failure.curl),
    // What was recorded cannot be performed again.
    ...(failure.replay === '' ? [] : whole('replay', replayLine(failure, target))),
    ...field('again', failure.reproduced),
  ];
}

/** The call that performs the case again on the same target. Its credentials have to be set as variables. */
export function replayLine({ replay }: Failure, { peopleUrl, identityUrl, org }: Report['target']): string {
  if (peopleUrl === demo.peopleUrl) return `pdk conform --replay ${replay}`;
  const identity = identityUrl === undefined ? '' : ` --identity-url ${quote(identityUrl)}`;
  return `pdk conform --people-url ${quote(peopleUrl)}${identity} --org ${quote(org)} --replay ${replay}`;
}

/** An assumed rule that the target sees differently: a line, or all there is to say. */
export function findingText(rule: RuleReport, { width, paint }: Page, verbose: boolean): string[] {
  const { finding } = rule;
  if (!finding) return [];
  const heading = `${paint('doubtful', 'differs')} ${paint('strong', rule.id)}`;
  if (!verbose) return [heading, `  ${ellipsis(printable(finding.summary), width - 2)}`];
  return [
    `${heading} · section ${rule.section} · ${rule.basis}`,
    ...labelled('  ', rule.says, width),
    ...labelled('  ', printable(finding.summary), width),
    ...labelled('  expected', printable(finding.expected), width, labelWidth),
    ...labelled('  received', printable(finding.received), width, labelWidth),
  ];
}

function short(body: string, most: number): string {
  return body.length <= most ? body : `${body.slice(0, most)} […]`;
}

function ellipsis(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}
