import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import picomatch from 'picomatch';
import type { Readings } from '../../generated/questions.js';
import { rules as catalogue, type RuleId } from '../../generated/rules.js';
import type { AnyInvestigation } from '../check/check-context.js';
import type { Tally } from '../judging/judging.js';
import type { Shard } from '../report/report.js';
import { fileJournal, type Journal, memoryJournal } from '../resources/journal.js';
import { bounded } from '../target/answer.js';
import { type GivenLimits, limitsFor } from '../target/limits.js';
import type { Safety, Target } from '../target/target.js';
import { type Connection, httpTransport, type Transport } from '../target/transport.js';
import { contractForms, type Forms } from '../target/wire/form.js';
import { readReplay, sealFor } from './replay.js';

/** The options of a run, however it is started; `resolved` sets the defaults. Those that are text can be cloned to a thread. */
export interface RunOptions {
  readonly target: Target;
  /** The same seed makes the same cases of what the target shows. @default 1 */
  readonly seed?: number | undefined;
  /** What may be done to the target. @default 'read-only' */
  readonly safety?: Safety | undefined;
  /** The forms of the operations on the wire, or an OpenAPI Overlay file with them. @default as in our contract */
  readonly forms?: Forms | string | undefined;
  /** Records what is created on the target before it is; a folder gets a file for each run. @default in memory */
  readonly journal?: Journal | string | undefined;
  /** The prefix of all names that the run gives. @default a random one */
  readonly prefix?: string | undefined;
  /** Maximum number of requests. @default 500 for a read-only run, 3500 for one that may write, which is planned for 2000 */
  readonly budget?: number | undefined;
  /** Maximum cost of all finds and searches, however they are charged. @default no limit */
  readonly maxCredits?: number | undefined;
  /** Maximum number of refused sign-ins. @default 3 of each account that was given, no limit for others */
  readonly maxAttempts?: number | undefined;
  /** How often an earlier run observed each rule: if the budget does not suffice, rules with the fewest come first. */
  readonly observed?: Readonly<Record<string, number>> | undefined;
  /** Maximum number of requests per second. @default no limit */
  readonly rate?: number | undefined;
  /** The rules to judge: a glob of their ids, or a predicate. @default all */
  readonly rules?: string | ((rule: RuleId) => boolean) | undefined;
  /** Which of the investigations for these rules to perform. @default all */
  readonly performs?: ((performed: Pick<AnyInvestigation, 'id' | 'rules'>) => boolean) | undefined;
  /** The part that this run performs, if several share the work. @default everything */
  readonly shard?: Shard | undefined;
  /** The known readings of the target where the document is silent: differences are reported. */
  readonly profile?: Partial<Readings> | undefined;
  /** A token from an earlier report: performs only its case. */
  readonly replay?: string | undefined;
  /** Certificates and a proxy. Not for a custom transport. */
  readonly connection?: Connection | undefined;
  /** Limits of what is accepted from the target, and of time. @default see `pdk conform --help` */
  readonly limits?: GivenLimits | undefined;
  /** Sends requests. @default real HTTP */
  readonly transport?: Transport | undefined;
  /** Milliseconds since 1970. @default the clock of this machine */
  readonly now?: (() => number) | undefined;
  /** @default real time */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  /** Leaves the names of people in the report. @default false */
  readonly raw?: boolean | undefined;
  /** Spends what is left of the budget on repetitions, and shrinks failures. @default true */
  readonly thorough?: boolean | undefined;
  /** Performs everything more often, several at a time, with more things. @default false */
  readonly stress?: boolean | undefined;
  /** Emits the report so far now and then, for a caller that has to report a run that dies. @default false */
  readonly soFar?: boolean | undefined;
  /** Emits each exchange, with the secrets and names in it. @default false */
  readonly exchanges?: boolean | undefined;
  /** Ends the run when aborted: what it has created is removed, and the report says that it is incomplete. */
  readonly stop?: AbortSignal | undefined;
  /** Ends the run as soon as it returns true. */
  readonly enough?: ((tally: Tally) => boolean) | undefined;
}

const writing = { budget: 3500, planned: 2000, groundwork: 45 + 65 + 300 };

/** By level of safety: requests in all, those that are planned (others are for a closer look), and those for the groundwork. */
export const amounts: Readonly<Record<Safety, typeof writing>> = {
  'read-only': { budget: 500, planned: 500, groundwork: 45 + 150 },
  'own-resources': writing,
  full: writing,
};

/** How many times as many requests a run with `stress` may send. */
const stressTimes = 6;

export type ResolvedOptions = Awaited<ReturnType<typeof resolved>>;

/** Fills in all defaults. Throws a TypeError if the replay token is invalid. */
export async function resolved(options: RunOptions) {
  const { safety = 'read-only', rules = () => true, forms, shard, stress = false, raw = false } = options;
  const { prefix = `pdk-${randomUUID().slice(0, 8)}`, thorough = true, now = Date.now } = options;
  const { performs = () => true, enough = () => false, transport, connection } = options;
  const { wait = async (ms: number) => void (await sleep(ms)) } = options;
  const own = amounts[safety].groundwork;
  /** All shards together take about as many as a whole run, plus the groundwork that each needs. */
  const usual = (requests: number) =>
    (stress ? stressTimes : 1) * (shard ? own + Math.ceil((requests - own) / shard.of) : requests);
  const budget = options.budget ?? usual(amounts[safety].budget);
  const limits = limitsFor(options.limits ?? {}, budget, options.rate);
  const replay = replayIn(options);
  const { send, close } = transport
    ? { send: bounded(transport, limits.bodyBytes), close: async () => undefined }
    : httpTransport(connection, limits.bodyBytes);
  const among = typeof rules === 'string' ? ruleMatcher(rules) : rules;
  return {
    ...options,
    ...{ safety, prefix, budget, limits, replay, performs, close, now, wait, raw, thorough, stress, enough },
    /** Whether waiting takes time: not if it moves a clock. */
    takesTime: options.wait === undefined,
    forms: typeof forms === 'object' ? forms : await formsOf(forms),
    journal: journalOf(options.journal, prefix),
    seed: replay?.seed ?? options.seed ?? 1,
    isBudgetGiven: options.budget !== undefined,
    planned: options.budget ?? usual(amounts[safety].planned),
    wanted: replay ? (rule: RuleId) => rule === replay.rule : among,
    transport: send,
  };
}

/** The case to replay. Throws a TypeError if its token cannot be read. */
export function replayIn({ replay, target }: Pick<RunOptions, 'replay' | 'target'>) {
  if (replay === undefined) return undefined;
  const read = readReplay(replay, sealFor(target));
  if (read) return read;
  throw new TypeError(
    `the replay token "${replay.slice(0, 40)}" was not written by this kit, or comes from a run with other credentials; copy it whole`,
  );
}

function journalOf(journal: Journal | string | undefined, prefix: string): Journal {
  if (typeof journal !== 'string') return journal ?? memoryJournal();
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${prefix}.jsonl`;
  return fileJournal(join(journal, name));
}

/** The forms of the contract, or those of an overlay, whose parser is loaded only if there is one. */
export async function formsOf(overlay: string | undefined): Promise<Forms> {
  if (overlay === undefined) return contractForms();
  const { readOverlay } = await import('../target/wire/overlay.js');
  return readOverlay(overlay);
}

/** Matches rules by a glob of their own ids, or of the ids of sentences that they cover. @param glob undefined for all */
export function ruleMatcher(glob: string | undefined): (rule: RuleId) => boolean {
  if (glob === undefined) return () => true;
  const matches = picomatch(glob);
  return (rule) => [rule, ...(catalogue[rule].covers ?? [])].some((id) => matches(id));
}
