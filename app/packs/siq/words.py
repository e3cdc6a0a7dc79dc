"""What the host is told of SIGame's own kinds of question, in the language of the package."""

_RUSSIAN = {
    "stake": "вопрос со ставкой",
    "stakeAll": "вопрос со ставкой для всех",
    "secret": "вопрос с секретом",
    "secretPublicPrice": "вопрос с секретом",
    "secretNoQuestion": "вопрос с секретом без самого вопроса",
    "noRisk": "вопрос без риска",
    "forAll": "вопрос для всех",
}
_ENGLISH = {
    "stake": "a question with a stake",
    "stakeAll": "a question with a stake for all",
    "secret": "a secret question",
    "secretPublicPrice": "a secret question",
    "secretNoQuestion": "a secret without a question",
    "noRisk": "a question without risk",
    "forAll": "a question for all",
}
_SINCE_FIVE = {
    "auction": "stake",
    "sponsored": "noRisk",
    "cat": "secret",
    "bagcat": "secret",
}
_PLAIN = ("", "simple", "normal")
_NOT_SAID = ("", "-", "0", "false", "true", "any", "exceptCurrent")


def theme_words(russian: bool, theme: str) -> str:
    """A note that this question has a theme of its own."""
    return f"[{'Тема' if russian else 'Theme'}: {theme}]"


def kind_words(russian: bool, kind: str, parameters: dict[str, str]) -> tuple[str, ...]:
    """A line on the kind of question, none for a plain one; `parameters` as in version 5."""
    name = _SINCE_FIVE.get(kind, kind)
    if name == "secret" and parameters.get("knows") == "never":
        name = "secretNoQuestion"
    if name in _PLAIN:
        return ()
    words = (_RUSSIAN if russian else _ENGLISH).get(name, name)
    more = [parameters.get(key, "") for key in ("theme", "price")]
    return ("SIGame: " + ", ".join([words, *(text for text in more if text not in _NOT_SAID)]),)
