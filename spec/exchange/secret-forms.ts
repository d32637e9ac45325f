import type { Span } from './needles.js';

const shortestCore = 6;

/** The forms in which a secret may travel: as it is, escaped in JSON, percent-encoded, as a form value. */
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
 * What every base64 text has in common that encodes something with `secret` in it, such as `client:secret`: one text
 * for each place in a group of three bytes at which the secret may begin, in both alphabets. Short secrets have none.
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

/** The run of base64 letters around `core`, encoded or not, that stands at `at`; nothing before `from` is part of it. */
export function runAround(text: string, at: number, core: string, from: number): Span {
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

/** As encodeURIComponent, as a form, and as RFC 3986 writes it; hexadecimal digits in either case. */
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
