import { readFile } from 'node:fs/promises';
import type { Readings } from '../../generated/questions.js';
import { drawnReadings } from '../../spec/profile/drawn.js';
import * as profile from '../../spec/profile/readings.js';
import { isObject, type Json } from '../state/json.js';

/** Checks a reading of one question. `where` is its place for error messages, such as `profile.yaml:3` or `option profile`. */
export const checkReading = reporting(profile.checkReading);
/** Checks readings by question. */
export const checkReadings = reporting(profile.checkReadings);
export const checkChange = reporting(profile.checkChange);

function reporting<Given extends unknown[], Checked>(check: (...given: Given) => Checked) {
  return (...given: Given): Checked => {
    try {
      return check(...given);
    } catch (error) {
      return asOption(error);
    }
  };
}

interface Chosen {
  readonly readings: Partial<Readings>;
  /** The seed with which readings are drawn again for each call. */
  readonly eachCall?: number;
}

/** Reads a profile, given as the path of its file, `random:SEED` or `random-each:SEED`. */
export async function profileIn(profile: string): Promise<Chosen> {
  const drawn = drawnIn(profile);
  if (drawn) return drawn;
  const { readProfileFile } = await import('../../spec/profile/profile-file.js');
  const { readings } = await readProfileFile(profile).catch(asOption);
  return { readings };
}

/** The readings drawn with a seed; undefined if the text does not ask for that. */
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

function asOption(error: unknown): never {
  throw error instanceof profile.ProfileError ? new MockOptionError(error.message) : error;
}

/** Reads the faults in a YAML file: a list of them, alone or under `faults`. Throws a MockOptionError. */
export async function faultsIn(file: string): Promise<readonly object[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MockOptionError(`${file}: cannot be read (${error.code}): check the path of the faults.`);
  });
  // Loaded on demand, as few mocks begin with faults.
  const { LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    throw new MockOptionError(`${file}:${line}: not valid YAML: ${broken.message}`);
  }
  const told: Json = document.toJS();
  const listed = isObject(told) ? told['faults'] : told;
  if (!Array.isArray(listed)) {
    throw new MockOptionError(`${file}: expected a list of faults, such as \`- { on: find, status: 503 }\`.`);
  }
  const stray = listed.findIndex((one) => !isObject(one));
  if (stray >= 0) {
    const found = JSON.stringify(listed[stray]);
    throw new MockOptionError(
      `${file}: faults[${stray}] is ${found}; a fault looks like { on: find, status: 503 }.`,
    );
  }
  return listed;
}

/** An option that cannot be used. The message names the option, its value and a valid one. */
export class MockOptionError extends Error {
  override readonly name = 'MockOptionError';
}
