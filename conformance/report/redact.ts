import { needles } from '../../spec/exchange/needles.js';
import { base64Cores, runAround, secretForms } from '../../spec/exchange/secret-forms.js';
import { hideCookie, hideHeader, hideNamed, redacted } from '../../spec/exchange/secret-names.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';

/** An exchange in a report: without secrets and personal data, long bodies cut. */
export interface RedactedExchange {
  readonly id: number;
  readonly operation: string;
  readonly investigation: string;
  readonly credential: CredentialKind;
  readonly org: OrgKind;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly cookies: readonly string[];
    readonly body: string;
  };
  readonly durationMs: number;
}

export interface Redactor {
  /** Removes secrets from any text. */
  text(text: string): string;
  /** Removes secrets from the value of a header; the scheme of a credential stays. */
  header(name: string, value: string): string;
  /** Removes secrets from a body, and e-mail addresses and phone numbers that are not in `failing`. */
  body(text: string, failing?: Json): string;
  exchange(exchange: Exchange, failing?: Json): RedactedExchange;
}

/** Longer bodies are cut; in UTF-16 code units. */
const bodyMax = 4096;
const passesMax = 8;

/**
 * Removes `secrets` in every encoding in which they may travel, and values that are named like a secret. No secret occurs in
 * the result, not even where a mark and its surroundings would spell one.
 */
export function redactor(secrets: readonly string[]): Redactor {
  const given = [...new Set(secrets)].filter((secret) => secret !== '');
  const forms = given.flatMap(secretForms).sort((a, b) => b.length - a.length);
  const cores = given.flatMap(base64Cores);
  const [whole, within] = [needles(forms), needles(cores)];
  const occursIn = (text: string) => whole.occurIn(text) || within.occurIn(text);
  const mark = [redacted, '***', '#'].find((candidate) => !occursIn(candidate)) ?? '';

  const hide = (text: string): string => {
    let hidden = text;
    for (let pass = 0; pass < passesMax; pass += 1) {
      if (!occursIn(hidden)) return hidden;
      hidden = whole.replace(hidden, mark, (_, at, form) => ({ from: at, to: at + form.length }));
      hidden = within.replace(hidden, mark, runAround);
    }
    return occursIn(hidden) ? mark : hidden;
  };
  // First the given secrets, then named ones: the result may spell a secret again, so hide once more.
  const text = (given: string) => hide(hideNamed(hide(given)));
  const header = (name: string, value: string) => hide(hideHeader(name, hide(value)));
  const body = (given: string, failing?: Json) => hide(hidePersonal(text(given), textsIn(failing)));
  const cut = (given: string, failing?: Json) => hide(cutBody(body(beginOf(given), failing)));
  const headers = (given: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [text(name), header(name, value)]));

  return {
    text,
    header,
    body,
    exchange: ({ request, response, ...exchange }, failing) => ({
      id: exchange.id,
      operation: exchange.operation,
      investigation: text(exchange.investigation),
      credential: exchange.credential,
      org: exchange.org,
      request: {
        method: request.method,
        url: body(request.url),
        headers: headers(request.headers),
        ...(request.text === undefined ? {} : { body: cut(request.text, failing) }),
      },
      response: {
        status: response.status,
        headers: headers(withoutCookies(response.headers)),
        cookies: response.cookies.map((cookie) => hide(hideCookie(hide(cookie)))),
        body: cut(response.text, failing),
      },
      durationMs: Math.max(0, exchange.receivedAt - exchange.sentAt),
    }),
  };
}

function withoutCookies(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'set-cookie'));
}

/** Cuts a long text well beyond what is shown, so that a secret cut in two here is never shown. */
function beginOf(text: string): string {
  if (text.length <= 16 * bodyMax) return text;
  return `${text.slice(0, 16 * bodyMax)} [… of ${text.length} characters in all]`;
}

function cutBody(body: string): string {
  if (body.length <= bodyMax) return body;
  // beginOf has cut a very long body already; its mark holds the original length.
  const whole = / \[… of (\d+) characters in all\]$/.exec(body.slice(-60))?.[1] ?? body.length;
  return `${body.slice(0, bodyMax)} [… cut here; ${whole} characters in all]`;
}

const domain = /(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const local = /[\p{L}\p{N}._%+-]/u;
const localMost = 64;
const phone = /\+\d[\d ().-]{6,18}\d/g;
const member = /"([^"\\]*)"(\s*:\s*)"([^"\\]*)"/g;

/** Replaces e-mail addresses and phone numbers, except those that occur in one of `kept`. */
function hidePersonal(text: string, kept: readonly string[]): string {
  // Collected once, by the same patterns: searching all of `kept` for each match takes minutes.
  const stays = new Set(
    kept.flatMap((each) => [each, ...emailsIn(each).map(({ found }) => found), ...(each.match(phone) ?? [])]),
  );
  const unlessKept = (found: string, mark: string) => (stays.has(found) ? found : mark);
  const named = text.replace(member, (whole, name: string, colon: string, value: string) =>
    /phone|direct_dial|mobile/i.test(name) && /\d/.test(value) && !stays.has(value)
      ? `"${name}"${colon}"[phone]"`
      : whole,
  );
  return withoutEmails(named, unlessKept).replace(phone, (found) => unlessKept(found, '[phone]'));
}

function withoutEmails(text: string, hide: (found: string, mark: string) => string): string {
  let shown = '';
  let from = 0;
  for (const { found, at } of emailsIn(text)) {
    shown += text.slice(from, at) + hide(found, '[e-mail]');
    from = at + found.length;
  }
  return shown + text.slice(from);
}

/** E-mail addresses in a text. Starts at each @: a pattern for the local part would scan every letter many times. */
function emailsIn(text: string): { readonly found: string; readonly at: number }[] {
  const emails: { found: string; at: number }[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(domain)) {
    let at = index;
    for (let letters = 0; letters < localMost; letters += 1) {
      const [before = ''] = [...text.slice(Math.max(from, at - 2), at)].slice(-1);
      if (!local.test(before)) break;
      at -= before.length;
    }
    const end = index + sign.length;
    if (at < index) emails.push({ found: text.slice(at, end), at });
    if (at < index) from = end;
  }
  return emails;
}

/** Every string in a value. */
export function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
