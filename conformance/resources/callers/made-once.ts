/** Makes something once per run, as it takes requests. After a failure the next scenario tries again. */
export function madeOnce<Key, Made>(
  known: Map<Key, Promise<Made>>,
  key: Key,
  make: () => Promise<Made>,
): Promise<Made> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}
