import { one } from '../../arbitraries/broad.js';
import { createCallers } from '../../resources/callers/callers.js';
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
  const { options, budget, owned, record, investigation } = parts;
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
  const gate = createSignInGate({
    target,
    send: calling.session,
    investigation,
    purse: budget.attempts,
    keep: (requests) => budget.keep('sign-ins', requests),
  });
  const session = gate.send;
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
    pool: parts.pool,
    find,
    session,
    settle: gate.settle,
    call,
    worked: calling.worked,
    wanted: options.wanted,
    callers,
    control,
    owned,
    learnt: nothingLearnt(),
    patience: parts.patience,
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
  /** Whether this is the first change of its kind: undoing it once undoes them all. */
  const isFirst = (kind: 'clock' | 'person-edit' | 'webhooks', name: string): boolean => {
    const key = `${kind} ${name}`;
    return !changed.has(key) && !!changed.add(key);
  };
  const recordClock = async () => {
    if (isFirst('clock', 'clock')) owned.intend('clock', 'clock', await control.clockAt(now()));
  };
  return {
    ...control,
    async advance(duration) {
      await recordClock();
      await control.advance(duration);
      timeMoved();
    },
    async freeze(at) {
      await recordClock();
      await control.freeze(at);
    },
    async editPerson(id, edit) {
      control.ensure();
      if (isFirst('person-edit', id)) owned.intend('person-edit', id);
      await control.editPerson(id, edit);
    },
    async setWebhooks(webhooks) {
      // A ledger that had webhooks before the run is not ours: undoing must not remove those.
      const fresh = webhooks
        .flatMap(({ ledgerId }) => ledgerId ?? [])
        .filter((id) => isFirst('webhooks', id));
      const known = fresh.length === 0 ? [] : (await control.webhooks()).map(({ ledgerId }) => ledgerId);
      for (const id of fresh) if (!known.includes(id)) owned.intend('webhooks', id);
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
