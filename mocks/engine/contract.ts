import type { ValidateFunction } from 'ajv';
import { draftOperations, type OperationId, operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import { type Documents, type InterfaceId, publishedDocuments } from '../../spec/contract/documents.js';
import type { DraftOperation } from '../../spec/contract/drafts.js';
import type { RequiredRole, Role } from '../../spec/contract/roles.js';
import type { Json } from '../state/json.js';
import type { QueryShape } from './query.js';

/** What a mock serves. It is a value, so that a mock can serve another contract than the one it was built from. */
export interface Contract {
  readonly operations: readonly ServedOperation[];
  readonly drafts: readonly DraftOperation[];
  validators(): Promise<ValidatorOf>;
  documents(): Documents;
}

type ValidatorOf = (schema: string) => ValidateFunction | undefined;

/** An operation that has a handler: its description in the contract, and the path it is served on. */
export interface ServedOperation {
  readonly id: OperationId;
  readonly interface: InterfaceId;
  readonly lifecycle?: undefined;
  /** In upper case. */
  readonly method: string;
  /** Below the base path of its interface. */
  readonly path: string;
  readonly role: RequiredRole;
  readonly roleQuestion?: RoleQuestion;
  readonly statedRole?: Role;
  /** Who is admitted without the role: the handler decides. */
  readonly also?: string;
  readonly authenticated: boolean;
  /** The open question that decides whether a credential is needed, if there is one. */
  readonly credentialQuestion?: string;
  /** The maximum size of the body in bytes, if it differs from the usual limit. */
  readonly bodyLimit?: number;
  readonly query?: QueryShape & { readonly schema: string };
  readonly bodyRequired: boolean;
  readonly statuses: Readonly<Record<number, string>>;
  readonly requests: Readonly<Record<string, string>>;
  readonly responses: Readonly<Record<number, string>>;
  readonly produces?: string;
  readonly names?: WireNames;
}

export type Operation = ServedOperation | DraftOperation;

/** Open questions about the role of an operation, whose readings are roles. */
export type RoleQuestion = Extract<
  (typeof operations)[OperationId],
  { roleQuestion: QuestionId }
>['roleQuestion'];

const served: readonly ServedOperation[] = Object.values(operations);
type Validators = Readonly<Record<string, ValidateFunction>>;
let compiled: Promise<Validators> | undefined;

/** The contract that this mock was built from. Its compiled schemas are loaded on first use: a mock must start fast. */
export const builtIn: Contract = {
  operations: served,
  drafts: draftOperations,
  validators: async () => {
    compiled ??= import('../../generated/validators.js');
    const all = await compiled;
    return (schema) => all[schema];
  },
  documents: publishedDocuments,
};

/** Returns the validator of a schema of a contract. Throws if the contract has no schema of that name. */
export async function validatorOf(schema: string, contract = builtIn): Promise<ValidateFunction> {
  const validate = (await contract.validators())(schema);
  if (validate === undefined) throw new Error(`the contract has no schema ${JSON.stringify(schema)}`);
  return validate;
}

export interface WireNames {
  readonly query: ReadonlyMap<string, string>;
  /** Renames the members of a JSON body as sent to their names in our contract. */
  request(body: Json): Json;
  /** Renames the members of a JSON response body with this status to their names on the wire. */
  response(status: number, body: Json): Json;
}
