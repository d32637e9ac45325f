import { isSecretName } from '../../spec/exchange/secret-names.js';

/** Short names that clients use for secrets, besides those of the contract. */
const others = /pass(?:word|phrase)?$|pwd|secret|token|api[_-]?key|^key$|auth$|jwt|bearer/i;

/** Whether a member, a parameter or a header with this name contains a secret, whatever its value. */
export function isSecretMember(name: string): boolean {
  return (isSecretName(name) || others.test(name)) && !isPageToken(name);
}

/** A page token is not a secret, and is needed to debug paging. */
export function isPageToken(name: string): boolean {
  return /pag(?:e|ination)|cursor|^next/i.test(name);
}
