import type { ControlPlane } from '../target/control/control-plane.js';
import type { OwnedResources } from './owned-resources.js';

/** A control plane whose every change is noted, so that it is put back when the run ends. */
export function notedControl(control: ControlPlane, owned: OwnedResources, now: () => number): ControlPlane {
  const once = new Set<string>();
  /** Notes a change that is put back as a whole, however often it is made. */
  const first = (kind: 'clock' | 'person-edit' | 'webhooks', name: string): boolean => {
    const isFirst = !once.has(`${kind} ${name}`);
    once.add(`${kind} ${name}`);
    return isFirst;
  };
  const noteClock = async () => {
    if (first('clock', 'clock')) owned.intend('clock', 'clock', await control.clockAt(now()));
  };
  return {
    ...control,
    async advance(duration) {
      await noteClock();
      await control.advance(duration);
    },
    async freeze(at) {
      await noteClock();
      await control.freeze(at);
    },
    async editPerson(id, edit) {
      control.ensure();
      if (first('person-edit', id)) owned.intend('person-edit', id);
      await control.editPerson(id, edit);
    },
    async setWebhooks(webhooks) {
      // A ledger that had webhooks before is somebody else's: what is put back must not take those away.
      const fresh = webhooks.flatMap(({ ledgerId }) => ledgerId ?? []).filter((id) => first('webhooks', id));
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
