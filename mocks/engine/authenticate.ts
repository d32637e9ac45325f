import type { Readings } from '../../generated/questions.js';
import type { RequiredRole, Role } from '../../spec/contract/resources.js';
import type { Inbound, Operation, RoleQuestion } from './contract.js';
import { anybody, explainUnknown, findCredential, isOrg, principalOf } from './credentials.js';
import type { Principal, Profile, World } from './handler.js';
import { quote, type Refusal, type RefusalReason, refuse } from './refusal.js';

/** Messages, which repeat nothing of the credential. */
const messages = {
  'credential-missing': 'No credential: send `Authorization: Bearer <token>`.',
  'credential-empty': 'The credential is empty: send `Authorization: Bearer <token>`.',
  'credential-wrong-scheme':
    'The credential is not a bearer credential: send `Authorization: Bearer <token>`.',
  'credential-unknown': 'The credential is not known: create a session, or check the API key.',
  'credential-tampered': 'The credential is not valid: it was altered after it was issued.',
  'credential-unsigned': 'The credential is not valid: it is not signed.',
  'credential-expired': 'The access token has expired: create a new session.',
  'key-out-of-scope': 'An API key is not accepted here: send an access token from the session endpoint.',
} as const;

const refusal = (reason: keyof typeof messages): Refusal => refuse(reason, messages[reason]);

/** Finds the caller of an operation by its bearer credential (section 5). */
export async function authenticate(
  operation: Operation,
  inbound: Inbound,
  world: World,
  waived: (reason: RefusalReason) => boolean,
): Promise<Principal | Refusal> {
  const { token, refused } = readAuthorization(
    sentIn(inbound, world.profile),
    world.profile.reading('auth.header-form'),
  );
  if (refused !== undefined && !waived(refused)) return refusal(refused);
  if (token === '') return anybody(world);
  const credential = await findCredential(world, token);
  if (credential === undefined) return unknown(token, world, waived);
  const { expiresAtMs } = credential;
  if (expiresAtMs !== null && world.clock.now() >= expiresAtMs && !waived('credential-expired')) {
    if (inbound.trail) inbound.trail.caller = await principalOf(world, credential);
    return refusal('credential-expired');
  }
  const principal = await principalOf(world, credential);
  // Its principal was deleted, or has invalidated all earlier credentials.
  if (principal === undefined) {
    return waived('credential-unknown') ? anybody(world) : refusal('credential-unknown');
  }
  if (inbound.trail) inbound.trail.caller = principal;
  if (principal.kind === 'api-key' && !acceptsApiKeys(operation, world) && !waived('key-out-of-scope')) {
    return refusal('key-out-of-scope');
  }
  return principal;
}

/** Returns the Authorization header or, if there is none, what the profile accepts in its place. */
export function sentIn(inbound: Inbound, profile: Profile): string | undefined {
  const header = inbound.header('authorization');
  const reading = profile.reading('auth.other-places');
  if (header !== undefined || reading === 'refused') return header;
  const token =
    reading === 'query'
      ? new URLSearchParams(inbound.target.split('?')[1]).get('access_token')
      : inbound.header('x-api-key');
  return token ? `Bearer ${token}` : undefined;
}

async function unknown(
  token: string,
  world: World,
  waived: (reason: RefusalReason) => boolean,
): Promise<Principal | Refusal> {
  const { why, from } = await explainUnknown(world, token);
  const reason = `credential-${why}` as const;
  if (!waived(reason)) return refusal(reason);
  return (from && (await principalOf(world, from))) ?? anybody(world);
}

function acceptsApiKeys(operation: Operation, world: World): boolean {
  switch (world.profile.reading('auth.api-key-scope')) {
    case 'everywhere':
      return true;
    case 'nowhere':
      return false;
    case 'find-only':
      return operation.id === 'find';
    case 'people-only':
      return operation.interface === 'people';
  }
}

/** The content of an Authorization header. `refused` is set if it holds no bearer token in the documented form. */
interface Authorization {
  readonly token: string;
  readonly refused?: 'credential-missing' | 'credential-empty' | 'credential-wrong-scheme';
}

/** Reads `Authorization: Bearer <token>`. Unless the form must be exact, the scheme may be in any case (RFC 9110). */
export function readAuthorization(
  header: string | undefined,
  form: Readings['auth.header-form'] = 'any-case',
): Authorization {
  if (header === undefined) return { token: '', refused: 'credential-missing' };
  const value = header.trim();
  const [, scheme = '', token = ''] = /^([^ ]*)\s*(.*)$/s.exec(value) ?? [];
  const isBearer = scheme.toLowerCase() === 'bearer';
  if (token === '' && (isBearer || value === '')) return { token, refused: 'credential-empty' };
  if (isBearer && (form === 'any-case' || value === `Bearer ${token}`)) return { token };
  // Without a scheme, the whole value is the token.
  return { token: token || scheme, refused: 'credential-wrong-scheme' };
}

const ranks: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 };

/** Whether the held roles suffice, if a higher role includes the lower ones (`cumulative`) or does not (`exact`). */
export function suffices(
  held: readonly Role[],
  required: Role | 'any',
  reading: 'cumulative' | 'exact',
): boolean {
  if (required === 'any') return held.length > 0;
  if (reading === 'exact') return held.includes(required);
  return held.some((role) => ranks[role] >= ranks[required]);
}

export interface Guarded {
  readonly role: RequiredRole;
  readonly roleQuestion?: RoleQuestion;
  /** The role that the specification admits, whatever an open question adds to it. */
  readonly statedRole?: Role;
}

/** Refuses a caller without the required role. A response must not reveal which organizations exist. */
export async function authorize(
  principal: Principal,
  operation: Guarded,
  org: string | undefined,
  world: World,
): Promise<Refusal | undefined> {
  const { role, roleQuestion, statedRole } = operation;
  const required = roleQuestion === undefined ? role : world.profile.reading(roleQuestion);
  if (required === 'none' || org === undefined) return undefined;
  const held = Object.hasOwn(principal.roles, org) ? principal.roles[org] : undefined;
  if (held === undefined || held.length === 0) {
    const reason = (await isOrg(org, world)) ? 'org-foreign' : 'org-unknown';
    return refuse(
      reason,
      `The caller holds no role on an organization ${quote(org)}: check the id in the path.`,
    );
  }
  const isAdmitted = (role: Role | 'any') => suffices(held, role, world.profile.reading('auth.roles'));
  if (isAdmitted(required) || (statedRole !== undefined && isAdmitted(statedRole))) return undefined;
  const message = `This needs the role ${required} on organization ${quote(org)}; the caller is ${held.join(', ')}.`;
  return refuse('role-insufficient', message);
}
