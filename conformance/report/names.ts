import { operations } from '../../generated/operations.js';
import { rules } from '../../generated/rules.js';
import { isArray, isObject, type Json } from '../target/json.js';
import { ownText, textKey } from '../target/wire/text-key.js';

/** The names, addresses and phone numbers of the people in a run: none of them may appear in its output. */
export interface Names {
  /** Collects the people named in a body, sent or received. */
  learn(body: Json | undefined): void;
  /** Replaces each known value by a pseudonym, the same one throughout the run, in every encoding in which it may appear. */
  hide(text: string): string;
}

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

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const phone = /\+?\(?\d[\d ().\-/]{5,20}\d/g;
/** Words that get a number of their own. Beyond that, every word that may be a name is replaced by one and the same. */
const wordsMost = 100_000;
/** Longer values are no names. */
const valueMost = 4096;
/** Longer values are sought as they are, not encoded. */
const encodedMost = 200;
/** Characters of values and pseudonyms that are kept, in all their encodings. */
const charactersMost = 1_500_000;

/**
 * Where a known value may begin: at a word, also escaped as in JSON or in a URL. Escapes of control characters are matched,
 * as their letter must not count as the first one of the word that follows. Ids such as `org_demo` are one word.
 */
const beginning = /\\[nrtbf"\\/]|\\u[0-9a-f]{4}|%[0-9a-f]{2}|[\p{L}\p{M}\p{N}_]{1,1024}/giu;
/** The address of a profile, with its last segment. */
const webAddress = /^\s*(?:https?:)?(?:\/\/)?(?:[\w-]+(?:\.[\w-]+)+|in|pub)?\/(?:[^\s?#]*\/)?([^\s/?#]+)/i;
const wordCharacter = /^[\p{L}\p{M}\p{N}_]/u;
/** Words of a name. All beyond ASCII counts as letters, as names whose encoding was misread have all sorts of characters. */
const words = /[A-Za-z0-9\x80-\u{10ffff}]{1,1024}/gu;

/** Encodings in which a value may appear in a text. */
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  inJson,
  (text) => inJson(text).replace(/[^\0-~]/g, escapedUnit),
  (text) =>
    inJson(text).replace(/[^\0-~]/g, (unit) =>
      escapedUnit(unit).replace(/\w{4}$/, (hex) => hex.toUpperCase()),
    ),
  percent,
  (text) => percent(text).replaceAll('%20', '+'),
  (text) => percent(text).replace(/%\w\w/g, (hex) => hex.toLowerCase()),
];

/** @param addresses of the target: they stay readable, even if a part of one is the name of a person */
export function createNames(addresses: readonly string[] = []): Names {
  const kept = new RegExp(
    `(${addresses.map((each) => `${literally(each)}(?![\\p{L}\\p{N}])`).join('|') || '(?!)'})`,
    'u',
  );
  const numbers = new Map<string, number>();
  const phones = new Set<string>();
  /** Encoded values and their pseudonyms. */
  const known = new Map<string, string>();
  /** How long the encoded values are that begin with a word or an escape, the longest first. */
  const lengths = new Map<string, readonly number[]>();

  let characters = 0;
  const isFull = () => numbers.size >= wordsMost || characters >= charactersMost;
  const numberOf = (word: string): number => {
    const key = textKey(word.normalize('NFKC').toLowerCase());
    const number = numbers.get(key) ?? Math.min(numbers.size + 1, wordsMost);
    if (!isFull()) numbers.set(ownText(key), number);
    return number;
  };
  /** Word by word, so that a full name has the pseudonyms of its parts. */
  const pseudonymOf = (value: string) =>
    value.replace(words, (word) => (/[^\d\s]/.test(word) ? shown(word, numberOf(word)) : word));

  function add(value: string): void {
    if (known.has(value) || isFull() || !mayName(value)) return;
    const own = ownText(value);
    const pseudonym = pseudonymOf(own);
    for (const encode of own.length > encodedMost ? encodings.slice(0, 1) : encodings) {
      const encoded = encode(own);
      if (known.has(encoded)) continue;
      const shownAs = encode(pseudonym);
      known.set(encoded, shownAs);
      characters += encoded.length + shownAs.length;
      const [begin = ''] = encoded.match(beginning) ?? [];
      const before = lengths.get(begin) ?? [];
      if (before.includes(encoded.length)) continue;
      lengths.set(
        begin,
        [...before, encoded.length].sort((a, b) => b - a),
      );
    }
  }

  function take(text: string): void {
    if (/^[\d\s().+/-]{7,}$/.test(text.trim())) {
      const digits = text.replace(/\D/g, '');
      if (digits.length >= 7 && phones.size < wordsMost) phones.add(textKey(digits));
      return;
    }
    // Only the local part of an e-mail address is personal, and of a web address only its last segment.
    const [, segment] = webAddress.exec(text) ?? [];
    const value = (segment === undefined ? text.replace(/@.*$/s, '') : unescaped(segment))
      .replace(/^[^\p{L}\p{M}\p{N}]+/u, '')
      .trimEnd();
    if (value.length <= valueMost) add(value);
    // The parts of a full name are names, too.
    if (/\s/.test(value)) for (const word of value.split(/\s+/)) add(word);
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

  /** Returns the known value that begins at `index` with `begin`; undefined if there is none. */
  function valueAt(text: string, index: number, begin: string): string | undefined {
    for (const length of lengths.get(begin) ?? []) {
      const value = text.slice(index, index + length);
      if (known.has(value) && !wordCharacter.test(text.slice(index + length, index + length + 2)))
        return value;
    }
    return undefined;
  }

  function hideValues(text: string): string {
    let hidden = '';
    let from = 0;
    for (const { 0: begin, index } of text.matchAll(beginning)) {
      if (index < from) continue;
      const value = valueAt(text, index, begin) ?? begin;
      const mayBeUnknown = isFull() && wordCharacter.test(begin) && mayName(begin);
      hidden +=
        text.slice(from, index) + (known.get(value) ?? (mayBeUnknown ? shown(begin, wordsMost) : begin));
      from = index + value.length;
    }
    return hidden + text.slice(from);
  }

  const hideAddress = (found: string) =>
    isOwn(found)
      ? found
      : `e-mail-${numberOf(found.replace('%40', '@'))}${/@|%40/.exec(found)}nobody.example`;
  const hidePhone = (found: string) => {
    const digits = textKey(found.replace(/\D/g, ''));
    return phones.has(digits) ? `phone-${numberOf(digits)}` : found;
  };
  return {
    learn: (body) => learn(body),
    hide: (text) =>
      text
        .split(kept)
        .map((part, index) =>
          index % 2 === 1
            ? part
            : hideValues(
                (/@|%40/.test(part) ? part.replace(email, hideAddress) : part).replace(phone, hidePhone),
              ),
        )
        .join(''),
  };
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Decodes percent-encoding; returns the text unchanged if it is malformed. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function percent(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/**
 * A pseudonym for a word, which judges can still compare: it follows the letter case of the word, and words beyond ASCII, or
 * beyond Latin script, get pseudonyms that are so, too.
 */
function shown(word: string, number: number): string {
  const base = /(?!\p{Script=Latin})\p{L}/u.test(word) ? '名' : /[^\0-\x7f]/.test(word) ? 'näme' : 'name';
  const letters = word.match(/\p{L}/gu) ?? [];
  const isUpper = (letter = '') => letter !== letter.toLowerCase();
  if (letters.length > 1 && letters.every(isUpper)) return `${base.toUpperCase()}-${number}`;
  return `${isUpper(letters[0]) ? base.charAt(0).toUpperCase() + base.slice(1) : base}-${number}`;
}

/** Whether the run itself made up an address: it belongs to no person. */
function isOwn(address: string): boolean {
  return /^pdk-|(?:@|%40)nobody\.example$/i.test(address);
}

/** Escapes a text for use in a regular expression. */
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Words of our rules, options and addresses, which may be the name of a person by accident. */
const ordinary: ReadonlySet<string> = new Set(
  [
    ...Object.values(rules).map(({ says }) => says),
    ...Object.values(operations).map(({ path }) => path),
    'http https www com net org linkedin pub example pdk nobody null true false expected received',
    'name näme phone title company people matches status error message field body found answer request response',
    'budget max wait time',
  ].flatMap((text) => text.match(words) ?? []),
);

/** Whether a value may name a person: three letters or more, two if written like a name, one in scripts where a letter is a word. */
function mayName(value: string): boolean {
  if (ordinary.has(value) || !/\p{L}/u.test(value)) return false;
  return value.length >= 3 || /^\p{Lu}\p{L}$/u.test(value) || /(?!\p{Script=Latin})\p{L}/u.test(value);
}
