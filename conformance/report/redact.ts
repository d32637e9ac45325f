import { secretSearch } from '../../spec/exchange/secret-forms.js';
import { hideCookie, hideHeader, hideNamed, redacted } from '../../spec/exchange/secret-names.js';
import type { Exchange } from '../target/exchange.js';
import type { RedactedExchange } from './report.js';

export type Redactor = ReturnType<typeof redactor>;

/** Longer bodies are cut; in UTF-16 code units. */
const bodyMax = 4096;
/** So much of a body is read: a secret that is cut in two there is never shown. */
const readMax = 16 * bodyMax;
const passesMax = 8;

/** Removes `secrets` in every encoding, and values named like one. None is in the result, not even across a mark. */
export function redactor(secrets: readonly string[]) {
  const search = secretSearch([...new Set(secrets)].filter((secret) => secret !== ''));
  const mark = [redacted, '***', '#'].find((candidate) => !search.occurIn(candidate)) ?? '';

  const hide = (text: string): string => {
    let hidden = text;
    for (let pass = 0; pass < passesMax && search.occurIn(hidden); pass += 1)
      hidden = search.replace(hidden, () => mark);
    return search.occurIn(hidden) ? mark : hidden;
  };
  // First the given secrets, then named ones: the result may spell a secret again, so hide once more.
  const text = (given: string) => hide(hideNamed(hide(given)));
  const header = (name: string, value: string) => hide(hideHeader(name, hide(value)));
  const cut = (given: string) => {
    const body = text(given.slice(0, readMax));
    const mark = ` [… cut here; ${given.length} characters in all]`;
    return body.length <= bodyMax ? body : hide(body.slice(0, bodyMax) + mark);
  };
  const headers = (given: Readonly<Record<string, string>>, without = /^$/) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        without.test(name) ? [] : [[text(name), header(name, value)]],
      ),
    );

  return {
    text,
    /** Removes secrets from the value of a header; the scheme of a credential stays. */
    header,
    exchange: ({ request, response, ...exchange }: Exchange): RedactedExchange => ({
      id: exchange.id,
      operation: exchange.operation,
      investigation: text(exchange.investigation),
      credential: exchange.credential,
      org: exchange.org,
      request: {
        method: request.method,
        url: text(request.url),
        headers: headers(request.headers),
        ...(request.text === undefined ? {} : { body: cut(request.text) }),
      },
      response: {
        status: response.status,
        headers: headers(response.headers, /^set-cookie$/i),
        cookies: response.cookies.map((cookie) => hide(hideCookie(hide(cookie)))),
        body: cut(response.text),
      },
      durationMs: Math.max(0, exchange.receivedAt - exchange.sentAt),
    }),
  };
}
