import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { SeenCall } from '../judging/seen-call.js';
import { formLimits } from '../target/limits.js';

/** A forwarded call as it was on the wire; it is decoded and judged in another thread. */
export interface PassedCall {
  readonly method: string;
  /** The URL at the service. */
  readonly url: string;
  /** Raw headers: names and values in turn. */
  readonly requestHeaders: readonly string[];
  /** Undefined if it is longer than what is judged. */
  readonly requestBody: Uint8Array | undefined;
  readonly status: number;
  readonly responseHeaders: readonly string[];
  readonly responseBody: Uint8Array | undefined;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Converts a forwarded call for the judges, with its bodies decompressed. */
export function seenCall(call: PassedCall): SeenCall {
  const request = headersIn(call.requestHeaders);
  const response = headersIn(call.responseHeaders);
  const sent = call.requestBody && textOf(call.requestBody, request.headers['content-encoding']);
  return {
    method: call.method,
    url: call.url,
    requestHeaders: request.headers,
    requestText: sent === '' ? undefined : sent,
    isRequestKnown: sent !== undefined,
    status: call.status,
    responseHeaders: response.headers,
    cookies: response.cookies,
    responseText: call.responseBody && textOf(call.responseBody, response.headers['content-encoding']),
    sentAt: call.sentAt,
    receivedAt: call.receivedAt,
  };
}

const decoders: Readonly<Record<string, (bytes: Uint8Array, limit: { maxOutputLength: number }) => Buffer>> =
  {
    gzip: gunzipSync,
    'x-gzip': gunzipSync,
    br: brotliDecompressSync,
    deflate: (bytes, limit) =>
      (((bytes[0] ?? 0) & 0x0f) === 0x08 ? inflateSync : inflateRawSync)(bytes, limit),
  };

/** Decodes a body as text; undefined if it cannot be decoded or is too long. */
function textOf(bytes: Uint8Array, encodings = ''): string | undefined {
  let decoded = bytes;
  try {
    const named = encodings
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
    for (const name of named.filter((each) => each !== '' && each !== 'identity').toReversed()) {
      const decode = decoders[name];
      if (!decode) return undefined;
      if (decoded.length > 0) decoded = decode(decoded, { maxOutputLength: formLimits.judgedBytes });
    }
  } catch {
    return undefined;
  }
  return decoded.length > formLimits.judgedBytes ? undefined : new TextDecoder().decode(decoded);
}

function headersIn(raw: readonly string[]) {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name, value] = [(raw[at] ?? '').toLowerCase(), raw[at + 1] ?? ''];
    const before = headers[name];
    if (name === 'set-cookie') cookies.push(value);
    headers[name] = before === undefined || name === 'set-cookie' ? value : `${before}, ${value}`;
  }
  return { headers, cookies };
}
