import { EndScenario } from '../../target/end-scenario.js';
import { deleteAccount, regenerate, signIn, updateRoles } from './accounts.js';
import { seeClientId } from './deletion.js';
import type { AccountCommand } from './life-model.js';
import { seeNewSecret } from './regeneration.js';
import { seeRights } from './rights.js';

export const changeTheRole: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { t, pick }) {
    const chosen = pick(accounts.living);
    const role = pick((['admin', 'editor', 'viewer'] as const).filter((each) => each !== chosen?.role));
    if (!chosen || !role) return;
    t.step(`make ${chosen.held.name} ${role}`);
    t.body(await updateRoles(t, chosen.held.clientId, [role]));
    Object.assign(chosen, { role, isChanged: true });
    await seeRights(t, chosen.held, role);
  },
};

export const regenerateASecret: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { t, pick }) {
    const chosen = pick(accounts.living);
    if (!chosen) return;
    const { held, oldSecrets } = chosen;
    t.step(`regenerate the secret of ${held.name}`);
    const clientSecret = seeNewSecret(t, held, await regenerate(t, held.clientId));
    if (clientSecret === undefined) throw new EndScenario('inconclusive', 'a new secret is not known');
    chosen.oldSecrets = [held.clientSecret, ...oldSecrets];
    chosen.held = { ...held, clientSecret };
  },
};

export const deleteAnAccount: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { t, pick }) {
    const chosen = pick(accounts.living);
    if (!chosen) return;
    const { held } = chosen;
    t.step(`delete ${held.name}`);
    const deletion = await deleteAccount(t, held.clientId);
    t.body(deletion);
    seeClientId(t, deletion, held.clientId);
    accounts.living = accounts.living.filter((each) => each !== chosen);
    t.step('sign it in');
    const session = await signIn(t, held);
    // What else becomes of one that lives on says nothing more.
    if (t.soft('sa.delete-invalidates', session).refused('the service account was deleted')) {
      accounts.gone = [...accounts.gone, held];
    }
  },
};
