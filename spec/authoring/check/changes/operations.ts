import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../../../source/json.js';
import type { Collector, Context } from './change.js';
import { compareEntries, compareKeys, compareSchemasOf, type RateKey } from './comparing.js';
import { type Direction, directionOf } from './keywords.js';
import { breaking, compatible, documentation, type Rated, rateBasis, worse } from './rating.js';
import { below, contentOf, entriesOf, objectOf, paired, type Side } from './side.js';

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

export const isDraft = ({ side }: PlacedOperation): boolean => objectOf(side)['x-lifecycle'] === 'draft';

/** Names of path parameters do not matter on the wire. */
const addressOf = ({ method, path }: PlacedOperation, place = path): string =>
  `${method.toUpperCase()} ${place}`;
const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** Compares two states of an operation. */
export function compareOperations(
  base: PlacedOperation,
  revision: PlacedOperation,
  document: Context,
  out: Collector,
): void {
  const context: Context = {
    ...document,
    ...{ operation: revision.id, subject: 'operation', what: 'operation', isDraft: isDraft(base) },
  };
  if (addressOf(base, unnamed(base.path)) !== addressOf(revision, unnamed(revision.path))) {
    out.add({ ...context, what: `operation ${revision.id}` }, base.paths, revision.paths, {
      ...{ key: revision.path, before: addressOf(base), after: addressOf(revision) },
      ...breaking('clients still call the former address'),
    });
  }
  if (base.id !== revision.id) {
    // Clients know the operation by its former id.
    for (const operation of [revision.id, base.id]) {
      out.add({ ...context, operation, what: `operation ${base.id}` }, base.side, revision.side, {
        ...{ key: 'operationId', before: base.id, after: revision.id },
        ...breaking('generated clients call it by its former name'),
      });
    }
  }
  compareSecurity(base, revision, context, out);
  compareKeys(base.side, revision.side, context, operationKeys, out);
  compareParameters(base, revision, context, out);
  compareBodies(base.side, revision.side, context, out);
  compareResponses(base.side, revision.side, context, out);
}

const words: RateKey = () => documentation();
const unrated: RateKey = (_before, _after, key) => breaking(`nothing rates a change of "${key}": look at it`);
const mustBeSent =
  (must: string, may: string): RateKey =>
  (_, after) =>
    after === true ? breaking(must) : compatible(may);

const operationKeys = {
  apart: ['parameters', 'requestBody', 'responses', 'security', 'operationId'],
  rates: {
    ...{ summary: words, description: words, tags: words, externalDocs: words, deprecated: words },
    'x-role': rateRole,
    'x-body-limit': (before, after) =>
      Number(after ?? 0) < Number(before ?? Number.POSITIVE_INFINITY)
        ? breaking('bodies that were accepted are refused')
        : compatible('larger bodies are accepted'),
    'x-lifecycle': (_, after) =>
      after === 'draft'
        ? breaking('a draft is answered from examples, and nobody judges it')
        : compatible('no longer a draft: it needs a handler and is judged'),
  } satisfies Record<string, RateKey>,
  otherwise: unrated,
};

const ranks = ['none', 'viewer', 'editor', 'admin'];

/** Rates a change of the role that an operation requires, or of the basis of that role. */
function rateRole(before: Json | undefined, after: Json | undefined): Rated {
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  const isOther = (...keys: readonly string[]) => keys.some((key) => !isDeepStrictEqual(was[key], is[key]));
  const rated = [rateRank(was['role'], is['role'])];
  if (isOther('also', 'stated-role')) rated.push(breaking('who is admitted beside the role is another one'));
  if (isOther('x-basis')) rated.push(rateBasis(was['x-basis'] ?? 'stated', is['x-basis'] ?? 'stated'));
  return rated.reduce(worse);
}

function rateRank(before: Json | undefined, after: Json | undefined): Rated {
  if (before === after) return documentation('what it rests on');
  const rise = ranks.indexOf(String(after)) - ranks.indexOf(String(before));
  return rise > 0
    ? breaking(`callers who are ${before} are refused from now on: it needs ${after}`)
    : compatible(`it needs ${after} only`);
}

/** An additional way to authenticate is compatible; any other change of the requirements is breaking. */
function compareSecurity(
  base: PlacedOperation,
  revision: PlacedOperation,
  context: Context,
  out: Collector,
): void {
  const before = objectOf(base.secured)['security'];
  const after = objectOf(revision.secured)['security'];
  if (isDeepStrictEqual(before, after)) return;
  const was = Array.isArray(before) ? before : [];
  const is = Array.isArray(after) ? after : [];
  const stays = was.length > 0 && was.every((way) => is.some((other) => isDeepStrictEqual(way, other)));
  const rated = stays
    ? compatible('one more way to identify oneself')
    : breaking('who may call is another question from now on');
  const at = { ...context, what: 'credentials' };
  out.add(at, base.secured, revision.secured, { key: 'security', before, after, ...rated });
}

const parameterKeys = {
  apart: ['schema'],
  rates: {
    ...{ description: words, example: words, examples: words, deprecated: words },
    required: mustBeSent('it must be sent from now on', 'it may be left out'),
    name: () => documentation('the name of a place in the path'),
  } satisfies Record<string, RateKey>,
  otherwise: (_before: Json | undefined, _after: Json | undefined, key: string) =>
    breaking(`how it is written ("${key}") is another one`),
};

/** Compares the parameters of two states of an operation. Names of path parameters do not matter. */
function compareParameters(
  base: PlacedOperation,
  revision: PlacedOperation,
  context: Context,
  out: Collector,
): void {
  for (const { name, base: was, revision: is } of paired(parametersOf(base), parametersOf(revision))) {
    const at: Context = {
      ...context,
      ...{ subject: 'parameter', member: name.split(' ')[1], what: `parameter ${name}` },
    };
    if (was && is) {
      compareSchemasOf(was, is, { ...at, direction: directionOf('request', context) }, out);
      compareKeys(was, is, at, parameterKeys, out);
    } else if (was) {
      const rated = breaking('clients that send it are refused or ignored');
      const list = below(revision.side, 'parameters') ?? revision.side;
      out.add(at, was, list, { key: '', before: contentOf(was), after: undefined, ...rated });
    } else if (is) {
      const { required } = objectOf(is);
      const rated = mustBeSent('it must be sent from now on', 'nobody has to send it')(null, required, '');
      out.add(at, base.side, is, { key: '', before: undefined, after: contentOf(is), ...rated });
    }
  }
}

/** Returns parameters by kind and name; path parameters by position, as their names are not sent. */
function parametersOf({ item, side }: PlacedOperation): readonly (readonly [string, Side])[] {
  let places = 0;
  return [item, side].flatMap((holder) =>
    entriesOf(below(holder, 'parameters')).map(([, parameter]) => {
      const { in: where, name } = objectOf(parameter);
      if (where !== 'path') return [`${where} ${name}`, parameter] as const;
      places += 1;
      return [`path ${places}`, parameter] as const;
    }),
  );
}

const bodyKeys = {
  apart: ['content'],
  rates: { required: mustBeSent('a body must be sent from now on', 'the body may be left out') },
};

/** Compares the request bodies of two states of an operation. */
function compareBodies(base: Side, revision: Side, context: Context, out: Collector): void {
  const [was, is] = [below(base, 'requestBody'), below(revision, 'requestBody')];
  const at: Context = { ...context, subject: 'body', what: 'request body' };
  if (was && is) {
    compareKeys(was, is, at, bodyKeys, out);
    compareContents(was, is, { ...at, direction: directionOf('request', context) }, out);
  } else if (was || is) {
    const rated = was
      ? breaking('clients that send it are refused or ignored')
      : is && objectOf(is)['required'] === true
        ? breaking('a body must be sent from now on')
        : compatible('nobody has to send it');
    const values = { before: was && contentOf(was), after: is && contentOf(is) };
    out.add(at, base, revision, { key: 'requestBody', ...values, ...rated });
  }
}

const headerKeys = {
  apart: ['schema'],
  rates: {
    required: (_: Json | undefined, after: Json | undefined) =>
      after === true ? compatible('it is always there') : breaking('it may be missing from now on'),
  },
};

/** Compares the responses of two states of an operation, with their headers and contents. */
function compareResponses(base: Side, revision: Side, context: Context, out: Collector): void {
  const direction = directionOf('response', context);
  const responses = {
    key: 'responses',
    at: (status: string): Context => ({ ...context, subject: 'response', what: `response ${status}` }),
    gone: breaking('what clients are prepared for is not documented any more'),
    added: compatible('one more answer'),
    both(was: Side, is: Side, at: Context) {
      compareKeys(was, is, at, { apart: ['content', 'headers'] }, out);
      compareEntries(was, is, headersOf(at), out);
      compareContents(was, is, { ...at, direction }, out);
    },
  };
  const headersOf = (response: Context) => ({
    key: 'headers',
    at: (member: string): Context => ({
      ...response,
      ...{ subject: 'header', member, what: `${response.what}, header ${member}` },
    }),
    gone: breaking('clients that read it find nothing'),
    added: compatible('clients ignore what they do not know'),
    both(was: Side, is: Side, at: Context) {
      compareSchemasOf(was, is, { ...at, direction }, out);
      compareKeys(was, is, at, headerKeys, out);
    },
  });
  compareEntries(base, revision, responses, out);
}

/** Compares the contents of a body or response: media types, their schemas and examples. */
function compareContents(
  base: Side,
  revision: Side,
  context: Context & { readonly direction: Direction },
  out: Collector,
): void {
  const at = (type: string): Context => ({ ...context, what: `${context.what}: ${type}` });
  const taken = context.direction === 'request' ? 'accepted' : 'answered';
  const media = {
    ...{ key: 'content', at, gone: breaking(`it is no longer ${taken}`) },
    added: compatible('one more media type beside what there was'),
    both(was: Side, is: Side) {
      compareSchemasOf(was, is, context, out);
      const example = () => documentation('an example');
      const schema = () => breaking('the body is described otherwise');
      const apart = below(was, 'schema') && below(is, 'schema') ? ['schema'] : [];
      compareKeys(was, is, context, { apart, rates: { schema, example, examples: example } }, out);
    },
  };
  compareEntries(base, revision, media, out);
}
