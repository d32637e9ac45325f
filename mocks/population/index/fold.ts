/** A text as words, without case, accents, punctuation and spacing, in any script. */
export type Words = readonly string[];

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/**
 * Splits a text into words: "O’Briain, Siobhán" is ["obriain", "siobhan"]; "李娜" is ["李", "娜"], since Han is written without
 * spaces.
 */
export function fold(text: string): Words {
  // Pure ASCII needs no normalization.
  if (/^[\x00-\x7f]*$/.test(text)) {
    return (
      text
        .toLowerCase()
        .replaceAll("'", '')
        .match(/[a-z0-9]+/g) ?? []
    );
  }
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`´]/gu, '')
    .toLowerCase()
    // Lower-casing may introduce combining marks again.
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => plain[letter] ?? letter);
  return folded.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

/** Suffixes for the legal form of a company, which are often omitted. */
const legalForms = new Set(
  'ab ag bv co company corp corporation gmbh inc incorporated limited llc llp ltd nv oy plc pty srl'.split(
    ' ',
  ),
);

/** Like `fold`, without legal forms at the end: "Northwind Robotics, Inc." is ["northwind", "robotics"]. */
export function foldCompany(text: string): Words {
  const words = fold(text);
  let end = words.length;
  while (end > 1 && legalForms.has(words[end - 1] ?? '')) end -= 1;
  return end === words.length ? words : words.slice(0, end);
}
