import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../generated/operations.js';
import { asset, type Html, html, type Part, styled } from '../../spec/docs/html.js';
import { type Kind, kinds } from './fault.js';

/** The page has the style of the reference, and some of its own. */
const style = `${styled(join(import.meta.dirname, '../../spec/docs'), 'docs.css')}${asset(import.meta.dirname, 'page.css')}`;

const script = bundled();

const durations = {
  '1 minute': 'PT1M',
  '1 hour': 'PT1H',
  '1 day': 'P1D',
  '2 weeks': 'P14D',
  '30 days': 'P30D',
};

/** What often goes wrong, as the fields of the form of faults. */
const troubles: Readonly<Record<string, readonly [kind: Kind, value: string, probability: string]>> = {
  Outage: ['status', '503', ''],
  'Rate limit': ['status', '429', '0.2'],
  Slow: ['latency', '2000', ''],
  'Bad network': ['reset', '', '0.1'],
};

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
<button type="button" id="journal-clear">Clear journal</button>
<span class="note" id="journal-count"></span>
</div>
<div class="chips" id="journal-chips" role="group" aria-label="Status">${['2xx', '4xx', '5xx'].map(
    (status) => html`<button type="button" value="${status}" aria-pressed="false">${status}</button>`,
  )}</div>
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
<datalist id="durations">${Object.values(durations).map((one) => html`<option>${one}</option>`)}</datalist><button>Advance</button>
<span class="note">A duration such as PT90M, P14D or P1DT2H</span></form>
<div class="chips" id="clock-presets" role="group" aria-label="Advance by">${Object.entries(durations).map(
    ([name, duration]) => html`<button type="button" value="${duration}">${name}</button>`,
  )}</div>
<form class="fields" id="freeze-at"><label>Freeze at <input id="freeze-instant" required spellcheck="false" placeholder="2026-01-14T05:00:00Z"></label><button>Freeze there</button></form>`;
}

function faults(): Html {
  const targets = ['all', 'webhooks', 'people', 'identity', 'ledger', 'billing', ...Object.keys(operations)];
  return html`<div class="chips" id="fault-presets" role="group" aria-label="Presets">${Object.entries(
    troubles,
  ).map(
    ([name, [kind, value, probability]]) =>
      html`<button type="button" data-kind="${kind}" data-value="${value}" data-probability="${probability}">${name}</button>`,
  )}</div>
<form class="fields" id="fault">
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
  return html`${list('mails', 'Outbox')}<p><button type="button" id="mails-clear">Delete every mail</button></p>${list('deliveries', 'Webhook deliveries')}${list('webhooks', 'Webhooks')}`;
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
