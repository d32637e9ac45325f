import type { OperationId } from '../../generated/operations.js';
import type { Callers } from '../resources/callers/callers.js';
import type { OwnedResources } from '../resources/owned-resources.js';
import type { Caller } from '../target/caller.js';
import type { ControlPlane } from '../target/control/control-plane.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { SessionRequest } from '../target/session-request.js';
import type { Target } from '../target/target.js';
import type { CallInput } from '../target/wire/call-input.js';
import type { Pool } from '../view/pool.js';
import type { Learnt } from './learnt.js';

/** How a find is sent where it differs from the ordinary. */
export interface FindOptions {
  /** @default the best good credential */
  readonly credential?: CredentialKind;
  /** The Authorization header to send instead of the one that the credential implies; null for none. */
  readonly authorization?: string | null;
  /** @default 'own' */
  readonly org?: OrgKind;
  /** Sent as it is, instead of the body as JSON. */
  readonly text?: string;
  /** @default 'application/json' */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Replaces `/{org_id}/find` under the base address. */
  readonly path?: string;
}

/** How long the run may still wait for what need not come, in all. */
export interface Patience {
  spare(): number;
  spend(ms: number): void;
}

/**
 * What an investigation works with: it sends, and everything it sends is recorded, budgeted, judged and counted.
 * Throttling is waited out and an expired credential is renewed before an exchange is handed back.
 */
export interface CheckContext {
  readonly target: Target;
  readonly pool: Pool;
  find(body: Json, options?: FindOptions): Promise<Exchange>;
  /** Throws Withheld where a wrong sign-in might lock an account that was there before the run. */
  session(request: SessionRequest): Promise<Exchange>;
  /**
   * Calls any operation, in the form that the target has for it. What it makes is noted, and deleted when the run ends.
   * Ends the scenario where the target does not have the operation.
   * @param caller @default the credential of the run
   */
  call(operation: OperationId, input?: CallInput, caller?: Caller): Promise<Exchange>;
  /** Whether the operation was answered with a 2xx in this run: then the target has it, in the form it is called in. */
  worked(operation: OperationId): boolean;
  readonly callers: Callers;
  /** Signs in every account whose last sign-in was wrong. */
  settle(): Promise<void>;
  /** Undefined where the target has none. */
  readonly control: ControlPlane | undefined;
  /** What the run made on the target, and the names for it. */
  readonly owned: OwnedResources;
  readonly learnt: Learnt;
  readonly patience: Patience;
  /** The current access token, freshly made when there is none. */
  token(): Promise<string>;
  wait(ms: number): Promise<void>;
  /** Milliseconds since 1970, of this machine. */
  now(): number;
  /** Requests that may still be sent. */
  remaining(): number;
  /**
   * What got no answer that tells whether it was carried out, in order: what writes or makes a session and was sent again,
   * and what met a fault that passes.
   */
  lost(): readonly OperationId[];
}
