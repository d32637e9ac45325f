import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { seeListed } from '../../scenarios/see-listed.js';
import type { Exchange } from '../../target/exchange.js';
import { isListed } from '../../wire/listed.js';
import { listAccounts, signIn, updateRoles } from './accounts.js';
import type { AccountCommand, Accounts } from './life-model.js';
import { hasRole, recordIn } from './shown.js';

export const signInAnAccount: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run({ living }, { t, pick }) {
    const chosen = pick(living);
    if (!chosen) return;
    t.step(`sign in ${chosen.held.name}`);
    const rule = chosen.oldSecrets.length > 0 ? 'sa.regen-new' : 'sa.login';
    t.soft(rule, await signIn(t, chosen.held)).accepted('a session for its newest secret');
  },
};

export const signInWithOldSecret: AccountCommand = {
  when: ({ living }) => living.some(({ oldSecrets }) => oldSecrets.length > 0),
  async run({ living }, { t, pick }) {
    const chosen = pick(living.filter(({ oldSecrets }) => oldSecrets.length > 0));
    const clientSecret = pick(chosen?.oldSecrets ?? []);
    if (!chosen || clientSecret === undefined) return;
    t.step(`sign in ${chosen.held.name} with an old secret`);
    const session = await signIn(t, { ...chosen.held, clientSecret });
    t.soft('sa.regen-invalidates', session).refused('the secret was replaced');
  },
};

export const signInDeleted: AccountCommand = {
  when: ({ gone }) => gone.length > 0,
  async run({ gone }, { t, pick }) {
    const chosen = pick(gone);
    if (!chosen) return;
    t.step(`sign in ${chosen.name}`);
    t.soft('sa.delete-invalidates', await signIn(t, chosen)).refused('the service account was deleted');
  },
};

export const updateADeletedAccount: AccountCommand = {
  // As long as no change of roles has succeeded, a refusal may speak of the form of the call.
  when: ({ gone }) => gone.length > 0,
  async run({ gone }, { t, pick }) {
    const chosen = pick(gone);
    if (!chosen || !t.worked('updateServiceAccountRoles')) return;
    t.step(`make ${chosen.name} admin`);
    const update = await updateRoles(t, chosen.clientId, ['admin']);
    t.soft('sa.update-unknown', update).refused('the service account was deleted');
  },
};

export const listTheAccounts: AccountCommand = {
  async run(accounts, { t }) {
    t.step('list the service accounts');
    const list = await eventually(
      t,
      laggingMs,
      () => listAccounts(t),
      (answer) => isCurrent(answer, accounts),
    );
    for (const { held, role, isChanged } of accounts.living) {
      const { clientId, name } = held;
      seeListed(t, 'sa.list-roles', list, { values: [clientId, name], what: name });
      const isRight = hasRole(recordIn(list.response.json, held), role);
      if (isRight === undefined) continue;
      const seen = { at: 'roles', expected: `the role ${role} of ${name}`, received: 'another role' };
      t.soft(isChanged ? 'sa.update-roles' : 'sa.list-roles', list).holds(isRight, seen);
    }
    for (const { clientId, name } of accounts.gone) {
      const what = `the deleted ${name}`;
      seeListed(t, 'sa.delete-unlisted', list, { values: [clientId], what, listed: false });
    }
  },
};

function isCurrent({ response: { json } }: Exchange, { living, gone }: Accounts): boolean {
  return (
    living.every(({ held, role }) => hasRole(recordIn(json, held), role) === true) &&
    gone.every(({ clientId }) => isListed(json, [clientId]) !== true)
  );
}
