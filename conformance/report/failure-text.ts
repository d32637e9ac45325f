import { demo } from '../../spec/demo/demo.js';
import { quote } from './failure.js';
import type { FailedRule, Failure, KnownFailure, Report, RuleReport } from './report.js';
import { field, labelled, line, type Page, printable, short } from './text.js';

/** Maximum characters shown of a body; the JSON report has more of it. */
const requestMax = 2000;
const answerMax = 400;

/** Renders a broken rule: its sentence, the smallest request, what was expected, and how to reproduce it. */
export function failureText(rule: FailedRule, target: Report['target'], { width, paint }: Page): string[] {
  const { failure } = rule;
  return [
    `${paint('bad', 'FAIL')} ${paint('strong', rule.id)} · section ${rule.section} · ${rule.basis}`,
    ...labelled('  ', rule.says, width),
    ...(rule.quote === undefined ? [] : labelled('  the document: ', `“${rule.quote}”`, width)),
    '',
    ...(failure.summary.includes(failure.expected) ? [] : labelled('  ', printable(failure.summary), width)),
    ...(failure.steps === undefined ? [] : field('steps', failure.steps, width)),
    ...field('at', failure.at, width),
    ...field('expected', failure.expected, width),
    ...field('received', failure.received, width),
    ...failure.exchanges.flatMap(({ request, response }) => [
      line('request', `${request.method} ${request.url}`),
      ...(request.body === undefined ? [] : [line('', short(request.body, requestMax))]),
      line('answer', `${response.status} ${short(response.body, answerMax)}`),
    ]),
    line('curl', failure.curl),
    // A failure in a recording has no replay token.
    ...(failure.replay === '' ? [] : [line('replay', replayLine(failure, target))]),
    ...field('again', failure.reproduced, width),
  ];
}

/** The command that replays the case against the same target, with its credentials in environment variables. */
export function replayLine({ replay }: Failure, { peopleUrl, identityUrl, org }: Report['target']): string {
  if (peopleUrl === demo.peopleUrl) return `pdk conform --replay ${replay}`;
  const identity = identityUrl === undefined ? '' : ` --identity-url ${quote(identityUrl)}`;
  return `pdk conform --people-url ${quote(peopleUrl)}${identity} --org ${quote(org)} --replay ${replay}`;
}

/** Describes a known failure in one line. */
export function knownLine({ rule, operation, reason, owner, ticket, expires }: KnownFailure): string {
  const track = ticket === undefined ? '' : ` · ${ticket}`;
  return `${rule} at ${operation} · ${owner}${track} · until ${expires}: ${reason}`;
}

/** Renders where the target differs from an assumed rule: in one line, or in full if `verbose`. */
export function findingText(rule: RuleReport, { width, paint }: Page, verbose: boolean): string[] {
  const { finding } = rule;
  if (!finding) return [];
  const heading = `${paint('doubtful', 'differs')} ${paint('strong', rule.id)}`;
  if (!verbose) return [heading, `  ${ellipsis(printable(finding.summary), width - 2)}`];
  return [
    `${heading} · section ${rule.section} · ${rule.basis}`,
    ...labelled('  ', rule.says, width),
    ...labelled('  ', printable(finding.summary), width),
    ...field('expected', finding.expected, width),
    ...field('received', finding.received, width),
  ];
}

function ellipsis(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}
