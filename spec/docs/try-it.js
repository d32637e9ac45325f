// Sends what the forms say to a running mock, and shows what it answers.

(() => {
  const settings = document.getElementById('-mock');
  if (!settings) return;
  const typed = (id) => document.getElementById(id).value.trim();
  const field = document.getElementById('-address');
  for (const one of document.querySelectorAll('.try')) one.hidden = false;

  // A mock that serves this page is the one to call, unless this is the port of its control plane.
  if (location.pathname.startsWith('/docs/'))
    fetch('/openapi.json', { method: 'HEAD' }).then(
      ({ ok }) => {
        if (ok) field.value = location.origin;
      },
      () => undefined,
    );

  let token;
  async function signedIn() {
    if (token) return token;
    const grant = {
      grantType: 'clientCredentials',
      clientId: typed('-client-id'),
      clientSecret: typed('-client-secret'),
    };
    const answer = await fetch(typed('-address') + settings.dataset.signIn, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(grant),
    });
    if (!answer.ok) throw new Error(`${answer.status} at the sign-in: ${await answer.text()}`);
    token = (await answer.json()).accessToken;
    return token;
  }
  settings.addEventListener('input', () => {
    token = undefined;
  });

  function requestOf(form, call) {
    const [method, template] = call.split(' ');
    const headers = {};
    const query = new URLSearchParams();
    let path = template;
    for (const { name, value, dataset } of form.querySelectorAll('input')) {
      if (dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
      else if (value !== '' && dataset.in === 'query') query.append(name, value);
      else if (value !== '') headers[name] = value;
    }
    const body = form.querySelector('textarea');
    if (body) headers['Content-Type'] = body.dataset.type;
    const search = query.size > 0 ? `?${query}` : '';
    return [path + search, { method, headers, body: body?.value || undefined }];
  }

  // Ids that were answered are offered where the next call needs one.
  const ids = document.createElement('datalist');
  ids.id = '-ids';
  document.body.append(ids);
  for (const field of document.querySelectorAll('.try [data-in=path]')) field.setAttribute('list', ids.id);
  const offer = (value) => {
    for (const [key, inner] of Object.entries(value ?? {})) {
      if (typeof inner === 'object') offer(inner);
      else if (/id$/i.test(key) && !ids.querySelector(`[value="${CSS.escape(inner)}"]`)) {
        ids.append(Object.assign(document.createElement('option'), { value: inner }));
      }
    }
  };

  const readable = (text) => {
    try {
      const value = JSON.parse(text);
      offer(value);
      return JSON.stringify(value, null, 2);
    } catch {
      return text;
    }
  };

  document.addEventListener('submit', async (event) => {
    const form = event.target;
    const operation = form.closest('.try');
    if (!operation) return;
    event.preventDefault();
    const said = form.querySelector('[role=status]');
    const shown = operation.querySelector('pre');
    said.textContent = 'sending …';
    try {
      const [path, request] = requestOf(form, operation.dataset.call);
      if (!('open' in operation.dataset)) request.headers.Authorization = `Bearer ${await signedIn()}`;
      const answer = await fetch(typed('-address') + path, request);
      if (answer.status === 401) token = undefined;
      const text = await answer.text();
      said.textContent = `${answer.status} ${answer.statusText}`;
      shown.textContent = readable(text);
      shown.hidden = text === '';
    } catch (error) {
      shown.hidden = true;
      said.textContent = `No answer (${error.message}). Is a mock running there? npx pdk mock`;
    }
  });
})();
