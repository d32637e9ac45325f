import { html } from '../../../spec/docs/html.js';

/** The style of the page: follows the system's light or dark scheme, fits a phone, and prints well. */
export const style = html`
:root {
  color-scheme: light dark;
  --paper: #f8f6f1; --card: #fffefb; --ink: #23262b; --quiet: #5b6068; --line: #e0dcd2; --field: #f1eee6; --link: #1f4e8c;
  --pass: #1f6b45; --fail: #a32a24; --doubt: #7a5200; --rest: #5b6068; --broke: #76308a;
  --serif: Charter, "Bitstream Charter", "Sitka Text", "Source Serif 4", "Noto Serif", serif;
  --sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a; --card: #1b1e22; --ink: #e3e1dc; --quiet: #a0a6ae; --line: #30343a; --field: #22262b; --link: #92b9ee;
    --pass: #7fc79d; --fail: #f0908a; --doubt: #ddb35f; --rest: #a0a6ae; --broke: #d2a6e2;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); overflow-wrap: anywhere; }
.mast, main, .tools { width: min(68rem, 100% - 2 * clamp(1rem, 4vw, 3rem)); margin: 0 auto; }
[hidden] { display: none !important; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; z-index: 3; padding: .5rem 1rem; background: var(--card); }
code, pre, kbd, .id { font-family: var(--mono); font-size: .875em; }
h1, h2, blockquote { font-family: var(--serif); }
h2 { margin: 3.5rem 0 .5rem; font-size: 1.6rem; font-weight: 600; line-height: 1.25; letter-spacing: -.005em; }
h3 { margin: 0; font-size: 1.05rem; line-height: 1.35; }
h4, h5 { margin: 1.25rem 0 .3rem; font-size: .8rem; font-weight: 600; color: var(--quiet); letter-spacing: .02em; }
p { margin: .5rem 0; max-width: 46rem; }
.note, .under { color: var(--quiet); font-size: .875rem; }

.mast { padding-top: clamp(2rem, 6vw, 4.5rem); padding-bottom: 1.5rem; }
.kicker { margin: 0; color: var(--quiet); font-size: .875rem; }
h1 { margin: .25rem 0 .5rem; font-size: clamp(2.1rem, 6vw, 3.4rem); font-weight: 600; line-height: 1.1; letter-spacing: -.015em; color: var(--tone); }
h1 .sign { margin-right: .3em; font-family: var(--sans); font-size: .8em; }
.told { max-width: 52rem; font-size: 1.15rem; }
.mast .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem 2rem; margin: 1.75rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.mast .facts > div { display: block; }
.mast dd { font-variant-numeric: tabular-nums; }
.conformant { --tone: var(--pass); } .non-conformant { --tone: var(--fail); } .proved-nothing { --tone: var(--doubt); } .error { --tone: var(--broke); }
.pass { --tone: var(--pass); } .fail { --tone: var(--fail); } .inconclusive { --tone: var(--doubt); } .unexercised, .skipped { --tone: var(--rest); }

.tools { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding-top: .6rem; padding-bottom: .6rem; background: var(--paper); border-bottom: 1px solid var(--line); font-size: .875rem; }
.tools label { display: flex; gap: .4rem; align-items: center; color: var(--quiet); }
.tools .words { flex: 1 1 16rem; } .tools .words input { flex: 1; min-width: 0; }
input, select, button { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--quiet); border-radius: .4rem; padding: .3rem .6rem; max-width: 100%; }
button { cursor: pointer; } button:hover { background: var(--field); }
kbd { padding: 0 .4em; border: 1px solid var(--line); border-radius: .25rem; }
#-found { color: var(--quiet); }

.facts { margin: .75rem 0; } .facts > div { display: grid; grid-template-columns: 8rem 1fr; gap: .15rem 1rem; padding: .2rem 0; }
dt { color: var(--quiet); font-size: .875rem; } dd { margin: 0; min-width: 0; white-space: pre-wrap; }
.expected { font-weight: 600; }

.scroll { overflow-x: auto; margin-top: 1.5rem; }
@media (min-width: 48rem) { .figures { table-layout: fixed; } }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
caption { padding-bottom: .6rem; text-align: left; color: var(--quiet); font-size: .875rem; }
th, td { padding: .45rem .9rem .45rem 0; text-align: left; vertical-align: top; font-weight: normal; border-top: 1px solid var(--line); }
thead th, thead td { border-top: 0; color: var(--quiet); font-size: .8125rem; white-space: nowrap; }
.figures td, .number { text-align: right; font-variant-numeric: tabular-nums; } .figures thead th:not(:first-child) { text-align: right; }
:is(.figures td, .number):is(.fail, .error) { color: var(--tone); font-weight: 700; } .figures td.none { color: var(--quiet); }
.figures tfoot { font-weight: 600; } .figures tfoot th, .figures tfoot td { border-top: 2px solid var(--line); font-weight: inherit; }
.trend th[scope=row] { min-width: 8.5rem; } .trend tr.this > * { background: var(--card); } .trend .bar { width: 7rem; margin-top: .45rem; } .ids { min-width: 12rem; margin: 0; padding: 0; list-style: none; font-size: .875rem; }
.grid { width: auto; } .grid :is(th, td) { padding: .1rem .4rem; white-space: nowrap; } .grid thead span { writing-mode: vertical-rl; transform: rotate(180deg); }
.left { padding-left: 1.1rem; } .left li { padding: .2rem 0; }

.verdict { display: inline-flex; gap: .35em; align-items: baseline; color: var(--tone); font-size: .875rem; font-weight: 600; white-space: nowrap; }
.verdict .sign { display: inline-block; width: 1em; text-align: center; }
.basis { padding: .05rem .5rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--quiet); font-size: .78rem; white-space: nowrap; }
.basis.confirmed { border-color: var(--pass); color: var(--pass); }
.bar { display: block; width: 100%; height: .5rem; background: var(--field); border-radius: .25rem; overflow: hidden; }
.bar rect { fill: var(--tone); } .bar .pass { fill-opacity: .55; } .bar :is(.unexercised, .skipped) { fill-opacity: .22; } .bar .inconclusive { fill-opacity: .7; }

.card { margin: 1.25rem 0; padding: clamp(1rem, 3vw, 1.75rem); background: var(--card); border: 1px solid var(--line); border-left: .3rem solid var(--tone); border-radius: .5rem; }
.card.known { --tone: var(--rest); } p.known { color: var(--quiet); } .card.fails { --tone: var(--fail); }
.card h3 a { color: inherit; font-family: var(--mono); font-size: 1rem; }
.card > .under { margin-top: .35rem; }
.again { display: inline-block; margin: .1rem 0; padding: .1rem .6rem; border-radius: .3rem; background: var(--field); font-size: .8125rem; font-weight: 600; letter-spacing: .02em; }
.unsure { color: var(--doubt); }
.says { font-size: 1.08rem; }
blockquote { margin: .9rem 0; padding: .1rem 0 .1rem 1.1rem; border-left: 2px solid var(--line); font-size: 1.06rem; }
blockquote p { margin: .1rem 0; font-style: italic; } blockquote footer { color: var(--quiet); font: .8125rem/1.5 var(--sans); }

pre { margin: .25rem 0 .75rem; padding: .7rem .9rem; background: var(--field); border-radius: .4rem; white-space: pre-wrap; unicode-bidi: plaintext; line-height: 1.5; }
pre.headers { background: none; padding: 0; color: var(--quiet); }
summary { cursor: pointer; }
.exchange { margin: .5rem 0; padding: .5rem .9rem; border: 1px solid var(--line); border-radius: .4rem; } .status { white-space: nowrap; }
.command { display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 0 1rem; } .command pre { grid-column: 1 / -1; } .copy { padding: .1rem .6rem; margin-bottom: .3rem; font-size: .8125rem; }

.area { border-top: 1px solid var(--line); }
.area > summary { display: grid; grid-template-columns: 1rem minmax(7rem, 12rem) minmax(4rem, 12rem) 1fr; gap: .25rem 1rem; align-items: center; padding: .6rem 0; list-style: none; }
.area > summary::-webkit-details-marker { display: none; }
.area > summary::before { content: "▸"; content: "▸" / ""; color: var(--quiet); } .area[open] > summary::before { content: "▾"; content: "▾" / ""; }
.counts { color: var(--quiet); font-size: .875rem; font-variant-numeric: tabular-nums; }
.rule { margin-left: 2rem; border-top: 1px solid var(--line); }
.rule > summary { display: grid; grid-template-columns: 7.5rem minmax(11rem, 17rem) 6rem 1fr; gap: .15rem .8rem; align-items: baseline; padding: .45rem 0; list-style: none; }
.rule > summary::-webkit-details-marker { display: none; }
.rule > summary:hover .id, .area > summary:hover h3 { text-decoration: underline; text-underline-offset: .2em; }
.basis { justify-self: start; } .gist { min-width: 0; color: var(--quiet); font-size: .925rem; }
.rule[open] > summary .gist { visibility: hidden; height: 1.2em; overflow: hidden; }
.inside { padding: 0 0 1.25rem; }
:target { scroll-margin-top: 4.5rem; } .card:target, .rule:target > summary { box-shadow: 0 0 0 3px var(--link); border-radius: .4rem; }
main { padding-bottom: 6rem; }

@media (max-width: 48rem) {
  .tools { position: static; } html { scroll-padding-top: 1rem; }
  .facts > div { grid-template-columns: 1fr; }
  .area > summary { grid-template-columns: 1rem 1fr 5rem; } .counts { grid-column: 2 / -1; }
  .rule { margin-left: .75rem; } .rule > summary { display: flex; flex-wrap: wrap; } .gist { flex-basis: 100%; }
  .mast .facts { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
  .rule[open] > summary .gist { display: none; }
  .trend thead { position: absolute; left: -100rem; } .trend :is(tbody, tr, th, td) { display: block; padding: .1rem 0; border: 0; text-align: left; }
  .trend tr { padding: .6rem 0; border-top: 1px solid var(--line); } .trend td[data-name]::before { content: attr(data-name) " "; color: var(--quiet); font-size: .875rem; }
}
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --field: #f4f4f4; --link: #000; --pass: #14532d; --fail: #8a1c17; --doubt: #5f4000; --rest: #444; --broke: #5b2370; color-scheme: light; }
  html { font-size: 70%; } .says, blockquote { font-size: 1rem; } .inside { padding-bottom: .5rem; } .tools, .skip, .copy { display: none !important; }
  .mast, main { width: 100%; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .area > summary::before { content: none !important; } .area > summary { grid-template-columns: 10rem 8rem 1fr; } .rule > summary { grid-template-columns: 7.5rem 20rem 6rem 1fr; }
  .scroll { overflow: visible; }
  h2, h3, summary { break-after: avoid; } .card { break-inside: auto; } .rule { break-inside: avoid; }
  .gist { display: none; } a { text-decoration: none; }
}
`;

/** The script of the page: search, filters, keys, copy buttons. The page can be read without it. */
export const script = html`'use strict';
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [tools, field, found, unfold] = ['-tools', '-words', '-found', '-unfold'].map((id) => document.getElementById(id));
  const choices = all('[data-filter]');
  const items = all('[data-item]');
  const texts = items.map((item) => item.textContent.toLowerCase());
  const groups = all('[data-group]');
  const first = groups.map((group) => group.open);
  tools.hidden = false;

  const show = () => {
    const words = field.value.toLowerCase().split(' ').filter(Boolean);
    const wanted = choices.filter((choice) => choice.value !== '');
    const isAll = words.length === 0 && wanted.length === 0;
    items.forEach((item, at) => {
      const fits = wanted.every((choice) => item.dataset[choice.dataset.filter] === choice.value);
      item.hidden = !fits || words.some((word) => !texts[at].includes(word));
    });
    for (const part of all('[data-group], [data-part]')) part.hidden = !part.querySelector('[data-item]:not([hidden])');
    groups.forEach((group, at) => { group.open = isAll ? first[at] : true; });
    const count = all('[data-group] [data-item]:not([hidden])').length;
    found.textContent = isAll ? '' : count + ' of ' + found.dataset.of;
  };
  for (const one of [field, ...choices]) one.addEventListener('input', show);
  const clear = () => {
    for (const one of [field, ...choices]) one.value = '';
    show();
  };

  unfold.addEventListener('click', () => {
    const isFolded = unfold.textContent === 'Unfold all';
    for (const one of all('main details')) one.open = isFolded;
    unfold.textContent = isFolded ? 'Fold all' : 'Unfold all';
  });

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && event.target === field) clear();
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  // A link may lead to what is folded, or hidden by the search.
  const reveal = () => {
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { return; }
    const target = name === '' ? null : document.getElementById(name);
    if (target === null) return;
    if (target.closest('[hidden]')) clear();
    for (let one = target; one !== null; one = one.parentElement) if (one.localName === 'details') one.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);

  for (const button of all('.copy')) {
    button.hidden = false;
    const line = button.parentElement.querySelector('code');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(line.textContent);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(line);
        button.textContent = 'Selected';
      }
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
  }

  // A browser that comes back to the page fills in what was typed before.
  show();
  reveal();
})();
`;
