/** What is wrong with something that somebody wrote, and the keys that lead there. */
export interface Problem {
  readonly path: readonly string[];
  /** A sentence that names the place, as `people[3].name`. */
  readonly says: string;
}

/** `['people', '3', 'jobs', '0']` as `people[3].jobs[0]`. */
export function placeOf(path: readonly string[]): string {
  return path.reduce(
    (place, step) => (/^\d+$/.test(step) ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`),
    '',
  );
}
