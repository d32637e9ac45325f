// Written by `npm run generate` from spec/. Do not edit.
export interface paths {
    "/{org_id}/ledgers": {
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
         * Get ledgers
         * @description Every ledger of the organization, the oldest first.
         */
        get: operations["getLedgers"];
        put?: never;
        /**
         * Create ledger
         * @description Creates an empty ledger. Several ledgers may have one name.
         */
        post: operations["createLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        /**
         * Get ledger
         * @description Its name, its description, when it was created, and how many contacts it has, by what is known of them.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        /**
         * Delete ledger
         * @description Removes the ledger with its contacts, imports and tracked fields.
         */
        delete: operations["deleteLedger"];
        options?: never;
        head?: never;
        /**
         * Update ledger
         * @description Changes what is sent and leaves the rest as it is. An empty description removes it.
         */
        patch: operations["updateLedger"];
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        /**
         * Get contacts
         * @description One page of the contacts of the ledger, and how many there are in all. Without `sort_by` they come in the order
         *     of their ids. A contact that is there all the while is on exactly one page, and none is on two, whatever is
         *     added or deleted meanwhile; sorted by something that changes meanwhile, a contact that moves may be.
         */
        get: operations["getContacts"];
        put?: never;
        /**
         * Add contacts
         * @description Takes the contacts as one import and answers before it is processed: `getImport` tells how it went. A row that
         *     cannot be taken does not harm the others; `downloadImportErrors` lists those rows with the reason.
         */
        post: operations["addContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search ledger contacts
         * @description A page of the contacts for whom every filter holds, and how many there are in all. Filters and `sort_by` name
         *     any member of a contact as a dot path, such as `current_position.company.domain`. Sorting and paging are those
         *     of `getContacts`.
         */
        post: operations["searchLedgerContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/contacts/search/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search ledger contacts, as CSV
         * @description Every contact that `searchLedgerContacts` answers to the same body, on whatever page, in the same order. The
         *     columns are the dot paths of members; a cell is blank where the contact lacks the member.
         */
        post: operations["downloadLedgerContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/contacts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bulk delete contacts
         * @description Removes the contacts with these contact ids and those with these customer reference ids. One that is named
         *     twice counts once; an id that no contact has counts nothing. What an id begins with plays no part here.
         */
        post: operations["bulkDeleteContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/contacts/{contact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /**
                 * @description A contact id, when it starts with a contact-ID prefix; any other value is a customer reference id. Which the
                 *     prefixes are is open. Characters that a path reserves are percent-encoded.
                 */
                contact_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete contact
         * @description Removes one contact. A contact whose reference id starts with a contact-ID prefix is deleted by its contact id,
         *     or by `bulkDeleteContacts`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        /**
         * List ledger imports
         * @description The imports into the ledger, the newest first unless `sort_by` says otherwise.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/imports/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        /**
         * Search import history
         * @description The imports that were created within a range of days (UTC), the newest first.
         */
        get: operations["searchImportHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /** @description The import, as the call that added the contacts named it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * Get a ledger import
         * @description How far it has come, and how many contacts it has brought.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/imports/{import_id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /** @description The import, as the call that added the contacts named it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete contacts imported by an import
         * @description Removes the contacts that this import created, and no others: a row that was skipped as a duplicate belongs to
         *     the import that came first. While the import is `processing`, the rest of it is cancelled.
         */
        delete: operations["deleteImportContacts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/imports/{import_id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /** @description The import, as the call that added the contacts named it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * Download import errors
         * @description The rows of the import that failed, each with its values as sent and the reason. A cell that a spreadsheet
         *     would take for a formula begins with an apostrophe.
         */
        get: operations["downloadImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/tracked_fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        /**
         * Get tracked fields
         * @description The newest list, also while it is not effective yet.
         */
        get: operations["getTrackedFields"];
        /**
         * Update tracked fields
         * @description The same list again is a new version, too. Numbers of versions are never used twice.
         */
        put: operations["updateTrackedFields"];
        post?: never;
        /**
         * Delete tracked fields
         * @description From now on no change is notified. The versions stay listed as deleted.
         */
        delete: operations["deleteTrackedFields"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{org_id}/ledgers/{ledger_id}/tracked_fields/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        /**
         * List tracked-field versions
         * @description The newest version first.
         */
        get: operations["listTrackedVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    contactChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact has changed
         * @description Sent by the service to every webhook of the organization or of the ledger, when an enrichment cycle finds that a
         *     tracked field of a contact has another value. The body is the contact as calls show it. It may arrive late, in
         *     another order, and more than once: an answer outside 2xx, or none within 5 seconds, has it sent again later.
         */
        post: operations["contactChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The counts are stated, their names and their place in the record are not. */
        LedgerCounts: {
            /** @description Contacts in the ledger. */
            total: number;
            /** @description Contacts of whom the person was found and, where the contact came with a company, works there now. */
            verified: number;
            /** @description Contacts of whom a move to another company was noticed since the import. */
            new_jobs: number;
        };
        /** @description A contact list (sections 2.8 and 4.3). Name, description, created date and counts are stated. */
        Ledger: {
            /** @description Unique ledger id. */
            id: string;
            name: string;
            /** @description Omitted when there is none. */
            description?: string;
            /** Format: date-time */
            created_at: string;
            counts?: components["schemas"]["LedgerCounts"];
            /**
             * Format: date-time
             * @description When it was deleted, where a deleted ledger can still be read (question ledger.delete).
             */
            deleted_at?: string;
        };
        LedgerList: {
            ledgers: components["schemas"]["Ledger"][];
        };
        /** @description A refusal. The shape is open (question errors.body). */
        Error: {
            /** @description Machine-readable code. */
            error: string;
            /** @description What was refused, with the value quoted, and what to do next. */
            message: string;
        };
        /** @description Not blank. It need not be unique. */
        LedgerName: string;
        LedgerDescription: string;
        CreateLedgerRequest: {
            name: components["schemas"]["LedgerName"];
            description?: components["schemas"]["LedgerDescription"];
        };
        UpdateLedgerRequest: {
            name?: components["schemas"]["LedgerName"];
            description?: components["schemas"]["LedgerDescription"];
        };
        /**
         * @description What is answered. That `view` switches full data and count-only is stated, its values are not.
         * @enum {string}
         */
        LedgerContactView: "data" | "count";
        /**
         * @description A member of a contact as a dot path, with `+` or nothing before it in ascending order, with `-` in descending
         *     order. Contacts that lack it come last. Without it, contacts come in the order of their ids.
         */
        LedgerContactOrder: string;
        /** @description The last noticed change of a tracked field. */
        LedgerContactCustomChange: {
            /**
             * Format: date-time
             * @description When it was noticed, in UTC.
             */
            changed_at?: string;
            /** @description The version of the tracked fields that noticed it. Other forms of it are open (question tracked.version). */
            version?: number;
        };
        /** @description The person whom the contact is taken for. */
        LedgerContactPerson: {
            /** @description As in the people interface. */
            id?: string;
        };
        /** @description The employer, with a selection of the members of a company (section 2.4). */
        LedgerContactCompany: {
            id?: string;
            name?: string;
            domain?: string;
            linkedin?: string;
        };
        /** @description A date that is always the 1st day of a month at 00:00. */
        FirstOfMonth: string;
        /** @description The current job of that person, with a selection of the members of a job (section 2.3). */
        LedgerContactPosition: {
            title?: string;
            /** @description One of the levels of section 2.3. */
            level?: string;
            /** @description One of the functions of section 2.3. */
            function?: string;
            company?: components["schemas"]["LedgerContactCompany"];
            /** @description The person's address at this job. */
            email?: string;
            /** @description `valid`, `catch-all` or `best-guess` (section 2.3). */
            email_status?: string;
            started_at?: components["schemas"]["FirstOfMonth"];
        };
        /**
         * @description A person in a ledger (section 2.8), as the customer knows them and as they are now. What is absent is left out. A
         *     time of change that is absent means that nothing changed since the import.
         */
        LedgerContact: {
            /** @description Unique contact id; it starts with a contact-ID prefix. */
            id?: string;
            /** @description The customer's own id, as it was sent. */
            reference_id?: string;
            /** @description Whether the person was found and, where the contact came with a company, works there now. */
            is_verified?: boolean;
            /** @description As it was sent; where it was not, the name of the person. */
            name?: string;
            /** @description As it was sent; where it was not, that of the person. */
            linkedin?: string;
            /** @description As it was sent. The address at the current job is `current_position.email`. */
            email_address?: string;
            /** @description As it was sent; where it was not, that of the person. */
            country?: string;
            /** @description As it was sent; where it was not, that of the person. */
            location?: string;
            /**
             * Format: date-time
             * @description When a change of company was noticed last, in UTC. Never before the import.
             */
            last_company_changed_at?: string;
            /**
             * Format: date-time
             * @description When any change was noticed last, in UTC.
             */
            last_info_changed_at?: string;
            last_custom_change?: components["schemas"]["LedgerContactCustomChange"];
            /** @description Whether the person has several jobs at once. Absent when nobody was found. */
            has_multiple_jobs?: boolean;
            person?: components["schemas"]["LedgerContactPerson"];
            current_position?: components["schemas"]["LedgerContactPosition"];
            /** @description The import that created the contact. */
            import_id?: string;
            /**
             * Format: date-time
             * @description When the contact was created, in UTC.
             */
            created_at?: string;
        };
        /** @description A page of contacts; of a count, `count` alone. */
        LedgerContactPage: {
            contacts?: components["schemas"]["LedgerContact"][];
            /** @description How many contacts there are in all, on every page alike. */
            count?: number;
            /** @description Leads to the next page; there is none on the last one (question search.page-end). */
            pagination_token?: string;
        };
        /**
         * @description What the caller knows about a contact: at least one of `linkedin`, `email_address` and `name`. A member that is
         *     null or blank counts as not sent; unknown members are ignored.
         */
        ContactInput: {
            /** @description The caller's own id. A second contact with it is skipped; letter case and spaces count. */
            reference_id?: string;
            /** @description The person on the professional network, as a slug or an address. */
            linkedin?: string;
            /** Format: email */
            email_address?: string;
            /** @description Full name. It is kept as sent. */
            name?: string;
            title?: string;
            company_name?: string;
            company_domain?: string;
            company_linkedin?: string;
            country?: string;
            location?: string;
        };
        AddContactsRequest: {
            /**
             * @description The rows. Each is looked at by itself: anything that is no contact becomes a failed row of the import
             *     (question import.bad-row), so that this schema admits it.
             */
            contacts: unknown[];
            /** @description The file that the rows come from. An import with one is of the type `csv`, else `api`. */
            filename?: string;
        };
        /**
         * @description `processing` and `completed` are stated (section 3), the others are not.
         * @enum {string}
         */
        ImportStatus: "pending" | "processing" | "completed" | "failed" | "deleted";
        AddContactsResponse: {
            /** @description The import to ask about. */
            import_id: string;
            status: components["schemas"]["ImportStatus"];
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
         * @description A member of a contact as a dot path.
         * @enum {string}
         */
        LedgerContactMember: "id" | "reference_id" | "is_verified" | "name" | "linkedin" | "email_address" | "country" | "location" | "last_company_changed_at" | "last_info_changed_at" | "last_custom_change.changed_at" | "last_custom_change.version" | "has_multiple_jobs" | "person.id" | "current_position.title" | "current_position.level" | "current_position.function" | "current_position.company.id" | "current_position.company.name" | "current_position.company.domain" | "current_position.company.linkedin" | "current_position.email" | "current_position.email_status" | "current_position.started_at" | "import_id" | "created_at";
        /** @description A leaf or a group. */
        LedgerContactFilterNode: {
            field?: components["schemas"]["LedgerContactMember"];
            number_from?: never;
            number_to?: never;
            /** @description Of a group. What it joins. */
            filters?: components["schemas"]["LedgerContactFilterNode"][];
        } & components["schemas"]["FilterConditions"];
        /** @description Filters that must all hold. None at all holds for every contact. */
        LedgerContactFilters: components["schemas"]["LedgerContactFilterNode"][];
        /**
         * @description Dot paths of the members to return, such as `person.id` or, for all that is in it, `current_position.company`.
         *     `id` is always kept. Without any, everything is returned.
         */
        LedgerContactFields: (components["schemas"]["LedgerContactMember"] | ("last_custom_change" | "person" | "current_position" | "current_position.company"))[];
        /** @description Which contacts, in which order, and which page of them. */
        LedgerContactSearchRequest: {
            filters?: components["schemas"]["LedgerContactFilters"];
            return_fields?: components["schemas"]["LedgerContactFields"];
            view?: components["schemas"]["LedgerContactView"];
            sort_by?: components["schemas"]["LedgerContactOrder"];
            /**
             * @description The most contacts of a page.
             * @default 50
             */
            size?: number;
            /** @description What the page before this one had. It goes with the same filters, order and size only. */
            pagination_token?: string;
        };
        /**
         * @description Which contacts, in which order. The other members of a search may be sent as well and mean nothing: there are no
         *     pages.
         */
        LedgerContactDownloadRequest: {
            filters?: components["schemas"]["LedgerContactFilters"];
            return_fields?: components["schemas"]["LedgerContactFields"];
            sort_by?: components["schemas"]["LedgerContactOrder"];
        };
        LedgerContactIds: string[];
        /** @description Which contacts to remove. What happens when none is named is open (question contacts.bulk-empty). */
        BulkDeleteContactsRequest: {
            contact_ids?: components["schemas"]["LedgerContactIds"];
            reference_ids?: components["schemas"]["LedgerContactIds"];
        };
        BulkDeleteContactsResponse: {
            /** @description How many contacts were removed. It may be the contacts themselves (question contacts.rows-removed). */
            rows_removed: number;
        };
        /**
         * @description An import type is stated, its values are not.
         * @enum {string}
         */
        ImportType: "api" | "csv";
        /** @description Rows by what became of them. Of a completed import the last three add up to `total`. */
        ImportCounts: {
            /** @description Rows sent. */
            total: number;
            /** @description Rows that became contacts. */
            succeeded: number;
            /** @description Duplicates. */
            skipped: number;
            /** @description Rows that could not be taken. */
            failed: number;
        };
        /** @description One batch of contacts (sections 2.8, 3 and 4.3). Status and contact counts are stated. */
        LedgerImport: {
            /** @description Unique import id. */
            id: string;
            ledger_id: string;
            /** @description Of an import of the type `csv`; omitted otherwise. */
            filename?: string;
            import_type: components["schemas"]["ImportType"];
            status: components["schemas"]["ImportStatus"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was `completed`, `failed` or `deleted` while processing; omitted before.
             */
            completed_at?: string;
            counts: components["schemas"]["ImportCounts"];
        };
        LedgerImportPage: {
            imports: components["schemas"]["LedgerImport"][];
            /** @description Imports that pass the filters, on all pages. */
            total: number;
            /** @description The limit that was applied. */
            limit: number;
            offset: number;
        };
        ImportContactsRemoved: {
            import_id: string;
            status: components["schemas"]["ImportStatus"];
            /** @description Contacts that were removed. */
            rows_removed: number;
        };
        /**
         * @description A field of a contact that can be tracked. Those of a job are of the current one. Which fields there are is not
         *     stated.
         * @enum {string}
         */
        TrackableField: "name" | "linkedin" | "country" | "location" | "employment_status" | "title" | "level" | "function" | "company.id" | "company.name" | "company.domain" | "email_address" | "email_status";
        /** @description A version of the tracked fields (sections 2.8 and 4.3). */
        TrackedFields: {
            /** @description An integer that increases with every update, unless question tracked.version is read otherwise. */
            version?: number | string;
            fields: components["schemas"]["TrackableField"][];
            /** Format: date-time */
            created_at?: string;
            /**
             * Format: date-time
             * @description The enrichment cycle in which it took effect; omitted before.
             */
            effective_at?: string;
            /**
             * Format: date-time
             * @description Omitted unless it was deleted.
             */
            deleted_at?: string;
        };
        UpdateTrackedFieldsRequest: {
            /** @description The names of trackable fields, each once. Another name is refused with the one that was probably meant. */
            fields: components["schemas"]["TrackableField"][];
        };
        TrackedFieldsPage: {
            versions: components["schemas"]["TrackedFields"][];
            /** @description Versions on all pages. */
            total: number;
            /** @description The limit that was applied. */
            limit: number;
            offset: number;
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
        /** @description The ledger. One of another organization does not exist for the caller. */
        LedgerId: string;
        /** @description The most entries in this answer. What happens over 100 is open. */
        Limit: number;
        /** @description How many entries to leave out before the first; beyond the end nothing is left. */
        Offset: number;
        /** @description The import, as the call that added the contacts named it. */
        ImportId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLedgers: {
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
            /** @description The ledgers, each as `getLedger` shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerList"];
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
    createLedger: {
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
                "application/json": components["schemas"]["CreateLedgerRequest"];
            };
        };
        responses: {
            /** @description The new ledger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
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
    getLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
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
    deleteLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger is gone. */
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
    updateLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLedgerRequest"];
            };
        };
        responses: {
            /** @description The ledger after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
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
    getContacts: {
        parameters: {
            query?: {
                /**
                 * @description `data` for the contacts, which is what comes without it, or `count` for their number alone. Whether `data` is
                 *     called `full` is open.
                 */
                view?: components["schemas"]["LedgerContactView"];
                /** @description In which order the contacts come. In a query a plus sign stands for a space, which means the same here. */
                sort_by?: components["schemas"]["LedgerContactOrder"];
                /** @description The most contacts of a page. */
                size?: number;
                /** @description What the page before this one had. It goes with the same order and size only. */
                pagination_token?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts, or their number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerContactPage"];
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
    addContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddContactsRequest"];
            };
        };
        responses: {
            /** @description The same, where the service does not tell acceptance from success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddContactsResponse"];
                };
            };
            /** @description The same, where the service speaks of the import as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddContactsResponse"];
                };
            };
            /** @description The import was created and is being processed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddContactsResponse"];
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
    searchLedgerContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LedgerContactSearchRequest"];
            };
        };
        responses: {
            /** @description A page of contacts, or their number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerContactPage"];
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
    downloadLedgerContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LedgerContactDownloadRequest"];
            };
        };
        responses: {
            /** @description The contacts, one per line, after a line with the names of the columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    bulkDeleteContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteContactsRequest"];
            };
        };
        responses: {
            /** @description What was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteContactsResponse"];
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
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /**
                 * @description A contact id, when it starts with a contact-ID prefix; any other value is a customer reference id. Which the
                 *     prefixes are is open. Characters that a path reserves are percent-encoded.
                 */
                contact_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is gone. */
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
    listImports: {
        parameters: {
            query?: {
                /** @description Only imports whose file name contains this, whatever the letter case. */
                filename?: string;
                /** @description Only imports with this status. */
                status?: components["schemas"]["ImportStatus"];
                /** @description Only imports of this type. */
                import_type?: components["schemas"]["ImportType"];
                /**
                 * @description A member, with `+` or nothing before it in ascending order, with `-` in descending order. In a query a plus sign
                 *     stands for a space, which means the same here.
                 */
                sort_by?: string;
                /** @description The most entries in this answer. What happens over 100 is open. */
                limit?: components["parameters"]["Limit"];
                /** @description How many entries to leave out before the first; beyond the end nothing is left. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the imports that pass the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerImportPage"];
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
    searchImportHistory: {
        parameters: {
            query?: {
                /** @description The first day of the range. */
                from?: string;
                /** @description The last day of the range. Whether it belongs to the range is open. */
                to?: string;
                /** @description The most entries in this answer. What happens over 100 is open. */
                limit?: components["parameters"]["Limit"];
                /** @description How many entries to leave out before the first; beyond the end nothing is left. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the imports within the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerImportPage"];
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
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /** @description The import, as the call that added the contacts named it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerImport"];
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
    deleteImportContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /** @description The import, as the call that added the contacts named it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportContactsRemoved"];
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
    downloadImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
                /** @description The import, as the call that added the contacts named it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line per failed row, under a line with the names of the columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description No row failed, where that is not answered with the names of the columns alone. */
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
    getTrackedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked fields of the ledger. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedFields"];
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
    updateTrackedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTrackedFieldsRequest"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedFields"];
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
    deleteTrackedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is tracked any more. */
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
    listTrackedVersions: {
        parameters: {
            query?: {
                /** @description Whether versions that were deleted are listed, too. */
                include_deleted?: boolean;
                /** @description The most entries in this answer. What happens over 100 is open. */
                limit?: components["parameters"]["Limit"];
                /** @description How many entries to leave out before the first; beyond the end nothing is left. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization within which the call is made. That calls of the people interface name it so is stated (section
                 *     1); how those of this interface do is open.
                 */
                org_id: components["parameters"]["OrgId"];
                /** @description The ledger. One of another organization does not exist for the caller. */
                ledger_id: components["parameters"]["LedgerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedFieldsPage"];
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
    contactChanged: {
        parameters: {
            query?: never;
            header?: {
                /** @description The secret of the webhook, by which the receiver knows who calls (question events.authenticity). */
                "X-Webhook-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LedgerContact"];
            };
        };
        responses: {
            /** @description The receiver has taken it. Any other status has it sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
