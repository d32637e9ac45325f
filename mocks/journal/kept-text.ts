/** A body as stored in a journal: as bytes, which garbage collection does not move. */
export interface KeptText {
  /** UTF-8; partial characters at the cut are left out. */
  readonly bytes: Buffer;
  /** The number of characters in total; unknown if there were too many to be read. */
  readonly length: number | undefined;
  /** Whether the body was longer. */
  readonly isCut: boolean;
}

/** The maximum number of bytes kept of one body. */
export const mostBodyBytes = 65_536;

/** A body that was too long to be read. */
export const unreadText: KeptText = { bytes: Buffer.alloc(0), length: undefined, isCut: true };

/** Returns as much of a body as is kept. */
export function keptText(text: string): KeptText {
  const { length } = text;
  // A UTF-16 code unit takes at most three bytes.
  if (3 * length <= mostBodyBytes || Buffer.byteLength(text) <= mostBodyBytes) {
    return { bytes: Buffer.from(text), length, isCut: false };
  }
  const bytes = Buffer.allocUnsafeSlow(mostBodyBytes);
  return { bytes: bytes.subarray(0, bytes.write(text)), length, isCut: true };
}

export const textOf = ({ bytes }: KeptText): string => bytes.toString();
