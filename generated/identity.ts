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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
            expiresAt?: string;
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
    };
    parameters: never;
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
}
