// Written by `npm run generate` from spec/. Do not edit.
import type { operations as control } from './control.js';

/** Every operation of the control plane. */
export const controlOperations = {
  "reset": {
    "id": "reset",
    "interface": "control",
    "method": "POST",
    "path": "/reset",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "exportWorld": {
    "id": "exportWorld",
    "interface": "control",
    "method": "GET",
    "path": "/export",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlSavedWorld",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "takeSnapshot": {
    "id": "takeSnapshot",
    "interface": "control",
    "method": "POST",
    "path": "/snapshots",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "204": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlSnapshot"
    },
    "responses": {
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "restoreWorld": {
    "id": "restoreWorld",
    "interface": "control",
    "method": "POST",
    "path": "/restore",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "204": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {
      "application/json": "ControlRestoreRequest"
    },
    "responses": {
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "getWorlds": {
    "id": "getWorlds",
    "interface": "control",
    "method": "GET",
    "path": "/worlds",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlWorlds",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "createWorld": {
    "id": "createWorld",
    "interface": "control",
    "method": "POST",
    "path": "/worlds",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlWorldRequest"
    },
    "responses": {
      "201": "ControlWorld",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "getWorld": {
    "id": "getWorld",
    "interface": "control",
    "method": "GET",
    "path": "/worlds/{worldId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlWorld",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "removeWorld": {
    "id": "removeWorld",
    "interface": "control",
    "method": "DELETE",
    "path": "/worlds/{worldId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "getClock": {
    "id": "getClock",
    "interface": "control",
    "method": "GET",
    "path": "/clock",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlClock",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "freezeClock": {
    "id": "freezeClock",
    "interface": "control",
    "method": "POST",
    "path": "/clock/freeze",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlFreezeRequest"
    },
    "responses": {
      "200": "ControlClock",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "advanceClock": {
    "id": "advanceClock",
    "interface": "control",
    "method": "POST",
    "path": "/clock/advance",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlAdvanceRequest"
    },
    "responses": {
      "200": "ControlClock",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "resumeClock": {
    "id": "resumeClock",
    "interface": "control",
    "method": "POST",
    "path": "/clock/resume",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlClock",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "resetClock": {
    "id": "resetClock",
    "interface": "control",
    "method": "POST",
    "path": "/clock/reset",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlClock",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "addPerson": {
    "id": "addPerson",
    "interface": "control",
    "method": "POST",
    "path": "/people",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "records": [
      {
        "record": "person",
        "path": []
      }
    ],
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlPersonRecord"
    },
    "responses": {
      "201": "Person",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "409": "ControlError"
    }
  },
  "searchPeople": {
    "id": "searchPeople",
    "interface": "control",
    "method": "POST",
    "path": "/people/search",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
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
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlPeopleSearch"
    },
    "responses": {
      "200": "ControlPeople",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "readPerson": {
    "id": "readPerson",
    "interface": "control",
    "method": "GET",
    "path": "/people/{personId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "records": [
      {
        "record": "person",
        "path": []
      }
    ],
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "200": "Person",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "putPerson": {
    "id": "putPerson",
    "interface": "control",
    "method": "PUT",
    "path": "/people/{personId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "records": [
      {
        "record": "person",
        "path": []
      }
    ],
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlPersonRecord"
    },
    "responses": {
      "200": "Person",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "removePerson": {
    "id": "removePerson",
    "interface": "control",
    "method": "DELETE",
    "path": "/people/{personId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "editPerson": {
    "id": "editPerson",
    "interface": "control",
    "method": "PATCH",
    "path": "/people/{personId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "records": [
      {
        "record": "person",
        "path": []
      }
    ],
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlPersonEdit"
    },
    "responses": {
      "200": "Person",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "retirePerson": {
    "id": "retirePerson",
    "interface": "control",
    "method": "POST",
    "path": "/people/{personId}/retirement",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "records": [
      {
        "record": "person",
        "path": []
      }
    ],
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "200": "Person",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "restorePerson": {
    "id": "restorePerson",
    "interface": "control",
    "method": "DELETE",
    "path": "/people/{personId}/edits",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "getCompanies": {
    "id": "getCompanies",
    "interface": "control",
    "method": "GET",
    "path": "/companies",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlCompanies",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "putCompany": {
    "id": "putCompany",
    "interface": "control",
    "method": "PUT",
    "path": "/companies/{companyKey}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "records": [
      {
        "record": "company",
        "path": [
          "company"
        ]
      }
    ],
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlCompanyRecord"
    },
    "responses": {
      "200": "ControlCompany",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "addFixtures": {
    "id": "addFixtures",
    "interface": "control",
    "method": "POST",
    "path": "/fixtures",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlFixtures"
    },
    "responses": {
      "200": "ControlAdded",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "409": "ControlError"
    }
  },
  "getOrganizations": {
    "id": "getOrganizations",
    "interface": "control",
    "method": "GET",
    "path": "/organizations",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlOrganizations",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "addOrganization": {
    "id": "addOrganization",
    "interface": "control",
    "method": "POST",
    "path": "/organizations",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlNewOrganization"
    },
    "responses": {
      "201": "ControlOrganization",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "409": "ControlError"
    }
  },
  "getCredits": {
    "id": "getCredits",
    "interface": "control",
    "method": "GET",
    "path": "/organizations/{orgId}/credits",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlCredits",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "setCredits": {
    "id": "setCredits",
    "interface": "control",
    "method": "PUT",
    "path": "/organizations/{orgId}/credits",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {
      "application/json": "ControlCreditsRequest"
    },
    "responses": {
      "200": "ControlCredits",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "addSubscription": {
    "id": "addSubscription",
    "interface": "control",
    "method": "POST",
    "path": "/organizations/{orgId}/subscriptions",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlNewSubscription"
    },
    "responses": {
      "201": "ControlSubscription",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "removeSubscription": {
    "id": "removeSubscription",
    "interface": "control",
    "method": "DELETE",
    "path": "/organizations/{orgId}/subscriptions/{subscriptionId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "addServiceAccount": {
    "id": "addServiceAccount",
    "interface": "control",
    "method": "POST",
    "path": "/service-accounts",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlNewServiceAccount"
    },
    "responses": {
      "201": "ControlPrincipal",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "409": "ControlError"
    }
  },
  "addApiKey": {
    "id": "addApiKey",
    "interface": "control",
    "method": "POST",
    "path": "/api-keys",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlNewApiKey"
    },
    "responses": {
      "201": "ControlPrincipal",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "409": "ControlError"
    }
  },
  "setRoles": {
    "id": "setRoles",
    "interface": "control",
    "method": "PUT",
    "path": "/roles/{principalId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {
      "application/json": "ControlRolesRequest"
    },
    "responses": {
      "200": "ControlPrincipal",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "runEnrichment": {
    "id": "runEnrichment",
    "interface": "control",
    "method": "POST",
    "path": "/enrichment",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {
      "application/json": "ControlEnrichmentRequest"
    },
    "responses": {
      "200": "ControlEnrichment",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "failImport": {
    "id": "failImport",
    "interface": "control",
    "method": "POST",
    "path": "/ledgers/{ledgerId}/imports/{importId}/fail",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlImportFault"
    },
    "responses": {
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "getOutbox": {
    "id": "getOutbox",
    "interface": "control",
    "method": "GET",
    "path": "/outbox",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlOutbox",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "clearOutbox": {
    "id": "clearOutbox",
    "interface": "control",
    "method": "DELETE",
    "path": "/outbox",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "getDeliveries": {
    "id": "getDeliveries",
    "interface": "control",
    "method": "GET",
    "path": "/deliveries",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlDeliveries",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "redeliver": {
    "id": "redeliver",
    "interface": "control",
    "method": "POST",
    "path": "/deliveries/{deliveryId}/redeliver",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated",
      "409": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlDelivery",
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError",
      "409": "ControlError"
    }
  },
  "getWebhooks": {
    "id": "getWebhooks",
    "interface": "control",
    "method": "GET",
    "path": "/webhooks",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlWebhooks",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "setWebhooks": {
    "id": "setWebhooks",
    "interface": "control",
    "method": "PUT",
    "path": "/webhooks",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlWebhooksRequest"
    },
    "responses": {
      "200": "ControlWebhooks",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "addUser": {
    "id": "addUser",
    "interface": "control",
    "method": "POST",
    "path": "/users",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated",
      "409": "stated"
    },
    "requests": {
      "application/json": "ControlUserRequest"
    },
    "responses": {
      "201": "ControlUser",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError",
      "409": "ControlError"
    }
  },
  "removeUser": {
    "id": "removeUser",
    "interface": "control",
    "method": "DELETE",
    "path": "/users/{userId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "getFaults": {
    "id": "getFaults",
    "interface": "control",
    "method": "GET",
    "path": "/faults",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlFaults",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "addFault": {
    "id": "addFault",
    "interface": "control",
    "method": "POST",
    "path": "/faults",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "201": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlNewFault"
    },
    "responses": {
      "201": "ControlFault",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "clearFaults": {
    "id": "clearFaults",
    "interface": "control",
    "method": "DELETE",
    "path": "/faults",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "removeFault": {
    "id": "removeFault",
    "interface": "control",
    "method": "DELETE",
    "path": "/faults/{faultId}",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated",
      "404": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError",
      "404": "ControlError"
    }
  },
  "getMetrics": {
    "id": "getMetrics",
    "interface": "control",
    "method": "GET",
    "path": "/metrics",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError"
    },
    "produces": "text/plain"
  },
  "getReadings": {
    "id": "getReadings",
    "interface": "control",
    "method": "GET",
    "path": "/readings",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlQuestions",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "resetReadings": {
    "id": "resetReadings",
    "interface": "control",
    "method": "DELETE",
    "path": "/readings",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "setReadings": {
    "id": "setReadings",
    "interface": "control",
    "method": "PATCH",
    "path": "/readings",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlReadingsChange"
    },
    "responses": {
      "200": "ControlQuestions",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "getJournal": {
    "id": "getJournal",
    "interface": "control",
    "method": "GET",
    "path": "/journal",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "200": "ControlJournal",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "clearJournal": {
    "id": "clearJournal",
    "interface": "control",
    "method": "DELETE",
    "path": "/journal",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "204": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {},
    "responses": {
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "searchJournal": {
    "id": "searchJournal",
    "interface": "control",
    "method": "POST",
    "path": "/journal/search",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlJournalSearch"
    },
    "responses": {
      "200": "ControlJournal",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "countJournal": {
    "id": "countJournal",
    "interface": "control",
    "method": "POST",
    "path": "/journal/count",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlJournalFilter"
    },
    "responses": {
      "200": "ControlJournalCount",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "waitForJournal": {
    "id": "waitForJournal",
    "interface": "control",
    "method": "POST",
    "path": "/journal/wait",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlJournalWait"
    },
    "responses": {
      "200": "ControlJournalWaited",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "verifyJournal": {
    "id": "verifyJournal",
    "interface": "control",
    "method": "POST",
    "path": "/journal/verify",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": true,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlJournalExpectations"
    },
    "responses": {
      "200": "ControlJournalVerdict",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  },
  "exportJournal": {
    "id": "exportJournal",
    "interface": "control",
    "method": "POST",
    "path": "/journal/har",
    "section": "",
    "basis": "stated",
    "role": "none",
    "roleBasis": "stated",
    "authenticated": true,
    "bodyRequired": false,
    "statuses": {
      "200": "stated",
      "400": "stated",
      "401": "stated",
      "403": "stated"
    },
    "requests": {
      "application/json": "ControlJournalFilter"
    },
    "responses": {
      "200": "ControlHar",
      "400": "ControlError",
      "401": "ControlError",
      "403": "ControlError"
    }
  }
} as const;

export type ControlOperationId = keyof typeof controlOperations;

/** The types of parameters, bodies and answers of each operation of the control plane. */
export interface ControlOperationTypes {
  reset: control['reset'];
  exportWorld: control['exportWorld'];
  takeSnapshot: control['takeSnapshot'];
  restoreWorld: control['restoreWorld'];
  getWorlds: control['getWorlds'];
  createWorld: control['createWorld'];
  getWorld: control['getWorld'];
  removeWorld: control['removeWorld'];
  getClock: control['getClock'];
  freezeClock: control['freezeClock'];
  advanceClock: control['advanceClock'];
  resumeClock: control['resumeClock'];
  resetClock: control['resetClock'];
  addPerson: control['addPerson'];
  searchPeople: control['searchPeople'];
  readPerson: control['readPerson'];
  putPerson: control['putPerson'];
  removePerson: control['removePerson'];
  editPerson: control['editPerson'];
  retirePerson: control['retirePerson'];
  restorePerson: control['restorePerson'];
  getCompanies: control['getCompanies'];
  putCompany: control['putCompany'];
  addFixtures: control['addFixtures'];
  getOrganizations: control['getOrganizations'];
  addOrganization: control['addOrganization'];
  getCredits: control['getCredits'];
  setCredits: control['setCredits'];
  addSubscription: control['addSubscription'];
  removeSubscription: control['removeSubscription'];
  addServiceAccount: control['addServiceAccount'];
  addApiKey: control['addApiKey'];
  setRoles: control['setRoles'];
  runEnrichment: control['runEnrichment'];
  failImport: control['failImport'];
  getOutbox: control['getOutbox'];
  clearOutbox: control['clearOutbox'];
  getDeliveries: control['getDeliveries'];
  redeliver: control['redeliver'];
  getWebhooks: control['getWebhooks'];
  setWebhooks: control['setWebhooks'];
  addUser: control['addUser'];
  removeUser: control['removeUser'];
  getFaults: control['getFaults'];
  addFault: control['addFault'];
  clearFaults: control['clearFaults'];
  removeFault: control['removeFault'];
  getMetrics: control['getMetrics'];
  getReadings: control['getReadings'];
  resetReadings: control['resetReadings'];
  setReadings: control['setReadings'];
  getJournal: control['getJournal'];
  clearJournal: control['clearJournal'];
  searchJournal: control['searchJournal'];
  countJournal: control['countJournal'];
  waitForJournal: control['waitForJournal'];
  verifyJournal: control['verifyJournal'];
  exportJournal: control['exportJournal'];
}
