import { lifecycle } from '../../scenarios/lifecycle.js';
import { createAccount } from './accounts.js';
import { changeTheRole, deleteAnAccount, regenerateASecret } from './life-changes.js';
import { type AccountRule, type Accounts, accountRules, livingAccount } from './life-model.js';
import {
  listTheAccounts,
  signInAnAccount,
  signInDeleted,
  signInWithOldSecret,
  updateADeletedAccount,
} from './life-uses.js';
import { requireAdminCall } from './rights.js';

/** Service accounts that come and go in any order: who may sign in, and do what, agrees with what was done (section 4.3). */
export const accountLife = lifecycle<Accounts, AccountRule>({
  id: 'service-accounts/life',
  rules: accountRules,
  needs: ['identity', 'token', 'own-resources'],
  runs: 3,
  requestsPerRun: 35,
  length: 10,
  async begin(t) {
    await requireAdminCall(t);
    return { living: [livingAccount(await createAccount(t, 'viewer'), 'viewer')], gone: [] };
  },
  commands: {
    'create a service account': {
      when: ({ living }) => living.length < 2,
      async run(accounts, { t, pick }) {
        const role = pick(['viewer', 'editor', 'admin'] as const) ?? 'viewer';
        accounts.living = [...accounts.living, livingAccount(await createAccount(t, role), role)];
      },
    },
    'sign in': signInAnAccount,
    'change the role': changeTheRole,
    'regenerate a secret': regenerateASecret,
    'sign in with an old secret': signInWithOldSecret,
    'delete a service account': deleteAnAccount,
    'sign in as a deleted one': signInDeleted,
    'change the role of a deleted one': updateADeletedAccount,
    'list the service accounts': listTheAccounts,
  },
});
