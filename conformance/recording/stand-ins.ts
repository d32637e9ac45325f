import { createHmac } from 'node:crypto';
import { needles } from '../../spec/exchange/needles.js';
import { base64Cores, runAround, secretForms } from '../../spec/exchange/secret-forms.js';
import { isTelling } from '../checks/exchanges/leaks.js';
import { createNames, type Names } from '../report/names.js';

/** Words of one recording that get a pseudonym of their own. */
const wordsMost = 500_000;

/**
 * Pseudonyms for the people in a recording. Judges can still compare them: a pseudonym follows the letter case of its word,
 * and words beyond ASCII, or beyond Latin script, get pseudonyms that are so, too.
 */
export function hiddenPeople(addresses: readonly string[]): Names {
  return createNames(addresses, {
    key: (word) => word.normalize('NFKC').toLowerCase(),
    shown: (word, number) => `${inCaseOf(word, baseFor(word))}-${number}`,
    most: wordsMost,
  });
}

function baseFor(word: string): string {
  if (/(?!\p{Script=Latin})\p{L}/u.test(word)) return '名';
  return /[^\0-\x7f]/.test(word) ? 'näme' : 'name';
}

function inCaseOf(word: string, base: string): string {
  const letters = word.match(/\p{L}/gu) ?? [];
  const isUpper = (letter = '') => letter !== letter.toLowerCase();
  if (letters.length > 1 && letters.every(isUpper)) return base.toUpperCase();
  return isUpper(letters[0]) ? base.charAt(0).toUpperCase() + base.slice(1) : base;
}

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
