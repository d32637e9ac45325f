/**
 * Whether an id is so long that what is nearly it is the id of nothing else: what is called by a shorter one might be
 * somebody's. A number may be told in several ways.
 */
export const isLong = (id: string): boolean => id.length > 12 && !/^[\d-]+$/.test(id);

/** Ids that are almost the id of a thing: a short one of its beginning, a longer one, and its letters and digits alone. */
export const almost = (id: string): readonly string[] => [
  id.slice(0, -1),
  `${id}0`,
  ...(/[-_]/.test(id) && !isUuid(id) ? [id.replaceAll(/[-_]/g, '')] : []),
];

/** A UUID may be written without its hyphens. */
const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
