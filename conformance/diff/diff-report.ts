import { curlOf, namedSecretsOf } from '../report/failure.js';
import { hiddenIn } from '../report/nameless.js';
import { type RedactedExchange, redactor } from '../report/redact.js';
import type { Target } from '../target/target.js';
import type { Again, Looked } from './closer.js';
import type { DiffResult } from './diff.js';
import { type Difference, type FacetKind, type Filed, kindOf } from './difference.js';

/** The report of a diff: without secrets, and without names of people unless it is raw. */
export interface DiffReport {
  /** `proved-nothing` if nothing differs, but not every request was sent. */
  readonly verdict: 'same' | 'different' | 'proved-nothing';
  readonly reason?: string;
  readonly a: { readonly peopleUrl: string; readonly org: string };
  readonly b: { readonly peopleUrl: string; readonly org: string };
  readonly seed: number;
  /** Requests that both answered. */
  readonly compared: number;
  /** Requests that were not compared, by reason, the most frequent first. */
  readonly notCompared: readonly { readonly because: string; readonly requests: number }[];
  /** The worst first; noise comes last. */
  readonly differences: readonly DiffRow[];
}

/** One difference, with the smallest request that shows it. */
export interface DiffRow {
  readonly filed: Filed;
  readonly operation: string;
  /** Other operations with the same difference. */
  readonly alsoAt: readonly string[];
  readonly kind: FacetKind;
  readonly at: string;
  /** What each side shows there. */
  readonly a: string;
  readonly b: string;
  /** How many answers or records show it, of those that could. */
  readonly count: number;
  readonly of: number;
  readonly counted: Difference['counted'];
  readonly again: Again;
  readonly request: RedactedExchange['request'];
  readonly answers: { readonly a: RedactedExchange['response']; readonly b: RedactedExchange['response'] };
  /** A POSIX shell command that sends the request to A. */
  readonly curl: string;
}

/** Members whose text does not come from either implementation. */
const kept: ReadonlySet<string> = new Set(['filed', 'operation', 'alsoAt', 'kind', 'counted']);

export function diffReport(
  { differences, compared, passed, incomplete, seed, secrets, names }: DiffResult,
  { a, b, raw }: { readonly a: Target; readonly b: Target; readonly raw: boolean },
): DiffReport {
  const named = namedSecretsOf(a);
  const redact = redactor([...secrets, ...Object.values(named), ...Object.values(namedSecretsOf(b))]);

  function rowOf({ facet, filed, operation, count, of, counted, again, witness }: Looked): DiffRow {
    const same = differences.filter((each) => kindOf(each) === kindOf({ facet, filed }));
    const asked = [witness.a.request.json ?? null];
    const [one, two] = [redact.exchange(witness.a, asked), redact.exchange(witness.b, asked)];
    return {
      filed,
      operation,
      alsoAt: [...new Set(same.map((each) => each.operation))].filter((each) => each !== operation),
      kind: facet.kind,
      at: redact.text(facet.at),
      a: redact.text(facet.a),
      b: redact.text(facet.b),
      count,
      of,
      counted,
      again,
      request: one.request,
      answers: { a: one.response, b: two.response },
      curl: curlOf(witness.a, { redact, named, failing: asked }),
    };
  }

  const firsts = new Map(differences.toReversed().map((each) => [kindOf(each), each]));
  const rows = differences
    .filter((each) => firsts.get(kindOf(each)) === each)
    .map(rowOf)
    .toSorted((x, y) => Number(isNoise(x)) - Number(isNoise(y)));
  const isDifferent = rows.some((row) => !isNoise(row));
  const isSame = compared > 0 && incomplete === undefined;
  const why = incomplete ?? (compared === 0 ? 'no request was answered by both' : undefined);
  const hidden = <T>(value: T): T => (raw ? value : hiddenIn(value, names.hide, kept));
  return {
    verdict: isDifferent ? 'different' : isSame ? 'same' : 'proved-nothing',
    ...(why === undefined ? {} : { reason: hidden(redact.text(why)) }),
    a: { peopleUrl: a.peopleUrl, org: a.org },
    b: { peopleUrl: b.peopleUrl, org: b.org },
    seed,
    compared,
    notCompared: [...passed]
      .map(([because, requests]) => ({ because: hidden(redact.text(because)), requests }))
      .toSorted((x, y) => y.requests - x.requests),
    differences: hidden(rows),
  };
}

/** Whether a difference is noise: A differs from itself in the same way, so it says nothing about B. */
export const isNoise = ({ again }: Pick<DiffRow, 'again'>): boolean => again.kind === 'noise';

const exitCodes = { same: 0, different: 1, 'proved-nothing': 3 } as const;

export const exitCodeOf = ({ verdict }: DiffReport): number => exitCodes[verdict];
