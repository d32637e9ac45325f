import { isDeepStrictEqual } from 'node:util';
import type { DocumentId } from '../../../contract/documents.js';
import { isArray, isObject } from '../../../source/json.js';
import type { SourceTree } from '../../../source/tree.js';
import { type Change, type Collector, type Context, collector, contextOf } from './change.js';
import { compare, compareEntries, type Kind, type Part } from './comparing.js';
import { operation, parameter, root, scheme } from './kinds.js';
import { breaking, compatible, documentation, namesIn, type Rate, rateBasis, words } from './rating.js';
import { below, type Entries, entriesOf, objectOf, type Side } from './side.js';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Returns all differences between two states of these documents. */
export function compareDocuments(
  base: SourceTree,
  revision: SourceTree,
  ids: readonly DocumentId[],
): readonly Change[] {
  const out = collector();
  for (const id of ids) {
    const [was, is] = [base, revision].map((tree) => ({
      ...{ tree, place: { file: `spec/${id}.yaml`, keys: [] }, beside: [] },
    }));
    if (was && is) compareDocument(id, was, is, out);
  }
  return out.all();
}

function compareDocument(document: DocumentId, base: Side, revision: Side, out: Collector): void {
  const at = contextOf({ document, subject: 'document', what: `the ${document} interface` });
  for (const map of ['paths', 'webhooks'] as const) {
    compareAll(base, revision, map, { ...at, subject: 'operation', isWebhook: map === 'webhooks' }, out);
  }
  const [was, is] = [base, revision].map((side) => {
    const components = below(side, 'components');
    return components && below(components, 'securitySchemes');
  });
  // New schemes matter only to operations that accept them.
  const schemes = {
    kind: scheme,
    at: (name: string): Context => ({ ...at, what: `credential ${name}` }),
    gone: () => breaking('clients identify themselves otherwise'),
  };
  compareEntries(entriesOf(was), entriesOf(is), schemes, out, (name) => [was ?? base, is ?? revision, name]);
  compare(root, base, revision, at, out);
}

interface PlacedOperation {
  /** Its id, or its method and path if it has none. */
  readonly id: string;
  /** Its method and path; names of path parameters do not matter on the wire. */
  readonly address: string;
  readonly path: string;
  readonly side: Side;
  /** The map of paths of its document. */
  readonly paths: Side;
  /** The path item, whose parameters apply to each of its operations. */
  readonly item: Side;
  /** The object that declares the required credentials: the operation or the document. */
  readonly secured: Side;
}

function operationsIn(document: Side, map: 'paths' | 'webhooks'): readonly PlacedOperation[] {
  const paths = below(document, map);
  if (paths === undefined) return [];
  return entriesOf(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const side = below(item, method);
      if (side === undefined) return [];
      const { operationId, security } = objectOf(side);
      const address = `${method.toUpperCase()} ${path}`;
      const id = typeof operationId === 'string' ? operationId : address;
      // A change of the credentials in the document is one change for all of its operations.
      return [{ id, address, path, side, paths, item, secured: security === undefined ? document : side }];
    }),
  );
}

const isDraft = ({ side }: PlacedOperation): boolean => objectOf(side)['x-lifecycle'] === 'draft';

/** Compares operations, which are the same by their ids, otherwise by their addresses. */
function compareAll(
  base: Side,
  revision: Side,
  map: 'paths' | 'webhooks',
  context: Context,
  out: Collector,
): void {
  const added = new Set(operationsIn(revision, map));
  for (const before of operationsIn(base, map)) {
    const at = {
      ...context,
      operations: [before.id],
      what: `operation ${before.id}`,
      isDraft: isDraft(before),
    };
    const others = [...added];
    const after =
      others.find(({ id }) => id === before.id) ?? others.find(({ address }) => address === before.address);
    if (after) {
      added.delete(after);
      compareOperations(before, after, at, out);
    } else {
      out.add(at, before.paths, below(revision, 'paths') ?? revision, {
        ...{ key: before.path, before: before.id, after: undefined },
        ...breaking('clients that call it are refused'),
      });
    }
  }
  for (const { id, side } of added) {
    out.add({ ...context, operations: [id], what: `operation ${id}` }, base, side, {
      ...{ key: '', before: undefined, after: id },
      ...compatible('one more operation'),
    });
  }
}

function compareOperations(
  base: PlacedOperation,
  revision: PlacedOperation,
  context: Context,
  out: Collector,
): void {
  const unnamed = ({ address }: PlacedOperation) => address.replaceAll(/\{[^}]*\}/g, '{}');
  if (unnamed(base) !== unnamed(revision)) {
    out.add({ ...context, what: `operation ${revision.id}` }, base.paths, revision.paths, {
      ...{ key: revision.path, before: base.address, after: revision.address },
      ...breaking('clients still call the former address'),
    });
  }
  if (base.id !== revision.id) {
    // Clients know the operation by its former id.
    out.add({ ...context, operations: [revision.id, base.id] }, base.side, revision.side, {
      ...{ key: 'operationId', before: base.id, after: revision.id },
      ...breaking('generated clients call it by its former name'),
    });
  }
  const at = { ...context, operations: [revision.id], what: 'operation', seen: new Set<string>() };
  compareSecurity(base, revision, { ...at, what: 'credentials' }, out);
  compare(operation, base.side, revision.side, at, out);
  compareParameters(base, revision, at, out);
}

/** An additional way to authenticate is compatible; any other change of the requirements is breaking. */
function compareSecurity(
  base: PlacedOperation,
  revision: PlacedOperation,
  at: Context,
  out: Collector,
): void {
  const [before, after] = [objectOf(base.secured)['security'], objectOf(revision.secured)['security']];
  if (isDeepStrictEqual(before, after)) return;
  const [was, is] = [before, after].map((ways) => (Array.isArray(ways) ? ways : []));
  const stays = was?.length && was.every((way) => is?.some((other) => isDeepStrictEqual(way, other)));
  const rated = stays
    ? compatible('one more way to identify oneself')
    : breaking('who may call is another question from now on');
  out.add(at, base.secured, revision.secured, { key: 'security', before, after, ...rated });
}

function compareParameters(
  base: PlacedOperation,
  revision: PlacedOperation,
  at: Context,
  out: Collector,
): void {
  const part = {
    kind: parameter,
    at: (name: string): Context => ({
      ...{ ...at, subject: 'parameter', member: name.split(' ')[1], what: `parameter ${name}` },
    }),
    gone: () => breaking('clients that send it are refused or ignored'),
    added: (entry: Side) =>
      objectOf(entry)['required'] === true
        ? breaking('it must be sent from now on')
        : compatible('nobody has to send it'),
  };
  const list = below(revision.side, 'parameters') ?? revision.side;
  compareEntries(parametersOf(base), parametersOf(revision), part, out, (_, was = base.side, is = list) => [
    was,
    is,
    '',
  ]);
}

/** Returns parameters by kind and name; path parameters by position, as their names are not sent. */
function parametersOf({ item, side }: PlacedOperation): Entries {
  let places = 0;
  return [item, side].flatMap((holder) =>
    entriesOf(below(holder, 'parameters')).map(([, one]) => {
      const { in: where, name } = objectOf(one);
      if (where !== 'path') return [`${where} ${name}`, one] as const;
      places += 1;
      return [`path ${places}`, one] as const;
    }),
  );
}

const checked: Rate = (before, after) => {
  if (before === undefined) return breaking('it is not checked any more');
  return after === undefined ? compatible('it is checked from now on') : documentation();
};

const without = (before: readonly string[], after: readonly string[]) =>
  before.filter((name) => !after.includes(name)).join(', ');

/** A rule is a promise to clients. */
const rule: Kind = {
  rates: {
    basis: rateBasis,
    unobservable: checked,
    operations(before, after) {
      const lost = without(namesIn(before), namesIn(after));
      return lost
        ? breaking(`it is not checked at ${lost} any more`)
        : compatible('it is checked at more operations');
    },
    effect: () => documentation('which runs may exercise it'),
    question: () => documentation('another question'),
    says: () => documentation('reworded: see that its judge and its mutant still say the same'),
  },
  otherwise: words,
};

/** Integrators rely on the default of a question, profiles on its readings. */
const question: Kind = {
  rates: {
    default: (before, after, { entry }) =>
      entry['resolved'] === undefined
        ? breaking(`the mock answers otherwise: ${after} instead of ${before}`)
        : compatible(`learned from the service: the mock answers ${after} instead of ${before}`),
    readings(before, after) {
      const lost = without(namesIn(before), namesIn(after));
      if (lost) return breaking(`profiles that choose ${lost} are refused`);
      return without(namesIn(after), namesIn(before))
        ? compatible('one more reading: the mock has to show it')
        : documentation();
    },
    resolved: (_, after) =>
      after === undefined
        ? breaking('nobody vouches for the answer any more')
        : compatible('learned from the service: what rests on it can fail a run from now on'),
    contradicts: () => compatible('which readings step over stated sentences'),
  },
  otherwise: words,
};

const rules: Part = {
  kind: rule,
  at: (id) => contextOf({ subject: 'rule', what: `rule ${id}`, rules: [id] }),
  alone: (_, entry) => ({
    operations: namesIn(objectOf(entry)['operations']).filter((operation) => !operation.startsWith('+')),
  }),
  gone: () => breaking('what clients were promised is not checked any more'),
  added: () => compatible('one more promise: it needs a judge and a mutant'),
};

const questions: Part = {
  kind: question,
  at: (id) => contextOf({ subject: 'question', what: `question ${id}`, question: id }),
  gone: () => breaking('profiles that answer it are refused'),
  added: () => compatible('one more open point: the mock has to answer it'),
};

/** Returns rules and questions that were added, dropped or changed. */
export function compareCatalogues(base: SourceTree, revision: SourceTree): readonly Change[] {
  const out = collector();
  for (const [folder, part] of [
    ['spec/rules/', rules],
    ['spec/questions/', questions],
  ] as const) {
    const [was, is] = [entriesIn(base, folder), entriesIn(revision, folder)];
    compareEntries(was, is, part, out, (_, one, other) => {
      // A removed entry is placed where it was: at the end of its file, or at the former path of that file.
      const file = one?.place.file ?? other?.place.file ?? folder;
      const beside: Side = { tree: revision, place: { file, keys: [] }, beside: [] };
      return [one ?? beside, other ?? beside, ''];
    });
  }
  return out.all();
}

function entriesIn(tree: SourceTree, folder: string): Entries {
  return [...tree.files.values()]
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, value }) =>
      (isArray(value) ? value : []).flatMap((entry, index) => {
        const id = isObject(entry) ? entry['id'] : undefined;
        if (typeof id !== 'string') return [];
        return [[id, { tree, place: { file: path, keys: [String(index)] }, beside: [] }] as const];
      }),
    );
}
