import type { OperationId, OperationTypes } from '../../generated/operations.js';
import type { World } from '../world.js';
import type { Json } from './json.js';
import type { Refusal, RefusalReason } from './refusal.js';

/** Who calls: found by authentication, held against the role of the operation. */
export type Principal = {
  readonly kind: 'user' | 'service-account' | 'api-key' | 'anonymous';
  readonly id: string;
  /** Roles per organization id. */
  readonly roles: Readonly<Record<string, readonly Role[]>>;
};

export type Role = 'viewer' | 'editor' | 'admin';

type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Op extends OperationId> = Extract<keyof OperationTypes[Op]['responses'], 200 | 201 | 202 | 204>;

/** An answer that the contract documents for this operation; any other status does not compile. */
export type Reply<Op extends OperationId> = {
  [Status in Success<Op>]: {
    readonly status: Status;
    readonly body: Content<OperationTypes[Op]['responses'][Status]>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly cookies?: readonly string[];
  };
}[Success<Op>];

/** What a handler is given: the request after it was located, authenticated, authorized and read. */
export interface Call {
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** Content type without parameters, lower case; empty when none was sent. */
  readonly contentType: string;
  /** The JSON body, or the members of a form. */
  readonly body: Json;
  readonly principal: Principal;
  /** Whether a mutant waives this refusal; then the request goes on as if nothing were wrong. */
  readonly waived: (reason: RefusalReason) => boolean;
}

/** One operation of the contract: it reads, asks a decision, writes and replies, or it refuses. */
export type Handler<Op extends OperationId> = (call: Call, world: World) => Promise<Reply<Op> | Refusal>;

/** Every operation needs a handler: a missing one does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };
