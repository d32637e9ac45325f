import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { specimen } from '../../fixtures/fakes/specimen.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { records } from '../../generated/records.js';
import { type Json, parseJson } from '../target/json.js';
import { createRecorder } from './recorder.js';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Returns the bytes in use after garbage collection. */
function inUse(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

const mebibyte = 1024 * 1024;
const members = [
  ...new Set(Object.values(records).flatMap(({ properties }) => properties.map(({ name }) => name))),
  ...['id', 'name', 'description', 'email', 'role', 'createdAt', 'shorthand', 'filename', 'import_type'],
  ...['key', 'clientSecret', 'accessToken', 'reference_id', 'email_address', 'ledger_id', 'principal'],
];
let made = 0;
const fresh = (): string => {
  made += 1;
  return `${made.toString(36)}q`;
};
/** Texts that no response contained before. */
const texts: Record<string, () => string> = {
  'one long word': () => fresh().padEnd(10_000, 'é'),
  'a short word in much room': () => fresh().padEnd(10_000, ' '),
  'hundreds of words': () => Array.from({ length: 300 }, () => `${fresh()}uirk-of-a-long-name`).join(' '),
  'a long number': () => `+1${Number.parseInt(fresh(), 36)}`.padEnd(10_000, '5'),
};

/** Returns everything that a record may hold, in every place where a response may hold one. */
function answers(text: () => string): Json[] {
  const record = (): { [name: string]: Json } =>
    Object.fromEntries(members.map((name): [string, Json] => [name, text()]));
  const person = () => ({ ...record(), position: { company: record() }, jobs: [{ company: record() }] });
  return [
    record(),
    [record(), record()],
    { people: [person()], total: 1 },
    { items: [record()], matches: [{ found: true, people: [person()] }] },
    Object.fromEntries(Array.from({ length: 20 }, () => [text(), text()])),
  ];
}

test.each(Object.entries(texts))(
  'a run keeps little of responses that are new each time, with %s in each member',
  { timeout: 300_000 },
  (_, text) => {
    const target = { peopleUrl: 'https://host.example', org: 'org_a1' };
    const recorder = createRecorder({ target, wanted: () => true }, () => undefined);
    const before = inUse();
    let id = 0;
    let answered = 0;
    for (const operation of Object.keys(operations) as OperationId[]) {
      for (const answer of answers(text)) {
        id += 1;
        const written = JSON.stringify(answer);
        answered += written.length;
        const status = 200 + (id % 2) * 200;
        recorder.record(
          specimen({ id, operation, status, answer: parseJson(written) ?? null, named: ['a'] }),
        );
      }
    }
    const kept = inUse() - before;

    expect(answered).toBeGreaterThan(100 * mebibyte);
    expect(kept).toBeLessThan(25 * mebibyte);
    expect(recorder.sent.size).toBe(id);
  },
);
