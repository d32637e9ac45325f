import type { JsonObject } from '../../target/json.js';
import type { SessionRequest } from '../../target/session-request.js';
import type { Target } from '../../target/target.js';

/** Somebody who was there before the run, and whom too many wrong sign-ins may lock out of the service. */
export interface RealAccount {
  /** As people call it: "the service account". */
  readonly label: string;
  readonly name: string;
  /** The sign-ins with its right secret, as the document shows them: the likeliest first. */
  readonly right: readonly SessionRequest[];
}

/** The accounts that a target was given. */
export function realAccounts(target: Target): readonly RealAccount[] {
  const { clientId, clientSecret, username, password, secondUsername, secondPassword } = target;
  const account = clientId === undefined ? [] : [accountOf(clientId, clientSecret)];
  const users = [
    ['the user', username, password],
    ['the second user', secondUsername, secondPassword],
  ] as const;
  return [
    ...account,
    ...users.flatMap(([label, name, secret]) => (name === undefined ? [] : [userOf(label, name, secret)])),
  ];
}

function accountOf(clientId: string, clientSecret: string | undefined): RealAccount {
  const json: JsonObject = { grantType: 'clientCredentials', clientId, clientSecret: clientSecret ?? '' };
  return {
    label: 'the service account',
    name: clientId,
    right: clientSecret === undefined ? [] : [{ json }],
  };
}

function userOf(label: string, username: string, password: string | undefined): RealAccount {
  if (password === undefined) return { label, name: username, right: [] };
  const form = `username=${encodeURIComponent(username)}&password=${encodeURIComponent(password)}`;
  return {
    label,
    name: username,
    right: [
      { json: { grantType: 'password', username, password } },
      { form },
      { form: `grantType=password&${form}` },
    ],
  };
}
