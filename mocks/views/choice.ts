/** Returns a hash from 0 to 2^32 - 1 that depends only on `text` (FNV-1a, then mixed so that low bits vary too). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Whether `key` is in the `share` (0 to 1) of keys that a reading affects. Always the same for a key. */
export function chosen(key: string, share: number): boolean {
  return hashOf(key) < share * 2 ** 32;
}

export function pick<T>(key: string, options: readonly [T, ...T[]]): T {
  const at = hashOf(key) % options.length;
  // An option may be null or undefined, so `options[at] ?? options[0]` would be wrong.
  for (const [index, option] of options.entries()) if (index === at) return option;
  return options[0];
}
