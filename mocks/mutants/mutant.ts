import type { OperationId } from '../../generated/operations.js';
import type { Readings } from '../../generated/questions.js';
import type { BindingRuleId } from '../../generated/rules.js';
import type { Chunks } from '../engine/dispatch.js';
import type { AnyCall, Principal } from '../engine/handler.js';
import type { Json } from '../engine/json.js';
import type { Refusal, RefusalReason } from '../engine/refusal.js';
import type { TrackedVersion } from '../ledger/tracked-fields/versions.js';
import type { Store } from '../state/store.js';
import type { World } from '../world.js';

type Tracked = TrackedVersion | undefined;

/** An answer on its way out, before it is serialised. */
export interface PendingResponse {
  readonly status: number;
  readonly body: Json | undefined;
  /** By name in its usual spelling, as `Content-Type`, `WWW-Authenticate`, `X-Request-Id`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** The body in pieces, in place of `body`. A mutant never sees one: it gets the whole. */
  readonly chunks?: Chunks;
}

/** What a mutant may look at when it rewrites an answer. */
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

/** The smallest change to the mock that breaks exactly one rule. */
export interface Mutant {
  readonly breaks: BindingRuleId;
  /** What it does, in one sentence. */
  readonly mutation: string;
  /** Readings under which the mutation shows, where the default profile hides it. */
  readonly readings?: Partial<Readings>;
  /** Refusals that are waived: the request goes on as if nothing were wrong. */
  readonly waives?: (refusal: RefusalReason, circumstances: Circumstances) => boolean;
  /** Rewrites the text of a body before it is read. */
  readonly text?: (text: string, operation: OperationId) => string;
  /** Rewrites the call before it is handled. */
  readonly call?: (call: AnyCall, operation: OperationId, world: World) => AnyCall | Promise<AnyCall>;
  /** Rewrites an answer before it is sent. */
  readonly answer?: (draft: PendingResponse, scene: Scene) => PendingResponse | Promise<PendingResponse>;
  /** Rewrites which list of tracked fields an enrichment cycle goes by, if any. */
  readonly tracks?: (effective: Tracked, ledgerId: string, store: Store) => Tracked | Promise<Tracked>;
  /** Moves the base path of an interface, e.g. to another version. */
  readonly basePath?: (path: string) => string;
}
