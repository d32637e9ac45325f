/** The replacement for a secret. */
export const redacted = '[redacted]';

/** Whether a member, header or form field of this name contains a secret, whatever its value. */
export function isSecretName(name: string): boolean {
  return /(?:password|passwd|passphrase|secret|token|api[_-]?key|authorization|cookie|credential)s?$/i.test(
    name,
  );
}

type Mark = (secret: string) => string;
const mark: Mark = () => redacted;

/** Replaces the values of members and fields with secret names, and anything that looks like a credential, in any text. */
export function hideNamed(text: string, put = mark): string {
  return text
    .replace(
      /"([^"\\]*)"(\s*:\s*)("[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*)/gs,
      (member, name: string, colon: string, value: string) =>
        isSecretName(name) && !/^""?$/.test(value)
          ? `"${name}"${colon}"${put(value.replaceAll(/^"|"$/g, ''))}"`
          : member,
    )
    .replace(
      /(^|[?&\s;,])([\w.%-]+)=((?:[^&\s;,"'\\]|\\(?!"))+)/g,
      (field, before: string, name: string, value: string) =>
        isSecretName(name) ? `${before}${name}=${put(value)}` : field,
    )
    .replace(
      /\b(Bearer|Basic)\s+([\w.~+/=-]{16,})/gi,
      (_, scheme: string, value) => `${scheme} ${put(value)}`,
    )
    .replace(/(?<![\w.-])[\w-]+(?:\.[\w-]*)+/g, (dotted) => hideTokens(dotted, put));
}

/** Replaces JSON Web Tokens in a text with dots: three parts each, starting with one that looks like a header. */
function hideTokens(dotted: string, put: Mark): string {
  const parts = dotted.split('.');
  const shown: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const begin = /\beyJ/.exec(part)?.index ?? part.length;
    const isToken = part.length - begin >= 'eyJ'.length + 8 && at + 2 < parts.length && parts[at + 1] !== '';
    shown.push(isToken ? part.slice(0, begin) + put(parts.slice(at, at + 3).join('.')) : part);
    if (isToken) at += 2;
  }
  return shown.join('.');
}

/** Returns the value of a header without credentials; schemes and cookie attributes are kept. */
export function hideHeader(name: string, value: string, put = mark): string {
  if (value === '' || !isSecretName(name)) return hideNamed(value, put);
  if (/^cookie$/i.test(name)) return value.replace(/=([^;]+)/g, (_, secret: string) => `=${put(secret)}`);
  if (/^set-cookie$/i.test(name)) return hideCookie(value, put);
  const [, scheme, secret = value] = /^(Bearer|Basic|Digest|Token|ApiKey)\s+(.*)$/is.exec(value) ?? [];
  return scheme === undefined ? put(value) : `${scheme} ${put(secret)}`;
}

/** Returns a Set-Cookie value without the value of the cookie. An empty value is kept, as it clears the cookie. */
export function hideCookie(cookie: string, put = mark): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const name = pair.slice(0, Math.max(0, pair.indexOf('=')));
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  return [`${name}=${value === '' ? '' : put(value)}`, ...attributes].join(';');
}
