import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatch, Outbound } from '../engine/contract.js';
import { deny, Refused } from '../engine/refusal.js';
import type { Journal } from '../journal/journal.js';
import type { WholeStore } from '../state/store.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import {
  begunCollection,
  type Change,
  headCollection,
  type Keepable,
  snapshotCollection,
  Tracker,
} from './changes.js';
import { type KeptWorld, keptIn, mockIn, savedReader, worldsIn } from './database.js';
import { openPostgres, type Shared, type Written } from './postgres.js';
import { SharedCalls } from './shared-calls.js';
import { type Foreign, type SharedStore, sharedStore } from './shared-store.js';

export interface Replicated extends Keepable {
  readonly journal: Journal;
  /** Takes on what another process has changed: its settings, clock and faults. */
  follow(head: Partial<Omit<SavedWorld, 'collections'>>): Promise<void>;
  /** Continues from what another process has begun, and keeps the recorded calls. */
  beginFrom(saved: SavedWorld): Promise<void>;
  /** Others have written something on which the next event may depend. */
  changed(): void;
}

export interface ReplicatedWorlds {
  all(): ReadonlyMap<string, Replicated>;
  create(plan: {
    readonly id: string;
    readonly options: object;
    readonly saved: SavedWorld;
  }): Promise<unknown>;
  remove(id: string): void;
}

/** What work in a turn writes is part of it. */
const inTurn = new AsyncLocalStorage<true>();

interface Job {
  /** What it writes, if that is a world's. */
  readonly store: WholeStore | undefined;
  readonly run: () => Promise<() => void>;
  readonly reject: (error: Error) => void;
}

const patienceMs = 5000;
const pollMs = 200;
const unreachable = 'The database of the mock cannot be reached: send the same request again.';
const retryAfter = { 'Retry-After': '1' };

const unavailable: Outbound = {
  status: 503,
  headers: { 'Content-Type': 'application/json', ...retryAfter },
  cookies: [],
  body: JSON.stringify({ error: 'unavailable', message: unreachable }),
};

/** One of several processes that are one service: what it has in memory is a copy of what they share. */
export class Replica {
  readonly #shared: Shared;
  readonly #calls: SharedCalls;
  readonly #stores = new WeakMap<WholeStore, SharedStore>();
  #worlds: ReplicatedWorlds | undefined;
  #tracker = new Tracker();
  #known = 0;
  #jobs: Job[] = [];
  /** Those of the turn that is taken. */
  #taken: readonly Job[] = [];
  #turns = Promise.resolve();
  /** Whether changes were lost: then nothing of what is in memory counts. */
  #isLost = false;
  /** Stores of worlds that begin again from what others have: they are not written any more. */
  readonly #left = new WeakSet<WholeStore>();
  #nextLook: Promise<void> | undefined;
  #controls = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#calls = new SharedCalls(shared.calls);
  }

  /** Whether this process performs what is due: it holds the lease, or moves the clock. */
  readonly acts = (): boolean => this.#shared.isLeader() || this.#controls > 0;

  /** Makes the store of a world one that others share. */
  share(memory: WholeStore): WholeStore {
    const shared: SharedStore = sharedStore(memory, (work) =>
      this.#left.has(shared) ? lost() : this.#turn(work, shared),
    );
    this.#stores.set(shared, shared);
    return shared;
  }

  #turn<T>(work: () => Promise<T>, store?: WholeStore): Promise<T> {
    if (this.#worlds === undefined || inTurn.getStore() === true) return work();
    return new Promise((resolve, reject) => {
      const run = () =>
        work().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        );
      this.#jobs.push({ store, run, reject });
      this.#turns = this.#turns.then(() => this.#takeTurns());
    });
  }

  #all(): ReadonlyMap<string, Replicated> {
    return this.#worlds?.all() ?? new Map();
  }

  #storeOf(id: string): SharedStore | undefined {
    const world = this.#all().get(id);
    return world && this.#stores.get(world.store());
  }

  /** Begins the worlds of this process, which are those that others share if there are any. */
  static async begin<W extends ReplicatedWorlds>(
    address: string,
    host: (kept: readonly KeptWorld[], replica: Replica) => Promise<W>,
  ): Promise<{ readonly worlds: W; readonly replica: Replica }> {
    const shared = await openPostgres(address, {
      changed: () => replica.#heard(),
      leads: () => {
        for (const world of replica.#all().values()) world.changed();
      },
    });
    const replica = new Replica(shared);
    try {
      const worlds = await shared.alone('control', async () => {
        let rows: readonly Written[] = [];
        replica.#known = await shared.turn(0, async (news) => {
          rows = news;
          return [];
        });
        const kept = await mockIn(entriesIn(rows));
        const hosted = await host(kept, replica);
        replica.#worlds = hosted;
        if (kept.length > 0) replica.#tracker.changes(hosted.all()).made();
        await replica.#publish();
        return hosted;
      });
      // What no call has changed, such as the outcome of a webhook or a call in process.
      replica.#timer = setInterval(() => void replica.#publish().catch(() => undefined), pollMs).unref();
      return { worlds, replica };
    } catch (error) {
      await shared.close();
      throw error;
    }
  }

  /** Looks for what others have done. Rejects if the database cannot be reached for a while. */
  #look(): Promise<void> {
    this.#nextLook ??= Promise.resolve().then(async () => {
      this.#nextLook = undefined;
      if ((await patiently(() => this.#shared.revision())) > this.#known) await this.#turn(nothing);
    });
    return this.#nextLook;
  }

  #heard(): void {
    if (this.#worlds) void this.#look().catch(() => undefined);
  }

  /** Answers with what every process has answered before, and lets them have what it does. */
  served(exchange: Dispatch): Dispatch {
    return unlessLost(async (inbound) => {
      await this.#look();
      const key = inbound.method === 'GET' ? undefined : inbound.header('idempotency-key');
      const answer = () => exchange(inbound);
      const answered = await (key === undefined ? answer() : this.#shared.alone(`call ${key}`, answer));
      await this.#publish();
      return answered;
    });
  }

  /** The same for the control plane: one process moves the clock or replaces worlds at a time. */
  controlled(exchange: Dispatch): Dispatch {
    return unlessLost(async (inbound) => {
      const isReading = inbound.method === 'GET' || inbound.target.includes('/journal');
      const answer = async () => {
        await this.#look();
        await this.#calls.read(this.#all());
        const answered = await exchange(inbound);
        await this.#publish();
        return answered;
      };
      const poll = setInterval(() => void this.#calls.read(this.#all()).catch(() => undefined), pollMs);
      try {
        if (isReading) return await answer();
        return await this.#shared.alone('control', async () => {
          this.#controls += 1;
          return await answer().finally(() => (this.#controls -= 1));
        });
      } finally {
        clearInterval(poll);
      }
    });
  }

  get isLeader(): boolean {
    return this.#shared.isLeader();
  }

  /** Shares what is left to share, and leaves the others. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    try {
      await this.#publish();
    } finally {
      // A turn without worlds would share that there are none.
      for (let turns: Promise<void> | undefined; turns !== this.#turns; await turns) turns = this.#turns;
      this.#worlds = undefined;
      await this.#shared.close();
    }
  }

  async #publish(): Promise<void> {
    const worlds = this.#all();
    await Promise.all([
      this.#tracker.isBehind(worlds) ? this.#turn(nothing) : undefined,
      this.#calls.send(worlds),
    ]);
  }

  async #takeTurns(): Promise<void> {
    while (this.#jobs.length > 0) {
      this.#taken = this.#jobs.splice(0);
      try {
        for (const settle of await this.#takeTurn()) settle();
      } catch (error) {
        // What is in memory may be ahead of the database: everything is read again.
        this.#isLost = true;
        for (const world of this.#all().values()) this.#leave(world.store());
        this.#known = 0;
        this.#tracker = new Tracker();
        if (!isLost(error)) console.error(error);
        for (const { reject } of this.#taken) lost().catch(reject);
      }
    }
  }

  /** Refuses what is to write a store: a world that begins again waits until what it was doing has ended, and that may wait for a turn. */
  #leave(store: WholeStore): void {
    this.#left.add(store);
    for (const job of [...this.#taken, ...this.#jobs]) if (job.store === store) lost().catch(job.reject);
  }

  async #takeTurn(): Promise<readonly (() => void)[]> {
    const worlds = this.#all();
    let settling: readonly (() => void)[] = [];
    let made = () => {};
    let isBegun = false;
    const jobs = () => this.#taken.filter(({ store }) => store === undefined || !this.#left.has(store));
    const begin = () => {
      if (isBegun) throw new Error('the connection was lost when changes were made');
      return this.#shared.turn(this.#known, async (news) => {
        isBegun = true;
        const own = this.#isLost ? [] : [...this.#tracker.changes(worlds).changes];
        await this.#follow(news, own);
        this.#tracker.changes(worlds).made();
        settling = await inTurn.run(true, () => Promise.all(jobs().map(({ run }) => run())));
        const { changes, made: told } = this.#tracker.changes(worlds);
        made = told;
        return [...own, ...changes];
      });
    };
    this.#known = await patiently(begin, () => !isBegun);
    made();
    this.#isLost = false;
    return settling;
  }

  async #follow(news: readonly Written[], own: readonly Change[]): Promise<void> {
    const ours = new Set(own.map(placeOf));
    for (const id of new Set(news.map(({ world }) => world))) {
      const rows = news.filter(({ world }) => world === id);
      const world = this.#all().get(id);
      const begun = rows.find(({ collection }) => collection === begunCollection);
      if (begun?.value === null) {
        if (world) this.#worlds?.remove(id);
      } else if (begun !== undefined) await this.#begin(id, rows);
      else if (world)
        await this.#change(
          id,
          world,
          rows.filter((row) => !ours.has(placeOf(row))),
        );
      this.#all().get(id)?.changed();
    }
  }

  async #change(id: string, world: Replicated, rows: readonly Written[]): Promise<void> {
    const savedIn = await savedReader();
    const head = new Map<string, Foreign['value']>();
    const entries: Foreign[] = [];
    for (const row of rows) {
      const { collection, key, value } = read(row);
      if (collection === headCollection) head.set(key, value);
      else if (collection === snapshotCollection) world.snapshots.set(key, savedIn(id, value));
      else entries.push({ collection, key, value });
    }
    await this.#storeOf(id)?.follow(entries);
    if (head.size > 0) await world.follow(Object.fromEntries(head));
  }

  async #begin(id: string, rows: readonly Written[]): Promise<void> {
    const [kept] = await keptIn(worldsIn(entriesIn(rows)));
    if (kept === undefined) return;
    const world = this.#worlds?.all().get(id);
    if (world) {
      this.#leave(world.store());
      await world.beginFrom(kept.saved);
    } else await this.#worlds?.create({ id, options: {}, saved: kept.saved });
    for (const [name, saved] of kept.snapshots) this.#all().get(id)?.snapshots.set(name, saved);
  }
}

/** Answers 503 where the database cannot be reached. */
function unlessLost(exchange: Dispatch): Dispatch {
  return async (inbound) => {
    try {
      return await exchange(inbound);
    } catch (error) {
      if (error instanceof Refused || isLost(error)) return unavailable;
      throw error;
    }
  };
}

const placeOf = ({ world, collection, key }: Change | Written): string =>
  JSON.stringify([world, collection, key]);

const entriesIn = (rows: readonly Written[]) =>
  rows.flatMap(({ value, ...place }) => (value === null ? [] : [{ ...place, value }]));

const lost = async (): Promise<never> => deny('maintenance', unreachable, { headers: retryAfter });

const nothing = async () => undefined;

/** Tries again for a while, as long as that is possible. */
async function patiently<T>(attempt: () => Promise<T>, isPossible = () => true): Promise<T> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLost(error) || !isPossible() || performance.now() > untilMs) throw error;
      await pause(100);
    }
  }
}

/** Whether an error says that the database cannot be reached, or that it has ended the connection. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(E[A-Z]+|57P0.|08...|53...|40001|40P01)$/.test(code) ||
    /connection|terminat|timeout/i.test(error.message)
  );
}

function read({ collection, key, value }: Written): Foreign {
  return { collection, key: String(JSON.parse(key)), value: value === null ? undefined : JSON.parse(value) };
}
