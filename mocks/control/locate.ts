import { type ControlOperationId, controlOperations } from '../../generated/control-operations.js';
import { nearest } from '../../spec/catalogue/nearest.js';
import type { Outbound } from '../engine/dispatch.js';
import { percentDecoded } from '../engine/percent-decoded.js';
import { quote } from '../engine/quote.js';
import { refused } from './answers.js';

/** The base path of the control plane. */
export const controlPath = '/control/v1';

export interface Place {
  readonly operation: ControlOperationId;
  readonly path: Readonly<Record<string, string>>;
}

const routes = Object.values(controlOperations).map(({ id, method, path }) => ({
  operation: id,
  method,
  template: controlPath + path,
  pattern: new RegExp(`^${controlPath}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds the operation for a method and a request target. */
export function locate(method: string, target: string): Place | Outbound {
  const [path = ''] = target.split('?', 1);
  const there = routes.filter(({ pattern }) => pattern.test(path));
  if (there.length === 0) return unknownPath(path);
  const route = there.find((one) => one.method === method);
  if (route !== undefined) return { operation: route.operation, path: parametersOf(route.pattern, path) };
  const methods = there.map((one) => one.method);
  const message = `${quote(method)} is not served on ${quote(path)}; send ${methods.join(' or ')}.`;
  return refused(405, message, { Allow: methods.join(', ') });
}

function unknownPath(path: string): Outbound {
  const templates = routes.map(({ template }) => template);
  const meant = nearest(path, templates);
  const hint = meant === undefined ? `there are ${templates.join(', ')}` : `the nearest path is ${meant}`;
  return refused(404, `No such path ${quote(path)}: ${hint}.`);
}

/** Returns the decoded path parameters. One that is not validly percent-encoded stays as sent. */
function parametersOf(pattern: RegExp, path: string): Record<string, string> {
  const encoded = Object.entries(pattern.exec(path)?.groups ?? {});
  return Object.fromEntries(encoded.map(([name, value]) => [name, percentDecoded(value)]));
}
