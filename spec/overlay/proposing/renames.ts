import type { OverlayAction } from '../apply.js';
import type { Proposal } from './proposal.js';
import type { Member } from './schema-view.js';
import { agreed, type Vote, type Voted, wireOf } from './votes.js';

/** Proposed renames, and differences that are only reported. */
export interface Renamed {
  readonly proposals: readonly Proposal[];
  readonly differences: readonly string[];
  readonly inexpressible: readonly string[];
}

/**
 * Proposes the names of members and parameters at a target. Nothing that the specification states is renamed.
 * @param actionsFor returns the overlay actions that give a member that name
 */
export function renamesOf(
  all: readonly Voted[],
  actionsFor: (member: Member, path: string, wire: string) => readonly OverlayAction[],
): Renamed {
  const renamed = all.filter(({ member, votes }) => votes.some((vote) => wireOf(vote) !== member.name));
  const collides = collisionsIn(all);
  const proposals: Proposal[] = [];
  const differences: string[] = [];
  const inexpressible: string[] = [];
  for (const each of renamed) {
    const { member, path, votes } = each;
    const subject = subjectOf(member);
    const best = votes
      .filter((vote) => wireOf(vote) !== member.name)
      .sort((a, b) => b.pair.best.score - a.pair.best.score)[0];
    if (best === undefined) continue;
    const wire = wireOf(best);
    if (member.isStated) {
      const says = `${subject}: the specification states "${member.name}", and the ${best.where} has "${wire}"`;
      if (best.pair.isSure && best.isOfSure) differences.push(says);
      continue;
    }
    const names = new Map(votes.filter(({ pair }) => pair.isSure).map((vote) => [wireOf(vote), vote.where]));
    if (names.size > 1) {
      const lists = [...names].map(([name, where]) => `"${name}" (${where})`).join(' and ');
      inexpressible.push(`${subject} is called ${lists}: in an overlay it has one name`);
    }
    const isSure = agreed(each) === wire && !collides(each);
    proposals.push({
      kind: member.keys.includes('parameters') ? 'parameter' : 'member',
      subject,
      ours: member.name,
      theirs: wire,
      confidence: isSure ? 'sure' : 'perhaps',
      likeness: best.pair.best.score,
      evidence: evidenceOf(best, votes, wire),
      ...runnerUpOf(best),
      actions: actionsFor(member, path, wire),
    });
  }
  return { proposals, differences, inexpressible };
}

/** Such as `ApiKey.shorthand`. */
export function subjectOf({ keys, name }: Member): string {
  if (keys[0] === 'paths') return `${keys[2]?.toUpperCase()} ${keys[1]} ?${name}`;
  if (keys[1] === 'parameters') return `?${name}`;
  const names = keys.filter((_, index) => index === 2 || keys[index - 1] === 'properties');
  return names.join('.');
}

function evidenceOf({ pair, where }: Vote, votes: readonly Vote[], wire: string): string {
  const others = votes.filter((vote) => wireOf(vote) === wire).length - 1;
  const more = others === 0 ? '' : ` and ${others} other ${others === 1 ? 'place' : 'places'}`;
  return `${where}${more}: ${pair.best.because}`;
}

function runnerUpOf({ pair: { best, runnerUp } }: Vote): Pick<Proposal, 'runnerUp'> {
  if (runnerUp === undefined) return {};
  const what =
    runnerUp.ours === best.ours ? `"${runnerUp.theirs.name}" for it` : `it for "${runnerUp.ours.name}"`;
  return { runnerUp: { what, likeness: runnerUp.score } };
}

/** Returns whether the new name of a member is already that of a sibling. */
function collisionsIn(all: readonly Voted[]): (one: Voted) => boolean {
  const besides = new Map<string, Voted[]>();
  for (const each of all) {
    const beside = besides.get(besideOf(each)) ?? [];
    besides.set(besideOf(each), [...beside, each]);
  }
  return (one) => {
    const wire = agreed(one);
    const others = besides.get(besideOf(one)) ?? [];
    return others.some((other) => other !== one && (agreed(other) ?? other.member.name) === wire);
  };
}

const besideOf = ({ member }: Voted): string => member.keys.slice(0, -1).join('/');
