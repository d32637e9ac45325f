import type { Taking } from '../../report/forecast.js';

/** The maximum cost of performing an investigation once, besides requests. */
type Need = Omit<Taking, 'requests'>;

type Row = readonly [lookups: number, credits: number, wrongSignIns?: number, refusedTokens?: number];

/**
 * Costs by the ids of investigations, as counted on the wire; braces group those of equal cost. Investigations that are not
 * listed have none. A test counts again.
 */
const counted: Readonly<Record<string, Row>> = {
  'session/service-account': [8, 40],
  'session/{refresh-reuse,bogus-refresh,wrong-secret,unknown-client,missing-secret}': [0, 0, 1],
  'session/{wrong-password,unknown-grant}': [0, 0, 1],
  'session/{misspelt-grant,unknown-user}': [0, 0, 2],
  'session/missing-grant': [0, 0, 3],
  'auth/{api-key,role-on-org,unknown-org}': [4, 20],
  'auth/token-or-key': [12, 60],
  'auth/{missing,garbage,tampered,empty-bearer,bearer-scheme,none-alg,query-token}': [4, 20, 0, 1],
  'auth/org-oracle': [8, 40],
  'auth/keep-alive': [18, 90, 0, 3],
  'limits/{hundred-people,hundred-lookups}': [100, 500],
  'limits/over-hundred-lookups': [150, 750],
  'limits/{long-term,criterion-name,criterion-title,criterion-linkedin,criterion-company.name}': [1, 5],
  'limits/{criterion-company.linkedin,criterion-email_address,criterion-company.ticker}': [1, 5],
  'limits/{criterion-company.domain,criterion-education.school,all-nine-criteria}': [1, 5],
  'limits/{size-over,size-odd,return-fields}': [4, 20],
  'limits/payment': [1, 1],
  'errors/{malformed-json,confidence-type}': [3, 15],
  'errors/{not-json,matches-type,empty-matches,missing-matches,get}': [0, 1],
  'errors/{fields-type,term-type,field-case}': [1, 5],
  'errors/{unknown-field,empty-fields}': [5, 25],
  'errors/{extra-member,path-without-org,org-traversal,other-version,oversize-body}': [4, 20],
  'errors/header-injection': [2, 10],
  'relation/permute': [30, 150],
  'relation/{concat,confidence}': [8, 38],
  'relation/duplicate': [12, 57],
  'relation/{context,default-size}': [13, 63],
  'relation/writing': [10, 40],
  'relation/smaller-size': [30, 90],
  'relation/size-per-match': [8, 23],
  'relation/{own-linkedin,own-email,own-name-and-company,own-linkedin-and-name,repeat}': [15, 75],
  'relation/parallel': [115, 535],
  'relation/{upper-case,linkedin-address,criteria-order,return-fields}': [10, 50],
  'relation/outer-spaces': [5, 25],
  'relation/true-criterion': [20, 100],
  'explore/batch': [17, 85],
  'people/{record,record-fields,lookup-fields}': [2, 2],
  'people/lookup': [13, 13],
  'people/lookup-odd-ids': [7, 7],
  'people/search-own-values': [10, 10],
  'people/search-filters': [15, 15],
  'people/search-pages': [4, 4],
  'people/search-several': [77, 77],
  'people/search-previewed': [380, 380],
  'people/like-ids': [14, 14],
  'people/records-agree': [56, 184],
  'people/preview-find': [12, 60],
  'people/without-organization': [3, 3],
  'people/lookup-limits': [101_201, 101_201],
  'billing/usage-never-falls': [1, 1],
  'billing/charged-once': [2, 2],
  'billing/usage-becomes-history': [0, 0, 0, 1],
  'reading/{previewFind,previewSearch,verify,getUsage,getSubscriptions,getOrganization}': [0, 0, 0, 6],
  'reading/{getServiceAccounts,getInvitations,getLedgers,getOrgUsers,getUser,listApiKeys}': [0, 0, 0, 6],
  'reading/getApiKey': [0, 0, 0, 6],
  'reading/{search,getPerson,lookupPeople}': [8, 8, 0, 6],
  'api-keys/metadata': [3, 3],
  'api-keys/tour': [20, 20, 0, 12],
  'api-keys/long-lived': [0, 0, 0, 1],
  'service-accounts/tour': [0, 0, 5, 2],
  'sessions/tour': [0, 0, 9],
  'sessions/ending-two': [0, 0, 2],
  'sessions/told-expiry': [4, 4, 0, 2],
  'roles/people': [37, 37, 0, 53],
  'roles/{billing,organization}': [0, 0, 0, 14],
  'roles/{organization-name,new-user-access}': [0, 0, 0, 7],
  'roles/{api-keys,service-accounts,ledgers,imports}': [0, 0, 0, 35],
  'roles/invitations': [0, 0, 0, 49],
  'roles/user-access': [0, 0, 0, 21],
  'roles/tracked-fields': [0, 0, 0, 28],
  'roles/contacts': [0, 0, 0, 42],
  'resources/api-key': [4, 4, 0, 2],
  'resources/service-account': [0, 0, 8],
  'invitations/renewed': [0, 0, 0, 2],
};

const rows = new Map(
  Object.entries(counted).flatMap(([ids, row]) => {
    const [, area = ids, names = ''] = /^([^{]*)\{([^{}]*)\}$/.exec(ids) ?? [];
    return names.split(',').map((name) => [area + name, row] as const);
  }),
);

export function needOf(id: string): Need {
  const [lookups = 0, credits = 0, wrongSignIns = 0, refusedTokens = 0] = rows.get(id) ?? [];
  return { lookups, credits, wrongSignIns, refusedTokens };
}

/** The ids of all investigations with any of these costs. */
export const needy: readonly string[] = [...rows.keys()];
