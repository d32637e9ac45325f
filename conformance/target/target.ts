import { allows, type Safety } from './safety.js';

/** An implementation under check: where it is, and who may call it. */
export interface Target {
  /** Base address of the people interface, without a trailing slash. */
  readonly peopleUrl: string;
  readonly identityUrl?: string | undefined;
  readonly ledgerUrl?: string | undefined;
  readonly billingUrl?: string | undefined;
  /** The organization within which calls are made. */
  readonly org: string;
  /** An organization on which the credentials hold no role. */
  readonly otherOrg?: string | undefined;
  /** An organization without credit, on which the credentials hold a role. */
  readonly emptyOrg?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** An access token that was obtained elsewhere. */
  readonly token?: string | undefined;
  readonly apiKey?: string | undefined;
  /** A user without a role on the organization, who can be invited to it. */
  readonly secondUsername?: string | undefined;
  readonly secondPassword?: string | undefined;
  /** Sent with every request, for a gateway in front of it: names in lower case. Their values stay out of reports. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Where time can be moved and people be changed, as the mock's control plane lets a test do. */
  readonly controlUrl?: string | undefined;
  readonly controlToken?: string | undefined;
}

/** Where a target is reached and its organizations are: base addresses, and those of the organizations below them. */
export function addressesOf(target: Target): readonly string[] {
  const isGiven = (text: string | undefined): text is string => text !== undefined;
  const bases = [target.peopleUrl, target.identityUrl, target.ledgerUrl, target.billingUrl].filter(isGiven);
  const orgs = [target.org, target.otherOrg, target.emptyOrg].filter(isGiven);
  const below = orgs.map(encodeURIComponent).flatMap((org) => [org, `orgs/${org}`]);
  // The longer ones first: an address is no part of another then.
  return [...bases.flatMap((base) => below.map((path) => `${base}/${path}`)), ...bases];
}

/** What a target must offer, or a run be allowed to do, for an investigation to make sense. */
export type Capability = keyof typeof described;

const control = '--control-url and --control-token';

/** What each is, and the options that provide it. */
const described = {
  identity: ['the address of the identity interface', '--identity-url'],
  ledger: ['the address of the ledger interface', '--ledger-url'],
  billing: ['the address of the billing interface', '--billing-url'],
  'service-account': ['a service account', '--client-id and --client-secret'],
  user: ['a user', '--username and --password'],
  'second-user': [
    'a user whom it may give access',
    `${control}, or --second-username and --second-password with --safety full`,
  ],
  'api-key': ['an API key', '--api-key'],
  'other-org': ['an organization without a role', '--other-org'],
  'empty-org': ['an organization without credit', '--empty-org'],
  token: ['an access token', '--client-id and --client-secret, --username and --password, or --token'],
  'sign-in': [
    'somebody who can sign in again',
    '--client-id and --client-secret, or --username and --password',
  ],
  control: ['a control plane', control],
  'own-resources': ['permission to create things and to delete them again', '--safety own-resources'],
  full: ['permission to change what is there and to put it back', '--safety full'],
} satisfies Record<string, readonly [is: string, options: string]>;

/** Why something was left out, and how to provide it: `needs an API key (--api-key)`. */
export function lackOf(...lacking: readonly Capability[]): string {
  return `needs ${lacking.map((each) => described[each].join(' (')).join(') and ')})`;
}

export function capabilitiesOf(target: Target, safety: Safety = 'read-only'): ReadonlySet<Capability> {
  const identity = target.identityUrl !== undefined;
  const serviceAccount = identity && target.clientId !== undefined && target.clientSecret !== undefined;
  const user = identity && target.username !== undefined && target.password !== undefined;
  const hasControl = target.controlUrl !== undefined && target.controlToken !== undefined;
  const second = target.secondUsername !== undefined && target.secondPassword !== undefined;
  const offered: [Capability, boolean][] = [
    ['identity', identity],
    ['ledger', target.ledgerUrl !== undefined],
    ['billing', target.billingUrl !== undefined],
    ['service-account', serviceAccount],
    ['user', user],
    ['second-user', identity && (hasControl || (second && allows(safety, 'full')))],
    ['api-key', target.apiKey !== undefined],
    ['other-org', target.otherOrg !== undefined],
    ['empty-org', target.emptyOrg !== undefined],
    ['token', serviceAccount || user || target.token !== undefined],
    ['sign-in', serviceAccount || user],
    ['control', hasControl],
    ['own-resources', allows(safety, 'own-resources')],
    ['full', allows(safety, 'full')],
  ];
  return new Set(offered.filter(([, present]) => present).map(([capability]) => capability));
}
