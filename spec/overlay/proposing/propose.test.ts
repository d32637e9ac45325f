import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { publishedDocuments } from '../../contract/documents.js';
import { placesIn } from '../../contract/drafts.js';
import { isArray, isObject, type Json, type JsonObject, mapObjects } from '../../source/json.js';
import { overlaidInFull } from '../in-full.js';
import { readOpenApi } from './described.js';
import { overlayText, propose } from './propose.js';

const folder = temporaryFolder();
let files = 0;

function written(text: string): string {
  files += 1;
  const file = join(folder, `${files}.yaml`);
  writeFileSync(file, text);
  return file;
}

/** A service of another team: other addresses, names and envelopes. */
const face = new URL('../../../fixtures/forms/other-face.yaml', import.meta.url).pathname;
const proposedOfFace = () => propose(new Map([['face.yaml', readOpenApi(face)]]));

test('a document with other addresses, names and envelopes becomes an overlay that loads and is used', () => {
  const proposed = proposedOfFace();
  expect(proposed.bases).toEqual({
    people: 'https://staging.example.com/people/v1',
    identity: 'https://staging.example.com/identity/v1',
    ledger: 'https://staging.example.com/ledger/v1',
  });
  const forms = readOverlay(written(overlayText(proposed, 'perhaps')));
  const shown = (
    ['getOrgUsers', 'createApiKey', 'removeUserAccess', 'resendInvitation', 'find'] as const
  ).map((each) => [forms.of(each)?.method, forms.of(each)?.path]);
  expect(shown).toEqual([
    ['GET', '/workspaces/{org_id}/members'],
    ['POST', '/workspaces/{org_id}/api-tokens'],
    ['POST', '/workspaces/{org_id}/members/remove'],
    ['POST', '/workspaces/{org_id}/invites/{invitationId}/resend'],
    ['POST', '/{org_id}/find'],
  ]);
  const pairs = [{ userId: 'u', role: 'viewer' }];
  expect(forms.of('addUserAccess')?.encode({ body: pairs }).body).toEqual({
    members: [{ member_id: 'u', role: 'viewer' }],
  });
  const invite = { email: 'a@b.c', role: 'viewer' };
  expect(forms.of('createInvitation')?.encode({ body: invite }).body).toEqual({ invite });
  expect(forms.of('listApiKeys')?.decode([{ id: 'k', label: 'n', hint: 'x…' }], 200)).toEqual({
    apiKeys: [{ id: 'k', name: 'n', shorthand: 'x…' }],
  });
  const query = { size: 5, pagination_token: 't' };
  expect(forms.of('getContacts')?.encode({ query }).query).toEqual({ page_size: 5, cursor: 't' });
});

test('what the specification states is never proposed otherwise, but told', () => {
  const { differences, proposals, inexpressible } = proposedOfFace();
  expect(differences).toEqual(['addContacts: "reference_id" is "external_id" there']);
  expect(proposals.filter(({ theirs }) => theirs === 'external_id')).toEqual([]);
  expect(inexpressible).toEqual([
    'deleteContact is DELETE /ledger/v1/{tenant}/entry/{eid} there, which takes 2 values instead of 3',
  ]);
});

test('what is not sure is a comment, unless it is accepted', () => {
  const text = overlayText(proposedOfFace(), 'sure');
  expect(text).toMatch(/^# +description: updateUserAccess is PATCH/m);
  expect(() => readOverlay(written(text))).not.toThrow();
});

test('one operation there for two of ours is told, as no overlay can say it', () => {
  const file = written(
    'openapi: 3.1.0\npaths: { "/{org}/preview": { post: { operationId: previewFind, summary: Preview a find or a search } } }',
  );
  const { missing } = propose(new Map([[file, readOpenApi(file)]]));
  expect(missing).toContain('previewSearch, unless it is POST /{org}/preview, as another of ours is');
});

test.each([
  ['swagger: "2.0"\npaths: {}', 'its version is 2.0'],
  ['title: x', 'its version is undefined'],
  [
    'openapi: 3.1.0\npaths: { /a: { $ref: "other.yaml#/a" } }',
    'refers to "other.yaml#/a", outside of itself',
  ],
  ['openapi: [', 'cannot be read'],
])('a document that cannot be compared is refused with what to do: %j', (text, says) => {
  expect(() => readOpenApi(written(text))).toThrow(says);
});

const words: Readonly<Record<string, string>> = {
  orgs: 'workspaces',
  users: 'members',
  ledgers: 'books',
  invitations: 'invites',
  apiKeys: 'api-tokens',
  serviceAccounts: 'machine-accounts',
  tracked_fields: 'watched-columns',
};
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const styles = { snake, camel, same: (name: string) => name };

/** How another team may have written the same service down. */
const drawn = fc.record({
  words: fc.subarray(Object.keys(words)),
  style: fc.constantFrom<keyof typeof styles>('snake', 'camel', 'same'),
  ids: fc.constantFrom<keyof typeof styles | 'none'>('snake', 'same', 'none'),
  list: fc.constantFrom(undefined, 'data', 'items'),
  lacks: fc.subarray(['getUser', 'getUsage', 'deleteLedger', 'revokeInvitation', 'getImport', 'verify'], {
    maxLength: 3,
  }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Our contract as that team would have written it, without any mark of ours, and where it has which operation. */
function writtenBy({ words: changed, style, ids, list, lacks }: Drawn) {
  const truth = new Map<string, string>();
  const documents = [...publishedDocuments()].map(([id, document]): [string, JsonObject] => {
    const paths: Record<string, Record<string, Json>> = {};
    for (const { path, method, operation } of placesIn(id, document)) {
      const name = String(operation['operationId']);
      if (lacks.includes(name)) continue;
      const isStated = operation['x-basis'] === undefined;
      const own = path
        .split('/')
        .map((each) => (changed.includes(each) && !isStated ? (words[each] ?? each) : each))
        .join('/');
      truth.set(`${method.toUpperCase()} ${own}`, name);
      const { operationId: _, summary: _s, description: _d, ...rest } = operation;
      paths[own] = {
        ...paths[own],
        [method]: { ...rest, ...(ids !== 'none' && { operationId: styles[ids](name) }) },
      };
    }
    const plain = mapObjects(
      { ...document, paths, servers: [{ url: `https://api.example.com/${id}/v1` }] },
      (object) => {
        const kept = Object.entries(object).filter(([key]) => !/^(x-.*|examples?|links)$/.test(key));
        const others = Object.fromEntries(kept);
        const { properties, required } = others;
        if (!isObject(properties)) return others;
        const isAssumed = object['x-basis'] === 'assumed';
        const wire = (key: string, schema: Json | undefined) => {
          const isList =
            isObject(schema) && schema['type'] === 'array' && isObject(schema['items']) && list !== undefined;
          return !isAssumed ? key : isList && Object.keys(properties).length <= 2 ? list : styles[style](key);
        };
        return {
          ...others,
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, schema]) => [wire(key, schema), schema]),
          ),
          ...(isArray(required) && {
            required: required.map((key) => wire(String(key), properties[String(key)])),
          }),
        };
      },
    );
    return [`${id}.json`, isObject(plain) ? plain : {}];
  });
  return { documents: new Map(documents), truth };
}

test('whatever is proposed of drawn documents loads, and no operation that is sure is another one', () => {
  fc.assert(
    fc.property(drawn, (draw) => {
      const { documents, truth } = writtenBy(draw);
      const proposed = propose(documents);
      const wrong = proposed.proposals.filter(
        ({ subject, theirs, isSure }) => isSure && truth.has(theirs) && truth.get(theirs) !== subject,
      );
      expect(wrong).toEqual([]);
      const text = overlayText(proposed, 'perhaps');
      if (proposed.proposals.length > 0) overlaidInFull(written(text));
      const found = new Set([...proposed.known, ...proposed.proposals.map(({ subject }) => subject)]);
      expect([...truth.values()].filter((id) => !found.has(id)).length).toBeLessThan(6);
    }),
    { numRuns: 5, seed: 7 },
  );
});

test('our own documents need no overlay', () => {
  const own = new Map([...publishedDocuments()].map(([id, document]) => [`${id}.json`, document] as const));
  const { proposals, missing, differences, inexpressible } = propose(own);
  expect([...proposals, ...missing, ...differences, ...inexpressible]).toEqual([]);
});
