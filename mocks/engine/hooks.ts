import type { components } from '../../generated/ledger.js';
import type { OperationId } from '../../generated/operations.js';
import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { AnyCall, Principal, Reply } from './handler.js';
import type { PendingResponse } from './pending-response.js';
import type { Refusal, RefusalReason } from './refusal.js';
import type { World } from './world.js';

/** What a hook may look at when it rewrites an answer. */
export interface Scene {
  readonly operation: OperationId | undefined;
  readonly call: AnyCall | undefined;
  /** Method, address and headers. The body has been read: it is in `call`. */
  readonly request: Request;
  readonly refusal: Refusal | undefined;
  readonly world: World;
}

/** Under which circumstances a request is about to be refused. */
export interface Circumstances {
  readonly request: Request;
  readonly world: World;
  /** Undefined where none was found. */
  readonly operation: OperationId | undefined;
  /** Who calls; nobody as long as that is not known. */
  readonly principal: Principal;
  /** Parameters of the path. */
  readonly path: Readonly<Record<string, string | undefined>>;
}

/** A list of tracked fields, which an enrichment cycle goes by. */
export interface TrackedList {
  readonly version: number;
  readonly fields: readonly components['schemas']['TrackableField'][];
}

/** A contact of which tracked fields have other values than before. */
export type ContactChange = {
  readonly org: string;
  readonly ledgerId: string;
  readonly contactId: string;
  /** The version of the tracked fields by which the change was found. */
  readonly version: number;
  /** The tracked fields that changed. */
  readonly fields: readonly string[];
  /** The contact as calls show it. */
  readonly contact: JsonObject;
};

/** What comes of a call. */
export type Outcome = Reply<OperationId> | Refusal;

/** A call that is about to be handled. */
export interface Handling {
  readonly operation: OperationId;
  readonly call: AnyCall;
  readonly world: World;
  /** Handles it, or another call, or in another world. */
  readonly next: (call?: AnyCall, world?: World) => Promise<Outcome>;
}

/** Where the pipeline lets its work be changed, step by step: mutants break a rule on purpose here. */
export interface Hooks {
  /** Refusals that are waived: the request goes on as if nothing were wrong. */
  readonly waives?: (refusal: RefusalReason, circumstances: Circumstances) => boolean;
  /** Rewrites the text of a body before it is read. */
  readonly text?: (text: string, operation: OperationId) => string;
  /** Rewrites the call before it is handled. */
  readonly call?: (call: AnyCall, operation: OperationId, world: World) => AnyCall | Promise<AnyCall>;
  /** Handles a call in place of its handler. What is charged is what comes of it. */
  readonly handle?: (handling: Handling) => Promise<Outcome>;
  /** Rewrites an answer before it is sent. */
  readonly answer?: (draft: PendingResponse, scene: Scene) => PendingResponse | Promise<PendingResponse>;
  /** Rewrites which list of tracked fields an enrichment cycle goes by, if any. */
  readonly tracks?: (
    effective: TrackedList | undefined,
    ledgerId: string,
    store: Store,
    world: World,
  ) => TrackedList | undefined | Promise<TrackedList | undefined>;
  /** Rewrites which changes an enrichment cycle over a ledger tells of. */
  readonly notifies?: (
    changes: readonly ContactChange[],
    store: Store,
    world: World,
  ) => readonly ContactChange[] | Promise<readonly ContactChange[]>;
  /** Moves the base path of an interface, e.g. to another version. */
  readonly basePath?: (path: string) => string;
}
