import { failureText, knownGroups, knownLine } from './failure.js';
import {
  byArea,
  countsOf,
  failuresOf,
  grouped,
  notExercised,
  type Report,
  type RuleReport,
  type RuleVerdict,
  ruleVerdicts,
} from './report.js';
import { count, labelled, listed, type Page, printable, some, type Tone, table } from './text.js';

const namedMost = 3;

/** Renders the report for a terminal; `verbose` lists each rule. */
export function renderReport(report: Report, page: Page, verbose: boolean): string {
  const { rules, target, verdict, complete, reason, readings = [], left = [] } = report;
  const { paint, width } = page;
  const changed = readings.filter(({ was }) => was !== undefined);
  const isWhole = complete || verdict === 'proved-nothing' || verdict === 'error';
  const blocks = [
    [`${paint('strong', target.peopleUrl)} · org ${target.org}`],
    verbose && rules.length > 0 ? ruleTable(rules, page) : [],
    rules.length > 0 ? areaTable(rules, page) : [],
    ...failuresOf(rules).map((rule) => failureText(rule, target, page)),
    listed(
      `${paint('doubtful', 'changed')} ${count(changed.length, 'reading')} of the profile; pdk learn updates it`,
      changed.map(
        ({ question, reading, was, seen, saw }) => `${question}: ${was} → ${reading} (${seen}: ${saw})`,
      ),
      width,
    ),
    knownGroups(report).flatMap(({ tone, says, entries }) =>
      listed(paint(tone, `${says}:`), entries.map(knownLine), width),
    ),
    adviceText(rules, page),
    reason === undefined
      ? []
      : labelled('', `${isWhole ? 'Reason' : 'Ended early'}: ${printable(reason)}`, width),
    listed(
      `${paint('doubtful', 'left behind')} ${count(left.length, 'resource')} on the target; pdk cleanup tries again to delete`,
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
    ['verdict', 'rule', 'section', { right: 'seen' }, { right: 'requests' }],
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
    ['area', ...['rules', ...verdicts].map((right) => ({ right }))],
    [...[...byArea(rules)].map(([area, members]) => row(area, members)), row('all', rules)],
    width,
  );
  return lines.map((line, at) => (at === 0 || at === lines.length - 1 ? paint('strong', line) : line));
}

/** For example `non-conformant: 1 of 214 rules failed (find.index-aligned) · 482 requests · 6.1 s · seed 7`. */
export function finalLine(report: Report, { paint }: Pick<Page, 'paint'>): string {
  const [tone, verdict] = verdictText(report);
  return [paint(tone, verdict), ...(report.complete ? [] : ['ended early']), ...figuresOf(report)].join(
    ' · ',
  );
}

/** For example `482 requests`, `6.1 s` and `seed 7`. */
export function figuresOf({ requests, durationMs, seed }: Report): readonly string[] {
  return [count(requests, 'request'), `${(durationMs / 1000).toFixed(1)} s`, `seed ${seed}`];
}

export function verdictText({ verdict, rules }: Report): [Tone, string] {
  const known = rules.filter((rule) => rule.known).length;
  const passed = rules.filter((rule) => rule.verdict === 'pass').length;
  const failed = rules.flatMap((rule) => (rule.verdict === 'fail' && !rule.known ? [rule.id] : []));
  const knownToo = known === 0 ? '' : `, ${count(known, 'known failure')}`;
  const others = rules.length - passed - known;
  const notJudged = others === 0 ? '' : `, ${others} not judged`;
  if (verdict === 'conformant')
    return ['good', `conformant: ${count(passed, 'rule')} kept${knownToo}${notJudged}`];
  if (verdict === 'proved-nothing') return ['doubtful', 'proved nothing'];
  if (verdict === 'error') return ['bad', 'the kit broke'];
  if (failed.length === 0) return ['bad', 'non-conformant: the list of known failures is out of date'];
  const exercised = count(passed + failed.length + known, 'rule');
  const named = some(failed, namedMost);
  return ['bad', `non-conformant: ${failed.length} of ${exercised} failed (${named})${knownToo}`];
}

/** The part of a rule's report that advice needs: its verdict and the reason. */
export type Judged = Pick<RuleReport, 'id' | 'verdict' | 'because'>;

/** Matches missing options in a reason such as `needs a user (--username and --password) and an API key (--api-key)`. */
const wanted = /(?:^needs |^| and |: )([^():]*) \((--[^()]*)\)/g;

/** The options that would let a run judge more rules, with what they provide, and how many rules need nothing else. */
export function adviceOf(rules: readonly Judged[]) {
  const wants = rules.filter(isUnjudged).flatMap(({ because = '' }) => {
    const all = [...because.matchAll(wanted)];
    const isAlone = all.length === 1;
    return all.map(([, provides = '', options = '']) => ({ options, provides, isAlone }));
  });
  return [...grouped(wants, ({ options }) => options)]
    .map(([options, all]) => ({
      options,
      provides: all[0]?.provides ?? '',
      all: all.length,
      alone: all.filter(({ isAlone }) => isAlone).length,
    }))
    .sort((a, b) => b.all - a.all || (a.options < b.options ? -1 : 1));
}

/** Groups the other rules that were not judged by the reason: no option would change that. */
function unjudgedBecause(rules: readonly Judged[]) {
  const others = rules.filter((rule) => isUnjudged(rule) && !rule.because?.match(wanted));
  // The reason of each rule is in its own report; here they form one group.
  const reasons = grouped(others, ({ verdict, because = verdict }) =>
    because.replace(/^unobservable: .*/s, 'unobservable'),
  );
  return [...reasons].sort(([, a], [, b]) => b.length - a.length);
}

const isUnjudged = ({ verdict }: Judged): boolean => verdict !== 'pass' && verdict !== 'fail';

/** Renders the options that would cover more rules, and why other rules were not judged. */
export function adviceText(rules: readonly Judged[], { width, paint }: Page): string[] {
  const options = adviceOf(rules).flatMap(({ options, provides, all, alone }) => [
    paint('strong', `  ${options}`),
    ...labelled('    ', `enables ${enabled(alone, all)}: ${printable(provides)}`, width),
  ]);
  const others = unjudgedBecause(rules).flatMap(([because, unjudged]) => {
    const ids = unjudged.map(({ id }) => id);
    const text = `${unjudgedText(because, ids.length)} · ${some(ids, namedMost)}`;
    return labelled('  ', text, width).map((line) => paint('quiet', line));
  });
  if (options.length > 0) options.unshift(paint('strong', 'To cover more rules:'));
  if (others.length > 0) others.unshift(paint('strong', 'Not judged:'));
  const between = options.length > 0 && others.length > 0 ? [''] : [];
  return [...options, ...between, ...others];
}

/** For example `97 more rules (242 with other options below)`. */
export function enabled(alone: number, all: number): string {
  if (alone === 0) return `${count(all, 'more rule')}, together with other options`;
  return `${count(alone, 'more rule')}${alone === all ? '' : ` (${all} with other options)`}`;
}

function unjudgedText(because: string, number: number): string {
  const rules = count(number, 'rule');
  if (because === notExercised.because) return `${rules} ${number === 1 ? 'was' : 'were'} not exercised`;
  return `${rules}${because === 'unobservable' ? ' cannot be observed by a client' : `: ${printable(because)}`}`;
}
