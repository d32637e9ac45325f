const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;

/**
 * `text` with another character at `index`: of the same class, so that neither letter case nor an alphabet alone
 * tells it apart.
 */
export function alteredAt(text: string, index: number): string {
  const old = text.charAt(index);
  const alphabet = classes.find((letters) => old !== '' && letters.includes(old)) ?? 'A';
  const next = alphabet.charAt((alphabet.indexOf(old) + 1) % alphabet.length);
  return text.slice(0, index) + next + text.slice(index + 1);
}

/** The index that lies `perMille` of the way from `from` to before `to`. */
export function indexWithin(from: number, to: number, perMille: number): number {
  return from + Math.floor((Math.max(0, to - from) * perMille) / 1000);
}
