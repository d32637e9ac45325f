/** Error codes of the contract by status, for error bodies without a code. */
const byStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid_request',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

export function codeOf(status: number): string {
  return byStatus[status] ?? (status >= 500 ? 'internal' : `status_${status}`);
}

/** Whether a response declared as JSON is valid: it is not if it was cut off in transit. Leaves the body readable. */
export async function isWhole(response: Response): Promise<boolean> {
  if (!/\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) return true;
  const text = await response.clone().text();
  return text === '' || parsed(text) !== undefined;
}

/** How long a response asks to wait, in milliseconds. A date refers to the clock of the server, as in its Date header. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const after = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(after)) return Number(after) * 1000;
  const at = Date.parse(after);
  // Some engines parse other numbers, such as -1, as a date.
  if (Number.isNaN(at) || !/[a-z]/i.test(after)) return undefined;
  return Math.max(at - dateOf(headers, nowMs), 0);
}

/** Returns the server's time in a response, or the local time if there is no Date header. */
export function dateOf(headers: Headers, nowMs: number): number {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? nowMs : at;
}

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
  if (!isObject(body)) return { code: undefined, detail: titleOf(text) };
  const { error, message, detail, title, code } = body;
  const inner = isObject(error) ? error : {};
  const [first] = Array.isArray(detail) && isObject(detail[0]) ? [detail[0]] : [{}];
  return {
    code: firstText(code, error, inner['code'], inner['type'], first['type']),
    detail: short(firstText(message, inner['message'], detail, first['msg'], title)),
  };
}

/** Parses JSON; undefined if the text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
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

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
