/** Returns the value of a key, made if it is unknown; the map keeps the values used last, the latest last. */
export function recent<K, V>(values: Map<K, V>, key: K, most: number, make: () => V): V {
  const value = values.get(key) ?? make();
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (oldest !== undefined && values.size > most) values.delete(oldest);
  return value;
}
