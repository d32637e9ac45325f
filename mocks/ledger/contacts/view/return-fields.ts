import { nearest } from '../../../../spec/catalogue/nearest.js';
import { quote } from '../../../engine/quote.js';
import { type Refusal, refuse } from '../../../engine/refusal.js';
import { type MemberPath, memberPaths } from './members.js';

/**
 * Returns the members that `return_fields` selects, in the order of a contact. A path selects the member that it names, or all
 * members in it. `id` is always included; without any path, all members are.
 */
export function selectedPaths(fields: readonly string[] | undefined = []): readonly MemberPath[] | Refusal {
  if (fields.length === 0) return memberPaths;
  const unknown = fields.findIndex((field) => !memberPaths.some((path) => isWithin(path, field)));
  if (unknown >= 0) return unknownField(fields[unknown] ?? '', unknown);
  return memberPaths.filter((path) => path === 'id' || fields.some((field) => isWithin(path, field)));
}

function isWithin(path: MemberPath, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

function unknownField(field: string, at: number): Refusal {
  const meant = nearest(field, memberPaths);
  const hint =
    meant === undefined ? `The members are ${memberPaths.join(', ')}.` : `Did you mean ${quote(meant)}?`;
  const place = `return_fields[${at}]`;
  const message = `\`${place}\` is ${quote(field)}, which is no member of a contact. ${hint}`;
  return refuse('request-invalid', message, { field: place });
}
