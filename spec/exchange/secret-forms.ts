import { needles, type Span } from './needles.js';

/** Finds secrets in every encoding in which they may travel. */
export function secretSearch(secrets: readonly string[]) {
  const owners = new Map(secrets.flatMap((secret) => secretForms(secret).map((form) => [form, secret])));
  const [whole, within] = [needles([...owners.keys()]), needles(secrets.flatMap(base64Cores))];
  return {
    occurIn: (text: string): boolean => whole.occurIn(text) || within.occurIn(text),
    /** Replaces each by what `put` returns for the secret, or for the base64 text that contains it. */
    replace(text: string, put: (secret: string) => string): string {
      const left = whole.replace(text, (form) => put(owners.get(form) ?? form));
      return within.replace(left, (_, run) => put(run), runAround);
    },
  };
}

const shortestCore = 6;

/** Returns the forms that a secret may have in transit: plain, JSON-escaped, percent-encoded, form-encoded. */
export function secretForms(secret: string): readonly string[] {
  const wellFormed = Buffer.from(secret).toString();
  const json = escapeJson(secret);
  const ascii = escapeNonAscii(json);
  const shouted = ascii.replace(/\\u[0-9a-f]{4}/g, (escaped) => `\\u${escaped.slice(2).toUpperCase()}`);
  const escaped = [json, escapeJson(json), json.replaceAll('/', '\\/'), ascii, shouted];
  const encoded = [wellFormed, Buffer.from(json).toString()].flatMap(percentForms);
  return [...new Set([secret, wellFormed, ...escaped, ...encoded])];
}

/**
 * Returns what all base64 texts that encode something with `secret` in it have in common, such as `client:secret`: one text for
 * each offset in a group of three bytes, in both alphabets. Short secrets have none.
 */
export function base64Cores(secret: string): readonly string[] {
  const cores = [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    return bytes.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((bytes.length * 8) / 6));
  });
  const long = cores.filter((core) => core.length >= shortestCore);
  const inUrls = long.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'));
  const inJson = long.map((core) => core.replaceAll('/', '\\/'));
  return [...new Set([...long, ...inUrls, ...inJson, ...long.flatMap(percentForms)])];
}

/** Returns the run of base64 characters around `core` at `at`, percent-encoded or not; nothing before `from` belongs to it. */
function runAround(text: string, at: number, core: string, from: number): Span {
  let start = at;
  while (start > from && /[\w+/%-]/.test(text[start - 1] ?? '')) start -= 1;
  let end = at + core.length;
  while (/[\w+/%=-]/.test(text[end] ?? '')) end += 1;
  return { from: start, to: end };
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escapeNonAscii(text: string): string {
  return text.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Encoded by encodeURIComponent, as form data, and by RFC 3986; with hexadecimal digits in either case. */
function percentForms(text: string): string[] {
  const percent = encodeURIComponent(text);
  const form = new URLSearchParams({ '': text }).toString().slice(1);
  const strict = percent.replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const forms = [percent, form, strict];
  return [...forms, ...forms.map((encoded) => encoded.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()))];
}
