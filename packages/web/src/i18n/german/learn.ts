/** The lessons, and the coach who leads through them. */
export const learn = {
  'Real games with the real rules, one idea at a time. Nothing can be lost by a wrong click: only what belongs to the step is lit.':
    'Echte Partien mit den echten Regeln, ein Gedanke nach dem anderen. Mit einem falschen Klick ist nichts verloren: Nur was zum Schritt gehört, leuchtet.',
  learnt: 'gelernt',
  'Once more': 'Noch einmal',
  Begin: 'Beginnen',
  'Then {play}: a cadet makes the mistakes of beginners, too. Every word of the rules is on the {rules}.':
    'Danach {play}: Auch ein Kadett macht Anfängerfehler. Jedes Wort der Regeln steht auf der {rules}.',
  'play the computer': 'spiel gegen den Computer',
  'rules page': 'Regelseite',
  Coach: 'Coach',
  'What the coach says': 'Was der Coach sagt',
  'Well done': 'Gut gemacht',
  '“{title}” is behind you.': '„{title}“ liegt hinter dir.',
  'Next: {title}': 'Weiter: {title}',
  'Play a game': 'Eine Partie spielen',
  Finish: 'Abschließen',
  'Leave the lesson': 'Lektion verlassen',
  'Show me': 'Zeig es mir',
  'I know this': 'Das kann ich schon',
  'All that the coach says': 'Alles, was der Coach sagt',
  // Your first mission
  'Your first mission': 'Deine erste Mission',
  'On with the lesson': 'Weiter mit der Lektion',
  'Seed, report, fly, beam down, face a dilemma, solve a mission, win.':
    'Seeden, melden, fliegen, hinunterbeamen, ein Dilemma bestehen, eine Mission lösen, gewinnen.',
  'The spaceline': 'Die Spaceline',
  'Worlds in a row are the spaceline: yours and your opponent’s. Each is a mission worth points. The first player with 100 points wins. This is a short game: you begin with 70.':
    'Welten in einer Reihe sind die Spaceline: deine und die deines Gegners. Jede ist eine Mission, die Punkte bringt. Wer zuerst 100 Punkte hat, gewinnt. Das hier ist eine kurze Partie: Du beginnst mit 70.',
  'Place a mission': 'Eine Mission legen',
  'Before the first turn the table is laid. First both place their missions, in turns, at the ends of the row. First Contact is worth 30 points: all that you need.':
    'Vor dem ersten Zug wird der Tisch gedeckt. Zuerst legen beide abwechselnd ihre Missionen an die Enden der Reihe. First Contact bringt 30 Punkte: alles, was dir fehlt.',
  'Place First Contact beside Excavation.': 'Leg First Contact neben Excavation.',
  'Hide a dilemma': 'Ein Dilemma verstecken',
  'Then you seed dilemmas face down under the missions that your opponent wants, and your opponent does so under yours. Whoever attempts a mission meets what lies there first.':
    'Dann seedest du Dilemmas verdeckt unter die Missionen, die dein Gegner will, und er tut es unter deinen. Wer eine Mission versucht, begegnet zuerst dem, was dort liegt.',
  'Seed Nausicaans under Fever Emergency.': 'Seede Nausicaans unter Fever Emergency.',
  'An outpost': 'Ein Outpost',
  'Last comes the house of your people. U.S.S. Oberth waits at Excavation already, with three of them aboard; in longer games all of them come from your hand.':
    'Zuletzt kommt das Haus deiner Leute. Die U.S.S. Oberth wartet schon bei Excavation, mit dreien von ihnen an Bord; in längeren Partien kommen sie alle von deiner Hand.',
  'Seed the Federation Outpost at Excavation.': 'Seede den Federation Outpost bei Excavation.',
  'Report for duty': 'Zum Dienst melden',
  'You both draw seven cards, and your turn begins. Once a turn you play a card. First Contact asks for Diplomacy and Empathy, and Deanna Troi has both. People report for duty at an outpost of their affiliation.':
    'Ihr zieht beide sieben Karten, und dein Zug beginnt. Einmal pro Zug spielst du eine Karte. First Contact verlangt Diplomacy und Empathy, und Deanna Troi hat beides. Personal meldet sich an einem Outpost seiner Zugehörigkeit zum Dienst.',
  'Touch Deanna Troi in your hand, then the Federation Outpost.':
    'Berühre Deanna Troi auf deiner Hand, dann den Federation Outpost.',
  'End your turn': 'Beende deinen Zug',
  'After the card you give orders; we keep them for your next turn. When you end a turn you draw a card, and your opponent does the same: a card, orders, a draw.':
    'Nach der Karte gibst du Befehle; die heben wir uns für deinen nächsten Zug auf. Beendest du einen Zug, ziehst du eine Karte, und dein Gegner tut dasselbe: eine Karte, Befehle, eine Karte ziehen.',
  'End your turn.': 'Beende deinen Zug.',
  'Their turn': 'Der Zug deines Gegners',
  'Your opponent has reported somebody, too. What they did stands by the table until you give your first order, and in the log as long as the game lasts. Now it is your turn again.':
    'Auch dein Gegner hat jemanden zum Dienst gemeldet. Was er getan hat, steht am Tisch, bis du deinen ersten Befehl gibst, und im Logbuch, solange die Partie dauert. Jetzt bist du wieder am Zug.',
  'Another card': 'Noch eine Karte',
  'A new turn, a new card, and you have drawn one, too. More people mean more skills, and spare ones if somebody is lost.':
    'Ein neuer Zug, eine neue Karte, und gezogen hast du auch eine. Mehr Leute bringen mehr Fähigkeiten, und Ersatz, falls jemand ausfällt.',
  'Report whom you like at the Federation Outpost.': 'Melde am Federation Outpost, wen du willst.',
  'Go aboard': 'An Bord gehen',
  'Now you give orders, as many as you like. The mission is another world, so your people need the ship. Whoever is at one place can beam: from the outpost to the ship, from the ship to a surface.':
    'Jetzt gibst du Befehle, so viele du willst. Die Mission ist eine andere Welt, deine Leute brauchen also das Schiff. Wer an einem Ort ist, kann beamen: vom Outpost aufs Schiff, vom Schiff auf eine Oberfläche.',
  'Beam everybody from the outpost to U.S.S. Oberth.': 'Beame alle vom Outpost auf die U.S.S. Oberth.',
  Undock: 'Abdocken',
  Fly: 'Fliegen',
  'Every world has a span. Flying there costs as much RANGE as the spans you pass, the last one included. First Contact has span 2, and the ship has RANGE 6.':
    'Jede Welt hat einen Span. Der Flug dorthin kostet so viel RANGE wie die Spans, an denen du vorbeikommst, den letzten eingeschlossen. First Contact hat Span 2, und das Schiff hat RANGE 6.',
  'Fly U.S.S. Oberth to First Contact.': 'Flieg die U.S.S. Oberth nach First Contact.',
  'Beam down': 'Hinunterbeamen',
  'A planet is solved by an Away Team on its surface. Under the mission lies a card that your opponent seeded: nobody knows what it asks. SECURITY and MEDICAL are good company. Leave Taitt aboard: she keeps the ship staffed.':
    'Einen Planeten löst ein Außenteam auf seiner Oberfläche. Unter der Mission liegt eine Karte, die dein Gegner geseedet hat: Niemand weiß, was sie verlangt. SECURITY und MEDICAL sind gute Begleiter. Lass Taitt an Bord: Mit ihr bleibt das Schiff besetzt.',
  'Beam Deanna Troi, Tasha Yar and Beverly Crusher down.': 'Beame Deanna Troi, Tasha Yar und Beverly Crusher hinunter.',
  'Attempt the mission': 'Die Mission versuchen',
  'Now the card under the mission turns over. If your team meets its conditions the dilemma is overcome; if not, somebody pays for it and the attempt is over for this turn. Then the mission’s own requirements count.':
    'Jetzt wird die Karte unter der Mission umgedreht. Erfüllt dein Team ihre Bedingungen, ist das Dilemma überwunden; wenn nicht, bezahlt jemand dafür, und der Versuch ist für diesen Zug vorbei. Danach zählt, was die Mission selbst verlangt.',
  'Attempt First Contact.': 'Versuche First Contact.',
  'You won': 'Du hast gewonnen',
  'Tasha Yar’s SECURITY and Beverly Crusher’s MEDICAL stopped the archer, Deanna Troi made first contact: 30 points, 100 in all. That is the game: people, ships, dangers, missions.':
    'SECURITY von Tasha Yar und MEDICAL von Beverly Crusher haben den Bogenschützen aufgehalten, Deanna Troi hat den ersten Kontakt hergestellt: 30 Punkte, 100 insgesamt. Das ist das Spiel: Leute, Schiffe, Gefahren, Missionen.',
  // Staffing and flying
  'Staffing and flying': 'Besatzung und Flug',
  'Why a ship does not move, and how far it goes when it does.':
    'Warum sich ein Schiff nicht bewegt, und wie weit es kommt, wenn es fliegt.',
  'Staffing icons': 'Besatzungssymbole',
  'Every ship shows the icons it asks for: a star is command, a circle is staff. A command icon counts as staff, too. And one of the crew must be of the ship’s affiliation.':
    'Jedes Schiff zeigt die Symbole, die es verlangt: Ein Stern ist Command, ein Kreis ist Staff. Ein Command-Symbol zählt auch als Staff. Und jemand aus der Crew muss die Zugehörigkeit des Schiffs haben.',
  'A crew': 'Eine Crew',
  'Nobody is aboard U.S.S. Nebula: it says what it lacks. Bring people whose icons match.':
    'An Bord der U.S.S. Nebula ist niemand: Sie sagt, was ihr fehlt. Bring Leute mit den passenden Symbolen.',
  'Bring everybody from the outpost to U.S.S. Nebula.': 'Bring alle vom Outpost auf die U.S.S. Nebula.',
  'The ship is staffed now. It leaves its place at the outpost before it flies.':
    'Das Schiff ist jetzt besetzt. Bevor es fliegt, verlässt es seinen Platz am Outpost.',
  'Undock U.S.S. Nebula.': 'Dock die U.S.S. Nebula ab.',
  RANGE: 'RANGE',
  'Touch the ship: the places it can reach are lit, each with the RANGE that would be left. What it has used comes back at the start of your next turn.':
    'Berühre das Schiff: Die Orte, die es erreicht, leuchten, jeder mit der RANGE, die übrig bliebe. Was es verbraucht hat, kommt zu Beginn deines nächsten Zuges zurück.',
  'Fly U.S.S. Nebula to Study Nebula.': 'Flieg die U.S.S. Nebula nach Study Nebula.',
  There: 'Angekommen',
  'A space mission is attempted by the crew, without beaming anywhere. This crew lacks some of what Study Nebula asks, and the table says so beside the order.':
    'Eine Weltraummission versucht die Crew, ohne irgendwohin zu beamen. Dieser Crew fehlt einiges von dem, was Study Nebula verlangt, und der Tisch sagt es neben dem Befehl.',
  // Dilemmas and teams
  'Dilemmas and teams': 'Dilemmas und Teams',
  'A team that is stopped, a second one that knows better.':
    'Ein Team, das gestoppt wird, und ein zweites, das es besser weiß.',
  Walls: 'Mauern',
  'Some dilemmas kill, some are walls: they stop a team and go back under the mission until somebody has the key. Everybody of a team takes part in an attempt, so who goes down is the decision.':
    'Manche Dilemmas töten, manche sind Mauern: Sie stoppen ein Team und kommen zurück unter die Mission, bis jemand den Schlüssel hat. Am Versuch nimmt das ganze Team teil; die Entscheidung ist also, wer hinuntergeht.',
  'A first try': 'Ein erster Versuch',
  'First Contact asks for Diplomacy and Empathy. Deanna Troi has both.':
    'First Contact verlangt Diplomacy und Empathy. Deanna Troi hat beides.',
  'Beam Deanna Troi down, alone.': 'Beame Deanna Troi hinunter, allein.',
  'What lies there?': 'Was liegt dort?',
  'She has what the mission asks. What the card under it asks, nobody knows.':
    'Sie hat, was die Mission verlangt. Was die Karte darunter verlangt, weiß niemand.',
  Stopped: 'Gestoppt',
  'An Impassable Door: it wants Computer Skill. Whoever is stopped does nothing more this turn. But now you know the wall, and a second team may try in the same turn.':
    'Eine Impassable Door: Sie verlangt Computer Skill. Wer gestoppt ist, tut in diesem Zug nichts mehr. Aber jetzt kennst du die Mauer, und ein zweites Team darf es im selben Zug versuchen.',
  'The key': 'Der Schlüssel',
  'Geordi La Forge has Computer Skill, Jean-Luc Picard brings Diplomacy.':
    'Geordi La Forge hat Computer Skill, Jean-Luc Picard bringt Diplomacy mit.',
  'Beam Geordi La Forge and Jean-Luc Picard down.': 'Beame Geordi La Forge und Jean-Luc Picard hinunter.',
  'Through the door': 'Durch die Tür',
  'The new team opens the door. Whether the mission is solved, its own requirements say: Empathy is with Deanna Troi, and she is stopped.':
    'Das neue Team öffnet die Tür. Ob die Mission gelöst wird, sagen ihre eigenen Anforderungen: Empathy hat Deanna Troi, und sie ist gestoppt.',
  'Attempt First Contact with the second team.': 'Versuche First Contact mit dem zweiten Team.',
  'Worth the turn': 'Den Zug wert',
  'The door is gone for good, though the points must wait: next turn Deanna Troi is well again, and the whole team solves First Contact. Clearing the way is often a turn well spent.':
    'Die Tür ist endgültig weg, auch wenn die Punkte noch warten müssen: Im nächsten Zug ist Deanna Troi wieder dabei, und das ganze Team löst First Contact. Den Weg freizuräumen ist oft einen Zug wert.',
  // Responses and battle
  'Responses and battle': 'Antworten und Kampf',
  'Events that stay, interrupts that answer, and ships that fire.':
    'Events, die bleiben, Interrupts, die antworten, und Schiffe, die feuern.',
  'An event is your card play of the turn, and many stay on the table. An interrupt costs no card play: it answers something that is just happening, also in your opponent’s turn. Then the table asks you, and you may always let it happen.':
    'Ein Event ist dein Ausspiel des Zuges, und viele bleiben auf dem Tisch. Ein Interrupt kostet kein Ausspiel: Er antwortet auf etwas, das gerade geschieht, auch im gegnerischen Zug. Dann fragt dich der Tisch, und du darfst es immer geschehen lassen.',
  'An event': 'Ein Event',
  'Red Alert! lets you report as many cards as you like, in place of your one card play.':
    'Mit Red Alert! meldest du so viele Karten, wie du willst, anstelle deines einen Ausspiels.',
  'Play Red Alert!': 'Spiel Red Alert!',
  'Cards that wait': 'Karten, die warten',
  'Two interrupts stay in your hand: Kevin Uxbridge nullifies an event, Amanda Rogers an interrupt. Their moment is your opponent’s turn.':
    'Zwei Interrupts bleiben auf deiner Hand: Kevin Uxbridge annulliert ein Event, Amanda Rogers einen Interrupt. Ihr Augenblick ist der Zug deines Gegners.',
  Answer: 'Antworten',
  'Plasma Fire on I.K.C. Vor’Cha would damage it at the end of each of your turns. It has not taken effect yet: whoever is asked may answer first.':
    'Plasma Fire auf der I.K.C. Vor’Cha würde sie am Ende jedes deiner Züge beschädigen. Noch wirkt es nicht: Wer gefragt wird, darf erst antworten.',
  'Play Kevin Uxbridge on Plasma Fire.': 'Spiel Kevin Uxbridge auf Plasma Fire.',
  'Let it happen': 'Lass es geschehen',
  'Your opponent plays Life-form Scan to see your hand. Amanda Rogers could nullify it, but one who has seen your cards does them no harm. Keep her for something that hurts.':
    'Dein Gegner spielt Life-form Scan, um deine Hand zu sehen. Amanda Rogers könnte ihn annullieren, aber wer deine Karten gesehen hat, schadet ihnen nicht. Heb sie für etwas auf, das wehtut.',
  'Let it happen.': 'Lass es geschehen.',
  'Klingons attack whom they like, if a leader is aboard. WEAPONS against SHIELDS: more is a hit, twice as much a direct hit, which destroys.':
    'Klingonen greifen an, wen sie wollen, wenn ein Anführer an Bord ist. WEAPONS gegen SHIELDS: Mehr ist ein Treffer, mehr als das Doppelte ein Volltreffer, und der zerstört.',
  'Attack the Runabout with I.K.C. Vor’Cha.': 'Greif das Runabout mit der I.K.C. Vor’Cha an.',
  'The sums': 'Die Summen',
  'Both numbers were shown before the shot and after it. Ships that fought are stopped. You know now what the table can ask: the rest is in the rules, one click from every refusal.':
    'Beide Zahlen standen vor dem Schuss da und danach. Schiffe, die gekämpft haben, sind gestoppt. Du weißt jetzt, was der Tisch fragen kann: Der Rest steht in den Regeln, einen Klick von jeder Ablehnung entfernt.',
} as const;
