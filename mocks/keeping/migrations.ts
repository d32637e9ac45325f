import { isList, isObject, type JsonObject } from '../state/json.js';
import { unshared } from './shared.js';
import { StateFault } from './state-fault.js';

/** The format name in a file. */
export const stateFormat = 'people-data-kit state';

/** The version of files that are written. */
export const stateVersion = 2;

/** Migrations from one version to the next. */
export type Migrations = Readonly<Record<number, (state: JsonObject) => JsonObject>>;

/** By the version that they start from: add one when raising `stateVersion`. */
export const migrations: Migrations = { 1: withoutShared };

/** Migrates a state from any earlier version. Throws a StateFault if no migration leads to the newest version. */
export function migrated(
  state: JsonObject,
  steps: Migrations = migrations,
  newest: number = stateVersion,
): JsonObject {
  let at = state;
  for (;;) {
    const { version } = at;
    if (version === newest) return at;
    if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
      throw new StateFault(
        `its version is ${JSON.stringify(version) ?? 'missing'}, which is none. It was changed by something else: restore it from a copy, or name another file.`,
      );
    }
    if (version > newest) {
      throw new StateFault(
        `it was written by a later version of people-data-kit: the form is ${version}, and this one reads ${newest} at most. Use that version, or name another file.`,
      );
    }
    const step = steps[version];
    if (step === undefined) {
      throw new StateFault(`nothing leads from version ${version} to ${newest}. Name another file.`);
    }
    at = { ...step(at), version: version + 1 };
  }
}

/** Version 1 stored values that entries share beside the worlds. */
function withoutShared({ shared, ...state }: JsonObject): JsonObject {
  for (const world of isList(state['worlds']) ? state['worlds'] : []) {
    if (isObject(world)) unshared(world['collections'], shared);
  }
  return state;
}
