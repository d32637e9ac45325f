import { type Html as Xml, html as xml } from '../../spec/docs/html.js';
import { failureText, knownLine } from './failure-text.js';
import { areaOf, exitCodeOf, failuresOf, type KnownFailure, type Report, type RuleReport } from './report.js';
import { plain, printable } from './text.js';

/** Lines of at most 100 columns, which viewers of test results show without wrapping. */
const page = { width: 100, paint: plain };

type Property = readonly [name: string, value: string | number];

/** One test case. Its outcome is undefined if it passed. */
interface Case {
  readonly area: string;
  readonly name: string;
  readonly outcome: Outcome | undefined;
}

interface Outcome {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly element: Xml;
}

/**
 * Renders the report as JUnit XML: each rule is a test case of its area. A second suite holds entries of the baseline that are
 * out of date, and a run that proved nothing. A rule that could not be judged is skipped, not failed.
 */
export function toJunit(report: Report): string {
  const { kit, startedAt } = report;
  const time = (report.durationMs / 1000).toFixed(3);
  const rules = report.rules.map((rule) => ({
    area: areaOf(rule.id),
    name: rule.id,
    outcome: outcomeOf(rule, report.target),
  }));
  const beside = [...provedCases(report), ...staleCases(report)];
  const suites = [
    suite('pdk conform', time, startedAt, rules, propertiesOf(report)),
    ...(beside.length === 0 ? [] : [suite('the run', '0', startedAt, beside, [])]),
  ];
  return `${declaration}${xml`<testsuites name="${printable(kit.name)}" time="${time}" ${sums([...rules, ...beside])}>
${suites}</testsuites>
`}`;
}

function suite(
  name: string,
  time: string,
  startedAt: string,
  cases: readonly Case[],
  properties: readonly Property[],
): Xml {
  const rows = properties.map(
    ([key, value]) => xml`<property name="${key}" value="${printable(String(value))}"/>\n`,
  );
  return xml`<testsuite name="${name}" timestamp="${startedAt.replace(/Z$/, '')}" time="${time}" ${sums(cases)} skipped="${having(cases, 'skipped')}">
${properties.length > 0 && xml`<properties>\n${rows}</properties>\n`}${cases.map(
  (one) =>
    xml`<testcase classname="${printable(one.area)}" name="${printable(one.name)}" time="0">${one.outcome?.element}</testcase>\n`,
)}</testsuite>
`;
}

function sums(cases: readonly Case[]): Xml {
  return xml`tests="${cases.length}" failures="${having(cases, 'failure')}" errors="${having(cases, 'error')}"`;
}

function having(cases: readonly Case[], kind: string): number {
  return cases.filter(({ outcome }) => outcome?.kind === kind).length;
}

function propertiesOf(report: Report): readonly Property[] {
  const { target, kit, reason } = report;
  return [
    ['target', target.peopleUrl],
    ...(target.identityUrl === undefined ? [] : [['identity', target.identityUrl] as const]),
    ['organization', target.org],
    ['seed', report.seed],
    ['requests', report.requests],
    ['budget', report.budget],
    ['verdict', report.verdict],
    ['complete', String(report.complete)],
    ...(reason === undefined ? [] : [['reason', reason] as const]),
    ['exit code', exitCodeOf(report)],
    ['kit', `${kit.name} ${kit.version}`],
  ];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function outcomeOf(rule: RuleReport, target: Report['target']): Outcome | undefined {
  const { verdict, says, basis, because, finding, known } = rule;
  if (verdict === 'pass') return undefined;
  if (verdict === 'error') return erred(because ?? 'the kit broke', 'kit');
  if (verdict === 'fail') {
    if (known !== undefined) return skipped(`known failure: ${known.map(knownLine).join('; ')}`);
    const [shown] = failuresOf([rule]);
    return failed(shown?.failure.summary ?? says, basis, shown ? failureText(shown, target, page) : []);
  }
  const why = finding?.summary ?? because;
  return skipped(why === undefined ? verdict : `${verdict}: ${why}`);
}

/** A failing case if the run proved nothing: with every rule skipped, it would look green. */
function provedCases({ verdict, reason = verdict, rules }: Report): readonly Case[] {
  const isReported = rules.some((rule) => rule.verdict === 'error');
  if (exitCodeOf({ verdict }) !== 3 || isReported) return [];
  return [{ area: 'run', name: 'the run proves something', outcome: erred(reason, verdict) }];
}

/** Entries of the baseline that are out of date: they fail the run. */
function staleCases({ baseline }: Report): readonly Case[] {
  const cases = (says: string, entries: readonly KnownFailure[] = []) =>
    entries.map((entry) => ({
      area: 'known failures',
      name: `${entry.rule} at ${entry.operation}`,
      outcome: failed(says, 'known', [knownLine(entry)]),
    }));
  return [
    ...cases('it holds now, and is no known failure any more', baseline?.fixed),
    ...cases('it was known until a day that is over', baseline?.expired),
  ];
}

function failed(message: string, type: string, lines: readonly string[]): Outcome {
  const text = lines.map(printable).join('\n');
  return {
    kind: 'failure',
    element: xml`<failure message="${printable(message)}" type="${type}">${text}</failure>`,
  };
}

function erred(message: string, type: string): Outcome {
  return { kind: 'error', element: xml`<error message="${printable(message)}" type="${type}"/>` };
}

function skipped(message: string): Outcome {
  return { kind: 'skipped', element: xml`<skipped message="${printable(message)}"/>` };
}
