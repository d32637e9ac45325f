import type { ControlPlane } from '../target/control/control-plane.js';
import type { OwnedResources } from './owned-resources.js';

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
