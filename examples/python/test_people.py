"""python3 -m pytest"""


def find(people, name):
    fields = [{"field_name": "name", "search_term": name}]
    return people.post("/find", json={"matches": [{"fields": fields}]})


def test_finds_a_person_by_name(people):
    (match,) = find(people, "Ada Moreau").json()["matches"]
    assert match["people"][0]["name"] == "Ada Moreau"


def test_finds_nobody_of_a_name_that_nobody_has(people):
    (match,) = find(people, "Nobody Whatsoever").json()["matches"]
    assert match["found"] is False


def test_meets_a_service_that_is_down(people, control):
    control.post("/faults", json={"on": "find", "status": 503}).raise_for_status()
    assert find(people, "Ada Moreau").status_code == 503


def test_finds_again_after_an_outage(people):
    assert find(people, "Ada Moreau").status_code == 200
