// Hides entries that do not contain every word in the search box.

(() => {
  const box = document.getElementById('-search');
  const field = document.getElementById('-words');
  const found = document.getElementById('-found');
  if (!box || !field || !found) return;
  box.hidden = false;
  const items = [...document.querySelectorAll('[data-item]')];
  const texts = items.map((item) => item.textContent.toLowerCase());
  const groups = [...document.querySelectorAll('[data-group]')];

  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    items.forEach((item, index) => {
      const fits = words.every((word) => texts[index].includes(word));
      item.hidden = !fits;
      if (fits) count += 1;
    });
    for (const group of groups) group.hidden = !group.querySelector('[data-item]:not([hidden])');
    found.textContent = words.length === 0 ? '' : `${count} of ${items.length} ${found.dataset.finds}`;
  };
  field.addEventListener('input', show);

  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  // A link may lead to what the search hides.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    show();
    target.scrollIntoView();
  });

  // A browser that comes back to the page fills in what was typed before.
  show();
})();
