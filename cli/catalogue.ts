import { Command } from 'commander';
import { count, labelled, type Page, pageOn, wrap } from '../conformance/report/text.js';
import { type Question, type QuestionId, questionIds, questions } from '../generated/questions.js';
import { ruleIds, rules } from '../generated/rules.js';
import { print } from './values.js';

/** `pdk rules`. Judges and mutants are passed in: the catalogue itself knows neither. */
export const rulesCommand = (judged: ReadonlySet<string>, mutants: Mutants): Command =>
  listing('rules', listRules(judged, mutants), renderRules);

/** `pdk questions`. The probes are passed in. */
export const questionsCommand = (probes: ProbedBy): Command =>
  listing('questions', listQuestions(probes), renderQuestions);

function listing<T>(name: string, listed: T, render: (listed: T, page: Page) => string): Command {
  return new Command(name).option('--json', 'as a JSON array').action(({ json }: { json?: boolean }) => {
    const { stdout, env } = process;
    print(json, listed, () => render(listed, pageOn(stdout, env)));
  });
}

type Mutants = readonly { readonly id: string; readonly breaks: string }[];

export function listRules(judged: ReadonlySet<string>, mutants: Mutants) {
  return ruleIds.map((id) => ({
    id,
    ...rules[id],
    judged: judged.has(id),
    mutants: mutants.flatMap((mutant) => (mutant.breaks === id ? [mutant.id] : [])),
  }));
}

type ListedRule = ReturnType<typeof listRules>[number];

export function renderRules(listed: readonly ListedRule[], { width, paint }: Page): string {
  const widest = Math.max(...listed.map((rule) => rule.id.length));
  const broadest = Math.max(...listed.map((rule) => rule.basis.length));
  const entries = listed.map((rule) => [
    `${paint('strong', rule.id.padEnd(widest))}  ${rule.basis.padEnd(broadest)}  ${rule.section}`,
    ...labelled('  ', rule.says, width),
    ...(rule.quote === undefined ? [] : labelled('  the document: ', `“${rule.quote}”`, width)),
    ...labelled('  ', paint('quiet', judgement(rule)), width),
  ]);
  const [judged, unobservable] = [
    listed.filter((rule) => rule.judged),
    listed.filter((rule) => rule.unobservable),
  ];
  const told = `${judged.length} judged, ${unobservable.length} unobservable`;
  return inAll(entries, `${count(listed.length, 'rule')}: ${told}`);
}

function inAll(entries: readonly (readonly string[])[], total: string): string {
  return `${[...entries.map((lines) => lines.join('\n')), total].join('\n\n')}\n`;
}

function judgement({ id, judged, mutants, unobservable }: ListedRule): string {
  if (unobservable !== undefined) return `unobservable: ${unobservable}`;
  const covered = ruleIds.find((each) => rules[each].covers?.includes(id));
  const broken = mutants.length > 0 ? `; broken by ${mutants.join(', ')}` : '';
  return `${judged ? 'judged' : 'not judged'}${covered ? ` along with ${covered}` : ''}${broken}`;
}

/** Describes how a target's answer to a question is found out, or why it cannot be. */
type ProbedBy = (question: QuestionId) => string;

/** Lists the points that the specification leaves open, each with what shows which reading a target has. */
export function listQuestions(probedBy: ProbedBy) {
  return questionIds.map((id) => ({ id, ...questions[id], probe: probedBy(id) }));
}

type Listed = ReturnType<typeof listQuestions>[number];

export function questionLines(question: Listed, { width, paint }: Page): readonly string[] {
  const { resolved }: Question = question;
  const widest = Math.max(...Object.keys(question.readings).map((reading) => reading.length));
  return [
    `${paint('strong', question.id)}  section ${question.section}`,
    ...wrap(question.asks, width - 2).map((line) => `  ${line}`),
    ...Object.entries(question.readings).flatMap(([reading, meaning]) => {
      const label = `  ${reading === question.default ? '*' : ' '} ${reading}`;
      return labelled(label, meaning, width, widest + 6);
    }),
    ...labelled('  pdk learn: ', paint('quiet', question.probe), width),
    // The source of the default reading, where the service has confirmed it.
    ...(resolved ? labelled('  resolved: ', `${resolved.source} (${resolved.date})`, width) : []),
  ];
}

export function renderQuestions(listed: readonly Listed[], page: Page): string {
  const entries = listed.map((question) => questionLines(question, page));
  const known = listed.filter(({ resolved }) => resolved !== undefined).length;
  const told = `${known} resolved; * marks the default reading`;
  return inAll(entries, `${count(listed.length, 'question')}, ${told}`);
}
