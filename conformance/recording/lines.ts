/** One line of a file. */
export interface Line {
  readonly number: number;
  readonly bytes: Buffer;
  /** Whether it ends as lines do; the last one of a file that was cut off does not. */
  readonly isWhole: boolean;
}

const newline = 0x0a;

/** The lines of a file that comes in chunks. @param tooLong is told the number of a line with more bytes than `most`; it throws */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  most: number,
  tooLong: (number: number) => never,
): AsyncGenerator<Line, void> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (;;) {
      const at = chunk.indexOf(newline, from);
      const part = chunk.subarray(from, at === -1 ? chunk.length : at);
      length += part.length;
      if (length > most) tooLong(number);
      parts.push(part);
      if (at === -1) break;
      yield { number, bytes: Buffer.concat(parts), isWhole: true };
      number += 1;
      parts = [];
      length = 0;
      from = at + 1;
    }
  }
  if (length > 0) yield { number, bytes: Buffer.concat(parts), isWhole: false };
}
