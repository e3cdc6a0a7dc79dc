"""Every team with its PIN and its phones, live: to block, to move, to give the lead."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QMenu, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from app.night.hall.desk import HallView, PhoneRow, TeamPhones
from app.night.hall.intents import BlockPhone, HallIntent, LetLead, MovePhone
from ui.desk import look
from ui.desk.dialogs.parts import button, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.ink import label as plain
from ui.desk.phones.link import HallLink
from ui.desk.phones.words import Phones
from ui.desk.words import refusal_text

NAME, PIN, STATE, TRIP = range(4)
TEAM, PHONE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
DEEDS = ("pin", "block", "lead", "move")
WAYS = ("cards", "judge", "preflight", "network")


class PhonesSheet(Sheet):
    """`ways` are buttons that lead to other sheets, by name; `deeds` act on the chosen line."""

    def __init__(self, parent: QWidget | None, link: HallLink) -> None:
        super().__init__(parent)
        self._link = link
        self._shown: object = None
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        self._loud: list[QWidget] = []
        self.warnings = QVBoxLayout()
        self.warnings.setSpacing(6)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(4)
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(22)
        self.tree.setUniformRowHeights(True)
        self.tree.setStyleSheet("QTreeView::item { padding: 4px 6px; }")
        head = self.tree.header()
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        head.setStretchLastSection(False)
        for place, width in ((PIN, 110), (STATE, 240), (TRIP, 150)):
            self.tree.setColumnWidth(place, width)
        self.deeds = {name: button() for name in DEEDS}
        self.ways = {name: button() for name in WAYS}
        self.deeds["pin"].clicked.connect(lambda: self.new_pin(self._team()))
        self.deeds["block"].clicked.connect(self._block)
        self.deeds["lead"].clicked.connect(lambda: self._do(LetLead(self._phone())))
        self.deeds["move"].clicked.connect(self._choose_team)
        self.door = label("muted")
        self.put(self.door, self.warnings, self.tree, row(*self.deeds.values(), None))
        self.extra.addLayout(row(*self.ways.values()))
        self.tree.currentItemChanged.connect(lambda *_: self._enable())
        link.changed.connect(self.refresh)
        self.resize(900, 640)
        self.say()
        self.tree.setFocus()

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Phones and judge"))
        heads = (
            self.tr("Team, phone"),
            self.tr("PIN"),
            self.tr("State"),
            self.tr("Round trip"),
        )
        self.tree.setHeaderLabels(heads)
        name_it(self.tree, self.tr("Teams with their phones"))
        words = {
            "pin": self.tr("New PIN"),
            "block": self.tr("Block"),
            "lead": self.tr("Let it decide"),
            "move": self.tr("To another team…"),
            "cards": self.tr("Table cards…"),
            "judge": self.tr("Judge…"),
            "preflight": self.tr("Check…"),
            "network": self.tr("Network…"),
        }
        for name, made in (self.deeds | self.ways).items():
            made.setText(words[name])
            name_it(made, words[name])
        self.verbs(Dialogs().close, "")
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        """Show the hall as it stands; the chosen line stays chosen."""
        view = self._link.view
        if view == self._shown:
            return
        self._shown = view
        self._say_door(view)
        self._warn(view)
        self._fill(view)
        self._enable()

    def new_pin(self, team: str) -> None:
        """Give a team another PIN; its phones that have joined stay."""
        if team:
            refused = self._link.reception.hall.new_pins(team)
            self.wrong(refusal_text(refused) if refused else "", stop=False)
            self._link.look()

    def item(self, phone: str) -> QTreeWidgetItem | None:
        """The line of a phone."""
        return next((i for (_, known), i in self._items.items() if known == phone), None)

    def _say_door(self, view: HallView) -> None:
        reception = self._link.reception
        if view.open:
            moved = Phones().moved(reception.taken, reception.port)
            self.door.setText("\n".join(filter(None, (reception.url(), moved))))
        elif reception.trouble:
            self.door.setText(Phones().shut(reception.trouble))
        else:
            self.door.setText(self.tr("Phones cannot come in: they are turned off in the network"))
        self.door.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def _warn(self, view: HallView) -> None:
        """One loud line for every team whose PIN is being guessed, with the remedy beside it."""
        for old in self._loud:
            self.warnings.removeWidget(old)
            old.hide()
            old.deleteLater()
        words = Phones()
        self._loud = [self._warning(team, words) for team in view.teams if team.guesses]
        if view.judge.guesses:
            said = label("fault")
            said.setText(words.guessed_link(view.judge.guesses))
            self._loud.append(said)
        for line in self._loud:
            self.warnings.addWidget(line)

    def _warning(self, team: TeamPhones, words: Phones) -> QWidget:
        text, remedy, whole = label("fault"), button(), QWidget()
        text.setText(words.guessed(team.number, team.name, team.guesses))
        remedy.setText(self.tr("New PIN"))
        name_it(remedy, self.tr("New PIN"), text.text())
        remedy.clicked.connect(partial(self.new_pin, team.team))
        whole.setLayout(row(text, remedy, stretch=True))
        return whole

    def _fill(self, view: HallView) -> None:
        chosen = self._team(), self._phone()
        top = self.tree.verticalScrollBar().value()
        self.tree.blockSignals(True)
        self.tree.clear()
        self._items = {}
        for team in view.teams:
            item = self._team_item(team)
            self.tree.addTopLevelItem(item)
            item.setExpanded(True)
            self._items[team.team, ""] = item
            for phone in team.phones:
                child = self._phone_item(team, phone)
                item.addChild(child)
                self._items[team.team, phone.phone] = child
        again = self._items.get(chosen) or next(iter(self._items.values()), None)
        if again is not None:
            self.tree.setCurrentItem(again)
        self.tree.blockSignals(False)
        self.tree.verticalScrollBar().setValue(top)

    def _team_item(self, team: TeamPhones) -> QTreeWidgetItem:
        words = Phones()
        state = words.connected(team.connected) if team.phones else ""
        item = QTreeWidgetItem([f"{team.number}  {team.name}", team.pin or "—", state, ""])
        font = item.font(NAME)
        font.setBold(True)
        for place in (NAME, PIN):
            item.setFont(place, font)
        item.setToolTip(NAME, team.name)
        item.setData(NAME, TEAM, team.team)
        item.setData(NAME, PHONE, "")
        return item

    def _phone_item(self, team: TeamPhones, phone: PhoneRow) -> QTreeWidgetItem:
        words = Phones()
        name = phone.label or self.tr("a phone")
        if phone.address:
            name = f"{name} · {phone.address}"
        item = QTreeWidgetItem([name, "", words.state(phone), words.trip(phone.rtt_ms)])
        item.setData(NAME, TEAM, team.team)
        item.setData(NAME, PHONE, phone.phone)
        colour = look.RED if phone.blocked else look.GREEN if phone.connected else look.MUTED
        item.setForeground(STATE, QColor(colour))
        return item

    def _team(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(NAME, TEAM)) if item else ""

    def _phone(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(NAME, PHONE)) if item else ""

    def _row(self) -> PhoneRow | None:
        phones = (phone for team in self._link.view.teams for phone in team.phones)
        return next((phone for phone in phones if phone.phone == self._phone()), None)

    def _enable(self) -> None:
        phone = self._row()
        self.deeds["pin"].setEnabled(bool(self._team()))
        for name in ("block", "move"):
            self.deeds[name].setEnabled(phone is not None)
        lead = phone is not None and not phone.leads and not phone.blocked
        self.deeds["lead"].setEnabled(lead)
        blocked = phone is not None and phone.blocked
        self.deeds["block"].setText(self.tr("Let it in again") if blocked else self.tr("Block"))

    def _block(self) -> None:
        phone = self._row()
        if phone is not None:
            self._do(BlockPhone(phone.phone, not phone.blocked))

    def _choose_team(self) -> None:
        """A menu of the other teams."""
        phone, own = self._phone(), self._team()
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for team in self._link.view.teams:
            if team.team != own:
                action = menu.addAction(plain(f"{team.number}  {team.name}"))
                action.triggered.connect(partial(self._moved, phone, team.team))
        button = self.deeds["move"]
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _moved(self, phone: str, team: str, _: bool = False) -> None:
        self.move_phone(phone, team)

    def move_phone(self, phone: str, team: str) -> None:
        """Seat a phone at another team."""
        self._do(MovePhone(phone, team))

    def _do(self, wish: HallIntent) -> None:
        refused = self._link.live.do(wish)
        self.wrong(refusal_text(refused) if refused else "", stop=False)
        self._link.look()
