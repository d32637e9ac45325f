import { ignoredNames } from '../engine/ignored.js';
import { isReturnField } from './return-fields.js';

/** Tells in a header which of the fields asked for no person has, so that a slip does not go unnoticed. */
export function ignoredFields(paths: readonly string[] | undefined): Readonly<Record<string, string>> {
  const unknown = paths?.filter((path) => !isReturnField(path)) ?? [];
  return unknown.length === 0 ? {} : { 'X-Ignored-Fields': ignoredNames(unknown) };
}
