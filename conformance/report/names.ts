import { rules } from '../../generated/rules.js';
import { isArray, isObject, type Json } from '../target/json.js';
import { ownText, textKey } from '../target/wire/text-key.js';
import { longestWord, replaceWords, unescaped, wordKey, wordsOf } from './words.js';

/** The names, addresses and phone numbers of the people in a run, word by word: none of them may appear in its output. */
export interface Names {
  /** Collects the people named in a body, sent or received. */
  learn(body: Json | undefined): void;
  /** Replaces each of their words by a numbered pseudonym, the same one throughout the run. */
  hide(text: string): string;
}

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const short = `[\\p{L}\\p{N}]{1,${longestWord}}`;
/** Words joined by hyphens that together name a person, as in a LinkedIn address; more than 65 are split, as long words are. */
const joined = new RegExp(`(?<![\\p{L}\\p{N}])${short}(?:-${short}){1,64}`, 'gu');
const phone = /\+?\(?\d[\d ().\-/]{5,20}\d/g;
/** Members and criteria whose value identifies one person. */
const personal =
  /^(?:(?:person|contact|position|current_position|jobs?)\.)?(?:name|full_?name|first_?name|last_?name|linkedin|email|email_?address|username|(?:cell_?|mobile_?)?phone(?:_?number)?|cell_phone_number|direct_dial(?:_number)?)$/i;

/** Whether a member of this name holds a name or contact data of a person. */
export const isPersonal = (member: string): boolean => personal.test(member);

/** Members that only the record of a person has: a company has a name and a LinkedIn address, too. */
const personMembers = [
  'first_name',
  'last_name',
  'position',
  'current_position',
  'jobs',
  'employment_status',
  'email',
  'email_address',
  'connections',
  'education',
  'cell_phone_number',
  'userId',
];
const companies: ReadonlySet<string> = new Set(['company', 'ultimate_parent']);

/** Options that a reader may have to set: they stay readable even if a person has such a name. */
const limitOption = '--(?:budget|max-(?:body|wait|time))';

/** Pseudonyms of an earlier pass: they stay as they are. */
const pseudonym =
  '(?<![\\p{L}\\p{N}])(?:[Nn][aä]me|N[AÄ]ME|名|phone)-\\d+(?![\\p{L}\\p{N}])|e-mail-\\d+(?:@|%40)nobody\\.example';

/** How words are distinguished, and what replaces them. */
export interface Manner {
  /** Words with equal keys count as one word. */
  key(word: string): string;
  shown(word: string, number: number): string;
  /** Words that get a pseudonym of their own. Beyond that, every word that may be a name is replaced by one and the same. */
  readonly most: number;
}

/** How names are replaced in reports. */
const reported: Manner = { key: (word) => word, shown: (_, number) => `name-${number}`, most: 100_000 };

/** @param addresses of the target: they stay readable, even if a part of one is the name of a person */
export function createNames(addresses: readonly string[] = [], manner: Manner = reported): Names {
  const whole = [limitOption, pseudonym, ...addresses.map((each) => `${escaped(each)}(?![\\p{L}\\p{N}])`)];
  const kept = new RegExp(`(${whole.join('|')})`, 'u');
  const { most } = manner;
  const keyOf = (word: string) => textKey(manner.key(word));
  const numbers = new Map<string, number>();
  const phones = new Map<string, number>();
  let people = 0;
  const numbered = (table: Map<string, number>, key: string): number => {
    const known = table.get(key);
    if (known !== undefined) return known;
    if (people === most) return most;
    people += 1;
    table.set(ownText(key), people);
    return people;
  };

  function take(text: string): void {
    if (/^[\d\s().+/-]{7,}$/.test(text.trim())) {
      const digits = digitsOf(text);
      if (digits.length >= 7) numbered(phones, textKey(digits));
      return;
    }
    // Only the local part of an e-mail address is personal.
    const own = text.replace(/@.*$/s, '');
    for (const key of distinctiveIn(own)) numbered(numbers, keyOf(key));
    for (const [whole] of own.matchAll(joined)) {
      if (distinctiveIn(whole).length === 0) numbered(numbers, keyOf(whole));
    }
  }

  function takeAll(body: Json): void {
    if (typeof body === 'string') take(body);
    else if (isArray(body)) body.forEach(takeAll);
    else if (isObject(body)) Object.values(body).forEach(takeAll);
  }

  function learn(body: Json | undefined, under = ''): void {
    if (isArray(body)) {
      for (const item of body) learn(item, under);
      return;
    }
    if (!isObject(body)) return;
    const criterion = [body['field_name'], body['field']].find((field) => typeof field === 'string');
    const isCriterion = typeof criterion === 'string' && personal.test(criterion);
    const isPerson = !companies.has(under) && personMembers.some((member) => member in body);
    for (const [member, value] of Object.entries(body)) {
      const isName = isCriterion
        ? !/^(field|field_name|type|operator|match)$/.test(member)
        : personal.test(member);
      const isOfPerson = () =>
        isCriterion || isPerson || /first|last|phone|dial|email|username/i.test(member);
      if (isName && isOfPerson()) takeAll(value);
      // A verification names the person by the LinkedIn address alone.
      else if (member === 'linkedin' && !companies.has(under)) takeAll(value);
      else learn(value, member);
    }
  }

  return {
    learn: (body) => learn(body),
    hide(text) {
      const hideAddress = (found: string) =>
        isOwn(found) ? found : addressFor(found, numbered(numbers, unescaped(found).toLowerCase()));
      const without = (/@|%40/.test(text) ? text.replace(email, hideAddress) : text).replace(
        phone,
        (found) => {
          const number = phones.get(textKey(digitsOf(found))) ?? (people === most ? most : undefined);
          return number === undefined ? found : `phone-${number}`;
        },
      );
      const hideWord = (word: string) => {
        const key = wordKey(word);
        const number = numbers.get(keyOf(key)) ?? (people === most && isDistinctive(key) ? most : undefined);
        return number === undefined ? word : manner.shown(word, number);
      };
      const hideJoined = (whole: string) => {
        const number = numbers.get(keyOf(whole));
        return number === undefined ? whole : manner.shown(whole, number);
      };
      return without
        .split(kept)
        .map((part, index) =>
          index % 2 === 1 ? part : replaceWords(part.replace(joined, hideJoined), hideWord),
        )
        .join('');
    },
  };
}

/** The pseudonym of an e-mail address: an address, too, with its @ escaped as it was. */
const addressFor = (found: string, number: number): string =>
  `e-mail-${number}${found.includes('@') ? '@' : '%40'}nobody.example`;

/** Whether the run itself made up an address: it belongs to no person. */
function isOwn(address: string): boolean {
  return /^pdk-|(?:@|%40)nobody\.example$/i.test(address);
}

/** Escapes a text for use in a regular expression. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Words of our rules and of any address, which may be part of a name by accident. */
const ordinary: ReadonlySet<string> = new Set([
  ...Object.values(rules).flatMap(({ says }) => wordsOf(says).map(wordKey)),
  ...'http https www com net org linkedin pub example pdk Pdk Example nobody null true false expected received'.split(
    ' ',
  ),
  ...'name title company people matches status error message field body found answer request response'.split(
    ' ',
  ),
]);

const distinctiveIn = (text: string): readonly string[] => wordsOf(text).map(wordKey).filter(isDistinctive);

/** Whether a word may be a name: three letters or more, two if written like a name, one in scripts where a letter is a word. */
function isDistinctive(word: string): boolean {
  if (ordinary.has(word) || !/\p{L}/u.test(word)) return false;
  return word.length >= 3 || /^\p{Lu}\p{L}$/u.test(word) || /(?!\p{Script=Latin})\p{L}/u.test(word);
}
