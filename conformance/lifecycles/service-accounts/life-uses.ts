import { laggingMs, patiently } from '../../story/patiently.js';
import { seeListed } from '../../story/see-listed.js';
import type { Exchange } from '../../target/exchange.js';
import { isListed } from '../../wire/listed.js';
import { listAccounts, signIn, updateRoles } from './accounts.js';
import type { AccountCommand, Accounts } from './life-model.js';
import { hasRole, recordIn } from './shown.js';

export const signInAnAccount: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run({ living }, { lab, teller, pick }) {
    const chosen = pick(living);
    if (!chosen) return;
    teller.step(`sign in ${chosen.held.name}`);
    const rule = chosen.oldSecrets.length > 0 ? 'sa.regen-new' : 'sa.login';
    teller.accepts(rule, await signIn(lab, chosen.held), 'a session for its newest secret');
  },
};

export const signInWithOldSecret: AccountCommand = {
  when: ({ living }) => living.some(({ oldSecrets }) => oldSecrets.length > 0),
  async run({ living }, { lab, teller, pick }) {
    const chosen = pick(living.filter(({ oldSecrets }) => oldSecrets.length > 0));
    const clientSecret = pick(chosen?.oldSecrets ?? []);
    if (!chosen || clientSecret === undefined) return;
    teller.step(`sign in ${chosen.held.name} with an old secret`);
    const session = await signIn(lab, { ...chosen.held, clientSecret });
    teller.refuses('sa.regen-invalidates', session, 'the secret was replaced');
  },
};

export const signInDeleted: AccountCommand = {
  when: ({ gone }) => gone.length > 0,
  async run({ gone }, { lab, teller, pick }) {
    const chosen = pick(gone);
    if (!chosen) return;
    teller.step(`sign in ${chosen.name}`);
    teller.refuses('sa.delete-invalidates', await signIn(lab, chosen), 'the service account was deleted');
  },
};

export const updateADeletedAccount: AccountCommand = {
  // As long as no change of roles has succeeded, a refusal may speak of the form of the call.
  when: ({ gone }) => gone.length > 0,
  async run({ gone }, { lab, teller, pick }) {
    const chosen = pick(gone);
    if (!chosen || !lab.worked('updateServiceAccountRoles')) return;
    teller.step(`make ${chosen.name} admin`);
    const update = await updateRoles(lab, chosen.clientId, ['admin']);
    teller.refuses('sa.update-unknown', update, 'the service account was deleted');
  },
};

export const listTheAccounts: AccountCommand = {
  async run(accounts, { lab, teller }) {
    teller.step('list the service accounts');
    const list = await patiently(
      lab,
      laggingMs,
      () => listAccounts(lab),
      (answer) => isCurrent(answer, accounts),
    );
    for (const { held, role, isChanged } of accounts.living) {
      const { clientId, name } = held;
      seeListed(teller, 'sa.list-roles', list, { values: [clientId, name], what: name });
      const isRight = hasRole(recordIn(list.response.json, held), role);
      if (isRight === undefined) continue;
      const seen = { at: 'roles', expected: `the role ${role} of ${name}`, received: 'another role' };
      teller.see(isChanged ? 'sa.update-roles' : 'sa.list-roles', isRight, () => seen, list);
    }
    for (const { clientId, name } of accounts.gone) {
      const what = `the deleted ${name}`;
      seeListed(teller, 'sa.delete-unlisted', list, { values: [clientId], what, listed: false });
    }
  },
};

function isCurrent({ response: { json } }: Exchange, { living, gone }: Accounts): boolean {
  return (
    living.every(({ held, role }) => hasRole(recordIn(json, held), role) === true) &&
    gone.every(({ clientId }) => isListed(json, [clientId]) !== true)
  );
}
