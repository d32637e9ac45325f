import { type RuleId, ruleIds } from '../../generated/rules.js';
import { kit } from '../../spec/exchange/kit.js';
import { judges } from '../checks/exchanges/catalogue.js';
import { type Occurring, occurringRelations, occurringRules } from '../checks/relations/occurring.js';
import { failureOf } from '../report/failure.js';
import { createNames, nameless } from '../report/names.js';
import { type Failure, notExercised, type Report, type RuleReport, runVerdictOf } from '../report/report.js';
import type { Exchange } from '../target/exchange.js';
import { addressesOf, type Target } from '../target/target.js';
import { createJudging, createTally, type Judging, keptExchange, type Recorded, rowOf } from './judging.js';
import { notOfService } from './observed-call.js';
import { createSecrets, secretsIn, secretsSent } from './secrets.js';

interface ObserverOptions {
  /** Where the calls go, with the credentials of the callers as far as they are known. */
  readonly target: Target;
  readonly wanted: (rule: RuleId) => boolean;
  readonly raw: boolean;
  /** Whether the calls are those of a run of ours, without interference, or only a part of all calls of the service. */
  readonly callers: 'ours' | 'others';
  /** Rules that cannot be judged, and why. */
  readonly silent?: Readonly<Partial<Record<RuleId, string>>>;
}

/** What a report says of observed calls besides its rules. It is not complete if a part of the traffic is missing. */
interface Observed extends Pick<Report, 'target' | 'seed' | 'durationMs' | 'complete'> {
  /** Milliseconds since 1970: when the first exchange was sent. */
  readonly startedAt: number;
  /** What the reader has to know besides the calls that were not judged. */
  readonly notes?: readonly string[];
  readonly noun: keyof typeof plurals;
  /** The address of the service was not given. */
  readonly isGuessed?: boolean;
}

const plurals = { entry: 'entries', call: 'calls' } as const;

const unseen = 'calls that were not seen may have changed what it is about';
/** Rules that need all calls of a service: unseen ones may explain a violation. */
const ofWholeTraffic = { 'resource.by-id': unseen, 'resource.as-sent': unseen } as const;
/** Rules that are judged by status, address and headers alone. */
const withoutBody: ReadonlySet<RuleId> = new Set<RuleId>([
  'version.v1-people',
  'version.v1-identity',
  'find.status-200',
  'find.path-post',
  'find.hundred-accepted',
]);
/** The maximum number of exchanges that are kept as evidence beside later ones. */
const keptMost = 2000;
const originsMost = 50;
/** How long memories of a service that is not ours last, as its data changes. */
const memoryMs = 60 * 60 * 1000;

interface Memory {
  readonly judging: Judging;
  readonly occurring: Occurring;
  readonly begunAt: number;
}

/** Judges exchanges that no run is sending: a recording, or the traffic of a client. */
export function createObserver({ target, wanted, raw, callers, silent }: ObserverOptions) {
  const isOurs = callers === 'ours';
  const unjudged: Readonly<Partial<Record<RuleId, string>>> = {
    ...(isOurs ? {} : ofWholeTraffic),
    ...silent,
  };
  const isJudged = (rule: RuleId) => wanted(rule) && unjudged[rule] === undefined;
  const secrets = createSecrets(target);
  const names = raw ? undefined : createNames(target.peopleUrl === '' ? [] : addressesOf(target));
  const tally = createTally();
  const memories = new Map<string, Memory>();
  const kept = new Map<number, Exchange>();
  const passed = new Map<string, number>();
  let judged = 0;

  function memoryOf(url: string, at: number): Memory {
    const origin = isOurs ? '' : new URL(url).origin;
    const known = memories.get(origin);
    if (known && (isOurs || Math.abs(at - known.begunAt) <= memoryMs)) return known;
    const made = {
      judging: createJudging({ secrets: secrets.all }, isJudged, tally.broke, isOurs),
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

  function unobserved(rule: RuleId): Pick<RuleReport, 'verdict' | 'because'> {
    const why = unjudged[rule];
    if (why !== undefined) return { verdict: 'skipped', because: why };
    if (rule in judges || occurringRules.some((each) => each === rule)) return notExercised;
    return { verdict: 'skipped', because: 'it needs requests of its own, which pdk conform sends' };
  }

  /** Notes on what was not judged, such as `412 of 1,000 entries are no calls of the service`. */
  function passedNotes({ noun, isGuessed }: Observed): string[] {
    const all = judged + [...passed.values()].reduce((sum, each) => sum + each, 0);
    const whole = `${all.toLocaleString('en')} ${all === 1 ? noun : plurals[noun]}`;
    return [...passed]
      .sort(([, a], [, b]) => b - a)
      .map(([because, some]) => {
        const isAdvised = isGuessed && because === notOfService;
        const advice = isAdvised
          ? ' as our contract has them (--people-url and its kin say where it is)'
          : '';
        return `${some.toLocaleString('en')} of ${whole} ${some === 1 ? 'is' : 'are'} ${because}${advice}`;
      });
  }

  function shownFailure({ violation, exchange }: Recorded): Failure {
    const related = (violation.related ?? []).filter((id) => id !== exchange.id);
    const exchanges = [...related.flatMap((id) => kept.get(id) ?? []), exchange] as const;
    const shown = { ...violation, exchanges, replay: '', reproduced: 'NOT RETRIED' };
    return failureOf(shown, secrets.hidden(), {});
  }

  return {
    /** Judges an exchange. Returns the rules that it is the first to violate. */
    see(given: Exchange, hasBody = true): readonly RuleId[] {
      judged += 1;
      const exchange = { ...given, id: judged };
      if (!isOurs) secrets.add(...secretsSent(exchange));
      names?.learn(exchange.request.json);
      names?.learn(exchange.response.json);
      const { judging, occurring } = memoryOf(exchange.request.url, exchange.sentAt);
      const { looked, findings } = judging(exchange, hasBody ? undefined : (rule) => withoutBody.has(rule));
      const shown = keep(exchange);
      const fresh: RuleId[] = [];
      const { investigation } = exchange;
      const seen = { investigation, value: undefined, exchange: shown, shownBy: 'exchange' } as const;
      const related = looked.find && hasBody ? occurring(looked.find) : [];
      for (const [rule, finding] of [...findings, ...related.filter(([rule]) => isJudged(rule))]) {
        if (finding.violations.length > 0 && tally.of(rule).violated === 0) fresh.push(rule);
        tally.add(rule, finding, seen);
      }
      secrets.add(...secretsIn(exchange));
      return fresh;
    },
    pass: (because: string, times = 1): void => void passed.set(because, (passed.get(because) ?? 0) + times),
    /** Forgets what was seen, because the following exchanges are unrelated, such as those of another file. */
    beginAnew: (): void => memories.clear(),
    addSecrets: secrets.add,
    hide: (text: string): string => names?.hide(text) ?? text,
    report(observed: Observed): Report {
      const { startedAt, notes = [], noun: _, isGuessed: __, ...given } = observed;
      const broken = tally.broken();
      const rows = ruleIds
        .filter(wanted)
        .map((rule) => rowOf(rule, broken, { tally, unobserved, failureOf: shownFailure }));
      const verdict = runVerdictOf(rows);
      const nothing = verdict === 'proved-nothing' ? ['no rule was exercised'] : [];
      const why = [...nothing, ...notes, ...passedNotes(observed)];
      const report: Report = {
        verdict,
        ...(why.length === 0 ? {} : { reason: why.join('; ') }),
        ...given,
        requests: judged,
        budget: judged,
        startedAt: new Date(startedAt).toISOString(),
        rules: rows,
        kit,
      };
      return names ? nameless(report, names) : report;
    },
  };
}
