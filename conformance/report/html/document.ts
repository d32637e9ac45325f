import { createHash } from 'node:crypto';
import { asset, type Html, html, type Part, styled } from '../../../spec/docs/html.js';
import { type Counts, ruleVerdicts } from '../report.js';
import { count, printable } from '../text.js';

const style = styled(import.meta.dirname, 'report.css');
const script = asset(import.meta.dirname, 'browser.js');

/** A page that needs no network and no scripts: what it is about, and sections with items that the script searches. */
interface Document {
  readonly title: string;
  readonly tone: string;
  readonly kicker: string;
  readonly heading: Part;
  readonly told: Part;
  readonly facts: readonly Fact[];
  /** The items that the search counts, and what one is called. */
  readonly searched: readonly [number: number, noun: string];
  /** The values by which items can be filtered, by the name of their attribute. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  readonly content: Part;
}

export function documentOf(document: Document): string {
  const { title, tone, kicker, heading, told, facts, searched, filters = {}, content } = document;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#-content">Skip to the content</a>
<header class="mast ${tone}">
<p class="kicker">${kicker}</p>
<h1>${heading}</h1>
<p class="told">${told}</p>
${factsOf(facts)}
</header>
<div class="tools" id="-tools" role="search" aria-label="Search" hidden>
<label class="words">Search <kbd>/</kbd> <input id="-words" type="search" autocomplete="off" spellcheck="false"></label>
${Object.entries(filters).map(
  ([name, values]) =>
    html`<label>${name} <select data-filter="${name}"><option value="">any</option>${values.map(
      (value) => html`<option value="${value}">${visible(value)}</option>`,
    )}</select></label>`,
)}
<button type="button" id="-unfold">Unfold all</button>
<span id="-found" role="status" data-of="${count(...searched)}"></span>
</div>
<main id="-content" tabindex="-1">
${content}
</main>
<script>${script}</script>
</body>
</html>
`.toString();
}

const hashOf = (content: Html) =>
  `sha256-${createHash('sha256').update(content.toString()).digest('base64')}`;

/** The content security policy: loads nothing, and allows only the script and the style of this page. */
const policy = [
  "default-src 'none'",
  `script-src '${hashOf(script)}'`,
  `style-src '${hashOf(style)}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Renders a section of the page. If `isSearched`, the search hides it when nothing in it matches. */
export function section(name: string, heading: Part, body: Part, { isSearched = false } = {}): Html {
  return html`<section aria-labelledby="-${name}"${isSearched && html` data-part`}><h2 id="-${name}">${heading}</h2>
${body}</section>`;
}

interface Group {
  readonly id: string;
  readonly name: string;
  /** Open unless everything is well. */
  readonly isWell: boolean;
  readonly counts: Counts;
  readonly told: string;
  readonly items: Part;
}

/** Renders items that fold together, below their name and their counts. */
export function group({ id, name, isWell, counts, told, items }: Group): Html {
  return html`<details class="area" id="${id}" data-group${!isWell && open}>
<summary><h3>${visible(name)}</h3>${bar(counts)}<span class="counts">${told}</span></summary>
${items}
</details>`;
}

interface Table {
  /** The class, and the accessible name of the region in which a wide table scrolls. */
  readonly name: string;
  readonly label: string;
  readonly caption?: string;
  readonly columns: readonly Part[];
  readonly body: Part;
}

export function table({ name, label, caption, columns, body }: Table): Html {
  const heads = columns.map((column) =>
    column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="${name}">
${caption !== undefined && html`<caption>${caption}</caption>`}<thead><tr>${heads}</tr></thead>
${body}
</table></div>`;
}

type Fact = readonly [name: string, value: Part];

/** Renders names with their values, without those that are undefined. */
export function factsOf(rows: readonly Fact[]): Html {
  return html`<dl class="facts">${rows.map(
    ([name, value]) => value !== undefined && html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** Renders a word with the symbol that tells it from others for readers who cannot tell the colours apart. */
export const mark = (tone: string, sign: string, word: string): Html =>
  html`<span class="verdict ${tone}">${signOf(sign)}${word}</span>`;

export const signOf = (sign: string): Html => html`<span class="sign" aria-hidden="true">${sign}</span>`;

export const code = (text: string): Html => html`<code>${visible(text)}</code>`;

export const codes = (texts: readonly string[]): Part =>
  texts.map((text, at) => [at > 0 && ', ', code(text)]);

export const open = html` open`;

/** Escapes invisible characters, such as direction marks; line breaks stay. */
export function visible(text: string): string {
  return text.split(/\r?\n/).map(printable).join('\n');
}

/** Renders counts as a stacked bar. It is hidden from screen readers: the numbers are beside it. */
export function bar(counts: Counts): Html {
  const total = ruleVerdicts.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0);
  let at = 0;
  const parts = ruleVerdicts.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    if (count === 0) return [];
    const [x, width] = [at, (count / total) * 100];
    at += width;
    // A minimum width, so that one failure among many rules is visible.
    return html`<rect class="${verdict}" x="${x.toFixed(2)}" width="${Math.max(width, 1.5).toFixed(2)}" y="0" height="8"></rect>`;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`;
}
