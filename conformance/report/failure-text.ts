import { demo } from '../../spec/demo/demo.js';
import { quote } from './failure.js';
import type { FailedRule, Failure, KnownFailure, Report } from './report.js';
import { field, labelled, line, type Page, printable, short, type Tone } from './text.js';

/** Maximum characters shown of a body; the JSON report has more of it. */
const requestMax = 2000;
const responseMax = 400;

/** Renders a broken rule: its sentence, the smallest request, what was expected, and how to reproduce it. */
export function failureText(rule: FailedRule, target: Report['target'], { width, paint }: Page): string[] {
  const { id, section, basis, says, quote, failure } = rule;
  const { summary, steps, at, expected, received, exchanges, curl, replay } = failure;
  return [
    `${paint('bad', 'FAIL')} ${paint('strong', id)} · section ${section} · ${basis}`,
    ...labelled('  ', says, width),
    ...(quote === undefined ? [] : labelled('  the document: ', `“${quote}”`, width)),
    '',
    ...(summary.includes(expected) ? [] : labelled('  ', printable(summary), width)),
    ...(steps === undefined ? [] : field('steps', steps, width)),
    ...field('at', at, width),
    ...field('expected', expected, width),
    ...field('received', received, width),
    ...exchanges.flatMap(({ request, response }) => [
      line('request', `${request.method} ${request.url}`),
      ...(request.body === undefined ? [] : [line('', short(request.body, requestMax))]),
      line('response', `${response.status} ${short(response.body, responseMax)}`),
    ]),
    line('curl', curl),
    // A failure in a recording has no replay token.
    ...(replay === '' ? [] : [line('replay', replayLine(failure, target))]),
    ...field('reproduced', reproducedText(failure), width),
  ];
}

/** `3 of 3`, `1 of 3 (flaky)` or `not retried`. */
export function reproducedText({ reproduced }: Failure): string {
  const [, word, times, of] = /^(REPRODUCED|FLAKY) (\d+)\/(\d+)$/.exec(reproduced) ?? [];
  if (word === undefined) return reproduced.toLowerCase();
  return `${times} of ${of}${word === 'FLAKY' ? ' (flaky)' : ''}`;
}

/** The command that replays the case against the same target, with its credentials in environment variables. */
export function replayLine({ replay }: Failure, { peopleUrl, identityUrl, org }: Report['target']): string {
  if (peopleUrl === demo.peopleUrl) return `pdk conform --replay ${replay}`;
  const identity = identityUrl === undefined ? '' : ` --identity-url ${quote(identityUrl)}`;
  return `pdk conform --people-url ${quote(peopleUrl)}${identity} --org ${quote(org)} --replay ${replay}`;
}

export function knownLine({ rule, operation, reason, owner, ticket, expires }: KnownFailure): string {
  const track = ticket === undefined ? '' : ` · ${ticket}`;
  return `${rule} at ${operation} · ${owner}${track} · until ${expires}: ${reason}`;
}

/** What a report says of known failures, by kind. Those in a bad tone fail the run. */
export function knownGroups({ rules, baseline }: Report) {
  const groups: readonly { tone: Tone; says: string; entries: readonly KnownFailure[] | undefined }[] = [
    {
      tone: 'bad',
      says: 'Known failures that hold again (pdk baseline update removes them)',
      entries: baseline?.fixed,
    },
    {
      tone: 'bad',
      says: 'Known failures that have expired (fix them, or extend them: pdk baseline update --renew)',
      entries: baseline?.expired,
    },
    {
      tone: 'doubtful',
      says: 'Known failures, which do not fail the run',
      entries: rules.flatMap((rule) => rule.known ?? []),
    },
    { tone: 'quiet', says: 'Known failures that this run did not observe', entries: baseline?.unjudged },
  ];
  return groups.flatMap(({ tone, says, entries = [] }) => {
    return entries.length === 0 ? [] : [{ tone, says, entries }];
  });
}
