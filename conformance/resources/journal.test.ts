import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { specimen } from '../../fixtures/fakes/specimen.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { fixedCaller } from '../target/caller.js';
import type { CredentialKind, Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import {
  createOwnedResources,
  type Entry,
  fileJournal,
  leftJournals,
  memoryJournal,
  remaining,
  resourceKinds,
} from './journal.js';

const head = { prefix: 'pdk-1', peopleUrl: 'https://people.test/v1', org: 'org-1' };
const run: Entry = { event: 'run', ...head };
const ledger = { kind: 'ledger', name: 'pdk-1-ledger-1' } as const;
const key = { kind: 'api-key', name: 'pdk-1-key-2' } as const;

const intended = (what: typeof ledger | typeof key): Entry => ({ event: 'intent', ...what });
const made = (what: typeof ledger | typeof key, id: string): Entry => ({ event: 'made', ...what, id });
const refused = (what: typeof ledger | typeof key): Entry[] => [
  intended(what),
  { event: 'refused', ...what },
];
const renamed = { kind: 'organization-name', name: 'org-1', before: 'Acme' } as const;
const both = [intended(ledger), made(ledger, 'l'), intended(key), made(key, 'k')];

test.each<[string, readonly Entry[], left: readonly object[]]>([
  ['what is about to be made may be there', [intended(ledger)], [{ ...ledger, id: undefined }]],
  [
    'the newest comes first',
    both,
    [
      { ...key, id: 'k' },
      { ...ledger, id: 'l' },
    ],
  ],
  [
    'what is gone is not there',
    [intended(ledger), made(ledger, 'l'), { event: 'gone', ...ledger, id: 'l' }],
    [],
  ],
  [
    'several may have one name, and what is gone is told by its id',
    [...[...'12'].flatMap((id) => [intended(key), made(key, id)]), { event: 'gone', ...key, id: '1' }],
    [{ ...key, id: '2' }],
  ],
  [
    'what is refused takes nothing away that was made before, or may have been',
    [intended(ledger), intended(key), made(key, 'k'), ...[key, ledger].flatMap(refused)],
    [
      { ...key, id: 'k' },
      { ...ledger, id: undefined },
    ],
  ],
  ['what was there before is kept', [{ event: 'intent', ...renamed }], [{ ...renamed, id: undefined }]],
])('%s', (_, entries, left) => {
  expect(remaining([run, ...entries])).toEqual(left);
});

test('a journal has the same entries after a crash, whenever the crash happened', () => {
  const kind = fc.constantFrom(...resourceKinds);
  const name = fc.constantFrom('a', 'b', 'c');
  const entry = fc.oneof(
    fc.record({ event: fc.constant('intent' as const), kind, name }),
    fc.record({ event: fc.constant('made' as const), kind, name, id: fc.constantFrom('1', '2') }),
    fc.record({ event: fc.constantFrom('gone' as const, 'refused' as const), kind, name }),
    fc.record({ event: fc.constant('gone' as const), kind, name, id: fc.constantFrom('1', '2') }),
  );
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), fc.nat(30), (entries, cut) => {
      const folder = temporaryFolder();
      const file = join(folder, 'run.jsonl');
      const journal = fileJournal(file);
      for (const each of [run, ...entries]) journal.write(each);
      appendFileSync(file, JSON.stringify({ event: 'intent', ...ledger }).slice(0, cut));
      const [left] = leftJournals(folder);
      expect(remaining(left?.entries ?? [])).toEqual(remaining(entries));
      journal.discard();
      expect(existsSync(file)).toBe(false);
    }),
    { numRuns: 40 },
  );
});

test('a run that creates nothing leaves no file, and a folder without journals has none', () => {
  const folder = temporaryFolder();
  fileJournal(join(folder, 'run.jsonl')).discard();
  expect(leftJournals(folder)).toEqual([]);
  expect(leftJournals(join(folder, 'nowhere'))).toEqual([]);
});

test('discarding a journal also removes the folder that it created, but no other', () => {
  const folder = temporaryFolder();
  for (const file of [join(folder, '.pdk', 'run.jsonl'), join(folder, 'run.jsonl')]) {
    const journal = fileJournal(file);
    journal.write(run);
    journal.discard();
  }
  expect(readdirSync(folder)).toEqual([]);
});

const input = { body: { name: 'pdk-1-ledger-1' } };

const callerWith = (credential: CredentialKind) => fixedCaller('somebody', credential, null);

const answerWith = (status: number, json: Json): Exchange =>
  specimen({ operation: 'createLedger', status, answer: json });

test.each<[claim: string, status: number, json: Json, credential: CredentialKind, left: object[]]>([
  ['what a call made is there, with its id', 201, { id: 'l' }, 'token', [{ id: 'l' }]],
  ['what a call made without telling an id may be found by its name', 201, {}, 'token', [{ id: undefined }]],
  ['what was refused to the credential of the run is not there', 403, {}, 'token', []],
  ['what was refused to others may be there all the same', 403, {}, 'other-caller', [{ id: undefined }]],
  ['what broke on the way may have been made', 503, {}, 'token', [{ id: undefined }]],
])('%s', (_, status, json, credential, left) => {
  const owned = createOwnedResources(memoryJournal(), head);
  const caller = callerWith(credential);

  owned.beforeCall('createLedger', input, caller);
  owned.afterCall(input, caller, answerWith(status, json));

  expect(owned.remaining()).toMatchObject(left);
  expect(owned.remaining()).toHaveLength(left.length);
});

test('a call without a response may have created something', () => {
  const owned = createOwnedResources(memoryJournal(), head);

  owned.beforeCall('createLedger', input, callerWith('token'));

  expect(owned.remaining()).toMatchObject([{ kind: 'ledger', name: 'pdk-1-ledger-1' }]);
});
