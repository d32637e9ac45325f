/** What is wrong with the user's data, and the keys that lead there. */
export interface Problem {
  readonly path: readonly string[];
  /** A sentence that names the place, e.g. `people[3].name`. */
  readonly says: string;
}

/** Converts `['people', '3', 'jobs', '0']` to `people[3].jobs[0]`. */
export function placeOf(path: readonly string[]): string {
  return path.reduce(
    (place, step) => (/^\d+$/.test(step) ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`),
    '',
  );
}
