/** The effect of a change on clients and implementations of the contract. */
export const ratings = ['breaking', 'compatible', 'documentation'] as const;
export type Rating = (typeof ratings)[number];

/** A rating and its reason, for users. */
export interface Rated {
  readonly rating: Rating;
  readonly why: string;
}

export const breaking = (why: string): Rated => ({ rating: 'breaking', why });
export const compatible = (why: string): Rated => ({ rating: 'compatible', why });
export const documentation = (why = 'words only'): Rated => ({ rating: 'documentation', why });

/** Returns the worse of two ratings; the first if they are equal. */
export function worse(one: Rated, other: Rated): Rated {
  return ratings.indexOf(other.rating) < ratings.indexOf(one.rating) ? other : one;
}
