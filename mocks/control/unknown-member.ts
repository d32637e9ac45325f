import type { ErrorObject } from 'ajv';
import { nearest } from '../../spec/catalogue/nearest.js';
import type { Violation } from '../engine/violation.js';

/**
 * Returns a violation for a member that the contract does not know, with the member that was probably meant. Without it, a typo
 * would go unnoticed.
 */
export function unknownMember(errors: readonly ErrorObject[]): Violation | undefined {
  const error = errors.find(({ keyword }) => keyword === 'additionalProperties');
  if (error === undefined) return undefined;
  const { instancePath, parentSchema, params } = error;
  const name = String(params['additionalProperty']);
  const known = Object.keys(parentSchema?.['properties'] ?? {});
  const meant = nearest(name, known);
  const hint =
    meant === undefined ? `; there are ${known.join(', ')}.` : `; did you mean ${JSON.stringify(meant)}?`;
  const field = [...instancePath.split('/').slice(1), name].join('.');
  return { field, message: `\`${field}\` is not known here${hint}` };
}
