#!/bin/sh
# Sign in, find a person, create a ledger and read it page by page, with curl. Needs PEOPLE_URL, IDENTITY_URL, LEDGER_URL,
# ORG, CLIENT_ID and CLIENT_SECRET; `npx pdk mock --json` prints those of a mock.
set -eu

# The value of a member of a JSON answer that stands alone on its line, as `"id":"led_1"`.
member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

token=$(curl -sS --fail-with-body "$IDENTITY_URL/session" -H 'Content-Type: application/json' \
  -d "{\"grantType\":\"clientCredentials\",\"clientId\":\"$CLIENT_ID\",\"clientSecret\":\"$CLIENT_SECRET\"}" | member accessToken)

# Waits as long as Retry-After says where it is asked too fast; nothing else is sent twice. The token is in no list of processes.
call() {
  printf 'header = "Authorization: Bearer %s"\n' "$token" |
    curl -sS --fail-with-body --retry 3 --config - -H 'Content-Type: application/json' "$@"
}

call "$PEOPLE_URL/$ORG/find" \
  -d '{"matches":[{"fields":[{"field_name":"name","search_term":"Ada Moreau"}]}],"size":1,"return_fields":["name"]}'
echo

ledger=$(call "$LEDGER_URL/$ORG/ledgers" -d '{"name":"Customers (curl)"}' | member id)
call "$LEDGER_URL/$ORG/ledgers/$ledger/contacts" -o /dev/null \
  -d '{"contacts":[{"name":"Ada Moreau"},{"name":"Li Na"},{"name":"Zoe Unknown"}]}'
while [ "$(call "$LEDGER_URL/$ORG/ledgers/$ledger/contacts?view=count")" != '{"count":3}' ]; do sleep 0.1; done

pages=0
next=
while
  page=$(call --get "$LEDGER_URL/$ORG/ledgers/$ledger/contacts" --data-urlencode size=2 ${next:+--data-urlencode "pagination_token=$next"})
  pages=$((pages + 1))
  next=$(printf '%s' "$page" | member pagination_token)
  [ -n "$next" ]
do :; done
echo "$pages pages"
