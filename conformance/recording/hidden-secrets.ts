import { createHmac } from 'node:crypto';
import { needles } from '../../spec/exchange/needles.js';
import { base64Cores, runAround, secretForms } from '../../spec/exchange/secret-forms.js';
import { isTelling } from '../checks/exchanges/leaks.js';

/** The minimum length of a secret that an answer hands out: shorter ones cannot be distinguished from words. */
const lengthLeast = 12;

/**
 * Pseudonyms for secrets: equal secrets get the same pseudonym, in every encoding and at every place. Judges treat a pseudonym
 * as they would its secret: that of a long or given secret counts as a secret, that of a text which an honest answer may
 * contain by accident does not.
 * @param key of this recording; without it, no secret can be guessed from its pseudonym
 * @param given the secrets that the caller was given
 * @param seen other secrets that were seen
 */
export function hiddenSecrets(key: Buffer, given: readonly string[], seen: readonly string[]) {
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
    /** Returns the pseudonym of a value that is a secret by its name. */
    pseudonymOf,
    /** Replaces every known secret in a text, in every encoding in which it may travel. */
    hide(text: string): string {
      const hidden = whole.replace(
        text,
        (form) => pseudonymOf(owners.get(form) ?? form),
        (_, at, form) => ({ from: at, to: at + form.length }),
      );
      return within.replace(hidden, (_, replaced) => pseudonymOf(replaced), runAround);
    },
  };
}

export type HiddenSecrets = ReturnType<typeof hiddenSecrets>;
