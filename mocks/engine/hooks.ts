import type { components } from '../../generated/ledger.js';
import type { OperationId } from '../../generated/operations.js';
import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { PendingResponse } from './dispatch.js';
import type { AnyCall, Principal, Reply } from './handler.js';
import type { Refusal, RefusalReason } from './refusal.js';
import type { World } from './world.js';

/** What a hook may read when it rewrites a response. */
export interface Scene {
  readonly operation: OperationId | undefined;
  readonly call: AnyCall | undefined;
  /** Method, address and headers. The body has been read: it is in `call`. */
  readonly request: Request;
  readonly refusal: Refusal | undefined;
  readonly world: World;
}

/** The circumstances of an imminent refusal. */
export interface Circumstances {
  readonly request: Request;
  readonly world: World;
  /** Undefined if none was found. */
  readonly operation: OperationId | undefined;
  /** The caller; anonymous until it is known. */
  readonly principal: Principal;
  /** Path parameters. */
  readonly path: Readonly<Record<string, string | undefined>>;
}

/** A list of tracked fields, which an enrichment cycle applies. */
export interface TrackedList {
  readonly version: number;
  readonly fields: readonly components['schemas']['TrackableField'][];
}

/** A contact whose tracked fields have changed. */
export type ContactChange = {
  readonly org: string;
  readonly ledgerId: string;
  readonly contactId: string;
  /** The version of the tracked fields with which the change was detected. */
  readonly version: number;
  /** The tracked fields that changed. */
  readonly fields: readonly string[];
  /** The contact as calls return it. */
  readonly contact: JsonObject;
};

/** The outcome of a call. */
export type Outcome = Reply<OperationId> | Refusal;

/** A call that is about to be handled. */
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
  /** Rewrites the text of a body before it is read. */
  readonly text?: (text: string, operation: OperationId) => string;
  /** Rewrites the call before it is handled. */
  readonly call?: (call: AnyCall, operation: OperationId, world: World) => AnyCall | Promise<AnyCall>;
  /** Handles a call in place of its handler. The credits of its outcome are charged. */
  readonly handle?: (handling: Handling) => Promise<Outcome>;
  /** Rewrites a response before it is sent. */
  readonly answer?: (draft: PendingResponse, scene: Scene) => PendingResponse | Promise<PendingResponse>;
  /** Rewrites the list of tracked fields that an enrichment cycle applies, if any. */
  readonly tracks?: (
    effective: TrackedList | undefined,
    ledgerId: string,
    store: Store,
    world: World,
  ) => TrackedList | undefined | Promise<TrackedList | undefined>;
  /** Rewrites the changes that an enrichment cycle over a ledger reports. */
  readonly notifies?: (
    changes: readonly ContactChange[],
    store: Store,
    world: World,
  ) => readonly ContactChange[] | Promise<readonly ContactChange[]>;
  /** Moves the base path of an interface, e.g. to another version. */
  readonly basePath?: (path: string) => string;
}
