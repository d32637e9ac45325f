// Load of find, search and the life of a ledger, with the examples of the contract as bodies:
//
//   k6 run load.js -e BASE_URL=http://127.0.0.1:4010 -e ORG=org_demo -e CLIENT_ID=sa_demo -e CLIENT_SECRET=…
import { check, group } from 'k6';
import http from 'k6/http';

const { BASE_URL = 'http://127.0.0.1:4010', ORG = 'org_demo' } = __ENV;
const { CLIENT_ID = 'sa_demo', CLIENT_SECRET = 'demo-client-secret' } = __ENV;
const { CONTRACT = './node_modules/people-data-kit/dist/generated' } = __ENV;

export const options = {
  scenarios: {
    all: {
      executor: 'ramping-vus',
      stages: [
        { duration: '10s', target: 16 },
        { duration: '30s', target: 16 },
      ],
    },
  },
  thresholds: { checks: ['rate==1'], http_req_failed: ['rate==0'] },
};

const contractOf = (name) => JSON.parse(open(`${CONTRACT}/${name}.json`));
const contracts = { people: contractOf('people'), ledger: contractOf('ledger') };

/** The bodies that the contract shows for an operation, by the names of its examples. */
const bodiesOf = (name, path) => {
  const { content } = contracts[name].paths[path].post.requestBody;
  return Object.values(content['application/json'].examples).map(({ value }) => JSON.stringify(value));
};

const finds = bodiesOf('people', '/{org_id}/find');
const searches = bodiesOf('people', '/{org_id}/search');
const [newLedger] = bodiesOf('ledger', '/{org_id}/ledgers');
const [newContacts] = bodiesOf('ledger', '/{org_id}/ledgers/{ledger_id}/contacts');

/** Signs in once, as an access token may call everything and an API key find alone. */
export function setup() {
  const credentials = { grantType: 'clientCredentials', clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  const headers = { 'Content-Type': 'application/json' };
  const answer = http.request('POST', `${BASE_URL}/identity/v1/session`, JSON.stringify(credentials), {
    headers,
  });
  return answer.json('accessToken');
}

/** Returns a function that sends a call and checks its status; its name is shown, whatever ids the address has. */
const callerWith =
  (token) =>
  (method, path, name, status, body = null) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = http.request(method, `${BASE_URL}${path}`, body, { headers, tags: { name } });
    check(answer, { [`${name} is answered with ${status}`]: (came) => came.status === status });
    return answer;
  };

export default function load(token) {
  const call = callerWith(token);
  group('find', () => {
    for (const body of finds) call('POST', `/people/v1/${ORG}/find`, 'find', 200, body);
  });
  group('search', () => {
    for (const body of searches) call('POST', `/people/v1/${ORG}/search`, 'search', 200, body);
  });
  group('the life of a ledger', () => {
    const ledgers = `/ledger/v1/${ORG}/ledgers`;
    const ledger = `${ledgers}/${call('POST', ledgers, 'create ledger', 201, newLedger).json('id')}`;
    call('POST', `${ledger}/contacts`, 'add contacts', 202, newContacts);
    call('GET', ledger, 'get ledger', 200);
    call('GET', `${ledger}/contacts`, 'list contacts', 200);
    call('DELETE', ledger, 'delete ledger', 204);
    call('GET', ledger, 'get deleted ledger', 404);
  });
}
