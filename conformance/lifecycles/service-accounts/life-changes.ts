import { EndScenario } from '../../target/end-scenario.js';
import { deleteAccount, regenerate, signIn, updateRoles } from './accounts.js';
import { seeClientId } from './deletion.js';
import type { AccountCommand } from './life-model.js';
import { seeNewSecret } from './regeneration.js';
import { seeRights } from './rights.js';

export const changeTheRole: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { context, recorder, pick }) {
    const chosen = pick(accounts.living);
    const role = pick((['admin', 'editor', 'viewer'] as const).filter((each) => each !== chosen?.role));
    if (!chosen || !role) return;
    recorder.step(`make ${chosen.held.name} ${role}`);
    recorder.body(await updateRoles(context, chosen.held.clientId, [role]));
    Object.assign(chosen, { role, isChanged: true });
    await seeRights(recorder, context, chosen.held, role);
  },
};

export const regenerateASecret: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { context, recorder, pick }) {
    const chosen = pick(accounts.living);
    if (!chosen) return;
    const { held, oldSecrets } = chosen;
    recorder.step(`regenerate the secret of ${held.name}`);
    const clientSecret = seeNewSecret(recorder, held, await regenerate(context, held.clientId));
    if (clientSecret === undefined) throw new EndScenario('inconclusive', 'a new secret is not known');
    chosen.oldSecrets = [held.clientSecret, ...oldSecrets];
    chosen.held = { ...held, clientSecret };
  },
};

export const deleteAnAccount: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run(accounts, { context, recorder, pick }) {
    const chosen = pick(accounts.living);
    if (!chosen) return;
    const { held } = chosen;
    recorder.step(`delete ${held.name}`);
    const deletion = await deleteAccount(context, held.clientId);
    recorder.body(deletion);
    seeClientId(recorder, deletion, held.clientId);
    accounts.living = accounts.living.filter((each) => each !== chosen);
    recorder.step('sign it in');
    const session = await signIn(context, held);
    // What else becomes of one that lives on says nothing more.
    if (recorder.refuses('sa.delete-invalidates', session, 'the service account was deleted')) {
      accounts.gone = [...accounts.gone, held];
    }
  },
};
