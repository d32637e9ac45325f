// Written by `npm run generate` from spec/. Do not edit.

import type { RecordForm } from '../spec/catalogue/forms.js';
import type { OperationId } from './operations.js';

/** The other names of a list. */
export const listNames: readonly string[] = ["items","data","results","result","records","values","entries","elements","list","content","rows","value"];

/** The record in the JSON body of a success. */
export const bodyRecords: Readonly<Partial<Record<OperationId, string>>> = {
  "find": "FindResponse",
  "search": "SearchResponse",
  "verify": "VerifyResponse",
  "previewFind": "PreviewFindResponse",
  "previewSearch": "PreviewSearchResponse",
  "getPerson": "Person",
  "lookupPeople": "LookupResponse",
  "createSession": "Session",
  "getOrganization": "Organization",
  "updateOrganization": "Organization",
  "listApiKeys": "ApiKeyList",
  "createApiKey": "NewApiKey",
  "getApiKey": "ApiKey",
  "updateApiKey": "ApiKey",
  "getServiceAccounts": "ServiceAccountList",
  "createServiceAccount": "NewServiceAccount",
  "deleteServiceAccount": "DeletedServiceAccount",
  "updateServiceAccountRoles": "ServiceAccount",
  "regenerateSecret": "RegeneratedSecret",
  "getInvitations": "InvitationList",
  "createInvitation": "Invitation",
  "getInvitationDetails": "Invitation",
  "resendInvitation": "Invitation",
  "acceptInvitation": "Invitation",
  "declineInvitation": "Invitation",
  "getOrgUsers": "OrgUserList",
  "addUserAccess": "UserAccessChanges",
  "removeUserAccess": "RemovedUserAccess",
  "updateUserAccess": "UserAccessChanges",
  "initiatePasswordReset": "PasswordResetInitiated",
  "getUser": "User",
  "getLedgers": "LedgerList",
  "createLedger": "Ledger",
  "getLedger": "Ledger",
  "updateLedger": "Ledger",
  "getContacts": "LedgerContactPage",
  "addContacts": "AddContactsResponse",
  "searchLedgerContacts": "LedgerContactPage",
  "bulkDeleteContacts": "BulkDeleteContactsResponse",
  "listImports": "LedgerImportPage",
  "searchImportHistory": "LedgerImportPage",
  "getImport": "LedgerImport",
  "deleteImportContacts": "ImportContactsRemoved",
  "getTrackedFields": "TrackedFields",
  "updateTrackedFields": "TrackedFields",
  "listTrackedVersions": "TrackedFieldsPage",
  "getUsage": "Usage",
  "getSubscriptions": "SubscriptionList"
};

/** The records of all responses, with the other forms that are admitted for their members. */
export const recordForms: Readonly<Record<string, RecordForm>> = {
  "FindResponse": {
    isStated: true,
    members: {
      "matches": {"types":["array"],"record":"FindMatchResult","elements":["object"]},
    },
  },
  "FindMatchResult": {
    isStated: true,
    members: {
      "people": {"types":["array"],"record":"FoundPerson","elements":["object"]},
      "found": {"types":["boolean"]},
    },
  },
  "FoundPerson": {
    isStated: true,
    members: {
      "id": {"types":["string"]},
      "created_at": {"types":["string"]},
      "info_change_detected_at": {"types":["string"]},
      "title_change_detected_at": {"types":["string"]},
      "company_change_detected_at": {"types":["string"]},
      "position": {"types":["object"],"record":"Job"},
      "jobs": {"types":["array"],"record":"Job","elements":["object"]},
      "education": {"types":["array"],"record":"Education","elements":["object"]},
      "first_name": {"types":["string"]},
      "last_name": {"types":["string"]},
      "name": {"types":["string"]},
      "linkedin": {"types":["string"]},
      "country": {"types":["string"]},
      "connections": {"types":["number"]},
      "location": {"types":["string"]},
      "cell_phone_number": {"types":["string"]},
      "location_details": {"types":["object"],"record":"LocationDetails"},
      "employment_status": {"types":["string"],"values":["employed","unemployed","retired"]},
      "score": {"types":["number"]},
    },
  },
  "Job": {
    isStated: true,
    members: {
      "title": {"types":["string"]},
      "level": {"types":["string"],"values":["C-Team","VP","Director","Manager","Staff","Senior Staff","Intern","Consultant"]},
      "function": {"types":["string"],"values":["Banking and Wealth Management","Business Management","Consulting","Education","Engineering","Finance and Administration","Healthcare","Human Resources","Information Technology","Legal","Marketing and Product","Operations","Program and Project Management","Publishing, Editorial and Reporting","Quality","Real Estate","Risk, Safety, Compliance","Sales and Support"]},
      "started_at": {"types":["string"]},
      "started_at_year_only": {"types":["boolean"]},
      "ended_at": {"types":["string"]},
      "ended_at_year_only": {"types":["boolean"]},
      "location": {"types":["string"]},
      "location_details": {"types":["object"],"record":"LocationDetails"},
      "email": {"types":["string"]},
      "email_status": {"types":["string"],"values":["valid","catch-all","best-guess"]},
      "direct_dial_number": {"types":["string"]},
      "company": {"types":["object"],"record":"Company"},
      "duration": {"types":["number"]},
      "company_tenure": {"types":["number"]},
      "is_first_at_company": {"types":["boolean"]},
      "is_last_at_company": {"types":["boolean"]},
    },
  },
  "LocationDetails": {
    isStated: true,
    members: {
      "country": {"types":["string"]},
      "country_code": {"types":["string"]},
      "region": {"types":["string"]},
      "region_abbreviation": {"types":["string"]},
      "locality": {"types":["string"]},
      "county": {"types":["string"]},
      "postal_code": {"types":["string"]},
      "msa": {"types":["string"]},
      "lat": {"types":["string"]},
      "lon": {"types":["string"]},
      "fips_code": {"types":["string"]},
      "raw": {"types":["string"]},
    },
  },
  "Company": {
    isStated: true,
    members: {
      "id": {"types":["string"]},
      "name": {"types":["string"]},
      "location": {"types":["string"]},
      "linkedin": {"types":["string"]},
      "ticker": {"types":["string"]},
      "type": {"types":["string"],"values":["Privately Held","Self Owned","Non Profit","Public Company","Partnership","Self Employed","Educational","Government Agency"]},
      "address": {"types":["string"]},
      "country": {"types":["string"]},
      "domain": {"types":["string"]},
      "employee_count": {"types":["number"]},
      "industry": {"types":["string"]},
      "sic_codes": {"types":["array"],"elements":["string"]},
      "ultimate_parent": {"types":["object"],"record":"UltimateParentCompany"},
    },
  },
  "UltimateParentCompany": {
    isStated: true,
    members: {
      "id": {"types":["string"]},
      "name": {"types":["string"]},
      "linkedin": {"types":["string"]},
      "ticker": {"types":["string"]},
      "domain": {"types":["string"]},
    },
  },
  "Education": {
    isStated: true,
    members: {
      "school": {"types":["string"]},
      "field": {"types":["string"]},
      "degree": {"types":["string"]},
      "started_at": {"types":["string"]},
      "ended_at": {"types":["string"]},
    },
  },
  "SearchResponse": {
    list: "people",
    members: {
      "people": {"types":["array"],"record":"Person","elements":["object"]},
      "count": {"types":["number"],"names":["total","totalCount","totalResults","totalHits","totalItems"]},
      "pagination_token": {"types":["string"],"names":["next_page_token","next_token","next_cursor","continuation_token"]},
    },
  },
  "Person": {
    isStated: true,
    members: {
      "id": {"types":["string"]},
      "created_at": {"types":["string"]},
      "info_change_detected_at": {"types":["string"]},
      "title_change_detected_at": {"types":["string"]},
      "company_change_detected_at": {"types":["string"]},
      "position": {"types":["object"],"record":"Job"},
      "jobs": {"types":["array"],"record":"Job","elements":["object"]},
      "education": {"types":["array"],"record":"Education","elements":["object"]},
      "first_name": {"types":["string"]},
      "last_name": {"types":["string"]},
      "name": {"types":["string"]},
      "linkedin": {"types":["string"]},
      "country": {"types":["string"]},
      "connections": {"types":["number"]},
      "location": {"types":["string"]},
      "cell_phone_number": {"types":["string"]},
      "location_details": {"types":["object"],"record":"LocationDetails"},
      "employment_status": {"types":["string"],"values":["employed","unemployed","retired"]},
    },
  },
  "VerifyResponse": {
    list: "results",
    members: {
      "results": {"types":["array"],"record":"VerifyResult","elements":["object"]},
    },
  },
  "VerifyResult": {
    members: {
      "verified": {"types":["boolean"]},
      "status": {"types":["string"],"values":["employed","not_employed","unknown"],"names":["state"]},
      "reason": {"types":["string"],"values":["active_job","job_ended","no_job_there","person_unknown"]},
      "person_id": {"types":["string"],"isId":true},
    },
  },
  "PreviewFindResponse": {
    list: "matches",
    members: {
      "matches": {"types":["array"],"record":"PreviewMatch","elements":["object"]},
    },
  },
  "PreviewMatch": {
    members: {
      "found": {"types":["boolean"]},
      "count": {"types":["number"],"names":["total","totalCount","totalResults","totalHits","totalItems"]},
      "people": {"types":["array"],"record":"PreviewPerson","elements":["object"]},
    },
  },
  "PreviewPerson": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid"]},
      "name": {"types":["string"]},
    },
  },
  "PreviewSearchResponse": {
    list: "people",
    members: {
      "count": {"types":["number"],"names":["total","totalCount","totalResults","totalHits","totalItems"]},
      "people": {"types":["array"],"record":"PreviewPerson","elements":["object"]},
    },
  },
  "LookupResponse": {
    list: "people",
    members: {
      "people": {"types":["array"],"record":"Person","elements":["object"]},
      "errors": {"types":["array"],"record":"LookupError","elements":["object"]},
    },
  },
  "LookupError": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid"]},
      "error": {"types":["string"]},
      "message": {"types":["string"]},
    },
  },
  "Session": {
    isStated: true,
    members: {
      "accessToken": {"types":["string"]},
      "access_token": {"types":["string"]},
      "expiresAt": {"types":["string"]},
      "refreshToken": {"types":["string"]},
    },
  },
  "Organization": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","orgId","organizationId"]},
      "name": {"types":["string"],"names":["organizationName","orgName","displayName","title"]},
      "status": {"types":["string"],"names":["state"]},
      "settings": {"types":["object"],"names":["config","configuration","preferences"]},
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
    },
  },
  "ApiKeyList": {
    list: "apiKeys",
    members: {
      "apiKeys": {"types":["array"],"record":"ApiKey","elements":["object"]},
    },
  },
  "ApiKey": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","keyId","apiKeyId"]},
      "name": {"types":["string"],"names":["label","title","displayName"]},
      "description": {"types":["string"],"names":["desc"]},
      "shorthand": {"types":["string"],"names":["keyShorthand","shortKey","prefix","keyPrefix","preview","keyPreview","hint","masked","maskedKey","partialKey","redactedKey"]},
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
      "lastUsedAt": {"types":["string"],"names":["lastUsed","lastUse","lastUseAt","lastUsage","lastUsedTimestamp","lastUsedTime","lastUsedDate","lastUsedOn"]},
    },
  },
  "NewApiKey": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","keyId","apiKeyId"]},
      "name": {"types":["string"],"names":["label","title","displayName"]},
      "description": {"types":["string"],"names":["desc"]},
      "shorthand": {"types":["string"],"names":["keyShorthand","shortKey","prefix","keyPrefix","preview","keyPreview","hint","masked","maskedKey","partialKey","redactedKey"]},
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
      "lastUsedAt": {"types":["string"],"names":["lastUsed","lastUse","lastUseAt","lastUsage","lastUsedTimestamp","lastUsedTime","lastUsedDate","lastUsedOn"]},
      "key": {"types":["string"],"names":["apiKey","fullKey","keyValue","value","secret","secretKey","token"]},
    },
  },
  "ServiceAccountList": {
    list: "serviceAccounts",
    members: {
      "serviceAccounts": {"types":["array"],"record":"ServiceAccount","elements":["object"]},
    },
  },
  "ServiceAccount": {
    members: {
      "clientId": {"types":["string"],"isId":true,"names":["id","serviceAccountId","accountId"]},
      "name": {"types":["string"],"names":["label","title","displayName"]},
      "roles": {"types":["array"],"elements":["string"],"values":["viewer","editor","admin"],"names":["assignedRoles","roleAssignments","role"]},
      "createdBy": {"types":["string"],"isId":true,"names":["creator","createdByUser","creatingUser","creatingUserId","createdById","createdByUserId","creatorId","owner","author"],"inside":["id","userId","clientId","email","username","name"]},
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
    },
  },
  "NewServiceAccount": {
    members: {
      "clientId": {"types":["string"],"isId":true,"names":["id","serviceAccountId","accountId"]},
      "name": {"types":["string"],"names":["label","title","displayName"]},
      "roles": {"types":["array"],"elements":["string"],"values":["viewer","editor","admin"],"names":["assignedRoles","roleAssignments","role"]},
      "createdBy": {"types":["string"],"isId":true,"names":["creator","createdByUser","creatingUser","creatingUserId","createdById","createdByUserId","creatorId","owner","author"],"inside":["id","userId","clientId","email","username","name"]},
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
      "clientSecret": {"types":["string"],"names":["secret"]},
    },
  },
  "DeletedServiceAccount": {
    members: {
      "clientId": {"types":["string"],"isId":true,"names":["id","serviceAccountId","accountId","deletedClientId","deleted"],"bare":true},
    },
  },
  "RegeneratedSecret": {
    members: {
      "clientId": {"types":["string"],"isId":true,"names":["id","serviceAccountId","accountId"]},
      "clientSecret": {"types":["string"],"names":["secret","newSecret","newClientSecret"]},
    },
  },
  "InvitationList": {
    list: "invitations",
    members: {
      "invitations": {"types":["array"],"record":"Invitation","elements":["object"]},
    },
  },
  "Invitation": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","invitationId","inviteId"]},
      "orgId": {"types":["string"],"isId":true,"names":["organizationId","organization","org"],"inside":["id"]},
      "email": {"types":["string"],"names":["invitedEmail","inviteeEmail","emailAddress"]},
      "role": {"types":["string"],"values":["viewer","editor","admin"],"names":["roleLevel","orgRole","accessLevel"]},
      "status": {"types":["string"],"values":["pending","accepted","declined","revoked","expired"],"names":["state"]},
      "invitedBy": {"types":["string"],"isId":true,"names":["inviter","inviterId","invitedById","invitedByUserId","createdBy","sender"],"inside":["id","userId","clientId","email","username","name"]},
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
      "expiresAt": {"types":["string"],"names":["expires","expiry","expiration","expirationDate","expiryDate","expirationTime","expiresOn","expireAt","validUntil"]},
    },
  },
  "OrgUserList": {
    list: "users",
    members: {
      "users": {"types":["array"],"record":"OrgUser","elements":["object"]},
    },
  },
  "OrgUser": {
    members: {
      "userId": {"types":["string"],"isId":true,"names":["id","memberId"]},
      "role": {"types":["string"],"values":["viewer","editor","admin"],"names":["roleLevel","orgRole","accessLevel"]},
      "profile": {"types":["object"],"record":"UserProfile","names":["user","userProfile"],"flat":true},
      "settings": {"types":["object"]},
    },
  },
  "UserProfile": {
    members: {
      "email": {"types":["string"],"names":["emailAddress","username"]},
      "name": {"types":["string"],"names":["fullName","displayName"]},
    },
  },
  "UserAccessChanges": {
    list: "users",
    members: {
      "users": {"types":["array"],"record":"OrgUser","elements":["object"]},
      "failures": {"types":["array"],"record":"UserAccessFailure","elements":["object"]},
    },
  },
  "UserAccessFailure": {
    members: {
      "index": {"types":["number"]},
      "error": {"types":["string"]},
      "message": {"types":["string"]},
    },
  },
  "RemovedUserAccess": {
    list: "userIds",
    members: {
      "userIds": {"types":["array"],"elements":["string"],"isId":true,"names":["ids","users","removed","removedUserIds","removedUsers"]},
      "failures": {"types":["array"],"record":"UserAccessFailure","elements":["object"]},
    },
  },
  "PasswordResetInitiated": {
    members: {
      "message": {"types":["string"]},
    },
  },
  "User": {
    members: {
      "userId": {"types":["string"],"isId":true,"names":["id"]},
      "profile": {"types":["object"],"record":"UserProfile","names":["userProfile"],"flat":true},
      "status": {"types":["string"],"values":["active"],"names":["state"]},
      "metadata": {"types":["object"],"record":"User.metadata","names":["meta"],"flat":true},
    },
  },
  "User.metadata": {
    members: {
      "createdAt": {"types":["string"],"names":["created","creationDate","dateCreated","createdDate","createdOn","createdTime","insertedAt"]},
    },
  },
  "LedgerList": {
    list: "ledgers",
    members: {
      "ledgers": {"types":["array"],"record":"Ledger","elements":["object"]},
    },
  },
  "Ledger": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","ledger_id"]},
      "name": {"types":["string"],"names":["ledger_name","title"]},
      "description": {"types":["string"],"names":["desc"]},
      "created_at": {"types":["string"],"names":["created","creation_date","date_created","created_date","created_on","created_time","inserted_at"]},
      "counts": {"types":["object"],"record":"LedgerCounts","names":["contact_counts","contacts","statistics","stats","totals"],"flat":true},
      "deleted_at": {"types":["string"]},
    },
  },
  "LedgerCounts": {
    members: {
      "total": {"types":["number"],"names":["count","totalCount","totalResults","totalHits","totalItems","total_count","total_contacts","contacts_total","contact_count","contacts","all"]},
      "verified": {"types":["number"],"names":["verified_count","verified_contacts","contacts_verified"]},
      "new_jobs": {"types":["number"],"names":["new_jobs_count","new_job_count","new_job","contacts_new_jobs"]},
    },
  },
  "LedgerContactPage": {
    list: "contacts",
    members: {
      "contacts": {"types":["array"],"record":"LedgerContact","elements":["object"]},
      "count": {"types":["number"],"names":["total","totalCount","totalResults","totalHits","totalItems","total_count","total_contacts"],"bare":true},
      "pagination_token": {"types":["string"],"names":["next_page_token","next_token","next_cursor","continuation_token"]},
    },
  },
  "LedgerContact": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","contact_id"]},
      "reference_id": {"types":["string"],"isId":true,"names":["reference","customer_reference_id","external_id"]},
      "is_verified": {"types":["boolean"]},
      "name": {"types":["string"]},
      "linkedin": {"types":["string"]},
      "email_address": {"types":["string"],"names":["email"]},
      "country": {"types":["string"]},
      "location": {"types":["string"]},
      "last_company_changed_at": {"types":["string"]},
      "last_info_changed_at": {"types":["string"]},
      "last_custom_change": {"types":["object"],"record":"LedgerContactCustomChange"},
      "has_multiple_jobs": {"types":["boolean"]},
      "person": {"types":["object"],"record":"LedgerContactPerson"},
      "current_position": {"types":["object"],"record":"LedgerContactPosition"},
      "import_id": {"types":["string"],"isId":true,"names":["batch_id","import","batch"],"inside":["id"]},
      "created_at": {"types":["string"],"names":["created","creation_date","date_created","created_date","created_on","created_time","inserted_at"]},
    },
  },
  "LedgerContactCustomChange": {
    members: {
      "changed_at": {"types":["string"]},
      "version": {"types":["number"]},
    },
  },
  "LedgerContactPerson": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid"]},
    },
  },
  "LedgerContactPosition": {
    members: {
      "title": {"types":["string"]},
      "level": {"types":["string"]},
      "function": {"types":["string"]},
      "company": {"types":["object"],"record":"LedgerContactCompany"},
      "email": {"types":["string"]},
      "email_status": {"types":["string"]},
      "started_at": {"types":["string"]},
    },
  },
  "LedgerContactCompany": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid"]},
      "name": {"types":["string"]},
      "domain": {"types":["string"]},
      "linkedin": {"types":["string"]},
    },
  },
  "AddContactsResponse": {
    members: {
      "import_id": {"types":["string"],"isId":true,"names":["id","batch_id","import_batch_id","batch"],"inside":["id","import_id"],"bare":true},
      "status": {"types":["string"],"values":["pending","processing","completed","failed","deleted"],"names":["state"]},
    },
  },
  "BulkDeleteContactsResponse": {
    members: {
      "rows_removed": {"types":["number"],"names":["removed","deleted","rows_deleted","deleted_count","removed_count","rows","count"],"bare":true},
    },
  },
  "LedgerImportPage": {
    list: "imports",
    members: {
      "imports": {"types":["array"],"record":"LedgerImport","elements":["object"]},
      "total": {"types":["number"],"names":["count","totalCount","totalResults","totalHits","totalItems"]},
      "limit": {"types":["number"]},
      "offset": {"types":["number"]},
    },
  },
  "LedgerImport": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","import_id","batch_id"]},
      "ledger_id": {"types":["string"],"isId":true},
      "filename": {"types":["string"],"names":["file","name","source_file"]},
      "import_type": {"types":["string"],"values":["api","csv"],"names":["type","source","source_type"]},
      "status": {"types":["string"],"values":["pending","processing","completed","failed","deleted"],"names":["state"]},
      "created_at": {"types":["string"],"names":["created","creation_date","date_created","created_date","created_on","created_time","inserted_at"]},
      "completed_at": {"types":["string"],"names":["completed","finished_at","ended_at","completion_date"]},
      "counts": {"types":["object"],"record":"ImportCounts","names":["contact_counts","contacts","statistics","stats","totals"],"flat":true},
    },
  },
  "ImportCounts": {
    members: {
      "total": {"types":["number"],"names":["count","totalCount","totalResults","totalHits","totalItems","total_count","total_contacts","total_rows","rows","contacts"]},
      "succeeded": {"types":["number"],"names":["success","successful","success_count","imported","created","added","completed","processed"]},
      "skipped": {"types":["number"],"names":["skipped_count","duplicates","duplicate"]},
      "failed": {"types":["number"],"names":["failed_count","failures","failure_count","errors","error_count","rejected"]},
    },
  },
  "ImportContactsRemoved": {
    members: {
      "import_id": {"types":["string"],"isId":true,"names":["id","batch_id"]},
      "status": {"types":["string"],"values":["pending","processing","completed","failed","deleted"],"names":["state"]},
      "rows_removed": {"types":["number"],"names":["removed","deleted","rows_deleted","deleted_count","removed_count","rows","count"]},
    },
  },
  "TrackedFields": {
    list: "fields",
    members: {
      "version": {"types":["number","string"],"names":["version_id","version_number","id"]},
      "fields": {"types":["array"],"elements":["string"],"values":["name","linkedin","country","location","employment_status","title","level","function","company.id","company.name","company.domain","email_address","email_status"],"names":["tracked_fields"],"inside":["name","field","field_name"]},
      "created_at": {"types":["string"],"names":["created","creation_date","date_created","created_date","created_on","created_time","inserted_at"]},
      "effective_at": {"types":["string"],"names":["effective_from","effective_date","effective_since","effective"]},
      "deleted_at": {"types":["string"]},
    },
  },
  "TrackedFieldsPage": {
    list: "versions",
    members: {
      "versions": {"types":["array"],"record":"TrackedFields","elements":["object"]},
      "total": {"types":["number"],"names":["count","totalCount","totalResults","totalHits","totalItems"]},
      "limit": {"types":["number"]},
      "offset": {"types":["number"]},
    },
  },
  "Usage": {
    list: "records",
    members: {
      "period_start": {"types":["string"]},
      "period_end": {"types":["string"]},
      "group_by": {"types":["string"],"values":["org","principal"]},
      "records": {"types":["array"],"record":"UsageRecord","elements":["object"]},
    },
  },
  "UsageRecord": {
    members: {
      "period_start": {"types":["string"]},
      "period_end": {"types":["string"]},
      "principal": {"types":["string"],"isId":true,"names":["principal_id","caller","caller_id","user","user_id"],"inside":["id","userId","clientId","name"]},
      "operation": {"types":["string"],"names":["endpoint","api","service","product"]},
      "requests": {"types":["number"],"names":["request_count","calls","call_count"]},
      "credits_used": {"types":["number"],"names":["credits","used","usage"]},
      "limit": {"types":["number"],"names":["quota","credit_limit","credits_limit"]},
    },
  },
  "SubscriptionList": {
    list: "subscriptions",
    members: {
      "subscriptions": {"types":["array"],"record":"Subscription","elements":["object"]},
    },
  },
  "Subscription": {
    members: {
      "id": {"types":["string"],"isId":true,"names":["uuid","uid","subscription_id"]},
      "product": {"types":["string"],"names":["plan","product_name","plan_name"]},
      "status": {"types":["string"],"values":["active","expired"],"names":["state"]},
      "starts_at": {"types":["string"],"names":["start","start_date","started_at","start_at"]},
      "ends_at": {"types":["string"],"names":["end","end_date","ended_at","end_at","expires_at","expiration_date","expires","valid_until"]},
      "limits": {"types":["object"],"record":"Subscription.limits"},
    },
  },
  "Subscription.limits": {
    members: {
      "credits_per_period": {"types":["number"]},
    },
  },
};
