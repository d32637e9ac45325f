import { type Html, html } from '../../../spec/docs/html.js';
import { knownLine } from '../known-text.js';
import type { KnownFailure, Report } from '../report.js';
import { failureCard } from './failure.js';
import { visible } from './text.js';

/** What a list of known failures says that is not so any more: it fails the run. */
export function staleKnown({ baseline }: Report): Html | undefined {
  if (baseline === undefined || baseline.fixed.length + baseline.expired.length === 0) return undefined;
  return html`<section aria-labelledby="-stale"><h2 id="-stale">Known failures that are not so any more</h2>
${entries('Hold now; pdk baseline update takes them off the list.', baseline.fixed)}
${entries('Were known until a day that is over: put right, or renewed by pdk baseline update --renew.', baseline.expired)}
</section>`;
}

/** The failures that are known: shown with the same evidence, and held against nobody. */
export function knownFailures({ rules, target, baseline }: Report, most: number): Html | undefined {
  const cards = rules.flatMap((rule) =>
    rule.failure && rule.known ? [failureCard(rule, rule.failure, target, most)] : [],
  );
  const unjudged = baseline?.unjudged ?? [];
  if (cards.length + unjudged.length === 0) return undefined;
  return html`<section aria-labelledby="-known"><h2 id="-known">Known failures</h2>
<p>They are on the list of known failures, and not held against the run.</p>
<div data-part>${cards}</div>
${entries('Known, and not seen in this run:', unjudged)}</section>`;
}

function entries(says: string, known: readonly KnownFailure[]): Html | undefined {
  if (known.length === 0) return undefined;
  return html`<p>${says}</p><ul>${known.map((entry) => html`<li>${visible(knownLine(entry))}</li>`)}</ul>`;
}
