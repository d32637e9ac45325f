import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../target/json.js';
import type { SessionRequest } from '../../target/session.js';
import type { Target } from '../../target/target.js';
import { decoded } from '../../target/wire/form.js';
import { leavesOf } from '../../target/wire/members.js';

/** An account that existed before the run, and that too many wrong sign-ins may lock. */
export interface RealAccount {
  /** In words, such as "the service account". */
  readonly label: string;
  readonly name: string;
  /** Sign-ins with its right secret in the forms that the document shows, the likeliest first. */
  readonly right: readonly SessionRequest[];
}

export function realAccounts(target: Target): readonly RealAccount[] {
  const { clientId, clientSecret, username, password, secondUsername, secondPassword } = target;
  const json = { grantType: 'clientCredentials', clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
  return [
    { label: 'the service account', name: clientId, right: clientSecret === undefined ? [] : [{ json }] },
    { label: 'the user', name: username, right: signInsOf(username, password) },
    { label: 'the second user', name: secondUsername, right: signInsOf(secondUsername, secondPassword) },
  ].flatMap(({ name, ...each }) => (name === undefined ? [] : [{ ...each, name }]));
}

/** The sign-ins of the run itself: as the service account, then as the user. */
export function ownSignIns(target: Target): readonly SessionRequest[] {
  if (target.identityUrl === undefined) return [];
  const { secondUsername, ...own } = target;
  return realAccounts(own).flatMap(({ right }) => right.slice(0, 1));
}

function signInsOf(username = '', password: string | undefined): readonly SessionRequest[] {
  if (password === undefined) return [];
  const form = `username=${encodeURIComponent(username)}&password=${encodeURIComponent(password)}`;
  return [
    { json: { grantType: 'password', username, password } },
    { form },
    { form: `grantType=password&${form}` },
  ];
}

/** Whether a service might count this sign-in for this account, in whatever member, form or spelling it names it. */
export function isNamed({ name }: RealAccount, { json, form, cookie }: SessionRequest): boolean {
  const given = [
    ...leavesOf(json).map(({ value }) => String(value)),
    ...(form === undefined ? [] : [form, ...[...new URLSearchParams(form)].flat()]),
    ...(cookie?.split(/[;=]/) ?? []),
  ];
  const meant = plain(name);
  return given.some((text) => plain(text) === meant || plain(decoded(text)) === meant);
}

/** Whether a sign-in has the right secret of this account, in a form that the document shows, however it is escaped. */
export function isRight({ right }: RealAccount, request: SessionRequest): boolean {
  const sent = membersOf(request);
  return request.cookie === undefined && right.some((each) => isDeepStrictEqual(membersOf(each), sent));
}

function membersOf({ json, form }: SessionRequest): Json {
  return form === undefined ? (json ?? null) : [...new URLSearchParams(form)].toSorted();
}

/** Normalizes a name: services may trim names, ignore case and Unicode forms, and strip what follows a plus sign. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, '')
    .toLowerCase()
    .replace(/^([^+]*)\+[^@]*@/, '$1@');
}
