import { publishedDocuments } from '../../spec/contract/documents.js';
import { isSecretName } from '../../spec/exchange/secret-names.js';
import { isPersonal } from '../report/names.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { HiddenSecrets } from './hidden-secrets.js';

/** A string literal of a JSON text, or the text between two of them. */
interface Part {
  readonly text: string;
  /** What it is: the name of a member, another string, or the text between strings. */
  readonly is: 'name' | 'text' | 'between';
  /** The member that it is the value of, or a part of the value. */
  readonly member: string;
}

const literal = /"((?:[^"\\]|\\[\s\S])*)"(\s*:)?/g;

/**
 * Applies `change` to each part of a text that is JSON, well-formed or not, so that numbers, spaces and faults can stay as they
 * were written. Strings are passed in their escaped form, and have to be returned so.
 */
export function changeLiterals(text: string, change: (part: Part) => string): string {
  let changed = '';
  let from = 0;
  let member = '';
  for (const found of text.matchAll(literal)) {
    const [whole, content = '', colon] = found;
    changed += change({ text: text.slice(from, found.index), is: 'between', member });
    changed += `"${change({ text: content, is: colon === undefined ? 'text' : 'name', member })}"${colon ?? ''}`;
    if (colon !== undefined) member = content;
    from = found.index + whole.length;
  }
  return changed + change({ text: text.slice(from), is: 'between', member });
}

/** A member's name in the usual form of identifiers. */
const plainName = /^[a-z][A-Za-z0-9_]*$/;
/** A service may refuse a term with more characters, so the pseudonym of such a term is padded to its length. */
const termMost = 200;

/** Returns a function that hides one part of a JSON text. */
export function literalHider(
  secrets: HiddenSecrets,
  values: ReadonlySet<string>,
  hide: (text: string) => string,
): (part: Part) => string {
  const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
  return ({ text, is, member }) => {
    if (is === 'name') return plainName.test(text) ? text : hide(text);
    if (is === 'between') {
      if (!/\d{4}|[^\s\d.,:[\]{}+-]/.test(text)) return text;
      const isSensitive = isSecretName(member) || isPersonal(member);
      if (isSensitive) return text.replace(/\d{4,}/g, (digits) => digitsFor(digits, secrets));
      return /[^\s\d.,:[\]{}+-]/.test(text.replace(/true|false|null|e/gi, '')) ? hide(text) : text;
    }
    if (text === '') return text;
    if (isSecretName(member)) return escaped(secrets.pseudonymOf(unescaped(text)));
    if (!isPersonal(member) && values.has(text)) return text;
    const hidden = hide(text);
    return text.length > termMost && hidden.length < text.length ? hidden.padEnd(text.length, '-') : hidden;
  };
}

function unescaped(literal: string): string {
  try {
    return String(JSON.parse(`"${literal}"`));
  } catch {
    return literal;
  }
}

/** A pseudonym for digits, of the same length. */
function digitsFor(digits: string, { pseudonymOf }: HiddenSecrets): string {
  const letters = pseudonymOf(`number ${digits} of a secret`);
  const made = [...letters].map((letter) => letter.charCodeAt(0) % 10).join('');
  return `9${made.repeat(Math.ceil(digits.length / made.length)).slice(1, digits.length)}`;
}

/** Listed values of the contract that may also be names. They stay, as exchanges without them cannot be judged. */
export function contractValues(): ReadonlySet<string> {
  const values = new Set<string>();
  const walk = (value: Json): void => {
    if (isArray(value)) value.forEach(walk);
    if (!isObject(value)) return;
    const { enum: listed, const: only } = value;
    for (const each of [...(isArray(listed) ? listed : []), only ?? null]) {
      if (typeof each === 'string') values.add(each);
    }
    Object.values(value).forEach(walk);
  };
  for (const document of publishedDocuments().values()) walk(document);
  return values;
}
