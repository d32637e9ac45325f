import type { ErrorObject } from 'ajv';
import { isList, isObject } from '../state/json.js';
import { quote } from './quote.js';

/**
 * Describes when the violated part of a schema applies, if that depends on other members: ` where \`match_type\` is "exists"`.
 * Empty if it always applies.
 */
export function conditionOf(error: ErrorObject, errors: readonly ErrorObject[]): string {
  const cause = errors.find(
    ({ keyword, schemaPath, instancePath, params }) =>
      keyword === 'if' &&
      params['failingKeyword'] === 'then' &&
      error.instancePath.startsWith(instancePath) &&
      error.schemaPath.startsWith(`${schemaPath.slice(0, -2)}then/`),
  );
  const told = cause === undefined ? '' : described(cause.parentSchema?.['if']);
  return told === '' ? '' : ` where ${told}`;
}

/** Describes a condition, if a few words suffice. */
function described(schema: unknown): string {
  if (!isObject(schema)) return '';
  const { anyOf, properties } = schema;
  if (isList(anyOf)) return anyOf.map(sent).filter(Boolean).join(' or ');
  const values = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    return 'const' in value ? [`\`${name}\` is ${quote(String(value['const']))}`] : [];
  });
  return values.join(' and ');
}

/** Lists the members that must be present. */
function sent(schema: unknown): string {
  const required = isObject(schema) ? schema['required'] : undefined;
  return isList(required) ? required.map((name) => `\`${name}\` is sent`).join(' and ') : '';
}
