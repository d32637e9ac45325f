import type { Operation } from './contract.js';
import { asVersion1, exactPath, matchLoosely, matchPath, type PathMatch } from './match-path.js';
import { nearMiss, withoutParameter } from './near-miss.js';
import { percentDecoded } from './percent-decoded.js';
import type { Profile } from './profile.js';
import { quote } from './quote.js';
import { type Refusal, type RefusalReason, refuse } from './refusal.js';
import type { Resource } from './routes.js';

/** The requested operation, or `allow` if only the allowed methods are requested. */
export type Location =
  | { readonly operation: Operation; readonly path: Readonly<Record<string, string>> }
  | { readonly allow: string };

/** Finds the operation of a method and a target. Paths must match exactly, except under two readings. */
export function locate(
  method: string,
  target: string,
  resources: readonly Resource[],
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): Location | Refusal {
  const end = target.indexOf('?');
  const sent = end < 0 ? target : target.slice(0, end);
  const path = profile.reading('errors.unknown-version') === 'served-as-v1' ? asVersion1(sent) : sent;
  const exact = matchPath(resources, path, method);
  if (exact) return locateMethod(method, exact, profile, waived);
  const loose = matchLoosely(resources, path);
  if (loose === undefined) return unknownPath(resources, sent);
  const reading = profile.reading('errors.slash');
  if (reading === 'same-resource' || waived('trailing-slash')) {
    return locateMethod(method, loose, profile, waived);
  }
  const location = exactPath(loose);
  const message = `No such path ${quote(sent)}: the exact path is ${quote(location)}.`;
  if (reading === 'rejected-404') return refuse('trailing-slash', message);
  const query = end < 0 ? '' : target.slice(end);
  return refuse('trailing-slash', message, { headers: { Location: location + query } });
}

function unknownPath(resources: readonly Resource[], path: string): Refusal {
  const meant = withoutParameter(resources, path);
  if (meant) {
    return refuse('missing-org', `No organization in ${quote(path)}: the path is ${meant.template}.`);
  }
  return refuse('unknown-path', `No such path ${quote(path)}. ${nearMiss(resources, path)}`);
}

function locateMethod(
  method: string,
  match: PathMatch,
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): Location | Refusal {
  const { methods, template } = match.resource;
  const operation = methods.get(method);
  if (operation !== undefined) return { operation, path: decoded(match.parameters) };
  const served = profile.reading('transport.options') !== 'rejected-405';
  const allow = [
    ...methods.keys(),
    ...(methods.has('GET') && served ? ['HEAD'] : []),
    ...(served ? ['OPTIONS'] : []),
  ];
  const headers = { Allow: allow.join(', ') };
  if (method === 'OPTIONS' && served) return { allow: headers.Allow };
  const message = `${method} is not served on ${template}; send ${[...methods.keys()].join(' or ')}.`;
  if (method === 'OPTIONS' || (method === 'HEAD' && !served)) {
    return refuse('method-not-served', message, { headers });
  }
  const asGet = method === 'HEAD' ? methods.get('GET') : undefined;
  if (asGet !== undefined) return { operation: asGet, path: decoded(match.parameters) };
  const [first] = methods.values();
  if (first !== undefined && waived('wrong-method'))
    return { operation: first, path: decoded(match.parameters) };
  return profile.reading('errors.wrong-method') === 'rejected-405'
    ? refuse('wrong-method', message, { headers })
    : refuse('wrong-method', message);
}

/** Decodes percent-encoding; a parameter that is not validly encoded stays as it was sent. */
function decoded(parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const result: Record<string, string> = {};
  for (const name in parameters) {
    result[name] = percentDecoded(parameters[name] ?? '');
  }
  return result;
}
