import { one } from '../../arbitraries/broad.js';
import { createCallers } from '../../resources/callers/callers.js';
import type { ResourceKind } from '../../resources/journal.js';
import type { OwnedResources } from '../../resources/owned-resources.js';
import type { CheckContext } from '../../scene/check-context.js';
import { nothingLearnt } from '../../scene/learnt.js';
import type { Caller } from '../../target/caller.js';
import { type ControlPlane, controlPlane } from '../../target/control/control-plane.js';
import { allows } from '../../target/safety.js';
import { createCalling } from './calling.js';
import { createPersistence } from './persistence.js';
import { createSender, type Sender, type SendingParts } from './sender.js';
import { createSignIn } from './sign-in.js';
import { createSignInGate } from './sign-in-gate.js';

export function createCheckContext(parts: SendingParts): CheckContext {
  const { options, budget, owned, record, patience, pool } = parts;
  const { target, safety, now, wait } = options;
  const sender = createSender(parts);
  const persistence = createPersistence({
    left: budget.remaining,
    most: Math.max(40, Math.floor(budget.limit / 5)),
    unsigned: target.apiKey === undefined ? undefined : findByKey,
    wait,
    record,
  });
  const calling = createCalling(parts, sender, persistence);
  const { send: session, settle } = createSignInGate(parts, calling.session);
  const signIn = createSignIn(target, session, now);
  const main: Caller = {
    label: 'the credential of the run',
    credential: 'token',
    authorization: async () => `Bearer ${await signIn.token()}`,
    mayHaveExpired: signIn.mayHaveExpired,
    forget: signIn.forget,
  };
  const call: CheckContext['call'] = (operation, input = {}, caller = main) =>
    calling.call(operation, input, caller);
  const find: CheckContext['find'] = (body, how = {}) => calling.find(body, how, main);
  // A control plane changes what all callers see.
  const control = allows(safety, 'own-resources') ? controlOf(parts, sender, signIn.timeMoved) : undefined;
  const callers = createCallers({ target, main, call, session, control, now, owned, safety });

  function findByKey() {
    return find({ matches: [one('name', 'John Smith')] }, { credential: 'api-key' });
  }

  return {
    target,
    pool,
    find,
    session,
    settle,
    call,
    worked: calling.worked,
    wanted: options.wanted,
    callers,
    control,
    owned,
    learnt: nothingLearnt(),
    patience,
    token: signIn.token,
    wait,
    now,
    remaining: budget.remaining,
    times: options.stress ? 2 : 1,
    lost: sender.lost,
  };
}

function controlOf(
  { options, owned }: SendingParts,
  { deliver }: Sender,
  timeMoved: () => void,
): ControlPlane | undefined {
  const { controlUrl, controlToken, org } = options.target;
  if (controlUrl === undefined || controlToken === undefined) return undefined;
  const plane = controlPlane({ url: controlUrl, token: controlToken, org }, deliver);
  return notedControl(plane, owned, options.now, timeMoved);
}

/** A control plane that records every change, so that it is undone when the run ends. */
export function notedControl(
  control: ControlPlane,
  owned: OwnedResources,
  now: () => number,
  timeMoved: () => void = () => undefined,
): ControlPlane {
  const changed = new Set<string>();
  const isNew = (kind: ResourceKind, name: string) => !changed.has(`${kind} ${name}`);
  /** Records the first change of its kind: undoing it once undoes them all. */
  const intend = async (kind: ResourceKind, name: string, before?: () => Promise<string>) => {
    if (!isNew(kind, name)) return;
    changed.add(`${kind} ${name}`);
    owned.intend(kind, name, await before?.());
  };
  const intendClock = () => intend('clock', 'clock', () => control.clockAt(now()));
  return {
    ...control,
    async advance(duration) {
      await intendClock();
      await control.advance(duration);
      timeMoved();
    },
    async freeze(at) {
      await intendClock();
      await control.freeze(at);
    },
    async editPerson(id, edit) {
      control.ensure();
      await intend('person-edit', id);
      await control.editPerson(id, edit);
    },
    async setWebhooks(webhooks) {
      // A ledger that had webhooks before the run is not ours: undoing must not remove those.
      const fresh = webhooks.flatMap(({ ledgerId }) => ledgerId ?? []).filter((id) => isNew('webhooks', id));
      const known = fresh.length === 0 ? [] : (await control.webhooks()).map(({ ledgerId }) => ledgerId);
      for (const id of fresh) if (!known.includes(id)) await intend('webhooks', id);
      return control.setWebhooks(webhooks);
    },
    async addUser(user) {
      control.ensure();
      owned.intend('control-user', user.email);
      const added = await control.addUser(user);
      owned.made('control-user', user.email, added.id);
      return added;
    },
    async removeUser(idOrEmail) {
      await control.removeUser(idOrEmail);
      owned.gone('control-user', idOrEmail);
    },
  };
}
