import { ignoredNames } from '../engine/ignored.js';
import { isReturnField } from './return-fields.js';

/** Reports requested fields that people do not have in a header, so that a typo does not go unnoticed. */
export function ignoredFields(paths: readonly string[] | undefined): Readonly<Record<string, string>> {
  const unknown = paths?.filter((path) => !isReturnField(path)) ?? [];
  return unknown.length === 0 ? {} : { 'X-Ignored-Fields': ignoredNames(unknown) };
}
