import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '../../../source/json.js';
import type { Collector, Context } from './collector.js';
import { compareContents } from './contents.js';
import { directionOf } from './keywords.js';
import { compareParameters } from './parameters.js';
import { provenance, rateBasis, rateProvenance } from './provenance.js';
import { breaking, compatible, documentation, type Rated, worse } from './rating.js';
import { compareResponses } from './responses.js';
import { below, contentOf, differing, objectOf, type Side } from './side.js';

/** Compares the request bodies of two states of an operation. */
function compareBodies(base: Side, revision: Side, context: Context, out: Collector): void {
  const was = below(base, 'requestBody');
  const is = below(revision, 'requestBody');
  const at = { ...context, subject: 'body' as const, what: 'request body' };
  if (was && is) {
    compareBody(was, is, at, out);
    compareContents(was, is, { ...at, direction: directionOf('request', context) }, out);
  } else if (was || is) {
    const isRequired = is !== undefined && objectOf(is)['required'] === true;
    const rated = was
      ? breaking('clients that send it are refused or ignored')
      : isRequired
        ? breaking('a body must be sent from now on')
        : compatible('nobody has to send it');
    const values = { before: was && contentOf(was), after: is && contentOf(is) };
    out.add(at, base, revision, { key: 'requestBody', ...values, ...rated });
  }
}

function compareBody(base: Side, revision: Side, context: Context, out: Collector): void {
  for (const { key, before, after } of differing(base, revision, (name) => name === 'content')) {
    const rated =
      key === 'required'
        ? after === true
          ? breaking('a body must be sent from now on')
          : compatible('the body may be left out')
        : provenance.includes(key)
          ? rateProvenance(key, before, after, objectOf(revision))
          : documentation();
    out.add({ ...context, what: `request body: ${key}` }, base, revision, { key, before, after, ...rated });
  }
}

const ranks = ['none', 'viewer', 'editor', 'admin'];

/** Rates a change of the role that an operation requires, or of the basis of that role. */
function rateRole(before: Json | undefined, after: Json | undefined): Rated {
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  const rated = [rateRank(was['role'], is['role'])];
  if (
    !isDeepStrictEqual(was['also'], is['also']) ||
    !isDeepStrictEqual(was['stated-role'], is['stated-role'])
  ) {
    rated.push(breaking('who is admitted beside the role is another one'));
  }
  if (!isDeepStrictEqual(was['x-basis'], is['x-basis'])) {
    rated.push(rateBasis(was['x-basis'] ?? 'stated', is['x-basis'] ?? 'stated'));
  }
  return rated.reduce(worse);
}

function rateRank(before: Json | undefined, after: Json | undefined): Rated {
  if (before === after) return documentation('what it rests on');
  const rise = ranks.indexOf(String(after)) - ranks.indexOf(String(before));
  return rise > 0
    ? breaking(`callers who are ${before} are refused from now on: it needs ${after}`)
    : compatible(`it needs ${after} only`);
}

/** An operation and its place in the documents. */
export interface PlacedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly side: Side;
  /** The map of paths of its document. */
  readonly paths: Side;
  /** The path item, whose parameters apply to each of its operations. */
  readonly item: Side;
  /** The object that declares the required credentials: the operation or the document. */
  readonly secured: Side;
}

/** Compares two states of an operation. */
export function compareOperations(
  base: PlacedOperation,
  revision: PlacedOperation,
  document: Context,
  out: Collector,
): void {
  const context = {
    ...document,
    operation: revision.id,
    subject: 'operation' as const,
    isDraft: isDraft(base),
  };
  const add = (key: string, what: string, before: Json | undefined, after: Json | undefined, rated: Rated) =>
    out.add({ ...context, what }, base.side, revision.side, { key, before, after, ...rated });
  const was = `${base.method.toUpperCase()} ${base.path}`;
  const is = `${revision.method.toUpperCase()} ${revision.path}`;
  if (named(was) !== named(is)) {
    const at = { ...context, what: `operation ${revision.id}` };
    const rated = breaking('clients still call the former address');
    out.add(at, base.paths, revision.paths, { key: revision.path, before: was, after: is, ...rated });
  }
  if (base.id !== revision.id) {
    const rated = breaking('generated clients call it by its former name');
    const renamed = { key: 'operationId', before: base.id, after: revision.id, ...rated };
    // Clients know the operation by its former id.
    for (const operation of [revision.id, base.id]) {
      out.add({ ...context, operation, what: `operation ${base.id}` }, base.side, revision.side, renamed);
    }
  }
  compareSecurity(base, revision, context, out);
  compareKeywords(base.side, revision.side, add);
  compareParameters(base, revision, context, out);
  compareBodies(base.side, revision.side, context, out);
  compareResponses(base.side, revision.side, context, out);
}

export const isDraft = ({ side }: PlacedOperation): boolean => objectOf(side)['x-lifecycle'] === 'draft';

/** Names of path parameters do not matter on the wire. */
const named = (address: string): string => address.replaceAll(/\{[^}]*\}/g, '{}');

const elsewhere = new Set(['parameters', 'requestBody', 'responses', 'security', 'operationId']);
const words = new Set(['summary', 'description', 'tags', 'externalDocs', 'deprecated', 'x-stated']);

function compareKeywords(
  base: Side,
  revision: Side,
  add: (key: string, what: string, before: Json | undefined, after: Json | undefined, rated: Rated) => void,
): void {
  for (const { key, before, after } of differing(base, revision, (name) => elsewhere.has(name))) {
    add(key, `operation: ${key}`, before, after, rate(key, before, after, objectOf(revision)));
  }
}

function rate(key: string, before: Json | undefined, after: Json | undefined, detail: JsonObject): Rated {
  if (words.has(key)) return documentation();
  if (provenance.includes(key)) return rateProvenance(key, before, after, detail);
  if (key === 'x-role') return rateRole(before, after);
  if (key === 'x-body-limit') {
    return Number(after ?? 0) < Number(before ?? Number.POSITIVE_INFINITY)
      ? breaking('bodies that were accepted are refused')
      : compatible('larger bodies are accepted');
  }
  if (key === 'x-lifecycle') {
    return after === 'draft'
      ? breaking('a draft is answered from examples, and nobody judges it')
      : compatible('no longer a draft: it needs a handler and is judged');
  }
  return breaking(`nothing rates a change of "${key}": look at it`);
}

/** An additional way to authenticate is compatible; any other change of the requirements is breaking. */
function rateSecurity(before: Json | undefined, after: Json | undefined): Rated {
  const was = Array.isArray(before) ? before : [];
  const is = Array.isArray(after) ? after : [];
  const stays = was.length > 0 && was.every((way) => is.some((other) => isDeepStrictEqual(way, other)));
  return stays
    ? compatible('one more way to identify oneself')
    : breaking('who may call is another question from now on');
}

/** Returns the id of an operation; undefined if the operation has none. */
export function operationIdOf(side: Side): string | undefined {
  const id = objectOf(side)['operationId'];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Returns the object that declares the credentials of an operation. A change in the document is one change for all of its
 * operations.
 */
export const securedBy = (operation: Side, document: Side): Side =>
  objectOf(operation)['security'] === undefined ? document : operation;

function compareSecurity(
  base: PlacedOperation,
  revision: PlacedOperation,
  context: Context,
  out: Collector,
): void {
  const before = objectOf(base.secured)['security'];
  const after = objectOf(revision.secured)['security'];
  if (isDeepStrictEqual(before, after)) return;
  const at = { ...context, what: 'credentials' };
  const rated = rateSecurity(before, after);
  out.add(at, base.secured, revision.secured, { key: 'security', before, after, ...rated });
}
