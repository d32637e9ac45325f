import type { ErrorObject } from 'ajv';
import { quote } from './quote.js';

/** Readable descriptions of formats, with an example. */
const formats: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'an instant such as 2026-01-31T12:00:00Z',
  email: 'an email address such as ada@example.com',
  uri: 'an address such as https://example.com/hooks',
};

/** Returns a readable description of a format. */
export function formatNamed(format: unknown): string {
  return formats[String(format)] ?? `a valid ${String(format)}`;
}

type Words = (params: Readonly<Record<string, unknown>>, is: string) => string;

const words: Readonly<Record<string, Words>> = {
  additionalProperties: ({ additionalProperty }) => unknownMember(additionalProperty),
  unevaluatedProperties: ({ unevaluatedProperty }) => unknownMember(unevaluatedProperty),
  propertyNames: ({ propertyName }) => unknownMember(propertyName),
  const: ({ allowedValue }, is) => `${is} it must be ${JSON.stringify(allowedValue)}`,
  uniqueItems: ({ i, j }) => `has the same at [${j}] and at [${i}]; send each once`,
  maxProperties: ({ limit }) => `has more than ${limit} members`,
  exclusiveMaximum: ({ limit }, is) => `${is} it must be below ${limit}`,
  exclusiveMinimum: ({ limit }, is) => `${is} it must be above ${limit}`,
  multipleOf: ({ multipleOf }, is) => `${is} it must be a multiple of ${multipleOf}`,
  dependentRequired: ({ property, missingProperty }) => `needs \`${missingProperty}\` beside \`${property}\``,
};

function unknownMember(name: unknown): string {
  return `has a member ${quote(String(name))} that is not known here; leave it out`;
}

/** Describes a violation of a keyword that hardly any schema of ours has; the validator's own messages are for programmers. */
export function rarerIssue({ keyword, params }: ErrorObject, is: string): string {
  return words[keyword]?.(params, is) ?? `${is} it is not as the contract describes it`;
}
