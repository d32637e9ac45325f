import { type Contract, type ServedOperation, validatorIn } from './contract.js';
import type { Inbound } from './exchange.js';
import type { SelfReading } from './handler.js';
import type { Json } from './json.js';
import type { Profile } from './profile.js';
import { type QueryValue, readQuery } from './query.js';
import { type Refusal, refuse } from './refusal.js';
import { violationOf } from './violation.js';

const selfReading: Readonly<Record<SelfReading, true>> = {
  find: true,
  previewFind: true,
  createSession: true,
  endSession: true,
};

const noQuery = Object.freeze({});

type Parameters = Readonly<Record<string, QueryValue>>;

/** What calls are held against. */
interface Rules {
  readonly contract: Contract;
  readonly profile: Profile;
}

/** The query parameters of a call by the contract, or what is wrong with them; at once where there are none. */
export function readParameters(
  operation: ServedOperation,
  inbound: Inbound,
  { contract, profile }: Rules,
): Parameters | Promise<Parameters | Refusal> {
  if (operation.query === undefined) return noQuery;
  const clamps = profile.reading('list.limit-over') === 'clamped';
  const values = readQuery(inbound.target, operation.query, clamps, operation.names?.query);
  return validParameters(operation.query.schema, values, contract);
}

async function validParameters(
  schema: string,
  values: Parameters,
  contract: Contract,
): Promise<Parameters | Refusal> {
  return (await invalid(schema, values, contract)) ?? values;
}

/** What is wrong with a body by the contract, if anything. */
export async function validateBody(
  operation: ServedOperation,
  contentType: string,
  body: Json,
  contract: Contract,
): Promise<Refusal | undefined> {
  if (Object.hasOwn(selfReading, operation.id)) return undefined;
  const schema = operation.requests[contentType] ?? operation.requests['application/json'];
  return schema === undefined ? undefined : invalid(schema, body, contract);
}

async function invalid(schema: string, value: unknown, contract: Contract): Promise<Refusal | undefined> {
  const validate = await validatorIn(contract, schema);
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  const { field, message } = violationOf(errors);
  return refuse('request-invalid', message, field === '' ? {} : { field });
}
