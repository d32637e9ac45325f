import { jsonPathOf } from './json-path.js';
import type { MemberLikeness } from './member-likeness.js';
import type { Pair } from './pairing.js';
import type { Member } from './schema-view.js';

/** The name of a member of ours at one place of a target's document. */
export interface Vote {
  readonly pair: Pair<MemberLikeness>;
  /** Such as `answer of getApiKey`. */
  readonly where: string;
  /** Whether the match of the operation itself is sure. */
  readonly isOfSure: boolean;
}

/** A member or parameter of ours, with its names at all places. */
export interface Voted {
  readonly member: Member;
  readonly path: string;
  readonly votes: readonly Vote[];
}

/** Collects names by member, as one definition of our contract may be used at several places. */
export interface Votes {
  add(vote: Vote): void;
  missing(member: Member): void;
  voted(): readonly Voted[];
  /** Members without a counterpart at any place. */
  absent(): readonly Member[];
}

export function createVotes(): Votes {
  const byPath = new Map<string, { readonly member: Member; readonly votes: Vote[] }>();
  const of = (member: Member) => {
    const path = jsonPathOf(member.keys, member.name);
    const held = byPath.get(path) ?? { member, votes: [] };
    byPath.set(path, held);
    return held;
  };
  return {
    add: (vote) => void of(vote.pair.best.ours).votes.push(vote),
    missing: (member) => void of(member),
    voted: () => [...byPath].map(([path, { member, votes }]) => ({ path, member, votes })),
    absent: () => [...byPath.values()].filter(({ votes }) => votes.length === 0).map(({ member }) => member),
  };
}

export const wireOf = ({ pair }: Vote): string => pair.best.theirs.name;

/** Returns the name of a member if all places agree and at least one is sure; otherwise undefined. */
export function agreed({ votes }: Voted): string | undefined {
  const [first] = votes;
  const isOne = votes.every((vote) => vote.isOfSure && wireOf(vote) === (first && wireOf(first)));
  return first !== undefined && isOne && votes.some(({ pair }) => pair.isSure) ? wireOf(first) : undefined;
}
