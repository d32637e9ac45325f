import { appendFile } from 'node:fs/promises';
import { figuresOf, verdictText } from './console.js';
import { knownGroups, knownLine, reproducedText } from './failure.js';
import {
  byArea,
  countsOf,
  exitCodeOf,
  type FailedRule,
  failuresOf,
  type Report,
  type RuleReport,
  ruleVerdicts,
} from './report.js';
import { ruleLines } from './sarif.js';
import { printable, short } from './text.js';

/** Failures shown in full; the others are only named. */
const failuresMost = 20;
/** Longer texts are cut; in UTF-16 code units. */
const textMost = 1500;
const responseMost = 400;

export function toMarkdown(report: Report): string {
  const { rules, target, left = [] } = report;
  const failed = failuresOf(rules);
  const others = failed.slice(failuresMost);
  const [, verdict] = verdictText(report);
  const blocks = [
    `## Conformance: ${escaped(report.verdict)}`,
    `**${escaped(verdict)}**${report.complete ? '' : ' (ended early)'}`,
    [
      code(target.peopleUrl),
      `organization ${code(target.org)}`,
      ...figuresOf(report),
      escaped(`${report.kit.name} ${report.kit.version}`),
    ].join(' · '),
    report.reason !== undefined && `Reason: ${code(report.reason)}`,
    rules.length > 0 && areas(rules),
    ...failed.slice(0, failuresMost).map(fold),
    others.length > 0 && `Failed, too: ${others.map(({ id }) => code(id)).join(', ')}`,
    ...knownGroups(report).map(({ tone, says, entries }) => {
      const heading = tone === 'bad' ? `**${says}**` : says;
      return `${heading}:\n\n${entries.map((entry) => `- ${code(knownLine(entry))}`).join('\n')}`;
    }),
    left.length > 0 &&
      `Left behind: ${left.map(({ kind, name }) => `${code(kind)} ${code(name)}`).join(', ')}`,
  ];
  return paragraphs(blocks);
}

const paragraphs = (blocks: readonly (string | false | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`;

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

function fold({ id, section, basis, says, quote, failure }: FailedRule): string {
  const { expected, received, steps, curl, exchanges } = failure;
  const response = exchanges.at(-1)?.response;
  const mark = inHtml(`reproduced ${reproducedText(failure)}`);
  return paragraphs([
    `<details>\n<summary>✕ ${inHtml(id)} · section ${inHtml(section)} · ${basis} · ${mark}</summary>`,
    escaped(says),
    quote !== undefined && `> ${escaped(quote)}`,
    `- expected ${code(expected)}\n- received ${code(received)}`,
    steps !== undefined && `Steps: ${code(steps)}`,
    fence(curl),
    response && `→ ${response.status} ${code(short(response.body, responseMost))}`,
    '</details>',
  ]).trimEnd();
}

/** Renders text of a target as inline code, without markup, links or mentions; safe within a table, too. */
function code(text: string): string {
  const shown = printable(short(text, textMost)).replaceAll('|', '\\|') || ' ';
  const mark = ticks(shown, 1);
  return `${mark}${/^[` ]|[` ]$/.test(shown) ? ` ${shown} ` : shown}${mark}`;
}

function fence(text: string): string {
  const shown = short(text, textMost).split(/\r?\n/).map(printable).join('\n');
  const mark = ticks(shown, 3);
  return `${mark}sh\n${shown}\n${mark}`;
}

/** One backtick more than the longest run of them in a text, and at least `least`. */
function ticks(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}

/** Escapes a sentence, in which only backticks are markup. */
function escaped(text: string): string {
  return printable(text)
    .replace(/^[^\p{L}`]/u, entity)
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? code(piece.slice(1, -1)) : marked(piece)))
    .join('');
}

/** Escapes Markdown and HTML, and whatever GitHub would turn into a link or a mention. */
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

/** GitHub shows no more annotations of one step. */
const annotationsMost = 10;

/** Reports a run to GitHub Actions: failures as annotations at the lines of their rules, and a summary of the step. */
export async function tellGitHub(report: Report, env: NodeJS.ProcessEnv, print: (line: string) => void) {
  if (env['GITHUB_ACTIONS'] === 'true') for (const line of annotations(report)) print(line);
  const summary = env['GITHUB_STEP_SUMMARY'];
  if (summary) await appendFile(summary, toMarkdown(report));
}

/** Escapes workflow commands, so that no text of a target is executed by GitHub Actions. */
export function withoutCommands(text: string): string {
  return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1\\u003a').replace(/##(?=\[)/g, '#\\u0023');
}

/** Annotations as workflow commands: why nothing was proved, and the failures, each at the line of its rule. */
function annotations({ verdict, reason = verdict, rules }: Report): readonly string[] {
  const lines = ruleLines();
  const why = exitCodeOf({ verdict }) === 3 ? [`::error title=${property(verdict)}::${message(reason)}`] : [];
  const failures = failuresOf(rules).map(({ id, says, section, failure }) => {
    const { expected, received } = failure;
    const place = lines.get(id);
    const at = place === undefined ? [] : [`file=${property(place.file)}`, `line=${place.line}`];
    const text = `${says} (section ${section})\nexpected ${expected}\nreceived ${received}\nreproduced ${reproducedText(failure)}`;
    return `::error ${[...at, `title=${property(id)}`].join(',')}::${message(text)}`;
  });
  return [...why, ...failures].slice(0, annotationsMost);
}

function message(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
