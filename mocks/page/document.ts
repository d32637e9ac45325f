import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../generated/operations.js';
import { type Html, html, type Part } from '../../spec/docs/html.js';
import { style as docsStyle } from '../../spec/docs/style.js';
import { kinds } from './fault.js';

/** The styles of the page, in addition to those it shares with the reference. */
const ownStyle = `
.top { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; justify-content: space-between; padding: .6rem max(1rem, (100% - 70rem) / 2 + 1rem); }
.top h1 { margin: 0; font-size: 1.15rem; }
.where { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; align-items: center; font-size: .9rem; }
.where select { width: 11rem; }
.now { font-variant-numeric: tabular-nums; white-space: nowrap; } .pace { display: inline-block; min-width: 3.4rem; color: var(--quiet); text-align: right; }
.said { min-height: 1.5rem; max-width: none; margin: .5rem 0; white-space: pre-wrap; } .said.bad { color: var(--draft); }
select, button { font: inherit; padding: .3rem .6rem; max-width: 100%; color: inherit; background: var(--field); border: 1px solid var(--quiet); border-radius: .25rem; }
button { cursor: pointer; } button:hover:enabled { border-color: var(--text); } :disabled { opacity: 1; color: var(--quiet); border-style: dashed; cursor: default; }
[role=tablist] { display: flex; flex-wrap: wrap; gap: .25rem; border-bottom: 1px solid var(--line); }
[role=tab] { padding: .45rem .9rem; background: none; border: 0; border-bottom: 3px solid transparent; border-radius: 0; color: var(--quiet); }
[role=tab][aria-selected=true] { color: var(--text); border-bottom-color: var(--link); }
[role=tabpanel] { padding-top: .25rem; min-height: 60vh; } [role=tabpanel] > h2 { margin: 1rem 0 .5rem; }
.fields { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin: .75rem 0; } .fields p { flex: 1 0 100%; }
.fields label { display: flex; flex-direction: column; gap: .1rem; color: var(--quiet); font-size: .85rem; } .fields :is(input, select, button) { min-height: 2.3rem; font-size: 1rem; color: var(--text); } .fields :disabled { color: var(--quiet); }
.fields .check { flex-direction: row; align-items: center; gap: .4rem; } .fields .check input { width: 1.1rem; } .fields .note { padding-bottom: .35rem; }
#journal-new { min-width: 9.5rem; } #entry { max-width: 34rem; padding: 1rem 0; }
.big { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.rows { padding: 0; list-style: none; border-top: 1px solid var(--line); } .rows > li { border-bottom: 1px solid var(--line); }
.rows summary, .line { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; padding: .45rem .25rem; } .rows summary:hover { background: var(--field); }
.rows summary::before { content: "▸"; content: "▸" / ""; color: var(--quiet); } .rows [open] > summary::before { content: "▾"; content: "▾" / ""; }
.rows details > :not(summary) { margin-left: 1.4rem; } .rows .grow { flex: 1 1 14rem; min-width: 0; }
.rows .grow, .rows pre, .rows dd, .rows .text { unicode-bidi: plaintext; }
.empty { padding: .75rem .25rem; color: var(--quiet); }
.status { display: inline-block; min-width: 6.8rem; font-variant-numeric: tabular-nums; font-weight: 600; } .good { color: var(--stated); } .refused { color: var(--assumed); } .failed { color: var(--draft); }
.rows .part { font-weight: 600; margin: .75rem 0 .2rem; font-size: .85rem; color: var(--quiet); } .rows pre { max-height: 26rem; overflow: auto; }
.why { margin: .5rem 0; padding: .1rem .8rem; border-left: 3px solid var(--assumed); }
fieldset { margin: .25rem 0 .75rem; padding: 0; border: 0; } legend { padding: 0; font-weight: 600; } fieldset label { display: flex; gap: .6rem; align-items: baseline; padding: .2rem 0; max-width: 50rem; }
dt { color: var(--quiet); }
.record { margin: .25rem 0 .75rem; } .record label { color: var(--quiet); font-size: .85rem; }
textarea { display: block; width: 100%; margin: .25rem 0 .5rem; padding: .6rem; font: .92rem/1.5 ui-monospace, monospace; color: inherit; background: var(--field); border: 1px solid var(--quiet); border-radius: .25rem; resize: vertical; } [aria-invalid=true] { border-color: var(--draft); }
.why.failed { border-color: var(--draft); }
@media (max-width: 40rem) { [role=tab] { padding: .4rem .55rem; } .rows details > :not(summary) { margin-left: .4rem; } dt { flex-basis: auto; } }
`;

const style = docsStyle + ownStyle;

const script = bundled();

const tabs = {
  journal: ['Journal', journal()],
  people: ['People', people()],
  clock: ['Clock', clock()],
  faults: ['Faults', faults()],
  messages: ['Messages', messages()],
  readings: ['Readings', readings()],
  worlds: ['Worlds', worlds()],
} as const satisfies Readonly<Record<string, readonly [name: string, content: Html]>>;

/** The page runs only its own script and style, connects only to the control plane, and cannot turn text into HTML. */
export const policy = [
  "default-src 'none'",
  `script-src '${hashOf(script)}'`,
  `style-src '${hashOf(style)}'`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The page as one document, the same for every mock. Neither style nor script may contain the end tag of its element. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Control · People Data Service, mock</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${body()}<script>${script}</script>
</body>
</html>
`;

/** The browser code, which the build bundles. */
function bundled(): string {
  const file = join(import.meta.dirname, 'bundle.js');
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The script of the page is not built: ${file} cannot be read. Run \`npm run build\`.`, {
      cause,
    });
  }
}

function body(): Html {
  const names = Object.entries(tabs);
  return html`<a class="skip" href="#-content">Skip to the content</a>
<header class="top"><h1>Mock control</h1>
<div class="where" id="where">
<label>World <select id="world" disabled><option>default</option></select></label>
<span class="now"><span id="pace" class="pace">time</span> <time id="now">····-··-·· ··:··:··</time></span>
<button type="button" id="reset" disabled>Reset world</button>
<a href="/docs/">Reference</a>
</div></header>
<main id="-content" tabindex="-1">
<p id="said" class="said" role="status"></p>
<noscript><p>This page asks the control plane for what it shows, by a script: it needs one. <a href="/docs/">The reference</a> does not.</p></noscript>
<form id="entry" class="fields" hidden>
<p>The page needs the token of the control plane. <code>pdk mock</code> prints it, and the address that holds it.</p>
<label>Control token <input id="token" type="password" autocomplete="off" required></label>
<button>Open</button>
</form>
<div id="desk" hidden>
<div role="tablist" aria-label="Parts of the mock">${names.map(
    ([id, [name]], at) =>
      html`<button type="button" role="tab" id="tab-${id}" aria-controls="${id}" aria-selected="${at === 0 ? 'true' : 'false'}" tabindex="${at === 0 ? '0' : '-1'}">${name}</button>`,
  )}</div>
${names.map(
  ([id, [name, content]], at) =>
    html`<section role="tabpanel" id="${id}" aria-labelledby="tab-${id}" tabindex="0"${at > 0 && html` hidden`}><h2>${name}</h2>
${content}</section>
`,
)}</div>
</main>
`;
}

function journal(): Html {
  return html`<div class="fields">
<label>Filter <input id="journal-words" type="search" autocomplete="off" spellcheck="false" placeholder="find 4xx"></label>
<button type="button" id="journal-new" disabled>No new calls</button>
<button type="button" id="journal-clear">Forget all calls</button>
<span class="note" id="journal-count"></span>
</div>
<ul class="rows" id="calls" aria-label="Calls, the newest first"></ul>`;
}

function people(): Html {
  return html`<form class="fields" id="people-search" role="search">
<label>Name, title, company or email <input id="people-words" type="search" autocomplete="off" spellcheck="false"></label>
<button>Search</button> <span class="note" id="people-count"></span>
</form>
<ul class="rows" id="found" aria-label="People"></ul>
<details class="own"><summary>Add people and companies</summary><div id="own"></div></details>`;
}

function clock(): Html {
  return html`<p class="big"><time id="clock-now">····-··-·· ··:··:··</time> UTC, <span id="clock-pace">time</span></p>
<div class="fields"><button type="button" id="freeze">Freeze</button> <button type="button" id="resume">Resume</button>
<button type="button" id="undo">Undo every move</button></div>
<form class="fields" id="advance"><label>Advance by <input id="advance-by" list="durations" value="P1D" required spellcheck="false"></label>
<datalist id="durations">${['PT1M', 'PT1H', 'P1D', 'P14D', 'P30D'].map((one) => html`<option>${one}</option>`)}</datalist><button>Advance</button>
<span class="note">A duration such as PT90M, P14D or P1DT2H</span></form>
<form class="fields" id="freeze-at"><label>Freeze at <input id="freeze-instant" required spellcheck="false" placeholder="2026-01-14T05:00:00Z"></label><button>Freeze there</button></form>`;
}

function faults(): Html {
  const targets = ['all', 'webhooks', 'people', 'identity', 'ledger', 'billing', ...Object.keys(operations)];
  return html`<form class="fields" id="fault">
<label>What <select id="fault-kind">${Object.entries(kinds).map(([id, { name }]) => html`<option value="${id}">${name}</option>`)}</select></label>
<label><span id="fault-unit">Status</span> <input id="fault-value" inputmode="numeric" size="6"></label>
<label>On <input id="fault-on" list="targets" value="all" size="18" spellcheck="false"></label><datalist id="targets">${targets.map((one) => html`<option>${one}</option>`)}</datalist>
<label>Times <input id="fault-times" inputmode="numeric" size="4" placeholder="any"></label>
<label>Probability <input id="fault-probability" inputmode="decimal" size="4" placeholder="1"></label>
<label>Credential <input id="fault-credential" size="12" placeholder="any" spellcheck="false"></label>
<label class="check"><input id="fault-after" type="checkbox"> After its work</label>
<button>Add fault</button> <button type="button" id="faults-clear">Remove all</button>
</form>
<ul class="rows" id="fault-list" aria-label="Faults"></ul>`;
}

function messages(): Html {
  const list = (id: string, name: string): Part =>
    html`<h3 id="${id}-name">${name}</h3><ul class="rows" id="${id}" aria-labelledby="${id}-name"></ul>`;
  return html`${list('mails', 'Outbox')}<p><button type="button" id="mails-clear">Throw every mail away</button></p>${list('deliveries', 'Webhook deliveries')}${list('webhooks', 'Webhooks')}`;
}

function readings(): Html {
  return html`<p>What the specification leaves open, and how this world answers it. <a href="/docs/questions.html">All questions</a></p>
<div class="fields"><label>Filter <input id="reading-words" type="search" autocomplete="off" spellcheck="false"></label>
<label class="check"><input id="reading-chosen" type="checkbox"> Only what was changed since the start</label> <span class="note" id="reading-count"></span></div>
<ul class="rows" id="reading-list" aria-label="Readings"></ul>`;
}

function worlds(): Html {
  return html`<form class="fields" id="create">
<label>Name <input id="world-name" pattern="[A-Za-z0-9][A-Za-z0-9\\-]{0,39}" required spellcheck="false"></label>
<label>From <select id="world-from"><option value="">nothing: a fresh one</option></select></label>
<label>Seed <input id="world-seed" inputmode="numeric" size="6" placeholder="as here"></label>
<button>Create</button>
</form>
<ul class="rows" id="world-list" aria-label="Worlds"></ul>`;
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
