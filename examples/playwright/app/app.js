// A page that finds a person by name, and tries again while the service is down.
const { peopleUrl, org, apiKey } = window.settings;
const form = document.querySelector('form');
const output = document.querySelector('output');

const find = async (name, tries = 3) => {
  const response = await fetch(`${peopleUrl}/${org}/find`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matches: [{ fields: [{ field_name: 'name', search_term: name }] }] }),
  });
  if (response.status !== 503 || tries === 1) return response;
  const seconds = Number(response.headers.get('Retry-After') ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return find(name, tries - 1);
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const response = await find(new FormData(form).get('name'));
  const { matches } = await response.json();
  output.textContent = response.ok ? matches[0].people[0].position.title : `failed: ${response.status}`;
});
