import { isArray, isObject, type Json } from '../json.js';

/** How an interface spells the names of members: which one it is, its answers tell. */
export interface Spelling {
  /** An answer, with its names in camelCase. */
  read(body: Json): Json;
  /** A request, spelled as the answers are so far; in camelCase where none has told. */
  write(body: Json): Json;
}

/** Members that our contract has, in either spelling. Others, such as `trace_id`, tell nothing of how these are spelled. */
const telling =
  /^(api_?key|service_?account|client_?(id|secret)|(created|invited)_?(at|by)|last_?used_?at|expires_?at|user_?id)s?$/i;

/** How a name is spelled that tells; undefined of any other. */
export function spelledAs(name: string): 'camel' | 'snake' | undefined {
  if (!telling.test(name)) return undefined;
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
