import { base64Cores, secretForms } from '../../spec/exchange/secret-forms.js';
import type { Exchange } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { Target } from '../target/target.js';

/** All secrets that were given to a run or seen in it. No report, and no refusal of the target, may contain them. */
export type Secrets = ReturnType<typeof createSecrets>;

/** The most secrets, the longest, and the length of all in every form. An honest target has fewer. */
const most = 2000;
const lengthMost = 16 * 1024;
const charactersMost = 16 * 1024 * 1024;

export function createSecrets(target: Target) {
  const seen = new Set<string>();
  let left = charactersMost;
  const add = (...secrets: readonly (string | undefined)[]): void => {
    for (const secret of secrets) {
      if (secret === undefined || secret.length < 4 || secret.length > lengthMost) continue;
      if (seen.size >= most || seen.has(secret) || left === 0) continue;
      const forms = [...secretForms(secret), ...base64Cores(secret)];
      left = Math.max(0, left - forms.join('').length);
      seen.add(secret);
    }
  };
  add(target.clientSecret, target.password, target.apiKey, target.token);
  // Short values are words, such as the name of an environment.
  const headers = Object.values(target.headers ?? {}).filter((value) => value.length >= 8);
  return {
    all: (): readonly string[] => [...seen],
    /** What no report may contain, including the values of given headers. */
    hidden: (): readonly string[] => [...seen, ...headers],
    add,
  };
}

/** Names of members that are secrets. */
const secretMember = /token$|secret$|^key$|^apiKey$/i;

/** The secrets in an answer: tokens, secrets and keys in the body, and values of cookies. Short values are words, no secrets. */
export function secretsIn({ response: { json, cookies } }: Exchange): string[] {
  const members = isObject(json) ? Object.entries(json) : [];
  const inBody = members.flatMap(([name, value]) =>
    secretMember.test(name) && name !== 'pagination_token' && typeof value === 'string' ? [value] : [],
  );
  const inCookies = cookies.map((cookie) => cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '');
  return [...inBody, ...inCookies].filter((secret) => secret.length >= 12);
}

const ofSession = ['password', 'clientSecret', 'refreshToken', 'accessToken'];

/** The credentials in a call, which no answer may repeat. Short values are words, no secrets. */
export function secretsSent({ operation, request }: Exchange): string[] {
  const [, bearer = ''] = /^Bearer\s+(\S+)$/i.exec(request.headers['authorization'] ?? '') ?? [];
  const body = isObject(request.json)
    ? request.json
    : Object.fromEntries(new URLSearchParams(request.text ?? ''));
  const sent = operation === 'createSession' ? ofSession.map((name) => body[name]) : [];
  return [bearer, ...sent].filter((text) => typeof text === 'string').filter((text) => text.length >= 8);
}
