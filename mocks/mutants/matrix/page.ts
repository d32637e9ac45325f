/** A standalone page about mutants: totals, and collapsible parts whose contents can be filtered by a word. */
interface Page {
  readonly title: string;
  readonly heading: string;
  /** HTML. */
  readonly intro: string;
  readonly sums: readonly (readonly [name: string, value: string])[];
  /** What the filter searches, as its label names it: "rules and mutants". */
  readonly searched: string;
  /** HTML: `details` with tables, in which each `tbody` is shown or hidden as a whole. */
  readonly parts: readonly string[];
}

export function pageOf({ title, heading, intro, sums, searched, parts }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(heading)}</h1>
<p>${intro}</p>
<dl>${sums.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>
<p><label>Show ${escaped(searched)} with <input id="filter" type="search" autocomplete="off"></label> <span id="shown" role="status"></span></p>
${parts.join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

/** Renders a part of a page, with a summary of what is fine; open unless everything is. */
export function partOf(
  name: string,
  summary: string,
  isWell: boolean,
  columns: readonly string[],
  bodies: readonly string[],
): string {
  const heads = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  return `<details${isWell ? '' : ' open'}><summary><h2>${escaped(name)}</h2> ${escaped(summary)}</summary>
<table>
<thead><tr>${heads}</tr></thead>
${bodies.join('\n')}
</table></details>`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; --good: light-dark(#0a6b2d, #6fd492); --bad: light-dark(#a8201a, #ff8a80); --doubtful: light-dark(#7a5200, #f0c060); --line: light-dark(#d5d9de, #3a4048); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
h2 { display: inline; font-size: 1.1rem; }
dl { display: flex; flex-wrap: wrap; gap: 2rem; } dt { font-size: .85rem; } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-top: 1px solid var(--line); font-weight: normal; }
thead th { font-weight: 600; } th[scope=rowgroup] { width: 38%; }
th, td { overflow-wrap: anywhere; }
.grid { overflow-x: auto; max-height: 70vh; margin-bottom: 1rem; border: 1px solid var(--line); } .grid table { margin: 0; width: auto; } .grid th, .grid td { padding: .1rem .4rem; white-space: nowrap; }
.grid thead { position: sticky; top: 0; background: Canvas; } .grid thead span { writing-mode: vertical-rl; transform: rotate(180deg); } .grid th[scope=row] { position: sticky; left: 0; background: Canvas; }
summary { cursor: pointer; padding: .4rem 0; } :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .doubtful { color: var(--doubtful); } .number { text-align: right; font-variant-numeric: tabular-nums; }
@media (max-width: 45rem) { details thead { display: none; } details :is(tr, th, td) { display: block; width: auto !important; } }
`;

const script = `
const filter = document.getElementById('filter');
const shown = document.getElementById('shown');
filter.addEventListener('input', () => {
  const wanted = filter.value.trim().toLowerCase();
  let count = 0;
  for (const area of document.querySelectorAll('details')) {
    let any = false;
    for (const rule of area.querySelectorAll('tbody')) {
      const fits = rule.textContent.toLowerCase().includes(wanted);
      rule.hidden = !fits;
      if (fits) { any = true; count += 1; }
    }
    area.hidden = !any;
    if (wanted !== '' && any) area.open = true;
  }
  shown.textContent = wanted === '' ? '' : count + ' shown';
});
`;
