import { Leave } from '../../run/leave.js';
import { deleteAccount, regenerate, signIn, updateRoles } from './accounts.js';
import { seeClientId } from './deletion.js';
import type { AccountCommand } from './life-model.js';
import { seeNewSecret } from './regeneration.js';
import { seeRights } from './rights.js';

export const changeTheRole: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { lab, teller, pick }) {
    const chosen = pick(accounts.living);
    const role = pick((['admin', 'editor', 'viewer'] as const).filter((each) => each !== chosen?.role));
    if (!chosen || !role) return;
    teller.step(`make ${chosen.held.name} ${role}`);
    teller.body(await updateRoles(lab, chosen.held.clientId, [role]));
    Object.assign(chosen, { role, isChanged: true });
    await seeRights(teller, lab, chosen.held, role);
  },
};

export const regenerateASecret: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { lab, teller, pick }) {
    const chosen = pick(accounts.living);
    if (!chosen) return;
    const { held, oldSecrets } = chosen;
    teller.step(`regenerate the secret of ${held.name}`);
    const clientSecret = seeNewSecret(teller, held, await regenerate(lab, held.clientId));
    if (clientSecret === undefined) throw new Leave('inconclusive', 'a new secret is not known');
    chosen.oldSecrets = [held.clientSecret, ...oldSecrets];
    chosen.held = { ...held, clientSecret };
  },
};

export const deleteAnAccount: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { lab, teller, pick }) {
    const chosen = pick(accounts.living);
    if (!chosen) return;
    const { held } = chosen;
    teller.step(`delete ${held.name}`);
    const deletion = await deleteAccount(lab, held.clientId);
    teller.body(deletion);
    seeClientId(teller, deletion, held.clientId);
    accounts.living = accounts.living.filter((each) => each !== chosen);
    teller.step('sign it in');
    const session = await signIn(lab, held);
    // What else becomes of one that lives on says nothing more.
    if (teller.refuses('sa.delete-invalidates', session, 'the service account was deleted')) {
      accounts.gone = [...accounts.gone, held];
    }
  },
};
