import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Readings } from '../../generated/questions.js';
import type { Chunks, Passage } from '../engine/contract.js';
import { Broken, paced, passing } from '../engine/passage.js';

type Head = Record<string, string | string[]>;
type Body = string | Buffer;

/** A request of `node:http`, or of `node:http2`. */
export interface Incoming extends Readable {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: string[];
  readonly httpVersionMajor: number;
  readonly complete: boolean;
  readonly socket: Socket;
}

/** A response of either. */
export interface Outgoing extends Writable {
  readonly headersSent: boolean;
  readonly socket: Socket | null;
  writeHead(status: number, head: Head): unknown;
  flushHeaders?(): void;
}

/** What is known of an answer before its body is sent. */
export interface Sending {
  readonly request: Incoming;
  readonly response: Outgoing;
  readonly status: number;
  readonly head: Head;
}

/** Sends one answer over the socket, according to the reading of `transport.delivery`. */
export type Delivery = (sending: Sending, body: Body) => void | Promise<void>;

const compress = promisify(gzip);
const slowMs = 100;
const pieces = 4;

const plain = ({ response, status, head }: Sending, body: Body): void => {
  head['Content-Length'] = String(Buffer.byteLength(body));
  response.writeHead(status, head);
  response.end(body);
};

export const deliveries: Readonly<Record<Readings['transport.delivery'], Delivery>> = {
  plain,
  gzip: async (sending, body) => {
    const { request, head } = sending;
    head.Vary = head.Vary === undefined ? 'Accept-Encoding' : `${head.Vary}, Accept-Encoding`;
    if (!takesGzip(request.headers['accept-encoding'])) return plain(sending, body);
    const bytes = await compress(body);
    head['Content-Encoding'] = 'gzip';
    plain(sending, bytes);
  },
  chunked: (sending, body) => inPieces(sending, body, 0),
  slow: async (sending, body) => {
    await wait(slowMs);
    await inPieces(sending, body, slowMs / (pieces - 1));
  },
  'connection-close': (sending, body) => {
    // HTTP/2 has no such header.
    if (sending.request.httpVersionMajor < 2) sending.head.Connection = 'close';
    plain(sending, body);
  },
};

/** Writes a body while it is produced, as fast as the client reads it. Stops producing it if the client disconnects. */
export async function inChunks({ request, response, status, head }: Sending, chunks: Chunks): Promise<void> {
  response.writeHead(status, head);
  if (request.method === 'HEAD') return void response.end();
  await pipeline(Readable.from(paced(chunks)), response).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Writes a body with the delays and the break of `passage`, whatever the reading. Content-Length states its full length. */
export async function inPassage(sending: Sending, body: Body, passage: Passage): Promise<void> {
  const { response, status, head } = sending;
  const bytes = Buffer.from(body);
  head['Content-Length'] = String(bytes.byteLength);
  response.writeHead(status, head);
  response.flushHeaders?.();
  try {
    for await (const piece of passing(bytes, passage)) {
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    // Not a reset, which could discard what was written.
    response.socket?.destroySoon();
  }
}

/** Writes a body in several chunks: without Content-Length, Node sends Transfer-Encoding chunked. */
async function inPieces({ response, status, head }: Sending, body: Body, pauseMs: number): Promise<void> {
  response.writeHead(status, head);
  const bytes = Buffer.from(body);
  const size = Math.max(1, Math.ceil(bytes.byteLength / pieces));
  for (let start = 0; start < bytes.byteLength && !response.destroyed; start += size) {
    if (start > 0) await wait(pauseMs);
    response.write(bytes.subarray(start, start + size));
  }
  response.end();
}

export function takesGzip(header: string | string[] | undefined): boolean {
  const listing = String(header ?? '').toLowerCase();
  const offers = listing.split(',').map((offer) => offer.trim().split(/\s*;\s*q\s*=\s*/));
  const weight = (name: string) => offers.find(([coding]) => coding === name)?.[1] ?? '1';
  const listed = ['gzip', '*'].find((name) => offers.some(([coding]) => coding === name));
  return listed !== undefined && Number(weight(listed)) > 0;
}
