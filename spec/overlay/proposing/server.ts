import { isArray, isObject, type Json } from '../../source/json.js';

/** The prefix of all paths in a document. */
export interface Server {
  /** Such as `https://api.example.com`; empty if the address is relative or missing. */
  readonly origin: string;
  /** Without a trailing slash. */
  readonly path: string;
}

/** Returns the first of a list of servers, with default values for its variables. */
export function serverIn(servers: Json | undefined): Server {
  const [server] = isArray(servers) ? servers : [];
  const url = isObject(server) && typeof server['url'] === 'string' ? server['url'] : '';
  const variables = isObject(server) && isObject(server['variables']) ? server['variables'] : {};
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = variables[name];
    return isObject(variable) && variable['default'] !== undefined ? String(variable['default']) : whole;
  });
  const [, origin = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(filled) ?? [];
  const trimmed = path.replace(/\/+$/, '');
  return { origin, path: trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}` };
}
