// Written by `npm run generate` from spec/. Do not edit.
export interface paths {
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back to the start
         * @description Everything is as when the mock started: no sessions, no charges, no edits, no deliveries, the clock as it was
         *     given, the webhooks, the faults and the readings of the start. Tokens that were issued are no longer known.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything as it is now
         * @description The world as JSON, to be kept and made again by `createWorld` or `restoreWorld`, here or in another mock. It holds
         *     no secret in clear but those of webhooks and tokens that wait in mails.
         */
        get: operations["exportWorld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember everything as it is now
         * @description One of the same name is replaced. At most 100 are kept of a world, as long as the mock runs.
         */
        post: operations["takeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back to a snapshot, or to what was exported
         * @description Everything is as it was then, the readings and the time of the clock too: tokens that were valid then are valid
         *     again, later ones are no longer known. Who exists is as it was where it was saved. What was saved of a world of other
         *     names is made again by `POST /worlds`.
         */
        post: operations["restoreWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All worlds
         * @description Each has organizations, people, ledgers, a clock and faults of its own.
         */
        get: operations["getWorlds"];
        put?: never;
        /**
         * Make a world
         * @description A fresh one, a fork of another one as it is now (`from`), or one that was exported (`saved`). What is left out is
         *     as the mock was started. A fork has the organizations and credentials of the one that it comes from: only calls
         *     that name it in `X-World` reach it.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{worldId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a world. */
                worldId: string;
            };
            cookie?: never;
        };
        /**
         * One world
         * @description Its organizations, and the credentials that act in them.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        /**
         * Remove a world
         * @description With everything in it. The one that every mock begins with stays.
         */
        delete: operations["removeWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What time it is
         * @description The time by which the service tells dates, expirations and billing periods.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the clock
         * @description Time stands still from now on, or at the instant given. The way to one that lies ahead is lived through as by
         *     `advanceClock`. After one that lies in the past every midnight comes again; what is due later waits for its time.
         */
        post: operations["freezeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forward
         * @description A clock that stands moves and stands again; one that goes is ahead by so much from now on. On its way everything
         *     happens that is due, in order, at its own time: imports, the enrichment cycle of every midnight, deliveries and
         *     their retries. Receivers of webhooks are waited for, but for no more than 5 seconds of real time in all, and not
         *     for one that said nothing for a second: what is due for it is sent as it answers. Those who move the clock at
         *     once do so one after the other.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume the clock
         * @description From the instant at which it stands, so that time never runs backwards.
         */
        post: operations["resumeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo every move of the clock
         * @description It shows the time of the mock's own clock again and goes with it, whether that leads forward, which is lived
         *     through as by `advanceClock`, or back. What happened meanwhile stays.
         */
        post: operations["resetClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a person
         * @description With the record that is sent, and what follows from it. The service knows the person from the next call on, and
         *     finds them by whatever they have.
         */
        post: operations["addPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for people by words
         * @description Everybody whose name, id, LinkedIn, title, company or email holds each of the words, in any case: people as they are
         *     now, edits included. It costs no credits, and no call of the service shows it.
         */
        post: operations["searchPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a person as it is kept
         * @description Without the members that follow from the time, whatever forms the profile writes it in.
         */
        get: operations["readPerson"];
        /**
         * Decide the whole record of a person
         * @description The person has what is sent, and what follows from it; what is left out is gone. Nobody has the id yet: then the
         *     person is added. The service knows it from the next call on; the contacts of ledgers learn it with the next
         *     enrichment cycle.
         */
        put: operations["putPerson"];
        post?: never;
        /**
         * Remove a person
         * @description Their record is gone: `find` and `search` find them no more, neither does an enrichment cycle, and to read them by
         *     their id is answered as for nobody. Contacts of ledgers stay as they were last seen. `restorePerson` undoes it for
         *     whoever was there from the start.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        /**
         * Let something happen to a person
         * @description The service knows it from the next call on; the contacts of ledgers learn it with the next enrichment cycle.
         *     Every member of the record can change. Of `job`, `title`, and what says how the career is now (`jobs`, `position`,
         *     `employment_status`), only one can change at a time.
         */
        patch: operations["editPerson"];
        trace?: never;
    };
    "/people/{personId}/retirement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a person retire
         * @description Their career ends: every active job ends with the first of this month, they have no position any more, and their
         *     employment status is retired. The record itself stays: `find` finds them as before, by past employers and titles
         *     less well, and they are read by their id. The contacts of ledgers learn it with the next enrichment cycle.
         *     `removePerson` is for those of whom nothing shall be left.
         */
        post: operations["retirePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{personId}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo every edit of a person
         * @description The person is again as they were made or added, whether they were edited, removed or neither. The service knows it from the next call
         *     on; the contacts of ledgers learn it with the next enrichment cycle.
         */
        delete: operations["restorePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies that have a key
         * @description Those of the fixtures, and those that were put here.
         */
        get: operations["getCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide the whole record of a company
         * @description Whoever works or worked at the company has it as it is sent: those who have a job at a company of the same id. Jobs
         *     may name it by its key from now on.
         */
        put: operations["putCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people and organizations of your own
         * @description What `pdk mock --fixtures FILE` takes, at any time: as JSON. Whoever has an id that is written gets that record. Where
         *     anything is wrong, nothing is added.
         */
        post: operations["addFixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every organization, with its credits
         * @description Those that every mock has, and those that were added.
         */
        get: operations["getOrganizations"];
        put?: never;
        /**
         * Add an organization
         * @description Nobody holds a role on it yet; `setRoles` gives some, and so do new users, accounts and keys.
         */
        post: operations["addOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{orgId}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credits of an organization
         * @description What is left of them in the current billing period.
         */
        get: operations["getCredits"];
        /**
         * Decide the credits of an organization
         * @description From the next call on: for every billing period, a calendar month in UTC, or so that so many are left in this one.
         *     The present subscriptions show it as their limit.
         */
        put: operations["setCredits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{orgId}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an organization to a product
         * @description It begins at once. What is charged goes by the credits of the organization.
         */
        post: operations["addSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{orgId}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a subscription away
         * @description As if it had never been. One that ends on a day is put anew with `endsAt`.
         */
        delete: operations["removeSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service account whose secret you know
         * @description It signs in with this secret at once, as one that was created by the identity interface does.
         */
        post: operations["addServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an API key whose value you know
         * @description It is a credential at once, as one that was created by the identity interface is.
         */
        post: operations["addApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{principalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide the roles of a user, a service account or an API key
         * @description All of them, on every organization. It binds from the next call on, also tokens that were issued before.
         */
        put: operations["setRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrichment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an enrichment cycle now
         * @description Looks at the people behind the contacts of every ledger of an organization, as happens at midnight by itself.
         *     Webhooks that come of it are delivered before the answer, as far as their receivers answer as `advanceClock` says.
         */
        post: operations["runEnrichment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledgers/{ledgerId}/imports/{importId}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an import fail
         * @description None of its rows becomes a contact. Only an import that is under way can fail; nothing that the service offers
         *     makes one.
         */
        post: operations["failImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every mail
         * @description In the order of sending. Nothing is really sent; invitations and password resets wait here.
         */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        /**
         * Delete every mail
         * @description Invitations and resets that they tell of stay.
         */
        delete: operations["clearOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every delivery of a webhook
         * @description In the order in which they arose. What is due by now is attempted before the answer, as far as receivers answer
         *     as `advanceClock` says. An attempt counts as made when it was due, and has 5 seconds of real time.
         */
        get: operations["getDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook once more
         * @description Whatever came of it so far, also where it was lost on its way. It is the same event with the same id and body, at
         *     the time of now and with a signature for it, and one attempt more: where it fails, retries that were due stay due,
         *     and no others come. It is waited for as `getDeliveries` says; it has not been made yet where `dueAt` tells so.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where webhooks go
         * @description Every receiver, with the ledger whose changes it is told, if it is that of one only.
         */
        get: operations["getWebhooks"];
        /**
         * Decide where webhooks go
         * @description Replaces all of them. What the service's operators do for a customer is done here; deliveries that wait for a
         *     webhook which is no longer there fail.
         */
        put: operations["setWebhooks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user who can sign in
         * @description They sign in with this password at once, and have no invitation to accept.
         */
        post: operations["addUser"];
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
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user
         * @description With the account go its roles, its sessions and their tokens, and a password reset that waits. Its email is free
         *     again. Invitations stay as they are.
         */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which faults are set, and how often each has struck
         * @description The count of each tells whether a test has reached it.
         */
        get: operations["getFaults"];
        put?: never;
        /**
         * Let something go wrong
         * @description From the next call on. A fault has one effect or several (`latency` with `status`, say). Of two faults with the
         *     same effect the one that was set first strikes, and the other one does not even count the call: set 429 twice and
         *     then 503 once, and a client meets them in this order. The same seed and the same calls meet the same faults.
         */
        post: operations["addFault"];
        /**
         * Take every fault away
         * @description Calls that are held up continue at once.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a fault away
         * @description Calls that it holds up continue at once.
         */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the mock counts
         * @description In the text format of Prometheus, over all worlds, from the start of the mock on: calls by operation and status, how
         *     long they took, faults that struck, webhooks and their attempts, and how many worlds there are.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every open question, and how the mock reads it
         * @description Each question that the specification leaves open, with the answer by which this world behaves.
         */
        get: operations["getReadings"];
        put?: never;
        post?: never;
        /**
         * Choose every reading of the start again
         * @description What else happened since stays.
         */
        delete: operations["resetReadings"];
        options?: never;
        head?: never;
        /**
         * Choose readings
         * @description Of this world, from the next call on; what is stored stays, and calls that are under way end as they began. Null
         *     chooses the reading of the start again. Either all of them are chosen or, where one is unknown, none.
         */
        patch: operations["setReadings"];
        trace?: never;
    };
    "/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every call that was answered
         * @description In the order in which the requests came. Secrets are masked in all of it: passwords, client secrets, tokens and API
         *     keys, whether a client sent them or the service answered them. The oldest entries are dropped as the journal is full.
         */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        /**
         * Clear the journal
         * @description Also those that are being answered. Ids continue, so that `after` holds.
         */
        delete: operations["clearJournal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The calls that a filter lets through
         * @description Each with its answer.
         */
        post: operations["searchJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many calls a filter lets through
         * @description Without a filter, all that the journal holds.
         */
        post: operations["countJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for calls
         * @description Answers as soon as there are as many calls as were asked for, or when the time is over: then `isMet` is false. The time
         *     is real time, whatever the clock of the service shows. Whoever breaks the connection waits no longer.
         */
        post: operations["waitForJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client sent what it should
         * @description Each expectation says which calls, and how often: at least once, where it says nothing. With `inOrder` the calls of
         *     one come after all of those that count for the one before it; a call that an expectation with `times` or `atMost`
         *     lets through has to have its place.
         */
        post: operations["verifyJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/har": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The journal as a HAR
         * @description HTTP Archive 1.2, which browsers and viewers of traffic read. Secrets are masked.
         */
        post: operations["exportJournal"];
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
        ControlError: {
            /** @description Machine-readable code. */
            error: string;
            /** @description What was refused, with the value quoted, and what to do next. */
            message: string;
        };
        ControlClock: {
            /**
             * Format: date-time
             * @description What time it is for the service, in UTC.
             */
            now: string;
            /** @description Whether time stands still until it is moved. */
            frozen: boolean;
            /** @description How often somebody has frozen, advanced, resumed or reset time. Whoever shares a clock sees by it that others moved it. */
            moves?: number;
        };
        ControlFreezeRequest: {
            /**
             * Format: date-time
             * @description Where time stands; now when it is left out.
             */
            at?: string;
        };
        /** @description By how much, either way. */
        ControlAdvanceRequest: {
            milliseconds?: number;
            /** @description An ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P14D or PT1H30M. */
            duration?: string;
        };
        ControlPeopleSearch: {
            /** @description Separated by spaces; everybody when it is left out. */
            words?: string;
            /** @description How many are shown; 50 when it is left out. */
            most?: number;
        };
        ControlPeople: {
            people: components["schemas"]["Person"][];
            /** @description How many there are, shown or not. */
            count: number;
        };
        /**
         * @description What changes; members of a record that are left out stay as they are, and those that are null are gone. `job`,
         *     `title`, and `employment_status` without `jobs` are what happens to a person, with all that follows from it; the
         *     others are members of the record.
         */
        ControlPersonEdit: {
            job?: components["schemas"]["ControlNewJob"];
            /** @description A new title at the present company, which is another job (section 2.3). */
            title?: string;
            /**
             * @description Every active job ends with the first of this month where it is unemployed or retired and neither `jobs` nor
             *     `position` says otherwise.
             * @enum {string|null}
             */
            employment_status?: "employed" | "unemployed" | "retired" | null;
            /**
             * Format: email
             * @description The address at the current job.
             */
            email?: string;
            /** @enum {string} */
            email_status?: "valid" | "catch-all" | "best-guess";
            /**
             * @description All jobs. The active one that began last is the position, unless one is given too; without any the status is
             *     no longer employed.
             */
            jobs?: components["schemas"]["ControlJobRecord"][];
            /** @description The current job; it is one of the jobs. */
            position?: components["schemas"]["ControlJobRecord"] | null;
            first_name?: string | null;
            last_name?: string | null;
            /** @description First and last name are not known any more, unless they are given too. */
            name?: string | null;
            linkedin?: string | null;
            country?: string | null;
            /** @description Its details are not known any more, unless they are given too. */
            location?: string | null;
            location_details?: components["schemas"]["ControlLocationRecord"] | null;
            connections?: number | null;
            cell_phone_number?: string | null;
            education?: components["schemas"]["ControlEducationRecord"][];
            created_at?: components["schemas"]["ControlDay"];
            /** @description Today where anything changes and it is left out. */
            info_change_detected_at?: components["schemas"]["ControlDay"];
            /** @description Today where the title changes and it is left out. */
            title_change_detected_at?: components["schemas"]["ControlDay"];
            /** @description Today where the company changes and it is left out. */
            company_change_detected_at?: components["schemas"]["ControlDay"];
        };
        /** @description A day, or an instant in the form of RFC 3339. */
        ControlDay: string | null;
        /** @description The current job ends, and this one begins. Level and function follow from the title. */
        ControlNewJob: {
            title: string;
            /**
             * @description A company that has this id, this domain or this name is taken as it is known; any other one is new. A text is
             *     the key of a company, or its id.
             */
            company: string | components["schemas"]["ControlCompanyRecord"];
            /**
             * Format: date
             * @description A day of the month in which it begins; this month when it is left out.
             */
            started_at?: string;
        };
        ControlEnrichmentRequest: {
            /** @description An organization id; the own organization when it is left out. */
            org?: string;
        };
        ControlImportFault: {
            /** @description An organization id; the own organization when it is left out. */
            org?: string;
        };
        ControlEnrichment: {
            /** @description How many contacts were looked at. */
            contacts: number;
            /** @description How many had changed. */
            changed: number;
            /** @description How many changes of tracked fields were notified. */
            notified: number;
        };
        ControlOutbox: {
            mails: components["schemas"]["ControlMail"][];
        };
        ControlMail: {
            id: string;
            to: string;
            /** @enum {string} */
            kind: "invitation" | "password-reset";
            subject: string;
            /** @description The mail as its recipient reads it. It may hold a one-time token. */
            text: string;
            /** @description What the text says, for programs. */
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            sentAt: string;
        };
        ControlDeliveries: {
            deliveries: components["schemas"]["ControlDelivery"][];
        };
        ControlDelivery: {
            id: string;
            /** @description The same for every attempt, and for every copy of the event. */
            eventId: string;
            webhookId: string;
            url: string;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description When the next attempt is due.
             */
            dueAt: string | null;
            attempts: components["schemas"]["ControlAttempt"][];
            /** @description The body of the webhook. */
            payload: {
                [key: string]: unknown;
            };
        };
        ControlAttempt: {
            /** Format: date-time */
            at: string;
            /** @description The status of the answer; null when none came. */
            status: number | null;
            /** @description Why no answer came. */
            error?: string;
            /**
             * @description What was sent beside what every request has (Host, Content-Length); left out where nothing was sent. They prove
             *     who sends, by the secret that `getWebhooks` tells.
             */
            headers?: {
                [key: string]: string;
            };
            /** @description True where `redeliver` asked for it. */
            isRedelivery?: boolean;
        };
        ControlWebhooksRequest: {
            webhooks: components["schemas"]["ControlNewWebhook"][];
        };
        ControlNewWebhook: {
            /** @description An http or https address. */
            url: string;
            /** @description The token that is sent, or the key that is signed with; a random one when it is left out. */
            secret?: string;
            /** @description An organization id; the own organization when it is left out. */
            org?: string;
            /** @description The one ledger that it is for; every ledger when it is left out. */
            ledgerId?: string;
        };
        ControlWebhooks: {
            webhooks: components["schemas"]["ControlWebhook"][];
        };
        ControlWebhook: {
            id: string;
            url: string;
            org: string;
            ledgerId?: string;
            secret: string;
        };
        ControlNewFault: {
            /**
             * @description What it strikes: an operation by its operationId, an interface (`people`, `identity`, `ledger`, `billing`), `all`
             *     calls of the service, or `webhooks`. All calls when it is left out.
             */
            on?: string;
            /**
             * @description Strikes calls of this one alone, and its sign-ins: a clientId, the username or id of a user, the name or id of an
             *     API key. A token or key is taken, too, and shown as the id of whom it belongs to.
             */
            credential?: string;
            /** @description How many calls it lets pass first. */
            skip?: number;
            /** @description How often it strikes at most; without limit when it is left out. */
            times?: number;
            /** @description How likely it strikes a call, drawn from the seed; each when it is left out. */
            probability?: number;
            /**
             * @description The service does its work first, and charges for it; then the answer is late, lost or another one. Otherwise
             *     `status` and `reset` keep the call from the service, and `latency` comes before it.
             */
            afterWork?: boolean;
            /** @description The service refuses with this status, in the form that its refusals have under the profile. */
            status?: number;
            /**
             * @description Seconds in Retry-After, beside `status`; a date where the profile reads `errors.rate-limit` so. With 429 it is 1
             *     when it is left out, unless the profile sends none.
             */
            retryAfterSeconds?: number;
            latency?: components["schemas"]["ControlLatency"];
            /** @description The connection is reset and no answer comes. */
            reset?: boolean;
            /**
             * @description The connection ends when so many bytes of the body were sent, and before its last byte in any case. Of an answer without
             *     a body nothing arrives.
             */
            truncateAfterBytes?: number;
            /** @description The body is no JSON, though it is said to be. An answer without a body stays as it is. */
            malformed?: boolean;
            /** @description How fast the body comes, in real time; what is left after 60 seconds comes at once. */
            bytesPerSecond?: number;
            /**
             * @description An attempt to deliver a webhook is lost and made again by its schedule, or an event never arrives.
             * @enum {string}
             */
            lose?: "attempt" | "event";
            /** @description An event is delivered twice. */
            duplicate?: boolean;
            /** @description An event arrives after the next one to the same receiver, or a minute late where none comes. */
            reorder?: boolean;
            /** @description How much later an event is delivered, by the clock of the mock. */
            delayMs?: number;
        };
        /**
         * @description How much later an answer comes, in real time: `ms`; from `minMs` to `maxMs`, each as likely; or by `p50Ms` and
         *     `p99Ms`, which half and 99 of 100 calls stay below. Never more than 60 seconds.
         */
        ControlLatency: {
            /**
             * @description What the other members say when it is left out; `lognormal` for percentiles.
             * @enum {string}
             */
            distribution?: "fixed" | "uniform" | "normal" | "lognormal";
            ms?: number;
            minMs?: number;
            maxMs?: number;
            p50Ms?: number;
            p99Ms?: number;
        };
        /** @description A fault as it was set, and what came of it. */
        ControlFault: {
            id: string;
            /** @description How many calls or webhooks it could have struck. */
            met: number;
            /** @description How many of them it struck. */
            struck: number;
            /** @description What it strikes. */
            on: string;
            credential?: components["schemas"]["ControlNewFault"]["credential"];
            skip?: components["schemas"]["ControlNewFault"]["skip"];
            times?: components["schemas"]["ControlNewFault"]["times"];
            probability?: components["schemas"]["ControlNewFault"]["probability"];
            afterWork?: components["schemas"]["ControlNewFault"]["afterWork"];
            status?: components["schemas"]["ControlNewFault"]["status"];
            retryAfterSeconds?: components["schemas"]["ControlNewFault"]["retryAfterSeconds"];
            latency?: components["schemas"]["ControlNewFault"]["latency"];
            reset?: components["schemas"]["ControlNewFault"]["reset"];
            truncateAfterBytes?: components["schemas"]["ControlNewFault"]["truncateAfterBytes"];
            malformed?: components["schemas"]["ControlNewFault"]["malformed"];
            bytesPerSecond?: components["schemas"]["ControlNewFault"]["bytesPerSecond"];
            lose?: components["schemas"]["ControlNewFault"]["lose"];
            duplicate?: components["schemas"]["ControlNewFault"]["duplicate"];
            reorder?: components["schemas"]["ControlNewFault"]["reorder"];
            delayMs?: components["schemas"]["ControlNewFault"]["delayMs"];
        };
        ControlFaults: {
            faults: components["schemas"]["ControlFault"][];
        };
        ControlUserRequest: {
            /** Format: email */
            email: string;
            name: string;
            password: string;
            /** @description A new one when it is left out. */
            id?: string;
            /** @description None when it is left out. */
            roles?: components["schemas"]["ControlRoles"];
        };
        ControlUser: {
            id: string;
        };
        ControlWorldRequest: {
            /** @description What it is called, in `X-World` and in its names; a random name when it is left out. */
            id?: string;
            /** @description The world of which it is a fork. */
            from?: string;
            saved?: components["schemas"]["ControlSavedWorld"];
            /** @description Decides who exists and which ids are issued. */
            seed?: number;
            /** @description How many people exist. */
            people?: number;
            /** @description Credits of the own organization per billing period. */
            credits?: number;
            /** @description Draws readings anew for each call, by this seed. */
            eachCall?: number;
            /**
             * Format: date-time
             * @description The time at the start, from where it continues.
             */
            now?: string;
            readings?: components["schemas"]["ControlReadings"];
        };
        /** @description A reading per open question; the default one where none is chosen. */
        ControlReadings: {
            [key: string]: string;
        };
        ControlWorlds: {
            worlds: components["schemas"]["ControlWorld"][];
        };
        ControlWorld: {
            id: string;
            /** @description The organization to work in. */
            org: string;
            /** @description Exists, but the credentials hold no role on it. */
            otherOrg: string;
            /** @description The credentials hold a role on it, and it has no credit. */
            noCreditOrg: string;
            /**
             * @description What it began with; nothing of it is a secret. A service account, a user and an API key that hold every role, and
             *     service accounts that hold one alone.
             */
            credentials: {
                clientId: string;
                clientSecret: string;
                username: string;
                password: string;
                apiKey: string;
                viewer: components["schemas"]["ControlAccount"];
                editor: components["schemas"]["ControlAccount"];
                admin: components["schemas"]["ControlAccount"];
                other: components["schemas"]["ControlAccount"];
            };
            /**
             * Format: date-time
             * @description What time it is there.
             */
            now: string;
        };
        /** @description A service account; `other` is one of `otherOrg`. */
        ControlAccount: {
            clientId: string;
            clientSecret: string;
        };
        ControlSnapshot: {
            name: string;
        };
        ControlRestoreRequest: {
            /** @description The name of a snapshot of this world. */
            snapshot?: string;
            saved?: components["schemas"]["ControlSavedWorld"];
        };
        /** @description Everything that makes a world continue as it would have. */
        ControlSavedWorld: {
            /**
             * @description The form; a later mock reads earlier ones.
             * @enum {integer}
             */
            version: 1;
            /** @description The world whose names its organizations and credentials bear. */
            names: string;
            seed: number;
            people: number;
            readings: components["schemas"]["ControlReadings"];
            startReadings?: components["schemas"]["ControlReadings"];
            /**
             * @description The people, companies, organizations and accounts that it began with; empty where there were none. Left out where
             *     it was saved by a mock that did not save them: then they are those of the mock in which it continues.
             */
            fixtures?: components["schemas"]["ControlFixtures"];
            credits: number | null;
            eachCall: number | null;
            clock: {
                /** Format: date-time */
                now: string;
                isFrozen: boolean;
                /** @description By how much it went ahead of the real time, in milliseconds; only of one that does not stand. */
                aheadMs?: number;
                /** @description How often it was moved; only where several mocks share it. */
                moves?: number;
            };
            ids: {
                [key: string]: number;
            };
            /** @description All that is stored, by collection and key. */
            collections: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            faults?: components["schemas"]["ControlFault"][];
        };
        /**
         * @description A person (section 2.1) as it is to be answered, with every member that the record has. What is left out stays absent,
         *     but for what follows from the rest: an `id` from `linkedin`, an email or the name; `name` from `first_name` and
         *     `last_name`; `position`, which is the active job that began last, and `employment_status: employed` where there is
         *     one. Durations, tenures, and first and last at the company are computed from the dates, whatever is written.
         *     `find` finds a person by the nine fields of a lookup, as far as the person has them.
         */
        ControlPersonRecord: {
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
            position?: components["schemas"]["ControlJobRecord"];
            /** @description Job history, in any order. */
            jobs?: components["schemas"]["ControlJobRecord"][];
            /** @description Education history, in any order. */
            education?: components["schemas"]["ControlEducationRecord"][];
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
            location_details?: components["schemas"]["ControlLocationRecord"];
            /**
             * @description Employment status.
             * @enum {string}
             */
            employment_status?: "employed" | "unemployed" | "retired";
        };
        /**
         * @description A job (section 2.3). Without `ended_at` it is active. An `email` without `email_status` is valid. `duration`,
         *     `company_tenure`, `is_first_at_company` and `is_last_at_company` follow from the dates and are not kept.
         */
        ControlJobRecord: {
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
            started_at?: string;
            /** @description When true, `started_at` is to be read as a year only; the date is then Jan 1. */
            started_at_year_only?: boolean;
            /** @description End. Always the 1st day of a month at 00:00. */
            ended_at?: string;
            /** @description When true, `ended_at` is to be read as a year only; the date is then Jan 1. */
            ended_at_year_only?: boolean;
            /** @description Location of the job. */
            location?: string;
            /** @description Normalized job location. */
            location_details?: components["schemas"]["ControlLocationRecord"];
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
            company?: string | components["schemas"]["ControlCompanyRecord"];
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
        ControlEducationRecord: {
            /** @description School name. */
            school?: string;
            /** @description Field of study. */
            field?: string;
            /** @description Degree achieved. */
            degree?: string;
            /** @description Start. Always the 1st day of a month at 00:00. */
            started_at?: string;
            /** @description End. Always the 1st day of a month at 00:00. */
            ended_at?: string;
        };
        /** @description A normalized location (section 2.6). */
        ControlLocationRecord: {
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
        /**
         * @description A company (section 2.4). Without an `id` it has one that follows from its key, its domain or its name, so that
         *     the same company has the same id wherever it is written.
         */
        ControlCompanyRecord: {
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
            /** @description The ultimate parent. */
            ultimate_parent?: string | components["schemas"]["ControlParentRecord"];
        };
        /** @description The ultimate parent of a company (section 2.5). */
        ControlParentRecord: {
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
        /**
         * People and organizations of a mock
         * @description What `pdk mock --fixtures FILE` and `createMock({ fixtures })` take, as YAML or JSON. People come beside those that
         *     the mock makes up: with `--people 0` there is nobody else.
         */
        ControlFixtures: {
            /** @description Where this schema is, for editors. */
            $schema?: string;
            /** @description Companies by a key of your own, under which jobs name them. */
            companies?: {
                [key: string]: components["schemas"]["ControlCompanyRecord"];
            };
            /** @description The people, each with its own id. */
            people?: components["schemas"]["ControlPersonRecord"][];
            /**
             * @description Organizations beside those that every mock has, or others of these: `org_demo`, `org_other` and `org_empty`
             *     then have what is written, and what is left out stays as it was.
             */
            organizations?: components["schemas"]["ControlNewOrganization"][];
            /** @description Users who can sign in. */
            users?: components["schemas"]["ControlUserRequest"][];
            /** @description Service accounts, with secrets that you know. */
            serviceAccounts?: components["schemas"]["ControlNewServiceAccount"][];
            /** @description API keys, whose values you know. */
            apiKeys?: components["schemas"]["ControlNewApiKey"][];
        };
        ControlNewOrganization: {
            /** @description As it stands in paths. */
            id: string;
            /** @description The id when it is left out. */
            name?: string;
            /** @enum {string} */
            status?: "active" | "suspended";
            /** @description The language and the time zone of a new one when it is left out. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Credits per billing period, a calendar month in UTC; null, or left out, without limit. */
            credits?: number | null;
            /** @description All that it has and had; one to people-data that holds for ever when it is left out. */
            subscriptions?: components["schemas"]["ControlNewSubscription"][];
        };
        ControlNewSubscription: {
            /** @description It follows from the product when it is left out. */
            id?: string;
            product: string;
            startsAt?: components["schemas"]["ControlInstant"];
            /** @description The first moment at which it no longer holds; it continues when it is left out. */
            endsAt?: components["schemas"]["ControlInstant"];
            /**
             * @description Credits per billing period that it shows as its limit; those of the organization when it is left out. What is
             *     charged goes by the credits of the organization.
             */
            creditsPerPeriod?: number | null;
        };
        /** @description A day, which begins at 00:00 UTC, or an instant in the form of RFC 3339. */
        ControlInstant: string;
        /** @description Roles per organization id. */
        ControlRoles: {
            [key: string]: ("viewer" | "editor" | "admin")[];
        };
        ControlNewServiceAccount: {
            clientId: string;
            clientSecret: string;
            /** @description The client id when it is left out. */
            name?: string;
            roles: components["schemas"]["ControlRoles"];
        };
        ControlNewApiKey: {
            /** @description It follows from the name when it is left out. */
            id?: string;
            /** @description The value that callers send. */
            key: string;
            /** @description API key when it is left out. */
            name?: string;
            description?: string;
            /** @description The organization whose key it is; the first one of its roles when it is left out. */
            org?: string;
            roles: components["schemas"]["ControlRoles"];
        };
        ControlCompanies: {
            companies: {
                [key: string]: components["schemas"]["Company"];
            };
        };
        ControlCompany: {
            company: components["schemas"]["Company"];
            /** @description How many people have a job there. */
            people: number;
        };
        ControlAdded: {
            people: string[];
            organizations: string[];
        };
        ControlCreditsRequest: {
            /** @description Per billing period; null without limit. */
            credits?: number | null;
            /** @description What is left in this billing period from now on. */
            left?: number;
        };
        ControlCredits: {
            /** @description Per billing period; null without limit. */
            credits: number | null;
            /** @description In this billing period. */
            used: number;
            left: number | null;
        };
        ControlOrganizations: {
            organizations: components["schemas"]["ControlOrganization"][];
        };
        ControlOrganization: {
            id: string;
            name: string;
            credits: number | null;
            used: number;
            left: number | null;
        };
        ControlSubscription: {
            id: string;
        };
        ControlRolesRequest: {
            roles: components["schemas"]["ControlRoles"];
        };
        ControlPrincipal: {
            id: string;
            roles: components["schemas"]["ControlRoles"];
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
        /** @description Another reading that could be chosen. */
        ControlReading: {
            reading: string;
            means: string;
            /** @description The rules of the specification that the reading would break; left out where it breaks none. */
            contradicts?: string[];
        };
        ControlQuestion: {
            id: string;
            /** @description Where the specification is silent about it. */
            section: string;
            asks: string;
            /** @description The one that holds. */
            reading: string;
            means: string;
            /** @description The rules of the specification that the reading breaks; left out where it breaks none. */
            contradicts?: string[];
            /** @description The one that the world began with. */
            start: string;
            others: components["schemas"]["ControlReading"][];
        };
        ControlQuestions: {
            questions: components["schemas"]["ControlQuestion"][];
        };
        ControlReadingsChange: {
            /** @description A reading per question, or null for the one of the start. What is not named stays as it is. */
            readings: {
                [key: string]: string | null;
            };
        };
        /** @description Who called; left out where nobody was found behind the call. */
        ControlJournalCaller: {
            /** @enum {string} */
            kind: "user" | "service-account" | "api-key";
            id: string;
        };
        ControlJournalRequest: {
            headers: {
                [key: string]: string;
            };
            /** @description JSON as it is, everything else as text; left out where there was none. */
            body?: unknown;
            /** @description Characters of the body in all. */
            length?: number;
            /** @description True where the body was longer than what the journal keeps of one. */
            cut?: boolean;
        };
        ControlJournalResponse: {
            /** @description 0 where the connection was reset before there was an answer. */
            status: number;
            headers: {
                [key: string]: string;
            };
            cookies?: string[];
            /** @description JSON as it is, everything else as text; left out where there was none. */
            body?: unknown;
            /** @description Characters of the body in all. */
            length?: number;
            /** @description True where the body was longer than what the journal keeps of one. */
            cut?: boolean;
        };
        ControlJournalRule: {
            id: string;
            section: string;
            /** @enum {string} */
            basis: "stated" | "derived" | "assumed" | "confirmed";
            says: string;
        };
        /** @description What the specification leaves open about such a refusal, and how the mock reads it. */
        ControlJournalQuestion: {
            id: string;
            asks: string;
            reading: string;
        };
        /** @description What refused the call. */
        ControlJournalRefusal: {
            reason: string;
            /** @description What was refused, why, and what to do next. */
            message: string;
            /** @description The member at fault, as matches[3].fields[0].field_name. */
            field?: string;
            /** @description The schema of the contract that the request was held against. */
            schema?: string;
            /** @description The section of the specification that describes the operation. */
            section?: string;
            /** @description The sentences that such a call is refused by; none where the specification says nothing about it. */
            rules: components["schemas"]["ControlJournalRule"][];
            question?: components["schemas"]["ControlJournalQuestion"];
        };
        ControlJournalEntry: {
            /** @description In the order in which requests came, never given twice. */
            id: number;
            /**
             * Format: date-time
             * @description When the request came by the clock of the service.
             */
            at: string;
            /**
             * Format: date-time
             * @description The same by the clock of the machine.
             */
            wallAt: string;
            /** @description Until the answer was ready. */
            durationMs: number;
            /** @description The operation id; left out where none was found. */
            operation?: string;
            /** @description True where the operation is not decided yet. */
            draft?: boolean;
            method: string;
            /** @description As it was sent, without the query. */
            path: string;
            /** @description A list where a parameter was sent several times. */
            query: {
                [key: string]: string | string[];
            };
            /** @description Parameters of the path, decoded. */
            parameters: {
                [key: string]: string;
            };
            /** @description The organization in the path. */
            org?: string;
            credential?: components["schemas"]["ControlJournalCaller"];
            requestId?: string;
            request: components["schemas"]["ControlJournalRequest"];
            response: components["schemas"]["ControlJournalResponse"];
            refusal?: components["schemas"]["ControlJournalRefusal"];
            /** @description The ids of the faults that struck the call; left out where none did. */
            faults?: string[];
        };
        ControlJournal: {
            entries: components["schemas"]["ControlJournalEntry"][];
            /** @description How many entries had to go because the journal was full. */
            dropped: number;
        };
        /** @description Which calls; every member that is given has to hold. */
        ControlJournalFilter: {
            /** @description An operation id, such as find. */
            operation?: string;
            /** @description A status, or all of a kind, such as 4xx. */
            status?: number | string;
            /** @description In any case. */
            method?: string;
            /** @description The path as it was sent, without the query; `*` stands for one segment, or for a part of one. */
            path?: string;
            /** @description Parameters of the query that were sent, with these values. */
            query?: {
                [key: string]: string;
            };
            /** @description The organization in the path. */
            org?: string;
            /** @description Who called, by the id of the account, user or key; `none` where nobody was found behind the call. */
            credential?: string;
            /** @description The id of the exchange, which the answer shows. */
            requestId?: string;
            /** @description Why it was refused, such as credential-expired; `any` for all that were. */
            refusal?: string;
            /** @description Only entries with a higher id. */
            after?: number;
            /**
             * Format: date-time
             * @description Only calls of this instant or later, by the clock of the service.
             */
            since?: string;
            /**
             * @description What the body holds. Of an object these members, which may hold others beside them; of a list each element, in order;
             *     anything else is equal. The members of a form count as an object.
             */
            body?: unknown;
            /** @description What the body is, as a whole. */
            bodyEquals?: unknown;
        };
        /** @description A filter, and how many entries. */
        ControlJournalSearch: {
            filter?: components["schemas"]["ControlJournalFilter"];
            /** @description The newest so many; all when it is left out. */
            most?: number;
        };
        ControlJournalCount: {
            count: number;
            /** @description How many entries had to go because the journal was full. */
            dropped: number;
        };
        ControlJournalWait: {
            filter?: components["schemas"]["ControlJournalFilter"];
            /** @description How many calls; 1 when it is left out. */
            count?: number;
            /** @description How long to wait at most; 5000 when it is left out. */
            timeoutMs?: number;
        };
        ControlJournalWaited: {
            isMet: boolean;
            count: number;
            /** @description What came instead, where it is not met. */
            message?: string;
        };
        /** @description Which calls, and how often. */
        ControlJournalExpectation: {
            filter?: components["schemas"]["ControlJournalFilter"];
            /** @description Exactly so often. */
            times?: number;
            atLeast?: number;
            atMost?: number;
        };
        ControlJournalExpectations: {
            expectations: components["schemas"]["ControlJournalExpectation"][];
            /** @description Whether the calls came in the order of the expectations. */
            inOrder?: boolean;
        };
        ControlJournalNearest: {
            id: number;
            operation?: string;
            method: string;
            path: string;
            status: number;
            /** @description What it differs in. */
            differs: string[];
        };
        ControlJournalFailure: {
            /** @description Which one, counted from 0. */
            expectation: number;
            message: string;
            /** @description How many calls its filter lets through. */
            count: number;
            /** @description Calls that its filter nearly lets through, the nearest first. */
            nearest: components["schemas"]["ControlJournalNearest"][];
        };
        ControlJournalVerdict: {
            passed: boolean;
            /** @description The verdict in words. */
            message: string;
            failures: components["schemas"]["ControlJournalFailure"][];
        };
        /** @description HTTP Archive 1.2. */
        ControlHar: {
            log: {
                /** @constant */
                version: "1.2";
                creator: {
                    name: string;
                    version: string;
                };
                entries: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description The request cannot be used. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The control token is missing or wrong. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The request was not addressed to the loopback address. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The present state forbids it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description What time it is. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlClock"];
            };
        };
        /** @description Where webhooks go, and what they are signed with. */
        Webhooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlWebhooks"];
            };
        };
        /** @description The questions; after a choice those that were named, as they are read from now on. */
        Questions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlQuestions"];
            };
        };
        /** @description The entries, the oldest first. */
        Entries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlJournal"];
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
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlSavedWorld"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlSnapshot"];
            };
        };
        responses: {
            /** @description Remembered. */
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
        };
    };
    restoreWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlRestoreRequest"];
            };
        };
        responses: {
            /** @description Restored. */
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
        };
    };
    getWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they were made; the first is the one that every mock begins with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlWorlds"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlWorldRequest"];
            };
        };
        responses: {
            /** @description The world, with all that a client needs to call it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlWorld"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a world. */
                worldId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlWorld"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a world. */
                worldId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such world any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    freezeClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlFreezeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlAdvanceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    resumeClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    resetClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlPersonRecord"];
            };
        };
        responses: {
            /** @description The person as they are kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    searchPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlPeopleSearch"];
            };
        };
        responses: {
            /** @description The first of them as they are kept, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    readPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person as the service shows it. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    putPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person as the service shows it. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlPersonRecord"];
            };
        };
        responses: {
            /** @description The person as they are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person as the service shows it. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such person any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    editPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person as the service shows it. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlPersonEdit"];
            };
        };
        responses: {
            /** @description The person as they are now, without the members that follow from the time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    retirePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person as the service shows it. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    restorePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person as the service shows it. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is as they were made. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies by their keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlCompanies"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    putCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key under which jobs name it. */
                companyKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlCompanyRecord"];
            };
        };
        responses: {
            /** @description The company as it is kept, and how many people have it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addFixtures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlFixtures"];
            };
        };
        responses: {
            /** @description The ids of the people and organizations that are there now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    getOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizations, those that every mock has first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlOrganizations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlNewOrganization"];
            };
        };
        responses: {
            /** @description The organization. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlOrganization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                orgId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credits in this billing period, a calendar month in UTC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlCredits"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                orgId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlCreditsRequest"];
            };
        };
        responses: {
            /** @description The credits in this billing period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlCredits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                orgId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlNewSubscription"];
            };
        };
        responses: {
            /** @description The subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    removeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                orgId: string;
                /** @description The id of a subscription of this organization. */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such subscription any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlNewServiceAccount"];
            };
        };
        responses: {
            /** @description The account; its id is the client id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPrincipal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    addApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlNewApiKey"];
            };
        };
        responses: {
            /** @description The key; never its value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPrincipal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    setRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id or the email of a user, the client id of a service account, or the id of an API key. */
                principalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlRolesRequest"];
            };
        };
        responses: {
            /** @description Whose roles they are, and the roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPrincipal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    runEnrichment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlEnrichmentRequest"];
            };
        };
        responses: {
            /** @description What the cycle found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlEnrichment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    failImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a ledger. */
                ledgerId: string;
                /** @description The id of an import into this ledger. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlImportFault"];
            };
        };
        responses: {
            /** @description The import has failed. */
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
        };
    };
    getOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails as their recipients would read them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlOutbox"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    clearOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries that wait, succeeded or failed, with their attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlDeliveries"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery, not that of the event. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, with what came of the attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlDelivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhooks"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    setWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlWebhooksRequest"];
            };
        };
        responses: {
            200: components["responses"]["Webhooks"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlUserRequest"];
            };
        };
        responses: {
            /** @description The user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, or the email, for whoever did not see the answer that gave the id. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such user any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they were set. Those that will not strike any more stay, with their counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlFaults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlNewFault"];
            };
        };
        responses: {
            /** @description The fault, with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlFault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no fault any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that it was given when it was set. */
                faultId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such fault any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Questions"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    resetReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings are those of the start. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    setReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlReadingsChange"];
            };
        };
        responses: {
            200: components["responses"]["Questions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Entries"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    clearJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    searchJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlJournalSearch"];
            };
        };
        responses: {
            200: components["responses"]["Entries"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    countJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlJournalFilter"];
            };
        };
        responses: {
            /** @description How many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlJournalCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    waitForJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlJournalWait"];
            };
        };
        responses: {
            /** @description What there is by then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlJournalWaited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    verifyJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlJournalExpectations"];
            };
        };
        responses: {
            /** @description The verdict, with what is missing and what comes nearest to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlJournalVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlJournalFilter"];
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlHar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
}
