/** Whether an answer that says it is JSON is: one that was cut off or garbled on its way is not. It can be read afterwards. */
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
