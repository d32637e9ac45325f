// Written by `npm run generate` from spec/. Do not edit.
export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session
         * @description Signs in a user or a service account, or exchanges a refresh token for a new session. A refresh token is
         *     carried in a cookie and may be sent in the body (section 5, rule 4).
         */
        post: operations["createSession"];
        /**
         * End a session
         * @description Revokes the session behind the refresh-token cookie and the one behind `refreshToken` in the body, each with every
         *     refresh token that was rotated in it, and clears the cookie. Either may be left out, and so may the whole body.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        /**
         * Get the organization
         * @description The full record of the organization, with its settings and status.
         */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the organization
         * @description Gives the organization a new name, and changes nothing else.
         */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/orgs/{org_id}/apiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        /**
         * List API keys
         * @description All API keys of the organization, oldest first, without their full values.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a new long-lived key. Its full value is in this answer and in no other.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/apiKeys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The id of an API key, which is not the key. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /**
         * Get an API key
         * @description What is known about a key, without its full value.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Delete an API key
         * @description Revokes a key for good; the very next request that uses it fails.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Changes the name, the description or both. The key itself stays as it is.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/orgs/{org_id}/serviceAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        /**
         * Get service accounts
         * @description All service accounts of the organization, oldest first, with their roles and who created them.
         */
        get: operations["getServiceAccounts"];
        put?: never;
        /**
         * Create a service account
         * @description Makes a service account. Its secret is in this answer and in no other.
         */
        post: operations["createServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/serviceAccounts/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The client id of a service account. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a service account
         * @description Removes a service account. Its secret and its access tokens fail at once.
         */
        delete: operations["deleteServiceAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/serviceAccounts/{clientId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The client id of a service account. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the roles of a service account
         * @description Replaces the roles that a service account holds on the organization.
         */
        put: operations["updateServiceAccountRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/serviceAccounts/{clientId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The client id of a service account. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate a client secret
         * @description Replaces the secret of a service account. The new one is in this answer and in no other.
         */
        post: operations["regenerateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        /**
         * Get invitations
         * @description Every invitation of the organization, the oldest first. An invitation whose two weeks are over shows as
         *     `expired` without anybody having touched it.
         */
        get: operations["getInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description Invites a user by email. The invitation is locked to that email, expires in 2 weeks if it is not accepted or
         *     declined, and is sent by mail.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description One invitation with its status and expiration date, for admins of the organization and for the invitee. For
         *     anybody else it looks as if there were no such invitation.
         */
        get: operations["getInvitationDetails"];
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Takes back an invitation that is pending. Nobody can accept it any more.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the mail of an invitation
         * @description Sends the mail again and resets the expiration to 2 weeks from now. An expired invitation is pending again.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description The invitee takes up the role: from the next call on, the organization counts the invitee among its users. To
         *     anybody else it looks as if there were no such invitation.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description The invitee turns the invitation down. To anybody else it looks as if there were no such invitation.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orgs/{org_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        /**
         * Get the users of an organization
         * @description Everybody who holds a role on the organization, in the order of email addresses.
         */
        get: operations["getOrgUsers"];
        put?: never;
        /**
         * Give users access
         * @description Gives users who have an account a role on the organization, with effect on their next call. Whoever has no
         *     account yet is invited instead.
         */
        post: operations["addUserAccess"];
        /**
         * Remove the access of users
         * @description Takes every role on the organization from users, with effect on their next call. Their accounts stay: they can
         *     still sign in.
         */
        delete: operations["removeUserAccess"];
        options?: never;
        head?: never;
        /**
         * Change the access of users
         * @description Gives users of the organization another role, with effect on their next call. `settings` replace the earlier
         *     ones when they are sent.
         */
        patch: operations["updateUserAccess"];
        trace?: never;
    };
    "/users/passwordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiate a password reset
         * @description Sends a mail with a one-time token to the user with this email. The token is valid for 1 hour and takes the place
         *     of an earlier one. The answer is the same whether such a user exists or not.
         */
        post: operations["initiatePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: string;
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Profile, status and metadata of a user, for that user and for admins of an organization the user has access to.
         *     For anybody else it looks as if there were no such user.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a new password
         * @description The reset itself: sets a new password with the one-time token of a reset mail. The token is the credential; no
         *     other is looked at. Every session of the user ends.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of a session request (section 4.2). */
        SessionRequest: {
            /**
             * @description `password` (email and password sign-in), `refreshToken` (exchange a refresh token for a new session) or
             *     `clientCredentials` (service account).
             * @enum {string}
             */
            grantType: "password" | "refreshToken" | "clientCredentials";
            /** @description Service account ID; used with clientCredentials. */
            clientId?: string;
            /** @description Service account secret; used with clientCredentials. */
            clientSecret?: string;
            /** @description Used with password sign-in. */
            username?: string;
            /** @description Used with password sign-in. */
            password?: string;
            /** @description Used with refreshToken; the cookie carries it otherwise. */
            refreshToken?: string;
        };
        /** @description Password sign-in as a form; `grantType` may be left out (section 4.2). */
        PasswordForm: {
            /**
             * @description May be left out.
             * @enum {string}
             */
            grantType?: "password";
            /** @description The user's email address. */
            username: string;
            /** @description The user's password. */
            password: string;
        };
        /**
         * @description A session. Password sign-in is described as returning an `access_token` field; the other grants return
         *     `accessToken`.
         */
        Session: {
            /** @description The bearer credential. */
            accessToken?: string;
            /** @description The bearer credential, as described for password sign-in. */
            access_token?: string;
            /** @description ISO 8601 date-time with fractional seconds and no zone designator. */
            expiresAt: string;
            /** @description The refresh token, where it is delivered in the body. */
            refreshToken?: string;
        };
        /** @description A refusal. The shape is open (question errors.body). */
        Error: {
            /** @description Machine-readable code. */
            error: string;
            /** @description What was refused, with the value quoted, and what to do next. */
            message: string;
        };
        /** @description The session to end, besides the one behind the cookie. */
        EndSessionRequest: {
            /** @description The refresh token of a session. */
            refreshToken?: string;
        };
        /** @description An organization. */
        Organization: {
            /** @description The id that stands in paths as `org_id`. */
            id: string;
            name: string;
            /** @description Whether it may be used, e.g. `active`. */
            status: string;
            /** @description How the organization likes things; which members there are is open. */
            settings: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt?: string;
        };
        /** @description The new name. */
        UpdateOrganizationRequest: {
            /** @description Not blank. */
            name: string;
        };
        /** @description What is known about an API key. */
        ApiKey: {
            id: string;
            name: string;
            /** @description Absent where none was given. */
            description?: string;
            /** @description Enough of the key to recognise it by. */
            shorthand: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the key was last accepted; absent (or null) before its first use.
             */
            lastUsedAt?: string | null;
        };
        /** @description All API keys of an organization. */
        ApiKeyList: {
            apiKeys: components["schemas"]["ApiKey"][];
        };
        /** @description How the new key is called. */
        CreateApiKeyRequest: {
            /** @description Not blank. */
            name: string;
            description?: string;
        };
        /** @description An API key that was just made, with its full value. */
        NewApiKey: {
            id: string;
            name: string;
            /** @description Absent where none was given. */
            description?: string;
            /** @description Enough of the key to recognise it by. */
            shorthand: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt?: string | null;
            /** @description The full value; it is never shown again. */
            key: string;
        };
        /** @description What changes; at least one of both. An empty description removes it. */
        UpdateApiKeyRequest: {
            /** @description Not blank. */
            name?: string;
            description?: string;
        };
        /**
         * @description A role on an organization (section 5 rule 5).
         * @enum {string}
         */
        Role: "viewer" | "editor" | "admin";
        /** @description A service account, without its secret. */
        ServiceAccount: {
            clientId: string;
            name: string;
            roles: components["schemas"]["Role"][];
            /** @description The id of the user (or service account) that created it. */
            createdBy: string;
            /** Format: date-time */
            createdAt?: string;
        };
        /** @description All service accounts of an organization. */
        ServiceAccountList: {
            serviceAccounts: components["schemas"]["ServiceAccount"][];
        };
        /** @description How the new account is called, and what it may do. */
        CreateServiceAccountRequest: {
            /** @description Not blank. */
            name: string;
            roles: components["schemas"]["Role"][];
        };
        /** @description A service account that was just made, with its secret. */
        NewServiceAccount: {
            clientId: string;
            name: string;
            roles: components["schemas"]["Role"][];
            /** @description The id of the user (or service account) that created it. */
            createdBy: string;
            /** Format: date-time */
            createdAt?: string;
            /** @description The secret; it is never shown again. */
            clientSecret: string;
        };
        /** @description The client id of the deleted account, in an object or as it is. */
        DeletedServiceAccount: {
            clientId: string;
        } | string;
        /** @description The roles that the account holds from now on. */
        UpdateServiceAccountRolesRequest: {
            roles: components["schemas"]["Role"][];
        };
        /** @description The new secret of a service account. */
        RegeneratedSecret: {
            clientId: string;
            /** @description The secret; it is never shown again. */
            clientSecret: string;
        };
        /**
         * @description `pending` and `expired` are stated (section 3); the others follow from outcomes that it names.
         * @enum {string}
         */
        InvitationStatusFilter: "pending" | "accepted" | "declined" | "revoked" | "expired";
        /** @description An invitation. The specification names its status and expiration date; how they are called is assumed. */
        Invitation: {
            /** @description Unique invitation ID. */
            id: string;
            /** @description The organization that invites. */
            orgId: string;
            /**
             * Format: email
             * @description Whom the invitation is locked to.
             */
            email: string;
            /**
             * @description The role that the invitee takes up.
             * @enum {string}
             */
            role: "viewer" | "editor" | "admin";
            /**
             * @description `pending` and `expired` are named by the specification (section 3); accepted and declined are named as
             *     outcomes.
             * @enum {string}
             */
            status: "pending" | "accepted" | "declined" | "revoked" | "expired";
            /** @description The user, service account or key that invited. */
            invitedBy?: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it expires, or expired: 2 weeks after it was created or sent again.
             */
            expiresAt: string;
        };
        /** @description Invitations of an organization. */
        InvitationList: {
            /** @description The oldest first. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description Whom to invite, and to which role. */
        CreateInvitationRequest: {
            /**
             * Format: email
             * @description The email of the invitee. Only a user with this email can accept.
             */
            email: string;
            /**
             * @description The role that the invitee is to hold on the organization.
             * @enum {string}
             */
            role: "viewer" | "editor" | "admin";
        };
        /** @description Who a user is. */
        UserProfile: {
            /**
             * Format: email
             * @description Signs in with it, and is invited by it.
             */
            email: string;
            /** @description Full name. */
            name: string;
        };
        /** @description Settings of one user on one organization. Nothing about them is stated; the mock keeps any object. */
        UserSettings: {
            [key: string]: unknown;
        };
        /** @description The assignment of a role to a user on an organization. */
        OrgUser: {
            /** @description Unique user ID. */
            userId: string;
            /**
             * @description The role level, the highest role that the user holds on the organization.
             * @enum {string}
             */
            role: "viewer" | "editor" | "admin";
            profile: components["schemas"]["UserProfile"];
            settings?: components["schemas"]["UserSettings"];
        };
        /** @description The users of an organization. */
        OrgUserList: {
            /** @description In the order of email addresses. */
            users: components["schemas"]["OrgUser"][];
        };
        /** @description A user, by ID or by email, and the role that the user is to hold on the organization. */
        UserRolePair: {
            /** @description The user, by ID. */
            userId?: string;
            /**
             * Format: email
             * @description The user, by email.
             */
            email?: string;
            /**
             * @description The role that the user is to hold.
             * @enum {string}
             */
            role: "viewer" | "editor" | "admin";
            settings?: components["schemas"]["UserSettings"];
        };
        /** @description User-role pairs. A user stands in one of them at most. */
        UserAccessRequest: components["schemas"]["UserRolePair"][];
        /** @description An element of the request that was refused, while others took effect. */
        UserAccessFailure: {
            /** @description Position in the request, from 0. */
            index: number;
            /** @description Machine-readable code. */
            error: string;
            /** @description What was refused, and why. */
            message: string;
        };
        /** @description What a request changed. */
        UserAccessChanges: {
            /** @description The assignments as they are now, in the order of the request. */
            users: components["schemas"]["OrgUser"][];
            /** @description Only where elements are taken one by one: those that were refused. */
            failures?: components["schemas"]["UserAccessFailure"][];
        };
        /** @description Whose access to remove. */
        RemoveUserAccessRequest: {
            /** @description User IDs, each once. */
            userIds: string[];
        };
        /** @description What a request removed. */
        RemovedUserAccess: {
            /** @description Whose access was removed, in the order of the request. */
            userIds: string[];
            /** @description Only where elements are taken one by one: those that were refused. */
            failures?: components["schemas"]["UserAccessFailure"][];
        };
        /** @description Who forgot the password. */
        InitiatePasswordResetRequest: {
            /**
             * Format: email
             * @description The email of the account.
             */
            email: string;
        };
        /** @description The same words for every email. */
        PasswordResetInitiated: {
            /** @description What happens now. */
            message: string;
        };
        /** @description A user account, whatever organizations it has access to. */
        User: {
            /** @description Unique user ID. */
            userId: string;
            profile: components["schemas"]["UserProfile"];
            /**
             * @description `active`: the user can sign in.
             * @enum {string}
             */
            status: "active";
            /** @description Facts about the account. */
            metadata: {
                /**
                 * Format: date-time
                 * @description When the account was created.
                 */
                createdAt: string;
            };
        };
        /** @description A new password, with the token from the reset mail. */
        PasswordResetRequest: {
            /** @description The one-time token of the newest reset mail. */
            resetToken: string;
            /** @description The new password. */
            password: string;
        };
    };
    responses: {
        /** @description The request is malformed or outside a documented limit. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Login failed; no token is returned (section 7). Which status other than 200 is open. */
        LoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body, or the number of lookups, is over the limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not of a content type that this operation reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller sends too fast. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait, or an HTTP date. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is throttling or down. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is JSON but not what the operation accepts. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The organization. */
        OrganizationRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Organization"];
            };
        };
        /** @description The credential is missing, malformed, expired or unknown. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks the role on the organization, or the kind of credential does not reach this operation. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The organization is unknown, or hidden. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key, without its full value. */
        ApiKeyRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKey"];
            };
        };
        /** @description The state of the object, or one like it, forbids this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
         *     1); how those of this interface do is open.
         */
        OrgId: string;
        /** @description The id of an API key, which is not the key. */
        KeyId: string;
        /** @description The client id of a service account. */
        ClientId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /** @description The refresh token of an earlier sign-in; the name of the cookie is open. */
                refreshToken?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description The session. Any other status means that the login failed. */
            200: {
                headers: {
                    /** @description The refresh token, where the grant hands one out. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            403: components["responses"]["LoginFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LoginFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /** @description The refresh token of the session to end; the name of the cookie is open. */
                refreshToken?: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description The session is over, or there was none. */
            204: {
                headers: {
                    /** @description Clears the refresh-token cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description No session stands behind the refresh token. Whether that is an error is open. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationRequest"];
            };
        };
        responses: {
            200: components["responses"]["OrganizationRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key, with its full value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The id of an API key, which is not the key. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The id of an API key, which is not the key. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The id of an API key, which is not the key. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
            200: components["responses"]["ApiKeyRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceAccountRequest"];
            };
        };
        responses: {
            /** @description The service account, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewServiceAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The client id of a service account. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client id of the deleted account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedServiceAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceAccountRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The client id of a service account. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateServiceAccountRolesRequest"];
            };
        };
        responses: {
            /** @description The service account with its new roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    regenerateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The client id of a service account. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegeneratedSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Only invitations of this status. The specification names `pending` and `expired`; what any other text
                 *     leads to is open.
                 */
                status?: components["schemas"]["InvitationStatusFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation, which is pending. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitationDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation with its new expiration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, which is accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, which is declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrgUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccessRequest"];
            };
        };
        responses: {
            /** @description The assignments that were made, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccessChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveUserAccessRequest"];
            };
        };
        responses: {
            /** @description Whose access was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedUserAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccessRequest"];
            };
        };
        responses: {
            /** @description The assignments that were changed, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccessChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    initiatePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiatePasswordResetRequest"];
            };
        };
        responses: {
            /** @description A mail is sent if a user has this email. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetInitiated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The new password is set, and the token is used up. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
