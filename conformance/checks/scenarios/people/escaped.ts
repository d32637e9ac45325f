/** A text as percent escapes alone: what decodes it once too often takes it for the text. */
export function escaped(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
