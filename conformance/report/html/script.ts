import { html } from '../../../spec/docs/html.js';

/** The script of the page: search, filters, keys, copy buttons. The page can be read without it. */
export const script = html`'use strict';
(() => {
  const tools = document.getElementById('-tools');
  const field = document.getElementById('-words');
  const found = document.getElementById('-found');
  const unfold = document.getElementById('-unfold');
  const choices = [...document.querySelectorAll('[data-filter]')];
  const items = [...document.querySelectorAll('[data-item]')];
  const texts = items.map((item) => item.textContent.toLowerCase());
  const groups = [...document.querySelectorAll('[data-group]')];
  const parts = [...document.querySelectorAll('[data-part]')];
  const isRule = (item) => item.classList.contains('rule');
  const rules = items.filter(isRule).length;
  const first = new Map(groups.map((group) => [group, group.open]));
  tools.hidden = false;

  const show = () => {
    const words = field.value.toLowerCase().split(' ').filter(Boolean);
    const wanted = choices.filter((choice) => choice.value !== '');
    const isAll = words.length === 0 && wanted.length === 0;
    let count = 0;
    items.forEach((item, index) => {
      const fits = wanted.every((choice) => item.dataset[choice.dataset.filter] === choice.value) &&
        words.every((word) => texts[index].includes(word));
      item.hidden = !fits;
      if (fits && isRule(item)) count += 1;
    });
    const has = (part) => part.querySelector('[data-item]:not([hidden])') !== null;
    for (const group of groups) {
      group.hidden = !has(group);
      group.open = isAll ? first.get(group) : true;
    }
    for (const part of parts) part.hidden = !has(part);
    found.textContent = isAll ? '' : count + ' of ' + rules + (rules === 1 ? ' rule' : ' rules');
  };
  field.addEventListener('input', show);
  for (const choice of choices) choice.addEventListener('change', show);
  const clear = () => {
    field.value = '';
    for (const choice of choices) choice.value = '';
    show();
  };

  let isUnfolded = false;
  unfold.addEventListener('click', () => {
    isUnfolded = !isUnfolded;
    for (const one of document.querySelectorAll('main details')) one.open = isUnfolded;
    unfold.textContent = isUnfolded ? 'Fold all' : 'Unfold all';
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

  for (const button of document.querySelectorAll('.copy')) {
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

  // Paper has everything unfolded.
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details:not([open])')];
    for (const one of folded) one.open = true;
  });
  addEventListener('afterprint', () => { for (const one of folded) one.open = false; });

  // A browser that comes back to the page fills in what was typed before.
  show();
  reveal();
})();
`;
