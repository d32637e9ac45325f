import { type OperationId, operations } from '../../generated/operations.js';
import type { Inbound } from './exchange.js';
import type { SelfReading } from './handler.js';
import type { Json } from './json.js';
import type { Profile } from './profile.js';
import { type QueryShape, type QueryValue, readQuery } from './query.js';
import { type Refusal, refuse } from './refusal.js';
import { validatorOf } from './validators.js';
import { violationOf } from './violation.js';

const selfReading: Readonly<Record<SelfReading, true>> = {
  find: true,
  previewFind: true,
  createSession: true,
  endSession: true,
};

/** Far more than any body of the contract needs. */
const mostLevels = 100;

const noQuery = Object.freeze({});

type Parameters = Readonly<Record<string, QueryValue>>;

/** The query parameters of a call by the contract, or what is wrong with them; at once where there are none. */
export function readParameters(
  operation: OperationId,
  inbound: Inbound,
  profile: Profile,
): Parameters | Promise<Parameters | Refusal> {
  const shape = queryOf(operation);
  return shape === undefined ? noQuery : validParameters(shape, inbound, profile);
}

async function validParameters(
  shape: QueryShape & { readonly schema: string },
  { target }: Inbound,
  profile: Profile,
): Promise<Parameters | Refusal> {
  const values = readQuery(target, shape, profile.reading('list.limit-over') === 'clamped');
  return (await invalid(shape.schema, values)) ?? values;
}

/** What is wrong with a body by the contract, if anything. */
export async function validateBody(
  operation: OperationId,
  contentType: string,
  body: Json,
): Promise<Refusal | undefined> {
  if (Object.hasOwn(selfReading, operation)) return undefined;
  const schemas: Readonly<Record<string, string>> = operations[operation].requests;
  const schema = schemas[contentType] ?? schemas['application/json'];
  // The validator follows references, so that a body as deep as its stack would end the process.
  if (isDeeper(body, mostLevels)) {
    return refuse(
      'request-invalid',
      `The body is nested more than ${mostLevels} levels deep: send a flatter one.`,
    );
  }
  return schema === undefined ? undefined : invalid(schema, body);
}

async function invalid(schema: string, value: unknown): Promise<Refusal | undefined> {
  const validate = await validatorOf(schema);
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  const { field, message } = violationOf(errors);
  return refuse('request-invalid', message, field === '' ? {} : { field });
}

function queryOf(operation: OperationId): (QueryShape & { readonly schema: string }) | undefined {
  const described = operations[operation];
  return 'query' in described ? described.query : undefined;
}

function isDeeper(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((member) => member !== undefined && isDeeper(member, levels - 1));
}
