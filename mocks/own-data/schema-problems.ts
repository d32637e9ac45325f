import type { ErrorObject } from 'ajv';
import { nearest } from '../../spec/catalogue/nearest.js';
import { unescaped } from '../../spec/source/json.js';
import { quote } from '../engine/quote.js';
import { violationOf } from '../engine/violation.js';
import { type Problem, placeOf } from './problem.js';

/** Keywords that only report that a part failed, which has its own error. */
const wrappers = new Set(['anyOf', 'allOf', 'oneOf', 'if']);

/** Converts the errors of a schema to problems, one per place, in their order. */
export function schemaProblems(errors: readonly ErrorObject[]): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors.filter((one) => isTelling(one, errors))) {
    const problem =
      error.keyword === 'additionalProperties' ? unknownMember(error) : violation(error, errors);
    const place = JSON.stringify(problem.path);
    if (!problems.has(place)) problems.set(place, problem);
  }
  return [...problems.values()];
}

/** Omits wrappers, and the error that a record written inline is not a key. */
function isTelling(
  { keyword, instancePath, data, params }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  if (wrappers.has(keyword)) return false;
  const isOption = errors.some((one) => one.keyword === 'oneOf' && one.instancePath === instancePath);
  return !(isOption && keyword === 'type' && params['type'] === 'string' && typeof data === 'object');
}

function unknownMember({ instancePath, parentSchema, params }: ErrorObject): Problem {
  const path = [...stepsOf(instancePath), String(params['additionalProperty'])];
  const known = Object.keys(parentSchema?.['properties'] ?? {});
  const meant = nearest(path.at(-1) ?? '', known);
  const hint = meant === undefined ? `; there are ${known.join(', ')}.` : `; did you mean ${quote(meant)}?`;
  return { path, says: `\`${placeOf(path)}\` is not known here${hint}` };
}

function violation(error: ErrorObject, errors: readonly ErrorObject[]): Problem {
  const { instancePath, keyword, params } = error;
  const path = stepsOf(instancePath);
  const conditions = errors.filter((one) => one.keyword === 'if' && one.instancePath === instancePath);
  const { message } = violationOf([error, ...conditions]);
  return {
    path: keyword === 'required' ? [...path, String(params['missingProperty'])] : path,
    says: message,
  };
}

const stepsOf = (pointer: string): readonly string[] => pointer.split('/').slice(1).map(unescaped);
