import { isDeepStrictEqual } from 'node:util';
import type { DocumentId } from '../../../contract/documents.js';
import type { JsonObject } from '../../../source/json.js';
import type { SourceTree } from '../../../source/tree.js';
import { type Change, type Collector, type Context, collector } from './change.js';
import { compareEntries, compareKeys, type RateKey } from './comparing.js';
import { compareOperations, isDraft, type PlacedOperation } from './operations.js';
import { breaking, compatible, documentation } from './rating.js';
import { below, contentOf, entriesOf, objectOf, type Side } from './side.js';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Returns all differences between two states of these documents. */
export function compareDocuments(
  base: SourceTree,
  revision: SourceTree,
  ids: readonly DocumentId[],
): readonly Change[] {
  const out = collector();
  for (const id of ids) compareDocument(id, rootOf(base, id), rootOf(revision, id), out);
  return out.all();
}

const rootOf = (tree: SourceTree, id: DocumentId): Side => ({
  tree,
  place: { file: `spec/${id}.yaml`, keys: [] },
  beside: [],
});

function compareDocument(id: DocumentId, base: Side, revision: Side, out: Collector): void {
  const context: Context = {
    document: id,
    operation: undefined,
    isWebhook: false,
    isDraft: false,
    subject: 'document',
    what: `the ${id} interface`,
    member: undefined,
  };
  for (const map of ['paths', 'webhooks'] as const) {
    const at = { ...context, isWebhook: map === 'webhooks' };
    compareAll(operationsIn(base, map), operationsIn(revision, map), at, base, revision, out);
  }
  compareSchemes(base, revision, context, out);
  compareKeys(base, revision, context, rootKeys, out);
}

function compareAll(
  was: readonly PlacedOperation[],
  is: readonly PlacedOperation[],
  context: Context,
  base: Side,
  revision: Side,
  out: Collector,
): void {
  const at = (id: string): Context => ({
    ...context,
    ...{ operation: id, subject: 'operation', what: `operation ${id}` },
  });
  const kept = new Set<PlacedOperation>();
  for (const before of was) {
    const after = counterpart(before, is);
    if (after) {
      kept.add(after);
      compareOperations(before, after, context, out);
      continue;
    }
    const rated = isDraft(before)
      ? compatible('a draft: nobody relies on it yet')
      : breaking('clients that call it are refused');
    const gone = { key: before.path, before: before.id, after: undefined, ...rated };
    out.add(at(before.id), before.paths, below(revision, 'paths') ?? revision, gone);
  }
  for (const after of is.filter((each) => !kept.has(each))) {
    const added = { key: '', before: undefined, after: after.id, ...compatible('one more operation') };
    out.add(at(after.id), base, after.side, added);
  }
}

/** Finds the same operation in the other state: by its id, otherwise by its method and path. */
function counterpart(one: PlacedOperation, others: readonly PlacedOperation[]): PlacedOperation | undefined {
  return (
    others.find(({ id }) => id === one.id) ??
    others.find(({ method, path }) => method === one.method && path === one.path)
  );
}

/** Returns the operations of a document with their ids, or with method and path if they have no id. */
function operationsIn(root: Side, map: 'paths' | 'webhooks'): readonly PlacedOperation[] {
  const paths = below(root, map);
  if (paths === undefined) return [];
  return entriesOf(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const side = below(item, method);
      if (side === undefined) return [];
      const { operationId, security } = objectOf(side);
      const id = typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`;
      // A change of the credentials in the document is one change for all of its operations.
      return [{ id, method, path, side, paths, item, secured: security === undefined ? root : side }];
    }),
  );
}

const words: RateKey = () => documentation();

const rootKeys = {
  // Compared with the operations, or as part of them.
  apart: ['paths', 'webhooks', 'security', 'components'],
  rates: {
    ...{ info: words, tags: words, externalDocs: words },
    servers: () => breaking('the address is another one'),
  },
  otherwise: ((_before, _after, key) =>
    key.startsWith('x-')
      ? documentation('only this project reads it')
      : breaking(`nothing rates a change of "${key}": look at it`)) satisfies RateKey,
};

/** Compares the security schemes that exist on both sides. New ones matter only to operations that accept them. */
function compareSchemes(base: Side, revision: Side, context: Context, out: Collector): void {
  const [was, is] = [below(base, 'components'), below(revision, 'components')];
  if (was === undefined || is === undefined) return;
  const rated = breaking('clients identify themselves otherwise');
  const schemes = {
    ...{ key: 'securitySchemes', gone: rated, added: undefined },
    at: (name: string): Context => ({ ...context, what: `credential ${name}` }),
    both(one: Side, other: Side, at: Context) {
      const [before, after] = [contentOf(one), contentOf(other)];
      if (isDeepStrictEqual(before, after)) return;
      const isWords = isDeepStrictEqual(wire(one), wire(other));
      const change = { key: '', before, after, ...(isWords ? documentation() : rated) };
      out.add(at, one, other, change);
    },
  };
  compareEntries(was, is, schemes, out);
}

/** Returns the part of a security scheme that is visible on the wire. */
function wire(side: Side): JsonObject {
  const { description: _, ...rest } = objectOf(side);
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
}
