import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Book, type Entry, listIn } from './book.js';
import { anchorOf, type Html, html, type Part } from './html.js';
import { badge, entered, inline, keywordMark, markOf, prose, textOf, unmarked } from './links.js';
import { questionItem, ruleItem } from './question.js';
import { keywordList, needed, type Place, schemaTree } from './schema-tree.js';

/** Renders who may call an operation, and with which credentials. Webhooks are called by the service itself. */
function facts(place: Place, { detail, kind }: Entry): Html {
  const limit = detail['x-body-limit'];
  const inherited = { ...place.mark, own: false };
  const rows: readonly (readonly [name: string, value: Part])[] = [
    ['Section', textOf(detail['x-section']) ?? 'none'],
    ['Role', kind === 'operation' && role(place, detail['x-role'])],
    ['Credentials', kind === 'operation' && credentials(place, detail)],
    ['Most bytes of a body', typeof limit === 'number' && html`${limit} ${badge(place.book, inherited)}`],
  ];
  const shown = rows.filter(([, value]) => value !== false);
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function role({ book, mark }: Place, given: Json | undefined): Html {
  if (!isObject(given)) return html`none`;
  const [name, also, admitted] = [given['role'], given['also'], given['stated-role']].map(textOf);
  const own = keywordMark(given, 'also');
  return html`<code>${name ?? 'none'}</code> ${badge(book, markOf(given, mark))}${
    also !== undefined && html`, and also: ${also}${own && html` ${badge(book, own)}`}`
  }${admitted !== undefined && html`; the specification admits <code>${admitted}</code>`}`;
}

/** Renders that no credential is needed, or the accepted security schemes. */
function credentials({ book, document, mark }: Place, detail: JsonObject): Html {
  const own = detail['security'];
  const security = own ?? document['security'];
  // What the document declares once for all operations is not a detail of this one.
  const enclosing = own === undefined ? unmarked : mark;
  const names = listIn(security).flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  if (names.length === 0)
    return html`none needed ${badge(book, keywordMark(detail, 'security') ?? { ...enclosing, own: false })}`;
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : undefined;
  return html`${names.map((name) => {
    const scheme = isObject(schemes) ? resolved(document, schemes[name]) : undefined;
    const says = isObject(scheme) ? textOf(scheme['description']) : undefined;
    return html`<code>${name}</code>${says !== undefined && html`: ${says}`} ${badge(book, markOf(isObject(scheme) ? scheme : {}, enclosing))} `;
  })}`;
}

function bodies(place: Place, content: Json | undefined): readonly Html[] {
  return Object.entries(isObject(content) ? content : {}).map(([type, media]) => {
    const given = isObject(media) ? media : {};
    const tree = schemaTree(place, given['schema'], html`<code>${type}</code>`);
    return html`<div class="body">${tree}${examples(place.document, given)}</div>`;
  });
}

function parameterList(place: Place, parameters: readonly Json[]): Html {
  const items = parameters.map((parameter) => {
    const { detail, mark } = entered(place.document, parameter, place.mark);
    const required = detail['required'] === true && needed(place.book, detail);
    const lead = html`<code class="name">${textOf(detail['name']) ?? ''}</code> in ${textOf(detail['in']) ?? 'query'}${required}`;
    return html`<li>${described({ ...place, mark }, detail, lead)}</li>`;
  });
  return html`<ul class="members">${items}</ul>`;
}

function headerList(place: Place, headers: Json | undefined): Html | undefined {
  const named = Object.entries(isObject(headers) ? headers : {});
  if (named.length === 0) return undefined;
  const items = named.map(([name, header]) => {
    const { detail, mark } = entered(place.document, header, place.mark);
    return html`<li>${described({ ...place, mark }, detail, html`header <code class="name">${name}</code>`)}</li>`;
  });
  return html`<ul class="members">${items}</ul>`;
}

/** Renders a parameter or header: a detail of its own, in addition to the schema of its value. */
function described(place: Place, detail: JsonObject, lead: Html): Html {
  const { book, mark } = place;
  const value = schemaTree(place, detail['schema'], 'value');
  return html`<div class="head">${lead} ${badge(book, mark)}</div>${keywordList(book, detail)}${prose(book, textOf(detail['description']))}${value}`;
}

function examples(document: JsonObject, media: JsonObject): readonly Html[] {
  const named = Object.entries(isObject(media['examples']) ? media['examples'] : {});
  const one = media['example'] === undefined ? [] : [['', { value: media['example'] }] as const];
  return [...one, ...named].map(([name, given]) => {
    const example = resolved(document, given);
    const { summary, value } = isObject(example) ? example : {};
    const says = [name && ` ${name}`, textOf(summary) && `: ${textOf(summary)}`].filter(Boolean).join('');
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return html`<details class="example"><summary>Example${says}</summary><pre><code>${text}</code></pre></details>`;
  });
}

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
