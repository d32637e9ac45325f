import type { components } from '../../generated/ledger.js';
import type { OperationId, OperationTypes } from '../../generated/operations.js';
import { defaultReadings, type QuestionId, type Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/resources.js';
import type { Faults } from '../faults/faults.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Company, Population } from '../population/population.js';
import type { Clock } from '../state/clock.js';
import type { Ids } from '../state/ids.js';
import type { Json, JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { Chunks, Contract, PendingResponse } from './contract.js';
import type { Refusal, RefusalReason } from './refusal.js';
import type { Send } from './send.js';

/** Everything the organizations of one mock have. Two worlds are isolated from each other. */
export interface World {
  readonly orgs: {
    /** The organization whose credentials are handed out. */
    readonly own: string;
    /** A second organization, on which no handed-out credential has a role. */
    readonly other: string;
    /** An organization on which the handed-out credentials have a role, and which has no credit left. */
    readonly noCredit: string;
  };
  /** The initial credits per billing period of an organization; `undefined` means without limit. */
  readonly credits: Readonly<Record<string, number | undefined>>;
  readonly contract: Contract;
  readonly profile: Profile;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly store: Store;
  readonly population: Population;
  /** The user's own companies, by the keys with which jobs refer to them. */
  readonly companies?: ReadonlyMap<string, Company>;
  readonly hooks: Hooks | undefined;
  readonly schedule: Schedule;
  readonly send: Send;
  /** Hosts to which webhooks may be sent besides the loopback address; undefined if they are not sent over HTTP. */
  readonly receiverHosts: readonly string[] | undefined;
  /** Faults injected between clients and the service, and into webhooks. */
  readonly faults: Faults;
  readonly metrics?: Metrics;
}

/** One reading per open question. */
export interface Profile {
  reading<Q extends QuestionId>(question: Q): Readings[Q];
  /** All readings, by question. */
  all(): Readonly<Readings>;
}

export function profileOf(chosen: Partial<Readings>): Profile {
  const readings: Readings = { ...defaultReadings, ...chosen };
  return { reading: (question) => readings[question], all: () => readings };
}

export interface Schedule {
  /** Resolves once everything that is due has happened, as timers fire late. Not to be called inside a transaction. */
  reached(): Promise<void>;
  /** Reports a write on which the next event, or its time, may depend. */
  changed(): void;
}

export interface Happening {
  readonly atMs: number;
  /** @param world whose clock shows the time at which it was due, however late it is */
  perform(world: World): Promise<void>;
}

/** Returns the next event of one kind after `livedMs`; undefined if there is none. Called within a transaction. */
export type Upcoming = (world: World, livedMs: number) => Promise<Happening | undefined>;

export const nothingScheduled: Schedule = { reached: async () => undefined, changed: () => undefined };

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
export const selfReading = ['find', 'previewFind', 'createSession', 'endSession'] as const;

type JsonBody<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : null;
type BodyOf<Op extends OperationId> = Op extends (typeof selfReading)[number]
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

/** A handler that runs in one transaction: the store of its world is that of the transaction. */
export const changing =
  <Op extends OperationId>(handle: Handler<Op>): Handler<Op> =>
  (call, world) =>
    world.store.transact((store) => handle(call, { ...world, store }));

/** Every operation needs a handler: a missing one does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

export interface HookContext {
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
  readonly suppressesRefusal?: (refusal: RefusalReason, circumstances: Circumstances) => boolean;
  readonly text?: (text: string, operation: OperationId) => string;
  readonly call?: (call: AnyCall, operation: OperationId, world: World) => AnyCall | Promise<AnyCall>;
  /** Handles a call in place of its handler. The credits of its outcome are charged. */
  readonly handle?: (handling: Handling) => Promise<Outcome>;
  readonly answer?: (
    draft: PendingResponse,
    scene: HookContext,
  ) => PendingResponse | Promise<PendingResponse>;
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
