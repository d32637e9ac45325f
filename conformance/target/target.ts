import { type OperationId, operations } from '../../generated/operations.js';

/** The implementation under test: its addresses, and credentials for it. */
export interface Target {
  /** Base address of the people interface, without a trailing slash. */
  readonly peopleUrl: string;
  readonly identityUrl?: string | undefined;
  readonly ledgerUrl?: string | undefined;
  readonly billingUrl?: string | undefined;
  /** The organization that calls are made for. */
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
  /** Sent with every request, for a gateway in front of the target. Names in lower case; reports never show the values. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The address of a control plane like that of the mock, by which a test can move time and change people. */
  readonly controlUrl?: string | undefined;
  readonly controlToken?: string | undefined;
}

export type Bases = Partial<Pick<Target, 'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'billingUrl'>>;

export const basesOf = (target: Bases) =>
  (['people', 'identity', 'ledger', 'billing'] as const).flatMap((name) => {
    const url = target[`${name}Url`];
    return url === undefined ? [] : [[name, url] as const];
  });

/** The base addresses of a target, and those of its organizations below them. */
export function addressesOf(target: Target): readonly string[] {
  const bases = basesOf(target).map(([, url]) => url);
  const orgs = [target.org, target.otherOrg, target.emptyOrg].filter((org) => org !== undefined);
  const below = orgs.map(encodeURIComponent).flatMap((org) => [org, `orgs/${org}`]);
  // Longer ones first, so that no address is the prefix of a later one.
  return [...bases.flatMap((base) => below.map((path) => `${base}/${path}`)), ...bases];
}

/** What a target must offer, or a run be allowed to do, for an investigation to be performed. */
export type Capability = keyof typeof described;

const control = '--control-url and --control-token';

/** A description of each capability, and the options that provide it. */
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

/** Explains missing capabilities, as in `needs an API key (--api-key)`. */
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

/** What a run may do to a target: nothing; make things and remove them again; also change what existed, and restore it. */
export type Safety = (typeof safeties)[number];

export const safeties = ['read-only', 'own-resources', 'full'] as const;

/** Whether the level `given` includes the level `needed`. */
export function allows(given: Safety, needed: Safety): boolean {
  return safeties.indexOf(given) >= safeties.indexOf(needed);
}

/** Whether an operation creates, changes or deletes something, whatever method a target has for it. */
export function writes(operation: OperationId): boolean {
  const { effect } = operations[operation].resource;
  return effect === 'write' || effect === 'destroy';
}

/** Whether a run may call an operation, even to be refused: a service that fails to check would carry it out. */
export function mayCall(operation: OperationId, safety: Safety): boolean {
  return !writes(operation) || allows(safety, 'own-resources');
}

export const isOperation = (id: unknown): id is OperationId =>
  typeof id === 'string' && Object.hasOwn(operations, id);
