/** The styles of the page, in addition to those it shares with the reference. */
export const style = `
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
