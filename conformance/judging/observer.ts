import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { kit } from '../../spec/exchange/kit.js';
import { judges } from '../checks/exchanges/catalogue.js';
import { longitudinalJudges } from '../checks/exchanges/longitudinal.js';
import { type Occurring, occurringRelations, occurringRules } from '../checks/relations/occurring.js';
import { failureOf } from '../report/failure.js';
import { nameless } from '../report/nameless.js';
import type { Names } from '../report/names.js';
import { type Failure, type Report, type RuleReport, runVerdictOf } from '../report/report.js';
import { keptExchange } from '../scene/kept.js';
import type { Exchange } from '../target/exchange.js';
import { createJudging, type Judging } from './judging.js';
import type { Secrets } from './secrets.js';
import { createTally, type Recorded, rowOf, type Seen, type Tally } from './tally.js';

/** Judges exchanges that were not sent by a run: a recording, or the traffic of a client. */
type Observer = ReturnType<typeof createObserver>;

interface ObserverOptions {
  readonly wanted: (rule: RuleId) => boolean;
  readonly secrets: Secrets;
  /** Learns the names in exchanges, to hide them; undefined if none are to be hidden. */
  readonly names: Names | undefined;
  /** Whether the calls are those of a run of ours, without interference, or only a part of all calls of the service. */
  readonly callers: 'ours' | 'others';
  /** Rules that cannot be judged, and why. */
  readonly silent?: ReadonlyMap<RuleId, string>;
}

/** Rules that need all calls of a service: unseen ones may explain a violation. */
const ofWholeTraffic: readonly RuleId[] = ['resource.by-id', 'resource.as-sent'];
/** Rules that are judged by status, address and headers alone. */
const withoutBody: ReadonlySet<RuleId> = new Set<RuleId>([
  'limits.rate-429',
  'security.tls',
  'version.v1-people',
  'version.v1-identity',
  'find.status-200',
  'find.path-post',
  'find.hundred-accepted',
]);
/** The maximum number of exchanges that are kept as evidence beside later ones. */
const keptMost = 2000;
/** The maximum number of services with memories of their own. */
const originsMost = 50;
/** How long memories of a service that is not ours last, as its data changes. */
const memoryMs = 60 * 60 * 1000;

interface Memory {
  readonly judging: Judging;
  readonly occurring: Occurring;
  readonly begunAt: number;
}

export function createObserver(options: ObserverOptions) {
  const { wanted, secrets, names, callers } = options;
  const isOurs = callers === 'ours';
  const unseen = 'others may have changed what it is about, and nobody saw them';
  const partial = isOurs ? [] : ofWholeTraffic.map((rule) => [rule, unseen] as const);
  const silent = new Map<RuleId, string>([...partial, ...(options.silent ?? [])]);
  const speaks = (rule: RuleId) => !silent.has(rule);
  const tally = createTally();
  const memories = new Map<string, Memory>();
  const kept = new Map<number, Exchange>();
  let judged = 0;
  let ids = 0;

  function memoryOf(url: string, at: number): Memory {
    const origin = isOurs ? '' : new URL(url).origin;
    const known = memories.get(origin);
    if (known && (isOurs || Math.abs(at - known.begunAt) <= memoryMs)) return known;
    const toJudges = { secrets: secrets.all, earlier: undefined };
    const made = {
      judging: createJudging(toJudges, (rule) => wanted(rule) && speaks(rule), tally.broke, isOurs),
      occurring: occurringRelations(),
      begunAt: at,
    };
    if (memories.size >= originsMost) memories.clear();
    memories.set(origin, made);
    return made;
  }

  function keep(exchange: Exchange): Exchange {
    const one = keptExchange(exchange);
    kept.set(exchange.id, one);
    const [oldest] = kept.size > keptMost ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return one;
  }

  return {
    /** Judges an exchange. Returns the rules that can fail a report and that it is the first to violate. */
    see(given: Exchange, hasBody = true): readonly RuleId[] {
      ids += 1;
      judged += 1;
      const exchange = { ...given, id: ids };
      names?.learn(exchange.request.json);
      names?.learn(exchange.response.json);
      const { judging, occurring } = memoryOf(exchange.request.url, exchange.sentAt);
      const { looked, findings } = judging(exchange, hasBody ? undefined : (rule) => withoutBody.has(rule));
      const shown = keep(exchange);
      const { investigation } = exchange;
      const fresh: RuleId[] = [];
      const add = (rule: RuleId, finding: Parameters<Tally['add']>[1], by: Exchange) => {
        const isNew = finding.violations.length > 0 && tally.of(rule).violated === 0;
        tally.add(rule, finding, { investigation, value: undefined, exchange: by, shownBy: 'exchange' });
        if (isNew && rules[rule].basis !== 'assumed') fresh.push(rule);
      };
      for (const [rule, finding] of findings) add(rule, finding, shown);
      for (const { rule, finding, exchange: id } of looked.find && hasBody ? occurring(looked.find) : []) {
        const between = kept.get(id);
        if (between && wanted(rule) && speaks(rule)) add(rule, finding, between);
      }
      return fresh;
    },
    /** Forgets what was seen, because the following exchanges are unrelated, such as those of another file. */
    beginAnew: (): void => memories.clear(),
    /** The number of exchanges that were judged. */
    judged: () => judged,
    /** The rows of these rules in a report. */
    rows(wantedRules: readonly RuleId[]): readonly RuleReport[] {
      const broken = tally.broken();
      const { hidden } = secrets;
      const seen: Seen = {
        tally,
        hidden,
        failureOf: (_, recorded) => failing(recorded, kept, hidden()),
        unobserved: (rule) => unobserved(rule, silent),
      };
      return wantedRules.map((rule) => rowOf(rule, seen, broken));
    },
  };
}

function failing(
  { violation, exchange }: Recorded,
  kept: ReadonlyMap<number, Exchange>,
  hidden: readonly string[],
): Failure {
  const before = (violation.related ?? []).flatMap((id) => (id === exchange.id ? [] : (kept.get(id) ?? [])));
  const exchanges = [...before, exchange] as const;
  return failureOf({ ...violation, exchanges, replay: '', reproduced: 'NOT RETRIED' }, hidden, {});
}

const seenAtExchanges: ReadonlySet<string> = new Set<string>([...Object.keys(judges), ...occurringRules]);

function unobserved(
  rule: RuleId,
  silent: ReadonlyMap<RuleId, string>,
): Pick<RuleReport, 'verdict' | 'because'> {
  const why = silent.get(rule);
  if (why !== undefined) return { verdict: 'skipped', because: why };
  if (!seenAtExchanges.has(rule) || rule in longitudinalJudges) {
    return {
      verdict: 'skipped',
      because: 'it takes calls that pdk conform makes: looking on does not show it',
    };
  }
  return { verdict: 'unexercised', because: 'nothing was seen that this rule speaks about' };
}

/** The parts of a report without a run besides its rules. It is not complete if a part of the traffic is missing. */
interface Observed extends Pick<Report, 'target' | 'seed' | 'durationMs' | 'complete'> {
  /** Milliseconds since 1970: when the first exchange was sent. */
  readonly startedAt: number;
  /** What the reader has to know about what was judged, and what was not. */
  readonly notes: readonly string[];
}

/** Makes the report of an observer. @param names names to hide; undefined if the report may contain names */
export function observedReport(
  observer: Observer,
  wanted: (rule: RuleId) => boolean,
  { notes, startedAt, ...observed }: Observed,
  names: Names | undefined,
): Report {
  const rules = observer.rows(ruleIds.filter(wanted));
  const verdict = runVerdictOf(rules.filter(({ basis }) => basis !== 'assumed'));
  const why = [
    ...(verdict === 'proved-nothing' ? ['nothing was seen that a rule speaks about'] : []),
    ...notes,
  ];
  const report: Report = {
    verdict,
    ...(why.length === 0 ? {} : { reason: why.join('; ') }),
    ...observed,
    requests: observer.judged(),
    budget: observer.judged(),
    startedAt: new Date(startedAt).toISOString(),
    rules,
    kit,
  };
  return names ? nameless(report, names) : report;
}

const plurals = { entry: 'entries', call: 'calls' } as const;

/**
 * Notes on what was not judged, and why, such as `412 of 1,000 entries are no calls of the service`.
 * @param passed counts by reason
 * @param all the number of all calls or entries
 * @param isGuessed whether the address of the service was not given
 */
export function passedNotes(
  passed: ReadonlyMap<string, number>,
  all: number,
  noun: keyof typeof plurals,
  isGuessed = false,
): string[] {
  const whole = `${all.toLocaleString('en')} ${all === 1 ? noun : plurals[noun]}`;
  return [...passed]
    .sort(([, a], [, b]) => b - a)
    .map(([because, some]) => {
      const advice =
        isGuessed && because === 'no calls of the service'
          ? ' as our contract has them (--people-url and its kin say where it is)'
          : '';
      return `${some.toLocaleString('en')} of ${whole} ${some === 1 ? 'is' : 'are'} ${because}${advice}`;
    });
}
