import { type Documents, type InterfaceId, publishedDocuments } from '../../contract/documents.js';
import { isDraft } from '../../contract/places.js';

import { type Base, baseOf } from './bases.js';
import { compareOperations } from './compare-operations.js';
import { type Described, describedIn } from './described.js';
import { moveOf, removed } from './moves.js';
import { type OperationLikeness, operationPairs } from './operation-pairs.js';
import type { Pair } from './pairing.js';
import type { Proposal, Proposed } from './proposal.js';
import type { OpenApiDocument } from './read-document.js';

/**
 * Proposes an overlay on our contract that describes a target by its own documents, as far as they are similar. Unsure matches
 * are marked; differences from what the specification states are reported, not proposed.
 */
export function propose(
  documents: readonly OpenApiDocument[],
  contract: Documents = publishedDocuments(),
): Proposed {
  const owners = new Map<Described, InterfaceId>();
  for (const [id, { servers: _, ...document }] of contract) {
    for (const operation of describedIn(document)) {
      if (!isDraft(operation.whole)) owners.set(operation, id);
    }
  }
  const theirs = documents.flatMap(({ document }) => describedIn(document));
  const pairs = operationPairs([...owners.keys()], theirs);
  const bases = basesOf(pairs, owners);

  const proposals: Proposal[] = [];
  const same: string[] = [];
  const differences: string[] = [];
  const inexpressible: string[] = [];
  const moved = new Map<Described, { readonly method: string; readonly path: string }>();
  for (const pair of pairs) {
    const { ours } = pair.best;
    const base = bases.get(owners.get(ours) ?? 'people');
    const move = moveOf(pair, base);
    if (move.kind === 'same') same.push(nameOf(ours));
    if (move.kind === 'difference') differences.push(move.says);
    if (move.kind === 'inexpressible') inexpressible.push(move.says);
    if (move.kind !== 'proposal') continue;
    proposals.push(move.proposal);
    moved.set(ours, move.to);
  }
  const known = new Set(pairs.flatMap(({ best, isSure }) => (isSure ? [owners.get(best.ours)] : [])));
  const members = compareOperations(pairs, moved);
  const paired = new Set<Described>(pairs.flatMap(({ best }) => [best.ours, best.theirs]));
  return {
    title: `as proposed from ${documents.map(({ file }) => file).join(', ')}`,
    sources: documents.map(({ file }) => file),
    bases: [...bases]
      .filter(([id]) => known.has(id))
      .map(([id, { origin, segments }]) => ({
        interface: id,
        address: `${origin}/${segments.join('/')}`.replace(/\/$/, ''),
      })),
    proposals: [...proposals, ...members.proposals],
    same,
    missing: [...owners.keys()]
      .filter((operation) => !paired.has(operation))
      .map((operation) => ({ operation: nameOf(operation), actions: [removed(operation)] })),
    absent: members.absent,
    differences: [...differences, ...members.differences],
    inexpressible: [
      ...inexpressible,
      ...members.inexpressible,
      ...documents.flatMap(({ unread }) =>
        unread.map(
          (reference) =>
            `what $ref "${reference}" leads to was not read: bundle the document into one file first`,
        ),
      ),
    ],
    unlike: theirs.filter((operation) => !paired.has(operation)).map(({ shown }) => shown),
  };
}

function basesOf(
  pairs: readonly Pair<OperationLikeness>[],
  owners: ReadonlyMap<Described, InterfaceId>,
): ReadonlyMap<InterfaceId, Base> {
  const bases = new Map<InterfaceId, Base>();
  for (const id of new Set(owners.values())) {
    const own = pairs.filter(({ best }) => owners.get(best.ours) === id);
    const sure = own.filter(({ isSure }) => isSure);
    const base = baseOf((sure.length > 0 ? sure : own).map(({ best }) => best));
    if (base !== undefined) bases.set(id, base);
  }
  return bases;
}

const nameOf = ({ operationId, shown }: Described): string => operationId ?? shown;
