/** Returns an RFC 9535 JSONPath for keys from the root of a document. A parameter in a list is selected by name. */
export function jsonPathOf(keys: readonly string[], parameter?: string): string {
  const isInList = parameter !== undefined && keys.at(-2) === 'parameters' && keys[0] === 'paths';
  const own = isInList ? keys.slice(0, -1) : keys;
  const path = own.map((key) => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quoted(key)}]`)).join('');
  return `$${path}${isInList ? `[?@.name == ${quoted(parameter)}]` : ''}`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
