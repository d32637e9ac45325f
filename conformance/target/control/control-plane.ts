import type { components } from '../../../generated/control.js';
import { type ControlOperationId, controlOperations } from '../../../generated/control-operations.js';
import { EndScenario, Interruption, unlessEnded } from '../end-scenario.js';
import { isObject, type Json, type JsonObject, listIn, numberIn, parseJson, textIn } from '../json.js';
import type { WireRequest, WireResponse } from '../transport.js';

type Schemas = components['schemas'];

/** What a run can do besides calling the service if the target has a control plane (document spec/control.yaml). */
export type ControlPlane = ReturnType<typeof controlPlane>;

const toleranceMs = 5000;

/** Where changes are recorded, so that they are undone when the run ends. */
export interface Changes {
  readonly owned: {
    intend(kind: 'clock' | 'person-edit' | 'webhooks' | 'control-user', name: string, before?: string): void;
    made(kind: 'control-user', name: string, id: string): void;
  };
  now(): number;
  timeMoved(): void;
}

/** A control plane over HTTP. A failed call ends the scenario, as it is no evidence about the service. */
export function controlPlane(
  { url, token, org }: { readonly url: string; readonly token: string; readonly org: string },
  deliver: (request: WireRequest) => Promise<WireResponse>,
  { owned, now, timeMoved }: Changes,
) {
  async function call(
    operation: ControlOperationId,
    path: Readonly<Record<string, string>> = {},
    body?: Json,
  ): Promise<Json | undefined> {
    const { method, path: template } = controlOperations[operation];
    const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    ensure();
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await deliver({
      method,
      url: `${url}${address}`,
      headers: { authorization: `Bearer ${token}`, ...content },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((error: unknown) => {
      const isLost = error instanceof Interruption && ['unreadable', 'target-lost'].includes(error.kind);
      if (!isLost) throw error;
      // A control plane that cannot be reached does not end the run.
      lost = `the control plane is lost: ${error.message}`;
      throw new EndScenario('inconclusive', lost);
    });
    const json = parseJson(answer.text);
    if (answer.status >= 200 && answer.status <= 299) return json;
    if (answer.status === 404 && method === 'DELETE') return undefined;
    const why = textIn(json, 'message') ?? `status ${answer.status}`;
    throw new EndScenario('inconclusive', `the control plane refused ${operation}: ${why}`);
  }

  let lost: string | undefined;
  /** Ends the scenario if the control plane is lost, so that no change is recorded that cannot happen. */
  const ensure = () => {
    if (lost !== undefined) throw new EndScenario('inconclusive', lost);
  };
  const changed = new Set<string>();
  const isNew = (kind: string, name: string) => !changed.has(`${kind} ${name}`);
  /** Records the first change of its kind: undoing it once undoes them all. */
  const intend = async (
    kind: 'clock' | 'person-edit' | 'webhooks',
    name: string,
    before?: () => Promise<string>,
  ) => {
    ensure();
    if (!isNew(kind, name)) return;
    changed.add(`${kind} ${name}`);
    owned.intend(kind, name, await before?.());
  };
  let ownMoves = 0;
  let otherMoves: number | undefined;
  const move = async (operation: 'advanceClock' | 'freezeClock' | 'resetClock', body?: Json) => {
    ownMoves += 1;
    return timeIn(operation, await call(operation, {}, body));
  };

  /** Ends the scenario if a list cannot be read: taking it as empty would accuse the target of having sent nothing. */
  const listOf = async <T extends JsonObject>(
    operation: ControlOperationId,
    isOne: (item: JsonObject) => item is T,
    body?: Json,
  ): Promise<readonly T[]> => {
    const list = listIn(await call(operation, {}, body));
    const items = list?.filter(isObject).filter(isOne);
    if (items !== undefined && items.length === list?.length) return items;
    throw inAnotherForm(operation);
  };

  /** Returns the state of the clock as a text for `restoreClock`. @param at milliseconds since 1970, of this machine */
  async function clockAt(at: number): Promise<string> {
    const clock = await call('getClock');
    const isFrozen = isObject(clock) && clock['frozen'] === true;
    return JSON.stringify({ at: textIn(clock, 'now') ?? '', isFrozen, now: at });
  }

  const webhooks = () => listOf('getWebhooks', isWebhook);

  return {
    clockAt,
    now: async () => timeIn('getClock', await call('getClock')),
    /** Moves the clock of the service forward by an ISO 8601 duration such as P14D. The service does what is due by then. */
    async advance(duration: string): Promise<void> {
      await intend('clock', 'clock', () => clockAt(now()));
      await move('advanceClock', { duration });
      timeMoved();
    },
    /** Stops the clock of the service at a time, in milliseconds since 1970. */
    async freeze(at: number): Promise<void> {
      await intend('clock', 'clock', () => clockAt(now()));
      await move('freezeClock', { at: new Date(at).toISOString() });
    },
    /** Whether another client has moved the clock since the last call; false at the first. */
    async movedByOthers(): Promise<boolean> {
      const clock = await unlessEnded(call('getClock'));
      const others = (numberIn(clock, 'moves') ?? ownMoves) - ownMoves;
      const before = otherMoves ?? others;
      otherMoves = others;
      return others !== before;
    },
    /** Restores the clock to the state from `clockAt`, or to the service's own time, plus what has passed since. */
    async restoreClock(before: string | undefined, now: number): Promise<void> {
      const own = await move('resetClock');
      const read = before === undefined ? undefined : parseJson(before);
      const at = textIn(read, 'at');
      if (!isObject(read) || at === undefined) return;
      if (read['isFrozen'] === true) return void (await move('freezeClock', { at }));
      // A clock that was ahead before is ahead again: everything due by then was due before, too.
      const expected = Date.parse(at) + now - (numberIn(read, 'now') ?? now);
      const ahead = expected - own;
      if (ahead > toleranceMs) await move('advanceClock', { milliseconds: Math.round(ahead) });
    },
    async editPerson(personId: string, edit: Schemas['ControlPersonEdit']): Promise<void> {
      await intend('person-edit', personId);
      await call('editPerson', { personId }, jsonOf(edit));
    },
    restorePerson: async (personId: string) => void (await call('restorePerson', { personId })),
    /** Runs an enrichment cycle over the ledgers of the organization. Resolves once its webhooks are delivered. */
    enrich: async () => void (await call('runEnrichment', {}, { org })),
    failImport: async (ledgerId: string, importId: string) =>
      void (await call('failImport', { ledgerId, importId }, { org })),
    outbox: () => listOf('getOutbox', isMail),
    deliveries: () => listOf('getDeliveries', isDelivery),
    webhooks,
    async setWebhooks(wanted: readonly Schemas['ControlNewWebhook'][]): Promise<readonly Webhook[]> {
      // A ledger that had webhooks before the run is not ours: undoing must not remove those.
      const fresh = wanted.flatMap(({ ledgerId }) => ledgerId ?? []).filter((id) => isNew('webhooks', id));
      const known = fresh.length === 0 ? [] : (await webhooks()).map(({ ledgerId }) => ledgerId);
      for (const id of fresh) if (!known.includes(id)) await intend('webhooks', id);
      return listOf('setWebhooks', isWebhook, jsonOf({ webhooks: wanted }));
    },
    async addUser(user: Schemas['ControlUserRequest']): Promise<Schemas['ControlUser']> {
      ensure();
      owned.intend('control-user', user.email);
      const id = textIn(await call('addUser', {}, jsonOf(user)), 'id');
      if (id === undefined) throw inAnotherForm('addUser');
      owned.made('control-user', user.email, id);
      return { id };
    },
    async removeUser(userId: string): Promise<void> {
      await call('removeUser', { userId });
    },
  };
}

const answeredOddly = (operation: ControlOperationId, how: string): EndScenario =>
  new EndScenario('inconclusive', `the control plane answered ${operation} ${how}`);

const inAnotherForm = (operation: ControlOperationId): EndScenario =>
  answeredOddly(operation, 'in another form than that of its document');

/** The time in an answer about the clock. Ends the scenario if there is none: the clock may not have moved either. */
function timeIn(operation: ControlOperationId, clock: Json | undefined): number {
  const now = Date.parse(textIn(clock, 'now') ?? '');
  if (!Number.isNaN(now)) return now;
  throw answeredOddly(operation, 'without the time');
}

const jsonOf = (value: object): Json => JSON.parse(JSON.stringify(value));

/** The parts of list items of a control plane (document spec/control.yaml) that a run reads and checks. */
export type Mail = JsonObject & { readonly to: string; readonly kind: string; readonly data: JsonObject };
export type Delivery = JsonObject & { readonly webhookId: string; readonly payload?: Json };
export type Webhook = JsonObject & { readonly id: string; readonly url: string; readonly ledgerId?: string };

const hasTexts = (item: JsonObject, ...names: readonly string[]): boolean =>
  names.every((name) => typeof item[name] === 'string');
const isMail = (item: JsonObject): item is Mail => hasTexts(item, 'to', 'kind') && isObject(item['data']);
const isDelivery = (item: JsonObject): item is Delivery => hasTexts(item, 'webhookId');
const isWebhook = (item: JsonObject): item is Webhook =>
  hasTexts(item, 'id', 'url') && (item['ledgerId'] === undefined || hasTexts(item, 'ledgerId'));
