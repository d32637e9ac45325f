import { createHmac } from 'node:crypto';
import { needles } from '../../spec/exchange/needles.js';
import { base64Cores, runAround, secretForms } from '../../spec/exchange/secret-forms.js';
import { isTelling } from '../checks/exchanges/leaks.js';

/** Secrets and what stands for them. The same secret is the same pseudonym, however it is written and wherever it stands. */
export interface HiddenSecrets {
  /** What stands for a text that is known to be a secret by its name. */
  pseudonymOf(secret: string): string;
  /** A text with every known secret replaced, in every form in which it may travel. */
  hide(text: string): string;
}

/** Secrets that an answer hands out are told from words by their length. */
const lengthLeast = 12;

/**
 * A pseudonym is as much of a secret to whoever judges by it: one that is long, or was given, can be told from words, and
 * one that an honest answer may hold by accident cannot.
 * @param key makes pseudonyms that nobody can guess the secret from; of one recording
 * @param given what the caller was given
 * @param seen what was seen beside it
 */
export function hiddenSecrets(key: Buffer, given: readonly string[], seen: readonly string[]): HiddenSecrets {
  const known = new Set(given);
  const digest = (secret: string) => createHmac('sha256', key).update(secret).digest();
  const made = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5})$/;
  const pseudonymOf = (secret: string): string => {
    if (secret === '' || made.test(secret)) return secret;
    const bytes = digest(secret);
    const isSecret = isTelling(secret) && (secret.length >= lengthLeast || known.has(secret));
    if (isSecret) return `secret-${bytes.toString('hex').slice(0, 16)}`;
    return `hidden${[...bytes.subarray(0, 5)].map((byte) => 'abcdefghijklmnop'[byte % 16]).join('')}`;
  };
  const sought = [...new Set([...given, ...seen])].filter(
    (secret) => isTelling(secret) && !made.test(secret),
  );
  const owners = new Map(
    sought.flatMap((secret) => secretForms(secret).map((form) => [form, secret] as const)),
  );
  const [whole, within] = [needles([...owners.keys()]), needles(sought.flatMap(base64Cores))];
  return {
    pseudonymOf,
    hide(text) {
      const hidden = whole.replace(
        text,
        (form) => pseudonymOf(owners.get(form) ?? form),
        (_, at, form) => ({ from: at, to: at + form.length }),
      );
      return within.replace(hidden, (_, replaced) => pseudonymOf(replaced), runAround);
    },
  };
}
