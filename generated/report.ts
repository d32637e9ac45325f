// Written by `npm run generate` from spec/. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly rule: {
            readonly id: string;
            /** @description Section of the specification. */
            readonly section: string;
            /** @enum {unknown} */
            readonly basis: "stated" | "derived" | "assumed" | "confirmed";
            /** @description What the rule demands. */
            readonly says: string;
            /** @description The words of the specification that it rests on. */
            readonly quote?: string;
            /** @enum {unknown} */
            readonly verdict: "pass" | "fail" | "unexercised" | "inconclusive" | "skipped" | "error";
            /** @description How often something was observed that the rule applies to. */
            readonly observations: number;
            /** @description The number of exchanges that the rule applied to. */
            readonly requests: number;
            /** @description Per operation, how often the rule was observed and violated. */
            readonly seenAt?: {
                readonly [key: string]: {
                    readonly observations: number;
                    readonly violated: number;
                };
            };
            /** @description Why the rule was skipped, is inconclusive or was not exercised. */
            readonly because?: string;
            /** @description Sentences that are checked along with it. */
            readonly covers?: readonly string[];
            readonly finding?: components["schemas"]["finding"];
            readonly failure?: components["schemas"]["failure"];
            /** @description All of its failures, if they are known: then they do not fail the run. */
            readonly known?: readonly components["schemas"]["known"][];
        };
        /** @description A known failure, as in the file of --baseline: until it expires, it does not fail a run. */
        readonly known: {
            readonly rule: string;
            readonly operation: string;
            readonly reason: string;
            readonly owner: string;
            readonly ticket?: string;
            /** Format: date */
            readonly expires: string;
            /** @description It fails only now and then, so a run in which it holds proves nothing. */
            readonly flaky?: boolean;
        };
        /** @description How the target differs from the default reading of an open question. Never a failure. */
        readonly finding: {
            readonly summary: string;
            readonly expected: string;
            /** @description JSON text, or `nothing`. */
            readonly received: string;
            readonly at?: string;
            readonly steps?: string;
            readonly exchanges?: readonly components["schemas"]["exchange"][];
            readonly curl?: string;
        };
        readonly failure: {
            readonly summary: string;
            /** @description A path into the response body, or a part of the exchange. */
            readonly at: string;
            /** @description The steps in their order, if one request alone does not show it. */
            readonly steps?: string;
            readonly expected: string;
            /** @description JSON text, or `nothing`. */
            readonly received: string;
            /** @description The smallest exchanges that show it; the last one breaks the rule. */
            readonly exchanges: readonly components["schemas"]["exchange"][];
            /** @description Sends the last request again. */
            readonly curl: string;
            /** @description For `pdk conform --replay`. */
            readonly replay: string;
            readonly reproduced: string;
        };
        /** @description A recorded exchange without secrets and personal data; long bodies are cut. */
        readonly exchange: {
            readonly id: number;
            readonly operation: string;
            readonly investigation: string;
            readonly credential: string;
            /** @enum {unknown} */
            readonly org: "own" | "other" | "empty" | "unknown" | "missing";
            readonly request: {
                readonly method: string;
                readonly url: string;
                readonly headers: components["schemas"]["headers"];
                readonly body?: string;
            };
            readonly response: {
                readonly status: number;
                readonly headers: components["schemas"]["headers"];
                readonly cookies: readonly string[];
                readonly body: string;
            };
            readonly durationMs: number;
        };
        readonly headers: {
            readonly [key: string]: string;
        };
        /** Report of a conformance run */
        readonly whole: {
            /** @enum {unknown} */
            readonly verdict: "conformant" | "non-conformant" | "proved-nothing" | "error";
            /** @description Why the run proved nothing, broke or ended early. */
            readonly reason?: string;
            /** @description False when the run ended early, for example because the target vanished. */
            readonly complete: boolean;
            /** @description Generates the same cases again. */
            readonly seed: number;
            /** @description Requests that were sent. */
            readonly requests: number;
            /** @description Requests that the run was allowed to send. */
            readonly budget: number;
            readonly durationMs: number;
            /** Format: date-time */
            readonly startedAt: string;
            readonly target: {
                readonly peopleUrl: string;
                readonly identityUrl?: string;
                readonly org: string;
            };
            readonly rules: readonly components["schemas"]["rule"][];
            /** @description Readings of open questions that the exchanges show; no request was sent for them. */
            readonly readings?: readonly {
                readonly question: string;
                /** @description One of its readings, or `other`. */
                readonly reading: string;
                /** @description How many observations agree, such as `40 of 40`. */
                readonly seen: string;
                readonly saw: string;
                /** @description The reading in the given profile, if it differs. */
                readonly was?: string;
            }[];
            /** @description What the run created on the target and could not delete; pdk cleanup tries again. */
            readonly left?: readonly {
                readonly kind: string;
                readonly name: string;
                readonly because: string;
            }[];
            /** @description The part of a run that this one was, counted from 1; pdk merge merges all parts. */
            readonly shard?: {
                readonly index: number;
                readonly of: number;
            };
            /** @description Known failures that hold now or have expired, which fail the run, and those that it did not observe. */
            readonly baseline?: {
                readonly fixed: readonly components["schemas"]["known"][];
                readonly expired: readonly components["schemas"]["known"][];
                readonly unjudged: readonly components["schemas"]["known"][];
            };
            readonly kit: {
                readonly name: string;
                readonly version: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
