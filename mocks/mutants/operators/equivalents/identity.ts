import { open, unobservable } from './equivalent.js';

/** Excuses in identity: organizations, users, accounts, keys, invitations and sessions. */
export const ofIdentity = [
  unobservable(
    'text-*/createSession/*',
    'what the accounts that a run is given are called is not its choice',
  ),
  unobservable(
    'elements-*/{createServiceAccount,updateServiceAccountRoles}/roles',
    'roles are cumulative: of several, the highest may be all that is kept',
  ),
  unobservable(
    'list-{first,oldest}-lost/{getOrgUsers,getLedgers,listApiKeys,getServiceAccounts,getInvitations}',
    'it was there before the run, which never learns of it',
  ),
  unobservable(
    'unseen/{listApiKeys,getApiKey}/deleteApiKey',
    'whether a revoked key is still listed or shown is not said',
  ),
  unobservable('unseen/getServiceAccounts/regenerateSecret', 'a list of accounts shows no secrets'),
  unobservable(
    'unseen/getOrgUsers/{create,decline,revoke,resend}Invitation',
    'users are those who accepted; invitations are not listed among them',
  ),
  unobservable('unseen/{getOrgUsers,getUser}/{updateUser,initiatePasswordReset}', 'passwords are not shown'),
  unobservable(
    'unseen/getUser/{*UserAccess,acceptInvitation}',
    'what the profile of a user tells of organizations is not said',
  ),
  unobservable('{another,all}-too/updateOrganization', 'other organizations are closed to the run'),
  unobservable('*/initiatePasswordReset', 'what it sends goes to a mailbox, and its answer says nothing'),
  unobservable(
    'refuses-credential/{accept,decline}Invitation/service-account',
    'an account is never invited',
  ),
  unobservable('refuses-credential/getUser/*', 'who may get a user is open, and how a role is refused'),
  unobservable(
    'bodiless/{update*,resend*,accept*,decline*,createInvitation,addUserAccess,removeUserAccess}',
    'no sentence says that a change shows what it made',
  ),
  unobservable(
    'others-answer*/{updateOrganization,updateTrackedFields}',
    'what an update answers is open, so that it may be what was',
  ),
  unobservable(
    'key-{percent-decoded,punctuation-lost}/{deleteServiceAccount,updateServiceAccountRoles,regenerateSecret}/clientId',
    'a service writes these ids itself, and may take them in several ways, as UUIDs without hyphens',
  ),
  unobservable('key-*/updateUser/userId', 'whose password is reset is known by the token of the mail'),
  unobservable(
    'member-emptied/{getOrganization/{id,name},getApiKey/id,regenerateSecret/clientId}',
    'no sentence says that it is shown there, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-emptied/{{*Invitation,getInvitationDetails,createApiKey}/id,{createInvitation,resendInvitation}/status,createServiceAccount/createdBy,getUser/userId}',
    'no sentence says that it is shown there, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-*/{accept,decline}Invitation/expiresAt',
    'what was accepted or declined expires no more, whatever is shown of that',
  ),
  open('member-{missing,mistyped,emptied}/createSession/access_token', 'session.token-name'),
  unobservable('member-emptied/createSession/refreshToken', 'a refresh token is carried in a cookie'),
  unobservable(
    'others-answer*/{add,update}UserAccess',
    'no sentence says what it answers, so that it may be what was',
  ),
  unobservable(
    'returning/{createInvitation,addUserAccess}',
    'what is revoked is kept, and whose access is removed is still there: nothing was removed that could return',
  ),
  open('unseen/getApiKey/createApiKey', 'apikey.form'),
  open('unseen/getInvitationDetails/createInvitation', 'invite.form'),
  open('refused-element-*/*UserAccess', 'users.batch'),
  open('{member-ignored,server-error-on}/*UserAccess/*.{email,userId}', 'users.form'),
  open('server-error-on/updateUserAccess/*.settings', 'users.form'),
  unobservable(
    '{admits-org-*/createInvitation,revocation-spared/createInvitation/removeUserAccess}',
    'nobody invites to a role that is higher than the own one: whoever has none there is refused for that',
  ),
  unobservable(
    'admits-key-out-of-scope/getUser',
    'which endpoints take API keys is not shown, and a user, who may be of no organization, need not be customer-specific data',
  ),
  unobservable(
    'clock-behind/createSession',
    'every token has expired when it is handed out: nobody can call anything, which a run ends with',
  ),
  unobservable(
    'clock-behind/declineInvitation',
    'no sentence says that an expired invitation cannot be declined, which changes nothing for anybody',
  ),
  unobservable(
    'unnamed-cleared/updateUser',
    'it clears what a profile holds, of which no sentence says anything',
  ),
];
