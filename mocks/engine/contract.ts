import type { ValidateFunction } from 'ajv';
import { draftOperations, type OperationId, operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import { type Documents, type InterfaceId, publishedDocuments } from '../../spec/contract/documents.js';
import type { DraftOperation } from '../../spec/contract/drafts.js';
import type { RequiredRole, Role } from '../../spec/contract/roles.js';
import type { QueryShape } from './query.js';
import { validators } from './validators.js';
import type { WireNames } from './wire-names.js';

/** What a mock serves: a value, so that a mock can serve another contract than the one it was built from. */
export interface Contract {
  readonly operations: readonly ServedOperation[];
  readonly drafts: readonly DraftOperation[];
  /** The validator of a schema by its name; loaded when first asked for. */
  validators(): Promise<ValidatorOf>;
  /** The bundled documents, of all interfaces. */
  documents(): Documents;
}

export type ValidatorOf = (schema: string) => ValidateFunction | undefined;

/** An operation that has a handler, as the contract describes it and where it is served. */
export interface ServedOperation {
  readonly id: OperationId;
  readonly interface: InterfaceId;
  readonly lifecycle?: undefined;
  /** In upper case. */
  readonly method: string;
  /** Under the base path of its interface. */
  readonly path: string;
  readonly role: RequiredRole;
  readonly roleQuestion?: RoleQuestion;
  readonly statedRole?: Role;
  /** Who is admitted without the role: the handler decides. */
  readonly also?: string;
  readonly authenticated: boolean;
  /** The question that decides whether a credential is needed, where that is open. */
  readonly credentialQuestion?: string;
  /** Most bytes of a body, where it is not the usual limit. */
  readonly bodyLimit?: number;
  readonly query?: QueryShape & { readonly schema: string };
  readonly bodyRequired: boolean;
  readonly statuses: Readonly<Record<number, string>>;
  /** The schema of the body by its content type. */
  readonly requests: Readonly<Record<string, string>>;
  /** The schema of the JSON body by status. */
  readonly responses: Readonly<Record<number, string>>;
  readonly produces?: string;
  /** Where the wire calls something otherwise than our contract. */
  readonly names?: WireNames;
}

/** Whatever stands at a method and a path. */
export type Operation = ServedOperation | DraftOperation;

/** Open questions about the role of an operation: their readings are the roles. */
export type RoleQuestion = Extract<
  (typeof operations)[OperationId],
  { roleQuestion: QuestionId }
>['roleQuestion'];

const served: readonly ServedOperation[] = Object.values(operations);
let compiled: Promise<ValidatorOf> | undefined;

/** The contract that this mock was built from; nothing of it is read before it is needed. */
export const builtIn: Contract = {
  operations: served,
  drafts: draftOperations,
  validators: () => {
    compiled ??= validators().then((all) => (schema) => all[schema]);
    return compiled;
  },
  documents: publishedDocuments,
};

/** The validator of a schema of a contract. Throws when the contract has no schema of that name. */
export async function validatorIn(contract: Contract, schema: string): Promise<ValidateFunction> {
  const validate = (await contract.validators())(schema);
  if (validate === undefined) throw new Error(`the contract has no schema ${JSON.stringify(schema)}`);
  return validate;
}
