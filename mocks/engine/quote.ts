/** A value as it stands in a message: quoted, on one line, and never long enough to flood it. */
export function quote(value: string, limit = 100): string {
  const text = JSON.stringify(value);
  return text.length <= limit ? text : `${text.slice(0, limit)}…"`;
}
