/** The style of every page: light or dark like the system, for screens from phone size. */
export const style = `:root {
  color-scheme: light dark;
  --back: #ffffff; --text: #1b1f24; --quiet: #57606a; --line: #d5d9de; --field: #f4f6f8; --link: #0b57b0;
  --stated: #0a6b2d; --derived: #0b57b0; --assumed: #8a4b00; --confirmed: #6a2ea0; --draft: #a8201a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #14171b; --text: #e6e8eb; --quiet: #a3abb5; --line: #3a4048; --field: #1e2329; --link: #82b7ff;
    --stated: #6fd492; --derived: #82b7ff; --assumed: #f0b860; --confirmed: #cfa6ff; --draft: #ff8a80;
  }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--back); color: var(--text); overflow-wrap: anywhere; }
main { max-width: 70rem; margin: 0 auto; padding: 0 1rem 4rem; }
main:focus { outline: none; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
[hidden] { display: none !important; }
a { color: var(--link); }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; z-index: 1; padding: .5rem 1rem; background: var(--back); }
header { border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; max-width: 70rem; margin: 0 auto; padding: .75rem 1rem; list-style: none; }
nav a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none; }
h1 { margin: 1.5rem 0 .5rem; line-height: 1.2; }
.entry > :first-child a { color: inherit; text-decoration: none; } .entry > :first-child a:hover { text-decoration: underline; }
h2 { margin: 2rem 0 .5rem; line-height: 1.25; }
h3 { margin: 1.25rem 0 .25rem; }
p { margin: .4rem 0; max-width: 50rem; white-space: normal; }
code, kbd, pre { font-family: ui-monospace, monospace; font-size: .92em; }
kbd { padding: 0 .35em; border: 1px solid var(--line); border-radius: .2rem; }
pre { margin: .5rem 0; padding: .75rem; background: var(--field); white-space: pre-wrap; }
.search { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; position: sticky; top: 0; padding: .5rem 0; background: var(--back); }
input { font: inherit; padding: .3rem .5rem; max-width: 100%; color: inherit; background: var(--field); border: 1px solid var(--quiet); border-radius: .25rem; }
.entry { padding-bottom: 1rem; border-bottom: 1px solid var(--line); scroll-margin-top: 3.5rem; }
.entry:target > :first-child { text-decoration: underline; text-underline-offset: .3em; }
.call { font-size: 1.05rem; }
.mark { display: inline-block; padding: 0 .4rem; border: 1px solid currentColor; border-radius: .75rem; font-size: .8rem; line-height: 1.4; }
.mark a { color: inherit; }
.mark.inherited { border-style: dotted; opacity: .85; }
.stated { color: var(--stated); } .derived { color: var(--derived); } .assumed { color: var(--assumed); } .confirmed { color: var(--confirmed); }
.draft { color: var(--draft); }
.type, .section, .note { color: var(--quiet); font-size: .9rem; }
.needed { font-size: .8rem; }
.name { font-weight: 600; }
.facts > div, .readings > div { display: flex; gap: .25rem 1rem; padding: .2rem 0; }
dl { margin: .5rem 0; } dt { flex: 0 0 12rem; } dd { flex: 1; margin: 0; min-width: 0; }
ul { margin: .4rem 0; padding-left: 1.25rem; }
.members, .alternatives, .elements { margin: .25rem 0; padding-left: 1rem; border-left: 2px solid var(--line); }
.members { list-style: none; } .members > li { padding: .35rem 0; }
.limits { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none; font-size: .9rem; }
.entries > li { padding: .4rem 0; }
details { margin: .25rem 0; } summary { cursor: pointer; padding: .15rem 0; } summary h4 { display: inline; }
.answer > :not(summary) { margin-left: 1rem; }
@media (max-width: 40rem) { .search { position: static; } .entry { scroll-margin-top: .5rem; } .facts > div, .readings > div { display: block; } ul, .answer > :not(summary) { margin-left: 0; padding-left: .6rem; } nav ul { padding: .75rem 1rem; } }
@media print { header, .search, .skip { display: none; } .entry { break-inside: auto; } }
`;
