import { operations } from '../../generated/operations.js';
import { records } from '../../generated/records.js';
import { rules } from '../../generated/rules.js';
import { secretForms } from '../../spec/exchange/secret-forms.js';
import { isArray, isObject, type Json } from '../target/json.js';
import { decoded } from '../target/wire/form.js';
import { nonLatin, ownText, textKey } from '../target/wire/text-key.js';
import type { Report } from './report.js';

/** The names, addresses and phone numbers of the people in a run: none of them may appear in its output. */
export type Names = ReturnType<typeof createNames>;

/** Members and criteria whose value identifies one person. */
const personal =
  /^(?:(?:person|contact|position|current_position|jobs?)\.)?(?:name|full_?name|first_?name|last_?name|linkedin|email|email_?address|username|(?:cell_?|mobile_?)?phone(?:_?number)?|direct_dial(?:_number)?)$/i;

/** Members that only the record of a person has: a company has a name and a LinkedIn address, too. */
const ofPerson =
  /^(first_name|last_name|(current_)?position|jobs|employment_status|email(_address)?|connections|education|cell_phone_number|userId)$/;
const companies: ReadonlySet<string> = new Set(['company', 'ultimate_parent']);

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const phone = /\+?\(?\d[\d ().\-/]{5,20}\d/g;
/** The address of a profile, with its last segment. */
const webAddress = /^\s*(?:https?:)?(?:\/\/)?(?:[\w-]+(?:\.[\w-]+)+|in|pub)?\/(?:[^\s?#]*\/)?([^\s/?#]+)/i;
const valueMost = 200;
/** Characters of values that are known, in all their forms. Beyond that, every word that may be a name is replaced. */
const charactersMost = 3_000_000;
/** Where a known value may begin: a word such as `org_demo`, or an escape, whose letter must not count as one of the word. */
const beginning = /\\[nrtbf"\\/]|\\u[0-9a-f]{4}|%[0-9a-f]{2}|[\p{L}\p{M}\p{N}_]{1,1024}/giu;
const wordCharacter = /^[\p{L}\p{M}\p{N}_]/u;

/** Words of our rules, contract, options and addresses, which may be the name of a person by accident. */
const ordinary: ReadonlySet<string> = new Set(
  [
    ...Object.values(rules).map(({ says }) => says),
    ...Object.values(operations).map(({ path }) => path),
    JSON.stringify(records),
    'http https www com net org linkedin pub example pdk nobody null true false expected received',
    'name phone title company people matches status error message field body found answer request response',
    'budget max wait time',
  ].flatMap((text) => text.match(/[A-Za-z0-9\x80-\u{10ffff}]+/gu) ?? []),
);

const longestFirst = (a: number, b: number) => b - a;

/** Whether a value may name a person: three letters or more, two if written like a name, one in scripts where a letter is a word. */
function mayName(value: string): boolean {
  if (ordinary.has(value) || !/\p{L}/u.test(value)) return false;
  return value.length >= 3 || /^\p{Lu}\p{L}$/u.test(value) || /(?!\p{Script=Latin})\p{L}/u.test(value);
}

/** @param addresses of the target: they stay readable, even if a part of one is the name of a person */
export function createNames(addresses: readonly string[] = []) {
  const literal = addresses.map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const kept = new RegExp(`(${literal.map((each) => `${each}(?![\\p{L}\\p{N}])`).join('|') || '(?!)'})`, 'u');
  const numbers = new Map<string, number>();
  const phones = new Set<string>();
  const known = new Map<string, string>();
  /** How long the values are that begin with a word or an escape, the longest first. */
  const lengths = new Map<string, readonly number[]>();
  let characters = 0;

  function numberOf(word: string): number {
    const key = textKey(word.normalize('NFKC').toLowerCase());
    const number = numbers.get(key) ?? numbers.size + 1;
    if (characters < charactersMost) numbers.set(ownText(key), number);
    return number;
  }

  function add(value: string): void {
    if (known.has(value) || characters >= charactersMost || !mayName(value) || value.length > valueMost)
      return;
    const own = ownText(value);
    // Word by word, so that a full name has the pseudonyms of its parts.
    // It also stands in JSON, which has no line breaks within a text.
    const pseudonym = own.replaceAll(/[\r\n\t]+/g, ' ').replace(/\S+/g, (word) => {
      if (!/\D/.test(word)) return word;
      // Whether a service takes names of other scripts is judged, and so must show.
      return `${nonLatin.test(word) ? '名' : 'name'}-${numberOf(word)}`;
    });
    for (const form of secretForms(own)) {
      known.set(form, pseudonym);
      characters += form.length + pseudonym.length;
      const [begin = ''] = form.match(beginning) ?? [];
      const all = new Set([...(lengths.get(begin) ?? []), form.length]);
      lengths.set(begin, [...all].sort(longestFirst));
    }
  }

  function take(body: Json): void {
    if (isArray(body) || isObject(body)) for (const each of Object.values(body)) take(each);
    if (typeof body !== 'string') return;
    if (/^[\d\s().+/-]{7,}$/.test(body.trim())) {
      if (phones.size < charactersMost / valueMost) phones.add(textKey(body.replace(/\D/g, '')));
      return;
    }
    // Only the local part of an e-mail address is personal, and of a web address only its last segment.
    const [, segment] = webAddress.exec(body) ?? [];
    const part = segment === undefined ? body.replace(/@.*$/s, '') : decoded(segment);
    const value = withoutMarks(part);
    add(value);
    // The parts of a full name are names, too.
    if (/\s/.test(value) && value.length <= valueMost)
      for (const word of value.split(/\s+/)) add(withoutMarks(word));
  }

  function learn(body: Json | undefined, under = ''): void {
    if (isArray(body)) for (const item of body) learn(item, under);
    if (!isObject(body) || isArray(body)) return;
    const criterion = [body['field_name'], body['field']].find((field) => typeof field === 'string');
    const isCriterion = typeof criterion === 'string' && personal.test(criterion);
    const isCompany = companies.has(under);
    const isPerson = !isCompany && Object.keys(body).some((member) => ofPerson.test(member));
    for (const [member, value] of Object.entries(body)) {
      const isOfPerson = isPerson || /first|last|phone|dial|email|username/i.test(member);
      const isName = isCriterion
        ? !/^(field|field_name|type|operator|match)$/.test(member)
        : personal.test(member) && isOfPerson;
      // A verification names the person by the LinkedIn address alone.
      if (isName || (member === 'linkedin' && !isCompany)) take(value);
      else learn(value, member);
    }
  }

  /** Returns the known value that begins at `index` with `begin`; undefined if there is none. */
  function valueAt(text: string, index: number, begin: string): string | undefined {
    for (const length of lengths.get(begin) ?? []) {
      const value = text.slice(index, index + length);
      const isWhole = !wordCharacter.test(text.slice(index + length, index + length + 2));
      if (isWhole && known.has(value)) return value;
    }
    return undefined;
  }

  function hideValues(text: string): string {
    let hidden = '';
    let from = 0;
    for (const { 0: begin, index } of text.matchAll(beginning)) {
      if (index < from) continue;
      const value = valueAt(text, index, begin) ?? begin;
      const mayBeUnknown = characters >= charactersMost && wordCharacter.test(begin) && mayName(begin);
      hidden += text.slice(from, index) + (known.get(value) ?? (mayBeUnknown ? 'name-0' : begin));
      from = index + value.length;
    }
    return hidden + text.slice(from);
  }

  const hideAddress = (found: string) =>
    // The run itself made up such an address: it belongs to no person.
    /^pdk-|(?:@|%40)nobody\.example$/i.test(found)
      ? found
      : `e-mail-${numberOf(found.replace('%40', '@'))}${/@|%40/.exec(found)}nobody.example`;
  const hidePhone = (found: string) => {
    const digits = textKey(found.replace(/\D/g, ''));
    return phones.has(digits) ? `phone-${numberOf(digits)}` : found;
  };
  const hidePart = (part: string) =>
    hideValues((/@|%40/.test(part) ? part.replace(email, hideAddress) : part).replace(phone, hidePhone));
  return {
    learn: (body: Json | undefined): void => learn(body),
    /** Replaces each known value by a pseudonym, the same one throughout the run, in every encoding in which it may appear. */
    hide: (text: string): string =>
      text
        .split(kept)
        .map((part, index) => (index % 2 === 1 ? part : hidePart(part)))
        .join(''),
  };
}

/** Without quotes and the like at both ends: such a mark may end the string of a JSON text, and has to stay. */
const withoutMarks = (text: string): string =>
  text.replace(/^[^\p{L}\p{M}\p{N}]+/u, '').replace(/(?<!["'\\\s])["'\\\s]+$/, '');

/** Members of a rule that come from the specification, or are no plain text. */
const untouched = /^(id|section|basis|says|quote|covers|verdict|seenAt|replay)$/;

/** Replaces the names of people in a report: what was sent and received stays, but not who it is about. */
export function nameless(report: Report, { hide }: Names): Report {
  return {
    ...report,
    ...(report.reason === undefined ? {} : { reason: hide(report.reason) }),
    rules: hiddenIn(report.rules, hide),
    ...(report.left === undefined ? {} : { left: hiddenIn(report.left, hide) }),
  };
}

function hiddenIn<T>(value: T, hide: (text: string) => string): T;
function hiddenIn(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => hiddenIn(item, hide));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      untouched.test(key) ? member : hiddenIn(member, hide),
    ]),
  );
}
