import { stringify } from 'yaml';
import { type Documents, type InterfaceId, publishedDocuments } from '../../contract/documents.js';
import { isDraft } from '../../contract/drafts.js';
import type { JsonObject } from '../../source/json.js';
import type { OverlayAction } from '../overlay.js';
import { type Described, describedIn, key } from './described.js';
import { comparedBody, type Found, renamedQuery } from './members.js';
import { isValue, type Pair, pairsOf, segmentsOf, shapeOf } from './pairs.js';

/** One thing that a target has in another form, and the actions that say so. */
export interface Proposal {
  readonly subject: string;
  readonly theirs: string;
  readonly isSure: boolean;
  readonly actions: readonly OverlayAction[];
}

/** What the documents of a target say of its forms. */
export type Proposed = ReturnType<typeof propose>;

/** Proposes an overlay on our contract by the OpenAPI documents of a target. What the specification states is never proposed otherwise. */
export function propose(
  documents: ReadonlyMap<string, JsonObject>,
  contract: Documents = publishedDocuments(),
) {
  const owners = new Map<Described, InterfaceId>(
    [...contract].flatMap(([id, document]) =>
      describedIn(document)
        .filter(({ operation }) => !isDraft(operation))
        .map((each) => [each, id]),
    ),
  );
  const theirs = [...documents.values()].flatMap(describedIn);
  const { pairs, near } = pairsOf([...owners.keys()], theirs);
  const found: Found = { renames: new Map(), differences: [], inexpressible: [] };
  const bases = new Map(
    [...contract.keys()].flatMap((id) => {
      const base = baseOf(pairs.filter(({ ours }) => owners.get(ours) === id));
      return base === undefined ? [] : [[id, base] as const];
    }),
  );
  const placed = pairs.flatMap((pair) => {
    const base = bases.get(owners.get(pair.ours) ?? 'people');
    return base === undefined ? [] : placedAt(pair, base, found);
  });
  const renamed = [...found.renames.values()].map(({ at, ...rename }): Proposal => {
    const action = { target: at, update: { 'x-wire-name': rename.theirs } };
    return { ...rename, actions: [action] };
  });
  const ofPairs = new Set(pairs.map(({ ours }) => ours));
  return {
    sources: [...documents.keys()],
    /** The base address of each interface, as its option takes it. */
    bases: Object.fromEntries([...bases].map(([id, base]) => [id, base.address])),
    proposals: [...placed, ...renamed].toSorted((a, b) => Number(b.isSure) - Number(a.isSure)),
    /** What nothing in the documents is like, or nothing but what another operation of ours is. */
    missing: [...owners.keys()]
      .filter((each) => !ofPairs.has(each))
      .map((each) => {
        const { method, path } = near.get(each) ?? {};
        return path === undefined
          ? each.id
          : `${each.id}, unless it is ${method} ${path}, as another of ours is`;
      }),
    known: pairs.filter(({ isSure }) => isSure).map(({ ours }) => ours.id),
    differences: [...new Set(found.differences)],
    inexpressible: [...new Set(found.inexpressible)],
  };
}

/** The whole place of an operation: where its host is, and the segments of the path from there. */
function wholeOf({ server, path }: Pick<Described, 'server' | 'path'>) {
  const [, origin = '', prefix = ''] = /^(\w+:\/\/[^/]*)?(.*)$/.exec(server) ?? [];
  return { origin, segments: segmentsOf(prefix + path) };
}

/** The beginning of the paths after which most operations stand as in our contract, or that most of them have. */
function baseOf(pairs: readonly Pair[]) {
  const votes = new Map<string, number>();
  for (const { ours, theirs, score } of pairs) {
    const { origin, segments } = wholeOf(theirs);
    for (let length = 0; length < segments.length && !segments.slice(0, length).some(isValue); length += 1) {
      const isInPlace = shapeOf(segments.slice(length)) === shapeOf(segmentsOf(ours.path));
      const address = [origin, ...segments.slice(0, length)].join('/');
      votes.set(address, (votes.get(address) ?? 0) + score * (isInPlace ? 4 : 1));
    }
  }
  // Of several that all have in common the one that ends with a version.
  const rank = ([address, vote]: readonly [string, number]) => vote + (/\/v\d+$/.test(address) ? 0.1 : 0);
  const [best] = [...votes].toSorted((a, b) => rank(b) - rank(a) || b[0].length - a[0].length);
  return best && { address: best[0], segments: wholeOf({ server: best[0], path: '' }).segments };
}

/** What a pair says of the place of an operation of ours, of its parameters and of what is around its bodies. */
function placedAt(
  pair: Pair,
  base: NonNullable<ReturnType<typeof baseOf>>,
  found: Found,
): readonly Proposal[] {
  const { ours, theirs, isSure } = pair;
  const shown = `${theirs.method} ${theirs.path}`;
  const [own, whole] = [segmentsOf(ours.path), wholeOf(theirs)];
  const to = whole.segments.slice(base.segments.length);
  const isMoved = theirs.method !== ours.method || shapeOf(to) !== shapeOf(own);
  const [values, others] = [own.filter(isValue), to.filter(isValue)];
  const isUnder = `${[whole.origin, ...whole.segments].join('/')}/`.startsWith(`${base.address}/`);
  if (!isUnder || values.length !== others.length) {
    const takes = `which takes ${others.length} values instead of ${values.length}`;
    found.inexpressible.push(
      `${ours.id} is ${shown} there, ${isUnder ? takes : `outside of ${base.address}`}`,
    );
    return [];
  }
  if (isMoved && ours.operation['x-basis'] === undefined) {
    found.differences.push(
      `${ours.id} is ${shown} there, and ${ours.method} ${ours.path} by the specification`,
    );
    return [];
  }
  const [request, response] = [comparedBody(pair, 'request', found), comparedBody(pair, 'response', found)];
  const envelope = { ...(request && { request }), ...(response && { response }) };
  const update = request || response ? { 'x-wire-envelope': envelope } : {};
  const names = [...values];
  const path = `/${to.map((each) => (isValue(each) ? (names.shift() ?? each) : each)).join('/')}`;
  const before = `$.paths${key(ours.path)}.${ours.method.toLowerCase()}`;
  const method = theirs.method.toLowerCase();
  const moved: readonly OverlayAction[] = [
    { target: before, remove: true },
    { target: '$.paths', update: { [path]: { [method]: { operationId: ours.id, ...update } } } },
  ];
  const actions = isMoved ? moved : 'x-wire-envelope' in update ? [{ target: before, update }] : [];
  const target = isMoved ? `$.paths${key(path)}.${method}` : before;
  return [
    ...(actions.length > 0 ? [{ subject: ours.id, theirs: shown, isSure, actions }] : []),
    ...renamedQuery(pair).map(({ parameter, ...rename }) => {
      return { ...rename, actions: [{ target, update: { parameters: [parameter] } }] };
    }),
  ];
}

/** Writes what is proposed as an overlay, and what is not accepted as comments. */
export function overlayText(proposed: Proposed, accept: 'sure' | 'perhaps'): string {
  const { sources, bases, proposals, missing, differences, inexpressible } = proposed;
  // What stands elsewhere leaves its place first, so that something else can take it.
  const actionsOf = (isTaken: boolean) =>
    proposals
      .filter(({ isSure }) => (isSure || accept === 'perhaps') === isTaken)
      .flatMap(({ subject, theirs, actions }) =>
        actions.map((action) => ({ ...action, description: `${subject} is ${theirs}` })),
      )
      .toSorted((a, b) => Number(b.remove ?? false) - Number(a.remove ?? false));
  const open = actionsOf(false);
  const info = { title: `as proposed from ${sources.join(', ')}`, version: '1' };
  const chapters = {
    'Perhaps; --accept perhaps takes them:': open.length === 0 ? [] : [stringify(open, { lineWidth: 0 })],
    'Otherwise than the specification states, so that no overlay should hide it:': differences,
    'What an overlay cannot say:': inexpressible,
    'Nothing is like these operations of ours. No overlay says that one is two; what is missing is skipped:':
      missing,
  };
  return [
    `# Proposed by pdk learn --openapi ${sources.join(' ')}: read it before it is used with --overlay.\n`,
    ...Object.entries(bases).map(([id, base]) => `# --${id}-url ${base}\n`),
    stringify({ overlay: '1.0.0', info, actions: actionsOf(true) }, { lineWidth: 0 }),
    ...Object.entries(chapters).flatMap(([title, said]) =>
      said.length === 0 ? [] : [`\n# ${title}\n`, said.join('\n').trimEnd().replaceAll(/^/gm, '#   '), '\n'],
    ),
  ].join('');
}
