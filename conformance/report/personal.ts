import { isArray, isObject, type Json } from '../target/json.js';

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const phone = /\+\d[\d ().-]{6,18}\d/g;
const phoneMember = /"([^"\\]*(?:phone|direct_dial|mobile)[^"\\]*)"(\s*:\s*)"([^"\\]*\d[^"\\]*)"/gi;

/** Replaces e-mail addresses and phone numbers, except those that occur in one of `kept`. */
export function hidePersonal(text: string, kept: readonly string[]): string {
  const unlessKept = (found: string, mark: string) =>
    kept.some((text) => text.includes(found)) ? found : mark;
  return text
    .replace(phoneMember, (member, name: string, colon: string, value: string) =>
      unlessKept(value, '') === value ? member : `"${name}"${colon}"[phone]"`,
    )
    .replace(email, (found) => unlessKept(found, '[e-mail]'))
    .replace(phone, (found) => unlessKept(found, '[phone]'));
}

/** Every text in a value. */
export function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
