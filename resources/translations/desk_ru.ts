<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>Clauses</name>
    <message>
        <source>abcd</source>
        <translation>абвг</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>next</source>
        <comment>the picture that comes next</comment>
        <translation>дальше</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Что будет дальше</translation>
    </message>
    <message>
        <source>BLACK</source>
        <translation>ЧЁРНЫЙ ЭКРАН</translation>
    </message>
    <message>
        <source>TITLE CARD</source>
        <translation>ЗАСТАВКА</translation>
    </message>
    <message>
        <source>FROZEN</source>
        <translation>СТОП-КАДР</translation>
    </message>
    <message>
        <source>ON AIR</source>
        <translation>В ЭФИРЕ</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>team&apos;s number</comment>
        <translation>№</translation>
    </message>
    <message>
        <source>team</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>st.</source>
        <comment>step, short</comment>
        <translation>ст.</translation>
    </message>
    <message>
        <source>pt</source>
        <comment>points, short</comment>
        <translation>б.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>НЕ СОХРАНЕНО</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранено</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>%1 с назад</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 мин назад</translation>
    </message>
    <message>
        <source>The last step was not saved, and so not done.</source>
        <translation>Последний шаг не сохранён и потому не сделан.</translation>
    </message>
    <message>
        <source>%1 writes it anew, with the whole game.</source>
        <translation>%1 запишет его заново, со всей игрой.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Undone: </source>
        <translation>Отменено: </translation>
    </message>
    <message>
        <source>Done again: </source>
        <translation>Повторено: </translation>
    </message>
    <message>
        <source>“%1” is no number of minutes</source>
        <translation>«%1» — не число минут</translation>
    </message>
    <message>
        <source>“%1” has answered at %2; Del takes the answer off</source>
        <translation>«%1» уже ответила в %2; Del снимет ответ</translation>
    </message>
    <message>
        <source>Take the question off? Press V once more</source>
        <translation>Снять вопрос? Нажмите V ещё раз</translation>
    </message>
    <message>
        <source>End the evening? Press Ctrl+E once more</source>
        <translation>Закончить вечер? Нажмите Ctrl+E ещё раз</translation>
    </message>
    <message>
        <source>Edit name and players…</source>
        <translation>Название и состав…</translation>
    </message>
    <message>
        <source>Correct step or points…</source>
        <translation>Исправить ступень или баллы…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Снять с игры…</translation>
    </message>
    <message>
        <source>Appeal to an earlier turn…</source>
        <translation>Апелляция по прошлому ходу…</translation>
    </message>
    <message>
        <source>✓ correct</source>
        <translation>✓ верно</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ неверно</translation>
    </message>
    <message>
        <source>? not marked</source>
        <translation>? не отмечен</translation>
    </message>
    <message>
        <source>Answer has arrived</source>
        <translation>Ответ сдан</translation>
    </message>
    <message>
        <source>Take the answer off</source>
        <translation>Снять ответ</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Прыжок</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Революция</translation>
    </message>
    <message>
        <source>Take back: </source>
        <translation>Снять заявку: </translation>
    </message>
    <message>
        <source>Declare</source>
        <comment>phase</comment>
        <translation>Заявки</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>phase</comment>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>phase</comment>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>Marking</source>
        <comment>phase</comment>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>phase</comment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Вопрос %1</translation>
    </message>
    <message>
        <source>Question taken off</source>
        <translation>Вопрос снят</translation>
    </message>
    <message>
        <source>Move · preview</source>
        <translation>Ход · предпросмотр</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Host&apos;s decision</source>
        <translation>Решение ведущего</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Перерыв</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The evening has ended</source>
        <translation>Вечер закончен</translation>
    </message>
    <message>
        <source>announce question %1</source>
        <translation>объявить вопрос %1</translation>
    </message>
    <message>
        <source>start the time</source>
        <translation>пустить время</translation>
    </message>
    <message>
        <source>close the answers</source>
        <translation>закрыть ответы</translation>
    </message>
    <message>
        <source>preview of the move</source>
        <translation>предпросмотр хода</translation>
    </message>
    <message>
        <source>play the move</source>
        <translation>сыграть ход</translation>
    </message>
    <message>
        <source>choose a team first</source>
        <translation>сначала выберите команду</translation>
    </message>
    <message>
        <source>end the break</source>
        <translation>закончить перерыв</translation>
    </message>
    <message>
        <source>nothing more to do</source>
        <translation>всё сделано</translation>
    </message>
    <message>
        <source>to the board</source>
        <translation>к доске</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>корона</translation>
    </message>
    <message>
        <source>final table</source>
        <translation>итоговая таблица</translation>
    </message>
    <message>
        <source>end the evening</source>
        <translation>закончить вечер</translation>
    </message>
    <message>
        <source>7j jump, 7r revolution, Enter</source>
        <translation>7п прыжок, 7р революция, Enter</translation>
    </message>
    <message>
        <source>number of the team that answers, Enter</source>
        <translation>номер ответившей команды, Enter</translation>
    </message>
    <message>
        <source>numbers that have it: 1 4 7-9, Enter</source>
        <translation>номера взявших: 1 4 7-9, Enter</translation>
    </message>
    <message>
        <source>corrections: +5 -3, Enter</source>
        <translation>поправки: +5 -3, Enter</translation>
    </message>
    <message>
        <source>number and reason, Enter</source>
        <translation>номер и причина, Enter</translation>
    </message>
    <message>
        <source>F1: all keys</source>
        <translation>F1: все клавиши</translation>
    </message>
    <message>
        <source>start</source>
        <translation>пуск</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>дальше</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>пауза</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) not marked yet</source>
        <translation>
            <numerusform>%n ответ ещё не отмечен</numerusform>
            <numerusform>%n ответа ещё не отмечены</numerusform>
            <numerusform>%n ответов ещё не отмечены</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers are marked</source>
        <translation>Все ответы отмечены</translation>
    </message>
    <message>
        <source>The audience does not see this yet</source>
        <translation>Зал этого ещё не видит</translation>
    </message>
    <message>
        <source>Decide among %1: number and reason, Enter</source>
        <translation>Выберите из %1: номер и причина, Enter</translation>
    </message>
    <message>
        <source>F1 all keys · arrows choose a team · F2 its menu</source>
        <translation>F1 — все клавиши · стрелки выбирают команду · F2 — её меню</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n балл</numerusform>
            <numerusform>%n балла</numerusform>
            <numerusform>%n баллов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) not saved</source>
        <translation>
            <numerusform>%n шаг не сохранён</numerusform>
            <numerusform>%n шага не сохранены</numerusform>
            <numerusform>%n шагов не сохранено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in memory: do not switch off.</source>
        <translation>
            <numerusform>%n шаг только в памяти: не выключайте.</numerusform>
            <numerusform>%n шага только в памяти: не выключайте.</numerusform>
            <numerusform>%n шагов только в памяти: не выключайте.</numerusform>
        </translation>
    </message>
    <message>
        <source>jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>revolution</source>
        <translation>революция</translation>
    </message>
    <message>
        <source> (late: an ordinary turn)</source>
        <translation> (поздно: обычный ход)</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>The disk has failed.</source>
        <translation>Диск отказал.</translation>
    </message>
    <message>
        <source>The file may not be written.</source>
        <translation>Файл нельзя записать.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Файла больше нет на месте.</translation>
    </message>
    <message>
        <source>Another program holds the file.</source>
        <translation>Файл занят другой программой.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message>
        <source>J</source>
        <comment>letter of a jump</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of a revolution</comment>
        <translation>Р</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>не отмечен</translation>
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
        <source>withdrawn</source>
        <translation>выбыла</translation>
    </message>
    <message>
        <source>King, hold %1 of %2</source>
        <translation>Царь, удержание %1 из %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ступень %1</translation>
    </message>
    <message>
        <source> (late)</source>
        <translation> (поздно)</translation>
    </message>
    <message>
        <source>answered at %1</source>
        <translation>ответ в %1</translation>
    </message>
    <message>
        <source>“%1” joined</source>
        <translation>«%1» вступила</translation>
    </message>
    <message>
        <source>“%1” edited</source>
        <translation>«%1»: исправлены данные</translation>
    </message>
    <message>
        <source>“%1” withdrew</source>
        <translation>«%1» выбыла</translation>
    </message>
    <message>
        <source>“%1” corrected</source>
        <translation>«%1»: поправка</translation>
    </message>
    <message>
        <source>rating of “%1” corrected</source>
        <translation>рейтинг «%1» исправлен</translation>
    </message>
    <message>
        <source>“%1”: jump</source>
        <translation>«%1»: прыжок</translation>
    </message>
    <message>
        <source>“%1”: revolution</source>
        <translation>«%1»: революция</translation>
    </message>
    <message>
        <source>“%1”: declaration taken back</source>
        <translation>«%1»: заявка снята</translation>
    </message>
    <message>
        <source>“%1” answered</source>
        <translation>«%1»: ответ</translation>
    </message>
    <message>
        <source>“%1”: answer taken off</source>
        <translation>«%1»: ответ снят</translation>
    </message>
    <message>
        <source>decision: “%1”</source>
        <translation>решение: «%1»</translation>
    </message>
    <message>
        <source>question announced</source>
        <translation>вопрос объявлен</translation>
    </message>
    <message>
        <source>answers closed</source>
        <translation>ответы закрыты</translation>
    </message>
    <message>
        <source>partner&apos;s question</source>
        <translation>вопрос партнёра</translation>
    </message>
    <message>
        <source>partner&apos;s off</source>
        <translation>вопрос не партнёрский</translation>
    </message>
    <message>
        <source>question taken off</source>
        <translation>вопрос снят</translation>
    </message>
    <message>
        <source>question put back</source>
        <translation>вопрос возвращён</translation>
    </message>
    <message>
        <source>appeal, turn %2</source>
        <translation>апелляция, ход %2</translation>
    </message>
    <message>
        <source>pack “%1”</source>
        <translation>пакет «%1»</translation>
    </message>
    <message>
        <source>time started</source>
        <translation>время пущено</translation>
    </message>
    <message>
        <source>+%3 s</source>
        <translation>+%3 с</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>предпросмотр</translation>
    </message>
    <message>
        <source>back to marking</source>
        <translation>назад к проверке</translation>
    </message>
    <message>
        <source>break</source>
        <translation>перерыв</translation>
    </message>
    <message>
        <source>end of the break</source>
        <translation>конец перерыва</translation>
    </message>
    <message>
        <source>end of the evening</source>
        <translation>конец вечера</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>последний шаг</translation>
    </message>
    <message>
        <source>to the other game</source>
        <translation>переход в другую игру</translation>
    </message>
    <message>
        <source>match begun</source>
        <translation>матч начат</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>ходы: %1</translation>
    </message>
    <message>
        <source>penalty taken by %1</source>
        <translation>пенальти бьёт %1</translation>
    </message>
    <message>
        <source>dice by hand: %1</source>
        <translation>кубик вручную: %1</translation>
    </message>
    <message>
        <source>tact %1.%2</source>
        <translation>такт %1.%2</translation>
    </message>
    <message>
        <source>referee&apos;s decision</source>
        <translation>решение судьи</translation>
    </message>
    <message>
        <source>proposal dropped</source>
        <translation>предложение отклонено</translation>
    </message>
    <message>
        <source>order of %1 put right</source>
        <translation>ход %1 исправлен</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>конец матча</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>«%1» %2</translation>
    </message>
    <message>
        <source>marks ✓%1 ✗%2</source>
        <translation>отметки ✓%1 ✗%2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 из %3</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Царь Горы</translation>
    </message>
    <message>
        <source>no projector (%1)</source>
        <translation>нет проектора (%1)</translation>
    </message>
    <message>
        <source>Projector: %1</source>
        <translation>Проектор: %1</translation>
    </message>
    <message>
        <source>The projector is gone: the game goes on</source>
        <translation>Проектор отключился: игра идёт дальше</translation>
    </message>
    <message>
        <source>The projector is back, with the same picture</source>
        <translation>Проектор снова подключён, картинка та же</translation>
    </message>
    <message>
        <source>Choose a team with the arrows, or type its number</source>
        <translation>Выберите команду стрелками или наберите её номер</translation>
    </message>
    <message>
        <source>Answers have closed: Enter once more marks, Esc empties</source>
        <translation>Приём ответов закончился: ещё раз Enter — отметить, Esc — очистить</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>partner&apos;s name, or nothing; Enter</source>
        <translation>имя партнёра или пусто; Enter</translation>
    </message>
    <message>
        <source>minutes, or nothing; Enter</source>
        <translation>минуты или пусто; Enter</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Командная строка</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 с</translation>
    </message>
    <message>
        <source>Everything is saved</source>
        <translation>Всё сохранено</translation>
    </message>
    <message>
        <source>REHEARSAL</source>
        <translation>РЕПЕТИЦИЯ</translation>
    </message>
</context>
<context>
    <name>DeskKeys</name>
    <message>
        <source>The turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>Командная строка</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>The audience&apos;s picture</source>
        <translation>Картинка для зала</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>A team, chosen with the arrows</source>
        <translation>Команда, выбранная стрелками</translation>
    </message>
    <message>
        <source>Quidditch, on the pitch</source>
        <translation>Квиддич, на поле</translation>
    </message>
    <message>
        <source>Sound and video</source>
        <translation>Звук и видео</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>card</source>
        <comment>the title card</comment>
        <translation>заставка</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>7j 9r</source>
        <translation>7п 9р</translation>
    </message>
    <message>
        <source>declare: jump, revolution; once more takes it back</source>
        <translation>заявка: прыжок, революция; ещё раз — снять</translation>
    </message>
    <message>
        <source>-7</source>
        <translation>-7</translation>
    </message>
    <message>
        <source>take back: a declaration; while answering, an answer</source>
        <translation>снять заявку; во время ответов — снять ответ</translation>
    </message>
    <message>
        <source>12  3 5 7</source>
        <translation>12  3 5 7</translation>
    </message>
    <message>
        <source>while answering: these answers have arrived now</source>
        <translation>во время ответов: эти ответы сданы сейчас</translation>
    </message>
    <message>
        <source>1 4 7-9</source>
        <translation>1 4 7-9</translation>
    </message>
    <message>
        <source>marking: these have it, all other answers are wrong</source>
        <translation>проверка: эти взяли, остальные ответы неверны</translation>
    </message>
    <message>
        <source>+5 -3 ?8</source>
        <translation>+5 -3 ?8</translation>
    </message>
    <message>
        <source>marking: one correct, one wrong, one unmarked</source>
        <translation>проверка: один верный, один неверный, один без отметки</translation>
    </message>
    <message>
        <source>*  0</source>
        <translation>*  0</translation>
    </message>
    <message>
        <source>marking: all have it, none has it</source>
        <translation>проверка: взяли все, не взял никто</translation>
    </message>
    <message>
        <source>5 reason</source>
        <translation>5 причина</translation>
    </message>
    <message>
        <source>host&apos;s decision: the team and why</source>
        <translation>решение ведущего: команда и почему</translation>
    </message>
    <message>
        <source>L2 12(2) throw 5(2)</source>
        <translation>Л2 12(2) бросок 5(2)</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>следующий шаг</translation>
    </message>
    <message>
        <source>back to marking; empty the line; close this sheet</source>
        <translation>назад к проверке; очистить строку; закрыть этот лист</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отменить</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>вернуть</translation>
    </message>
    <message>
        <source>partner&apos;s question, or not</source>
        <translation>вопрос партнёра или нет</translation>
    </message>
    <message>
        <source>partner&apos;s question with a name</source>
        <translation>вопрос партнёра с именем</translation>
    </message>
    <message>
        <source>take the question off, or put it back (press twice)</source>
        <translation>снять вопрос (нажать дважды) или вернуть</translation>
    </message>
    <message>
        <source>appeal to an earlier turn</source>
        <translation>апелляция по прошлому ходу</translation>
    </message>
    <message>
        <source>start, pause and go on</source>
        <translation>пуск, пауза и дальше</translation>
    </message>
    <message>
        <source>extra time</source>
        <translation>добавить время</translation>
    </message>
    <message>
        <source>break, in minutes</source>
        <translation>перерыв, в минутах</translation>
    </message>
    <message>
        <source>choose a team</source>
        <translation>выбрать команду</translation>
    </message>
    <message>
        <source>jump, answer or next mark, as the phase asks</source>
        <translation>прыжок, ответ или следующая отметка, смотря по фазе</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>revolution</source>
        <translation>революция</translation>
    </message>
    <message>
        <source>take back the declaration, answer or mark</source>
        <translation>снять заявку, ответ или отметку</translation>
    </message>
    <message>
        <source>all that can be done with it</source>
        <translation>всё, что с ней можно сделать</translation>
    </message>
    <message>
        <source>a team joins</source>
        <translation>вступает команда</translation>
    </message>
    <message>
        <source>teams and players</source>
        <translation>команды и составы</translation>
    </message>
    <message>
        <source>next player, the one before</source>
        <translation>следующий игрок, предыдущий</translation>
    </message>
    <message>
        <source>next tact, the one before</source>
        <translation>следующий такт, предыдущий</translation>
    </message>
    <message>
        <source>height of the flight or of the target</source>
        <translation>высота полёта или цели</translation>
    </message>
    <message>
        <source>catch or take away</source>
        <translation>поймать или отобрать</translation>
    </message>
    <message>
        <source>throw, then the target</source>
        <translation>бросок, затем цель</translation>
    </message>
    <message>
        <source>keeper drops, then the target</source>
        <translation>сброс вратаря, затем цель</translation>
    </message>
    <message>
        <source>beat a bludger, then the target</source>
        <translation>удар по бладжеру, затем цель</translation>
    </message>
    <message>
        <source>stay where it is</source>
        <translation>остаться на месте</translation>
    </message>
    <message>
        <source>comment of the player</source>
        <translation>комментарий игрока</translation>
    </message>
    <message>
        <source>Quidditch: an order of a player</source>
        <translation>квиддич: ход игрока</translation>
    </message>
    <message>
        <source>L2 12(2) ; 5(2) # why</source>
        <translation>Л2 12(2) ; 5(2) # зачем</translation>
    </message>
    <message>
        <source>after ; the next tact, after # a comment</source>
        <translation>после ; следующий такт, после # комментарий</translation>
    </message>
    <message>
        <source>play the rest of the round</source>
        <translation>сыграть остаток раунда</translation>
    </message>
    <message>
        <source>paste the orders of a team</source>
        <translation>вставить ходы команды</translation>
    </message>
    <message>
        <source>hide all orders on this screen</source>
        <translation>скрыть все ходы на этом экране</translation>
    </message>
    <message>
        <source>next list; Enter opens an entry, Del drops it</source>
        <translation>следующий список; Enter открывает, Del снимает</translation>
    </message>
    <message>
        <source>odds of the coming tact</source>
        <translation>шансы следующего такта</translation>
    </message>
    <message>
        <source>enter real dice</source>
        <translation>ввести бросок кубика</translation>
    </message>
    <message>
        <source>referee&apos;s decision</source>
        <translation>решение судьи</translation>
    </message>
    <message>
        <source>correct an order already played</source>
        <translation>исправить сыгранный ход</translation>
    </message>
    <message>
        <source>end of the match (press twice)</source>
        <translation>конец матча (нажать дважды)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>доска</translation>
    </message>
    <message>
        <source>question alone</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>moves again</source>
        <translation>ход ещё раз</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>welcome</source>
        <translation>приветствие</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>корона</translation>
    </message>
    <message>
        <source>partner&apos;s card</source>
        <translation>карточка партнёра</translation>
    </message>
    <message>
        <source>question&apos;s text on the screen, or read aloud</source>
        <translation>текст вопроса на экране или на слух</translation>
    </message>
    <message>
        <source>next page of a long text</source>
        <translation>следующая страница длинного текста</translation>
    </message>
    <message>
        <source>page before</source>
        <translation>предыдущая страница</translation>
    </message>
    <message>
        <source>write the question larger</source>
        <translation>вопрос крупнее</translation>
    </message>
    <message>
        <source>write the question smaller</source>
        <translation>вопрос мельче</translation>
    </message>
    <message>
        <source>play and pause</source>
        <translation>играть и пауза</translation>
    </message>
    <message>
        <source>play from the start</source>
        <translation>играть с начала</translation>
    </message>
    <message>
        <source>next sound or video of the question</source>
        <translation>следующий звук или видео вопроса</translation>
    </message>
    <message>
        <source>louder</source>
        <translation>громче</translation>
    </message>
    <message>
        <source>softer</source>
        <translation>тише</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>стоп-кадр</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>title card</source>
        <translation>заставка</translation>
    </message>
    <message>
        <source>Quidditch, and back to the hill</source>
        <translation>квиддич и обратно на гору</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>все клавиши</translation>
    </message>
    <message>
        <source>everything as a menu</source>
        <translation>всё в одном меню</translation>
    </message>
    <message>
        <source>Russian or English</source>
        <translation>русский или английский</translation>
    </message>
    <message>
        <source>question pack</source>
        <translation>пакет вопросов</translation>
    </message>
    <message>
        <source>rules of this game</source>
        <translation>правила этой игры</translation>
    </message>
    <message>
        <source>save the open record</source>
        <translation>сохранить открытую запись</translation>
    </message>
    <message>
        <source>save the log of what was shown</source>
        <translation>сохранить журнал показа</translation>
    </message>
    <message>
        <source>results: files, pictures, rating</source>
        <translation>итоги: файлы, картинки, рейтинг</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>настройки</translation>
    </message>
    <message>
        <source>try to save again</source>
        <translation>сохранить ещё раз</translation>
    </message>
    <message>
        <source>go on unsaved</source>
        <translation>продолжить без сохранения</translation>
    </message>
    <message>
        <source>end the evening (press twice)</source>
        <translation>закончить вечер (нажать дважды)</translation>
    </message>
    <message>
        <source>to the start window</source>
        <translation>к стартовому окну</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>back to marking</source>
        <translation>назад к проверке</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Победитель: %1</translation>
    </message>
    <message>
        <source>The first place waits for the host&apos;s decision (H14)</source>
        <translation>Первое место ждёт решения ведущего (H14)</translation>
    </message>
    <message>
        <source>The game ends: </source>
        <translation>Игра закончится: </translation>
    </message>
    <message>
        <source>Taken off: nobody moves, the question is used up (H12)</source>
        <translation>Снят: никто не ходит, вопрос израсходован (H12)</translation>
    </message>
    <message>
        <source>The Summit waits for the host&apos;s decision</source>
        <translation>Вершина ждёт решения ведущего</translation>
    </message>
    <message>
        <source>The Summit stays empty</source>
        <translation>Вершина остаётся свободной</translation>
    </message>
    <message>
        <source>Takes the Summit: </source>
        <translation>Занимает Вершину: </translation>
    </message>
    <message>
        <source>%1 holds the Summit: %2 of %3</source>
        <translation>%1 удерживает Вершину: %2 из %3</translation>
    </message>
    <message>
        <source>Revolution: %1 deposes %2</source>
        <translation>Революция: %1 свергает %2</translation>
    </message>
    <message>
        <source>settled by points</source>
        <translation>решили баллы</translation>
    </message>
    <message>
        <source>points level, settled by the earliest answer</source>
        <translation>баллы равны, решил самый ранний ответ</translation>
    </message>
    <message>
        <source>settled by the host&apos;s decision</source>
        <translation>решил ведущий</translation>
    </message>
    <message>
        <source>points and times level: the host decides (H10)</source>
        <translation>баллы и время равны: решает ведущий (H10)</translation>
    </message>
    <message>
        <source>Dispute for the lead (2.4.7): </source>
        <translation>Спор лидеров (2.4.7): </translation>
    </message>
    <message numerus="yes">
        <source>Photo finish (H19): the order of sending of %n team(s) is open</source>
        <translation>
            <numerusform>Фотофиниш (H19): кто из %n команды отправил раньше, неизвестно</numerusform>
            <numerusform>Фотофиниш (H19): кто из %n команд отправил раньше, неизвестно</numerusform>
            <numerusform>Фотофиниш (H19): кто из %n команд отправил раньше, неизвестно</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s, entered by the host</source>
        <translation>%1 с, записано ведущим</translation>
    </message>
    <message>
        <source>%1 s, sent up to %2 ms earlier</source>
        <translation>%1 с, отправлено на 0–%2 мс раньше</translation>
    </message>
    <message>
        <source>the rule goes by arrival all the same (2.4.7)</source>
        <translation>решает всё равно время прихода (2.4.7)</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>без времени</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>one step up</source>
        <translation>ступень вверх</translation>
    </message>
    <message>
        <source>slide down</source>
        <translation>ступень вниз</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>на месте</translation>
    </message>
    <message>
        <source>partner&apos;s question: one point more (2.2.6)</source>
        <translation>вопрос партнёра: на балл больше (2.2.6)</translation>
    </message>
    <message>
        <source>right to a revolution spent: </source>
        <translation>право на революцию истрачено: </translation>
    </message>
    <message>
        <source>a new reign: every team has its right again (2.4.5)</source>
        <translation>новый Царь: право на революцию снова у всех (2.4.5)</translation>
    </message>
    <message>
        <source>rights given back (H13): </source>
        <translation>права возвращены (H13): </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) not marked: counted as failures</source>
        <translation>
            <numerusform>%n ответ не отмечен: считается неверным</numerusform>
            <numerusform>%n ответа не отмечены: считаются неверными</numerusform>
            <numerusform>%n ответов не отмечено: считаются неверными</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>not a number, a range or a declaration</source>
        <translation>не номер, не промежуток и не заявка</translation>
    </message>
    <message>
        <source>the teams have numbers from 1 to %1</source>
        <translation>номера команд — от 1 до %1</translation>
    </message>
    <message>
        <source>a range goes from the smaller number to the larger</source>
        <translation>промежуток пишут от меньшего номера к большему</translation>
    </message>
    <message>
        <source>add a letter: j for a jump, r for a revolution</source>
        <translation>добавьте букву: п — прыжок, р — революция</translation>
    </message>
    <message>
        <source>either a list of those that have it, or + and - alone</source>
        <translation>или список взявших, или одни + и -</translation>
    </message>
    <message>
        <source>this team is named twice</source>
        <translation>команда названа дважды</translation>
    </message>
    <message>
        <source>this has no meaning in this phase</source>
        <translation>в этой фазе это ничего не значит</translation>
    </message>
    <message>
        <source>* and 0 stand alone</source>
        <translation>* и 0 пишут отдельно</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>token, why</comment>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Nothing of the line was done.</source>
        <translation>Из строки ничего не сделано.</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>заявка снята: %1</translation>
    </message>
    <message>
        <source>%1 answer taken off</source>
        <translation>ответ снят: %1</translation>
    </message>
    <message>
        <source>… type the reason</source>
        <translation>… наберите причину</translation>
    </message>
    <message>
        <source>the first place for %1</source>
        <translation>первое место: %1</translation>
    </message>
    <message>
        <source>the Summit for %1</source>
        <translation>решение в пользу %1</translation>
    </message>
    <message>
        <source>answered: %1</source>
        <translation>ответ сдан: %1</translation>
    </message>
    <message>
        <source>%1 replaced, with a new time</source>
        <translation>ответ заменён, время новое: %1</translation>
    </message>
    <message>
        <source>have it: %1</source>
        <translation>взяли: %1</translation>
    </message>
    <message>
        <source>wrong: %1</source>
        <translation>не взяли: %1</translation>
    </message>
    <message>
        <source>unmarked %1</source>
        <translation>без отметки: %1</translation>
    </message>
    <message>
        <source>have it: nobody</source>
        <translation>не взял никто</translation>
    </message>
    <message>
        <source>without a time: %1</source>
        <translation>без времени: %1</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>a jump may not be declared on the first turn of the game</source>
        <translation>прыжок не объявляют на первом ходу игры</translation>
    </message>
    <message>
        <source>a jump may not follow a failed turn</source>
        <translation>прыжок не объявляют после неудачного хода</translation>
    </message>
    <message>
        <source>a team with no turn behind it may not jump</source>
        <translation>команда, ещё не сделавшая хода, прыгать не может</translation>
    </message>
    <message>
        <source>a jump may not be declared on the penultimate step</source>
        <translation>с предпоследней ступени не прыгают</translation>
    </message>
    <message>
        <source>a jump may not be declared on the Summit</source>
        <translation>с Вершины не прыгают</translation>
    </message>
    <message>
        <source>these rules allow no jump that leads to the Summit</source>
        <translation>по этим правилам прыжок не ведёт на Вершину</translation>
    </message>
    <message>
        <source>a revolution needs a king on the Summit</source>
        <translation>для революции на Вершине должен быть Царь</translation>
    </message>
    <message>
        <source>the king cannot revolt against itself</source>
        <translation>Царь не может свергнуть сам себя</translation>
    </message>
    <message>
        <source>a revolution is declared from the penultimate step only</source>
        <translation>революцию объявляют только с предпоследней ступени</translation>
    </message>
    <message>
        <source>the team has used its right to a revolution in this reign</source>
        <translation>команда уже использовала право на революцию при этом Царе</translation>
    </message>
    <message>
        <source>this is possible before the question is announced only</source>
        <translation>это можно только до объявления вопроса</translation>
    </message>
    <message>
        <source>the team has declared already</source>
        <translation>команда уже сделала заявку</translation>
    </message>
    <message>
        <source>the team has declared nothing</source>
        <translation>у команды нет заявки</translation>
    </message>
    <message>
        <source>the team has withdrawn from the game</source>
        <translation>команда выбыла из игры</translation>
    </message>
    <message>
        <source>there is no such team in the game</source>
        <translation>такой команды в игре нет</translation>
    </message>
    <message>
        <source>a team with this id is in the game already</source>
        <translation>команда с таким обозначением уже в игре</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>the host&apos;s decision of the dispute comes first</source>
        <translation>сначала решение ведущего по спору лидеров</translation>
    </message>
    <message>
        <source>the decision names a team that is not tied</source>
        <translation>названная команда не участвует в споре</translation>
    </message>
    <message>
        <source>the rules ask for no decision here</source>
        <translation>решение ведущего здесь не требуется</translation>
    </message>
    <message>
        <source>the team has no answer in this turn</source>
        <translation>у команды нет ответа на этом ходу</translation>
    </message>
    <message>
        <source>no question is open</source>
        <translation>нет открытого вопроса</translation>
    </message>
    <message>
        <source>answers are closed</source>
        <translation>приём ответов закончен</translation>
    </message>
    <message>
        <source>answers are marked after they have been closed</source>
        <translation>ответы отмечают после окончания приёма</translation>
    </message>
    <message>
        <source>the turn is resolved after answers have been closed</source>
        <translation>ход играется после окончания приёма ответов</translation>
    </message>
    <message>
        <source>an answer&apos;s time is from 0 to a day</source>
        <translation>время ответа — от 0 до суток</translation>
    </message>
    <message>
        <source>a game needs at least two teams</source>
        <translation>для игры нужны хотя бы две команды</translation>
    </message>
    <message>
        <source>a team needs an id</source>
        <translation>у команды нет обозначения</translation>
    </message>
    <message>
        <source>a player with this id is in the game already</source>
        <translation>игрок с таким обозначением уже в игре</translation>
    </message>
    <message>
        <source>no correction is as large as that</source>
        <translation>такой большой поправки не бывает</translation>
    </message>
    <message>
        <source>the king&apos;s step may not be corrected</source>
        <translation>ступень Царя не исправляют</translation>
    </message>
    <message>
        <source>the correction would leave the steps from 0 to the penultimate</source>
        <translation>поправка выводит за ступени от 0 до предпоследней</translation>
    </message>
    <message>
        <source>the correction would leave fewer than 0 points</source>
        <translation>баллов стало бы меньше 0</translation>
    </message>
    <message>
        <source>a written reason is needed</source>
        <translation>нужна письменная причина</translation>
    </message>
    <message>
        <source>this is possible between turns only</source>
        <translation>это можно только между ходами</translation>
    </message>
    <message>
        <source>there is no such turn to appeal</source>
        <translation>такого хода нет</translation>
    </message>
    <message>
        <source>close the open question before an appeal</source>
        <translation>сначала закройте открытый вопрос</translation>
    </message>
    <message>
        <source>the appeal changes nothing</source>
        <translation>апелляция ничего не меняет</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>отменять нечего</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>возвращать нечего</translation>
    </message>
    <message>
        <source>no countdown is on</source>
        <translation>отсчёт не идёт</translation>
    </message>
    <message>
        <source>the countdown is on already</source>
        <translation>отсчёт уже пущен</translation>
    </message>
    <message>
        <source>the countdown is running</source>
        <translation>отсчёт и так идёт</translation>
    </message>
    <message>
        <source>the countdown is standing</source>
        <translation>отсчёт уже стоит</translation>
    </message>
    <message>
        <source>the break comes to its end first</source>
        <translation>сначала закончите перерыв</translation>
    </message>
    <message>
        <source>there is no break</source>
        <translation>перерыва нет</translation>
    </message>
    <message>
        <source>a break is possible between turns only</source>
        <translation>перерыв возможен только между ходами</translation>
    </message>
    <message>
        <source>no preview is open</source>
        <translation>предпросмотр не открыт</translation>
    </message>
    <message>
        <source>this picture may not be shown yet</source>
        <translation>эту картинку показывать ещё рано</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation>вечер закончен</translation>
    </message>
    <message>
        <source>there is no sound or video to be played now</source>
        <translation>сейчас нет звука или видео, которые можно играть</translation>
    </message>
    <message>
        <source>the pack can be changed between questions only</source>
        <translation>пакет меняют только между вопросами</translation>
    </message>
    <message>
        <source>a duration is from one second to a day</source>
        <translation>длительность — от секунды до суток</translation>
    </message>
    <message>
        <source>host and judge mark it differently: the host decides by marking it again</source>
        <translation>ведущий и судья оценили по-разному: решает ведущий, отметив ещё раз</translation>
    </message>
    <message>
        <source>there is no such phone</source>
        <translation>такого телефона нет</translation>
    </message>
    <message>
        <source>a PIN is six digits, another for each team</source>
        <translation>PIN-код — шесть цифр, у каждой команды свой</translation>
    </message>
    <message>
        <source>likeness is a number from 50 to 100</source>
        <translation>сходство — число от 50 до 100</translation>
    </message>
    <message>
        <source>there is no such player in this game</source>
        <translation>в этой игре нет такого игрока</translation>
    </message>
    <message>
        <source>a player&apos;s rating points are corrected with a written reason</source>
        <translation>рейтинговые баллы игрока исправляют с письменной причиной</translation>
    </message>
    <message>
        <source>no rating is as large as that</source>
        <translation>таких больших рейтинговых баллов не бывает</translation>
    </message>
    <message>
        <source>it could not be saved, and so it was not done</source>
        <translation>не удалось сохранить, поэтому не сделано</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Taken off: this question is no turn (H12)</source>
        <translation>Снят: этот вопрос не считается ходом (H12)</translation>
    </message>
    <message>
        <source>The question is read from paper</source>
        <translation>Вопрос читают с листа</translation>
    </message>
    <message>
        <source>Handout: </source>
        <translation>Раздатка: </translation>
    </message>
    <message>
        <source>Answer: </source>
        <translation>Ответ: </translation>
    </message>
    <message>
        <source>Accepted: </source>
        <translation>Зачёт: </translation>
    </message>
    <message>
        <source>Not accepted: </source>
        <translation>Незачёт: </translation>
    </message>
    <message>
        <source>Comment: </source>
        <translation>Комментарий: </translation>
    </message>
    <message>
        <source>On the hill</source>
        <translation>На горе</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Отметки</translation>
    </message>
    <message>
        <source>The move ahead</source>
        <translation>Предстоящий ход</translation>
    </message>
    <message>
        <source>The host decides</source>
        <translation>Решает ведущий</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Перерыв</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Вопрос %1</translation>
    </message>
    <message>
        <source>Reserve question %1</source>
        <translation>Резервный вопрос %1</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Вопрос %1 из %2</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation>%1-я часть из %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>partner: %1</source>
        <translation>партнёр: %1</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>вернуть</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>снять</translation>
    </message>
    <message>
        <source>Jump: </source>
        <translation>Прыжок: </translation>
    </message>
    <message>
        <source>Revolution: </source>
        <translation>Революция: </translation>
    </message>
    <message>
        <source>may: </source>
        <translation>могут: </translation>
    </message>
    <message>
        <source>Still to come: </source>
        <translation>Ждём: </translation>
    </message>
    <message>
        <source>In order: </source>
        <translation>По порядку: </translation>
    </message>
    <message>
        <source>Points and times are level (2.4.7, H10). Type the number and why:</source>
        <translation>Баллы и время равны (2.4.7, H10). Наберите номер и причину:</translation>
    </message>
    <message>
        <source>The first place is level (2.5.2, H14). Type the number and why:</source>
        <translation>На первом месте равенство (2.5.2, H14). Наберите номер и причину:</translation>
    </message>
    <message>
        <source>Declared: </source>
        <translation>Заявки: </translation>
    </message>
    <message>
        <source>Have it</source>
        <translation>Взяли</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>Не отмечены</translation>
    </message>
    <message>
        <source>No answer: </source>
        <translation>Без ответа: </translation>
    </message>
    <message>
        <source>The Summit is empty</source>
        <translation>Вершина свободна</translation>
    </message>
    <message>
        <source>King: %1, hold %2 of %3</source>
        <translation>Царь: %1, удержание %2 из %3</translation>
    </message>
    <message>
        <source>Can still depose it: </source>
        <translation>Ещё могут свергнуть: </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n turn(s)</source>
        <translation>
            <numerusform>%1 за %n ход</numerusform>
            <numerusform>%1 за %n хода</numerusform>
            <numerusform>%1 за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner: </source>
        <translation>Победитель: </translation>
    </message>
    <message>
        <source>The king has held the Summit (2.5.1)</source>
        <translation>Царь удержал Вершину (2.5.1)</translation>
    </message>
    <message>
        <source>No question is left (2.5.2)</source>
        <translation>Вопросы кончились (2.5.2)</translation>
    </message>
    <message>
        <source>Nobody can depose the king any more (2.5.2)</source>
        <translation>Царя больше никто не может свергнуть (2.5.2)</translation>
    </message>
    <message>
        <source>The game stays unfinished</source>
        <translation>Игра осталась неоконченной</translation>
    </message>
</context>
</TS>
