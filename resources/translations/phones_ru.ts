<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>CaptainsSheet</name>
    <message>
        <source>Captains with phones</source>
        <translation>Капитаны с телефонами</translation>
    </message>
    <message>
        <source>Time for the round&apos;s orders</source>
        <translation>Время на приказы раунда</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>From now</source>
        <translation>Начать сейчас</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>What a captain sends stands on the side&apos;s sheet at once.</source>
        <translation>Присланное капитаном сразу появляется на листе стороны.</translation>
    </message>
    <message>
        <source>nobody: the referee enters the orders</source>
        <translation>никто: приказы вводит судья</translation>
    </message>
    <message>
        <source>proposed: the same name</source>
        <translation>предлагается: название то же</translation>
    </message>
    <message>
        <source>No limit: orders are taken until the round begins</source>
        <translation>Без ограничения: приказы принимаются до начала раунда</translation>
    </message>
    <message>
        <source>Time left for orders: %1</source>
        <translation>На приказы осталось: %1</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Join the Wi-Fi “%1”</source>
        <translation>Подключитесь к Wi-Fi «%1»</translation>
    </message>
    <message>
        <source>Scan the code or type the address</source>
        <translation>Наведите камеру на код или наберите адрес</translation>
    </message>
    <message>
        <source>Type the PIN: this phone is your team&apos;s</source>
        <translation>Введите PIN: телефон станет вашим</translation>
    </message>
    <message>
        <source>Answers count once they have arrived</source>
        <translation>Ответ засчитан, когда он «дошёл»</translation>
    </message>
    <message>
        <source>password: %1</source>
        <translation>пароль: %1</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Table cards</source>
        <translation>Карточки на столы</translation>
    </message>
    <message>
        <source>Wi-Fi name</source>
        <translation>Название Wi-Fi</translation>
    </message>
    <message>
        <source>Wi-Fi password</source>
        <translation>Пароль Wi-Fi</translation>
    </message>
    <message>
        <source>May stay empty. With a name the cards have a second code that joins it.</source>
        <translation>Можно оставить пустым. С названием на карточках будет второй код — для подключения к сети.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Первая страница</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of A4</source>
        <translation>
            <numerusform>%n страница A4</numerusform>
            <numerusform>%n страницы A4</numerusform>
            <numerusform>%n страниц A4</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones cannot come in now: there is no address yet</source>
        <translation>Сейчас телефоны не подключить: адреса ещё нет</translation>
    </message>
    <message>
        <source>table cards.pdf</source>
        <translation>карточки на столы.pdf</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1: не удаётся записать</translation>
    </message>
    <message>
        <source>The printer does not take the pages</source>
        <translation>Принтер не принимает страницы</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>Projector</source>
        <translation>Проектор</translation>
    </message>
    <message>
        <source>no second monitor: the picture is a window on this one (%1)</source>
        <translation>второго экрана нет: картинка в окне на этом (%1)</translation>
    </message>
    <message>
        <source>%1, %2 pixels, scale %3 %, %4 Hz</source>
        <translation>%1, %2 пикселей, масштаб %3 %, %4 Гц</translation>
    </message>
    <message>
        <source>few lines: small text is hard to read from afar</source>
        <translation>строк мало: мелкий текст издали не прочесть</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message numerus="yes">
        <source>no sound device; %n question(s) of the pack have a sound or a video</source>
        <translation>
            <numerusform>звукового устройства нет, а звук или видео есть в %n вопросе пакета</numerusform>
            <numerusform>звукового устройства нет, а звук или видео есть в %n вопросах пакета</numerusform>
            <numerusform>звукового устройства нет, а звук или видео есть в %n вопросах пакета</numerusform>
        </translation>
    </message>
    <message>
        <source>no sound device; the evening needs none</source>
        <translation>звукового устройства нет; вечер обойдётся и без него</translation>
    </message>
    <message>
        <source>%1; play a sound, and listen in the hall</source>
        <translation>%1; включите звук и послушайте в зале</translation>
    </message>
    <message>
        <source>no question pack: questions are read from paper</source>
        <translation>пакета нет: вопросы читаются с листа</translation>
    </message>
    <message>
        <source>all that the pack names is there</source>
        <translation>всё, что названо в пакете, на месте</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) missing or unreadable</source>
        <translation>
            <numerusform>%n файл потерян или не читается</numerusform>
            <numerusform>%n файла потеряны или не читаются</numerusform>
            <numerusform>%n файлов потеряны или не читаются</numerusform>
        </translation>
    </message>
    <message>
        <source>the list of questions heard cannot be read</source>
        <translation>список прозвучавших вопросов не читается</translation>
    </message>
    <message>
        <source>no team is known to have heard a question</source>
        <translation>насколько известно, ни одна команда этих вопросов не слышала</translation>
    </message>
    <message>
        <source>Pictures and videos</source>
        <translation>Картинки и видео</translation>
    </message>
    <message>
        <source>Trial save</source>
        <translation>Пробное сохранение</translation>
    </message>
    <message>
        <source>Heard before</source>
        <translation>Звучало раньше</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Батарея</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>проверяется…</translation>
    </message>
    <message>
        <source>the system does not say how much room is left</source>
        <translation>система не сообщает, сколько места осталось</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>свободно %1 ГБ</translation>
    </message>
    <message>
        <source>none, or the system does not tell</source>
        <translation>её нет, или система не сообщает</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>plugged in</source>
        <translation>от сети</translation>
    </message>
    <message>
        <source>not plugged in</source>
        <translation>не от сети</translation>
    </message>
    <message>
        <source>written, read back and backed up</source>
        <translation>записано, прочитано обратно, копия сделана</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>Host and judge differ on %n answer(s): decide</source>
        <translation>
            <numerusform>Ведущий и судья расходятся в %n ответе: решите</numerusform>
            <numerusform>Ведущий и судья расходятся в %n ответах: решите</numerusform>
            <numerusform>Ведущий и судья расходятся в %n ответах: решите</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of answers to judge</source>
        <translation>
            <numerusform>Ещё %n группа ответов</numerusform>
            <numerusform>Ещё %n группы ответов</numerusform>
            <numerusform>Ещё %n групп ответов</numerusform>
        </translation>
    </message>
    <message>
        <source>All groups are judged</source>
        <translation>Все группы оценены</translation>
    </message>
    <message>
        <source>(on paper)</source>
        <translation>(на бумаге)</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>host ✓</source>
        <translation>ведущий ✓</translation>
    </message>
    <message>
        <source>host ✗</source>
        <translation>ведущий ✗</translation>
    </message>
    <message>
        <source>judge ✓</source>
        <translation>судья ✓</translation>
    </message>
    <message>
        <source>judge ✗</source>
        <translation>судья ✗</translation>
    </message>
    <message>
        <source>alike: %1 %</source>
        <translation>похожи: %1 %</translation>
    </message>
    <message>
        <source>the pack: correct?</source>
        <translation>пакет: верно?</translation>
    </message>
    <message>
        <source>the pack: wrong?</source>
        <translation>пакет: неверно?</translation>
    </message>
</context>
<context>
    <name>JudgeSheet</name>
    <message>
        <source>The judge&apos;s tablet</source>
        <translation>Планшет судьи</translation>
    </message>
    <message>
        <source>New link</source>
        <translation>Новая ссылка</translation>
    </message>
    <message>
        <source>Take the link away</source>
        <translation>Отозвать ссылку</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопировать</translation>
    </message>
    <message>
        <source>Answers are alike from</source>
        <translation>Ответы похожи начиная с</translation>
    </message>
    <message>
        <source>Alike answers stand in one group, as a proposal: nothing is marked by it.</source>
        <translation>Похожие ответы стоят в одной группе — как предложение: само ничего не засчитывается.</translation>
    </message>
    <message>
        <source>The judge&apos;s link</source>
        <translation>Ссылка судьи</translation>
    </message>
    <message numerus="yes">
        <source>%n tablet(s) connected</source>
        <translation>
            <numerusform>Подключён %n планшет</numerusform>
            <numerusform>Подключено %n планшета</numerusform>
            <numerusform>Подключено %n планшетов</numerusform>
        </translation>
    </message>
    <message>
        <source>A link is out; nobody has opened it yet, or has left</source>
        <translation>Ссылка выдана; её ещё не открыли или уже закрыли</translation>
    </message>
    <message>
        <source>No link yet</source>
        <translation>Ссылки ещё нет</translation>
    </message>
    <message>
        <source>Scan it with the tablet. Whoever has the link marks answers.</source>
        <translation>Наведите планшет на код. Ответы оценивает тот, у кого ссылка.</translation>
    </message>
    <message>
        <source>A link is shown only when it is made.</source>
        <translation>Ссылку видно один раз — когда она создана.</translation>
    </message>
    <message>
        <source>The judge&apos;s link as a QR code</source>
        <translation>QR-код ссылки судьи</translation>
    </message>
</context>
<context>
    <name>NetworkSheet</name>
    <message>
        <source>Network for phones</source>
        <translation>Сеть для телефонов</translation>
    </message>
    <message>
        <source>Phones may come in</source>
        <translation>Телефоны можно подключать</translation>
    </message>
    <message>
        <source>Address that phones are told</source>
        <translation>Адрес для телефонов</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>Certificate (PEM)</source>
        <translation>Сертификат (PEM)</translation>
    </message>
    <message>
        <source>Its key (PEM)</source>
        <translation>Ключ к нему (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Phones use port %1 now.</source>
        <translation>Сейчас телефоны подключаются к порту %1.</translation>
    </message>
    <message>
        <source>Without a certificate whoever listens in the network reads along; with one the address is the name that it is made out to.</source>
        <translation>Без сертификата всё читает любой, кто слушает сеть; с ним адрес — имя, на которое он выдан.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>found by itself</source>
        <translation>определяется сам</translation>
    </message>
</context>
<context>
    <name>PhoneKeys</name>
    <message>
        <source>marking: this group of answers is correct</source>
        <translation>оценка: эта группа ответов верна</translation>
    </message>
    <message>
        <source>marking: this group of answers is wrong</source>
        <translation>оценка: эта группа ответов неверна</translation>
    </message>
    <message>
        <source>marking: to the next group</source>
        <translation>оценка: к следующей группе</translation>
    </message>
    <message>
        <source>phones and judge</source>
        <translation>телефоны и судья</translation>
    </message>
    <message>
        <source>check before the evening</source>
        <translation>проверка перед вечером</translation>
    </message>
    <message>
        <source>table cards with PINs</source>
        <translation>карточки на столы с PIN</translation>
    </message>
    <message>
        <source>captains with phones, time for orders</source>
        <translation>капитаны с телефонами, время на приказы</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Phones cannot come in: %1. The evening goes on without them</source>
        <translation>Телефоны не подключить: %1. Вечер идёт без них</translation>
    </message>
    <message>
        <source>another program uses port %1</source>
        <translation>порт %1 занят другой программой</translation>
    </message>
    <message>
        <source>the system does not let this program use port %1</source>
        <translation>система не даёт этой программе порт %1</translation>
    </message>
    <message>
        <source>%1 is no port: ports are from 0 to 65535</source>
        <translation>%1 — не порт: порты бывают от 0 до 65535</translation>
    </message>
    <message>
        <source>the phones&apos; server is running already</source>
        <translation>сервер для телефонов уже работает</translation>
    </message>
    <message>
        <source>%1 is no address of this laptop</source>
        <translation>%1 — не адрес этого ноутбука</translation>
    </message>
    <message>
        <source>%1: the key has a password; save it without</source>
        <translation>%1: ключ под паролем; сохраните его без пароля</translation>
    </message>
    <message>
        <source>%1 is not the key of %2</source>
        <translation>%1 — не ключ к %2</translation>
    </message>
    <message>
        <source>%1 and %2 are no certificate and key in PEM form</source>
        <translation>%1 и %2 — не сертификат и ключ в виде PEM</translation>
    </message>
    <message>
        <source>%1: the certificate has run out</source>
        <translation>%1: срок сертификата истёк</translation>
    </message>
    <message>
        <source>%1: the certificate is not valid yet, or the laptop&apos;s clock is wrong</source>
        <translation>%1: сертификат ещё не действует, или часы ноутбука неверны</translation>
    </message>
    <message>
        <source>%1 is not made out to %2</source>
        <translation>Сертификат %1 выдан не на %2</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program; this evening&apos;s phones use :%2</source>
        <translation>Порт %1 занят другой программой; телефоны в этот вечер подключаются к :%2</translation>
    </message>
    <message numerus="yes">
        <source>Someone is guessing the PIN of team %1 “%2”: %n wrong</source>
        <translation>
            <numerusform>Кто-то подбирает PIN команды %1 «%2»: %n неверный</numerusform>
            <numerusform>Кто-то подбирает PIN команды %1 «%2»: %n неверных</numerusform>
            <numerusform>Кто-то подбирает PIN команды %1 «%2»: %n неверных</numerusform>
        </translation>
    </message>
    <message>
        <source>its PIN is being guessed</source>
        <translation>её PIN подбирают</translation>
    </message>
    <message numerus="yes">
        <source>Someone guesses the judge&apos;s link: %n wrong</source>
        <translation>
            <numerusform>Кто-то подбирает ссылку судьи: %n неверная</numerusform>
            <numerusform>Кто-то подбирает ссылку судьи: %n неверные</numerusform>
            <numerusform>Кто-то подбирает ссылку судьи: %n неверных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n телефон на связи</numerusform>
            <numerusform>%n телефона на связи</numerusform>
            <numerusform>%n телефонов на связи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) away</source>
        <translation>
            <numerusform>%n телефон не на связи</numerusform>
            <numerusform>%n телефона не на связи</numerusform>
            <numerusform>%n телефонов не на связи</numerusform>
        </translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>заблокирован</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>на связи</translation>
    </message>
    <message>
        <source>away</source>
        <translation>не на связи</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>решает</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>this laptop&apos;s hotspot</source>
        <translation>точка доступа этого ноутбука</translation>
    </message>
    <message>
        <source>the local network</source>
        <translation>местная сеть</translation>
    </message>
    <message>
        <source>a public address</source>
        <translation>внешний адрес</translation>
    </message>
    <message>
        <source>a network without addresses of its own</source>
        <translation>сеть без своих адресов</translation>
    </message>
    <message>
        <source>a VPN: phones do not reach it</source>
        <translation>VPN: телефонам недоступен</translation>
    </message>
    <message>
        <source>a virtual network: phones do not reach it</source>
        <translation>виртуальная сеть: телефонам недоступна</translation>
    </message>
    <message>
        <source>this laptop alone</source>
        <translation>только этот ноутбук</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>PhonesAtDesk</name>
    <message>
        <source>No group of answers waits to be judged</source>
        <translation>Групп ответов для оценки нет</translation>
    </message>
    <message numerus="yes">
        <source>Phones: %n team(s) connected</source>
        <translation>
            <numerusform>Телефоны: на связи %n команда</numerusform>
            <numerusform>Телефоны: на связи %n команды</numerusform>
            <numerusform>Телефоны: на связи %n команд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Phones and judge</source>
        <translation>Телефоны и судья</translation>
    </message>
    <message>
        <source>Team, phone</source>
        <translation>Команда, телефон</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Туда и обратно</translation>
    </message>
    <message>
        <source>Teams with their phones</source>
        <translation>Команды и их телефоны</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Новый PIN</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Заблокировать</translation>
    </message>
    <message>
        <source>Let it decide</source>
        <translation>Пусть решает</translation>
    </message>
    <message>
        <source>To another team…</source>
        <translation>В другую команду…</translation>
    </message>
    <message>
        <source>Table cards…</source>
        <translation>Карточки…</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>Судья…</translation>
    </message>
    <message>
        <source>Check…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Network…</source>
        <translation>Сеть…</translation>
    </message>
    <message>
        <source>Phones cannot come in: they are turned off in the network</source>
        <translation>Телефоны не подключить: они выключены в настройках сети</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>телефон</translation>
    </message>
    <message>
        <source>Let it in again</source>
        <translation>Разблокировать</translation>
    </message>
</context>
<context>
    <name>PreflightSheet</name>
    <message>
        <source>Check before the evening</source>
        <translation>Проверка перед вечером</translation>
    </message>
    <message>
        <source>Scan this with a phone that is in the hall&apos;s network</source>
        <translation>Наведите на код телефон, который в сети зала</translation>
    </message>
    <message>
        <source>The laptop&apos;s address</source>
        <translation>Адрес ноутбука</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Проверить снова</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>QR code of the test page</source>
        <translation>QR-код проверочной страницы</translation>
    </message>
    <message>
        <source>Phones are turned off in the network</source>
        <translation>Телефоны выключены в настройках сети</translation>
    </message>
    <message>
        <source>Asking the server from this laptop…</source>
        <translation>Спрашиваем сервер с этого ноутбука…</translation>
    </message>
    <message>
        <source>✓ The server answers this laptop at this address</source>
        <translation>✓ По этому адресу сервер отвечает ноутбуку</translation>
    </message>
    <message>
        <source>✗ The server does not even answer this laptop at this address: a firewall or a VPN on the laptop stands in the way, or the address is gone</source>
        <translation>✗ По этому адресу сервер не отвечает даже самому ноутбуку: мешает брандмауэр или VPN на ноутбуке, либо адреса больше нет</translation>
    </message>
    <message>
        <source>No phone has tested yet</source>
        <translation>Ни один телефон ещё не проверен</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) tested, round trip:</source>
        <translation>
            <numerusform>Проверен %n телефон, туда и обратно:</numerusform>
            <numerusform>Проверено %n телефона, туда и обратно:</numerusform>
            <numerusform>Проверено %n телефонов, туда и обратно:</numerusform>
        </translation>
    </message>
    <message>
        <source>No phone has come. Look at this, one after the other:</source>
        <translation>Ни один телефон не пришёл. Проверьте по порядку:</translation>
    </message>
    <message>
        <source>• Is the phone in the same Wi-Fi, and its mobile data turned off?</source>
        <translation>• Телефон в той же сети Wi-Fi, мобильный интернет выключен?</translation>
    </message>
    <message>
        <source>• The laptop has other addresses: choose another one above.</source>
        <translation>• У ноутбука есть другие адреса: выберите другой выше.</translation>
    </message>
    <message>
        <source>• A VPN is on: turn it off for the evening.</source>
        <translation>• Включён VPN: выключите его на вечер.</translation>
    </message>
    <message>
        <source>• The laptop&apos;s firewall must let this program in at port %1.</source>
        <translation>• Брандмауэр ноутбука должен пропускать эту программу на порту %1.</translation>
    </message>
    <message>
        <source>• If this laptop is answered and phones are not, the network keeps its clients apart (guest Wi-Fi often does): use this laptop&apos;s hotspot or your own router.</source>
        <translation>• Если ноутбуку сервер отвечает, а телефонам нет, сеть не соединяет своих клиентов между собой (так бывает в гостевом Wi-Fi): раздайте сеть с этого ноутбука или возьмите свой роутер.</translation>
    </message>
</context>
</TS>
