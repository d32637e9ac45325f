import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { seeListed } from '../../scenarios/see-listed.js';
import type { Exchange } from '../../target/exchange.js';
import { isListed } from '../../wire/listed.js';
import { listAccounts, signIn, updateRoles } from './accounts.js';
import type { AccountCommand, Accounts } from './life-model.js';
import { hasRole, recordIn } from './shown.js';

export const signInAnAccount: AccountCommand = {
  when: ({ living }) => living.length > 0,
  async run({ living }, { context, recorder, pick }) {
    const chosen = pick(living);
    if (!chosen) return;
    recorder.step(`sign in ${chosen.held.name}`);
    const rule = chosen.oldSecrets.length > 0 ? 'sa.regen-new' : 'sa.login';
    recorder.accepts(rule, await signIn(context, chosen.held), 'a session for its newest secret');
  },
};

export const signInWithOldSecret: AccountCommand = {
  when: ({ living }) => living.some(({ oldSecrets }) => oldSecrets.length > 0),
  async run({ living }, { context, recorder, pick }) {
    const chosen = pick(living.filter(({ oldSecrets }) => oldSecrets.length > 0));
    const clientSecret = pick(chosen?.oldSecrets ?? []);
    if (!chosen || clientSecret === undefined) return;
    recorder.step(`sign in ${chosen.held.name} with an old secret`);
    const session = await signIn(context, { ...chosen.held, clientSecret });
    recorder.refuses('sa.regen-invalidates', session, 'the secret was replaced');
  },
};

export const signInDeleted: AccountCommand = {
  when: ({ gone }) => gone.length > 0,
  async run({ gone }, { context, recorder, pick }) {
    const chosen = pick(gone);
    if (!chosen) return;
    recorder.step(`sign in ${chosen.name}`);
    recorder.refuses(
      'sa.delete-invalidates',
      await signIn(context, chosen),
      'the service account was deleted',
    );
  },
};

export const updateADeletedAccount: AccountCommand = {
  // As long as no change of roles has succeeded, a refusal may speak of the form of the call.
  when: ({ gone }) => gone.length > 0,
  async run({ gone }, { context, recorder, pick }) {
    const chosen = pick(gone);
    if (!chosen || !context.worked('updateServiceAccountRoles')) return;
    recorder.step(`make ${chosen.name} admin`);
    const update = await updateRoles(context, chosen.clientId, ['admin']);
    recorder.refuses('sa.update-unknown', update, 'the service account was deleted');
  },
};

export const listTheAccounts: AccountCommand = {
  async run(accounts, { context, recorder }) {
    recorder.step('list the service accounts');
    const list = await eventually(
      context,
      laggingMs,
      () => listAccounts(context),
      (answer) => isCurrent(answer, accounts),
    );
    for (const { held, role, isChanged } of accounts.living) {
      const { clientId, name } = held;
      seeListed(recorder, 'sa.list-roles', list, { values: [clientId, name], what: name });
      const isRight = hasRole(recordIn(list.response.json, held), role);
      if (isRight === undefined) continue;
      const seen = { at: 'roles', expected: `the role ${role} of ${name}`, received: 'another role' };
      recorder.see(isChanged ? 'sa.update-roles' : 'sa.list-roles', isRight, () => seen, list);
    }
    for (const { clientId, name } of accounts.gone) {
      const what = `the deleted ${name}`;
      seeListed(recorder, 'sa.delete-unlisted', list, { values: [clientId], what, listed: false });
    }
  },
};

function isCurrent({ response: { json } }: Exchange, { living, gone }: Accounts): boolean {
  return (
    living.every(({ held, role }) => hasRole(recordIn(json, held), role) === true) &&
    gone.every(({ clientId }) => isListed(json, [clientId]) !== true)
  );
}
