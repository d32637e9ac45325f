import type { Sighting } from '../sighting.js';
import { agrees, otherwise } from '../sighting.js';
import { prevailing, type Tally } from './tally.js';

/** A way to write something: the reading that has it, none where it is a way of the target's own. */
export type Forms<Kind extends string, Reading extends string> = {
  readonly [K in Kind]: Reading | undefined;
};

/**
 * Where every value is written alike: the reading whose form it is.
 * @param what is written, as `dates`
 */
export function writtenAlike<Kind extends string, Reading extends string>(
  tally: Tally<Kind>,
  what: string,
  forms: Forms<Kind, Reading>,
): Sighting<Reading> | undefined {
  const kinds = Object.keys(forms) as Kind[];
  const kind = prevailing(tally, kinds);
  if (kind === undefined) return undefined;
  if (kind === 'several') return otherwise(`${what} in several forms`);
  const reading = forms[kind];
  const saw = `${what}: ${kind}`;
  return reading === undefined ? otherwise(saw) : agrees(reading, saw);
}

/** The first of these patterns that a text has. */
export function kindOf<Kind extends string>(
  text: string,
  patterns: readonly (readonly [RegExp, Kind])[],
): Kind | undefined {
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}
