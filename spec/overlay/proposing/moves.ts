import type { QuestionId } from '../../../generated/questions.js';
import type { OverlayAction } from '../apply.js';
import { type Base, placedIn } from './bases.js';
import { type Described, isPlaceholder } from './described.js';
import { jsonPathOf } from './json-path.js';
import type { OperationLikeness } from './operation-pairs.js';
import type { Pair } from './pairing.js';
import type { Proposal } from './proposal.js';

/** The result of comparing the places of an operation. */
export type Move =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'proposal';
      readonly proposal: Proposal;
      readonly to: { readonly method: string; readonly path: string };
    }
  | { readonly kind: 'difference' | 'inexpressible'; readonly says: string };

/** The question about paths without an organization. */
const orgNamed: QuestionId = 'org.named';

/** Returns the place of an operation of ours at a target. @param base of its interface */
export function moveOf({ best, runnerUp, isSure }: Pair<OperationLikeness>, base: Base | undefined): Move {
  const { ours, theirs } = best;
  const name = ours.operationId ?? '';
  const seems = `${name} ${isSure ? 'is' : 'may be'} ${theirs.shown}`;
  const placed = base?.origin === theirs.origin ? placedIn(best, base.segments) : undefined;
  if (placed === undefined || base === undefined) {
    const others = base === undefined ? '' : ` /${base.segments.join('/')}`;
    return {
      kind: 'inexpressible',
      says: `${seems}: that is outside the base address${others} of what belongs to it`,
    };
  }
  if (placed.kind === 'inexpressible') {
    const lacksOrg =
      ours.segments.includes('{org_id}') &&
      theirs.segments.filter(isPlaceholder).length < ours.segments.filter(isPlaceholder).length;
    const hint = lacksOrg ? ` (a profile may say so: pdk questions, ${orgNamed})` : '';
    return { kind: 'inexpressible', says: `${seems}: ${placed.because}${hint}` };
  }
  if (placed.kind === 'same') {
    if (isSure) return placed;
    const rival = runnerUp === undefined ? '' : `; or else ${otherThan(best, runnerUp)}`;
    return {
      kind: 'inexpressible',
      says: `${seems}, where it stands in ours, too (${evidenceOf(best)}${rival})`,
    };
  }
  const { method, path } = placed;
  const to = `${method.toUpperCase()} ${path}`;
  if (ours.isStated) {
    return { kind: 'difference', says: `${name}: the specification states ${ours.shown}, and ${seems}` };
  }
  const proposal: Proposal = {
    kind: 'operation',
    subject: name,
    ours: ours.shown,
    theirs: to,
    confidence: isSure ? 'sure' : 'perhaps',
    likeness: Math.min(best.score, 1),
    evidence: `${theirs.shown}: ${evidenceOf(best)}`,
    ...(runnerUp === undefined
      ? {}
      : { runnerUp: { what: otherThan(best, runnerUp), likeness: Math.min(runnerUp.score, 1) } }),
    actions: [removed(ours), { target: '$.paths', update: { [path]: { [method]: { operationId: name } } } }],
  };
  return { kind: 'proposal', proposal, to: { method, path } };
}

/** Returns an action that removes an operation of ours. */
export const removed = ({ path, method }: Described): OverlayAction => ({
  target: jsonPathOf(['paths', path, method]),
  remove: true,
});

const said: Readonly<Record<string, string>> = {
  id: 'operationId',
  prose: 'summary',
  shape: 'form of the path',
  values: 'values in it',
};

const evidenceOf = ({ by }: OperationLikeness): string =>
  [...by].map(([field, likeness]) => `${said[field] ?? field} ${likeness.toFixed(2)}`).join(', ');

const otherThan = (best: OperationLikeness, other: OperationLikeness): string =>
  other.ours === best.ours ? `${other.theirs.shown} for it` : `it for ${other.ours.operationId}`;
