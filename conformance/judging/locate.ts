import { type OperationId, operations } from '../../generated/operations.js';
import type { InterfaceId } from '../../spec/contract/documents.js';
import type { Target } from '../target/target.js';
import type { Forms } from '../target/wire/form.js';

/** The operation of a call. */
export interface Located {
  readonly operation: OperationId;
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and URL; undefined if it is no call of the service, or ambiguous. */
export type Locate = (method: string, url: string) => Located | undefined;

export type Bases = Pick<Target, 'identityUrl' | 'ledgerUrl' | 'billingUrl'> &
  Partial<Pick<Target, 'peopleUrl'>>;

/** @param bases addresses of the interfaces; if none is given, the part after a segment `v1` is matched */
export function locating(bases: Bases, forms: Forms): Locate {
  const templates = Object.values(operations).flatMap(({ id: operation }) => {
    const form = forms.of(operation);
    return form ? [{ ...form, operation, segments: form.path.split('/').slice(1) }] : [];
  });
  const known = (['people', 'identity', 'ledger', 'billing'] as const).flatMap((id) => {
    const base = bases[`${id}Url`];
    return base === undefined ? [] : [[id, base] as const];
  });

  /** What follows the base address, with its interface; undefined if it may be any. */
  function tails(address: string): readonly (readonly [InterfaceId | undefined, string])[] {
    if (known.length > 0) {
      return known.flatMap(([id, base]) =>
        address.startsWith(`${base}/`) ? [[id, address.slice(base.length + 1)] as const] : [],
      );
    }
    const at = address.indexOf('/v1/', address.indexOf('//') + 2);
    return at === -1 ? [] : [[undefined, address.slice(at + 4)]];
  }

  return (method, url) => {
    const address = url.replace(/[?#].*$/s, '');
    const found = tails(address).flatMap(([id, tail]) => {
      const segments = tail.split('/');
      return templates
        .filter((each) => (id === undefined || each.interface === id) && each.method === method)
        .flatMap((each) => matched(each.operation, each.segments, segments) ?? []);
    });
    const best = Math.max(0, ...found.map(({ literals }) => literals));
    const [only, ...others] = found.filter(({ literals }) => literals === best);
    return only && others.length === 0 ? { operation: only.operation, path: only.path } : undefined;
  };
}

function matched(operation: OperationId, segments: readonly string[], found: readonly string[]) {
  if (segments.length !== found.length) return undefined;
  const path: Record<string, string> = {};
  let literals = 0;
  for (const [index, segment] of segments.entries()) {
    const text = found[index] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (name === undefined) {
      if (segment !== text) return undefined;
      literals += 1;
    } else {
      const value = decoded(text);
      if (value === undefined || value === '') return undefined;
      path[name] = value;
    }
  }
  return { operation, path, literals };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
