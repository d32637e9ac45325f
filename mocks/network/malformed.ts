/**
 * Returns a body that no parser accepts: JSON is cut in half and ends with a comma; CSV ends with an unterminated quoted field.
 */
export function malformed(body: string, contentType: string | readonly string[] | undefined): string {
  if (String(contentType).startsWith('text/csv')) return `${body}\n"`;
  return `${body.slice(0, Math.ceil(body.length / 2))},`;
}
