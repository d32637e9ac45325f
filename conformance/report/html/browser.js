// Search, filters, keys and copy buttons. The page can be read without them.

(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [tools, field, found, unfold] = ['-tools', '-words', '-found', '-unfold'].map((id) =>
    document.getElementById(id),
  );
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
    for (const part of all('[data-group], [data-part]'))
      part.hidden = !part.querySelector('[data-item]:not([hidden])');
    groups.forEach((group, at) => {
      group.open = isAll ? first[at] : true;
    });
    const count = all('[data-group] [data-item]:not([hidden])').length;
    found.textContent = isAll ? '' : `${count} of ${found.dataset.of}`;
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
    try {
      name = decodeURIComponent(name);
    } catch {
      return;
    }
    const target = name === '' ? null : document.getElementById(name);
    if (target === null) return;
    if (target.closest('[hidden]')) clear();
    for (let one = target; one !== null; one = one.parentElement)
      if (one.localName === 'details') one.open = true;
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
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
  }

  // A browser that comes back to the page fills in what was typed before.
  show();
  reveal();
})();
