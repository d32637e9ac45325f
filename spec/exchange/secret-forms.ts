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

/** What all base64 texts with `secret` in them have in common, for each offset in a group of three bytes. */
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

/** A part of a text; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Finds many texts at once. A text is scanned only once, however many there are. */
export interface Needles {
  occurIn(text: string): boolean;
  /**
   * Replaces each match with `mark`, or with what `mark` returns for the needle and the whole replaced text.
   * @param spanOf returns the span to replace, which must not begin before `from` @default the match
   */
  replace(
    text: string,
    mark: string | ((needle: string, replaced: string) => string),
    spanOf?: (text: string, at: number, needle: string, from: number) => Span,
  ): string;
}

/** The length of the prefix that rules out most positions. */
const headLength = 4;

/** @param given if two match at the same place, the longer one counts */
export function needles(given: readonly string[]): Needles {
  const byLength = new Map<number, Set<string>>();
  const heads = new Set<string>();
  // Most positions are ruled out by a single character.
  const firsts = new Uint8Array(65_536);
  for (const needle of given) {
    const same = byLength.get(needle.length) ?? new Set();
    byLength.set(needle.length, same.add(needle));
    heads.add(needle.slice(0, headLength));
    firsts[needle.charCodeAt(0)] = 1;
  }
  const lengths = [...byLength].sort(([a], [b]) => b - a);
  const hasShort = given.some((needle) => needle.length < headLength);

  function at(text: string, index: number): string | undefined {
    if (firsts[text.charCodeAt(index)] === 0) return undefined;
    if (!hasShort && !heads.has(text.slice(index, index + headLength))) return undefined;
    for (const [length, ofLength] of lengths) {
      const found = text.slice(index, index + length);
      if (found.length === length && ofLength.has(found)) return found;
    }
    return undefined;
  }

  return {
    occurIn(text) {
      if (byLength.size === 0) return false;
      for (let index = 0; index < text.length; index += 1) if (at(text, index) !== undefined) return true;
      return false;
    },
    replace(text, mark, spanOf = (_, at, needle) => ({ from: at, to: at + needle.length })) {
      if (byLength.size === 0) return text;
      let replaced = '';
      let from = 0;
      for (let index = 0; index < text.length; index += 1) {
        const needle = at(text, index);
        if (needle === undefined) continue;
        const span = spanOf(text, index, needle, from);
        const put = typeof mark === 'string' ? mark : mark(needle, text.slice(span.from, span.to));
        replaced += text.slice(from, span.from) + put;
        from = span.to;
        index = span.to - 1;
      }
      return replaced + text.slice(from);
    },
  };
}
