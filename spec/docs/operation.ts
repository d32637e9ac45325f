import { isObject } from '../source/json.js';
import type { Book, Entry } from './book.js';
import { facts } from './facts.js';
import { anchorOf, type Html, html, type Part } from './html.js';
import { keywordList } from './keywords.js';
import { badge, inline, prose } from './links.js';
import { entered, textOf } from './mark.js';
import { bodies, headerList, parameterList } from './payload.js';
import { questionItem } from './question.js';
import { ruleItem } from './rule.js';
import type { Place } from './schema-tree.js';

/** Renders an operation or a webhook in full. */
export function operation(book: Book, entry: Entry): Html {
  const { detail, document, id, mark, parameters } = entry;
  const place: Place = { book, document, mark };
  const request = entered(document, detail['requestBody'], mark);
  const isRequired = request.detail['required'] === true;
  const needed = isRequired ? 'A body is required.' : 'A body may be sent.';
  const asks = html`<p>${needed} ${badge(book, request.mark)}</p>${bodies({ ...place, mark: request.mark }, request.detail['content'])}`;
  return html`<section class="entry" id="${anchorOf(id)}" data-item>
<h2>${entry.kind === 'webhook' && 'Webhook '}<a href="#${anchorOf(id)}"><code>${id}</code></a></h2>
<p class="call"><code>${entry.method} ${entry.path}</code> ${badge(book, mark)}${draftNote(entry)}</p>
<p class="summary">${inline(book, textOf(detail['summary']) ?? '')}</p>
${stated(book, entry)}${prose(book, textOf(detail['description']))}
${keywordList(book, detail)}${facts(place, entry)}
${part('Parameters', parameters.length > 0 && parameterList(place, parameters))}
${part('Request body', isObject(detail['requestBody']) && asks)}
${part('Answers', answers(place, entry))}
${part(`Rules (${entry.rules.length})`, folded('Rules that speak of it', rulesOf(book, entry)))}
${part(`Questions (${entry.questions.length})`, folded('What is open about it', questionsOf(book, entry)))}
</section>`;
}

/** Renders the mark of a draft, which no rule judges. */
export function draftNote({ detail }: Entry): Html | undefined {
  if (detail['x-lifecycle'] !== 'draft') return undefined;
  return html` <strong class="draft">draft: answered from examples, never judged</strong>`;
}

function stated(book: Book, { detail }: Entry): Html | undefined {
  const says = textOf(detail['x-stated']);
  return says === undefined ? undefined : html`<p>The specification says: <q>${inline(book, says)}</q></p>`;
}

function answers(place: Place, { detail, mark }: Entry): Part {
  const { responses } = detail;
  const statuses = Object.entries(isObject(responses) ? responses : {});
  return statuses.map(([status, response]) => {
    const own = entered(place.document, response, mark);
    const inner = { ...place, mark: own.mark };
    const { description, headers, content } = own.detail;
    const isOpen = status.startsWith('2') && html` open`;
    return html`<details class="answer"${isOpen}><summary><h4>${status}</h4> ${inline(place.book, textOf(description) ?? '')} ${badge(place.book, own.mark)}</summary>
${keywordList(place.book, own.detail)}${headerList(inner, headers)}${bodies(inner, content)}</details>`;
  });
}

function rulesOf(book: Book, { rules }: Entry): readonly Html[] {
  return rules.map((rule) => ruleItem(book, rule));
}

function questionsOf(book: Book, { questions }: Entry): readonly Html[] {
  return questions.map((question) => questionItem(book, question));
}

function folded(name: string, items: readonly Html[]): Part {
  if (items.length === 0) return false;
  return html`<details><summary>${name}</summary><ul class="entries">${items}</ul></details>`;
}

function part(title: string, content: Part): Html | undefined {
  if (content === false || content === undefined || (Array.isArray(content) && content.length === 0)) return;
  return html`<h3>${title}</h3>${content}`;
}
