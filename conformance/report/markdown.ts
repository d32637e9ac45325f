import { appendFile } from 'node:fs/promises';
import { figuresOf, verdictText } from './console.js';
import { failureText, knownGroups, knownLine, reproducedText } from './failure.js';
import { byArea, countsOf, exitCodeOf, failuresOf, type Report, ruleVerdicts } from './report.js';
import { ruleLines } from './sarif.js';
import { plain, printable, short } from './text.js';

/** Failures shown in full; the others are only named. */
const failuresMost = 20;
const textLengthMax = 8000;
const page = { width: 100, paint: plain };

/** Renders a summary: the figures, and each failure folded, with the text that the terminal shows. */
export function toMarkdown(report: Report): string {
  const { rules, target, kit, left = [] } = report;
  const failed = failuresOf(rules);
  const others = failed.slice(failuresMost);
  const [, verdict] = verdictText(report);
  const blocks = [
    `## Conformance: ${inert(report.verdict)}`,
    `**${inert(verdict)}**${report.complete ? '' : ' (ended early)'}`,
    [
      inert(target.peopleUrl),
      inert(`organization ${target.org}`),
      ...figuresOf(report),
      inert(`${kit.name} ${kit.version}`),
    ].join(' · '),
    report.reason !== undefined && `Reason: ${inert(report.reason)}`,
    rules.length > 0 && areas(rules),
    ...failed.slice(0, failuresMost).map((rule) => {
      const { id, section, basis, failure } = rule;
      const gist = inert(`${id} · section ${section} · ${basis} · reproduced ${reproducedText(failure)}`);
      const shown = fence(failureText(rule, target, page).join('\n'));
      return `<details>\n<summary>✕ ${gist}</summary>\n\n${shown}\n\n</details>`;
    }),
    others.length > 0 && `Failed, too: ${others.map(({ id }) => inert(id)).join(', ')}`,
    ...knownGroups(report).map(({ tone, says, entries }) => {
      const heading = tone === 'bad' ? `**${says}**` : says;
      return `${heading}:\n\n${entries.map((entry) => `- ${inert(knownLine(entry))}`).join('\n')}`;
    }),
    left.length > 0 && `Left behind: ${left.map(({ kind, name }) => inert(`${kind} ${name}`)).join(', ')}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function areas(rules: Report['rules']): string {
  const verdicts = ruleVerdicts.filter((verdict) => rules.some((rule) => rule.verdict === verdict));
  const row = (name: string, members: Report['rules']) => {
    const counts = countsOf(members);
    return `| ${[name, ...verdicts.map((verdict) => counts[verdict] ?? '')].join(' | ')} |`;
  };
  return [
    `| area | ${verdicts.join(' | ')} |`,
    `| --- |${verdicts.map(() => ' ---: |').join('')}`,
    ...[...byArea(rules)].map(([area, members]) => row(inert(area), members)),
    row('**all**', rules),
  ].join('\n');
}

function fence(text: string): string {
  const shown = short(text, textLengthMax);
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}\n${shown}\n${mark}`;
}

/** Escapes whatever is markup in Markdown or HTML, or would become a link or a mention on GitHub. */
function inert(text: string): string {
  return printable(text).replace(
    /^[^\p{L}]|:(?! )|[^\p{L}\p{N} .,:;()%/·-]|(?<=www)\./giu,
    (letter) => `&#${letter.codePointAt(0)};`,
  );
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
