// Written by `npm run generate` from spec/. Do not edit.
export interface paths {
    "/{org_id}/find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
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
    "/{org_id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for collections of people
         * @description Answers a page of the people for whom every filter holds, and how many there are in all. A `size` of 0 asks for
         *     the count alone, which is free; each person who is returned costs one credit per billing period.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify current jobs
         * @description Tells for each query whether the person still works at the company. The result at position i answers the query
         *     at position i. Nothing is charged.
         */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/find/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview find
         * @description Takes the body of `find` and tells what it would find, with few members of each person and masked names. Nothing
         *     is charged; `X-Credits-Cost` tells what the same `find` would cost now.
         */
        post: operations["previewFind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/search/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview search
         * @description Takes the body of `search` and tells how many people it would answer, and some of each of them. Nothing is
         *     charged; `X-Credits-Cost` tells what the same `search` would cost now.
         */
        post: operations["previewSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/person/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
                /** @description Unique person ID, percent-encoded. */
                person_id: string;
            };
            cookie?: never;
        };
        /**
         * Get a person record
         * @description The person as `find` shows it, without `score`. It costs one credit per billing period.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/persons/lookup_by_ids": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look people up by ids
         * @description The people of the ids, in the order of the request, each once; ids of nobody are passed over. Each person costs
         *     one credit per billing period.
         */
        post: operations["lookupPeople"];
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
            /**
             * @description Optional. Accepted values and effect are open (question find.confidence).
             * @enum {string}
             */
            confidence?: "low" | "medium" | "high";
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
        /** @description A date or a moment, as fields have whose names end in `_at`; UTC without a zone. A date without a time counts from the beginning to the end of its day. */
        FilterDate: string;
        /** @description A number, as the members `connections`, `employee_count`, `duration` and `company_tenure` have. */
        FilterNumber: string;
        /**
         * @description Either a leaf, which names a `field` and what its value must be, or a group, which joins `filters` by its
         *     `operator`. Groups may hold groups, five levels deep at most.
         */
        FilterConditions: {
            /**
             * @description Of a group. Whether every one of `filters` must hold, or any one of them.
             * @default and
             * @enum {string}
             */
            operator?: "and" | "or";
            /**
             * @description Of a leaf. Whether the record must meet the leaf, or must not.
             * @default must
             * @enum {string}
             */
            type?: "must" | "must_not";
            /**
             * @description Of a leaf. `exact` compares whole values to the letter (identifiers such as addresses of profiles in any way of
             *     writing them); `fuzzy` forgives letter case, spacing, accents, word order, missing words and typing errors;
             *     `exists` asks for any value at all.
             * @default exact
             * @enum {string}
             */
            match_type?: "exact" | "fuzzy" | "exists";
            /** @description Of a leaf. Values of which any one must match; none where it asks for dates or for existence. */
            string_values?: string[];
            /** @description Of a leaf. The first date that counts. */
            date_from?: components["schemas"]["FilterDate"];
            /** @description Of a leaf. The last date that counts. */
            date_to?: components["schemas"]["FilterDate"];
            /** @description Of a leaf. The least number that counts. */
            number_from?: number;
            /** @description Of a leaf. The greatest number that counts. */
            number_to?: number;
        } & (unknown | unknown);
        /**
         * @description Of a leaf. The member that is looked at, as a dot path; where a person has it several times, any of its values
         *     counts. Members of jobs have `jobs.` before them, which may be left out where the person has no member of that
         *     name, and speak of any job; with `position.` before them, of the current job only. `email_address` is the email of
         *     any job. Numbers and booleans are written out in `string_values`, as in "42" and "true".
         * @enum {string}
         */
        PeopleFilterField: "id" | "created_at" | "info_change_detected_at" | "title_change_detected_at" | "company_change_detected_at" | "first_name" | "last_name" | "name" | "linkedin" | "email_address" | "country" | "connections" | "location" | "cell_phone_number" | "location_details.country" | "location_details.country_code" | "location_details.region" | "location_details.region_abbreviation" | "location_details.locality" | "location_details.county" | "location_details.postal_code" | "location_details.msa" | "location_details.lat" | "location_details.lon" | "location_details.fips_code" | "location_details.raw" | "employment_status" | "education.school" | "education.field" | "education.degree" | "education.started_at" | "education.ended_at" | "title" | "level" | "function" | "started_at" | "started_at_year_only" | "ended_at" | "ended_at_year_only" | "email" | "email_status" | "direct_dial_number" | "company.id" | "company.name" | "company.location" | "company.linkedin" | "company.ticker" | "company.type" | "company.address" | "company.country" | "company.domain" | "company.employee_count" | "company.industry" | "company.sic_codes" | "company.ultimate_parent.id" | "company.ultimate_parent.name" | "company.ultimate_parent.linkedin" | "company.ultimate_parent.ticker" | "company.ultimate_parent.domain" | "duration" | "company_tenure" | "is_first_at_company" | "is_last_at_company" | "jobs.title" | "jobs.level" | "jobs.function" | "jobs.started_at" | "jobs.started_at_year_only" | "jobs.ended_at" | "jobs.ended_at_year_only" | "jobs.location" | "jobs.location_details.country" | "jobs.location_details.country_code" | "jobs.location_details.region" | "jobs.location_details.region_abbreviation" | "jobs.location_details.locality" | "jobs.location_details.county" | "jobs.location_details.postal_code" | "jobs.location_details.msa" | "jobs.location_details.lat" | "jobs.location_details.lon" | "jobs.location_details.fips_code" | "jobs.location_details.raw" | "jobs.email" | "jobs.email_status" | "jobs.direct_dial_number" | "jobs.company.id" | "jobs.company.name" | "jobs.company.location" | "jobs.company.linkedin" | "jobs.company.ticker" | "jobs.company.type" | "jobs.company.address" | "jobs.company.country" | "jobs.company.domain" | "jobs.company.employee_count" | "jobs.company.industry" | "jobs.company.sic_codes" | "jobs.company.ultimate_parent.id" | "jobs.company.ultimate_parent.name" | "jobs.company.ultimate_parent.linkedin" | "jobs.company.ultimate_parent.ticker" | "jobs.company.ultimate_parent.domain" | "jobs.duration" | "jobs.company_tenure" | "jobs.is_first_at_company" | "jobs.is_last_at_company" | "position.title" | "position.level" | "position.function" | "position.started_at" | "position.started_at_year_only" | "position.ended_at" | "position.ended_at_year_only" | "position.location" | "position.location_details.country" | "position.location_details.country_code" | "position.location_details.region" | "position.location_details.region_abbreviation" | "position.location_details.locality" | "position.location_details.county" | "position.location_details.postal_code" | "position.location_details.msa" | "position.location_details.lat" | "position.location_details.lon" | "position.location_details.fips_code" | "position.location_details.raw" | "position.email" | "position.email_status" | "position.direct_dial_number" | "position.company.id" | "position.company.name" | "position.company.location" | "position.company.linkedin" | "position.company.ticker" | "position.company.type" | "position.company.address" | "position.company.country" | "position.company.domain" | "position.company.employee_count" | "position.company.industry" | "position.company.sic_codes" | "position.company.ultimate_parent.id" | "position.company.ultimate_parent.name" | "position.company.ultimate_parent.linkedin" | "position.company.ultimate_parent.ticker" | "position.company.ultimate_parent.domain" | "position.duration" | "position.company_tenure" | "position.is_first_at_company" | "position.is_last_at_company";
        /** @description A leaf or a group. */
        PeopleFilterNode: {
            field?: components["schemas"]["PeopleFilterField"];
            /**
             * @description Of a group. `true`: what is in it about jobs holds for one and the same job, whichever the filters around the
             *     group are about. `false`: each filter in it may hold for another job. Without it, the group belongs to what is
             *     around it. Filters with the `type` must_not that stand alone hold where no job at all meets them.
             */
            isJobsGroup?: boolean;
            /** @description Of a group. What it joins. */
            filters?: components["schemas"]["PeopleFilterNode"][];
        } & components["schemas"]["FilterConditions"];
        /**
         * @description Filters that must all hold. None at all holds for everybody. Those that speak of jobs hold for one and the same job
         *     of the person (question search.same-job).
         */
        PeopleFilters: components["schemas"]["PeopleFilterNode"][];
        /** @description What to search for, and which page of it. */
        SearchRequest: {
            filters?: components["schemas"]["PeopleFilters"];
            /**
             * @description Most people of a page. 0 asks for the count alone.
             * @default 10
             */
            size?: number;
            /**
             * @description A field, with `+` or nothing before it in ascending order, with `-` in descending order. People who lack it come
             *     last. Without it people come by `id`.
             */
            sort_by?: string;
            /** @description Dot paths of the members to return, as in `find`. `id` is always kept. */
            return_fields?: string[];
            /** @description What the page before this one had. It goes with the same filters, size and order only. */
            pagination_token?: string;
        };
        /** @description A page of people, and how many there are. */
        SearchResponse: {
            /** @description People for whom every filter holds, without `score` (question search.people-key). */
            people?: components["schemas"]["Person"][];
            /** @description How many people there are in all, on every page alike (question search.count-key). */
            count?: number;
            /** @description Leads to the next page; there is none on the last one (question search.page-end). */
            pagination_token?: string;
        };
        /** @description A person and a company. */
        VerifyQuery: {
            /** @description The person's address on the professional network, or its last part. */
            linkedin: string;
            /** @description The name of the company. */
            company_name?: string;
            /** @description The company's address on the network, or its last part. Where both are sent, it decides. */
            company_linkedin?: string;
        };
        /** @description Whose employment to verify. */
        VerifyRequest: {
            /** @description One to a hundred queries; none are answered with no results. */
            queries: components["schemas"]["VerifyQuery"][];
        };
        /** @description Whether a person works at a company (question verify.answer). */
        VerifyResult: {
            /** @description Whether the person is known to work there now. */
            verified?: boolean;
            /**
             * @description `unknown` where nobody is known under that address.
             * @enum {string}
             */
            status?: "employed" | "not_employed" | "unknown";
            /**
             * @description What the status rests on.
             * @enum {string}
             */
            reason?: "active_job" | "job_ended" | "no_job_there" | "person_unknown";
            /** @description Who the person is; absent where nobody is known under that address. */
            person_id?: string;
        };
        /** @description Position i of `results` answers query i. */
        VerifyResponse: {
            results?: components["schemas"]["VerifyResult"][];
        };
        /** @description Enough of a person to tell how many there are, too little to do without the record. */
        PreviewPerson: {
            /** @description Unique person ID. */
            id?: string;
            /** @description The full name, of which only initials are legible. */
            name?: string;
        };
        /** @description What find would find for one lookup. */
        PreviewMatch: {
            /** @description Whether find would find anybody. */
            found?: boolean;
            /** @description How many people find would return. */
            count?: number;
            people?: components["schemas"]["PreviewPerson"][];
        };
        /** @description Position i of `matches` previews lookup i. */
        PreviewFindResponse: {
            matches?: components["schemas"]["PreviewMatch"][];
        };
        /** @description What search would answer. */
        PreviewSearchResponse: {
            /** @description How many people there are in all. */
            count?: number;
            people?: components["schemas"]["PreviewPerson"][];
        };
        /** @description Whom to look up. */
        LookupRequest: {
            /**
             * @description At most 50K person ids (section 8). How many these are and what happens beyond is open (questions lookup.k and
             *     lookup.over), so the schema sets no `maxItems`.
             */
            ids: string[];
            /** @description Dot paths of the members to return; `id` is always kept. All of them where none are named. */
            fields?: string[];
        };
        /** @description An id of nobody. */
        LookupError: {
            id?: string;
            error?: string;
            message?: string;
        };
        /** @description The people of the ids (question lookup.answer). */
        LookupResponse: {
            people?: components["schemas"]["Person"][];
            /** @description The ids of nobody, under the reading `with-errors` only. */
            errors?: components["schemas"]["LookupError"][];
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
        /** @description Payment Required. The call would return more people than there are credits for; nothing is charged. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The organization within which the call is made. */
        Org: string;
    };
    requestBodies: never;
    headers: {
        /** @description What the previewed call would charge now. A preview itself is free. */
        CreditsCost: number;
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
                org_id: components["parameters"]["Org"];
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
    search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    "X-Credits-Used": components["headers"]["CreditsUsed"];
                    "X-Credits-Remaining": components["headers"]["CreditsRemaining"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description One result per query, at the same index. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResponse"];
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
    previewFind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
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
                    "X-Credits-Cost": components["headers"]["CreditsCost"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewFindResponse"];
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
    previewSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The page that search would answer, in few words. */
            200: {
                headers: {
                    "X-Credits-Cost": components["headers"]["CreditsCost"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewSearchResponse"];
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
    getPerson: {
        parameters: {
            query?: {
                /**
                 * @description Dot paths of the members to return, as `name,position.company.name`; `id` is always kept. All of them where
                 *     none are named (question person.fields-syntax).
                 */
                fields?: string[];
            };
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
                /** @description Unique person ID, percent-encoded. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-Credits-Used": components["headers"]["CreditsUsed"];
                    "X-Credits-Remaining": components["headers"]["CreditsRemaining"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No person has that id (any more). */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookupPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization within which the call is made. */
                org_id: components["parameters"]["Org"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookupRequest"];
            };
        };
        responses: {
            /** @description The people who were found. */
            200: {
                headers: {
                    "X-Credits-Used": components["headers"]["CreditsUsed"];
                    "X-Credits-Remaining": components["headers"]["CreditsRemaining"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
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
