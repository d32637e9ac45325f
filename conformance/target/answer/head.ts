import type { Dispatcher } from 'undici';
import type { WireResponse } from '../transport.js';

/**
 * The headers as judges read them: names in lower case, several values of one name joined by ", ", and each byte one
 * letter. Cookies are kept apart too, because their values hold commas.
 */
export function headOf(
  raw: Dispatcher.DispatchController['rawHeaders'],
  parsed: Readonly<Record<string, string | string[] | undefined>>,
): Pick<WireResponse, 'headers' | 'cookies'> {
  const lines = Array.isArray(raw) ? raw.map(latin1) : Object.entries(parsed).flatMap(unfolded);
  const headers = new Map<string, string>();
  const cookies: string[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [name = '', value = ''] = [lines[at]?.toLowerCase(), lines[at + 1]];
    const earlier = headers.get(name);
    if (name === 'set-cookie') cookies.push(value);
    headers.set(name, earlier === undefined || name === 'set-cookie' ? value : `${earlier}, ${value}`);
  }
  return { headers: Object.fromEntries(headers), cookies };
}

function latin1(text: Buffer | string): string {
  return typeof text === 'string' ? text : text.toString('latin1');
}

function unfolded([name, value]: [string, string | string[] | undefined]): string[] {
  return [value ?? []].flat().flatMap((each) => [name, each]);
}
