/** What a change of the contract does to those who rely on it. */
export const ratings = ['breaking', 'compatible', 'documentation'] as const;
export type Rating = (typeof ratings)[number];

/** A rating, and the reason for people. */
export interface Rated {
  readonly rating: Rating;
  readonly why: string;
}

export const breaking = (why: string): Rated => ({ rating: 'breaking', why });
export const compatible = (why: string): Rated => ({ rating: 'compatible', why });
export const documentation = (why = 'words only'): Rated => ({ rating: 'documentation', why });

/** The worse of two ratings; the first one where they are equal. */
export function worse(one: Rated, other: Rated): Rated {
  return ratings.indexOf(other.rating) < ratings.indexOf(one.rating) ? other : one;
}
