import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

const cipher = 'aes-256-gcm';
const [headBytes, tagBytes] = [4, 16];

/**
 * A file of texts that only this process can read, in the order in which they were added. It is encrypted because names become
 * known only after they were written: a process that is killed before they are hidden must leave no name on disk.
 */
export function createSpool(file: string) {
  const key = randomBytes(32);
  const handle = openSync(file, 'w+', 0o600);
  let count = 0;
  let end = 0;
  const number = (index: number): Buffer => {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(index, 6, 6);
    return nonce;
  };
  return {
    add(text: string): void {
      const sealing = createCipheriv(cipher, key, number(count));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      const head = Buffer.alloc(headBytes);
      head.writeUInt32BE(sealed.length);
      const frame = Buffer.concat([head, sealed, sealing.getAuthTag()]);
      writeSync(handle, frame, 0, frame.length, end);
      end += frame.length;
      count += 1;
    },
    /** Yields all texts so far. */
    *read(): Generator<string, void> {
      let at = 0;
      const bytes = (length: number): Buffer => {
        const read = Buffer.alloc(length);
        readSync(handle, read, 0, length, at);
        at += length;
        return read;
      };
      for (let index = 0; index < count; index += 1) {
        const sealed = bytes(bytes(headBytes).readUInt32BE());
        const opening = createDecipheriv(cipher, key, number(index)).setAuthTag(bytes(tagBytes));
        yield Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8');
      }
    },
    remove(): void {
      closeSync(handle);
      rmSync(file, { force: true });
    },
  };
}
