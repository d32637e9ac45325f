import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withOperations } from '../authoring/files.js';
import { contractOf } from '../reading/contract.js';
import { isObject, type Json, type JsonObject } from '../source/json.js';
import { readTree } from '../source/tree.js';
import { type DocumentId, publishedDocuments } from './documents.js';
import { draftsOf, withoutDrafts } from './drafts.js';
import { operationsOf } from './operations.js';
import { validatorsOf } from './validators.js';

const root = join(import.meta.dirname, '../..');

const least: JsonObject = {
  post: {
    'x-lifecycle': 'draft',
    requestBody: { content: { 'application/json': { schema: { type: 'object', nonsense: 1 } } } },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Half' } } } },
    },
  },
};

function withMembers(parent: Json | undefined, members: JsonObject): JsonObject {
  return { ...(isObject(parent) ? parent : {}), ...members };
}

/** Returns the people document with a draft, and with a schema that only the draft refers to. */
function drafted(people: JsonObject, item: JsonObject = least): JsonObject {
  const components = withMembers(people['components'], {});
  const schemas = withMembers(components['schemas'], { Half: { type: 'strange', nonsense: true } });
  return {
    ...people,
    paths: withMembers(people['paths'], { '/{org_id}/export': item }),
    components: { ...components, schemas },
  };
}

describe('a draft in the contract', () => {
  let documents: Map<DocumentId, JsonObject>;
  let people: JsonObject;
  beforeAll(() => {
    documents = new Map<DocumentId, JsonObject>(publishedDocuments());
    documents.set('control', { paths: {}, components: { schemas: {} } });
    people = documents.get('people') ?? {};
  });

  test('is listed apart from the operations, and needs neither id, role nor section', () => {
    expect(operationsOf('people', drafted(people))).toEqual(operationsOf('people', people));
    expect(draftsOf('people', drafted(people))).toEqual([
      {
        id: 'POST /{org_id}/export',
        interface: 'people',
        lifecycle: 'draft',
        method: 'POST',
        path: '/{org_id}/export',
        summary: '',
        role: 'none',
        authenticated: true,
      },
    ]);
  });

  test('leaves no trace where complete descriptions are required', () => {
    const kept = withoutDrafts(drafted(people));
    expect(kept).toEqual(people);
    expect(() => validatorsOf([['people', drafted(people)]])('FindRequest')).not.toThrow();
  });

  test('keeps the schemas that others need', () => {
    const item: JsonObject = {
      get: {
        'x-lifecycle': 'draft',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Person' } } } },
        },
      },
    };
    const { components } = withoutDrafts(drafted(people, item));
    expect(components).toMatchObject({ schemas: { Person: expect.anything() } });
  });

  test('is part of the contract with all of its details', () => {
    const contract = contractOf(
      readTree(root),
      documents.set(
        'people',
        drafted(people, {
          post: {
            ...withMembers(least['post'], {}),
            operationId: 'exportPeople',
            summary: 'Export',
            'x-role': 'editor',
          },
        }),
      ),
    );
    expect(contract.drafts).toMatchObject([{ id: 'exportPeople', role: 'editor', summary: 'Export' }]);
    expect(contract.rules.filter(({ operations }) => operations.includes('exportPeople'))).toEqual([]);
    const page = '<!-- operations: written by `npm run generate` -->\n<!-- end of operations -->';
    expect(withOperations(page, contract.operations, contract.drafts)).toMatch(
      /\| `exportPeople` +\| `POST \/\{org_id\}\/export` +\| editor +\| _draft_: Export +\|/,
    );
  });

  test('is an error if its role does not exist', () => {
    const item = { post: { ...withMembers(least['post'], {}), 'x-role': 'boss' } };
    expect(() => draftsOf('people', drafted(people, item))).toThrow(
      'spec/people.yaml POST /{org_id}/export: the role "boss" is none of viewer, editor',
    );
  });

  test('is an error if a rule names it: undecided operations are not judged', () => {
    const paths = withMembers(people['paths'], {});
    const find = withMembers(paths['/{org_id}/find'], {});
    const post = withMembers(find['post'], { 'x-lifecycle': 'draft' });
    documents.set('people', { ...people, paths: { ...paths, '/{org_id}/find': { ...find, post } } });
    expect(() => contractOf(readTree(root), documents)).toThrow(
      /^spec\/rules\/\S+\.yaml:\d+: \S+: operation "find" is a draft: nobody judges it/,
    );
  });
});
