import type { Client, ClientBase, Pool } from 'pg';
import type { Change, Entry } from './changes.js';
import { StateFault } from './database.js';

/** An entry as it was last written, or that it was deleted. */
export type Written = Omit<Entry, 'value'> & { readonly value: string | null; readonly revision: number };

/** A database that several processes share. */
export interface Shared {
  /** The revision of the last change. */
  revision(): Promise<number>;
  /**
   * Makes changes while no other process does. `work` gets what was written after a revision, in order, and returns the changes.
   * Returns the revision from then on.
   */
  turn(since: number, work: (news: readonly Written[]) => Promise<Iterable<Change>>): Promise<number>;
  /** Runs work while no other process, and nothing else in this one, runs work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  readonly calls: SharedCalls;
  /** Whether this process holds the lease: one does at a time, for as long as it is connected. */
  isLeader(): boolean;
  close(): Promise<void>;
}

/** The calls that were recorded, each a text. */
export interface SharedCalls {
  add(calls: readonly Call[]): Promise<void>;
  /** Returns calls in order, with the number from which to go on. */
  after(number: number): Promise<{ readonly calls: readonly Call[]; readonly last: number }>;
}

export interface Call {
  readonly world: string;
  /** The process that answered it, and its number there. */
  readonly replica: string;
  readonly id: number;
  readonly text: string;
}

interface Watched {
  /** Another process has made changes. */
  changed(): void;
  /** This process has got the lease. */
  leads(): void;
}

const formVersion = 1;
const callsMost = 5000;

const tables = `
  CREATE SCHEMA IF NOT EXISTS people_data_kit;
  CREATE TABLE IF NOT EXISTS people_data_kit.form (version integer NOT NULL);
  CREATE TABLE IF NOT EXISTS people_data_kit.entries (
    world text NOT NULL, collection text NOT NULL, key text NOT NULL, value text, revision bigint NOT NULL,
    PRIMARY KEY (world, collection, key)
  );
  CREATE INDEX IF NOT EXISTS entries_by_revision ON people_data_kit.entries (revision);
  CREATE TABLE IF NOT EXISTS people_data_kit.calls (
    number bigserial PRIMARY KEY, world text NOT NULL, replica text NOT NULL, id bigint NOT NULL, text text NOT NULL,
    UNIQUE (replica, world, id)
  );
  INSERT INTO people_data_kit.form SELECT ${formVersion} WHERE NOT EXISTS (SELECT FROM people_data_kit.form);`;

/** The keys of advisory locks: of making tables, of making changes, of the lease. */
const locks = { tables: 7_340_001, changes: 7_340_002, lease: 7_340_003 } as const;
const channel = 'people_data_kit';
const patienceMs = 5000;
const leaseMs = 500;
/** PostgreSQL takes any number of rows in arrays; each text is sent at once. */
const rowsAtOnce = 5000;

/** Connects to PostgreSQL, and makes the tables if there are none. Throws an error that says why that is impossible. */
export async function openPostgres(address: string, watched: Watched): Promise<Shared> {
  const { default: pg } = await import('pg').catch(() => {
    throw new StateFault('the package `pg` is missing: install it with `npm install pg`.');
  });
  const connection = { connectionString: address, connectionTimeoutMillis: patienceMs, keepAlive: true };
  const pool = new pg.Pool({ ...connection, max: 3 });
  const locking = new pg.Pool({ ...connection, max: 16 });
  // A connection that breaks is replaced when the next one is needed.
  for (const one of [pool, locking]) one.on('error', () => undefined);
  try {
    await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${locks.tables}); ${tables} COMMIT`);
    const version = Number((await pool.query('SELECT version FROM people_data_kit.form')).rows[0]?.version);
    if (version !== formVersion) {
      throw new StateFault(
        `it was written by another version of people-data-kit: the form is ${version}, and this one reads ${formVersion}. Use that version, or name another database.`,
      );
    }
  } catch (error) {
    await Promise.all([pool.end(), locking.end()]);
    throw error;
  }
  const lease = new Lease(() => new pg.Client(connection), watched);
  return {
    revision: async () => {
      const { rows } = await pool.query(
        'SELECT revision FROM people_data_kit.entries ORDER BY revision DESC LIMIT 1',
      );
      return Number(rows[0]?.revision ?? 0);
    },
    turn: (since, work) => connected(pool, (client) => turn(client, since, work)),
    alone: (name, work) =>
      connected(locking, async (client) => {
        await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
        // If the connection has broken, so has the lock.
        return await work().finally(() =>
          client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined),
        );
      }),
    calls: callsIn(pool),
    isLeader: () => lease.isHeld,
    close: async () => {
      await lease.close();
      await Promise.all([pool.end(), locking.end()]);
    },
  };
}

/** Does something with a connection of its own, which is not used again if that fails. */
async function connected<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  client.on('error', noteBroken);
  function noteBroken(error: Error) {
    broken = error;
  }
  try {
    return await work(client);
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

async function turn(client: ClientBase, since: number, work: Parameters<Shared['turn']>[1]): Promise<number> {
  // Each statement sees what was committed before it began, so the last one sees what others did before this turn.
  const results: unknown = await client.query(
    `BEGIN; SELECT pg_advisory_xact_lock(${locks.changes});
     SELECT world, collection, key, value, revision::float8 AS revision
     FROM people_data_kit.entries WHERE revision > ${since} ORDER BY revision`,
  );
  // The result of several statements is a list, which the types do not know.
  const rows: readonly Written[] = Array.isArray(results) ? results.at(-1).rows : [];
  const known = rows.at(-1)?.revision ?? since;
  const written = await write(client, await work(rows), known + 1);
  await client.query(written ? `NOTIFY ${channel}; COMMIT` : 'COMMIT');
  return written ? known + 1 : known;
}

/** Makes changes in their order, and returns whether there were any. */
async function write(client: ClientBase, changes: Iterable<Change>, revision: number): Promise<boolean> {
  let isAny = false;
  let puts = new Map<string, Change>();
  const put = async () => {
    if (puts.size === 0) return;
    const rows = [...puts.values()];
    puts = new Map();
    await client.query(
      `INSERT INTO people_data_kit.entries
       SELECT world, collection, key, value, $5 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
         AS put (world, collection, key, value)
       ON CONFLICT (world, collection, key) DO UPDATE SET value = EXCLUDED.value, revision = EXCLUDED.revision`,
      [
        ...(['world', 'collection', 'key', 'value'] as const).map((name) =>
          rows.map((row) => row[name] ?? null),
        ),
        revision,
      ],
    );
  };
  for (const change of changes) {
    isAny = true;
    const { world, collection, key } = change;
    if (key !== undefined) puts.set(JSON.stringify([world, collection, key]), change);
    if (key === undefined || puts.size >= rowsAtOnce) await put();
    if (key !== undefined) continue;
    await client.query(
      `UPDATE people_data_kit.entries SET value = NULL, revision = $1
       WHERE world = $2 AND collection = coalesce($3, collection) AND value IS NOT NULL`,
      [revision, world, collection ?? null],
    );
  }
  await put();
  return isAny;
}

function callsIn(pool: Pool): SharedCalls {
  return {
    add: async (calls) => {
      await pool.query(
        `INSERT INTO people_data_kit.calls (world, replica, id, text)
         SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[])
         ON CONFLICT (replica, world, id) DO UPDATE SET text = EXCLUDED.text, number = EXCLUDED.number`,
        (['world', 'replica', 'id', 'text'] as const).map((name) => calls.map((call) => call[name])),
      );
    },
    after: async (number) => {
      const { rows } = await pool.query<Call & { readonly number: number }>(
        `SELECT number::float8 AS number, world, replica, id::float8 AS id, text
         FROM people_data_kit.calls WHERE number > $1 ORDER BY number`,
        [number],
      );
      await pool.query(
        'DELETE FROM people_data_kit.calls WHERE number <= (SELECT max(number) FROM people_data_kit.calls) - $1',
        [callsMost],
      );
      return { calls: rows, last: rows.at(-1)?.number ?? number };
    },
  };
}

/** Holds the lease as long as a connection lasts, on which it is also told of changes. */
class Lease {
  isHeld = false;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(connect: () => Client, watched: Watched) {
    const look = async () => {
      try {
        const client = this.#client ?? (await this.#connected(connect, watched));
        if (this.isHeld) await client.query('SELECT 1');
        else {
          const { rows } = await client.query(`SELECT pg_try_advisory_lock(${locks.lease}) AS got`);
          this.isHeld = rows[0]?.got === true;
          if (this.isHeld) watched.leads();
        }
      } catch {
        this.#lost();
      }
      if (!this.#isClosed) this.#timer = setTimeout(look, leaseMs).unref();
    };
    void look();
  }

  async #connected(connect: () => Client, { changed }: Watched): Promise<Client> {
    const client = connect();
    client.on('error', () => this.#lost());
    client.on('end', () => this.#lost());
    client.on('notification', changed);
    await client.connect();
    this.#client = client;
    await client.query(`LISTEN ${channel}`);
    // What others did while there was no connection.
    changed();
    return client;
  }

  #lost(): void {
    this.isHeld = false;
    this.#client = undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
