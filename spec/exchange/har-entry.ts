import type { Cookie, Entry, Header, QueryString } from 'har-format';

/** A request and its response, as needed for a HAR. */
export interface HarExchange {
  /** The time of sending, in milliseconds since 1970. */
  readonly startedMs: number;
  readonly timeMs: number;
  readonly request: {
    readonly method: string;
    /** An absolute URL. */
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly text: string | undefined;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly cookies: readonly string[];
    readonly text: string;
  };
}

/** Returns an entry of HTTP Archive 1.2. */
export function harEntry({ startedMs, timeMs, request, response }: HarExchange): Entry {
  const { text } = request;
  const cookie = headerOf(request.headers, 'cookie');
  return {
    startedDateTime: new Date(startedMs).toISOString(),
    time: timeMs,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: cookie === undefined ? [] : cookie.split(';').map(cookieOf),
      headers: headersOf(request.headers),
      queryString: queryOf(request.url),
      ...(text === undefined
        ? {}
        : { postData: { mimeType: headerOf(request.headers, 'content-type') ?? '', text } }),
      headersSize: -1,
      bodySize: Buffer.byteLength(text ?? ''),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: response.cookies.map(cookieOf),
      headers: [
        ...headersOf(response.headers).filter(({ name }) => name.toLowerCase() !== 'set-cookie'),
        ...response.cookies.map((value) => ({ name: 'set-cookie', value })),
      ],
      content: {
        size: Buffer.byteLength(response.text),
        mimeType: headerOf(response.headers, 'content-type') ?? '',
        text: response.text,
      },
      redirectURL: headerOf(response.headers, 'location') ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: timeMs, receive: 0 },
  };
}

function headerOf(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
}

function headersOf(headers: Readonly<Record<string, string>>): Header[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function cookieOf(text: string): Cookie {
  const pair = text.split(';')[0]?.trim() ?? '';
  const at = Math.max(0, pair.indexOf('='));
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

function queryOf(url: string): QueryString[] {
  return [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
}
