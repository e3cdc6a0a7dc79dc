"""Invented names for the simulated teams of a rehearsal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Language = Literal["ru", "en"]

TEAM_NAMES: Mapping[Language, tuple[str, ...]] = {
    "ru": (
        "Ночной экспресс", "Тихий омут", "Седьмое небо", "Ёжики на Луне", "Вечный двигатель",
        "Полярный день", "Чайная церемония", "Кубики льда", "Знаки препинания", "Белый шум",
        "Третья смена", "Пятое колесо", "Лишние знания", "Молоко и мёд", "Обратный отсчёт",
        "Кот учёный", "Последний трамвай", "Синие киты", "Северный ветер и солнце",
        "Ход конём", "Масло масляное", "Утренняя почта", "Точка росы", "Яблоко раздора",
        "Осторожно, двери закрываются", "Сова на завтрак", "Гранит науки", "Фонарь и аптека",
        "Девятый вал", "Мнимая единица", "Клуб любителей тишины", "Варенье из шишек",
        "Шаровая молния", "Дважды два", "Вишнёвый сад", "Корень зла", "Южный Крест",
        "Бумажный кораблик", "Курс на маяк", "Нулевой пациент", "Сухой остаток", "Эхо",
        "Зимняя резина", "Орёл и решка", "Дом у дороги", "Хлеб да соль", "Длинный выходной",
        "Первый снег",
    ),
    "en": (
        "Night Train", "Quiet Waters", "Cloud Nine Tenants", "Hedgehogs on the Moon",
        "Perpetual Motion", "Polar Day", "Tea Ceremony", "Ice Cubes", "Question Marks",
        "White Noise", "Third Shift", "Fifth Wheel", "Useless Knowledge", "Milk and Honey",
        "Countdown", "The Learned Cat", "Last Tram Home", "Blue Whales",
        "The North Wind and the Sun", "Knight's Move", "Buttered Butter", "Morning Post",
        "Dew Point", "Apple of Discord", "Mind the Closing Doors", "Owl for Breakfast",
        "Granite of Science", "Lamp and Chemist", "The Ninth Wave", "Imaginary Unit",
        "The Society of Friends of Silence", "Pine Cone Jam", "Ball Lightning", "Twice Two",
        "Cherry Orchard", "Root of Evil", "Southern Cross", "Paper Boat", "To the Lighthouse",
        "Patient Zero", "Dry Residue", "Echo", "Winter Tyres", "Heads and Tails",
        "House by the Road", "Bread and Salt", "Long Weekend", "First Snow",
    ),
}  # fmt: skip

SURNAMES: Mapping[Language, tuple[str, ...]] = {
    "ru": ("Гроза", "Снежко", "Лебедь", "Заяц", "Дуб", "Ветер", "Ключ", "Мороз", "Жук", "Ёлка"),
    "en": ("Marsh", "Hill", "Rivers", "Stone", "Field", "Wood", "Lake", "Frost", "Banks", "Moor"),
}
FIRST_NAMES: Mapping[Language, tuple[str, ...]] = {
    "ru": ("Саша", "Женя", "Валя", "Слава", "Шура", "Тоня", "Лёва", "Рита", "Гоша", "Нина"),
    "en": ("Alex", "Sam", "Robin", "Kim", "Lee", "Jo", "Terry", "Pat", "Max", "Chris"),
}
