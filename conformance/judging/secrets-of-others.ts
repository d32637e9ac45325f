import { resourceOf } from '../resources/kinds.js';
import type { Exchange } from '../target/exchange.js';
import { isObject, type Json } from '../target/json.js';
import { cookieValues } from './secrets-in.js';

/** Secret members of sign-ins and their answers. */
const ofSession = ['password', 'clientSecret', 'refreshToken', 'accessToken'];
/** Shorter values are words, no secrets. */
const lengthLeast = 8;

/** The credentials in a call, which no answer may repeat. */
export function secretsSent({ operation, request }: Exchange): string[] {
  const [, bearer = ''] = /^Bearer\s+(\S+)$/i.exec(request.headers['authorization'] ?? '') ?? [];
  const form = request.text === undefined || isObject(request.json) ? undefined : fieldsOf(request.text);
  const sent = operation === 'createSession' ? textsOf(form ?? request.json, ofSession) : [];
  return long([bearer, ...sent]);
}

/** The secrets in an answer according to the contract. */
export function secretsHandedOut({ operation, response }: Exchange): string[] {
  const { secret } = resourceOf(operation);
  if (operation === 'createSession') {
    return long([...textsOf(response.json, ofSession), ...cookieValues(response)]);
  }
  return secret === undefined ? [] : long(textsOf(response.json, [secret]));
}

const long = (texts: readonly string[]): string[] => texts.filter((text) => text.length >= lengthLeast);

const fieldsOf = (text: string): Json => Object.fromEntries(new URLSearchParams(text));

function textsOf(body: Json | undefined, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = isObject(body) ? body[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}
