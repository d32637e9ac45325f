/** Quotes a value for a message: on one line, and truncated to a sensible length. */
export function quote(value: string, limit = 100): string {
  const text = JSON.stringify(value);
  return text.length <= limit ? text : `${text.slice(0, limit)}…"`;
}
