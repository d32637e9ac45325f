import type { ValidateFunction } from 'ajv';
import { draftOperations, type OperationId, operations } from '../../generated/operations.js';
import type { QuestionId, Readings } from '../../generated/questions.js';
import { type Documents, type InterfaceId, publishedDocuments } from '../../spec/contract/documents.js';
import type { DraftOperation } from '../../spec/contract/drafts.js';
import type { RequiredRole, Role } from '../../spec/contract/resources.js';
import type { Json } from '../state/json.js';
import type { Answer } from './answer.js';
import type { Circumstances, Principal } from './handler.js';
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

/** A request, whose parts are provided on demand: a web-standard Request for every call would halve the throughput. */
export interface Inbound {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  header(name: string): string | undefined;
  /** Returns the body as text; `undefined` if it has more than `limitBytes` bytes. */
  text(limitBytes: number): Promise<string | undefined>;
  /** Whether the body that `text` returned was UTF-8 as sent; otherwise it has U+FFFD for what was not. */
  readonly isUtf8: boolean;
  readonly headers: Headers;
  /** Method, address and headers in web-standard form, built on demand, without the body. */
  readonly request: Request;
  /** Alternating names and values of the headers, as received. */
  readonly sentHeaders: readonly string[];
  /** Aborted when the client no longer waits for the response, if the host can detect that. */
  readonly gone?: AbortSignal | undefined;
  readonly trail?: Trail | undefined;
}

/** A serialised response, complete but for what belongs to the connection. */
export interface Outbound {
  /** 0 if no response is sent: the connection breaks. */
  readonly status: number;
  /** A new object for each response, so that a host may add headers. */
  readonly headers: Record<string, string | string[]>;
  readonly cookies: readonly string[];
  /** As bytes if it was written before. */
  readonly body: string | Buffer | undefined;
  readonly chunks?: Chunks;
  /** How it is sent, by the profile of its world. In one piece if absent. */
  readonly delivery?: Readings['transport.delivery'];
  /** What happens to it on the way. If absent, all of it arrives as fast as it is read. */
  readonly passage?: Passage;
}

export interface Passage {
  /** The connection ends after this many bytes of the body; with `at-once` it is reset before anything is sent. */
  readonly breaks?: 'at-once' | number;
  readonly bytesPerSecond?: number;
  /** Waits between two pieces of a slow body; ends early once there is nothing left to wait for. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Text that is produced while it is written, so that memory does not grow with its length. */
export type Chunks = Iterable<string> | AsyncIterable<string>;

export type Dispatch = (inbound: Inbound) => Promise<Outbound>;

export interface PendingResponse {
  readonly status: number;
  readonly body: Json | undefined;
  /** By name in the usual spelling, e.g. `Content-Type`, `WWW-Authenticate`, `X-Request-Id`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** The body in chunks, in place of `body`. A hook always gets the whole body instead. */
  readonly chunks?: Chunks;
}

export type Known = { -readonly [key in 'operation' | 'principal' | 'path']: Circumstances[key] };

interface Place {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** Where the pipeline records what it finds out about a call, for observers; it never reads this back. */
export interface Trail {
  known: Known | undefined;
  /** The principal whose credential was sent, even if the credential is not accepted. */
  caller: Principal | undefined;
  answer: Answer | undefined;
  /** The requested operation, if faults were matched against it. */
  place: Place | undefined;
  faults: readonly string[] | undefined;
}
