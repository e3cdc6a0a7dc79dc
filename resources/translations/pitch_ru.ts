<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name></name>
    <message>
        <source>Pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L2 12(2) throw 5(2), Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match as it stands? Press Ctrl W once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is closed: its seed is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter enters the orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposal dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play tact %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tact %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number, 0.37, or the face, 17/100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quidditch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quidditch records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>REHEARSAL</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PitchDesk</name>
    <message>
        <source>keeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chaser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seeker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <comment>left side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <comment>right side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catch</source>
        <comment>order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw</source>
        <comment>order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop</source>
        <comment>order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beat</source>
        <comment>order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay</source>
        <comment>order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off for the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substitute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all orders given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substitution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quaffle back to the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancellation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match annulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>referee replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 2 rounds of the quaffle kept in the own half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two or more players of the side give no comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has given no comment for 2 rounds or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed to %2, where only it can be in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 players on the pitch gave no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beats a bludger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is hit by a bludger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catches the quaffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the quaffle away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves the shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catches the snitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops the quaffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is sent off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast Quidditch: no comments needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden snitch can be caught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chasers of a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beaters of a side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PitchReasons</name>
    <message>
        <source>line %1, place %2, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such player in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one cell more than an order has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an order has at most one action (1.2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither a cell such as 12(2), nor an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player is an id, a role and a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this id is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id %1 is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side has at most %1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left side: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right side: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keepers of a side: %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seekers of a side: %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chasers of a side: %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beaters of a side: %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player is off the pitch in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player is gone for the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a substitute plays only after the captain&apos;s substitution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who returns gives an order for the third tact only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who returns must name its cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who places itself must name its cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keeper takes a cell of its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player takes a cell of its own half, 17–50 or 76–109</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player comes back on an edge cell of its own half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of one side may not place themselves on one cell and height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flight goes to a neighbour cell or stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a side&apos;s own keeper flies to the cells of its rings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this action is not one of the player&apos;s role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the action needs a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only throw, drop and beat have a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quaffle is thrown to a cell 1 to 3 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bludger is beaten to a cell 2 or 3 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keeper drops the quaffle to 54, 55, 62, 64, 71 or 72</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ring cell is never a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the keeper and the chaser play the penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the fourth tact of a penalty only the quaffle moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round has no further tact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the kind of round that is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tact has no orders: only the last round may be open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the penalty is taken by a chaser of the side that was wronged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a registered substitute who has not played may come on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a player in the match may leave it for a substitute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a substitute takes the place of a player of its side and role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side makes at most one substitution a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such card, penalty or removal to cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card or a penalty is for a side, left or right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decision says who took it and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a removal is for a whole number of rounds from 1, or for the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no match has been founded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match is going on, and ends first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot be founded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot be played by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record cannot be taken in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seed is 32 bytes, 64 hex digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the orders cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no order has been entered for the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an order on the sheet is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player gave no order before the round began, and misses the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round has no such tact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tact has been played: its orders are corrected, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tact has not been played: its orders are entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw is to be made by hand first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw is a number from 0 to less than 1, with an address and who made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game is on already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other game comes between two turns of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this belongs to the hill; go back to it first</source>
        <translation type="unfinished"></translation>
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
<context>
    <name>words</name>
    <message numerus="yes">
        <source>%n yellow card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the orders of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the orders of “%1” on this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misses the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen: go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found the next match</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tact %1 of %2</source>
        <translation>такт %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>fast: no comments needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The snitch is caught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed by the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annulled by the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed before its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: order of %2 put right — %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee&apos;s decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in the record (1.6, 1.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies now, in the middle of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaser who shoots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named later, or by the captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) off</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>quaffle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bludger %1: %2, beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bludger %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden from the hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snitch: %1, to %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All after it is played again; no draw of another player changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12(2) throw 5(2); - stays; nothing: no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1:%2 → %3:%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without ground now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last tact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O works out the odds of the coming tact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tact %1.%2: exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tact %1.%2: sampled, %3 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order has been entered: Space once more plays without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played: tact %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) wait</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn or a click chooses a player · L2 12(2) types an order · F1 all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell %1, height %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from 0 to less than 1, or a face of a die: 17/100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or what came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1: each %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It happens below %1, chance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn already: %1, chance %2; what follows is played again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player a line: L2 12(2) throw 5(2). Further tacts after “;”, a comment after “#”; a line “tact 2” says where the lines after it begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening of Quidditch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game on the hill is not needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearsal: marked as such, sides may play by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side&apos;s name in the first line, then a player a line: L1 keeper Name. Players after the line “substitutes” are on the bench.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quidditch: a new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a seed; its SHA-256 is shown before the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real dice, entered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearsal: both sides play by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two simulated sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substitutes</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone can check the match with it; the seed stands in it at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rehearsal: its record says so, and its name should too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match&apos;s record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is there already. Press once more to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are fixed once the match has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
