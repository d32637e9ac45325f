import { createHmac } from 'node:crypto';
import { needles } from '../../spec/exchange/needles.js';
import { base64Cores, runAround, secretForms } from '../../spec/exchange/secret-forms.js';
import { isTelling } from '../checks/exchanges/leaks.js';
import { createNames, type Names } from '../report/names.js';

/** Words that are kept apart in one recording. */
const wordsMost = 500_000;

/**
 * The people of a recording. What judges compare stays comparable: a word in another letter case is the same word in another
 * letter case, and one beyond ASCII, or beyond Latin letters, stays so.
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

/** Secrets that an answer hands out are told from words by their length. */
const lengthLeast = 12;

/**
 * Secrets and what stands for them: the same secret is the same pseudonym, however it is written and wherever it stands.
 * A pseudonym is as much of a secret to whoever judges by it: one that is long, or was given, can be told from words, and
 * one that an honest answer may hold by accident cannot.
 * @param key makes pseudonyms that nobody can guess the secret from; of one recording
 * @param given what the caller was given
 * @param seen what was seen beside it
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
    /** What stands for a text that is known to be a secret by its name. */
    pseudonymOf,
    /** A text with every known secret replaced, in every form in which it may travel. */
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
