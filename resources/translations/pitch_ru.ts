<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>Desk</name>
    <message>
        <source>REHEARSAL</source>
        <translation>РЕПЕТИЦИЯ</translation>
    </message>
</context>
<context>
    <name>PitchDesk</name>
    <message>
        <source>keeper</source>
        <translation>вратарь</translation>
    </message>
    <message>
        <source>chaser</source>
        <translation>охотник</translation>
    </message>
    <message>
        <source>beater</source>
        <translation>защитник</translation>
    </message>
    <message>
        <source>seeker</source>
        <translation>ловец</translation>
    </message>
    <message>
        <source>left</source>
        <translation>левые</translation>
    </message>
    <message>
        <source>right</source>
        <translation>правые</translation>
    </message>
    <message>
        <source>L</source>
        <comment>left side</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>R</source>
        <comment>right side</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>catch</source>
        <comment>order</comment>
        <translation>лови</translation>
    </message>
    <message>
        <source>throw</source>
        <comment>order</comment>
        <translation>бросок</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>order</comment>
        <translation>сброс</translation>
    </message>
    <message>
        <source>beat</source>
        <comment>order</comment>
        <translation>удар</translation>
    </message>
    <message>
        <source>stay</source>
        <comment>order</comment>
        <translation>стоит</translation>
    </message>
    <message>
        <source>catch</source>
        <comment>order, in short</comment>
        <translation>лови</translation>
    </message>
    <message>
        <source>stay</source>
        <comment>order, in short</comment>
        <translation>стоит</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>высота %1</translation>
    </message>
    <message>
        <source>catch</source>
        <comment>button</comment>
        <translation>лови</translation>
    </message>
    <message>
        <source>throw</source>
        <comment>button</comment>
        <translation>бросок</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>button</comment>
        <translation>сброс</translation>
    </message>
    <message>
        <source>beat</source>
        <comment>button</comment>
        <translation>удар</translation>
    </message>
    <message>
        <source>stay</source>
        <comment>button</comment>
        <translation>стоит</translation>
    </message>
    <message>
        <source>comment</source>
        <comment>button</comment>
        <translation>комментарий</translation>
    </message>
    <message>
        <source>take off</source>
        <comment>button</comment>
        <translation>снять</translation>
    </message>
    <message>
        <source>odds</source>
        <comment>button</comment>
        <translation>шансы</translation>
    </message>
    <message>
        <source>decision</source>
        <comment>button</comment>
        <translation>решение</translation>
    </message>
    <message>
        <source>off for the match</source>
        <translation>до конца матча</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>запасной</translation>
    </message>
    <message>
        <source>until round %1</source>
        <translation>до раунда %1</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) missing</source>
        <translation>
            <numerusform>не хватает %n хода</numerusform>
            <numerusform>не хватает %n ходов</numerusform>
            <numerusform>не хватает %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) refused</source>
        <translation>
            <numerusform>отклонён %n ход</numerusform>
            <numerusform>отклонено %n хода</numerusform>
            <numerusform>отклонено %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>all orders given</source>
        <translation>все ходы есть</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow card(s)</source>
        <translation>
            <numerusform>%n жёлтая карточка</numerusform>
            <numerusform>%n жёлтые карточки</numerusform>
            <numerusform>%n жёлтых карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <translation>
            <numerusform>остался %n раунд</numerusform>
            <numerusform>осталось %n раунда</numerusform>
            <numerusform>осталось %n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) wait</source>
        <translation>
            <numerusform>ждёт %n предложение</numerusform>
            <numerusform>ждут %n предложения</numerusform>
            <numerusform>ждут %n предложений</numerusform>
        </translation>
    </message>
    <message>
        <source>warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>yellow card</source>
        <translation>жёлтая карточка</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>удаление</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>пенальти</translation>
    </message>
    <message>
        <source>substitution</source>
        <translation>замена</translation>
    </message>
    <message>
        <source>quaffle back to the centre</source>
        <translation>квоффл в центр</translation>
    </message>
    <message>
        <source>cancellation</source>
        <translation>отмена</translation>
    </message>
    <message>
        <source>match annulled</source>
        <translation>матч аннулирован</translation>
    </message>
    <message>
        <source>match closed</source>
        <translation>матч закрыт</translation>
    </message>
    <message>
        <source>referee replaced</source>
        <translation>замена судьи</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>more than 2 rounds of the quaffle kept in the own half</source>
        <translation>квоффл больше 2 раундов на своей половине</translation>
    </message>
    <message>
        <source>two or more players of the side give no comments</source>
        <translation>двое или больше игроков команды без комментариев</translation>
    </message>
    <message>
        <source>%1 has given no comment for 2 rounds or more</source>
        <translation>%1: без комментария 2 раунда или больше</translation>
    </message>
    <message>
        <source>%1 passed to %2, where only it can be in time</source>
        <translation>%1: пас на %2, куда успеет только он сам</translation>
    </message>
    <message>
        <source>%1 of %2 players on the pitch gave no order</source>
        <translation>без хода %1 из %2 игроков на поле</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>падает</translation>
    </message>
    <message>
        <source>loses the action</source>
        <translation>теряет действие</translation>
    </message>
    <message>
        <source>throws</source>
        <translation>бросает</translation>
    </message>
    <message>
        <source>beats a bludger</source>
        <translation>отбивает бладжер</translation>
    </message>
    <message>
        <source>is hit by a bludger</source>
        <translation>сбит бладжером</translation>
    </message>
    <message>
        <source>catches the quaffle</source>
        <translation>ловит квоффл</translation>
    </message>
    <message>
        <source>takes the quaffle away</source>
        <translation>отбирает квоффл</translation>
    </message>
    <message>
        <source>saves the shot</source>
        <translation>отражает бросок</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>гол</translation>
    </message>
    <message>
        <source>past</source>
        <translation>мимо</translation>
    </message>
    <message>
        <source>catches the snitch</source>
        <translation>ловит снитч</translation>
    </message>
    <message>
        <source>drops the quaffle</source>
        <translation>роняет квоффл</translation>
    </message>
    <message>
        <source>offence</source>
        <translation>нарушение</translation>
    </message>
    <message>
        <source>is sent off</source>
        <translation>удалён</translation>
    </message>
    <message>
        <source>misses the turn</source>
        <translation>пропускает ход</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>возвращается</translation>
    </message>
    <message>
        <source>comes on</source>
        <translation>выходит</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>конец матча</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раундов</translation>
    </message>
    <message>
        <source>Fast Quidditch: no comments needed</source>
        <translation>Быстроквиддич: комментарии не нужны</translation>
    </message>
    <message>
        <source>A hidden snitch can be caught</source>
        <translation>Невидимый снитч можно поймать</translation>
    </message>
    <message>
        <source>Chasers of a side</source>
        <translation>Охотников в команде</translation>
    </message>
    <message>
        <source>Beaters of a side</source>
        <translation>Защитников в команде</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>судья</translation>
    </message>
    <message>
        <source>All after it is played again; no draw of another player changes.</source>
        <translation>Всё после него играется заново; броски других игроков не меняются.</translation>
    </message>
    <message>
        <source>Correct an order</source>
        <translation>Исправить ход</translation>
    </message>
    <message>
        <source>Tact</source>
        <translation>Такт</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Решил</translation>
    </message>
    <message>
        <source>12(2) throw 5(2); - stays; nothing: no order</source>
        <translation>12(2) бросок 5(2); - стоит; пусто: хода нет</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Что изменится</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Score %1:%2 → %3:%4</source>
        <translation>Счёт %1:%2 → %3:%4</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>не сыгран</translation>
    </message>
    <message>
        <source>without ground now: %1</source>
        <translation>теперь без основания: %1</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Больше ничего не меняется.</translation>
    </message>
    <message>
        <source>nothing happened</source>
        <translation>ничего не произошло</translation>
    </message>
    <message>
        <source>nothing can happen</source>
        <translation>ничего не может произойти</translation>
    </message>
    <message>
        <source>Referee&apos;s decision</source>
        <translation>Решение судьи</translation>
    </message>
    <message>
        <source>It stands in the record (1.6, 1.7).</source>
        <translation>Остаётся в записи (1.6, 1.7).</translation>
    </message>
    <message>
        <source>Applies now, in the middle of the round</source>
        <translation>Действует сразу, посреди раунда</translation>
    </message>
    <message>
        <source>for the match</source>
        <translation>до конца матча</translation>
    </message>
    <message>
        <source>Drop the proposal</source>
        <translation>Отклонить предложение</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответ на</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Rounds off</source>
        <translation>Раундов без игры</translation>
    </message>
    <message>
        <source>Chaser who shoots</source>
        <translation>Бьёт охотник</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Уходит</translation>
    </message>
    <message>
        <source>Comes on</source>
        <translation>Выходит</translation>
    </message>
    <message>
        <source>Cancels</source>
        <translation>Отменяет</translation>
    </message>
    <message>
        <source>no proposal</source>
        <translation>без предложения</translation>
    </message>
    <message>
        <source>named later, or by the captain</source>
        <translation>назовут позже или назовёт капитан</translation>
    </message>
    <message>
        <source>A number from 0 to less than 1, or a face of a die: 17/100.</source>
        <translation>Число от 0 до 1 (не включая) или грань кубика: 17/100.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Настоящие кубики</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Выпало</translation>
    </message>
    <message>
        <source>or what came</source>
        <translation>или исход</translation>
    </message>
    <message>
        <source>Thrown by</source>
        <translation>Бросил</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Внести</translation>
    </message>
    <message>
        <source>it happens</source>
        <translation>происходит</translation>
    </message>
    <message>
        <source>it does not happen</source>
        <translation>не происходит</translation>
    </message>
    <message>
        <source>One of %1: each %2</source>
        <translation>Одно из %1: каждое %2</translation>
    </message>
    <message>
        <source>It happens below %1, chance %2</source>
        <translation>Происходит ниже %1, шанс %2</translation>
    </message>
    <message>
        <source>Drawn already: %1, chance %2; what follows is played again</source>
        <translation>Уже выпало: %1, шанс %2; дальнейшее играется заново</translation>
    </message>
    <message>
        <source>Type the number, 0.37, or the face, 17/100</source>
        <translation>Введите число, 0,37, или грань, 17/100</translation>
    </message>
    <message>
        <source>Quidditch</source>
        <translation>Квиддич</translation>
    </message>
    <message>
        <source>A game on the hill is not needed.</source>
        <translation>Игра на горе для него не нужна.</translation>
    </message>
    <message>
        <source>An evening of Quidditch</source>
        <translation>Вечер квиддича</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Rehearsal: marked as such, sides may play by themselves</source>
        <translation>Репетиция: помечена, команды могут играть сами</translation>
    </message>
    <message>
        <source>On to the sides</source>
        <translation>К командам</translation>
    </message>
    <message>
        <source>The side&apos;s name in the first line, then a player a line: L1 keeper Name. Players after the line “substitutes” are on the bench.</source>
        <translation>Название команды в первой строке, дальше игрок в строке: L1 вратарь Имя. После строки «запасные» — скамейка.</translation>
    </message>
    <message>
        <source>Quidditch: a new match</source>
        <translation>Квиддич: новый матч</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Левая команда</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Правая команда</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>from a seed; its SHA-256 is shown before the match</source>
        <translation>из зерна; его SHA-256 показан до матча</translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation>настоящие кубики, вручную</translation>
    </message>
    <message>
        <source>Rehearsal: both sides play by themselves</source>
        <translation>Репетиция: обе команды играют сами</translation>
    </message>
    <message>
        <source>Two simulated sides</source>
        <translation>Две пробные команды</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Начать матч</translation>
    </message>
    <message>
        <source>line %1, “%2”</source>
        <translation>строка %1, «%2»</translation>
    </message>
    <message>
        <source>Red side</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Blue side</source>
        <translation>Синие</translation>
    </message>
    <message>
        <source>substitutes</source>
        <comment>heading</comment>
        <translation>запасные</translation>
    </message>
    <message>
        <source>Quidditch records</source>
        <translation>Записи квиддича</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>Last tact</source>
        <translation>Последний такт</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Предложения</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Off the pitch</source>
        <translation>Вне поля</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шансы</translation>
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
        <source>by hand: %1</source>
        <translation>вручную: %1</translation>
    </message>
    <message>
        <source>%1: order of %2 put right — %3</source>
        <translation>%1: ход %2 исправлен — %3</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) off</source>
        <translation>
            <numerusform>на %n раунд</numerusform>
            <numerusform>на %n раунда</numerusform>
            <numerusform>на %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>quaffle: %1</source>
        <translation>квоффл: %1</translation>
    </message>
    <message>
        <source>bludger %1: %2, beaten</source>
        <translation>бладжер %1: %2, отбит</translation>
    </message>
    <message>
        <source>bludger %1: %2</source>
        <translation>бладжер %1: %2</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>виден</translation>
    </message>
    <message>
        <source>hidden from the hall</source>
        <translation>зал не видит</translation>
    </message>
    <message>
        <source>snitch: %1, to %2, %3</source>
        <translation>снитч: %1, летит к %2, %3</translation>
    </message>
    <message>
        <source>O works out the odds of the coming tact</source>
        <translation>O считает шансы следующего такта</translation>
    </message>
    <message>
        <source>working out…</source>
        <translation>считаю…</translation>
    </message>
    <message>
        <source>nothing more is played</source>
        <translation>больше ничего не играется</translation>
    </message>
    <message>
        <source>Tact %1.%2: exact</source>
        <translation>Такт %1.%2: точно</translation>
    </message>
    <message>
        <source>Tact %1.%2: sampled, %3 times</source>
        <translation>Такт %1.%2: по %3 пробам</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>L2 12(2) throw 5(2), Enter</source>
        <translation>Л2 12(2) бросок 5(2), Enter</translation>
    </message>
    <message>
        <source>A player a line: L2 12(2) throw 5(2). Further tacts after “;”, a comment after “#”; a line “tact 2” says where the lines after it begin.</source>
        <translation>Игрок в строке: Л2 12(2) бросок 5(2). Следующие такты после «;», комментарий после «#»; строка «такт 2» говорит, с какого такта идут строки за ней.</translation>
    </message>
    <message>
        <source>Orders of a team</source>
        <translation>Ходы команды</translation>
    </message>
    <message>
        <source>Only of</source>
        <translation>Только</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>обе команды</translation>
    </message>
    <message>
        <source>Anyone can check the match with it; the seed stands in it at the end.</source>
        <translation>По ней матч проверит кто угодно; зерно появится в ней в конце.</translation>
    </message>
    <message>
        <source>Save the match&apos;s record</source>
        <translation>Сохранить запись матча</translation>
    </message>
    <message>
        <source>They are fixed once the match has begun.</source>
        <translation>После начала матча они не меняются.</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Правила этого матча</translation>
    </message>
    <message>
        <source>No order has been entered: Space once more plays without</source>
        <translation>Ходов нет: ещё раз пробел — играть без них</translation>
    </message>
    <message>
        <source>Played: tact %1.%2</source>
        <translation>Сыгран такт %1.%2</translation>
    </message>
    <message>
        <source>End the match as it stands? Press Ctrl+W once more</source>
        <translation>Закончить матч как есть? Нажмите Ctrl+W ещё раз</translation>
    </message>
    <message>
        <source>The match is closed: its seed is told</source>
        <translation>Матч закрыт: зерно открыто</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Сначала выберите игрока</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Внесено</translation>
    </message>
    <message>
        <source>Enter enters the orders</source>
        <translation>Enter — внести ходы</translation>
    </message>
    <message>
        <source>Enter enters the orders, the first for tact %1</source>
        <translation>Enter — внести ходы, первый на такт %1</translation>
    </message>
    <message>
        <source>PgDn or a click chooses a player · L2 12(2) types an order · F1 all keys</source>
        <translation>PgDn или щелчок выбирает игрока · Л2 12(2) вносит ход · F1 все клавиши</translation>
    </message>
    <message>
        <source>tact %1</source>
        <translation>такт %1</translation>
    </message>
    <message>
        <source>cell %1, height %2</source>
        <translation>клетка %1, высота %2</translation>
    </message>
    <message>
        <source>Enter: this chaser takes the penalty</source>
        <translation>Enter: пенальти бьёт этот охотник</translation>
    </message>
    <message>
        <source>target of: %1</source>
        <translation>цель: %1</translation>
    </message>
    <message>
        <source>Proposal dropped</source>
        <translation>Предложение отклонено</translation>
    </message>
    <message>
        <source>found a match</source>
        <translation>начать матч</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Матча ещё нет</translation>
    </message>
    <message>
        <source>seen: go on</source>
        <translation>показано: дальше</translation>
    </message>
    <message>
        <source>close the match</source>
        <translation>закрыть матч</translation>
    </message>
    <message>
        <source>found the next match</source>
        <translation>начать следующий матч</translation>
    </message>
    <message>
        <source>play tact %1.%2</source>
        <translation>сыграть такт %1.%2</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Пенальти</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>расстановка</translation>
    </message>
    <message>
        <source>placing after the penalty</source>
        <translation>расстановка после пенальти</translation>
    </message>
    <message>
        <source>tact %1 of %2</source>
        <translation>такт %1 из %2</translation>
    </message>
    <message>
        <source>fast: no comments needed</source>
        <translation>быстроквиддич</translation>
    </message>
    <message>
        <source>The snitch is caught</source>
        <translation>Снитч пойман</translation>
    </message>
    <message>
        <source>The last round is played</source>
        <translation>Сыгран последний раунд</translation>
    </message>
    <message>
        <source>Closed by the referee</source>
        <translation>Закрыт судьёй</translation>
    </message>
    <message>
        <source>Annulled by the referee</source>
        <translation>Аннулирован судьёй</translation>
    </message>
    <message>
        <source>Closed before its end</source>
        <translation>Закрыт до конца</translation>
    </message>
    <message>
        <source>Space closes the match and tells its seed</source>
        <translation>Пробел закроет матч и откроет зерно</translation>
    </message>
    <message>
        <source>dice by hand</source>
        <translation>кубики вручную</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>зерно %1</translation>
    </message>
    <message>
        <source>SHA-256 of the seed %1</source>
        <translation>SHA-256 зерна %1</translation>
    </message>
    <message>
        <source>Tact %1.%2</source>
        <translation>Такт %1.%2</translation>
    </message>
    <message>
        <source>show</source>
        <translation>показать</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>скрыть</translation>
    </message>
    <message>
        <source>Show the orders of “%1”</source>
        <translation>Показать ходы команды «%1»</translation>
    </message>
    <message>
        <source>Hide the orders of “%1” on this screen</source>
        <translation>Скрыть ходы команды «%1» на этом экране</translation>
    </message>
</context>
<context>
    <name>PitchReasons</name>
    <message>
        <source>L</source>
        <translation>Л</translation>
    </message>
    <message>
        <source>R</source>
        <translation>П</translation>
    </message>
    <message>
        <source>line %1, place %2, </source>
        <translation>строка %1, место %2, </translation>
    </message>
    <message>
        <source>tact %1, %2: </source>
        <translation>такт %1, %2: </translation>
    </message>
    <message>
        <source>there is no such player in the match</source>
        <translation>такого игрока в матче нет</translation>
    </message>
    <message>
        <source>one cell more than an order has</source>
        <translation>лишняя клетка</translation>
    </message>
    <message>
        <source>an order has at most one action (1.2)</source>
        <translation>в ходе не больше одного действия (1.2)</translation>
    </message>
    <message>
        <source>neither a cell such as 12(2), nor an action</source>
        <translation>это не клетка вида 12(2) и не действие</translation>
    </message>
    <message>
        <source>there is no such cell: cells are 1 to 125, heights 1 to 3 (1.1)</source>
        <translation>такой клетки нет: клетки с 1 по 125, высоты с 1 по 3 (1.1)</translation>
    </message>
    <message>
        <source>a player is an id, a role and a name</source>
        <translation>игрок — это номер, роль и имя</translation>
    </message>
    <message>
        <source>this id is used twice</source>
        <translation>номер занят дважды</translation>
    </message>
    <message>
        <source>the id %1 is used twice</source>
        <translation>номер %1 занят дважды</translation>
    </message>
    <message>
        <source>%1 cannot be an id</source>
        <translation>%1 не может быть номером</translation>
    </message>
    <message>
        <source>a side has at most %1 players</source>
        <translation>в команде не больше %1 игроков</translation>
    </message>
    <message>
        <source>its seed_hash is another seed&apos;s</source>
        <translation>его seed_hash от другого зерна</translation>
    </message>
    <message>
        <source>the draw %1 is missing, and there is no seed</source>
        <translation>нет жребия %1, и зерна в записи нет</translation>
    </message>
    <message>
        <source>only the last round may be unfinished, and %1 is not the last</source>
        <translation>незаконченным может быть только последний раунд, а %1 не последний</translation>
    </message>
    <message>
        <source>left side: </source>
        <translation>левые: </translation>
    </message>
    <message>
        <source>right side: </source>
        <translation>правые: </translation>
    </message>
    <message>
        <source>keepers of a side: %1, not %2</source>
        <translation>вратарей в команде: %1, а не %2</translation>
    </message>
    <message>
        <source>seekers of a side: %1, not %2</source>
        <translation>ловцов в команде: %1, а не %2</translation>
    </message>
    <message>
        <source>chasers of a side: %1, not %2</source>
        <translation>охотников в команде: %1, а не %2</translation>
    </message>
    <message>
        <source>beaters of a side: %1, not %2</source>
        <translation>защитников в команде: %1, а не %2</translation>
    </message>
    <message>
        <source>the player is off the pitch in this round</source>
        <translation>игрока в этом раунде нет на поле</translation>
    </message>
    <message>
        <source>the player is gone for the match</source>
        <translation>игрок выбыл до конца матча</translation>
    </message>
    <message>
        <source>a substitute plays only after the captain&apos;s substitution</source>
        <translation>запасной играет только после замены капитаном</translation>
    </message>
    <message>
        <source>a player who returns gives an order for the third tact only</source>
        <translation>вернувшийся игрок ходит только в третьем такте</translation>
    </message>
    <message>
        <source>a player who returns must name its cell</source>
        <translation>вернувшийся игрок называет клетку</translation>
    </message>
    <message>
        <source>a player who places itself must name its cell</source>
        <translation>при расстановке игрок называет клетку</translation>
    </message>
    <message>
        <source>the keeper takes a cell of its zone</source>
        <translation>вратарь встаёт в своей вратарской зоне</translation>
    </message>
    <message>
        <source>the player takes a cell of its own half, 17–50 or 76–109</source>
        <translation>игрок встаёт на своей половине, 17–50 или 76–109</translation>
    </message>
    <message>
        <source>the player comes back on an edge cell of its own half</source>
        <translation>игрок возвращается на крайнюю клетку своей половины</translation>
    </message>
    <message>
        <source>two of one side may not place themselves on one cell and height</source>
        <translation>двое своих не встают на одну клетку и высоту</translation>
    </message>
    <message>
        <source>a flight goes to a neighbour cell or stays</source>
        <translation>полёт — на соседнюю клетку или на месте</translation>
    </message>
    <message>
        <source>only a side&apos;s own keeper flies to the cells of its rings</source>
        <translation>на клетки колец летает только свой вратарь</translation>
    </message>
    <message>
        <source>this action is not one of the player&apos;s role</source>
        <translation>такого действия у этой роли нет</translation>
    </message>
    <message>
        <source>the action needs a target</source>
        <translation>действию нужна цель</translation>
    </message>
    <message>
        <source>only throw, drop and beat have a target</source>
        <translation>цель есть только у броска, сброса и удара</translation>
    </message>
    <message>
        <source>the quaffle is thrown to a cell 1 to 3 away</source>
        <translation>квоффл бросают на 1–3 клетки</translation>
    </message>
    <message>
        <source>a bludger is beaten to a cell 2 or 3 away</source>
        <translation>бладжер отбивают на 2–3 клетки</translation>
    </message>
    <message>
        <source>the keeper drops the quaffle to 54, 55, 62, 64, 71 or 72</source>
        <translation>вратарь сбрасывает квоффл на 54, 55, 62, 64, 71 или 72</translation>
    </message>
    <message>
        <source>a ring cell is never a target</source>
        <translation>клетка колец не бывает целью</translation>
    </message>
    <message>
        <source>only the keeper and the chaser play the penalty</source>
        <translation>в пенальти играют только вратарь и охотник</translation>
    </message>
    <message>
        <source>the keeper places itself in tact 1 of the penalty</source>
        <translation>вратарь встаёт на место в такте 1 пенальти</translation>
    </message>
    <message>
        <source>in the fourth tact of a penalty only the quaffle moves</source>
        <translation>в четвёртом такте пенальти движется только квоффл</translation>
    </message>
    <message>
        <source>the round has no further tact</source>
        <translation>больше тактов в раунде нет</translation>
    </message>
    <message>
        <source>this is not the kind of round that is due</source>
        <translation>сейчас раунд другого вида</translation>
    </message>
    <message>
        <source>the tact has no orders: only the last round may be open</source>
        <translation>на такт нет ходов: незакончен только последний раунд</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>матч окончен</translation>
    </message>
    <message>
        <source>the penalty is taken by a chaser of the side that was wronged</source>
        <translation>пенальти бьёт охотник пострадавшей команды</translation>
    </message>
    <message>
        <source>only a registered substitute who has not played may come on</source>
        <translation>выйти может только заявленный и ещё не игравший запасной</translation>
    </message>
    <message>
        <source>only a player in the match may leave it for a substitute</source>
        <translation>уступить место может только участник матча</translation>
    </message>
    <message>
        <source>a substitute takes the place of a player of its side and role</source>
        <translation>запасной заменяет игрока своей команды и роли</translation>
    </message>
    <message>
        <source>a side makes at most one substitution a round</source>
        <translation>команда делает не больше одной замены за раунд</translation>
    </message>
    <message>
        <source>there is no such card, penalty or removal to cancel</source>
        <translation>такой карточки, пенальти или удаления нет</translation>
    </message>
    <message>
        <source>a card or a penalty is for a side, left or right</source>
        <translation>карточка и пенальти назначаются команде</translation>
    </message>
    <message>
        <source>a decision says who took it and why</source>
        <translation>у решения есть автор и причина</translation>
    </message>
    <message>
        <source>a removal is for a whole number of rounds from 1, or for the match</source>
        <translation>удаляют на целое число раундов от 1 или до конца матча</translation>
    </message>
    <message>
        <source>no match has been founded</source>
        <translation>матч не начат</translation>
    </message>
    <message>
        <source>a match is going on, and ends first</source>
        <translation>матч идёт, сначала его надо закончить</translation>
    </message>
    <message>
        <source>the match has ended</source>
        <translation>матч закончен</translation>
    </message>
    <message>
        <source>the match cannot be founded</source>
        <translation>матч начать нельзя</translation>
    </message>
    <message>
        <source>the match cannot be played by these rules</source>
        <translation>по таким правилам матч сыграть нельзя</translation>
    </message>
    <message>
        <source>the record cannot be taken in</source>
        <translation>запись принять нельзя</translation>
    </message>
    <message>
        <source>a seed is 32 bytes, 64 hex digits</source>
        <translation>зерно — 32 байта, 64 шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>the orders cannot be read</source>
        <translation>ходы не читаются</translation>
    </message>
    <message>
        <source>no order has been entered for the round</source>
        <translation>на раунд не внесено ни одного хода</translation>
    </message>
    <message>
        <source>an order on the sheet is refused</source>
        <translation>на листе есть недопустимый ход</translation>
    </message>
    <message>
        <source>the player gave no order before the round began, and misses the turn</source>
        <translation>игрок не дал хода до начала раунда и пропускает его</translation>
    </message>
    <message>
        <source>the round has no such tact</source>
        <translation>такого такта в раунде нет</translation>
    </message>
    <message>
        <source>the tact has been played: its orders are corrected, with a reason</source>
        <translation>такт сыгран: его ходы исправляют, с причиной</translation>
    </message>
    <message>
        <source>the tact has not been played: its orders are entered</source>
        <translation>такт не сыгран: его ходы вносят</translation>
    </message>
    <message>
        <source>there is no such order</source>
        <translation>такого хода нет</translation>
    </message>
    <message>
        <source>a draw is to be made by hand first</source>
        <translation>сначала нужен бросок кубика</translation>
    </message>
    <message>
        <source>a draw is a number from 0 to less than 1, with an address and who made it</source>
        <translation>бросок — число от 0 до 1 (не включая), с адресом и автором</translation>
    </message>
    <message>
        <source>there is no such proposal</source>
        <translation>такого предложения нет</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>ещё ничего не сыграно</translation>
    </message>
    <message>
        <source>this game is on already</source>
        <translation>эта игра уже идёт</translation>
    </message>
    <message>
        <source>the other game comes between two turns of the hill</source>
        <translation>переход в другую игру — между ходами горы</translation>
    </message>
    <message>
        <source>this belongs to the hill; go back to it first</source>
        <translation>это дело горы; сначала вернитесь на неё</translation>
    </message>
</context>
<context>
    <name>PitchWords</name>
    <message>
        <source>K</source>
        <comment>the keeper&apos;s letter</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the chaser&apos;s letter</comment>
        <translation>О</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the beater&apos;s letter</comment>
        <translation>З</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the seeker&apos;s letter</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Keeper %1</source>
        <translation>Вратарь %1</translation>
    </message>
    <message>
        <source>Chaser %1</source>
        <translation>Охотник %1</translation>
    </message>
    <message>
        <source>Beater %1</source>
        <translation>Защитник %1</translation>
    </message>
    <message>
        <source>Seeker %1</source>
        <translation>Ловец %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Пенальти</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>расстановка</translation>
    </message>
    <message>
        <source>tact %1 of %2</source>
        <translation>такт %1 из %2</translation>
    </message>
    <message>
        <source>Flights</source>
        <translation>Полёты</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Bludgers</source>
        <translation>Бладжеры</translation>
    </message>
    <message>
        <source>Catching</source>
        <translation>Ловля</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Гол</translation>
    </message>
    <message>
        <source>Balls fly on</source>
        <translation>Мячи летят</translation>
    </message>
    <message>
        <source>%1 falls</source>
        <translation>%1 падает</translation>
    </message>
    <message>
        <source>%1 is hit by a bludger</source>
        <translation>%1 сбит бладжером</translation>
    </message>
    <message>
        <source>%1 loses the action</source>
        <translation>%1 теряет действие</translation>
    </message>
    <message>
        <source>%1 catches the quaffle</source>
        <translation>%1 ловит квоффл</translation>
    </message>
    <message>
        <source>%1 takes the quaffle away</source>
        <translation>%1 отбирает квоффл</translation>
    </message>
    <message>
        <source>%1 saves the shot</source>
        <translation>%1 отражает бросок</translation>
    </message>
    <message>
        <source>Goal! %1 scores</source>
        <translation>Гол! Забивает %1</translation>
    </message>
    <message>
        <source>%1 shoots past</source>
        <translation>%1 бросает мимо</translation>
    </message>
    <message>
        <source>%1 catches the snitch!</source>
        <translation>%1 ловит снитч!</translation>
    </message>
    <message>
        <source>%1 drops the quaffle</source>
        <translation>%1 роняет квоффл</translation>
    </message>
    <message>
        <source>%1 breaks the keeper zone&apos;s rules</source>
        <translation>%1 нарушает вратарскую зону</translation>
    </message>
    <message>
        <source>%1 is off for the match</source>
        <translation>%1 удалён до конца матча</translation>
    </message>
    <message>
        <source>%1 is sent off</source>
        <translation>%1 удалён</translation>
    </message>
    <message>
        <source>%1 returns</source>
        <translation>%1 возвращается</translation>
    </message>
    <message>
        <source>Penalty: %1 shoots</source>
        <translation>Пенальти: бьёт %1</translation>
    </message>
    <message>
        <source>%1: yellow card</source>
        <translation>%1: жёлтая карточка</translation>
    </message>
    <message>
        <source>Substitution: %1 comes on</source>
        <translation>Замена: выходит %1</translation>
    </message>
    <message>
        <source>The quaffle is thrown</source>
        <translation>Квоффл брошен</translation>
    </message>
    <message>
        <source>%1 throws to %2</source>
        <translation>%1 бросает в %2</translation>
    </message>
    <message>
        <source>%1 throws the quaffle</source>
        <translation>%1 бросает квоффл</translation>
    </message>
    <message>
        <source>A bludger is beaten</source>
        <translation>Бладжер отбит</translation>
    </message>
    <message>
        <source>%1 beats a bludger to %2</source>
        <translation>%1 отбивает бладжер в %2</translation>
    </message>
    <message>
        <source>%1 beats a bludger</source>
        <translation>%1 отбивает бладжер</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>Гол!</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Goal! %3</source>
        <translation>Гол! %3</translation>
    </message>
    <message>
        <source>The shot of %3 goes past</source>
        <translation>Бросок мимо колец: %3</translation>
    </message>
    <message>
        <source>Past!</source>
        <translation>Мимо!</translation>
    </message>
    <message>
        <source>The shot is saved</source>
        <translation>Бросок отражён</translation>
    </message>
    <message>
        <source>The snitch is caught!</source>
        <translation>Снитч пойман!</translation>
    </message>
    <message>
        <source>The quaffle is dropped</source>
        <translation>Квоффл выпал</translation>
    </message>
    <message>
        <source>Penalty!</source>
        <translation>Пенальти!</translation>
    </message>
    <message>
        <source>Penalty! %3 shoot</source>
        <translation>Пенальти! Бьют: %3</translation>
    </message>
    <message>
        <source>The players take their places</source>
        <translation>Игроки занимают места</translation>
    </message>
    <message>
        <source>The quaffle is back in the centre</source>
        <translation>Квоффл снова в центре</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Жёлтая карточка</translation>
    </message>
    <message>
        <source>Yellow card: %3</source>
        <translation>Жёлтая карточка: %3</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Матч окончен</translation>
    </message>
    <message>
        <source>GOAL!</source>
        <translation>ГОЛ!</translation>
    </message>
    <message>
        <source>PENALTY</source>
        <translation>ПЕНАЛЬТИ</translation>
    </message>
    <message>
        <source>SNITCH CAUGHT!</source>
        <translation>СНИТЧ ПОЙМАН!</translation>
    </message>
    <message>
        <source>shooting: %1</source>
        <translation>бьют: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a player is off</comment>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n очко</numerusform>
            <numerusform>+%n очка</numerusform>
            <numerusform>+%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Returning</source>
        <translation>Вернутся</translation>
    </message>
    <message>
        <source>in round %1</source>
        <translation>в раунде %1</translation>
    </message>
    <message>
        <source>r. %1</source>
        <comment>round, short</comment>
        <translation>р. %1</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>в этом раунде</translation>
    </message>
    <message>
        <source>not again</source>
        <comment>absent to the end of the match</comment>
        <translation>до конца</translation>
    </message>
    <message>
        <source>out</source>
        <translation>удалён</translation>
    </message>
    <message>
        <source>The captains write their orders</source>
        <translation>Капитаны пишут ходы</translation>
    </message>
    <message>
        <source>The referee decides</source>
        <translation>Решает судья</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>Победа в матче</translation>
    </message>
    <message>
        <source>the snitch is caught</source>
        <translation>снитч пойман</translation>
    </message>
    <message>
        <source>the last round is played</source>
        <translation>последний раунд сыгран</translation>
    </message>
    <message>
        <source>closed by the referee</source>
        <translation>игра закрыта судьёй</translation>
    </message>
    <message>
        <source>annulled by the referee</source>
        <translation>матч аннулирован судьёй</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>SHA-256 of the seed: %1</source>
        <translation>SHA-256 зерна: %1</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>quaffle</source>
        <translation>квоффл</translation>
    </message>
    <message>
        <source>bludger</source>
        <translation>бладжер</translation>
    </message>
    <message>
        <source>bludger, beaten</source>
        <translation>отбитый бладжер</translation>
    </message>
    <message>
        <source>snitch</source>
        <translation>снитч</translation>
    </message>
</context>
</TS>
