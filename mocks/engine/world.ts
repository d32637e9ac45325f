import { defaultReadings, type QuestionId, type Readings } from '../../generated/questions.js';
import type { Faults } from '../faults/faults.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Company, Population } from '../population/population.js';
import type { Clock } from '../state/clock.js';
import type { Ids } from '../state/ids.js';
import type { Store } from '../state/store.js';
import type { Contract } from './contract.js';
import type { Hooks } from './hooks.js';
import type { Send } from './send.js';

/** Everything the organizations of one mock have. Two worlds are isolated from each other. */
export interface World {
  readonly orgs: {
    /** The organization whose credentials are handed out. */
    readonly own: string;
    /** A second organization, on which no handed-out credential has a role. */
    readonly other: string;
    /** An organization on which the handed-out credentials have a role, and which has no credit left. */
    readonly noCredit: string;
  };
  /** The initial credits per billing period of an organization; `undefined` means without limit. */
  readonly credits: Readonly<Record<string, number | undefined>>;
  readonly contract: Contract;
  readonly profile: Profile;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly store: Store;
  readonly population: Population;
  /** The user's own companies, by the keys with which jobs refer to them. */
  readonly companies?: ReadonlyMap<string, Company>;
  readonly hooks: Hooks | undefined;
  readonly schedule: Schedule;
  readonly send: Send;
  /** Hosts to which webhooks may be sent besides the loopback address; undefined if they are not sent over HTTP. */
  readonly receiverHosts: readonly string[] | undefined;
  /** Faults injected between clients and the service, and into webhooks. */
  readonly faults: Faults;
  readonly metrics?: Metrics;
}

/** One reading per open question. */
export interface Profile {
  reading<Q extends QuestionId>(question: Q): Readings[Q];
  /** All readings, by question. */
  all(): Readonly<Readings>;
}

export function profileOf(chosen: Partial<Readings>): Profile {
  const readings: Readings = { ...defaultReadings, ...chosen };
  return { reading: (question) => readings[question], all: () => readings };
}

export interface Schedule {
  /** Resolves once everything that is due has happened, as timers fire late. Not to be called inside a transaction. */
  reached(): Promise<void>;
  /** Reports a write on which the next event, or its time, may depend. */
  changed(): void;
}

export interface Happening {
  readonly atMs: number;
  /** @param world whose clock shows the time at which it was due, however late it is */
  perform(world: World): Promise<void>;
}

/** Returns the next event of one kind after `livedMs`; undefined if there is none. Called within a transaction. */
export type Upcoming = (world: World, livedMs: number) => Promise<Happening | undefined>;

export const nothingScheduled: Schedule = { reached: async () => undefined, changed: () => undefined };
