import { type Html, html, type Part } from '../../../spec/docs/html.js';
import type { RedactedExchange } from '../redact.js';
import { cut } from './text.js';

/** As many exchanges of one failure are shown; the last ones, as the last one breaks the rule. */
const exchangesMost = 12;
/** Where texts are cut to less than this, only the last one is. */
const fewText = 300;

/** The exchanges that show a failure, the last one unfolded. */
export function exchanges(all: readonly RedactedExchange[], most: number): Html {
  const shown = all.slice(most < fewText ? -1 : -exchangesMost);
  const left = all.length - shown.length;
  return html`${left > 0 && html`<p class="note">${left} earlier exchanges are in the JSON report.</p>`}${shown.map(
    (one, index) => exchange(one, index === shown.length - 1, most),
  )}`;
}

function exchange({ request, response, ...rest }: RedactedExchange, isLast: boolean, most: number): Html {
  return html`<details class="exchange"${isLast && open}>
<summary><code>${cut(`${request.method} ${request.url}`, most)}</code> <span class="status">→ ${response.status}</span></summary>
<p class="note">Exchange ${rest.id} · operation <code>${rest.operation}</code> · as ${rest.credential} · ${Math.round(rest.durationMs)} ms</p>
${side('Request', request.headers, request.body, most)}
${side('Answer', response.headers, response.body, most, response.cookies)}
</details>`;
}

const open = html` open`;

function side(
  title: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
  most: number,
  cookies: readonly string[] = [],
): Html {
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...cookies.map((cookie) => `set-cookie: ${cookie}`),
  ];
  const head = lines.length > 0 && html`<pre class="headers">${cut(lines.join('\n'), most)}</pre>`;
  return html`<h5>${title}</h5>${head}${body !== undefined && body !== '' && html`<pre>${cut(body, most)}</pre>`}`;
}

/** A line for a shell, with a button that copies it, which the script shows. */
export function command(title: string, line: string, most: number): Html {
  return html`<div class="command"><h4>${title}</h4><button type="button" class="copy" hidden>Copy</button>
<pre><code>${cut(line, most)}</code></pre></div>`;
}

/** Names with what is said to them. */
export function facts(rows: readonly (readonly [name: string, value: Part])[]): Html {
  return html`<dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
