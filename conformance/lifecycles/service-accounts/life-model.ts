import type { RuleId } from '../../../generated/rules.js';
import type { LifeCommand } from '../../scenarios/lifecycle.js';
import type { Role } from '../../target/caller.js';
import type { OwnAccount } from './accounts.js';

export const accountRules = [
  'sa.login',
  'sa.list-roles',
  'sa.update-roles',
  'sa.update-unknown',
  'sa.regen-same-client',
  'sa.regen-new',
  'sa.regen-invalidates',
  'sa.delete-returns-id',
  'sa.delete-invalidates',
  'sa.delete-unlisted',
] as const satisfies readonly RuleId[];

export type AccountRule = (typeof accountRules)[number];
export type AccountCommand = LifeCommand<Accounts, AccountRule>;

export interface LivingAccount {
  /** With the secret of now. */
  held: OwnAccount;
  role: Role;
  /** Whether the role is another than it was made with. */
  isChanged: boolean;
  /** The secrets before, the newest first. */
  oldSecrets: readonly string[];
}

/** The service accounts that there should be, and those that should be no more. */
export interface Accounts {
  living: readonly LivingAccount[];
  gone: readonly OwnAccount[];
}

export const livingAccount = (held: OwnAccount, role: Role): LivingAccount => ({
  held,
  role,
  isChanged: false,
  oldSecrets: [],
});
