import { anchorOf, type Html, html } from '../../../spec/docs/html.js';
import { byArea } from '../area-table.js';
import { countsOf } from '../counts.js';
import { type RuleReport, type RuleVerdict, ruleVerdicts } from '../report.js';
import { count } from '../text.js';
import { facts } from './evidence.js';
import { spoken, tags } from './failure.js';
import { bar, basisMark, verdictMark } from './marks.js';
import { cut, sentence, visible } from './text.js';

/** Rules by area, each area and each rule to be unfolded; `kind` keeps the ids of two catalogues apart. */
export function catalogue(kind: string, rules: readonly RuleReport[], most: number): Html {
  return html`${[...byArea(rules)].map(([area, members]) => {
    const isWell = members.every(({ verdict, finding }) => !isBad(verdict) && finding === undefined);
    return html`<details class="area" id="${anchorOf(kind, area)}" data-group${!isWell && open}>
<summary><h3>${visible(area)}</h3>${bar(countsOf(members), ruleVerdicts)}<span class="counts">${countText(members)}</span></summary>
${members.map((rule) => entry(rule, most))}
</details>`;
  })}`;
}

const open = html` open`;
const isBad = (verdict: RuleVerdict) => verdict === 'fail' || verdict === 'error';

function entry(rule: RuleReport, most: number): Html {
  const {
    id,
    verdict,
    basis,
    section,
    says,
    quote,
    seenAt,
    because,
    covers,
    failure,
    finding,
    observations,
    requests,
  } = rule;
  const evidence = failure ? 'failure' : finding ? 'finding' : undefined;
  return html`<details class="rule" id="${anchorOf('rule', id)}" ${tags(rule)}>
<summary>${verdictMark(verdict)} <span class="id">${visible(id)}</span> ${basisMark(basis)} <span class="gist">${sentence(says)}</span></summary>
<div class="inside">
${spoken(rule)}
${facts([
  ...(quote === undefined ? [['Section', visible(section)] as const] : []),
  ['Seen', `${count(observations, 'observation')} in ${count(requests, 'request')}`],
  ...(seenAt === undefined ? [] : [['At', seenText(seenAt)] as const]),
  ...(because === undefined ? [] : [['Because', cut(because, most)] as const]),
  ...(covers === undefined || covers.length === 0
    ? []
    : [['Also checks', html`${covers.map(covered)}`] as const]),
])}
${evidence !== undefined && html`<p><a href="#${anchorOf(evidence, id)}">${evidence === 'failure' ? 'What shows the failure' : 'What the target does instead'}</a></p>`}
</div>
</details>`;
}

/** Such as `find 12, search 3 (2 violated)`. */
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

/** Such as `76 pass, 1 fail, 5 unexercised`. */
function countText(rules: readonly RuleReport[]): string {
  const counts = countsOf(rules);
  return ruleVerdicts
    .flatMap((verdict) => (counts[verdict] ? [`${counts[verdict]} ${verdict}`] : []))
    .join(', ');
}
