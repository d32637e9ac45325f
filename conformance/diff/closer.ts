import * as fc from 'fast-check';
import { simpler } from '../arbitraries/simpler.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { isObject, type Json } from '../target/json.js';
import { isSpending, priceOf } from '../target/price.js';
import type { Target } from '../target/target.js';
import { type Difference, type Facet, facetKey, kindOf, type Pair, sizeOf } from './difference.js';
import { facetsOf, valueFacets } from './facets.js';
import { createJudged } from './judged.js';

/** The result of sending the request of a difference again. */
export type Again =
  | { readonly kind: 'reproduced'; readonly seen: number; readonly tried: number }
  /** A differs in the same way from itself, or the difference did not show again. */
  | { readonly kind: 'noise'; readonly because: string }
  | { readonly kind: 'not-tried' };

const drift: Again = { kind: 'noise', because: 'A differs so from itself when it is asked again' };

export interface Looked extends Difference {
  readonly again: Again;
}

/** Sends a request to both sides again, optionally with another body; undefined if that is not possible. */
export type AskAgain = (exchange: Exchange, body: Json | undefined) => Promise<Pair | undefined>;

export interface CloserOptions {
  readonly a: Target;
  readonly b: Target;
  readonly ask: AskAgain;
  /** Requests to each side and credits that are left. */
  readonly requests: number;
  readonly credits: number;
  readonly seed: number;
}

/** The limit of differences to reproduce, and of requests to shrink one of them. */
const [lookedMost, shrinkMost] = [12, 16];

/**
 * Reproduces differences before they are reported, by asking A, B and A again, and shrinks the finds that show them. Sign-ins
 * are not sent again, so that no account is locked.
 */
export async function lookCloser(
  differences: readonly Difference[],
  { a, b, ask, requests, credits, seed }: CloserOptions,
): Promise<readonly Looked[]> {
  const left = { requests, credits };

  async function asked(exchange: Exchange, body?: Json): Promise<Pair | undefined> {
    const json = body ?? exchange.request.json;
    const { operation } = exchange;
    const price = priceOf(operation, isObject(json) ? { body: json } : {}).credits;
    if (left.requests < 1 || (isSpending(operation) && left.credits < price)) return undefined;
    left.requests -= 1;
    left.credits -= price;
    return ask(exchange, body);
  }

  async function look(difference: Difference): Promise<Looked> {
    const { facet, witness } = difference;
    const untried: Looked = { ...difference, again: { kind: 'not-tried' } };
    // A statistic over many records cannot be shown by a single one.
    if (difference.counted === 'records' || witness.a.operation === 'createSession') return untried;
    const one = await asked(witness.a);
    const two = one && (await asked(witness.a));
    if (!one || !two || [one, two].some(({ a: { response } }) => isUnrelated(response.status, witness)))
      return untried;
    const seen = [one, two].filter((pair) => shows(facet, pair, a, b)).length;
    const drifts = [one, two].some((pair) => driftsAs(facet, { a: witness.a, b: pair.a }));
    if (facet.kind !== 'rule' && drifts) return { ...difference, again: drift };
    if (seen === 0 && facet.kind !== 'rule') {
      return { ...difference, again: { kind: 'noise', because: 'it was not seen again, twice' } };
    }
    const again: Again = { kind: 'reproduced', seen, tried: 2 };
    return { ...difference, again, witness: seen === 2 ? await shrunk(facet, one) : witness };
  }

  async function shrunk(facet: Facet, pair: Pair): Promise<Pair> {
    const { json } = pair.a.request;
    if (pair.a.operation !== 'find' || !isObject(json) || !isAdmitted(pair.a)) return pair;
    let smallest = pair;
    const floor = left.requests - shrinkMost;
    const property = fc.asyncProperty(simpler<Json>(json), async (candidate) => {
      if (candidate === json) return false;
      if (left.requests <= Math.max(0, floor)) return true;
      const found = await asked(pair.a, candidate);
      if (!found || !shows(facet, found, a, b)) return true;
      smallest = sizeOf(found) < sizeOf(smallest) ? found : smallest;
      return false;
    });
    await fc.check(property, { numRuns: 1, seed });
    return smallest;
  }

  const looked: Looked[] = [];
  const known = new Set<string>();
  const drifting = new Set<string>();
  for (const difference of differences) {
    const [key, place] = [kindOf(difference), placeOf(difference)];
    if (drifting.has(place)) looked.push({ ...difference, again: drift });
    // A difference that several operations share is reproduced once.
    else if (known.has(key) || known.size >= lookedMost)
      looked.push({ ...difference, again: { kind: 'not-tried' } });
    else {
      const one = await look(difference);
      if (one.again === drift) drifting.add(place);
      looked.push(one);
      known.add(key);
    }
  }
  return looked;
}

/** The key of everything that differs at one place of one operation. */
const placeOf = ({ operation, facet: { kind, at } }: Difference): string =>
  JSON.stringify([operation, kind, at]);

/** Whether an answer says nothing about the request: the token has expired meanwhile, or the credit is used up. */
function isUnrelated(status: number, { a }: Pair): boolean {
  return status !== a.response.status && [401, 402, 429, 503].includes(status);
}

function shows(facet: Facet, pair: Pair, a: Target, b: Target): boolean {
  if (facet.broken) {
    const { rule, by } = facet.broken;
    const [one, two] = [createJudged(a).see(pair.a), createJudged(b).see(pair.b)];
    const [own, opposite] = by === 'a' ? [one, two] : [two, one];
    return own.broken.some((each) => each === rule) && !opposite.broken.some((each) => each === rule);
  }
  return facetsIn(pair).some((each) => facetKey(each) === facetKey(facet));
}

/** Whether two answers of the same side differ at the same place. */
function driftsAs({ kind, at }: Facet, pair: Pair): boolean {
  return facetsIn(pair).some((each) => each.kind === kind && each.at === at);
}

const facetsIn = (pair: Pair): readonly Facet[] => [...facetsOf(pair), ...valueFacets(pair)];
