import { byArea, countsOf } from './area.js';
import { verdictText } from './console.js';
import { knownLine } from './failure-text.js';
import {
  type FailedRule,
  failuresOf,
  type KnownFailure,
  type Report,
  type RuleReport,
  ruleVerdicts,
} from './report.js';
import { count, printable } from './text.js';

/** As many failures are told in full; the others are named. */
const failuresMost = 20;
/** Longer texts are cut; in UTF-16 code units. */
const textMost = 1500;

/** The report as a short summary in GitHub's Markdown. */
export function toMarkdown(report: Report): string {
  const { rules, target, baseline, left = [] } = report;
  const failed = rules.filter(({ verdict, known }) => verdict === 'fail' && known === undefined);
  const others = failed.slice(failuresMost);
  const [, verdict] = verdictText(report);
  const findings = rules.filter(({ finding }) => finding !== undefined).length;
  const blocks = [
    `## Conformance: ${escaped(report.verdict)}`,
    `**${escaped(verdict)}**${report.complete ? '' : ' (ended early)'}`,
    [
      code(target.peopleUrl),
      `organization ${code(target.org)}`,
      count(report.requests, 'request'),
      `${(report.durationMs / 1000).toFixed(1)} s`,
      `seed ${report.seed}`,
      escaped(`${report.kit.name} ${report.kit.version}`),
    ].join(' · '),
    report.reason === undefined ? '' : `Reason: ${code(report.reason)}`,
    rules.length === 0 ? '' : areas(rules),
    ...failuresOf(failed.slice(0, failuresMost)).map(fold),
    others.length === 0 ? '' : `Failed, too: ${others.map(({ id }) => code(id)).join(', ')}`,
    findings === 0
      ? ''
      : `${count(findings, 'finding')} about open questions, where the target has another answer than the kit assumes: never a failure.`,
    known('**Hold now, and are no known failures any more**', baseline?.fixed),
    known('**Known until a day that is over**', baseline?.expired),
    known(
      'Known failures, not held against the run',
      rules.flatMap((rule) => rule.known ?? []),
    ),
    left.length === 0
      ? ''
      : `Left behind: ${left.map(({ kind, name }) => `${code(kind)} ${code(name)}`).join(', ')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** How many rules of each area have which verdict; what nobody has to look at is counted in the last line alone. */
function areas(rules: readonly RuleReport[]): string {
  const verdicts = ruleVerdicts.filter((verdict) => rules.some((rule) => rule.verdict === verdict));
  const row = (name: string, members: readonly RuleReport[]) => {
    const counts = countsOf(members);
    return `| ${[name, ...verdicts.map((verdict) => counts[verdict] ?? '')].join(' | ')} |`;
  };
  return [
    `| area | ${verdicts.join(' | ')} |`,
    `| --- |${verdicts.map(() => ' ---: |').join('')}`,
    ...[...byArea(rules)].map(([area, members]) => row(code(area), members)),
    row('**all**', rules),
  ].join('\n');
}

/** Failures of a list of known ones. */
function known(heading: string, entries: readonly KnownFailure[] = []): string {
  if (entries.length === 0) return '';
  return `${heading}:\n\n${entries.map((entry) => `- ${code(knownLine(entry))}`).join('\n')}`;
}

function fold({ failure, ...rule }: FailedRule): string {
  return [
    `<details>\n<summary>✕ ${inHtml(rule.id)} · section ${inHtml(rule.section)} · ${rule.basis} · ${inHtml(failure.reproduced)}</summary>`,
    escaped(rule.says),
    ...(rule.quote === undefined ? [] : [`> ${escaped(rule.quote)}`]),
    `- expected ${code(failure.expected)}\n- received ${code(failure.received)}`,
    ...(failure.steps === undefined ? [] : [`Steps: ${code(failure.steps)}`]),
    fence(failure.curl),
    '</details>',
  ].join('\n\n');
}

/** Text of a target as code, in which nothing is markup, a link or a mention; also within a table. */
function code(text: string): string {
  const shown = printable(cut(text)).replaceAll('|', '\\|') || ' ';
  const mark = ticks(shown, 1);
  return `${mark}${/^[` ]|[` ]$/.test(shown) ? ` ${shown} ` : shown}${mark}`;
}

/** Lines of a shell. */
function fence(text: string): string {
  const shown = cut(text).split(/\r?\n/).map(printable).join('\n');
  const mark = ticks(shown, 3);
  return `${mark}sh\n${shown}\n${mark}`;
}

/** More backticks than stand in a row anywhere in a text, and at least `least`. */
function ticks(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}

/** A sentence, of which only what stands between backticks is markup. */
function escaped(text: string): string {
  return printable(text)
    .replace(/^[^\p{L}`]/u, entity)
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? code(piece.slice(1, -1)) : marked(piece)))
    .join('');
}

/** Without what Markdown or HTML would take for its own, an address or somebody's name. */
function marked(text: string): string {
  return text
    .replace(/&(?!#\d+;)|[!$*+<=>@[\\\]^_`{|}~]|:(?=\/\/)|(?<!&)#/g, entity)
    .replace(/(?<=www)\./gi, entity);
}

function inHtml(text: string): string {
  return printable(text).replace(/[&<>"'`*_[\]@:|~\\]/g, entity);
}

function entity(letter: string): string {
  return `&#${letter.codePointAt(0)};`;
}

function cut(text: string): string {
  return text.length <= textMost ? text : `${text.slice(0, textMost)} […]`;
}
