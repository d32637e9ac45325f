import { Command } from 'commander';
import { type Question, type QuestionId, questionIds, questions } from '../../generated/questions.js';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { pageOn } from './paint.js';
import { count, labelled, type Page, wrap } from './text.js';

/** `pdk rules`. What is judged and what breaks it comes from outside: the catalogue itself knows neither. */
export function rulesCommand(
  judged: () => Promise<ReadonlySet<string>>,
  mutants: () => Promise<readonly NamedMutant[]>,
): Command {
  return new Command('rules')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const listed = listRules(await judged(), await mutants());
      print(json ? listed : renderRules(listed, pageOn(process.stdout, process.env)));
    });
}

/** `pdk questions`. How each is found out comes from outside. */
export function questionsCommand(probes: () => Promise<ProbedBy>): Command {
  return new Command('questions')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const listed = listQuestions(await probes());
      print(json ? listed : renderQuestions(listed, pageOn(process.stdout, process.env)));
    });
}

function print(output: string | readonly unknown[]): void {
  process.stdout.write(typeof output === 'string' ? output : `${JSON.stringify(output, null, 2)}\n`);
}

/** A mutant as far as a catalogue names it. */
export interface NamedMutant {
  readonly id: string;
  readonly breaks: string;
}

/** The catalogue of rules, each with whether the kit judges it and which mutants break it. */
export function listRules(judged: ReadonlySet<string>, mutants: readonly NamedMutant[]) {
  return ruleIds.map((id) => ({
    id,
    ...rules[id],
    judged: judged.has(id),
    mutants: mutants.filter((mutant) => mutant.breaks === id).map((mutant) => mutant.id),
  }));
}

export type ListedRule = ReturnType<typeof listRules>[number];

export function renderRules(listed: readonly ListedRule[], { width, paint }: Page): string {
  const widest = Math.max(...listed.map((rule) => rule.id.length));
  const broadest = Math.max(...listed.map((rule) => rule.basis.length));
  const entries = listed.map((rule) => [
    `${paint('strong', rule.id.padEnd(widest))}  ${rule.basis.padEnd(broadest)}  ${rule.section}`,
    ...labelled('  ', rule.says, width),
    ...(rule.quote === undefined ? [] : labelled('  the document: ', `“${rule.quote}”`, width)),
    ...labelled('  ', paint('quiet', judgement(rule)), width),
  ]);
  const judged = listed.filter((rule) => rule.judged).length;
  const unobservable = listed.filter((rule) => rule.unobservable !== undefined).length;
  const total = `${count(listed.length, 'rule')}: ${judged} judged, ${unobservable} unobservable`;
  return `${[...entries.map((lines) => lines.join('\n')), total].join('\n\n')}\n`;
}

function judgement({ id, judged, mutants, unobservable, awaits }: ListedRule): string {
  if (unobservable !== undefined) return `unobservable: ${unobservable}`;
  if (awaits !== undefined) return 'not judged yet: the mock keeps it';
  const covered = coveredBy.get(id);
  const broken = mutants.length > 0 ? `; broken by ${mutants.join(', ')}` : '';
  return `${judged ? 'judged' : 'not judged'}${covered ? ` along with ${covered}` : ''}${broken}`;
}

const coveredBy: ReadonlyMap<string, RuleId> = new Map(
  ruleIds.flatMap((id) => (rules[id].covers ?? []).map((covered) => [covered, id] as const)),
);

/** How the answer of a target to a question is found out, or why it cannot be. */
export type ProbedBy = (question: QuestionId) => string;

/** The points that the document leaves open, each with what shows which reading a target has. */
export function listQuestions(probedBy: ProbedBy) {
  return questionIds.map((id) => ({ id, ...questions[id], probe: probedBy(id) }));
}

/** Who or what told the default reading, where the service was asked. */
function resolutionOf({ resolved }: Question, width: number): string[] {
  if (resolved === undefined) return [];
  return labelled('  resolved: ', `${resolved.source} (${resolved.date})`, width);
}

export function renderQuestions(
  listed: readonly ReturnType<typeof listQuestions>[number][],
  { width, paint }: Page,
): string {
  const entries = listed.map((question) => {
    const widest = Math.max(...Object.keys(question.readings).map((reading) => reading.length));
    return [
      `${paint('strong', question.id)}  section ${question.section}`,
      ...wrap(question.asks, width - 2).map((line) => `  ${line}`),
      ...Object.entries(question.readings).flatMap(([reading, meaning]) => {
        const label = `  ${reading === question.default ? '*' : ' '} ${reading}`;
        return labelled(label, meaning, width, widest + 6);
      }),
      ...labelled('  pdk learn: ', paint('quiet', question.probe), width),
      ...resolutionOf(question, width),
    ];
  });
  const resolved = listed.filter((question) => question.resolved !== undefined).length;
  const total = `${count(listed.length, 'question')}, ${resolved} resolved; * marks the default reading`;
  return `${[...entries.map((lines) => lines.join('\n')), total].join('\n\n')}\n`;
}
