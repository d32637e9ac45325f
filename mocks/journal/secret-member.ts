import { isSecretName } from '../../spec/exchange/secret-names.js';

/** Short names of secrets that clients make up, beside those of the contract. */
const others = /pass(?:word|phrase)?$|pwd|secret|token|api[_-]?key|^key$|auth$|jwt|bearer/i;

/** Whether a member, a parameter or a header of this name holds a secret, whatever its value is. */
export function isSecretMember(name: string): boolean {
  return (isSecretName(name) || others.test(name)) && !isPageToken(name);
}

/** What pages are turned by is no secret, and is looked for when paging goes wrong. */
export function isPageToken(name: string): boolean {
  return /pag(?:e|ination)|cursor|^next/i.test(name);
}
