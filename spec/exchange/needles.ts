/** A part of a text, its end not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Many texts that are looked for at once. A text is walked through once, however many they are. */
export interface Needles {
  occurIn(text: string): boolean;
  /** Puts `mark`, or what it makes of the needle and of all that it replaces, where one stands. @param spanOf how much goes with it; nothing before `from` may */
  replace(
    text: string,
    mark: string | ((needle: string, replaced: string) => string),
    spanOf: (text: string, at: number, needle: string, from: number) => Span,
  ): string;
}

/** Letters at which most places of a text are told from the beginning of a needle. */
const headLength = 4;

/** @param given of two that begin at the same place, the longer one counts */
export function needles(given: readonly string[]): Needles {
  const byLength = new Map<number, Set<string>>();
  const heads = new Set<string>();
  // Most places are passed by after a look at one letter.
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
    replace(text, mark, spanOf) {
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
