import { interfaces } from '../contract/documents.js';
import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Book, bookOf, type Entry, examplesIn, listIn, type Sources } from './book.js';
import { mockToCall, tryIt } from './call-form.js';
import { anchorOf, asset, type Html, html, type Part, styled } from './html.js';
import { layout, scripts } from './layout.js';
import * as links from './links.js';
import { questionInFull, questionItem, ruleInFull, ruleItem } from './question.js';
import { keywordList, needed, type Place, schemaTree } from './schema-tree.js';

function rulesOverview(book: Book): Html {
  const ids = Object.keys(book.rules);
  const lead = html`<p>A rule is one sentence that a caller can check. What is assumed can fail nobody.</p>`;
  const content = [lead, areas('rule', ids, (id) => ruleInFull(book, id))];
  return layout({ file: links.rulesPage, title: 'Rules', finds: 'rules', content });
}

function questionsOverview(book: Book): Html {
  const ids = Object.keys(book.questions);
  const lead = html`<p>A question is a point that the specification leaves open, with its admissible readings.</p>`;
  const content = [lead, areas('question', ids, (id) => questionInFull(book, id))];
  return layout({ file: links.questionsPage, title: 'Questions', finds: 'questions', content });
}

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

function interfacePage(book: Book, id: Entry['interface']): Html {
  const entries = book.entries.filter((entry) => entry.interface === id);
  const document = book.documents.get(id) ?? {};
  const { info } = document;
  const about = isObject(info)
    ? (links.textOf(info['description']) ?? links.textOf(info['summary']))
    : undefined;
  const content = html`${links.prose(book, about)}
<p>Base address: it ends in <code>/${id}/v1</code>.</p>
${mockToCall(book)}
<nav aria-label="Operations"><ul class="entries">${entries.map((entry) => html`<li>${listed(book, entry)}</li>`)}</ul></nav>
${entries.map((entry) => operation(book, entry))}`;
  return layout({ file: links.pageOf(id), title: `The ${id} interface`, finds: 'operations', content });
}

export type { Sources } from './book.js';

/** Returns every file of the reference, texts by name, for one folder. */
export function site(sources: Sources): ReadonlyMap<string, string> {
  const book = bookOf(sources);
  return new Map([
    [links.startPage, indexPage(book).toString()],
    ...interfaces.map((id) => [links.pageOf(id), interfacePage(book, id).toString()] as const),
    [links.rulesPage, rulesOverview(book).toString()],
    [links.questionsPage, questionsOverview(book).toString()],
    ['style.css', styled(import.meta.dirname, 'docs.css').toString()],
    ...scripts.map((name) => [name, asset(import.meta.dirname, name).toString()] as const),
  ]);
}

/** Returns the page that a server shows for a missing one, at any depth below `root`. */
export function missingPage(root: string): string {
  const content = html`<p>The reference has no page of this name. <a href="${root}${links.startPage}">To its start</a></p>`;
  return layout({ file: '404.html', title: 'Not found', root, content }).toString();
}

/** Returns the number of operations in the documents, without webhooks. */
export function countOperations(sources: Sources): number {
  return bookOf(sources).entries.filter(({ kind }) => kind === 'operation').length;
}

/** The start page: the meaning of the marks, and every operation. */
export function indexPage(book: Book): Html {
  const content = html`<p>What a caller meets in the four interfaces of the service, each detail with where it is known from.
<a href="${links.rulesPage}">${Object.keys(book.rules).length} rules</a> say what holds,
<a href="${links.questionsPage}">${Object.keys(book.questions).length} questions</a> what the specification leaves open.</p>
${legend}
${interfaces.map((id) => group(book, id))}`;
  return layout({ file: links.startPage, title: 'Reference', finds: 'operations and webhooks', content });
}

const legend = html`<h2>Where a detail comes from</h2>
<dl class="facts">
<div><dt><span class="mark stated">stated</span></dt><dd>The specification says it.</dd></div>
<div><dt><span class="mark derived">derived</span></dt><dd>It follows from what the specification says.</dd></div>
<div><dt><span class="mark assumed">assumed</span></dt><dd>It is our answer to an open question, which is named beside it. Nobody is held to it.</dd></div>
<div><dt><span class="mark confirmed">confirmed</span></dt><dd>The service itself answered the question that is named beside it.</dd></div>
<div><dt><span class="mark stated inherited">dotted</span></dt><dd>The detail has no mark of its own: it takes the one of what encloses it.</dd></div>
</dl>`;

function group(book: Book, id: Entry['interface']): Html | undefined {
  const entries = book.entries.filter((entry) => entry.interface === id);
  const info = book.documents.get(id)?.['info'];
  const summary = isObject(info) ? links.textOf(info['summary']) : undefined;
  if (entries.length === 0) return undefined;
  return html`<section data-group>
<h2><a href="${links.pageOf(id)}">${id}</a></h2>
<p>${links.inline(book, summary ?? '')}</p>
<ul class="entries">${entries.map((entry) => html`<li data-item>${listed(book, entry)}</li>`)}</ul>
</section>`;
}

/** Renders an operation in a list. */
export function listed(book: Book, entry: Entry): Html {
  const { detail, id, kind, mark, method, path } = entry;
  const call = kind === 'webhook' ? 'webhook' : html`<code>${method} ${path}</code>`;
  const summary = links.textOf(detail['summary']) ?? '';
  return html`${links.entryLink(book, id)} ${call} ${links.inline(book, summary)} ${links.badge(book, mark)}${draftNote(entry)}`;
}

/** Renders who may call an operation, and with which credentials. Webhooks are called by the service itself. */
function facts(place: Place, { detail, kind }: Entry): Html {
  const limit = detail['x-body-limit'];
  const inherited = { ...place.mark, own: false };
  const rows: readonly (readonly [name: string, value: Part])[] = [
    ['Section', links.textOf(detail['x-section']) ?? 'none'],
    ['Role', kind === 'operation' && role(place, detail['x-role'])],
    ['Credentials', kind === 'operation' && credentials(place, detail)],
    [
      'Most bytes of a body',
      typeof limit === 'number' && html`${limit} ${links.badge(place.book, inherited)}`,
    ],
  ];
  const shown = rows.filter(([, value]) => value !== false);
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function role({ book, mark }: Place, given: Json | undefined): Html {
  if (!isObject(given)) return html`none`;
  const [name, also, admitted] = [given['role'], given['also'], given['stated-role']].map(links.textOf);
  const own = links.keywordMark(given, 'also');
  return html`<code>${name ?? 'none'}</code> ${links.badge(book, links.markOf(given, mark))}${
    also !== undefined && html`, and also: ${also}${own && html` ${links.badge(book, own)}`}`
  }${admitted !== undefined && html`; the specification admits <code>${admitted}</code>`}`;
}

/** Renders that no credential is needed, or the accepted security schemes. */
function credentials({ book, document, mark }: Place, detail: JsonObject): Html {
  const own = detail['security'];
  const security = own ?? document['security'];
  // What the document declares once for all operations is not a detail of this one.
  const enclosing = own === undefined ? links.unmarked : mark;
  const names = listIn(security).flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  if (names.length === 0)
    return html`none needed ${links.badge(book, links.keywordMark(detail, 'security') ?? { ...enclosing, own: false })}`;
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : undefined;
  return html`${names.map((name) => {
    const scheme = isObject(schemes) ? resolved(document, schemes[name]) : undefined;
    const says = isObject(scheme) ? links.textOf(scheme['description']) : undefined;
    return html`<code>${name}</code>${says !== undefined && html`: ${says}`} ${links.badge(book, links.markOf(isObject(scheme) ? scheme : {}, enclosing))} `;
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
    const { detail, mark } = links.entered(place.document, parameter, place.mark);
    const required = detail['required'] === true && needed(place.book, detail);
    const lead = html`<code class="name">${links.textOf(detail['name']) ?? ''}</code> in ${links.textOf(detail['in']) ?? 'query'}${required}`;
    return html`<li>${described({ ...place, mark }, detail, lead)}</li>`;
  });
  return html`<ul class="members">${items}</ul>`;
}

function headerList(place: Place, headers: Json | undefined): Html | undefined {
  const named = Object.entries(isObject(headers) ? headers : {});
  if (named.length === 0) return undefined;
  const items = named.map(([name, header]) => {
    const { detail, mark } = links.entered(place.document, header, place.mark);
    return html`<li>${described({ ...place, mark }, detail, html`header <code class="name">${name}</code>`)}</li>`;
  });
  return html`<ul class="members">${items}</ul>`;
}

/** Renders a parameter or header: a detail of its own, in addition to the schema of its value. */
function described(place: Place, detail: JsonObject, lead: Html): Html {
  const { book, mark } = place;
  const value = schemaTree(place, detail['schema'], 'value');
  return html`<div class="head">${lead} ${links.badge(book, mark)}</div>${keywordList(book, detail)}${links.prose(book, links.textOf(detail['description']))}${value}`;
}

function examples(document: JsonObject, media: JsonObject): readonly Html[] {
  return examplesIn(document, media).map(({ name, summary, text }) => {
    const says = [name && ` ${name}`, summary && `: ${summary}`].filter(Boolean).join('');
    return html`<details class="example"><summary>Example${says}</summary><pre><code>${text}</code></pre></details>`;
  });
}

/** Renders an operation or a webhook in full. */
function operation(book: Book, entry: Entry): Html {
  const { detail, document, id, mark, parameters } = entry;
  const place: Place = { book, document, mark };
  const request = links.entered(document, detail['requestBody'], mark);
  const isRequired = request.detail['required'] === true;
  const needed = isRequired ? 'A body is required.' : 'A body may be sent.';
  const asks = html`<p>${needed} ${links.badge(book, request.mark)}</p>${bodies({ ...place, mark: request.mark }, request.detail['content'])}`;
  return html`<section class="entry" id="${anchorOf(id)}" data-item>
<h2>${entry.kind === 'webhook' && 'Webhook '}<a href="#${anchorOf(id)}"><code>${id}</code></a></h2>
<p class="call"><code>${entry.method} ${entry.path}</code> ${links.badge(book, mark)}${draftNote(entry)}</p>
<p class="summary">${links.inline(book, links.textOf(detail['summary']) ?? '')}</p>
${stated(book, entry)}${links.prose(book, links.textOf(detail['description']))}
${keywordList(book, detail)}${facts(place, entry)}
${part('Parameters', parameters.length > 0 && parameterList(place, parameters))}
${part('Request body', isObject(detail['requestBody']) && asks)}
${tryIt(entry)}
${part('Answers', answers(place, entry))}
${part(`Rules (${entry.rules.length})`, folded('Rules that speak of it', rulesOf(book, entry)))}
${part(`Questions (${entry.questions.length})`, folded('What is open about it', questionsOf(book, entry)))}
</section>`;
}

/** Renders the mark of a draft, which no rule judges. */
function draftNote({ detail }: Entry): Html | undefined {
  if (detail['x-lifecycle'] !== 'draft') return undefined;
  return html` <strong class="draft">draft: answered from examples, never judged</strong>`;
}

function stated(book: Book, { detail }: Entry): Html | undefined {
  const says = links.textOf(detail['x-stated']);
  return says === undefined
    ? undefined
    : html`<p>The specification says: <q>${links.inline(book, says)}</q></p>`;
}

function answers(place: Place, { detail, mark }: Entry): Part {
  const { responses } = detail;
  const statuses = Object.entries(isObject(responses) ? responses : {});
  return statuses.map(([status, response]) => {
    const own = links.entered(place.document, response, mark);
    const inner = { ...place, mark: own.mark };
    const { description, headers, content } = own.detail;
    const isOpen = status.startsWith('2') && html` open`;
    return html`<details class="answer"${isOpen}><summary><h4>${status}</h4> ${links.inline(place.book, links.textOf(description) ?? '')}</summary>
<p>${links.badge(place.book, own.mark)}</p>${keywordList(place.book, own.detail)}${headerList(inner, headers)}${bodies(inner, content)}</details>`;
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
