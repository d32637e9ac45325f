import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readings } from '../../../generated/questions.js';
import type { RuleId } from '../../../generated/rules.js';
import type { Memory } from '../../checks/memory/memory.js';
import type { Tally } from '../../judging/tally.js';
import type { Shard } from '../../report/report.js';
import { fileJournal, type Journal, memoryJournal } from '../../resources/journal.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { bounded } from '../../target/answer/bounded.js';
import type { Connection } from '../../target/connection.js';
import { type GivenLimits, type Limits, limitsFor } from '../../target/limits.js';
import type { Safety } from '../../target/safety.js';
import type { Target } from '../../target/target.js';
import { httpTransport, type Transport } from '../../target/transport.js';
import type { Forms } from '../../target/wire/form.js';
import { readReplay } from '../replay/replay-token.js';
import { sealFor } from '../replay/seal.js';
import { formsOf } from './forms.js';
import { ruleMatcher } from './rule-glob.js';

/**
 * One run of the kit, whoever starts it: `pdk conform`, a function call or vitest. Only the target has no default; what the
 * others are is said here and resolved in `resolved`. Given as text where it can be, it survives being sent to a thread.
 */
export interface RunOptions {
  readonly target: Target;
  /** The same seed makes the same cases of what the target shows. @default 1 */
  readonly seed?: number | undefined;
  /** What may be done to the target. @default 'read-only' */
  readonly safety?: Safety | undefined;
  /** How the operations look on the wire of the target, or an OpenAPI Overlay file that says so. @default as in our contract */
  readonly forms?: Forms | string | undefined;
  /** Where what is made on the target is written down before it is made: a folder gets a file for each run. @default in memory */
  readonly journal?: Journal | string | undefined;
  /** Begins the name of everything that the run makes. @default a random one */
  readonly prefix?: string | undefined;
  /** Requests at most. @default 500 for a read-only run, 2650 for one that may write, which is planned for 2300 */
  readonly budget?: number | undefined;
  /** What all finds and searches may cost at most, however they are charged. @default no limit */
  readonly maxCredits?: number | undefined;
  /** Sign-ins at most that a target refuses. @default 3 of each account that was given, no limit for others */
  readonly maxAttempts?: number | undefined;
  /** How often an earlier run saw each rule: what it saw least comes first where the budget does not suffice for all. */
  readonly observed?: Readonly<Record<string, number>> | undefined;
  /** Requests per second at most. @default no limit */
  readonly rate?: number | undefined;
  /** The rules to judge: a glob of their ids, or whether one is meant. @default all */
  readonly rules?: string | ((rule: RuleId) => boolean) | undefined;
  /** Which of what shows something about these rules is performed. @default all of it */
  readonly performs?: ((performed: Pick<AnyInvestigation, 'id' | 'rules'>) => boolean) | undefined;
  /** The part that this run performs of what several do together. @default everything */
  readonly shard?: Shard | undefined;
  /** What an earlier run remembers of the people, to compare with. */
  readonly earlier?: Memory | undefined;
  /** What the target once did, where the document is silent: what it does no longer is told. */
  readonly profile?: Partial<Readings> | undefined;
  /** A token that an earlier report named: only that case is performed. */
  readonly replay?: string | undefined;
  /** The way to the target: certificates, a proxy. Not for a transport of one's own. */
  readonly connection?: Connection | undefined;
  /** How much is taken from the target, and how long it is waited for. @default as `pdk conform --help` says */
  readonly limits?: GivenLimits | undefined;
  /** How requests are sent. @default real HTTP */
  readonly transport?: Transport | undefined;
  /** Milliseconds since 1970. @default the clock of this machine */
  readonly now?: (() => number) | undefined;
  /** @default real time */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  /** Leaves the names of people in the report. @default false */
  readonly raw?: boolean | undefined;
  /** Spends what is left of the budget on more of the same, and makes failures small. @default true */
  readonly thorough?: boolean | undefined;
  /** Tells now and then what the report would say by then, for whoever has to report a run that dies. @default false */
  readonly soFar?: boolean | undefined;
  /** Tells each exchange, with the secrets and names in it. @default false */
  readonly exchanges?: boolean | undefined;
  /** Ends the run when it is aborted: what it made is taken away, and the report says that it is incomplete. */
  readonly stop?: AbortSignal | undefined;
  /** Ends the run as soon as it answers true. */
  readonly enough?: ((tally: Tally) => boolean) | undefined;
}

/** Requests at most where nothing else is said. */
export const defaultBudgets: Readonly<Record<Safety, number>> = {
  'read-only': 500,
  'own-resources': 2650,
  full: 2650,
};

/** Requests that are planned for then; the others are for targets that lag, and for a closer look at failures. */
const usual: Readonly<Record<Safety, number>> = { 'read-only': 500, 'own-resources': 2300, full: 2300 };

/** What signing in, discovering and what is called once usually take, the crowd, and taking away what was made. */
export const groundwork: Readonly<Record<Safety, number>> = {
  'read-only': 45 + 150,
  'own-resources': 45 + 65 + 300,
  full: 45 + 65 + 300,
};

/** All parts together take about as many requests as a whole run, but for the groundwork, which each needs. */
function ofShard(requests: number, safety: Safety, shard: Shard | undefined): number {
  const own = groundwork[safety];
  return shard === undefined ? requests : own + Math.ceil((requests - own) / shard.of);
}

/** A run of which nothing is left to be said. */
export type ResolvedOptions = Awaited<ReturnType<typeof resolved>>;

/** Throws a TypeError for a replay token that is not one. */
export async function resolved(options: RunOptions) {
  const { safety = 'read-only', rules = () => true, forms, shard } = options;
  const { prefix = `pdk-${randomUUID().slice(0, 8)}` } = options;
  const budget = options.budget ?? ofShard(defaultBudgets[safety], safety, shard);
  const limits = limitsFor(options.limits ?? {}, budget, options.rate);
  const replay = replayIn(options);
  const { send, close } = transportOf(options, limits);
  const among = typeof rules === 'string' ? ruleMatcher(rules) : rules;
  return {
    ...options,
    safety,
    forms: typeof forms === 'object' ? forms : await formsOf(forms),
    journal: journalOf(options.journal, prefix),
    prefix,
    seed: replay?.seed ?? options.seed ?? 1,
    budget,
    planned: options.budget ?? ofShard(usual[safety], safety, shard),
    limits,
    wanted: replay ? (rule: RuleId) => rule === replay.rule : among,
    performs: options.performs ?? (() => true),
    replay,
    transport: send,
    close,
    now: options.now ?? Date.now,
    wait: options.wait ?? (async (ms: number) => void (await sleep(ms))),
    raw: options.raw ?? false,
    thorough: options.thorough ?? true,
    enough: options.enough ?? (() => false),
  };
}

/** The case that is to be performed again. Throws a TypeError where its token does not open. */
export function replayIn({ replay, target }: Pick<RunOptions, 'replay' | 'target'>) {
  if (replay === undefined) return undefined;
  const read = readReplay(replay, sealFor(target));
  if (read) return read;
  throw new TypeError(
    `the replay token "${replay.slice(0, 40)}" was not written by this kit, or comes from a run with other credentials; copy it whole`,
  );
}

function transportOf({ transport, connection }: RunOptions, { bodyBytes }: Limits) {
  if (!transport) return httpTransport(connection, bodyBytes);
  return { send: bounded(transport, bodyBytes), close: async () => undefined };
}

function journalOf(journal: Journal | string | undefined, prefix: string): Journal {
  if (typeof journal !== 'string') return journal ?? memoryJournal();
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${prefix}.jsonl`;
  return fileJournal(join(journal, name));
}
