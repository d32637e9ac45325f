import { interfaces } from '../contract/documents.js';
import { type Html, html, type Part } from './html.js';
import { pageOf, questionsPage, rulesPage, startPage } from './links.js';

/** What every page runs, where scripts run at all. */
export const scripts = ['search.js', 'try-it.js'] as const;

/** Identifies a page as part of a reference. */
export const generator = 'pdk docs';

const pages: readonly (readonly [file: string, name: string])[] = [
  [startPage, 'Start'],
  ...interfaces.map((id) => [pageOf(id), id] as const),
  [rulesPage, 'Rules'],
  [questionsPage, 'Questions'],
];

export interface Page {
  /** The file name of the page. */
  readonly file: string;
  readonly title: string;
  /** What the search box of the page finds, such as "operations"; without it there is no search box. */
  readonly finds?: string;
  /** The path from the page to the folder of the others, if it is in another one. */
  readonly root?: string;
  readonly content: Part;
}

/** Renders a whole page. It uses only relative links, so that it works from a folder as well as from a server. */
export function layout({ file, title, finds, root = '', content }: Page): Html {
  const links = pages.map(([to, name]) => {
    const current = to === file && html` aria-current="page"`;
    return html`<li><a href="${root}${to}"${current}>${name}</a></li>`;
  });
  return html`${doctype}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${generator}">
<title>${title} · People Data Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}style.css">
${scripts.map((script) => html`<script src="${root}${script}" defer></script>`)}
</head>
<body>
<a class="skip" href="#-content">Skip to the content</a>
<header><nav aria-label="Pages"><ul>${links}</ul></nav></header>
<main id="-content" tabindex="-1">
<h1>${title}</h1>
${finds !== undefined && searchBox(finds)}
${content}
</main>
</body>
</html>
`;
}

const doctype = html`<!doctype html>`;

/** Hidden until the script that it needs is loaded. No id of the contract starts like those of the page. */
function searchBox(finds: string): Html {
  return html`<div class="search" id="-search" role="search" hidden>
<label for="-words">Show ${finds} with <kbd>/</kbd></label>
<input id="-words" type="search" autocomplete="off" spellcheck="false">
<span id="-found" role="status" data-finds="${finds}"></span>
</div>`;
}
