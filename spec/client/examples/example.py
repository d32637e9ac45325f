"""Sign in, find a person, create a ledger and read it page by page, with the standard library alone.

Needs PEOPLE_URL, IDENTITY_URL, LEDGER_URL, ORG, CLIENT_ID and CLIENT_SECRET; `npx pdk mock --json` prints those of a mock.
"""

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request

PEOPLE, IDENTITY, LEDGER = (os.environ[name].rstrip("/") for name in ("PEOPLE_URL", "IDENTITY_URL", "LEDGER_URL"))
ORG = urllib.parse.quote(os.environ["ORG"], safe="")


def send(method, url, body=None, token=None, tries=4):
    """The JSON of an answer. Who is asked too fast (429) is asked again as late as it says; nothing else is sent twice."""
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            text = response.read()
            return json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        after = error.headers.get("Retry-After", "1")
        if error.code != 429 or tries <= 1 or not after.isdigit() or int(after) > 60:
            raise
        time.sleep(int(after))
        return send(method, url, body, token, tries - 1)


def sign_in():
    credentials = {"clientId": os.environ["CLIENT_ID"], "clientSecret": os.environ["CLIENT_SECRET"]}
    return send("POST", f"{IDENTITY}/session", {"grantType": "clientCredentials", **credentials})["accessToken"]


def contacts(ledger_id, token, size):
    """Every contact of a ledger; a page that has no token is the last one."""
    seen = set()
    query = {"size": size}
    while True:
        page = send("GET", f"{LEDGER}/{ORG}/ledgers/{ledger_id}/contacts?{urllib.parse.urlencode(query)}", token=token)
        yield from page.get("contacts", [])
        after = page.get("pagination_token")
        if not after:
            return
        if after in seen:
            raise RuntimeError("the pages lead in a circle")
        seen.add(after)
        query["pagination_token"] = after


token = sign_in()
name = {"field_name": "name", "search_term": "Ada Moreau"}
found = send("POST", f"{PEOPLE}/{ORG}/find", {"matches": [{"fields": [name]}], "size": 1}, token)
print(found["matches"][0]["people"][0]["name"])

ledger = send("POST", f"{LEDGER}/{ORG}/ledgers", {"name": "Customers (Python)"}, token)
rows = [{"name": "Ada Moreau"}, {"name": "Li Na"}, {"name": "Zoe Unknown"}]
added = send("POST", f"{LEDGER}/{ORG}/ledgers/{ledger['id']}/contacts", {"contacts": rows}, token)
while send("GET", f"{LEDGER}/{ORG}/ledgers/{ledger['id']}/contacts?view=count", token=token)["count"] < len(rows):
    time.sleep(0.1)
print(sorted(contact["name"] for contact in contacts(ledger["id"], token, 2)))
