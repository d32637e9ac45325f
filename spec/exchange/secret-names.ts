/** The replacement for a secret. */
export const redacted = '[redacted]';

/** Whether a member, header or form field of this name contains a secret, whatever its value. */
export function isSecretName(name: string): boolean {
  return /(?:password|passwd|passphrase|secret|token|api[_-]?key|authorization|cookie|credential)s?$/i.test(
    name,
  );
}

/** Replaces the values of members and fields with secret names, and anything that looks like a credential, in any text. */
export function hideNamed(text: string): string {
  return text
    .replace(
      /"([^"\\]*)"(\s*:\s*)("[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*)/gs,
      (member, name: string, colon: string, value: string) =>
        isSecretName(name) && !/^""?$/.test(value) ? `"${name}"${colon}"${redacted}"` : member,
    )
    .replace(/(^|[?&\s;,])([\w.%-]+)=([^&\s;,"']+)/g, (field, before: string, name: string) =>
      isSecretName(name) ? `${before}${name}=${redacted}` : field,
    )
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]{16,}/gi, `$1 ${redacted}`)
    .replace(/(?<![\w.-])[\w-]+(?:\.[\w-]*)+/g, hideTokens);
}

/** Replaces JSON Web Tokens in a text with dots: three parts each, starting with one that looks like a header. */
function hideTokens(dotted: string): string {
  const parts = dotted.split('.');
  const shown: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const begin = /\beyJ/.exec(part)?.index ?? part.length;
    const isToken = part.length - begin >= 'eyJ'.length + 8 && at + 2 < parts.length && parts[at + 1] !== '';
    shown.push(isToken ? part.slice(0, begin) + redacted : part);
    if (isToken) at += 2;
  }
  return shown.join('.');
}

/** Returns the value of a header without credentials; schemes and cookie attributes are kept. */
export function hideHeader(name: string, value: string): string {
  if (value === '' || !isSecretName(name)) return hideNamed(value);
  if (/^cookie$/i.test(name)) return value.replace(/=[^;]+/g, `=${redacted}`);
  if (/^set-cookie$/i.test(name)) return hideCookie(value);
  const scheme = /^(Bearer|Basic|Digest|Token|ApiKey)\s/i.exec(value);
  return scheme ? `${scheme[1]} ${redacted}` : redacted;
}

/** Returns a Set-Cookie value without the value of the cookie. An empty value is kept, as it clears the cookie. */
export function hideCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const name = pair.slice(0, Math.max(0, pair.indexOf('=')));
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  return [`${name}=${value === '' ? '' : redacted}`, ...attributes].join(';');
}
