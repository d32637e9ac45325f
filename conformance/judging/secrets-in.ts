import type { Exchange } from '../target/exchange.js';
import { isObject } from '../target/json.js';

/** Members that hold a secret in an answer that hands one out. */
const secretMember = /token$|secret$|^key$|^apiKey$/i;

/** What an answer hands out: tokens, secrets and keys in the body, and values of cookies. Short values are words, no secrets. */
export function secretsIn({ response }: Exchange): string[] {
  const members = isObject(response.json) ? Object.entries(response.json) : [];
  const inBody = members.flatMap(([name, value]) =>
    secretMember.test(name) && name !== 'pagination_token' && typeof value === 'string' ? [value] : [],
  );
  return [...inBody, ...cookieValues(response)].filter((secret) => secret.length >= 12);
}

export const cookieValues = ({ cookies }: Exchange['response']): string[] =>
  cookies.map((cookie) => cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '');
