import type { Readings } from '../../generated/questions.js';

/** The credit limit of an organization, and its use in this billing period. */
export interface Account {
  /** Credits per billing period; undefined if unlimited. */
  readonly limit: number | undefined;
  /** Credits used in this period. */
  readonly used: number;
}

/** What is charged: `fresh` people cost one credit each; unpaid lookups return no one. */
export interface Charge {
  readonly fresh: readonly string[];
  /** For each lookup, whether its people are returned. */
  readonly paid: readonly boolean[];
}

export type CreditOutcome = Charge | { readonly exceeds: { readonly cost: number; readonly left: number } };

type Decision = (lookups: readonly (readonly string[])[], left: number) => CreditOutcome;

const decisions: Record<Readings['find.credit-check'], Decision> = {
  'would-exceed': (lookups, left) => {
    const charge = inFull(lookups);
    const cost = charge.fresh.length;
    return cost > left ? { exceeds: { cost, left } } : charge;
  },
  'already-zero': (lookups, left) => {
    const charge = inFull(lookups);
    return left <= 0 ? { exceeds: { cost: charge.fresh.length, left } } : charge;
  },
  'partial-fill': (lookups, left) => {
    const fresh = new Set<string>();
    const paid = lookups.map((people) => {
      const added = people.filter((id) => !fresh.has(id));
      const affordable = fresh.size + new Set(added).size <= left;
      if (affordable) for (const id of added) fresh.add(id);
      return affordable;
    });
    return { fresh: [...fresh], paid };
  },
};

/**
 * Decides what is charged: one credit per unique person, organization and billing period; people charged before are free
 * (question find.credit-check).
 * @param unpaid for each lookup, the ids of its people not yet charged in this period
 */
export function decideCredit(
  reading: Readings['find.credit-check'],
  { limit, used }: Account,
  unpaid: readonly (readonly string[])[],
): CreditOutcome {
  return decisions[reading](
    unpaid,
    limit === undefined ? Number.POSITIVE_INFINITY : Math.max(0, limit - used),
  );
}

/** Answers and charges everything, regardless of the credits left. */
export function inFull(lookups: readonly (readonly string[])[]): Charge {
  return { fresh: [...new Set(lookups.flat())], paid: lookups.map(() => true) };
}
