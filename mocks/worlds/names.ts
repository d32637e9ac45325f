import type { Role } from '../../spec/contract/resources.js';
import { demo } from '../../spec/demo/demo.js';

export interface Account {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Credentials of a service account, a user and an API key, all of the own organization and with every role. */
export interface OwnCredentials extends Account {
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
}

/** All credentials of a world. Those that are not named after a role have every role. */
export interface WorldCredentials extends OwnCredentials, Readonly<Record<Role, Account>> {
  readonly other: Account;
}

interface Orgs {
  readonly org: string;
  readonly otherOrg: string;
  readonly noCreditOrg: string;
}

export interface Names extends Orgs, OwnCredentials {
  /** Service accounts with exactly one role. */
  readonly accounts: readonly (Account & { readonly role: Role })[];
  readonly other: Account;
}

/** The world that every mock starts with: it has the documented names. */
export const firstWorld = 'default';

/** Returns the name that an organization, a client or a key of the first world has in another one. */
export const nameIn = (world: string, name: string): string =>
  world === firstWorld ? name : `${name}_${world}`;

/** Returns the email address that a user of the first world has in another one. */
export const emailIn = (world: string, email: string): string =>
  world === firstWorld ? email : email.replace('@', `+${world}@`);

/** No two worlds share a name, so that any name in a call identifies its world. */
export function namesOf(world: string): Names {
  if (world === firstWorld) return demo;
  const own = (name: string) => nameIn(world, name);
  return {
    org: own(demo.org),
    otherOrg: own(demo.otherOrg),
    noCreditOrg: own(demo.noCreditOrg),
    clientId: own(demo.clientId),
    clientSecret: own(demo.clientSecret),
    username: emailIn(world, demo.username),
    password: demo.password,
    apiKey: own(demo.apiKey),
    accounts: demo.accounts.map(({ role, clientId, clientSecret }) => ({
      role,
      clientId: own(clientId),
      clientSecret: own(clientSecret),
    })),
    other: { clientId: own(demo.other.clientId), clientSecret: own(demo.other.clientSecret) },
  };
}

export const orgsOf = ({ org, otherOrg, noCreditOrg }: Names): Orgs => ({ org, otherOrg, noCreditOrg });

export const ownCredentialsOf = (names: OwnCredentials): OwnCredentials => {
  const { clientId, clientSecret, username, password, apiKey } = names;
  return { clientId, clientSecret, username, password, apiKey };
};

export function credentialsOf(names: Names): WorldCredentials {
  const { clientId, clientSecret } = names.other;
  const holding = (role: Role): Account => {
    const found = names.accounts.find((account) => account.role === role);
    return { clientId: found?.clientId ?? '', clientSecret: found?.clientSecret ?? '' };
  };
  return {
    ...ownCredentialsOf(names),
    viewer: holding('viewer'),
    editor: holding('editor'),
    admin: holding('admin'),
    other: { clientId, clientSecret },
  };
}
