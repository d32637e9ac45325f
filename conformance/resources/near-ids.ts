/**
 * Whether an id is so long that what is nearly it is the id of nothing else: what is called by a shorter one might be
 * somebody's. A number may be told in several ways.
 */
export const isLong = (id: string): boolean => id.length > 12 && !/^[\d-]+$/.test(id);

/** Ids that are almost the id of a thing: its beginning, and a longer one. */
export const almost = (id: string): readonly string[] => [id.slice(0, -1), `${id}0`];
