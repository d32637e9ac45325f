import type { OperationId } from '../../../generated/operations.js';
import type { Role } from '../../../spec/contract/resources.js';
import { type Account, type Caller, fixedCaller, type SignedIn, type User } from '../../target/caller.js';
import type { ControlPlane } from '../../target/control/control-plane.js';
import { EndScenario, unlessEnded } from '../../target/end-scenario.js';
import { type CallInput, type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject, textIn } from '../../target/json.js';
import { grantOf, type SessionRequest } from '../../target/session.js';
import type { Safety } from '../../target/target.js';
import { capabilitiesOf, lackOf, type Target } from '../../target/target.js';
import type { OwnedResources } from '../journal.js';
import { kinds } from '../kinds.js';

export type Callers = ReturnType<typeof createCallers>;

export interface CallersParts {
  readonly target: Target;
  readonly main: Caller;
  call(operation: OperationId, input?: CallInput): Promise<Exchange>;
  session(request: SessionRequest): Promise<Exchange>;
  readonly control: ControlPlane | undefined;
  now(): number;
  readonly owned: Pick<OwnedResources, 'name' | 'remaining'>;
  readonly safety: Safety;
}

/** Strong enough for any password policy, and without characters that a form has to escape. */
const password = 'Pdk-Example-Password-1';
const roleless = 'a user without a role';

export function createCallers({ target, main, call, session, control, now, owned, safety }: CallersParts) {
  const { name } = owned;
  const accounts = new Map<Role, Promise<Account>>();
  const users = new Map<string, Promise<User>>();
  const all = new Set<SignedIn>();
  const offered = capabilitiesOf(target, safety);
  const mayMake = offered.has('own-resources') && offered.has('token') && offered.has('identity');
  const spareAccounts = new Map<Role, Promise<Account | undefined>>();
  const spareUsers = new Map<string, Promise<User | undefined>>();
  const kept = <More extends object>(label: string, credentials: JsonObject, more: More) => {
    const caller = { ...signedIn(label, credentials, session, now), ...more };
    all.add(caller);
    return caller;
  };

  const account = (label: string, clientId: string, clientSecret: string): Account =>
    kept(label, { grantType: 'clientCredentials', clientId, clientSecret }, { clientId, clientSecret });

  const user = (label: string, email: string, secret: string, id?: string): User =>
    kept(
      label,
      { grantType: 'password', username: email, password: secret },
      { id, email, password: secret },
    );

  async function makeAccount(role: Role): Promise<Account> {
    const body = { name: name('account'), roles: [role] };
    const answer = await call('createServiceAccount', { body });
    const { status, json } = answer.response;
    const [clientId, clientSecret] = [textIn(json, 'clientId'), textIn(json, 'clientSecret')];
    const what = `service account with the role ${role}`;
    if (clientId !== undefined && clientSecret !== undefined)
      return account(`a ${what}`, clientId, clientSecret);
    throw new EndScenario('skipped', `no ${what} could be made: status ${status}`);
  }

  /** A user with these roles on an organization, created by the control plane for this scenario alone. */
  async function newUser(label: string, roles: readonly Role[], org = target.org): Promise<User> {
    if (!control) throw new EndScenario('skipped', lackOf('control'));
    const email = `${name('user')}@example.com`;
    const added = await control.addUser({
      email,
      name: 'Pdk Example',
      password,
      roles: roles.length === 0 ? {} : { [org]: [...roles] },
    });
    return user(label, email, password, isObject(added) ? textIn(added, 'id') : undefined);
  }

  /** Whether the second user was seen without access, so that any later access comes from this run. */
  let wasWithout = false;
  /** Removes the access that the run has given to the second user. Ends the scenario if the user has any other. */
  async function withoutAccess(email: string): Promise<void> {
    const users = await call('getOrgUsers');
    const [id] = kinds['user-access'].idsOf(users.response.json, email);
    if (id === undefined) {
      const isListed = users.response.text.toLowerCase().includes(email.toLowerCase());
      if (isListed || !isSuccess(users))
        throw new EndScenario('skipped', 'the list of users does not show the id of the second user');
      wasWithout = true;
      return;
    }
    const isGiven = owned
      .remaining()
      .some((resource) => resource.kind === 'user-access' && [email, id].includes(resource.name));
    if (!isGiven && !wasWithout) {
      const why = 'the second user has a role on the organization: name one who has none';
      throw new EndScenario('skipped', why);
    }
    await call('removeUserAccess', { body: { userIds: [id] } });
  }

  /** The same, but created once per run: for scenarios that do not change the user or its access. */
  const lasting = (label: string, roles: readonly Role[], org = target.org) =>
    madeOnce(users, `${org} ${roles.join()}`, () => newUser(label, roles, org));

  /** A user without a role: of the control plane, or the second user of the options. Ends the scenario if there is neither. */
  async function outsider(label: string): Promise<User> {
    if (control) return newUser(label, []);
    const { secondUsername, secondPassword } = target;
    if (secondUsername === undefined || secondPassword === undefined)
      throw new EndScenario('skipped', 'needs a second user (--second-username and --second-password)');
    await withoutAccess(secondUsername);
    return user(label, secondUsername, secondPassword);
  }

  return {
    main,
    anonymous: fixedCaller('somebody without a credential', 'none', null),
    apiKey: target.apiKey ? fixedCaller('an API key', 'api-key', `Bearer ${target.apiKey}`) : undefined,
    bearer: (label: string, token: string): Caller => fixedCaller(label, 'other-caller', `Bearer ${token}`),
    account,
    user,
    /** A service account with this role and no other, created once per run. */
    withRole: (role: Role): Promise<Account> => madeOnce(accounts, role, () => makeAccount(role)),
    newUser,
    lasting,
    elsewhere: (): Promise<User> =>
      lasting('an admin of another organization', ['viewer', 'editor', 'admin'], target.otherOrg),
    /** Like `outsider`, but always the same user if the control plane creates it. */
    stranger: async (): Promise<User> => (control ? lasting(roleless, []) : outsider(roleless)),
    outsider,
    /** A service account for any number of wrong sign-ins, used for nothing else; undefined if none may or can be created. */
    spareAccount: async (): Promise<Account | undefined> =>
      mayMake ? madeOnce(spareAccounts, 'viewer', () => unlessEnded(makeAccount('viewer'))) : undefined,
    /** The same for a user, whom only a control plane can create. */
    spareUser: async (): Promise<User | undefined> =>
      mayMake && control
        ? madeOnce(spareUsers, 'spare', () => unlessEnded(newUser('a user whom nobody needs', [])))
        : undefined,
    /** Drops all tokens, because the clock was moved: callers sign in again when they next need one. */
    forgetTokens(): void {
      main.forget();
      for (const each of all) each.forget();
    },
  };
}

/** Any refusal may be due to a token of at least this age, as targets differ in how they report expired tokens. */
const suspectAfterMs = 3000;

/** A caller that signs in with `credentials` when it first needs a token. */
function signedIn(
  label: string,
  credentials: JsonObject,
  session: (request: SessionRequest) => Promise<Exchange>,
  now: () => number,
): SignedIn {
  let issued: { readonly token: Promise<string>; readonly at: number } | undefined;
  const signIn = async (): Promise<string> => {
    const answer = await session({ json: credentials, isGood: true });
    const grant = grantOf(answer.response.json);
    if (grant) return grant.accessToken;
    const { status } = answer.response;
    // After a passing fault the next call signs in again.
    if (status >= 500) issued = undefined;
    throw new EndScenario('inconclusive', `${label} cannot sign in: the answer has status ${status}`);
  };
  const token = (): Promise<string> => {
    issued ??= { token: signIn(), at: now() };
    return issued.token;
  };
  return {
    label,
    credential: 'other-caller',
    token,
    authorization: async () => `Bearer ${await token()}`,
    mayHaveExpired: (status) =>
      issued !== undefined && now() - issued.at > suspectAfterMs && [400, 401, 403].includes(status),
    forget: () => {
      issued = undefined;
    },
  };
}

/** Makes something once per run, as it takes requests. After a failure the next scenario tries again. */
export function madeOnce<Key, Made>(
  known: Map<Key, Promise<Made>>,
  key: Key,
  make: () => Promise<Made>,
): Promise<Made> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}
