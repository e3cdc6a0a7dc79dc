"""Who is who, as pure functions: nobody is guessed, nobody is asked about twice."""

from hypothesis import given
from hypothesis import strategies as st

from app.store.club.recognise import Known, Met, Question, Said, name_key, questions, recognised

ANNA = Known(1, "1032", "иванова анна", 1)
NAMELESS = Known(2, "", "иванова анна", 2)


def test_a_name_has_one_key_whatever_its_letters_and_spaces() -> None:
    keys = {
        name_key("Ёлкина", "Алёна"),
        name_key("елкина  алена"),
        name_key("\u00a0ЁЛКИНА", "АЛЁНА"),
    }
    assert keys == {"елкина алена"}
    assert name_key("", " ") == ""


def test_the_same_club_id_is_the_same_whatever_the_name() -> None:
    assert recognised(Met("1032", "кузнецова анна"), [ANNA], []) == 1


def test_another_club_id_is_another_whatever_the_name() -> None:
    assert recognised(Met("7", "иванова анна"), [ANNA, NAMELESS], [Said(1, 2, True)]) is None


def test_a_name_alone_is_nobody_before_the_host_has_spoken() -> None:
    assert recognised(Met("", "иванова анна"), [ANNA], []) is None
    assert recognised(Met("", "иванова анна"), [NAMELESS], []) is None


def test_a_name_that_the_host_has_called_the_same_is_known() -> None:
    joined = NAMELESS._replace(root=1)
    assert recognised(Met("", "иванова анна"), [ANNA, joined], [Said(1, 2, True)]) == 2


def test_a_name_that_stands_for_two_is_nobody() -> None:
    third = Known(3, "", "иванова анна", 3)
    known = [ANNA, NAMELESS._replace(root=1), third]
    assert recognised(Met("", "иванова анна"), known, [Said(1, 2, True), Said(1, 3, False)]) is None


def test_a_name_is_asked_about_until_every_pair_has_its_word() -> None:
    third = Known(3, "", "иванова анна", 3)
    known = [ANNA, NAMELESS, third]
    assert questions("player", known, []) == [Question("player", "иванова анна", (1, 2, 3))]
    apart = [Said(1, 2, False), Said(1, 3, False)]
    assert questions("player", known, apart) == [Question("player", "иванова анна", (1, 2, 3))]
    assert questions("player", known, [*apart, Said(2, 3, False)]) == []


def test_no_name_is_no_question() -> None:
    assert questions("player", [Known(1, "", "", 1), Known(2, "", "", 2)], []) == []


PEOPLE = st.lists(st.tuples(st.sampled_from(["", "1", "2"]), st.sampled_from("абв")), max_size=8)


@given(PEOPLE, st.data())
def test_once_all_is_said_nothing_is_asked(
    people: list[tuple[str, str]], data: st.DataObject
) -> None:
    """Whatever the host answers, in whatever order, each answer ends its question."""
    known = [
        Known(number, club_id, key, number)
        for number, (club_id, key) in enumerate(dict.fromkeys(people), 1)
    ]
    said: list[Said] = []
    for _ in range(10):
        asked = questions("player", known, said)
        if not asked:
            break
        people_ = asked[0].people
        if data.draw(st.booleans()):
            said += [Said(people_[0], other, True) for other in people_[1:]]
            known = [one._replace(root=people_[0]) if one.root in people_ else one for one in known]
        else:
            said += [Said(a, b, False) for a in people_ for b in people_ if a < b]
    assert questions("player", known, said) == []
