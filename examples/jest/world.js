const { PDK_PEOPLE, PDK_CONTROL, PDK_CONTROL_TOKEN } = process.env;

/** Calls the control plane of the mock, which http://127.0.0.1:4011/control/v1/openapi.json of a `pdk mock` describes. */
const control = async (method, path, body, world = 'default') => {
  const response = await fetch(`${PDK_CONTROL}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${PDK_CONTROL_TOKEN}`,
      'Content-Type': 'application/json',
      'X-World': world,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.status === 204 ? undefined : response.json();
};

const ids = [];
afterEach(async () => {
  for (const id of ids.splice(0)) await control('DELETE', `/worlds/${id}`);
});

/** Creates a world, which is removed after the test. Options: seed, credits, now, readings, … */
exports.newWorld = async (options = {}) => {
  const { id, org, credentials } = await control('POST', '/worlds', options);
  ids.push(id);
  const addFault = (fault) => control('POST', '/faults', fault, id);
  return { peopleUrl: PDK_PEOPLE, org, ...credentials, addFault };
};
