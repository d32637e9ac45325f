// Constant-time comparisons by HMAC, which the platform verifies in constant time.

const sha256 = { name: 'HMAC', hash: 'SHA-256' };

/** Returns a function that verifies whether a signature is the HMAC-SHA256 of `prefix` and `body` under `key`. */
export async function hmacOf(
  key: Uint8Array,
  prefix: string,
  body: Uint8Array,
): Promise<(signature: Uint8Array) => Promise<boolean>> {
  // An empty key counts as none: anyone knows it.
  if (key.length === 0) return async () => false;
  const imported = await crypto.subtle.importKey('raw', key, sha256, false, ['verify']);
  const head = new TextEncoder().encode(prefix);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  return (signature) => crypto.subtle.verify('HMAC', imported, signature, signed);
}

/** Whether two texts are equal; false if either is empty. */
export async function sameText(one: string, other: string): Promise<boolean> {
  if (one === '' || other === '') return false;
  const encoder = new TextEncoder();
  const key = crypto.getRandomValues(new Uint8Array(32));
  const imported = await crypto.subtle.importKey('raw', key, sha256, false, ['sign', 'verify']);
  const signature = await crypto.subtle.sign('HMAC', imported, encoder.encode(one));
  return crypto.subtle.verify('HMAC', imported, signature, encoder.encode(other));
}

/** Decodes base64; undefined if the text is invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^(?:[\w+/-]{4})*(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/.test(text) || text === '') return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Decodes hexadecimal; undefined if the text is invalid. */
export function fromHex(text: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
