import type { ErrorObject } from 'ajv';
import { nearest } from '../../spec/catalogue/nearest.js';
import { unescaped } from '../../spec/source/json.js';
import { isList, isObject } from '../state/json.js';
import { quote } from './refusal.js';

export interface Violation {
  /** The member at fault, e.g. `contacts[3].name`; empty for the value as a whole. */
  readonly field: string;
  readonly message: string;
}

/** Members whose values may be secrets, which are not repeated. */
const secret = /pass|secret|token|key/i;

/** Keywords that only report that one of their branches failed. */
const wrappers = new Set(['anyOf', 'oneOf', 'allOf', 'if']);

/** Returns the most informative violation: the deepest one. The other branches that the validator tried say less. */
export function violationOf(errors: readonly ErrorObject[]): Violation {
  const telling = errors.filter(({ keyword }) => !wrappers.has(keyword));
  const [worst] = (telling.length > 0 ? [...telling] : [...errors]).sort((a, b) => depth(b) - depth(a));
  if (worst === undefined) return { field: '', message: 'The value is not as the contract describes it.' };
  const alternatives = alternativesTo(worst, telling);
  if (alternatives.length > 1) {
    const whole = pathOf(worst.instancePath);
    const subject = whole === '' ? 'The value' : `\`${whole}\``;
    return { field: whole, message: `${subject} needs one of ${alternatives.join(', ')}.` };
  }
  const field = fieldOf(worst);
  const subject = field === '' ? 'The value' : `\`${field}\``;
  const is = secret.test(field) ? 'is not right:' : `is ${shown(worst.data)};`;
  const issue = issues[worst.keyword]?.(worst, is) ?? `${is} it is not as the contract describes it`;
  const says = `${subject} ${issue}${conditionOf(worst, errors)}`;
  return { field, message: says.endsWith('?') ? says : `${says}.` };
}

/** Returns the members of which any one would do, if the missing one is only one branch of several. */
function alternativesTo(worst: ErrorObject, errors: readonly ErrorObject[]): readonly string[] {
  const isBranch = ({ keyword, schemaPath, instancePath }: ErrorObject) =>
    keyword === 'required' &&
    /\/(any|one)Of\/\d+\/required$/.test(schemaPath) &&
    instancePath === worst.instancePath;
  return isBranch(worst)
    ? errors.filter(isBranch).map(({ params }) => String(params['missingProperty']))
    : [];
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

/** Returns the member at fault: `contacts[3].name` for `/contacts/3/name`, with a missing member appended. */
export function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  return pathOf(keyword === 'required' ? `${instancePath}/${params['missingProperty']}` : instancePath);
}

const pathOf = (pointer: string): string => placeOf(stepsIn(pointer));

/** Converts `/people/3/name` to `['people', '3', 'name']`. */
export const stepsIn = (pointer: string): readonly string[] => pointer.split('/').slice(1).map(unescaped);

/** Converts `['people', '3', 'name']` to `people[3].name`. */
export function placeOf(steps: readonly string[]): string {
  return steps.reduce(
    (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
}

/** Describes a member that a schema does not know, with the one that was probably meant: a typo must not go unnoticed. */
export function unknownMember({ instancePath, parentSchema, params }: ErrorObject) {
  const name = String(params['additionalProperty']);
  const path = [...stepsIn(instancePath), name];
  const known = Object.keys(parentSchema?.['properties'] ?? {});
  const meant = nearest(name, known);
  const hint = meant === undefined ? `; there are ${known.join(', ')}.` : `; did you mean ${quote(meant)}?`;
  return { path, message: `\`${placeOf(path)}\` is not known here${hint}` };
}

/** What is wrong, by keyword. @param is begins with the value, unless it may be a secret */
type Issue = (error: ErrorObject, is: string) => string;

const least =
  (of: string): Issue =>
  ({ params: { limit }, data }) =>
    limit === 1 ? 'is empty' : `has ${lengthOf(data)} ${of}; at least ${limit} are needed`;
const most =
  (of: string): Issue =>
  ({ params: { limit }, data }) =>
    `has ${lengthOf(data)} ${of}; at most ${limit} are allowed`;
const bound =
  (how: string): Issue =>
  ({ params: { limit } }, is) =>
    `${is} it must be ${how} ${limit}`;
const surplus =
  (param: string): Issue =>
  ({ params }) =>
    `has a member ${quote(String(params[param]))} that is not known here; leave it out`;

const issues: Readonly<Record<string, Issue>> = {
  required: () => 'is missing',
  type: (error, is) =>
    `${secret.test(fieldOf(error)) ? 'is not' : `${is} it must be`} ${withArticle(error.params['type'])}`,
  enum: ({ data, params }, is) => `${is} ${choice(data, namesOf(params['allowedValues']))}`,
  pattern: unlike,
  oneOf: (error) => `takes one of ${alternatives(error).join(', ')}, not several`,
  not: () => 'must be left out',
  maxLength: most('characters'),
  minLength: least('characters'),
  maxItems: (error, is) => (error.params['limit'] === 0 ? 'must be left out' : most('elements')(error, is)),
  minItems: least('elements'),
  maximum: bound('at most'),
  minimum: bound('at least'),
  exclusiveMaximum: bound('below'),
  exclusiveMinimum: bound('above'),
  format: ({ params }, is) =>
    `${is} it must be ${formats[params['format']] ?? `a valid ${params['format']}`}`,
  minProperties: () => 'has no member that could be changed',
  maxProperties: ({ params }) => `has more than ${params['limit']} members`,
  additionalProperties: surplus('additionalProperty'),
  unevaluatedProperties: surplus('unevaluatedProperty'),
  propertyNames: surplus('propertyName'),
  const: ({ params }, is) => `${is} it must be ${JSON.stringify(params['allowedValue'])}`,
  uniqueItems: ({ params: { i, j } }) => `has the same at [${j}] and at [${i}]; send each once`,
  multipleOf: ({ params }, is) => `${is} it must be a multiple of ${params['multipleOf']}`,
  dependentRequired: ({ params: { property, missingProperty } }) =>
    `needs \`${missingProperty}\` beside \`${property}\``,
};

function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : String(JSON.stringify(value));
}

function withArticle(type: unknown): string {
  const [first, ...others] = String(type).split(',');
  const names: Readonly<Record<string, string>> = {
    integer: 'a whole number',
    array: 'a list',
    object: 'an object',
    string: 'a text',
    boolean: 'true or false',
  };
  const name = names[String(first)] ?? `a ${String(first)}`;
  return [name, ...others].join(' or ');
}

const manyNames = 8;

/** Suggests what a text should have been: lists all allowed names or, if there are many, the one that was probably meant. */
function choice(data: unknown, names: readonly string[]): string {
  const meant = typeof data === 'string' && names.length > manyNames ? nearest(data, names) : undefined;
  return meant === undefined ? `it must be one of ${names.join(', ')}` : `did you mean ${quote(meant)}?`;
}

/** Describes a text that violates its pattern: blank, none of the names in the pattern, or unlike its example. */
function unlike({ params, data, parentSchema = {} }: ErrorObject, is: string): string {
  const pattern = String(params['pattern']);
  if (pattern === '\\S') return 'is blank';
  const [, list] = /^\^\[[-+ ]+\]\?\(([\w|\\.]+)\)\$$/.exec(pattern) ?? [];
  if (list !== undefined) {
    return `${is} ${choice(String(data).replace(/^[-+ ]/, ''), list.replaceAll('\\', '').split('|'))}`;
  }
  const [example] = namesOf(parentSchema['examples']);
  return `${is} it must be like ${example === undefined ? pattern : quote(example)}`;
}

function alternatives({ parentSchema = {} }: ErrorObject): readonly string[] {
  const branches: unknown = parentSchema['oneOf'];
  return (Array.isArray(branches) ? branches : []).flatMap((branch) =>
    isObject(branch) ? namesOf(branch['required']) : [],
  );
}

function namesOf(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.map(String) : [];
}

function lengthOf(data: unknown): number {
  return typeof data === 'string' ? [...data].length : Array.isArray(data) ? data.length : 0;
}

/** Describes when the violated part of a schema applies: ` where \`match_type\` is "exists"`; empty if always. */
function conditionOf(error: ErrorObject, errors: readonly ErrorObject[]): string {
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

function sent(schema: unknown): string {
  const required = isObject(schema) ? schema['required'] : undefined;
  return isList(required) ? required.map((name) => `\`${name}\` is sent`).join(' and ') : '';
}

const formats: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'an instant such as 2026-01-31T12:00:00Z',
  email: 'an email address such as ada@example.com',
  uri: 'an address such as https://example.com/hooks',
};
