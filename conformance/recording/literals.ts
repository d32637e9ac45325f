import { operations } from '../../generated/operations.js';
import { publishedDocuments } from '../../spec/contract/documents.js';
import { isSecretName } from '../../spec/exchange/secret-names.js';
import { isPersonal } from '../report/names.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { HiddenSecrets } from './stand-ins.js';

/** A text of JSON, or a part of a text that is none. */
interface Part {
  readonly text: string;
  /** What stands there: the name of a member, a text, or what is between texts. */
  readonly is: 'name' | 'text' | 'between';
  /** The member whose value it is, or a part of it. */
  readonly member: string;
}

const literal = /"((?:[^"\\]|\\[\s\S])*)"(\s*:)?/g;

/**
 * A text that is JSON, or sets out to be, with each of its literals changed and everything else as it was written: numbers,
 * spaces and faults stay. Literals are given as they are escaped, and are to be answered so.
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

/** Members of which a text of two or three letters is a code, whoever is called so. */
const codeMember = /code|currency|state|ticker/i;
/** A name of a member as programmers write it. */
const plainName = /^[a-z][A-Za-z0-9_]*$/;
/** Characters of a term beyond which nobody has to accept it: a shorter pseudonym must not pass for one. */
const termMost = 200;

/** Hides one literal of a JSON text, or what stands between two of them. */
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
      const isTheirs = isSecretName(member) || isPersonal(member);
      if (isTheirs) return text.replace(/\d{4,}/g, (digits) => digitsFor(digits, secrets));
      return /[^\s\d.,:[\]{}+-]/.test(text.replace(/true|false|null|e/gi, '')) ? hide(text) : text;
    }
    if (text === '') return text;
    if (isSecretName(member)) return escaped(secrets.pseudonymOf(unescaped(text)));
    if (!isPersonal(member)) {
      if (values.has(text) || (codeMember.test(member) && /^[A-Za-z]{2,3}$/.test(text))) return text;
    }
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

/** Other digits, as many of them. */
function digitsFor(digits: string, { pseudonymOf }: HiddenSecrets): string {
  const letters = pseudonymOf(`number ${digits} of a secret`);
  const made = [...letters].map((letter) => letter.charCodeAt(0) % 10).join('');
  return `9${made.repeat(Math.ceil(digits.length / made.length)).slice(1, digits.length)}`;
}

/** Texts of the contract that a name may be by accident: without them nothing can be judged any more. */
export function contractWords() {
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
  const segments = Object.values(operations).flatMap(({ path }) => path.split('/'));
  return { values, segments: new Set([...segments, 'v1']) };
}
