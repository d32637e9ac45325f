import type { Faults } from '../faults/faults.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Population } from '../population/population.js';
import type { Company } from '../population/records.js';
import type { Clock } from '../state/clock.js';
import type { Ids } from '../state/ids.js';
import type { Store } from '../state/store.js';
import type { Contract } from './contract.js';
import type { Hooks } from './hooks.js';
import type { Profile } from './profile.js';
import type { Schedule } from './schedule.js';
import type { Send } from './send.js';

/** Everything the organizations of one mock have. Two worlds never see each other. */
export interface World {
  readonly orgs: {
    /** The organization whose credentials are handed out. */
    readonly own: string;
    /** A second organization, on which no handed-out credential holds a role. */
    readonly other: string;
    /** An organization on which the handed-out credentials hold a role, and which has no credit left. */
    readonly noCredit: string;
  };
  /** Credits per billing period of an organization, as they are at the start; `undefined` means without limit. */
  readonly credits: Readonly<Record<string, number | undefined>>;
  /** What is served. */
  readonly contract: Contract;
  readonly profile: Profile;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly store: Store;
  readonly population: Population;
  /** Companies of somebody's own, by the keys under which jobs name them. */
  readonly companies?: ReadonlyMap<string, Company>;
  readonly hooks: Hooks | undefined;
  /** What happens by itself. */
  readonly schedule: Schedule;
  /** Delivers a webhook. */
  readonly send: Send;
  /** Hosts to which webhooks may go beside the loopback address; undefined where they leave by other ways than HTTP. */
  readonly receiverHosts: readonly string[] | undefined;
  /** What goes wrong on purpose, between clients and the service and on the way of webhooks. */
  readonly faults: Faults;
  /** Where it is counted what happens. */
  readonly metrics?: Metrics;
}
