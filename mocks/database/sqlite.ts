import { rmSync } from 'node:fs';
import type { Database as Sqlite } from 'node-sqlite3-wasm';
import { turns } from '../state/turns.js';
import type { Change } from './changes.js';
import { type Database, instead, StateFault } from './database.js';

/** Marks a database file as the state of a mock: "pdk1" in ASCII. */
const applicationId = 0x70646b31;
/** The version of the tables; version 2 was a text file. */
const formVersion = 3;

const tables = `BEGIN;
  CREATE TABLE entries (
    world TEXT NOT NULL, collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (world, collection, key)
  );
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${formVersion};
  COMMIT`;

/**
 * Opens a SQLite database in a file that exists and that no other process has open; an empty file becomes one. SQLite is
 * compiled to WebAssembly, so that no platform needs a binary of its own.
 */
export async function openSqlite(file: string): Promise<Database> {
  // What a process that was killed has left: the caller knows that none has it open.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const { default: sqlite } = await import('node-sqlite3-wasm');
  const db = new sqlite.Database(file);
  try {
    db.get('PRAGMA locking_mode = EXCLUSIVE');
    const isNew = db.get('PRAGMA schema_version')?.['schema_version'] === 0;
    if (!isNew) checkForm(db);
    // A contact, with its person, takes two pages of the usual size. A file that is not new keeps its own.
    db.get('PRAGMA page_size = 16384');
    // Without other processes, the write-ahead log needs no shared memory, and is complete again after a crash.
    db.get('PRAGMA journal_mode = WAL');
    db.get('PRAGMA synchronous = NORMAL');
    if (isNew) db.exec(tables);
  } catch (error) {
    db.close();
    if (error instanceof StateFault) throw error;
    throw new StateFault(
      `it is damaged: ${error instanceof Error ? error.message : String(error)}. ${instead}`,
    );
  }
  // The driver copies bytes far quicker than text.
  const put = db.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, CAST(? AS TEXT))');
  const make = ({ world, collection, key, value }: Change) => {
    const named = [world, collection, key].filter((name) => name !== undefined);
    if (value !== undefined) put.run([...named, Buffer.from(value)]);
    else db.run(deletions[named.length - 1] ?? '', named);
  };
  return {
    entries: async () =>
      db.all('SELECT * FROM entries').map(({ world, collection, key, value }) => ({
        world: String(world),
        collection: String(collection),
        key: String(key),
        value: String(value),
      })),
    write: async (changes) => {
      const turn = turns();
      db.exec('BEGIN');
      try {
        for (const change of changes) {
          make(change);
          await turn();
        }
        db.exec('COMMIT');
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => {
      put.finalize();
      db.close();
    },
  };
}

/** By how many of the names of an entry are given. */
const deletions = [
  'world = ?',
  'world = ? AND collection = ?',
  'world = ? AND collection = ? AND key = ?',
].map((condition) => `DELETE FROM entries WHERE ${condition}`);

/** Throws a StateFault if a database is that of something else, or of another version. */
function checkForm(db: Sqlite): void {
  const numberOf = (name: string) => Number(db.get(`PRAGMA ${name}`)?.[name]);
  if (numberOf('application_id') !== applicationId) {
    const advice = 'Name a file that does not exist yet, or one that a mock has written.';
    throw new StateFault(`it is no state of a mock, but the database of something else. ${advice}`);
  }
  const version = numberOf('user_version');
  if (version === formVersion) return;
  throw new StateFault(
    `it was written by ${version > formVersion ? 'a later' : 'another'} version of people-data-kit: the form is ${version}, and this one reads ${formVersion}. Use that version, or name another file.`,
  );
}
