import { needles } from '../../spec/exchange/needles.js';
import { base64Cores, runAround, secretForms } from '../../spec/exchange/secret-forms.js';
import { hideCookie, hideHeader, hideNamed, redacted } from '../../spec/exchange/secret-names.js';
import { isObject, type Json } from '../state/json.js';
import { isPageToken, isSecretMember } from './secret-member.js';

/** Redacts secrets in whatever is shown. */
export interface Hider {
  text(text: string): string;
  /** Redacts the value of a member, a parameter or a header with this name. */
  named(name: string, value: string): string;
  header(name: string, value: string): string;
  cookie(text: string): string;
  body(value: Json): Json;
}

/** Shorter secrets are hidden by their names only, because they occur by chance. */
const shortestKnown = 6;
/** A text without any of these has no named secret, no credential and no signed token. */
const mayName = /[="]|bearer|basic|eyJ/i;

/**
 * Hides values that are named like a secret or look like one that the service issues, and known secrets wherever they occur.
 * @param known values that are secrets, or have the name of one somewhere
 */
export function hiderOf(known: Iterable<string>): Hider {
  const secrets = [...new Set(known)].filter(({ length }) => length >= shortestKnown);
  const whole = needles(secrets.flatMap(secretForms));
  const within = needles(secrets.flatMap(base64Cores));
  const hideKnown = (text: string) =>
    within.replace(
      whole.replace(text, redacted, (_, at, form) => ({ from: at, to: at + form.length })),
      redacted,
      runAround,
    );
  // Fast path: most texts are short and contain nothing that could be a secret.
  const text = (shown: string) => {
    if (shown.length < shortestKnown) return shown;
    const left = hideKnown(shown);
    return hideRandom(mayName.test(left) ? hideNamed(left) : left);
  };
  const keys = new Map<string, string>();
  const key = (name: string) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const shown = text(name);
    keys.set(name, shown);
    return shown;
  };
  const named = (name: string, value: string) => {
    if (isPageToken(name)) return hideKnown(value);
    return isSecretMember(name) && value !== '' ? redacted : text(value);
  };
  const body = (value: Json, name = ''): Json => {
    if (typeof value === 'string') return named(name, value);
    if (typeof value === 'number') return isSecretMember(name) ? redacted : value;
    if (Array.isArray(value)) return value.map((each: Json) => body(each, name));
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([name, member]): [string, Json] => [
      key(name),
      body(member ?? null, name),
    ]);
    return Object.fromEntries(members);
  };
  return {
    text,
    named,
    header: (name, value) =>
      isSecretMember(name) && hideHeader(name, value) === value && value !== ''
        ? redacted
        : text(hideHeader(name, value)),
    cookie: (cookie) => text(hideCookie(cookie)),
    body,
  };
}

/** Secrets of the service are random and long: nothing else has as many letters of both cases in a row. */
function hideRandom(text: string): string {
  return text.replaceAll(/[\w-]{40,}/g, (run) => (/[a-z]/.test(run) && /[A-Z]/.test(run) ? redacted : run));
}
