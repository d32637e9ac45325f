// Written by `npm run generate` from spec/. Do not edit.
export interface paths {
    "/{org_id}/find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a specific person
         * @description Each element of `matches` is one lookup; the answer has one element per lookup, at the same index.
         *     Large-group queries use `search` instead.
         */
        post: operations["find"];
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
        /** @description The body of a `find` call (section 4.1). */
        FindRequest: {
            /** @description The lookups. At most 100. */
            matches: components["schemas"]["Lookup"][];
            /**
             * @description Hits per match. Maximum 5; default 5. No minimum is stated (question find.size-zero).
             * @default 5
             */
            size?: number;
            /** @description Optional. Permitted names and effect are open (question find.return-fields). */
            return_fields?: string[];
            /** @description Optional. Accepted values and effect are open (question find.confidence). */
            confidence?: string;
        };
        /** @description One lookup, with as many criteria as are available. */
        Lookup: {
            /** @description The criteria of this lookup. */
            fields: components["schemas"]["Criterion"][];
        };
        /** @description One criterion of a lookup. */
        Criterion: {
            /**
             * @description What the term is compared with.
             * @enum {string}
             */
            field_name: "name" | "title" | "linkedin" | "company.name" | "company.linkedin" | "email_address" | "company.ticker" | "company.domain" | "education.school";
            /** @description The value to match for that field. */
            search_term: string;
        };
        /** @description Position i of `matches` answers lookup i of the request (section 4.1, rule 1). */
        FindResponse: {
            matches: components["schemas"]["FindMatchResult"][];
        };
        /** @description A refusal. The shape is open (question errors.body). */
        Error: {
            /** @description Machine-readable code. */
            error: string;
            /** @description What was refused, with the value quoted, and what to do next. */
            message: string;
        };
        /** @description A date that is always the 1st day of a month at 00:00. */
        FirstOfMonth: string;
        /** @description A normalized location (section 2.6). */
        LocationDetails: {
            /** @description Normalized country name. */
            country?: string;
            /** @description Two-letter ISO country code. */
            country_code?: string;
            /** @description Normalized region; for US locations, the state. */
            region?: string;
            /** @description Standard abbreviation of the region. */
            region_abbreviation?: string;
            /** @description Normalized locality; for US locations, the city. */
            locality?: string;
            /** @description US locations only: county name. */
            county?: string;
            /** @description Central or primary postal code; for US locations, the 5-digit zip code. */
            postal_code?: string;
            /** @description US locations only: standard MSA name, if any. */
            msa?: string;
            /** @description Generalized latitude. */
            lat?: string;
            /** @description Generalized longitude. */
            lon?: string;
            /** @description FIPS code of the location. */
            fips_code?: string;
            /** @description The input location value from which the others were derived. */
            raw?: string;
        };
        /** @description The ultimate parent of a company (section 2.5). */
        UltimateParentCompany: {
            /** @description Unique company ID of the parent. */
            id?: string;
            /** @description Name of the parent. */
            name?: string;
            /** @description Company slug of the parent on the professional network. */
            linkedin?: string;
            /** @description Public stock ticker of the parent. */
            ticker?: string;
            /** @description Primary domain of the parent. */
            domain?: string;
        };
        /** @description A company (section 2.4). */
        Company: {
            /** @description Unique company ID. */
            id?: string;
            /** @description Company name. */
            name?: string;
            /** @description Primary general locality. */
            location?: string;
            /** @description Company slug on the professional network. */
            linkedin?: string;
            /** @description Public stock ticker, if applicable. */
            ticker?: string;
            /**
             * @description Kind of organization.
             * @enum {string}
             */
            type?: "Privately Held" | "Self Owned" | "Non Profit" | "Public Company" | "Partnership" | "Self Employed" | "Educational" | "Government Agency";
            /** @description Primary street address. */
            address?: string;
            /** @description Primary country. */
            country?: string;
            /** @description Primary domain. */
            domain?: string;
            /** @description Total employee count. */
            employee_count?: number;
            /** @description Primary industry. */
            industry?: string;
            /** @description SIC codes. */
            sic_codes?: string[];
            /** @description Ultimate parent company. */
            ultimate_parent?: components["schemas"]["UltimateParentCompany"];
        };
        /** @description A job, which is a combination of company and title (section 2.3). */
        Job: {
            /** @description Title at this job. */
            title?: string;
            /**
             * @description Level, derived from the title by an internal ML process.
             * @enum {string}
             */
            level?: "C-Team" | "VP" | "Director" | "Manager" | "Staff" | "Senior Staff" | "Intern" | "Consultant";
            /**
             * @description Function, derived from the title by an internal ML process. Three values contain commas.
             * @enum {string}
             */
            function?: "Banking and Wealth Management" | "Business Management" | "Consulting" | "Education" | "Engineering" | "Finance and Administration" | "Healthcare" | "Human Resources" | "Information Technology" | "Legal" | "Marketing and Product" | "Operations" | "Program and Project Management" | "Publishing, Editorial and Reporting" | "Quality" | "Real Estate" | "Risk, Safety, Compliance" | "Sales and Support";
            /** @description Start. Always the 1st day of a month at 00:00. */
            started_at?: components["schemas"]["FirstOfMonth"];
            /** @description When true, `started_at` is to be read as a year only; the date is then Jan 1. */
            started_at_year_only?: boolean;
            /** @description End. Always the 1st day of a month at 00:00. */
            ended_at?: components["schemas"]["FirstOfMonth"];
            /** @description When true, `ended_at` is to be read as a year only; the date is then Jan 1. */
            ended_at_year_only?: boolean;
            /** @description Location of the job. */
            location?: string;
            /** @description Normalized job location. */
            location_details?: components["schemas"]["LocationDetails"];
            /** @description The person's email address at this job. */
            email?: string;
            /**
             * @description Status of the email address.
             * @enum {string}
             */
            email_status?: "valid" | "catch-all" | "best-guess";
            /** @description The person's phone number at this job. */
            direct_dial_number?: string;
            /** @description The employer. */
            company?: components["schemas"]["Company"];
            /** @description Duration of this job in months. */
            duration?: number;
            /** @description Tenure at the company across contiguous jobs, in months. */
            company_tenure?: number;
            /** @description True when this is the person's first job at the company. */
            is_first_at_company?: boolean;
            /** @description True when this is the person's last job at the company; true for active jobs. */
            is_last_at_company?: boolean;
        };
        /** @description One element of a person's education (section 2.2). */
        Education: {
            /** @description School name. */
            school?: string;
            /** @description Field of study. */
            field?: string;
            /** @description Degree achieved. */
            degree?: string;
            /** @description Start. Always the 1st day of a month at 00:00. */
            started_at?: components["schemas"]["FirstOfMonth"];
            /** @description End. Always the 1st day of a month at 00:00. */
            ended_at?: components["schemas"]["FirstOfMonth"];
        };
        /** @description A person, with current job, job history and education (section 2.1). */
        Person: {
            /** @description Unique person ID. */
            id?: string;
            /** @description Date the person was added. */
            created_at?: string;
            /** @description Most recent date any field changed. */
            info_change_detected_at?: string;
            /** @description Most recent date a title change was detected. */
            title_change_detected_at?: string;
            /** @description Most recent date a company change was detected. */
            company_change_detected_at?: string;
            /** @description The current job. */
            position?: components["schemas"]["Job"];
            /** @description Job history. Always an array, also when it holds one job. */
            jobs?: components["schemas"]["Job"][];
            /** @description Education history. */
            education?: components["schemas"]["Education"][];
            /** @description First name, if known. */
            first_name?: string;
            /** @description Last name, if known. */
            last_name?: string;
            /** @description Full name. */
            name?: string;
            /** @description The person's identifier on the professional network. */
            linkedin?: string;
            /** @description Country of residence. */
            country?: string;
            /** @description Number of connections on the professional network. */
            connections?: number;
            /** @description Location of the person. */
            location?: string;
            /** @description Cell phone number. */
            cell_phone_number?: string;
            /** @description Normalized location. */
            location_details?: components["schemas"]["LocationDetails"];
            /**
             * @description Employment status.
             * @enum {string}
             */
            employment_status?: "employed" | "unemployed" | "retired";
        };
        /** @description A person in a `find` response, with how well it matches the input fields (section 2.1). */
        FoundPerson: components["schemas"]["Person"] & {
            /** @description How well the person matches the input fields. The scale is open (question find.score-scale). */
            score?: number;
        };
        /** @description The answer to one lookup of a `find` request (section 2.7). */
        FindMatchResult: {
            /** @description People matching the fields of the corresponding input match. At most 5. */
            people?: components["schemas"]["FoundPerson"][];
            /** @description True when there was at least one hit for the inputs. */
            found?: boolean;
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
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Newly charged people of this call. */
        CreditsUsed: number;
        /** @description Credits left after this call; omitted when the organization has no limit. */
        CreditsRemaining: number;
        /** @description Identifies the exchange. */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindRequest"];
            };
        };
        responses: {
            /** @description One element per lookup, at the same index. */
            200: {
                headers: {
                    "X-Credits-Used": components["headers"]["CreditsUsed"];
                    "X-Credits-Remaining": components["headers"]["CreditsRemaining"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Payment Required (section 7). No body is described. */
            402: {
                headers: {
                    "X-Credits-Used": components["headers"]["CreditsUsed"];
                    "X-Credits-Remaining": components["headers"]["CreditsRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
