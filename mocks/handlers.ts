import type { EngineParts } from './engine/engine.js';
import type { Handlers } from './engine/handler.js';
import { createSession } from './identity/create-session.js';
import { find } from './people/find.js';
import { memoStringify } from './people/serialise.js';

/** The handler of every operation of the contract: a missing one does not compile. */
export const handlers: Handlers = { find, createSession };

/** How the successful answers of every operation are written. */
export const serialisers: EngineParts['serialisers'] = {
  find: (body, { profile }) => {
    const text = memoStringify(body);
    return profile.reading('record.text') === 'escaped' ? asciiOnly(text) : text;
  },
  createSession: (body) => JSON.stringify(body),
};

/** JSON text with every other character written as a \uXXXX escape, which means the same. */
function asciiOnly(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
