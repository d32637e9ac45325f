/** A body as a journal keeps it: as bytes, which garbage collection does not move about. */
export interface KeptText {
  /** UTF-8; characters that are cut are left out as a whole. */
  readonly bytes: Buffer;
  /** How many characters there were in all; unknown where there were too many to be read. */
  readonly length: number | undefined;
  /** Whether there was more. */
  readonly isCut: boolean;
}

/** Bytes of one body that are kept. */
export const mostBodyBytes = 65_536;

/** A body that was too long to be read. */
export const unreadText: KeptText = { bytes: Buffer.alloc(0), length: undefined, isCut: true };

/** As much of a body as is kept. */
export function keptText(text: string): KeptText {
  const { length } = text;
  // No character takes more than three bytes for each of its units.
  if (3 * length <= mostBodyBytes || Buffer.byteLength(text) <= mostBodyBytes) {
    return { bytes: Buffer.from(text), length, isCut: false };
  }
  const bytes = Buffer.allocUnsafeSlow(mostBodyBytes);
  return { bytes: bytes.subarray(0, bytes.write(text)), length, isCut: true };
}

export const textOf = ({ bytes }: KeptText): string => bytes.toString();
