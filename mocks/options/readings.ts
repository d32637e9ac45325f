import type { Readings } from '../../generated/questions.js';
import { drawnReadings } from '../../spec/profile/drawn.js';
import { ProfileError } from '../../spec/profile/profile-error.js';
import * as profile from '../../spec/profile/readings.js';
import { MockOptionError } from './option-error.js';

/** Checks one choice of a reading. `where` names its place in an error, as `profile.yaml:3` or `option profile`. */
export function checkReading(question: string, reading: unknown, where: string): Partial<Readings> {
  try {
    return profile.checkReading(question, reading, where);
  } catch (error) {
    return asOption(error);
  }
}

/** Checks a choice of readings by question. */
export function checkReadings(chosen: Readonly<Record<string, unknown>>, where: string): Partial<Readings> {
  try {
    return profile.checkReadings(chosen, where);
  } catch (error) {
    return asOption(error);
  }
}

/** Checks a change of readings. */
export function checkChange(
  change: Readonly<Record<string, string | null>>,
  where: string,
): profile.ReadingChange {
  try {
    return profile.checkChange(change, where);
  } catch (error) {
    return asOption(error);
  }
}

/** Which readings hold. */
export interface Chosen {
  readonly readings: Partial<Readings>;
  /** The seed by which readings are drawn anew for each call. */
  readonly eachCall?: number;
}

/** What a profile says: the path of its file, or `random:SEED` or `random-each:SEED`. */
export async function profileIn(profile: string): Promise<Chosen> {
  const drawn = drawnIn(profile);
  if (drawn) return drawn;
  const { readProfileFile } = await import('../../spec/profile/profile-file.js');
  const { readings } = await readProfileFile(profile).catch(asOption);
  return { readings };
}

/** The readings that a seed draws; undefined where the text does not ask for that. */
export function drawnIn(profile: string): Chosen | undefined {
  const [, each, seed = ''] = /^random(-each)?:(.*)$/.exec(profile) ?? [];
  if (!profile.startsWith('random:') && each === undefined) return undefined;
  if (!/^\d{1,9}$/.test(seed)) {
    throw new MockOptionError(
      `profile ${JSON.stringify(profile)}: the seed must be a whole number, as in random:7.`,
    );
  }
  const readings = drawnReadings(Number(seed));
  return each === undefined ? { readings } : { readings, eachCall: Number(seed) };
}

/** A reading that cannot be chosen is an option that cannot be used. */
function asOption(error: unknown): never {
  throw error instanceof ProfileError ? new MockOptionError(error.message) : error;
}
