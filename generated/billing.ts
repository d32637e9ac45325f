// Written by `npm run generate` from spec/. Do not edit.
export interface paths {
    "/{org_id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization whose usage or subscriptions are asked for. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        /**
         * Get the API usage of an organization
         * @description Calls that succeeded and credits they charged, by operation: of the current billing period, a calendar month in
         *     UTC, and on request of those before it.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization whose usage or subscriptions are asked for. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        /**
         * Get the subscriptions of an organization
         * @description Active subscriptions, and on request those that have expired, too.
         */
        get: operations["getSubscriptions"];
        put?: never;
        post?: never;
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
        /** @description The usage of an organization. */
        Usage: {
            /**
             * Format: date-time
             * @description When the current billing period began.
             */
            period_start?: string;
            /**
             * Format: date-time
             * @description When the next one begins.
             */
            period_end?: string;
            /** @enum {string} */
            group_by?: "org" | "principal";
            records?: components["schemas"]["UsageRecord"][];
        };
        /** @description What was called in one billing period, by one operation and, where asked for, one principal. */
        UsageRecord: {
            /**
             * Format: date-time
             * @description When the billing period of the record began.
             */
            period_start?: string;
            /**
             * Format: date-time
             * @description When the next one began.
             */
            period_end?: string;
            /** @description The id of the user, service account or API key that called, when grouped by principal. */
            principal?: string;
            /** @description What was called, as `find`. */
            operation?: string;
            /** @description Calls that succeeded. */
            requests?: number;
            /** @description Credits that they charged. */
            credits_used?: number;
            /**
             * @description Credits that the organization has per billing period; left out where there is no limit (question
             *     usage.unlimited).
             */
            limit?: number;
        };
        /** @description Subscriptions of an organization. */
        SubscriptionList: {
            subscriptions?: components["schemas"]["Subscription"][];
        };
        /** @description What an organization has subscribed to, and for how long. */
        Subscription: {
            id?: string;
            /** @description What is subscribed to. */
            product?: string;
            /**
             * @description Whether it holds now, or has ended.
             * @enum {string}
             */
            status?: "active" | "expired";
            /** Format: date-time */
            starts_at?: string;
            /**
             * Format: date-time
             * @description The first moment at which it no longer holds; absent where it continues until it is ended.
             */
            ends_at?: string;
            /** @description What it allows. */
            limits?: {
                /** @description Credits per billing period; absent where there is no limit. */
                credits_per_period?: number;
            };
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
        /** @description The body is JSON but not what the operation accepts. */
        Unprocessable: {
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
    parameters: {
        /** @description The organization whose usage or subscriptions are asked for. */
        Org: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUsage: {
        parameters: {
            query?: {
                /** @description Whether records are of the organization, or of each principal that called. */
                group_by?: "org" | "principal";
                /** @description Adds the records of earlier billing periods. */
                include_history?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization whose usage or subscriptions are asked for. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records, the latest period first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
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
    getSubscriptions: {
        parameters: {
            query?: {
                /** @description Adds past subscriptions. */
                include_expired?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization whose usage or subscriptions are asked for. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions, the latest start first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
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
}
