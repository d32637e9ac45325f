/**
 * A body that no parser takes: JSON is cut in its middle and ends in a comma, which no JSON does; of CSV a field is opened
 * and never closed.
 */
export function malformed(body: string, contentType: string | readonly string[] | undefined): string {
  if (String(contentType).startsWith('text/csv')) return `${body}\n"`;
  return `${body.slice(0, Math.ceil(body.length / 2))},`;
}
