import { randomBytes } from 'node:crypto';
import { isSecretName } from '../../spec/exchange/secret-names.js';
import { createSecrets } from '../judging/secrets.js';
import { secretsIn } from '../judging/secrets-in.js';
import { isPersonal } from '../report/names.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf, type Target } from '../target/target.js';
import { rowsOf } from '../target/wire/csv.js';
import { contractWords } from './contract-words.js';
import { hiddenPeople } from './hidden-people.js';
import { type HiddenSecrets, hiddenSecrets } from './hidden-secrets.js';
import { changeLiterals } from './literals.js';
import type { RecordedExchange } from './recorded.js';

/** Who and what is named in the exchanges of a recording, and what stands for them in its file. */
export interface Pseudonyms {
  /** Takes in whom an exchange names. All of them have to be taken in before the first is hidden. */
  learn(exchange: Exchange): void;
  /** Exchanges without secrets and names; what was equal stays equal. */
  hiding(): Hiding;
  /** Exchanges as they were sent. */
  open(): Hiding;
}

export interface Hiding {
  exchange(recorded: RecordedExchange): RecordedExchange;
  /** What stands for the secrets that were given. */
  readonly given: readonly string[];
}

/** Headers of the protocol, whose words are nobody's. */
const protocolHeaders =
  /^(accept.*|age|allow|cache-control|connection|content-.*|date|etag|expires|host|last-modified|retry-after|server|transfer-encoding|user-agent|vary|via|www-authenticate)$/i;
/** Members of which a text of two or three letters is a code, whoever is called so. */
const codeMember = /code|currency|state|ticker/i;
/** A name of a member as programmers write it. */
const plainName = /^[a-z][A-Za-z0-9_]*$/;
/** Characters of a term or a body beyond which nobody has to accept it: a shorter pseudonym must not pass for one. */
const [termMost, textMost] = [200, 100_000];
/** Texts that are remembered, and characters of one. */
const [rememberedMost, rememberedLength] = [50_000, 200];
/** Characters of a CSV whose rows are looked at for people. */
const csvMost = 4 * 1024 * 1024;

/** @param target what was given to the caller; nothing else of it is told */
export function createPseudonyms(target: Target): Pseudonyms {
  const given = createSecrets(target).hidden();
  const seen = createSecrets({ peopleUrl: target.peopleUrl, org: target.org });
  const people = hiddenPeople(addressesOf(target));
  return {
    learn(exchange) {
      const { request, response } = exchange;
      people.learn(request.json);
      people.learn(response.json);
      people.learn(fieldsIn(new URL(request.url).search));
      if (request.json === undefined && request.text !== undefined) people.learn(fieldsIn(request.text));
      if (isCsv(response.headers) && response.text.length <= csvMost) people.learn(rowsOf(response.text));
      for (const secret of [...secretsIn(exchange), ...credentialsIn(request.headers)]) seen.add(secret);
    },
    open: () => ({ given, exchange: (recorded) => recorded }),
    hiding() {
      const secrets = hiddenSecrets(randomBytes(32), given, seen.all());
      const words = contractWords();
      const byName = (name: string, value: string) => secrets.pseudonymOf(value || name);
      const plain = (text: string) => people.hide(namedIn(secrets.hide(text), byName));
      const whole = remembering((text) => people.hide(secrets.hide(text)));
      const literal = literalHider(secrets, words.values, whole);
      const body = (text: string, headers: Readonly<Record<string, string>>): string => {
        if (isCsv(headers)) return text.replace(/\n[\s\S]*$/, plain);
        const hidden = /^\s*["{[]/.test(text.replace(/^\uFEFF/, ''))
          ? changeLiterals(text, literal)
          : plain(text);
        return text.length > textMost ? hidden.padEnd(text.length) : hidden;
      };
      const header = (name: string, value: string): string => {
        if (isSecretName(name)) return hiddenCredential(name, value, secrets);
        const without = namedIn(secrets.hide(value), byName);
        return ascii(protocolHeaders.test(name) ? without : people.hide(without));
      };
      const headers = (all: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(all).map(([name, value]) => [name, header(name, value)]));
      const url = (address: string): string => {
        const [path = '', ...query] = address.split('?');
        return ascii([withSegments(path, plain(path), words.segments), ...query.map(plain)].join('?'));
      };
      return {
        given: given.map(secrets.pseudonymOf),
        exchange: ({ request, response, ...recorded }) => ({
          ...recorded,
          ...(recorded.named === undefined ? {} : { named: recorded.named.map(plain) }),
          request: {
            ...request,
            url: url(request.url),
            headers: headers(request.headers),
            text: request.text === undefined ? undefined : body(request.text, request.headers),
          },
          response: {
            ...response,
            headers: headers(response.headers),
            cookies: response.cookies.map((cookie) => hiddenCredential('set-cookie', cookie, secrets)),
            text: body(response.text, response.headers),
          },
        }),
      };
    },
  };
}

/** The path with those segments as they were that the contract has. */
function withSegments(path: string, hidden: string, known: ReadonlySet<string>): string {
  const [was, is] = [path.split('/'), hidden.split('/')];
  return was.length === is.length
    ? is.map((segment, index) => (known.has(was[index] ?? '') ? (was[index] ?? '') : segment)).join('/')
    : hidden;
}

/** Answers repeat themselves: most texts of a run were in it before. */
function remembering(hide: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text.length > rememberedLength) return hide(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const hidden = hide(text);
    if (known.size >= rememberedMost) known.clear();
    known.set(text, hidden);
    return hidden;
  };
}

/** Hides one literal of a JSON text, or what stands between two of them. */
function literalHider(
  secrets: HiddenSecrets,
  values: ReadonlySet<string>,
  hide: (text: string) => string,
): Parameters<typeof changeLiterals>[1] {
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

/** Replaces the values of secret-named fields of an address or a form, and what comes after the name of a scheme. */
function namedIn(text: string, hide: (name: string, value: string) => string): string {
  return text
    .replace(/(^|[?&\s;,])([\w.%-]+)=([^&\s;,"']+)/g, (field, before: string, name: string, value: string) =>
      isSecretName(name) ? `${before}${name}=${hide(name, decoded(value))}` : field,
    )
    .replace(
      /\b(Bearer|Basic)\s+([\w.~+/=-]{16,})/gi,
      (_, scheme: string, value: string) => `${scheme} ${hide(scheme, value)}`,
    );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

/** A header that identifies the caller: the scheme stays, and the names and attributes of cookies. */
function hiddenCredential(name: string, value: string, { pseudonymOf }: HiddenSecrets): string {
  if (/cookie$/i.test(name)) {
    const pairs = value.split(';').map((pair) => pair.trim());
    const isSet = /^set-/i.test(name);
    return pairs
      .map((pair, index) => {
        const at = pair.indexOf('=');
        if (at === -1 || (isSet && index > 0)) return pair;
        return `${pair.slice(0, at)}=${pseudonymOf(pair.slice(at + 1))}`;
      })
      .join('; ');
  }
  const [, scheme = '', credential = ''] = /^(\S+\s+)?(.*)$/s.exec(value) ?? [];
  return `${scheme}${pseudonymOf(credential)}`;
}

/** What a request identifies its caller by. */
export function credentialsIn(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .flatMap(([name, value]) => {
      if (/^cookie$/i.test(name))
        return value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
      return isSecretName(name) ? [value.replace(/^\S+\s+/, '')] : [];
    })
    .filter((each) => each.length >= 12);
}

function fieldsIn(text: string): Json {
  return Object.fromEntries(new URLSearchParams(text));
}

const isCsv = (headers: Readonly<Record<string, string>>): boolean =>
  /csv/i.test(headers['content-type'] ?? '');

/** Headers and addresses hold nothing else. */
const ascii = (text: string): string => text.replace(/[^\0-\x7f]+/g, encodeURIComponent);
