import type { Exchange } from '../target/exchange.js';
import { isObject } from '../target/json.js';

/** Names of members that are secrets. */
const secretMember = /token$|secret$|^key$|^apiKey$/i;

/** The secrets in an answer: tokens, secrets and keys in the body, and values of cookies. Short values are words, no secrets. */
export function secretsIn({ response }: Exchange): string[] {
  const members = isObject(response.json) ? Object.entries(response.json) : [];
  const inBody = members.flatMap(([name, value]) =>
    secretMember.test(name) && name !== 'pagination_token' && typeof value === 'string' ? [value] : [],
  );
  return [...inBody, ...cookieValues(response)].filter((secret) => secret.length >= 12);
}

export const cookieValues = ({ cookies }: Exchange['response']): string[] =>
  cookies.map((cookie) => cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '');
