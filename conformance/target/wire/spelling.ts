import { isArray, isObject, type Json } from '../json.js';

/** Converts between camelCase and the spelling of an interface, which its answers show. */
export interface Spelling {
  /** Converts an answer to camelCase, and learns its spelling. */
  read(body: Json): Json;
  /** Converts a request to the spelling of the last answer; camelCase if no answer has shown one. */
  write(body: Json): Json;
}

/** Members of our contract, in either spelling. Others, such as `trace_id`, do not show how these are spelled. */
const significant =
  /^(api_?key|service_?account|client_?(id|secret)|(created|invited)_?(at|by)|last_?used_?at|expires_?at|user_?id)s?$/i;

/** The spelling that a name shows; undefined if it shows none. */
export function spelledAs(name: string): 'camel' | 'snake' | undefined {
  if (!significant.test(name)) return undefined;
  if (name.includes('_')) return 'snake';
  return /[A-Z]/.test(name) ? 'camel' : undefined;
}

export function spelling(): Spelling {
  let isSnake = false;
  return {
    read: (body) =>
      renamed(body, (name) => {
        const known = spelledAs(name);
        if (known !== undefined) isSnake = known === 'snake';
        if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)) return name;
        return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
      }),
    write: (body) =>
      isSnake
        ? renamed(body, (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
        : body,
  };
}

function renamed(value: Json, name: (name: string) => string): Json {
  if (isArray(value)) return value.map((item) => renamed(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [name(key), renamed(member, name)]));
}
