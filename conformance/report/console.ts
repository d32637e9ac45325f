import { failureText, findingText, knownLine } from './failure-text.js';
import {
  byArea,
  countsOf,
  failuresOf,
  type Report,
  type RuleReport,
  type RuleVerdict,
  ruleVerdicts,
} from './report.js';
import { count, labelled, listed, type Page, printable, some, type Tone, table } from './text.js';

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

/** The part of a rule's report that advice needs: its verdict and the reason. */
export type Judged = Pick<RuleReport, 'id' | 'verdict' | 'because' | 'finding'>;

/** Matches missing options in a reason such as `needs a user (--username and --password) and an API key (--api-key)`. */
const wanted = /(?:^needs |^| and |: )([^():]*) \((--[^()]*)\)/g;

/**
 * Lists the options that would let a run judge more rules, those that most rules need first: the options as they are given
 * (`--client-id and --client-secret`), what they provide (`a service account`), the rules that were not judged without them,
 * and how many of these rules need nothing else.
 */
export function adviceOf(rules: readonly Judged[]) {
  const advice = new Map<string, { options: string; provides: string; rules: string[]; alone: number }>();
  for (const { id, because = '' } of unjudged(rules)) {
    const wants = [...because.matchAll(wanted)];
    for (const [, provides = '', options = ''] of wants) {
      const known = advice.get(options) ?? { options, provides, rules: [], alone: 0 };
      known.rules.push(id);
      if (wants.length === 1) known.alone += 1;
      advice.set(options, known);
    }
  }
  return [...advice.values()].sort(
    (a, b) => b.rules.length - a.rules.length || (a.options < b.options ? -1 : 1),
  );
}

/** Groups the other rules that were not judged by the reason: no option would change that. */
export function unjudgedBecause(
  rules: readonly Judged[],
): readonly (readonly [because: string, rules: readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { id, verdict, because = verdict } of unjudged(rules)) {
    if (because.match(wanted)) continue;
    // The reason of each rule is in its own report; here they form one group.
    const reason = because.replace(/^(unobservable): .*/s, 'no caller can observe it');
    reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  }
  return [...reasons].sort(([, a], [, b]) => b.length - a.length);
}

/** Rules without a judgement. A finding is one: the target differs from the default reading of a question. */
function unjudged(rules: readonly Judged[]): readonly Judged[] {
  return rules.filter(
    ({ verdict, finding }) => verdict !== 'pass' && verdict !== 'fail' && finding === undefined,
  );
}

/** Rule ids shown per reason. */
const namedMost = 3;

/** Renders the options that would exercise more rules, and why other rules were not judged. */
export function adviceText(rules: readonly Judged[], { width, paint }: Page): string[] {
  const asked = adviceOf(rules).flatMap(({ options, provides, rules: ids, alone }) => {
    const others = alone === 0 ? ', with others' : `, ${alone} with nothing else`;
    const how = alone === ids.length ? '' : others;
    return [
      paint('strong', `  ${options}`),
      ...labelled('    ', `${count(ids.length, 'rule')}${how}: ${printable(provides)}`, width),
    ];
  });
  const unasked = unjudgedBecause(rules).flatMap(([because, ids]) => {
    const text = `${count(ids.length, 'rule')}: ${printable(because)} · ${some(ids, namedMost)}`;
    return labelled('  ', text, width).map((line) => paint('quiet', line));
  });
  if (asked.length > 0) asked.unshift(paint('strong', 'What would exercise more:'));
  if (unasked.length > 0) unasked.unshift(paint('strong', 'Not judged:'));
  return asked.length > 0 && unasked.length > 0 ? [...asked, '', ...unasked] : [...asked, ...unasked];
}
