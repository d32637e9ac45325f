import { isMap, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml';
import { operations } from '../../generated/operations.js';
import { ruleIds } from '../../generated/rules.js';
import { suggestion } from '../../spec/catalogue/nearest.js';
import { checkBySchema, checkedYaml, type Problem, problemsIn, textIn } from '../files/read-file.js';
import {
  isUnansweredFind,
  type KnownFailure,
  placesOf,
  type Report,
  type RuleReport,
  runVerdictOf,
} from '../report/report.js';
import { UsageError } from '../target/usage-error.js';
import { removedRules } from './removed-rules.js';

export interface EntryDetails extends Partial<Pick<KnownFailure, 'reason' | 'owner' | 'ticket'>> {
  readonly expires: string;
  readonly renew?: boolean;
}

export type Update = ReturnType<typeof updateFor>;

const isIn = (entries: readonly Place[], one: Place): boolean => entries.some((entry) => isSame(entry, one));

/** The changes that make a list of known failures match a report. @param today the day in UTC */
export function updateFor(report: Report, baseline: Baseline, details: EntryDetails, today: string) {
  const { fixed: removed = [], expired: over = [] } = against(report, baseline, today).baseline ?? {};
  const { reason = '', owner = '', ticket, expires, renew: isRenewed = false } = details;
  const said = { reason, owner, ...(ticket === undefined ? {} : { ticket }), expires };
  const failing = report.rules
    .filter(({ verdict }) => verdict === 'fail')
    .flatMap((rule) => {
      const flaky = rule.failure?.reproduced.startsWith('FLAKY') ? { flaky: true } : {};
      return placesOf(rule).map((operation) => ({ rule: rule.id, operation, ...said, ...flaky }));
    });
  const added = failing.filter((failure) => !isIn(baseline.known, failure));
  if (added.length > 0 && (reason === '' || owner === '')) {
    const names = added.map(placeOf).join(', ');
    throw new UsageError(`${names}: these failures are new; give their --reason and --owner`);
  }
  return { added, removed, expired: over.filter((entry) => isIn(failing, entry)), isRenewed, expires };
}

/** Applies an update to the text of a file, or of a new one, and keeps comments. */
export function updated(text: string | undefined, update: Update): string {
  const { added, removed, expired, isRenewed, expires } = update;
  if (text === undefined) return stringify({ known: added });
  const document = parseDocument(text);
  const list = document.get('known');
  if (!isSeq(list)) throw new Error('a file of known failures that was read has a list of them');
  const isOf = (entries: readonly KnownFailure[], item: unknown): item is YAMLMap =>
    isMap(item) &&
    entries.some(({ rule, operation }) => item.get('rule') === rule && item.get('operation') === operation);
  list.items = list.items.filter((item) => !isOf(removed, item));
  for (const item of list.items) if (isRenewed && isOf(expired, item)) item.set('expires', expires);
  for (const entry of added) list.add(document.createNode(entry));
  if (list.items.length > 0) list.flow = false;
  return document.toString();
}

interface Baseline {
  readonly known: readonly KnownFailure[];
}

const checkBaseline = checkBySchema<Baseline>('baseline.schema.json');

/** Parses known failures. @param file the name of the file in errors. Throws a UsageError that says where each problem is. */
export function baselineIn(file: string, text: string): Baseline {
  const baseline = checkedYaml(file, text, checkBaseline);
  const problems = baseline.known.flatMap((entry, index) => problemsOf(entry, index, baseline));
  if (problems.length > 0) throw problemsIn(file, text, problems);
  return baseline;
}

/** Whether two entries, or an entry and a failure, are about the same rule and operation. */
const isSame = (one: Place, other: Place): boolean =>
  one.rule === other.rule && one.operation === other.operation;

type Place = Pick<KnownFailure, 'rule' | 'operation'>;

function problemsOf(entry: KnownFailure, index: number, { known }: Baseline): readonly Problem[] {
  const at = (member: string, says: string): Problem => ({ path: ['known', String(index), member], says });
  const { rule, operation } = entry;
  const called = Object.keys(operations);
  const removed = removedRules[rule];
  const gone = `the rule "${rule}" was removed: delete this entry. ${removed}`;
  const unknown = `there is no rule "${rule}".${suggestion(rule, ruleIds)}`;
  return [
    ruleIds.every((id) => id !== rule) && at('rule', removed === undefined ? unknown : gone),
    !called.includes(operation) &&
      at('operation', `there is no operation "${operation}".${suggestion(operation, called)}`),
    known.findIndex((each) => isSame(each, entry)) < index &&
      at('rule', `"${rule}" at ${operation} stands here twice.`),
  ].filter((problem) => problem !== false);
}

/** Reads a file of known failures, and compares reports with it. Throws a UsageError if the file is invalid. */
export function heldBy(file: string): (report: Report) => Report {
  const known = baselineIn(file, textIn(file));
  return (report) => against(report, known, dayOf(Date.now()));
}

/** Compares a report with known failures: they do not fail the run, but entries that hold now or have expired do. */
export function against(report: Report, { known }: Baseline, today: string): Report {
  const valid = known.filter(({ expires }) => expires >= today);
  const rules = report.rules.map((rule) => withKnown(rule, valid));
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const shows = (entry: KnownFailure) => shownOf(entry, byId.get(entry.rule));
  const baseline = {
    fixed: known.filter((entry) => shows(entry) === 'held' && entry.flaky !== true),
    expired: known.filter((entry) => entry.expires < today && shows(entry) !== 'held'),
    unjudged: valid.filter((entry) => shows(entry) === 'nothing'),
  };
  const whole = { ...report, rules, baseline };
  return { ...whole, ...verdictOf(whole, baseline) };
}

/** The day of a time, in UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Marks a rule that fails only at operations where it is known to fail. */
function withKnown(rule: RuleReport, known: readonly KnownFailure[]): RuleReport {
  if (rule.verdict !== 'fail') return rule;
  const places = placesOf(rule).map((operation) => ({ rule: rule.id, operation }));
  const found = places.flatMap((place) => known.find((entry) => isSame(entry, place)) ?? []);
  return found.length > 0 && found.length === places.length ? { ...rule, known: found } : rule;
}

/** What a report shows about an entry. */
function shownOf({ operation }: KnownFailure, rule: RuleReport | undefined): 'failed' | 'held' | 'nothing' {
  if (rule?.verdict !== 'pass' && rule?.verdict !== 'fail') return 'nothing';
  if (placesOf(rule).includes(operation)) return 'failed';
  return rule.seenAt?.[operation] === undefined ? 'nothing' : 'held';
}

function verdictOf(
  { verdict, complete, rules, reason }: Report,
  { fixed, expired }: NonNullable<Report['baseline']>,
): Pick<Report, 'verdict' | 'reason'> {
  const stale = [
    ...fixed.map((entry) => `${placeOf(entry)} holds again`),
    ...expired.map((entry) => `${placeOf(entry)} expired on ${entry.expires}`),
  ];
  const because = { reason: `${stale.join('; ')}: update the file of --baseline (pdk baseline update)` };
  const kept = reason === undefined ? {} : { reason };
  if (verdict !== 'non-conformant' && verdict !== 'conformant') return { verdict, ...kept };
  const without = runVerdictOf(rules.filter((rule) => rule.known === undefined));
  if (without === 'non-conformant') return { verdict: without, ...(stale.length > 0 ? because : kept) };
  // A run that ended early is never green, nor is one in which no find was answered.
  if (!complete || rules.some(isUnansweredFind)) return { verdict: 'proved-nothing', ...kept };
  if (stale.length > 0) return { verdict: 'non-conformant', ...because };
  return { verdict: without, ...kept };
}

/** For example `find.ordered at find`. */
export const placeOf = ({ rule, operation }: KnownFailure): string => `${rule} at ${operation}`;
