import type { Book } from './book.js';
import { anchorOf, type Html, html } from './html.js';
import { layout } from './layout.js';
import { questionsPage, rulesPage } from './links.js';
import { questionInFull } from './question.js';
import { ruleInFull } from './rule.js';

/** Renders every rule, including those without operations. */
export function rulesOverview(book: Book): Html {
  const ids = Object.keys(book.rules);
  const lead = html`<p>A rule is one sentence that a caller can check. What is assumed can fail nobody.</p>`;
  const content = [lead, areas('rule', ids, (id) => ruleInFull(book, id))];
  return layout({ file: rulesPage, title: 'Rules', finds: 'rules', content });
}

/** Renders every question that the specification leaves open. */
export function questionsOverview(book: Book): Html {
  const ids = Object.keys(book.questions);
  const lead = html`<p>A question is a point that the specification leaves open, with its admissible readings.</p>`;
  const content = [lead, areas('question', ids, (id) => questionInFull(book, id))];
  return layout({ file: questionsPage, title: 'Questions', finds: 'questions', content });
}

/** Groups ids by the part before the dot. */
function areas(kind: 'rule' | 'question', ids: readonly string[], inFull: (id: string) => Html): Html {
  const areaOf = (id: string) => id.split('.', 1)[0] ?? id;
  const names = [...new Set(ids.map(areaOf))];
  return html`${names.map((area) => {
    const own = ids.filter((id) => areaOf(id) === area);
    const entries = own.map(
      (id) => html`<section class="entry" id="${anchorOf(kind, id)}" data-item>
<h3><a href="#${anchorOf(kind, id)}"><code>${id}</code></a></h3>
${inFull(id)}
</section>`,
    );
    return html`<section data-group><h2>${area}</h2>${entries}</section>`;
  })}`;
}
