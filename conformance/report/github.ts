import { appendFile } from 'node:fs/promises';
import { toMarkdown } from './markdown.js';
import { exitCodeOf, failuresOf, type Report } from './report.js';
import { ruleLines } from './rule-lines.js';

/** GitHub shows no more annotations of one step. */
const annotationsMost = 10;

/** Environment variables; GitHub Actions sets GITHUB_ACTIONS and GITHUB_STEP_SUMMARY. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Reports a run to GitHub Actions: failures as annotations at the lines of their rules, and a summary of the step. */
export async function tellGitHub(
  report: Report,
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
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
    const { expected, received, reproduced } = failure;
    const place = lines.get(id);
    const at = place === undefined ? [] : [`file=${property(place.file)}`, `line=${place.line}`];
    const text = `${says} (section ${section})\nexpected ${expected}\nreceived ${received}\n${reproduced}`;
    return `::error ${[...at, `title=${property(id)}`].join(',')}::${message(text)}`;
  });
  return [...why, ...failures].slice(0, annotationsMost);
}

/** Escapes the message of a workflow command. */
function message(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command. */
function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
