import { isArray, isObject, type Json } from '../target/json.js';

/** How an interface spells the names of members: which one it is, its answers tell. */
export interface Spelling {
  /** An answer, with its names in camelCase. */
  read(body: Json): Json;
  /** A request, spelled as the answers are so far; in camelCase where none has told. */
  write(body: Json): Json;
}

export function spelling(): Spelling {
  let isSnake = false;
  return {
    read: (body) =>
      renamed(body, (name) => {
        if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)) return name;
        isSnake = true;
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
