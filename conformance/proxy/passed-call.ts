/** A call that has passed, as it was on the wire: what judges it works elsewhere. */
export interface PassedCall {
  readonly method: string;
  /** Where it went. */
  readonly url: string;
  /** Names and values in turn, as they came. */
  readonly requestHeaders: readonly string[];
  /** Undefined where there was more than is judged. */
  readonly requestBody: Uint8Array | undefined;
  readonly status: number;
  readonly responseHeaders: readonly string[];
  readonly responseBody: Uint8Array | undefined;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** A body that is kept beside its way, as far as it is not too long. */
export function keeping(most: number) {
  let chunks: Buffer[] = [];
  let length = 0;
  return {
    add(chunk: Buffer) {
      length += chunk.length;
      if (length > most) chunks = [];
      else chunks.push(chunk);
    },
    /** Its bytes, in memory of its own that can be given away. */
    bytes(): Uint8Array | undefined {
      if (length > most) return undefined;
      const whole = new Uint8Array(length);
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      return whole;
    },
  };
}
