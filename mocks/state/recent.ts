/**
 * Returns a function that remembers values of an owner, as long as that is there: the value of a key is made if it is unknown, and those
 * used last are kept.
 */
export function recentOf<Owner extends object, Value>(most: number) {
  const owners = new WeakMap<Owner, Map<string, Value>>();
  return (owner: Owner, key: string, make: () => Value): Value => {
    const values = owners.get(owner) ?? new Map<string, Value>();
    owners.set(owner, values);
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (oldest !== undefined && values.size > most) values.delete(oldest);
    return value;
  };
}
