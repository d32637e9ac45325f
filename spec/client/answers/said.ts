/** The content of an error body. Its shape is open (question errors.body): every known one is read. */
export interface Said {
  readonly code: string | undefined;
  readonly detail: string | undefined;
}

/** The maximum length of a quoted text: more would not help. */
const mostCharacters = 500;

/** Reads the body of an error response, which may contain anything. */
export function said(text: string): Said {
  const body = parsed(text);
  if (typeof body === 'string') return { code: undefined, detail: short(body) };
  if (body === undefined) return { code: undefined, detail: titleOf(text) };
  const { error, message, detail, title, code } = body;
  const inner = isObject(error) ? error : {};
  const [first] = Array.isArray(detail) && isObject(detail[0]) ? [detail[0]] : [{}];
  return {
    code: firstText(code, error, inner['code'], inner['type'], first['type']),
    detail: short(firstText(message, inner['message'], detail, first['msg'], title)),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> | string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) || typeof body === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the title of a gateway's HTML page. Any other text is ignored: it may contain anything. */
function titleOf(text: string): string | undefined {
  return short(/<title>([^<]{1,200})<\/title>/i.exec(text.slice(0, 4096))?.[1]?.trim());
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

function short(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters)}…`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
