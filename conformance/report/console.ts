import { adviceText } from './advice-text.js';
import { areaTable, has } from './area-table.js';
import { failureText, findingText } from './failure-text.js';
import { knownText } from './known-text.js';
import type { Report, RuleReport } from './report.js';
import { ruleTable } from './rule-table.js';
import { count, labelled, type Page, printable, some, type Tone } from './text.js';

const failuresNamedMost = 3;

/**
 * The report for people: how many rules of each area have which verdict, what failed, what differs, what would exercise more,
 * and one line that says it all. Each rule stands in it where it is `verbose`.
 */
export function renderReport(report: Report, page: Page, verbose: boolean): string {
  const { rules, target } = report;
  const failures = rules.flatMap((rule) =>
    rule.failure && !rule.known ? [failureText(rule, rule.failure, target, page)] : [],
  );
  const findings = rules.map((rule) => findingText(rule, page, verbose)).filter((lines) => lines.length > 0);
  const blocks = [
    [`${page.paint('strong', target.peopleUrl)} · org ${target.org}`],
    verbose && rules.length > 0 ? ruleTable(rules, page) : [],
    rules.length > 0 ? areaTable(rules, page) : [],
    ...failures,
    findings.length > 0 ? [findingsHeading(findings.length), ...findings.flat()] : [],
    changedText(report, page),
    knownText(report, page),
    adviceText(rules, page),
    report.reason === undefined
      ? []
      : labelled('', `${reasonLabel(report)}: ${printable(report.reason)}`, page.width),
    leftText(report, page),
    [finalLine(report, page)],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Such as `non-conformant: 1 of 214 rules failed (find.index-aligned) · 482 requests · 6.1 s · seed 7`. */
export function finalLine(report: Report, { paint }: Pick<Page, 'paint'>): string {
  const [tone, verdict] = verdictText(report);
  return [
    paint(tone, verdict),
    ...(report.complete ? [] : ['ended early']),
    count(report.requests, 'request'),
    `${(report.durationMs / 1000).toFixed(1)} s`,
    `seed ${report.seed}`,
  ].join(' · ');
}

/** What the target once did and does no longer. */
function changedText({ readings = [] }: Report, { width, paint }: Page): string[] {
  const changed = readings.filter(({ was }) => was !== undefined);
  if (changed.length === 0) return [];
  const heading = `${paint('doubtful', 'changed')} ${count(changed.length, 'reading')} of the profile, which the target shows no longer; pdk learn writes it anew`;
  return [
    heading,
    ...changed.flatMap(({ question, reading, was, seen, saw }) =>
      labelled('  ', printable(`${question}: ${was} → ${reading} (${seen}: ${saw})`), width),
    ),
  ];
}

/** What the run could not take away, so that nobody has to find it. */
function leftText({ left = [] }: Report, { width, paint }: Page): string[] {
  if (left.length === 0) return [];
  const lines = left.flatMap(({ kind, name, because }) =>
    labelled('  ', printable(`${kind} ${name}: ${because}`), width),
  );
  const heading = `${paint('doubtful', 'left behind')} ${count(left.length, 'thing')} on the target; pdk cleanup tries again`;
  return [heading, ...lines];
}

export function verdictText({ verdict, rules }: Report): [Tone, string] {
  const isKnown = (rule: RuleReport) => rule.known !== undefined;
  const failed = rules.filter((rule) => has('fail')(rule) && !isKnown(rule)).map((rule) => rule.id);
  const known = rules.filter(isKnown).length;
  const passed = rules.filter(has('pass')).length;
  switch (verdict) {
    case 'conformant':
      return [
        'good',
        `conformant: ${count(passed, 'rule')} kept${knownOf(known)}${besides(rules.length - passed - known)}`,
      ];
    case 'non-conformant': {
      if (failed.length === 0)
        return ['bad', 'non-conformant: the list of known failures is not true any more'];
      const exercised = count(passed + failed.length + known, 'rule');
      return [
        'bad',
        `non-conformant: ${failed.length} of ${exercised} failed (${some(failed, failuresNamedMost)})${knownOf(known)}`,
      ];
    }
    case 'proved-nothing':
      return ['doubtful', 'proved nothing'];
    case 'error':
      return ['bad', 'the kit broke'];
  }
}

const knownOf = (known: number): string => (known === 0 ? '' : `, ${count(known, 'known failure')}`);

function besides(others: number): string {
  return others === 0 ? '' : `, ${others} not judged`;
}

function findingsHeading(findings: number): string {
  return `${count(findings, 'rule')} differ${findings === 1 ? 's' : ''} from the default reading of an open question (never a failure):`;
}

function reasonLabel({ verdict, complete }: Report): string {
  return complete || verdict === 'proved-nothing' || verdict === 'error' ? 'Reason' : 'Ended early';
}
