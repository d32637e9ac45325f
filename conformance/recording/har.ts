import type { Cookie, Entry, Header, QueryString } from 'har-format';
import { kit } from '../report/kit.js';
import type { RecordedExchange } from './recorded.js';
import type { RecordingForm } from './writer.js';

/** The member of a HAR in which everything stands that an exchange has and HAR has no place for. */
export const ownMember = '_pdk';

/** HTTP Archive 1.2, for viewers of traffic; read again by us, it is judged as the recording is. */
export const har: RecordingForm = {
  begin: (head) =>
    `{"log":{"version":"1.2","creator":${JSON.stringify(kit)},"${ownMember}":${JSON.stringify(head)},"pages":[],"entries":[\n`,
  exchange: (recorded) => entryOf(recorded),
  between: ',\n',
  end: '\n]}}\n',
};

function entryOf({ request, response, ...own }: RecordedExchange): Entry & { readonly [ownMember]: object } {
  const { text } = request;
  const timeMs = Math.max(0, own.receivedAt - own.sentAt);
  const cookie = headerOf(request.headers, 'cookie');
  return {
    startedDateTime: new Date(own.sentAt).toISOString(),
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
    [ownMember]: own,
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
