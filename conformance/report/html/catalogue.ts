import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { byArea, type Counts, countsOf } from '../area.js';
import { type RuleReport, type RuleVerdict, ruleVerdicts } from '../report.js';
import { count } from '../text.js';
import { spoken, tags } from './failure.js';
import { bar, basisMark, cut, facts, open, sentence, verdictMark, visible } from './marks.js';

/** Renders rules by area, each area and each rule collapsible; `kind` keeps the ids of two catalogues distinct. */
export function catalogue(kind: string, rules: readonly RuleReport[], most: number): Html {
  return html`${[...byArea(rules)].map(([area, members]) => {
    const counts = countsOf(members);
    const isWell = members.every(({ verdict, finding }) => !isBad(verdict) && finding === undefined);
    return html`<details class="area" id="${anchorOf(kind, area)}" data-group${!isWell && open}>
<summary><h3>${visible(area)}</h3>${bar(counts)}<span class="counts">${countText(counts)}</span></summary>
${members.map((rule) => entry(rule, most))}
</details>`;
  })}`;
}

const isBad = (verdict: RuleVerdict) => verdict === 'fail' || verdict === 'error';

function entry(rule: RuleReport, most: number): Html {
  const { id, verdict, section, says, quote, seenAt, because, covers = [], failure, finding } = rule;
  const evidence = failure ? 'failure' : finding ? 'finding' : undefined;
  return html`<details class="rule" id="${anchorOf('rule', id)}" ${tags(rule)}>
<summary>${verdictMark(verdict)} <span class="id">${visible(id)}</span> ${basisMark(rule.basis)} <span class="gist">${sentence(says)}</span></summary>
<div class="inside">
${spoken(rule)}
${facts([
  ['Section', quote === undefined ? visible(section) : undefined],
  ['Seen', `${count(rule.observations, 'observation')} in ${count(rule.requests, 'request')}`],
  ['At', seenAt === undefined ? undefined : seenText(seenAt)],
  ['Because', because === undefined ? undefined : cut(because, most)],
  ['Also checks', covers.length === 0 ? undefined : covers.map(covered)],
])}
${evidence !== undefined && html`<p><a href="#${anchorOf(evidence, id)}">${evidence === 'failure' ? 'What shows the failure' : 'What the target does instead'}</a></p>`}
</div>
</details>`;
}

/** For example `find 12, search 3 (2 violated)`. */
function seenText(seenAt: NonNullable<RuleReport['seenAt']>): string {
  return Object.entries(seenAt)
    .map(([operation, { observations, violated }]) => {
      const broken = violated === 0 ? '' : ` (${violated} violated)`;
      return `${visible(operation)} ${observations}${broken}`;
    })
    .join(', ');
}

function covered(id: string, index: number): Html {
  return html`${index > 0 && ', '}<code>${visible(id)}</code>`;
}

/** For example `76 pass, 1 fail, 5 unexercised`. */
function countText(counts: Counts): string {
  return ruleVerdicts
    .flatMap((verdict) => (counts[verdict] ? [`${counts[verdict]} ${verdict}`] : []))
    .join(', ');
}
