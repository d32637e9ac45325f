import type * as fc from 'fast-check';
import type { OperationId } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import type { Callers } from '../resources/callers/callers.js';
import type { OwnedResources } from '../resources/journal.js';
import type { Caller } from '../target/caller.js';
import type { ControlPlane } from '../target/control/control-plane.js';
import type { CallInput, CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { SessionRequest } from '../target/session.js';
import type { Capability, Target } from '../target/target.js';
import type { Pool } from '../view/find-view.js';
import type { WaitBudget } from './eventually.js';
import type { Finding } from './finding.js';

/** What performing a case shows about a rule that no single exchange can show. */
export interface Outcome {
  readonly rule: RuleId;
  readonly finding: Finding;
  /** What kept the rule from being judged this time: throttling, drift, unstable controls. */
  readonly inconclusive?: string;
  /** What the target does not offer, and the rule cannot be judged without. */
  readonly skipped?: string;
  /** The exchange that shows it. @default the last one of the case */
  readonly exchange?: Exchange;
}

/** An experiment: it generates cases, plain JSON without secrets, and performs them; every exchange is judged as well. */
export interface Investigation<Case extends Json = Json, Rule extends RuleId = RuleId> {
  /** Such as `relation/permute` or `session/wrong-secret`. */
  readonly id: string;
  /** The rules it exists for; its exchanges may show others as well. */
  readonly rules: readonly Rule[];
  /** What the target must offer besides what follows from its rules. */
  readonly needs: readonly Capability[];
  /** Left out if the target offers this, as others show the same then. */
  readonly unless?: Capability;
  /** Uses no person that the target has shown: a run of nothing else need not discover people. */
  readonly standsAlone?: boolean;
  /** Moves the clock of the service, which is restored in the end: such investigations come last, as no token outlives that. */
  readonly movesTime?: boolean;
  /** How often it is performed if the budget allows. */
  readonly runs: number;
  readonly requestsPerRun: number;
  /** Cases, drawn from what the target itself has shown. */
  cases(pool: Pool): fc.Arbitrary<Case>;
  perform(value: Case, context: CheckContext): Promise<readonly Outcome[]>;
}

/** Hides the type of the case, so that all fit into one list; each keeps its rules, so that one without a check does not compile. */
export const investigation = <Case extends Json, const Rule extends RuleId>(
  definition: Investigation<Case, Rule>,
): Judging<Rule> => ({
  ...definition,
  perform: (value, context) => definition.perform(value as Case, context),
});

export type Judging<Rule extends RuleId> = Investigation<Json, Rule>;
export type AnyInvestigation = Judging<RuleId>;

/** How a find differs from an ordinary one. */
export interface FindOptions {
  /** @default the best good credential */
  readonly credential?: CredentialKind;
  /** Replaces the Authorization header that the credential implies; null for none. */
  readonly authorization?: string | null;
  /** @default 'own' */
  readonly org?: OrgKind;
  /** Sent verbatim instead of the body as JSON. */
  readonly text?: string;
  /** @default 'application/json' */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Replaces `/{org_id}/find` under the base address. */
  readonly path?: string;
}

/** What an investigation works with. All that it sends is recorded, budgeted, judged, throttled and renewed below it. */
export interface CheckContext {
  readonly target: Target;
  readonly pool: Pool;
  find(body: Json, options?: FindOptions): Promise<Exchange>;
  /** Throws NotSentError if a wrong sign-in might lock an account that existed before the run. */
  session(request: SessionRequest): Promise<Exchange>;
  /** Calls an operation; what that creates is deleted when the run ends. @param caller @default the credential of the run */
  call(operation: OperationId, input?: CallInput, caller?: Caller): Promise<Exchange>;
  /** Whether the operation has returned a 2xx in this run: the target has it, in the form in which it is called. */
  worked(operation: OperationId): boolean;
  /** Whether the run judges this rule: what shows only others need not be sent. */
  wanted(rule: RuleId): boolean;
  readonly callers: Callers;
  /** Signs in every account whose last sign-in had wrong credentials. */
  settle(): Promise<void>;
  /** Ends the sessions of accounts from before the run, as far as a refresh token names them. */
  endSessions(): Promise<void>;
  /** Undefined if the target has none. */
  readonly control: ControlPlane | undefined;
  /** What the run has created on the target, and the source of its names. */
  readonly owned: OwnedResources;
  readonly targetTraits: TargetTraits;
  readonly waitBudget: WaitBudget;
  /** The current access token; signs in if there is none. */
  token(): Promise<string>;
  wait(ms: number): Promise<void>;
  /** Milliseconds since 1970, of this machine. */
  now(): number;
  /** Requests that may still be sent. */
  remaining(): number;
  /** How many times as many things, and uses of them, as usual: more than 1 with `--stress`. */
  readonly times: number;
  /** The calls of which it is unknown whether they were carried out, or how often, in order. */
  lost(): readonly OperationId[];
}

/** How a refresh token travels: in a cookie, or in the body. */
export type Carrier = 'cookie' | 'body';

/** How this target takes refresh tokens. */
export interface Carriers {
  readonly taken: readonly Carrier[];
  /** The one used to renew sessions. */
  readonly first: Carrier;
}

/** What a run has learned about its target, so that scenarios need not learn it again. */
export class TargetTraits {
  /** Resolves once it is known how often others had moved the clock of the service before. */
  clock: Promise<boolean> | undefined;
  carriers: Promise<Carriers> | undefined;
  /** By grant type, the answer to a well-formed sign-in with credentials that do not exist. */
  readonly nobody = new Map<string, Promise<Exchange>>();
  /** By operation, a smaller page size than usual that the service has taken. */
  readonly pageSizes = new Map<OperationId, number>();
  /** Callers that were made for what they hold, or held, by what that is. */
  readonly callers = new Map<string, Promise<Caller>>();
  /** Holds an expired token, until somebody else moves the clock; resolves to undefined if moving it expires none. */
  expired: Promise<Caller | undefined> | undefined;
}
