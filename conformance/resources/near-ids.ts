/** Whether an id is so long that a near miss of it is no other id. Numbers may be written in several ways. */
export const isLong = (id: string): boolean => id.length > 12 && !/^[\d-]+$/.test(id);

/** Near misses of an id: one character less, and one more. */
export const almost = (id: string): readonly string[] => [id.slice(0, -1), `${id}0`];
