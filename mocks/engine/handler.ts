import type { OperationId, OperationTypes } from '../../generated/operations.js';
import type { Role } from '../../spec/contract/roles.js';
import type { Json } from '../state/json.js';
import type { Chunks } from './dispatch.js';
import type { Refusal, RefusalReason } from './refusal.js';
import type { World } from './world.js';

/** The caller, identified by authentication and checked against the role of the operation. */
export type Principal = {
  readonly kind: 'user' | 'service-account' | 'api-key' | 'anonymous';
  readonly id: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
  /** Credentials of an earlier generation are no longer valid. */
  readonly generation: number;
};

type Content<R> = R extends { content: infer Media }
  ? Media extends { 'application/json': infer Body }
    ? Body
    : Media extends { 'text/csv': unknown }
      ? string
      : undefined
  : undefined;
type Success<Op extends OperationId> = Extract<keyof OperationTypes[Op]['responses'], 200 | 201 | 202 | 204>;

/** Operations whose responses may be large: their text is produced in chunks, while it is written. */
type Streaming = 'lookupPeople' | 'downloadLedgerContacts' | 'downloadImportErrors';

type Answered<Op extends OperationId, Body> =
  | { readonly body: Body; readonly chunks?: undefined }
  | (Op extends Streaming ? { readonly body?: undefined; readonly chunks: Chunks } : never);

/** A response that the contract documents for this operation; any other status does not compile. */
export type Reply<Op extends OperationId> = Op extends OperationId
  ? {
      [Status in Success<Op>]: {
        readonly status: Status;
        readonly headers?: Readonly<Record<string, string>>;
        readonly cookies?: readonly string[];
        readonly credits?: number;
      } & Answered<Op, Content<OperationTypes[Op]['responses'][Status]>>;
    }[Success<Op>]
  : never;

/** Operations whose handlers parse the body themselves, because that depends on open questions. */
export type SelfReading = 'find' | 'previewFind' | 'createSession' | 'endSession';

type JsonBody<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : null;
type BodyOf<Op extends OperationId> = Op extends SelfReading
  ? Json
  : OperationTypes[Op] extends { requestBody: infer Body }
    ? JsonBody<Body>
    : OperationTypes[Op] extends { requestBody?: infer Body }
      ? JsonBody<NonNullable<Body>> | null
      : null;
type ParametersOf<Op extends OperationId, Place extends 'path' | 'query'> = Op extends OperationId
  ? OperationTypes[Op] extends { parameters: { [P in Place]?: infer Parameters } }
    ? Known<NonNullable<Parameters>>
    : None
  : never;
type None = Readonly<Record<never, never>>;
/** If the contract has no parameters, the generated type is `never` or unknown. */
type Known<Parameters> = [Parameters] extends [never] ? None : unknown extends Parameters ? None : Parameters;

/** The argument of a handler: the request after it was located, authenticated, authorized, read and validated. */
export interface Call<Op extends OperationId = OperationId> {
  readonly path: ParametersOf<Op, 'path'>;
  readonly query: ParametersOf<Op, 'query'>;
  headers(): Headers;
  /** Content type without parameters, in lower case; empty if none was sent. */
  readonly contentType: string;
  /** The JSON body, valid by the contract; the members of a form; null if none was sent. */
  readonly body: BodyOf<Op>;
  readonly principal: Principal;
  /** The refusal of the caller, unless the handler finds that the contract still admits it. */
  readonly forbidden: Refusal | undefined;
  /** Whether a mutant waives this refusal; then the request proceeds as if nothing were wrong. */
  readonly waived: (reason: RefusalReason) => boolean;
}

/** A call of an operation that is known only at run time. */
export type AnyCall = {
  readonly [Member in keyof Call]: Member extends 'path' | 'query'
    ? Readonly<Record<string, string | number | boolean | readonly string[]>>
    : Member extends 'body'
      ? Json
      : Call[Member];
};

/** Implements one operation of the contract: it reads, asks a decision, writes and replies, or it refuses. */
export type Handler<Op extends OperationId> = (call: Call<Op>, world: World) => Promise<Reply<Op> | Refusal>;

/** Every operation needs a handler: a missing one does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };
