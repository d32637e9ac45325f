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
