// Written by `npm run generate` from spec/. Do not edit.
import type { operations as people } from './people.js';
import type { operations as identity } from './identity.js';

/** Every operation of the contract. */
export const operations = {
  "find": {
    "id": "find",
    "interface": "people",
    "method": "POST",
    "path": "/{org_id}/find",
    "section": "4.1",
    "role": "viewer",
    "authenticated": true,
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
  "createSession": {
    "id": "createSession",
    "interface": "identity",
    "method": "POST",
    "path": "/session",
    "section": "4.2",
    "role": "none",
    "authenticated": false,
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
  }
} as const;

export type OperationId = keyof typeof operations;

/** The types of parameters, bodies and answers of each operation. */
export interface OperationTypes {
  find: people['find'];
  createSession: identity['createSession'];
}
