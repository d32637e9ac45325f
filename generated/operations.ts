// Written by `npm run generate` from spec/. Do not edit.
import type { operations as people } from './people.js';
import type { operations as identity } from './identity.js';
import type { operations as ledger } from './ledger.js';
import type { operations as billing } from './billing.js';
import type { DraftOperation } from '../spec/contract/drafts.js';

/** Every operation of the contract. */
export const operations = {
  "find": {
    "id": "find",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/find",
    "section": "4.1",
    "basis": "stated",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "auth.find-role",
    "resource": {
      "kind": "person",
      "action": "list",
      "effect": "spend"
    },
    "records": [
      {
        "record": "person",
        "path": [
          "matches",
          "*",
          "people",
          "*"
        ]
      }
    ],
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "assumed",
      "401": "assumed",
      "402": "stated",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "FindRequest"
    },
    "responses": {
      "200": "FindResponse",
      "400": "Error",
      "401": "Error",
      "402": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "search": {
    "id": "search",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/search",
    "section": "4.3",
    "basis": "assumed",
    "question": "people.form",
    "stated": "Search by filters.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "search.role",
    "resource": {
      "kind": "person",
      "action": "list",
      "effect": "spend"
    },
    "records": [
      {
        "record": "person",
        "path": [
          "people",
          "*"
        ]
      }
    ],
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "402": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "SearchRequest"
    },
    "responses": {
      "200": "SearchResponse",
      "400": "Error",
      "401": "Error",
      "402": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "verify": {
    "id": "verify",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/verify",
    "section": "4.3",
    "basis": "assumed",
    "question": "people.form",
    "stated": "Input: person ID as a professional-network URL plus a company (name or network URL); validates current employment; takes an array of queries.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "verify.role",
    "resource": {
      "kind": "person",
      "action": "read",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "VerifyRequest"
    },
    "responses": {
      "200": "VerifyResponse",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "previewFind": {
    "id": "previewFind",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/find/preview",
    "section": "4.3",
    "basis": "assumed",
    "question": "people.form",
    "stated": "Preview variants of search and find.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "preview.role",
    "resource": {
      "kind": "person",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "FindRequest"
    },
    "responses": {
      "200": "PreviewFindResponse",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "previewSearch": {
    "id": "previewSearch",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/search/preview",
    "section": "4.3",
    "basis": "assumed",
    "question": "people.form",
    "stated": "Preview variants of search and find.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "preview.role",
    "resource": {
      "kind": "person",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "SearchRequest"
    },
    "responses": {
      "200": "PreviewSearchResponse",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getPerson": {
    "id": "getPerson",
    "interface": "people",
    "method": "GET",
    "path": "/{org_id}/person/{person_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "people.form",
    "stated": "By person ID; parameter `fields` selects returned fields.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "person.role",
    "resource": {
      "kind": "person",
      "action": "read",
      "effect": "spend",
      "id": "person_id"
    },
    "records": [
      {
        "record": "person",
        "path": []
      }
    ],
    "authenticated": true,
    "query": {
      "schema": "GetPersonQuery",
      "types": {
        "fields": "array"
      },
      "defaults": {},
      "maxima": {},
      "longest": 240908
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "402": "assumed",
      "403": "assumed",
      "404": "assumed",
      "410": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Person",
      "400": "Error",
      "401": "Error",
      "402": "Error",
      "403": "Error",
      "404": "Error",
      "410": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "lookupPeople": {
    "id": "lookupPeople",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/persons/lookup_by_ids",
    "section": "4.3",
    "basis": "assumed",
    "question": "people.form",
    "stated": "Batch by person IDs; parameter `fields`; max 50K per request.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "lookup.role",
    "resource": {
      "kind": "person",
      "action": "read",
      "effect": "spend",
      "id": "ids"
    },
    "records": [
      {
        "record": "person",
        "path": [
          "people",
          "*"
        ]
      }
    ],
    "authenticated": true,
    "bodyLimit": 16777216,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "402": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "LookupRequest"
    },
    "responses": {
      "200": "LookupResponse",
      "400": "Error",
      "401": "Error",
      "402": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "createSession": {
    "id": "createSession",
    "interface": "identity",
    "method": "POST",
    "path": "/session",
    "section": "4.2",
    "basis": "stated",
    "role": "none",
    "roleBasis": "derived",
    "resource": {
      "kind": "session",
      "action": "create",
      "effect": "none",
      "secret": "accessToken"
    },
    "records": [
      {
        "record": "session",
        "path": []
      }
    ],
    "authenticated": false,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "SessionRequest",
      "application/x-www-form-urlencoded": "PasswordForm"
    },
    "responses": {
      "200": "Session",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "endSession": {
    "id": "endSession",
    "interface": "identity",
    "method": "DELETE",
    "path": "/session",
    "section": "4.3",
    "basis": "assumed",
    "question": "end.form",
    "stated": "Revokes the session behind the refresh-token cookie (and behind a body `refreshToken` when sent) with every refresh token rotated from it; clears the cookie; needs no access token.",
    "role": "none",
    "roleBasis": "stated",
    "resource": {
      "kind": "session",
      "action": "remove",
      "effect": "destroy"
    },
    "authenticated": false,
    "bodyRequired": false,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "EndSessionRequest"
    },
    "responses": {
      "400": "Error",
      "401": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getOrganization": {
    "id": "getOrganization",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "org.form",
    "stated": "Full organization record with settings and status.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "organization",
      "action": "read",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Organization",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateOrganization": {
    "id": "updateOrganization",
    "interface": "identity",
    "method": "PATCH",
    "path": "/orgs/{org_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "org.form",
    "stated": "Renames; new name in the body.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "organization",
      "action": "update",
      "effect": "write"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UpdateOrganizationRequest"
    },
    "responses": {
      "200": "Organization",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "listApiKeys": {
    "id": "listApiKeys",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}/apiKeys",
    "section": "4.3",
    "basis": "assumed",
    "question": "apikey.form",
    "stated": "All API keys of the org.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "api-key",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "ApiKeyList",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "createApiKey": {
    "id": "createApiKey",
    "interface": "identity",
    "method": "POST",
    "path": "/orgs/{org_id}/apiKeys",
    "section": "4.3, 5",
    "basis": "assumed",
    "question": "apikey.form",
    "stated": "New long-lived key; full value returned only in this response.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "api-key",
      "action": "create",
      "effect": "write",
      "id": "id",
      "name": "name",
      "secret": "key"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "CreateApiKeyRequest"
    },
    "responses": {
      "201": "NewApiKey",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getApiKey": {
    "id": "getApiKey",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}/apiKeys/{keyId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "apikey.form",
    "stated": "Metadata: shorthand, last-used timestamp, description; not the full key.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "api-key",
      "action": "read",
      "effect": "none",
      "id": "keyId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "ApiKey",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "deleteApiKey": {
    "id": "deleteApiKey",
    "interface": "identity",
    "method": "DELETE",
    "path": "/orgs/{org_id}/apiKeys/{keyId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "apikey.form",
    "stated": "Permanent revocation; requests using the key fail at once.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "api-key",
      "action": "remove",
      "effect": "destroy",
      "id": "keyId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateApiKey": {
    "id": "updateApiKey",
    "interface": "identity",
    "method": "PATCH",
    "path": "/orgs/{org_id}/apiKeys/{keyId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "apikey.form",
    "stated": "Changes name or description.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "api-key",
      "action": "update",
      "effect": "write",
      "id": "keyId"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UpdateApiKeyRequest"
    },
    "responses": {
      "200": "ApiKey",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getServiceAccounts": {
    "id": "getServiceAccounts",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}/serviceAccounts",
    "section": "4.3",
    "basis": "assumed",
    "question": "sa.form",
    "stated": "With assigned roles and creating user.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "service-account",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "ServiceAccountList",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "createServiceAccount": {
    "id": "createServiceAccount",
    "interface": "identity",
    "method": "POST",
    "path": "/orgs/{org_id}/serviceAccounts",
    "section": "4.3, 5 rule 2",
    "basis": "assumed",
    "question": "sa.form",
    "stated": "Returns client ID and a client secret; the secret is returned only then.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "service-account",
      "action": "create",
      "effect": "write",
      "id": "clientId",
      "name": "name",
      "secret": "clientSecret"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "CreateServiceAccountRequest"
    },
    "responses": {
      "201": "NewServiceAccount",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "deleteServiceAccount": {
    "id": "deleteServiceAccount",
    "interface": "identity",
    "method": "DELETE",
    "path": "/orgs/{org_id}/serviceAccounts/{clientId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "sa.form",
    "stated": "Removes it, invalidates its credentials, returns the deleted client ID.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "service-account",
      "action": "remove",
      "effect": "destroy",
      "id": "clientId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "DeletedServiceAccount",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateServiceAccountRoles": {
    "id": "updateServiceAccountRoles",
    "interface": "identity",
    "method": "PUT",
    "path": "/orgs/{org_id}/serviceAccounts/{clientId}/roles",
    "section": "4.3",
    "basis": "assumed",
    "question": "sa.form",
    "stated": "Identifies the account by client ID.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "service-account",
      "action": "update",
      "effect": "write",
      "id": "clientId"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UpdateServiceAccountRolesRequest"
    },
    "responses": {
      "200": "ServiceAccount",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "regenerateSecret": {
    "id": "regenerateSecret",
    "interface": "identity",
    "method": "POST",
    "path": "/orgs/{org_id}/serviceAccounts/{clientId}/secret",
    "section": "4.3, 5 rule 2",
    "basis": "assumed",
    "question": "sa.form",
    "stated": "Invalidates the previous secret; new secret returned only in the response.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "service-account",
      "action": "update",
      "effect": "write",
      "id": "clientId",
      "secret": "clientSecret"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "RegeneratedSecret",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getInvitations": {
    "id": "getInvitations",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}/invitations",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "All invitations of the org; filter `status`.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "invitation",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "GetInvitationsQuery",
      "types": {
        "status": "string"
      },
      "defaults": {},
      "maxima": {},
      "longest": 104
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "InvitationList",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "createInvitation": {
    "id": "createInvitation",
    "interface": "identity",
    "method": "POST",
    "path": "/orgs/{org_id}/invitations",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "Invite a user; locked to the invited email; expires in 2 weeks if not accepted or declined.",
    "role": "admin",
    "roleBasis": "assumed",
    "roleQuestion": "invite.role",
    "statedRole": "admin",
    "resource": {
      "kind": "invitation",
      "action": "create",
      "effect": "write",
      "id": "id",
      "name": "email"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "CreateInvitationRequest"
    },
    "responses": {
      "201": "Invitation",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getInvitationDetails": {
    "id": "getInvitationDetails",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}/invitations/{invitationId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "Status and expiration date.",
    "role": "admin",
    "roleBasis": "stated",
    "also": "invitee",
    "resource": {
      "kind": "invitation",
      "action": "read",
      "effect": "none",
      "id": "invitationId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Invitation",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "revokeInvitation": {
    "id": "revokeInvitation",
    "interface": "identity",
    "method": "DELETE",
    "path": "/orgs/{org_id}/invitations/{invitationId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "Only for `pending`.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "invitation",
      "action": "remove",
      "effect": "destroy",
      "id": "invitationId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "resendInvitation": {
    "id": "resendInvitation",
    "interface": "identity",
    "method": "POST",
    "path": "/orgs/{org_id}/invitations/{invitationId}/resend",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "For `pending` or `expired`; resets expiration.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "invitation",
      "action": "update",
      "effect": "write",
      "id": "invitationId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Invitation",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "acceptInvitation": {
    "id": "acceptInvitation",
    "interface": "identity",
    "method": "POST",
    "path": "/invitations/{invitationId}/accept",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "Called only by the invitee.",
    "role": "none",
    "roleBasis": "stated",
    "also": "invitee",
    "resource": {
      "kind": "invitation",
      "action": "remove",
      "effect": "write",
      "id": "invitationId",
      "makes": "user-access"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Invitation",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "declineInvitation": {
    "id": "declineInvitation",
    "interface": "identity",
    "method": "POST",
    "path": "/invitations/{invitationId}/decline",
    "section": "4.3",
    "basis": "assumed",
    "question": "invite.form",
    "stated": "Called only by the invitee.",
    "role": "none",
    "roleBasis": "stated",
    "also": "invitee",
    "resource": {
      "kind": "invitation",
      "action": "remove",
      "effect": "destroy",
      "id": "invitationId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Invitation",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getOrgUsers": {
    "id": "getOrgUsers",
    "interface": "identity",
    "method": "GET",
    "path": "/orgs/{org_id}/users",
    "section": "4.3",
    "basis": "assumed",
    "question": "users.form",
    "stated": "User-role assignments with profile and role level.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "user-access",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "OrgUserList",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "addUserAccess": {
    "id": "addUserAccess",
    "interface": "identity",
    "method": "POST",
    "path": "/orgs/{org_id}/users",
    "section": "4.3",
    "basis": "assumed",
    "question": "users.form",
    "stated": "Array of user-role pairs with optional per-user settings.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "user-access",
      "action": "create",
      "effect": "write",
      "id": "userId",
      "name": "userId"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UserAccessRequest"
    },
    "responses": {
      "200": "UserAccessChanges",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "removeUserAccess": {
    "id": "removeUserAccess",
    "interface": "identity",
    "method": "DELETE",
    "path": "/orgs/{org_id}/users",
    "section": "4.3",
    "basis": "assumed",
    "question": "users.form",
    "stated": "By user IDs; accounts are not deleted.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "user-access",
      "action": "remove",
      "effect": "destroy",
      "id": "userIds"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "RemoveUserAccessRequest"
    },
    "responses": {
      "200": "RemovedUserAccess",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateUserAccess": {
    "id": "updateUserAccess",
    "interface": "identity",
    "method": "PATCH",
    "path": "/orgs/{org_id}/users",
    "section": "4.3",
    "basis": "assumed",
    "question": "users.form",
    "stated": "Array of user-role pairs.",
    "role": "admin",
    "roleBasis": "stated",
    "resource": {
      "kind": "user-access",
      "action": "update",
      "effect": "write",
      "id": "userId"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UserAccessRequest"
    },
    "responses": {
      "200": "UserAccessChanges",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "initiatePasswordReset": {
    "id": "initiatePasswordReset",
    "interface": "identity",
    "method": "POST",
    "path": "/users/passwordReset",
    "section": "4.3",
    "basis": "assumed",
    "question": "user.reset-form",
    "stated": "Initiate password reset.",
    "role": "none",
    "roleBasis": "assumed",
    "admissionQuestion": "user.reset-credential",
    "resource": {
      "kind": "user",
      "action": "update",
      "effect": "write"
    },
    "authenticated": false,
    "credentialQuestion": "user.reset-credential",
    "bodyRequired": true,
    "statuses": {
      "202": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "InitiatePasswordResetRequest"
    },
    "responses": {
      "202": "PasswordResetInitiated",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getUser": {
    "id": "getUser",
    "interface": "identity",
    "method": "GET",
    "path": "/users/{userId}",
    "section": "4.3",
    "basis": "assumed",
    "question": "user.form",
    "stated": "Profile, status, metadata.",
    "role": "none",
    "roleBasis": "assumed",
    "admissionQuestion": "user.get-role",
    "also": "self-or-admin",
    "resource": {
      "kind": "user",
      "action": "read",
      "effect": "none",
      "id": "userId"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "User",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateUser": {
    "id": "updateUser",
    "interface": "identity",
    "method": "PATCH",
    "path": "/users/{userId}",
    "section": "4.3",
    "basis": "stated",
    "stated": "The reset itself uses `PATCH /users/{userId}`.",
    "role": "none",
    "roleBasis": "assumed",
    "admissionQuestion": "user.reset-credential",
    "resource": {
      "kind": "user",
      "action": "update",
      "effect": "write",
      "id": "userId"
    },
    "authenticated": false,
    "credentialQuestion": "user.reset-credential",
    "bodyRequired": true,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "PasswordResetRequest"
    },
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getLedgers": {
    "id": "getLedgers",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers",
    "section": "4.3",
    "basis": "assumed",
    "question": "ledger.form",
    "stated": "Name, description, created date, counts (total, verified, new jobs).",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "ledger",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "LedgerList",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "createLedger": {
    "id": "createLedger",
    "interface": "ledger",
    "method": "POST",
    "path": "/{org_id}/ledgers",
    "section": "4.3",
    "basis": "assumed",
    "question": "ledger.form",
    "stated": "Create under the caller's org.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "ledger",
      "action": "create",
      "effect": "write",
      "id": "id",
      "name": "name"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "CreateLedgerRequest"
    },
    "responses": {
      "201": "Ledger",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getLedger": {
    "id": "getLedger",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "ledger.form",
    "stated": "Name, description, created date, counts (total, verified, new jobs).",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "ledger",
      "action": "read",
      "effect": "none",
      "id": "ledger_id"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Ledger",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "deleteLedger": {
    "id": "deleteLedger",
    "interface": "ledger",
    "method": "DELETE",
    "path": "/{org_id}/ledgers/{ledger_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "ledger.form",
    "stated": "Delete removes its contacts.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "ledger",
      "action": "remove",
      "effect": "destroy",
      "id": "ledger_id"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateLedger": {
    "id": "updateLedger",
    "interface": "ledger",
    "method": "PATCH",
    "path": "/{org_id}/ledgers/{ledger_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "ledger.form",
    "stated": "Update name or description.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "ledger",
      "action": "update",
      "effect": "write",
      "id": "ledger_id"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UpdateLedgerRequest"
    },
    "responses": {
      "200": "Ledger",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getContacts": {
    "id": "getContacts",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/contacts",
    "section": "4.3",
    "basis": "assumed",
    "question": "contacts.form",
    "stated": "Sorting, token-based paging; parameter `view` switches full data and count-only.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "contacts.get-role",
    "resource": {
      "kind": "contact",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "GetContactsQuery",
      "types": {
        "view": "string",
        "sort_by": "string",
        "size": "integer",
        "pagination_token": "string"
      },
      "defaults": {
        "size": 50
      },
      "maxima": {
        "size": 100
      },
      "longest": 49379
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "LedgerContactPage",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "addContacts": {
    "id": "addContacts",
    "interface": "ledger",
    "method": "POST",
    "path": "/{org_id}/ledgers/{ledger_id}/contacts",
    "section": "4.3",
    "basis": "assumed",
    "question": "import.form",
    "stated": "Creates an import batch and starts enrichment; duplicates (same `reference_id`) are skipped; each contact needs at least one of `linkedin`, `email_address`, `name`.",
    "role": "editor",
    "roleBasis": "assumed",
    "roleQuestion": "import.add-role",
    "resource": {
      "kind": "contact",
      "action": "create",
      "effect": "write",
      "makes": "import"
    },
    "authenticated": true,
    "bodyLimit": 16777216,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "201": "assumed",
      "202": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "AddContactsRequest"
    },
    "responses": {
      "200": "AddContactsResponse",
      "201": "AddContactsResponse",
      "202": "AddContactsResponse",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "searchLedgerContacts": {
    "id": "searchLedgerContacts",
    "interface": "ledger",
    "method": "POST",
    "path": "/{org_id}/ledgers/{ledger_id}/contacts/search",
    "section": "4.3",
    "basis": "assumed",
    "question": "contacts.form",
    "stated": "Field-level filters (fuzzy, exact, exists), sorting, token paging; JSON output; a CSV variant exists.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "contacts.search-role",
    "resource": {
      "kind": "contact",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "LedgerContactSearchRequest"
    },
    "responses": {
      "200": "LedgerContactPage",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "downloadLedgerContacts": {
    "id": "downloadLedgerContacts",
    "interface": "ledger",
    "method": "POST",
    "path": "/{org_id}/ledgers/{ledger_id}/contacts/search/download",
    "section": "4.3",
    "basis": "assumed",
    "question": "contacts.form",
    "stated": "A CSV variant exists.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "contacts.search-role",
    "resource": {
      "kind": "contact",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "LedgerContactDownloadRequest"
    },
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    },
    "produces": "text/csv"
  },
  "bulkDeleteContacts": {
    "id": "bulkDeleteContacts",
    "interface": "ledger",
    "method": "POST",
    "path": "/{org_id}/ledgers/{ledger_id}/contacts/delete",
    "section": "4.3",
    "basis": "assumed",
    "question": "contacts.form",
    "stated": "By contact ID and/or customer reference ID; returns rows removed.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "contact",
      "action": "remove",
      "effect": "destroy",
      "id": "contact_ids"
    },
    "authenticated": true,
    "bodyLimit": 16777216,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "BulkDeleteContactsRequest"
    },
    "responses": {
      "200": "BulkDeleteContactsResponse",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "deleteContact": {
    "id": "deleteContact",
    "interface": "ledger",
    "method": "DELETE",
    "path": "/{org_id}/ledgers/{ledger_id}/contacts/{contact_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "contacts.form",
    "stated": "An ID starting with the contact-ID prefixes is matched as a contact ID; any other value as a customer reference ID.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "contact",
      "action": "remove",
      "effect": "destroy",
      "id": "contact_id"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "listImports": {
    "id": "listImports",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/imports",
    "section": "4.3",
    "basis": "assumed",
    "question": "import.form",
    "stated": "Import batches; filter by filename, status, import type; sorting; limit/offset paging.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "import",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "ListImportsQuery",
      "types": {
        "filename": "string",
        "status": "string",
        "import_type": "string",
        "sort_by": "string",
        "limit": "integer",
        "offset": "integer"
      },
      "defaults": {
        "limit": 50,
        "offset": 0
      },
      "maxima": {
        "limit": 100
      },
      "longest": 3463
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "LedgerImportPage",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "searchImportHistory": {
    "id": "searchImportHistory",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/imports/history",
    "section": "4.3",
    "basis": "assumed",
    "question": "import.form",
    "stated": "Date-range filter; limit/offset paging.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "import",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "SearchImportHistoryQuery",
      "types": {
        "from": "string",
        "to": "string",
        "limit": "integer",
        "offset": "integer"
      },
      "defaults": {
        "limit": 50,
        "offset": 0
      },
      "maxima": {
        "limit": 100
      },
      "longest": 281
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "LedgerImportPage",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getImport": {
    "id": "getImport",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/imports/{import_id}",
    "section": "4.3",
    "basis": "assumed",
    "question": "import.form",
    "stated": "Status and contact counts.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "import",
      "action": "read",
      "effect": "none",
      "id": "import_id"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "LedgerImport",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "deleteImportContacts": {
    "id": "deleteImportContacts",
    "interface": "ledger",
    "method": "DELETE",
    "path": "/{org_id}/ledgers/{ledger_id}/imports/{import_id}/contacts",
    "section": "3, 4.3",
    "basis": "assumed",
    "question": "import.form",
    "stated": "Import must be `processing` or `completed`.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "import",
      "action": "remove",
      "effect": "destroy",
      "id": "import_id"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "409": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "ImportContactsRemoved",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "409": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "downloadImportErrors": {
    "id": "downloadImportErrors",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/imports/{import_id}/errors",
    "section": "4.3",
    "basis": "assumed",
    "question": "import.form",
    "stated": "CSV of failed rows.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "import",
      "action": "read",
      "effect": "none",
      "id": "import_id"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    },
    "produces": "text/csv"
  },
  "getTrackedFields": {
    "id": "getTrackedFields",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/tracked_fields",
    "section": "4.3",
    "basis": "assumed",
    "question": "tracked.form",
    "stated": "Get / update / delete tracked fields",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "tracked-fields",
      "action": "read",
      "effect": "none"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "TrackedFields",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "updateTrackedFields": {
    "id": "updateTrackedFields",
    "interface": "ledger",
    "method": "PUT",
    "path": "/{org_id}/ledgers/{ledger_id}/tracked_fields",
    "section": "4.3",
    "basis": "assumed",
    "question": "tracked.form",
    "stated": "Update replaces the list and creates a new version, effective on next enrichment cycle.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "tracked-fields",
      "action": "update",
      "effect": "write"
    },
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "413": "assumed",
      "415": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {
      "application/json": "UpdateTrackedFieldsRequest"
    },
    "responses": {
      "200": "TrackedFields",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "413": "Error",
      "415": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "deleteTrackedFields": {
    "id": "deleteTrackedFields",
    "interface": "ledger",
    "method": "DELETE",
    "path": "/{org_id}/ledgers/{ledger_id}/tracked_fields",
    "section": "4.3",
    "basis": "assumed",
    "question": "tracked.form",
    "stated": "Delete disables custom change tracking.",
    "role": "editor",
    "roleBasis": "stated",
    "resource": {
      "kind": "tracked-fields",
      "action": "remove",
      "effect": "destroy"
    },
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "listTrackedVersions": {
    "id": "listTrackedVersions",
    "interface": "ledger",
    "method": "GET",
    "path": "/{org_id}/ledgers/{ledger_id}/tracked_fields/versions",
    "section": "4.3",
    "basis": "assumed",
    "question": "tracked.form",
    "stated": "Optionally includes deleted versions; limit/offset paging.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "tracked-fields",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "ListTrackedVersionsQuery",
      "types": {
        "include_deleted": "boolean",
        "limit": "integer",
        "offset": "integer"
      },
      "defaults": {
        "include_deleted": false,
        "limit": 50,
        "offset": 0
      },
      "maxima": {
        "limit": 100
      },
      "longest": 224
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "TrackedFieldsPage",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getUsage": {
    "id": "getUsage",
    "interface": "billing",
    "method": "GET",
    "path": "/{org_id}/usage",
    "section": "4.3",
    "basis": "assumed",
    "question": "billing.form",
    "stated": "Current billing period records; group by org or principal; optional history.",
    "role": "viewer",
    "roleBasis": "stated",
    "resource": {
      "kind": "usage",
      "action": "read",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "GetUsageQuery",
      "types": {
        "group_by": "string",
        "include_history": "boolean"
      },
      "defaults": {
        "group_by": "org",
        "include_history": false
      },
      "maxima": {},
      "longest": 199
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "Usage",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  },
  "getSubscriptions": {
    "id": "getSubscriptions",
    "interface": "billing",
    "method": "GET",
    "path": "/{org_id}/subscriptions",
    "section": "4.3",
    "basis": "assumed",
    "question": "billing.form",
    "stated": "Active by default; parameter `include_expired` adds past ones.",
    "role": "viewer",
    "roleBasis": "assumed",
    "roleQuestion": "subscriptions.role",
    "resource": {
      "kind": "subscription",
      "action": "list",
      "effect": "none"
    },
    "authenticated": true,
    "query": {
      "schema": "GetSubscriptionsQuery",
      "types": {
        "include_expired": "boolean"
      },
      "defaults": {
        "include_expired": false
      },
      "maxima": {},
      "longest": 81
    },
    "bodyRequired": false,
    "statuses": {
      "200": "assumed",
      "400": "assumed",
      "401": "assumed",
      "403": "assumed",
      "404": "assumed",
      "422": "assumed",
      "429": "assumed",
      "503": "assumed"
    },
    "requests": {},
    "responses": {
      "200": "SubscriptionList",
      "400": "Error",
      "401": "Error",
      "403": "Error",
      "404": "Error",
      "422": "Error",
      "429": "Error",
      "503": "Error"
    }
  }
} as const;

export type OperationId = keyof typeof operations;

/** The types of parameters, bodies and answers of each operation. */
export interface OperationTypes {
  find: people['find'];
  search: people['search'];
  verify: people['verify'];
  previewFind: people['previewFind'];
  previewSearch: people['previewSearch'];
  getPerson: people['getPerson'];
  lookupPeople: people['lookupPeople'];
  createSession: identity['createSession'];
  endSession: identity['endSession'];
  getOrganization: identity['getOrganization'];
  updateOrganization: identity['updateOrganization'];
  listApiKeys: identity['listApiKeys'];
  createApiKey: identity['createApiKey'];
  getApiKey: identity['getApiKey'];
  deleteApiKey: identity['deleteApiKey'];
  updateApiKey: identity['updateApiKey'];
  getServiceAccounts: identity['getServiceAccounts'];
  createServiceAccount: identity['createServiceAccount'];
  deleteServiceAccount: identity['deleteServiceAccount'];
  updateServiceAccountRoles: identity['updateServiceAccountRoles'];
  regenerateSecret: identity['regenerateSecret'];
  getInvitations: identity['getInvitations'];
  createInvitation: identity['createInvitation'];
  getInvitationDetails: identity['getInvitationDetails'];
  revokeInvitation: identity['revokeInvitation'];
  resendInvitation: identity['resendInvitation'];
  acceptInvitation: identity['acceptInvitation'];
  declineInvitation: identity['declineInvitation'];
  getOrgUsers: identity['getOrgUsers'];
  addUserAccess: identity['addUserAccess'];
  removeUserAccess: identity['removeUserAccess'];
  updateUserAccess: identity['updateUserAccess'];
  initiatePasswordReset: identity['initiatePasswordReset'];
  getUser: identity['getUser'];
  updateUser: identity['updateUser'];
  getLedgers: ledger['getLedgers'];
  createLedger: ledger['createLedger'];
  getLedger: ledger['getLedger'];
  deleteLedger: ledger['deleteLedger'];
  updateLedger: ledger['updateLedger'];
  getContacts: ledger['getContacts'];
  addContacts: ledger['addContacts'];
  searchLedgerContacts: ledger['searchLedgerContacts'];
  downloadLedgerContacts: ledger['downloadLedgerContacts'];
  bulkDeleteContacts: ledger['bulkDeleteContacts'];
  deleteContact: ledger['deleteContact'];
  listImports: ledger['listImports'];
  searchImportHistory: ledger['searchImportHistory'];
  getImport: ledger['getImport'];
  deleteImportContacts: ledger['deleteImportContacts'];
  downloadImportErrors: ledger['downloadImportErrors'];
  getTrackedFields: ledger['getTrackedFields'];
  updateTrackedFields: ledger['updateTrackedFields'];
  deleteTrackedFields: ledger['deleteTrackedFields'];
  listTrackedVersions: ledger['listTrackedVersions'];
  getUsage: billing['getUsage'];
  getSubscriptions: billing['getSubscriptions'];
}

/** Every operation that is not decided yet: it has no handler, no types and no rules. */
export const draftOperations: readonly DraftOperation[] = [];
