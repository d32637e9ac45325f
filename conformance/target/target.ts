/** An implementation under check: where it is, and who may call it. */
export interface Target {
  /** Base address of the people interface, without a trailing slash. */
  readonly peopleUrl: string;
  readonly identityUrl: string | undefined;
  /** The organization within which calls are made. */
  readonly org: string;
  /** An organization on which the credentials hold no role. */
  readonly otherOrg: string | undefined;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** An access token that was obtained elsewhere. */
  readonly token: string | undefined;
  readonly apiKey: string | undefined;
}

/** What a target must offer for an investigation to make sense. */
export type Capability = 'identity' | 'service-account' | 'user' | 'api-key' | 'other-org' | 'token';

const described: Record<Capability, string> = {
  identity: 'the address of the identity interface (--identity-url)',
  'service-account': 'a service account (--client-id and --client-secret)',
  user: 'a user (--username and --password)',
  'api-key': 'an API key (--api-key)',
  'other-org': 'an organization without a role (--other-org)',
  token: 'an access token (a service account, a user or --token)',
};

/** How to provide a capability, for people. */
export function describeCapability(capability: Capability): string {
  return described[capability];
}

export function capabilitiesOf(target: Target): ReadonlySet<Capability> {
  const identity = target.identityUrl !== undefined;
  const serviceAccount = identity && target.clientId !== undefined && target.clientSecret !== undefined;
  const user = identity && target.username !== undefined && target.password !== undefined;
  const offered: [Capability, boolean][] = [
    ['identity', identity],
    ['service-account', serviceAccount],
    ['user', user],
    ['api-key', target.apiKey !== undefined],
    ['other-org', target.otherOrg !== undefined],
    ['token', serviceAccount || user || target.token !== undefined],
  ];
  return new Set(offered.filter(([, present]) => present).map(([capability]) => capability));
}
