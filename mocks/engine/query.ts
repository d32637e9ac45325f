/** How query parameters are written into values, by the name of the parameter. */
export interface QueryShape {
  readonly types: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, QueryValue>>;
  readonly maxima: Readonly<Record<string, number>>;
}

export type QueryValue = string | number | boolean | readonly string[];

/**
 * The query of a target as values of the types of the contract, defaults included. A text that is not of the type
 * stays a text, which the contract's schema then refuses. Unknown parameters are left out.
 * @param clamps whether a number over its maximum is taken for the maximum
 * @param wire what parameters are called on the wire, where it is not their name
 */
export function readQuery(
  target: string,
  shape: QueryShape,
  clamps: boolean,
  wire?: ReadonlyMap<string, string>,
): Record<string, QueryValue> {
  const sent = new URLSearchParams(target.includes('?') ? target.slice(target.indexOf('?') + 1) : '');
  const values: Record<string, QueryValue> = { ...shape.defaults };
  for (const [name, type] of Object.entries(shape.types)) {
    const texts = sent.getAll(wire?.get(name) ?? name);
    const [text] = texts;
    if (text === undefined) continue;
    // How a list is written is for its reader: a comma may belong to a value (question person.fields-syntax).
    values[name] = type === 'array' ? texts : coerced(text, type);
    const value = values[name];
    const most = shape.maxima[name];
    if (clamps && typeof value === 'number' && most !== undefined) values[name] = Math.min(value, most);
  }
  return values;
}

function coerced(text: string, type: string): QueryValue {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|1)$/i.test(text)) return true;
  if (type === 'boolean' && /^(false|0)$/i.test(text)) return false;
  return text;
}
