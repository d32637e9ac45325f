// The application: signs in, finds a person by name, and renews its session by the refresh cookie. It knows nothing of a mock.
const { api, org, username, password } = Object.fromEntries(new URLSearchParams(location.search));
const form = document.querySelector('form');
const output = document.querySelector('output');
let token;

const call = (path, body) =>
  fetch(`${api}${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

const signIn = async (grant) => {
  const response = await call('/identity/v1/session', grant);
  token = (await response.json()).accessToken;
};

const find = async (name) => {
  const body = { matches: [{ fields: [{ field_name: 'name', search_term: name }] }] };
  if (!token) await signIn({ grantType: 'password', username, password });
  let response = await call(`/people/v1/${org}/find`, body);
  if (response.status === 401) {
    await signIn({ grantType: 'refreshToken' });
    response = await call(`/people/v1/${org}/find`, body);
  }
  if (response.status === 429) return `try again in ${response.headers.get('Retry-After')} s`;
  return (await response.json()).matches[0].people[0].position.title;
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  output.textContent = '';
  output.textContent = await find(new FormData(form).get('name')).catch(() => 'no connection');
});
form.querySelector('button').disabled = false;
