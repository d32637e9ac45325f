import { type Html as Xml, html as xml } from '../../spec/docs/html.js';
import { failureText, knownGroups, knownLine } from './failure.js';
import { areaOf, exitCodeOf, failuresOf, type Report, type RuleReport } from './report.js';
import { plain, printable } from './text.js';

/** Lines of at most 100 columns, which viewers of test results show without wrapping. */
const page = { width: 100, paint: plain };

interface Outcome {
  readonly is: 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly type?: string;
  readonly lines?: readonly string[];
}

/** One test case. It has passed if it has no outcome. */
type Case = readonly [area: string, name: string, outcome: Outcome | undefined];

/** Renders JUnit XML: a test case per rule, skipped if not judged, and a second suite for what else fails a run. */
export function toJunit(report: Report): string {
  const { kit, target, reason } = report;
  const time = (report.durationMs / 1000).toFixed(3);
  const rules = report.rules.map((rule): Case => [areaOf(rule.id), rule.id, outcomeOf(rule, target)]);
  const others = [...provedCases(report), ...staleCases(report)];
  const properties = {
    target: target.peopleUrl,
    identity: target.identityUrl,
    organization: target.org,
    seed: report.seed,
    requests: report.requests,
    budget: report.budget,
    verdict: report.verdict,
    complete: report.complete,
    reason,
    'exit code': exitCodeOf(report),
    kit: `${kit.name} ${kit.version}`,
  };
  const known = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : xml`<property name="${name}" value="${printable(String(value))}"/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
${xml`<testsuites name="${printable(kit.name)}" time="${time}" ${sums([...rules, ...others])}>
${suite('pdk conform', time, report, rules, xml`<properties>\n${known}</properties>\n`)}${others.length > 0 && suite('the run', '0', report, others, xml``)}</testsuites>
`}`;
}

function suite(name: string, time: string, { startedAt }: Report, cases: readonly Case[], head: Xml): Xml {
  return xml`<testsuite name="${name}" timestamp="${startedAt.replace(/Z$/, '')}" time="${time}" ${sums(cases)} skipped="${having(cases, 'skipped')}">
${head}${cases.map(
  ([area, name, outcome]) =>
    xml`<testcase classname="${printable(area)}" name="${printable(name)}" time="0">${outcome && elementOf(outcome)}</testcase>\n`,
)}</testsuite>
`;
}

function sums(cases: readonly Case[]): Xml {
  return xml`tests="${cases.length}" failures="${having(cases, 'failure')}" errors="${having(cases, 'error')}"`;
}

function having(cases: readonly Case[], is: Outcome['is']): number {
  return cases.filter(([, , outcome]) => outcome?.is === is).length;
}

function elementOf({ is, message, type, lines = [] }: Outcome): Xml {
  const kind = type !== undefined && xml` type="${type}"`;
  return xml`<${is} message="${printable(message)}"${kind}>${lines.map(printable).join('\n')}</${is}>`;
}

function outcomeOf(rule: RuleReport, target: Report['target']): Outcome | undefined {
  const { verdict, says, basis, because, known } = rule;
  if (verdict === 'pass') return undefined;
  if (verdict === 'error') return { is: 'error', message: because ?? 'the kit broke', type: 'kit' };
  if (known !== undefined)
    return { is: 'skipped', message: `known failure: ${known.map(knownLine).join('; ')}` };
  if (verdict === 'fail') {
    const [shown] = failuresOf([rule]);
    const lines = shown ? failureText(shown, target, page) : [];
    return { is: 'failure', message: shown?.failure.summary ?? says, type: basis, lines };
  }
  return { is: 'skipped', message: because === undefined ? verdict : `${verdict}: ${because}` };
}

/** A failing case if the run proved nothing: with every rule skipped, it would look green. */
function provedCases({ verdict, reason = verdict, rules }: Report): readonly Case[] {
  const isReported = rules.some((rule) => rule.verdict === 'error');
  if (exitCodeOf({ verdict }) !== 3 || isReported) return [];
  return [['run', 'the run proves something', { is: 'error', message: reason, type: verdict }]];
}

/** Entries of the baseline that are out of date: they fail the run. */
function staleCases(report: Report): readonly Case[] {
  return knownGroups(report).flatMap(({ tone, says, entries }) =>
    (tone === 'bad' ? entries : []).map((entry): Case => {
      const outcome = { is: 'failure', message: says, type: 'known', lines: [knownLine(entry)] } as const;
      return ['known failures', `${entry.rule} at ${entry.operation}`, outcome];
    }),
  );
}
