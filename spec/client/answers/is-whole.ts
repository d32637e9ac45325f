/**
 * Whether a response declared as JSON is valid JSON. It is not if it was truncated or corrupted in transit. Leaves the body
 * readable.
 */
export async function isWhole(response: Response): Promise<boolean> {
  if (!/\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) return true;
  const text = await response.clone().text();
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
