import type { components } from '../../generated/ledger.js';
import type { OperationId } from '../../generated/operations.js';
import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { PendingResponse } from './contract.js';
import type { AnyCall, Principal, Reply, World } from './handler.js';
import type { Refusal, RefusalReason } from './refusal.js';

export interface Scene {
  readonly operation: OperationId | undefined;
  readonly call: AnyCall | undefined;
  /** Method, address and headers. The body has been read: it is in `call`. */
  readonly request: Request;
  readonly refusal: Refusal | undefined;
  readonly world: World;
}

export interface Circumstances {
  readonly request: Request;
  readonly world: World;
  readonly operation: OperationId | undefined;
  /** The caller; anonymous until it is known. */
  readonly principal: Principal;
  readonly path: Readonly<Record<string, string | undefined>>;
}

export interface TrackedList {
  readonly version: number;
  readonly fields: readonly components['schemas']['TrackableField'][];
}

export type ContactChange = {
  readonly org: string;
  readonly ledgerId: string;
  readonly contactId: string;
  /** The version of the tracked fields with which the change was detected. */
  readonly version: number;
  readonly fields: readonly string[];
  readonly contact: JsonObject;
};

/** The outcome of a call. */
export type Outcome = Reply<OperationId> | Refusal;

export interface Handling {
  readonly operation: OperationId;
  readonly call: AnyCall;
  readonly world: World;
  /** Handles it, or another call, or in another world. */
  readonly next: (call?: AnyCall, world?: World) => Promise<Outcome>;
}

/** Hooks into each step of the pipeline, by which mutants break a rule on purpose. */
export interface Hooks {
  /** Waives refusals: the request proceeds as if nothing were wrong. */
  readonly waives?: (refusal: RefusalReason, circumstances: Circumstances) => boolean;
  readonly text?: (text: string, operation: OperationId) => string;
  readonly call?: (call: AnyCall, operation: OperationId, world: World) => AnyCall | Promise<AnyCall>;
  /** Handles a call in place of its handler. The credits of its outcome are charged. */
  readonly handle?: (handling: Handling) => Promise<Outcome>;
  readonly answer?: (draft: PendingResponse, scene: Scene) => PendingResponse | Promise<PendingResponse>;
  readonly tracks?: (
    effective: TrackedList | undefined,
    ledgerId: string,
    store: Store,
    world: World,
  ) => TrackedList | undefined | Promise<TrackedList | undefined>;
  readonly notifies?: (
    changes: readonly ContactChange[],
    store: Store,
    world: World,
  ) => readonly ContactChange[] | Promise<readonly ContactChange[]>;
  /** Moves the base path of an interface, e.g. to another version. */
  readonly basePath?: (path: string) => string;
}
