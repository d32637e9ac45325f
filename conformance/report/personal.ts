import { isArray, isObject, type Json } from '../target/json.js';

const domain = /(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const local = /[\p{L}\p{N}._%+-]/u;
const localMost = 64;
const phone = /\+\d[\d ().-]{6,18}\d/g;
const member = /"([^"\\]*)"(\s*:\s*)"([^"\\]*)"/g;

/** Replaces e-mail addresses and phone numbers, except those that occur in one of `kept`. */
export function hidePersonal(text: string, kept: readonly string[]): string {
  // Both are found in the same way in what is kept: to look for each of them in all of it takes minutes.
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

/** The addresses in a text: whoever looks for what comes before the sign looks at every letter many times. */
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

/** Every text in a value. */
export function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
