import { adviceText } from './advice.js';
import { byArea, countsOf } from './area.js';
import { failureText, findingText, knownLine } from './failure-text.js';
import { failuresOf, type Report, type RuleReport, type RuleVerdict, ruleVerdicts } from './report.js';
import { table } from './table.js';
import { count, labelled, listed, type Page, printable, some, type Tone } from './text.js';

const failuresNamedMost = 3;

/**
 * Renders the report for a terminal: verdicts per area, failures, findings, options that would exercise more rules, and a
 * final summary line. Lists each rule if `verbose`.
 */
export function renderReport(report: Report, page: Page, verbose: boolean): string {
  const { rules, target, verdict, complete, reason, readings = [], left = [] } = report;
  const { paint, width } = page;
  const findings = rules.map((rule) => findingText(rule, page, verbose)).filter((lines) => lines.length > 0);
  const changed = readings.filter(({ was }) => was !== undefined);
  const isWhole = complete || verdict === 'proved-nothing' || verdict === 'error';
  const blocks = [
    [`${paint('strong', target.peopleUrl)} · org ${target.org}`],
    verbose && rules.length > 0 ? ruleTable(rules, page) : [],
    rules.length > 0 ? areaTable(rules, page) : [],
    ...failuresOf(rules).map((rule) => failureText(rule, target, page)),
    findings.length > 0 ? [findingsHeading(findings.length), ...findings.flat()] : [],
    listed(
      `${paint('doubtful', 'changed')} ${count(changed.length, 'reading')} of the profile, which the target shows no longer; pdk learn writes it anew`,
      changed.map(
        ({ question, reading, was, seen, saw }) => `${question}: ${was} → ${reading} (${seen}: ${saw})`,
      ),
      width,
    ),
    knownText(report, page),
    adviceText(rules, page),
    reason === undefined
      ? []
      : labelled('', `${isWhole ? 'Reason' : 'Ended early'}: ${printable(reason)}`, width),
    listed(
      `${paint('doubtful', 'left behind')} ${count(left.length, 'thing')} on the target; pdk cleanup tries again`,
      left.map(({ kind, name, because }) => `${kind} ${name}: ${because}`),
      width,
    ),
    [finalLine(report, page)],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const tones: Record<RuleVerdict, Tone> = {
  pass: 'good',
  fail: 'bad',
  error: 'bad',
  inconclusive: 'doubtful',
  unexercised: 'quiet',
  skipped: 'quiet',
};

/** One line per rule, grouped by area, with the reason if the rule was not judged. */
function ruleTable(rules: readonly RuleReport[], { width, paint }: Page): string[] {
  const members = [...byArea(rules).values()].flat();
  const [heading = '', ...lines] = table(
    [
      { title: 'verdict' },
      { title: 'rule' },
      { title: 'section' },
      { title: 'seen', align: 'right' },
      { title: 'requests', align: 'right' },
    ],
    members.map(({ id, verdict, section, covers = [], observations, requests }) => [
      verdict,
      covers.length > 0 ? `${id} (+${covers.length})` : id,
      section,
      `${observations}`,
      `${requests}`,
    ]),
    width,
  );
  const rows = members.flatMap(({ verdict, because }, at) => [
    paint(tones[verdict], lines[at] ?? ''),
    ...(because === undefined ? [] : labelled('  ', printable(because), width)),
  ]);
  return [paint('strong', heading), ...rows];
}

/** One line per area and a total: the number of rules per verdict. */
function areaTable(rules: readonly RuleReport[], { width, paint }: Page): string[] {
  const all = countsOf(rules);
  const verdicts = ruleVerdicts.filter((verdict) => verdict !== 'error' || all.error);
  const row = (name: string, members: readonly RuleReport[]) => {
    const counts = countsOf(members);
    return [name, String(members.length), ...verdicts.map((verdict) => String(counts[verdict] ?? '-'))];
  };
  const lines = table(
    [{ title: 'area' }, ...['rules', ...verdicts].map((title) => ({ title, align: 'right' }) as const)],
    [...[...byArea(rules)].map(([area, members]) => row(area, members)), row('all', rules)],
    width,
  );
  return lines.map((line, at) => (at === 0 || at === lines.length - 1 ? paint('strong', line) : line));
}

/** Known failures, and entries of the baseline that are out of date. */
function knownText({ rules, baseline }: Report, { width, paint }: Page): string[] {
  const known = rules.flatMap((rule) => rule.known ?? []);
  const { fixed = [], expired = [], unjudged = [] } = baseline ?? {};
  const said = [
    [paint('bad', 'Holds now, and is no known failure any more (pdk baseline update):'), fixed],
    [
      paint('bad', 'Known until a day that is over: put right, or renewed (pdk baseline update --renew):'),
      expired,
    ],
    [paint('doubtful', `${count(known.length, 'known failure')}, not held against the run:`), known],
    [paint('quiet', 'Known, and not seen in this run:'), unjudged],
  ] as const;
  return said.flatMap(([heading, entries]) => listed(heading, entries.map(knownLine), width));
}

/** For example `non-conformant: 1 of 214 rules failed (find.index-aligned) · 482 requests · 6.1 s · seed 7`. */
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

export function verdictText({ verdict, rules }: Report): [Tone, string] {
  const known = rules.filter((rule) => rule.known).length;
  const passed = rules.filter((rule) => rule.verdict === 'pass').length;
  const failed = rules.flatMap((rule) => (rule.verdict === 'fail' && !rule.known ? [rule.id] : []));
  const knownToo = known === 0 ? '' : `, ${count(known, 'known failure')}`;
  const others = rules.length - passed - known;
  switch (verdict) {
    case 'conformant':
      return [
        'good',
        `conformant: ${count(passed, 'rule')} kept${knownToo}${others === 0 ? '' : `, ${others} not judged`}`,
      ];
    case 'non-conformant': {
      if (failed.length === 0)
        return ['bad', 'non-conformant: the list of known failures is not true any more'];
      const exercised = count(passed + failed.length + known, 'rule');
      return [
        'bad',
        `non-conformant: ${failed.length} of ${exercised} failed (${some(failed, failuresNamedMost)})${knownToo}`,
      ];
    }
    case 'proved-nothing':
      return ['doubtful', 'proved nothing'];
    case 'error':
      return ['bad', 'the kit broke'];
  }
}

function findingsHeading(findings: number): string {
  return `${count(findings, 'rule')} differ${findings === 1 ? 's' : ''} from the default reading of an open question (never a failure):`;
}
