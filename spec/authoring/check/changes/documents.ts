import { isDeepStrictEqual } from 'node:util';
import type { DocumentId } from '../../../contract/documents.js';
import type { JsonObject } from '../../../source/json.js';
import type { SourceTree } from '../../../source/tree.js';
import type { Change } from './change.js';
import { type Collector, type Context, collector } from './collector.js';
import { compareOperations, isDraft, operationIdOf, type PlacedOperation, securedBy } from './operations.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';
import { below, contentOf, differing, membersOf, objectOf, paired, type Side } from './side.js';

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
  compareRoots(base, revision, context, out);
}

function compareAll(
  was: readonly PlacedOperation[],
  is: readonly PlacedOperation[],
  context: Context,
  base: Side,
  revision: Side,
  out: Collector,
): void {
  const pairs = was.map((before) => ({ before, after: counterpart(before, is) }));
  for (const { before, after } of pairs) {
    if (after) compareOperations(before, after, context, out);
    else {
      const at = {
        ...context,
        operation: before.id,
        subject: 'operation' as const,
        what: `operation ${before.id}`,
      };
      const rated = isDraft(before)
        ? compatible('a draft: nobody relies on it yet')
        : breaking('clients that call it are refused');
      const gone = below(revision, 'paths') ?? revision;
      out.add(at, before.paths, gone, { key: before.path, before: before.id, after: undefined, ...rated });
    }
  }
  for (const after of is.filter((each) => !pairs.some((pair) => pair.after === each))) {
    const at = {
      ...context,
      operation: after.id,
      subject: 'operation' as const,
      what: `operation ${after.id}`,
    };
    const rated = compatible('one more operation');
    out.add(at, base, after.side, { key: '', before: undefined, after: after.id, ...rated });
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
  return membersOf(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const side = below(item, method);
      if (side === undefined) return [];
      const id = operationIdOf(side) ?? `${method.toUpperCase()} ${path}`;
      return [{ id, method, path, side, paths, item, secured: securedBy(side, root) }];
    }),
  );
}

/** Keys that are compared elsewhere: with the operations, or as part of them. */
const elsewhere = new Set(['paths', 'webhooks', 'security', 'components']);

function compareRoots(base: Side, revision: Side, context: Context, out: Collector): void {
  compareSchemes(base, revision, context, out);
  for (const each of differing(base, revision, (key) => elsewhere.has(key))) {
    const at = { ...context, what: `${context.what}: ${each.key}` };
    out.add(at, base, revision, { ...each, ...rateRoot(each.key) });
  }
}

function rateRoot(key: string): Rated {
  if (key === 'info' || key === 'tags' || key === 'externalDocs') return documentation();
  if (key === 'servers') return breaking('the address is another one');
  if (key.startsWith('x-')) return documentation('only this project reads it');
  return breaking(`nothing rates a change of "${key}": look at it`);
}

/** Compares the security schemes that exist on both sides. New ones matter only to operations that accept them. */
function compareSchemes(base: Side, revision: Side, context: Context, out: Collector): void {
  const [was, is] = [
    below(base, 'components', 'securitySchemes'),
    below(revision, 'components', 'securitySchemes'),
  ];
  for (const each of paired(membersOf(was), membersOf(is))) {
    if (each.base === undefined || was === undefined || is === undefined) continue;
    const before = contentOf(each.base);
    const after = each.revision && contentOf(each.revision);
    if (isDeepStrictEqual(before, after)) continue;
    const isWords = each.revision !== undefined && isDeepStrictEqual(wire(each.base), wire(each.revision));
    const rated = isWords ? documentation() : breaking('clients identify themselves otherwise');
    out.add({ ...context, what: `credential ${each.name}` }, was, is, {
      key: each.name,
      before,
      after,
      ...rated,
    });
  }
}

/** Returns the part of a security scheme that is visible on the wire. */
function wire(side: Side): JsonObject {
  const { description: _, ...rest } = objectOf(side);
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
}
