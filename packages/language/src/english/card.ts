import type { Act } from '../acts/index.generated.ts';
import type {
  ArtifactCard,
  BuiltIn,
  CardDef,
  DilemmaCard,
  FacilityCard,
  MissionCard,
  PersonnelCard,
  ShipCard,
  Text,
} from '../card.ts';
import type { Icon, Individual, RequiredIcon } from '../facts.ts';
import { iconWords, staffingWords } from '../facts.ts';
import { englishActs, windowWord } from './say.ts';
import { englishCondition } from './condition.ts';
import { englishEncounter, englishEnding, englishMeeting } from './encounter.ts';
import { aimedFrame } from './aim.ts';
import { englishPlays, frameOfPlays, isMixed, loneResponse, termsOf } from './play.ts';
import type { Frame } from './frame.ts';
import { personnel } from './phrase.ts';
import { englishLasting, isOnceForAll, nowAndLater, stayWords } from './lasting.ts';
import { equipmentWords, typeNouns } from './terms.ts';
import { englishWho } from './who.ts';
import { aside, list, noun, points, sentences, howMany, uncapital, unspoken, withArticle } from './words.ts';

/** Among facts an icon is one more; behind a text it stands in brackets, as what the card does not do. */
const iconsOf = (shown: readonly Icon[], among: 'facts' | 'text' = 'text'): string | undefined => {
  if (shown.length === 0) return undefined;
  const named = list(
    shown.map((icon) => iconWords[icon]),
    'and',
  );
  const words = `${named} ${shown.length === 1 ? 'icon' : 'icons'}`;
  return among === 'facts' ? words : aside(words);
};

const notCumulative = aside('not cumulative');

type TextCard = Exclude<CardDef, MissionCard | DilemmaCard>;

const acquiredWords = {
  hand: 'when acquired, take into hand',
  table: 'when acquired, place on table',
  team: 'when acquired, joins the team as equipment',
} satisfies { [K in Exclude<ArtifactCard['acquired'], 'resolve'>]: string };

const acquisition = (card: TextCard): string | undefined =>
  card.type === 'Artifact' && card.acquired !== 'resolve' ? acquiredWords[card.acquired] : undefined;

/** Interrupts are discarded by rule; of everything else it has to be said. */
const leaves = (card: TextCard): boolean => {
  if (card.stays || !card.text || card.text.length === 0) return false;
  if (card.type === 'Interrupt') return false;
  return card.plays ? card.plays.some((play) => play.as !== 'Interrupt') : card.type === 'Artifact';
};

/** What a card does in play, as an aside to the ways that put it there; nothing, where all of them do. */
const meanwhile = (card: TextCard): string => {
  if (!card.inPlay || !isMixed(card.plays ?? [])) return '';
  return uncapital(englishLasting(card.inPlay, lastingFrame(card))).replace(/\.$/, '');
};

/** As one speaks of the card when it is discarded: "discard event". */
const kindOf = (card: TextCard): string => typeNouns[card.type].one;

const resolving = (card: TextCard, text: readonly Act[] | undefined): string | undefined => {
  const plays = card.plays?.filter((play) => !play.given) ?? [];
  const forTheTurn = card.inPlay?.until ? ({ forTheTurn: true } as const) : {};
  const frame: Frame = { ...frameOfPlays(plays), ...forTheTurn, kind: kindOf(card) };
  const acts = text ?? [];
  const does = acts.length > 0 ? englishActs(acts, frame) : undefined;
  if (card.type === 'Artifact' && card.acquired === 'resolve') return does && `when acquired: ${does}`;
  if (plays.length === 0) return does;
  const aimed = !card.stays || card.inPlay?.until ? aimedFrame(plays, card.type, acts, frame) : undefined;
  if (aimed) return sentences(`${englishActs(acts, aimed)}${plays.map((play) => termsOf(play, false)).join('')}`);
  const response = does && loneResponse(plays, card.type, acts);
  if (response) return `${response}, ${does}`;
  const stays = card.stays === true && !card.inPlay?.until;
  const played = englishPlays(plays, card.type, stays, meanwhile(card));
  const long = card.inPlay && stayWords(card.inPlay);
  return sentences(long === undefined ? played : `${played || 'stays in play'} ${long}`, does);
};

/** Interrupts are discarded by rule, so one that stays without doing anything there has to say so. */
const remains = (card: TextCard): boolean => {
  const { rules = [], triggers = [], countdown, until } = card.inPlay ?? {};
  const lasts = rules.length + triggers.length > 0 || countdown !== undefined || until !== undefined;
  return card.stays === true && card.type === 'Interrupt' && !lasts;
};

/** A card that its text puts on somebody speaks of them, not of what it was played on. */
const lastingFrame = (card: TextCard): Frame => {
  const text: Text = card;
  const frame = { ...frameOfPlays(text.plays ?? []), kind: kindOf(card) };
  const attached = text.text?.some((act) => act.act === 'attach');
  return attached ? { ...frame, host: personnel, hosted: 'that personnel' } : frame;
};

/** Text in the order in which a player meets it: getting it, playing it, living with it. */
const textOf = (card: TextCard): string => {
  const text: Text = card;
  const scores = text.text?.some((act) => act.act === 'score');
  const worth = card.type === 'Event' || card.type === 'Interrupt' ? card.points : undefined;
  const now = nowAndLater(text.text ?? [], text.inPlay);
  const limit = text.plays?.find((play) => play.once);
  return sentences(
    acquisition(card),
    resolving(card, now ? text.text?.slice(0, -now.acts.length) : text.text),
    leaves(card) ? `discard ${kindOf(card)}` : undefined,
    remains(card) ? 'stays in play' : undefined,
    text.inPlay && meanwhile(card) === '' ? englishLasting(text.inPlay, lastingFrame(card), { now }) : undefined,
    limit && aside(`one per ${(typeof limit.when === 'string' ? undefined : windowWord(limit.when).each) ?? 'time'}`),
    text.cumulative ? aside('cumulative') : undefined,
    text.cumulative === false || isOnceForAll(text.inPlay) ? notCumulative : undefined,
    text.onlyOne && aside(text.onlyOne === true ? 'unique' : 'not duplicatable'),
    text.immuneTo && text.immuneTo.length > 0 ? aside(`immune to ${list(text.immuneTo, 'and')}`) : undefined,
    worth === undefined || worth === 0 || scores ? undefined : `worth ${points(worth)}`,
    iconsOf(
      card.icons,
      card.type === 'Personnel' || card.type === 'Ship' || card.type === 'Facility' ? 'facts' : 'text',
    ),
  );
};

const skillsLine = (person: Individual): string =>
  [
    ...(person.classification === '' ? [] : [person.classification]),
    ...person.skills.map(({ skill, levels }) =>
      levels === 1 ? skill : `${skill} x${levels === 0.5 ? '1/2' : levels}`,
    ),
  ].join(', ');

const personWords = (person: Individual): string =>
  sentences(
    skillsLine(person),
    `INTEGRITY ${person.integrity}, CUNNING ${person.cunning}, STRENGTH ${person.strength}`,
    person.staffing && `${staffingWords[person.staffing]} icon`,
  );

const personnelWords = (card: PersonnelCard): string => {
  const several = card.individuals.length > 1;
  const downloads = (card.downloads ?? []).map((who) => `special download: ${englishWho(who)}`);
  return sentences(
    // Behind the second of two people it would be taken for theirs alone.
    ...(several ? downloads : []),
    ...card.individuals.map((person) => (several ? `${person.name}: ${personWords(person)}` : personWords(person))),
    card.matchingCommander === undefined ? undefined : `matching commander of ${card.matchingCommander}`,
    ...(several ? [] : downloads),
    textOf(card),
  );
};

const requiredWords: Readonly<Record<RequiredIcon, string>> = { ...staffingWords, ...iconWords };
const staffingOrder = [...Object.keys(staffingWords), ...Object.keys(iconWords)] as readonly RequiredIcon[];

const staffOf = (staffing: readonly RequiredIcon[]): string => {
  const kinds = staffingOrder.map((icon) => [icon, staffing.filter((of) => of === icon).length] as const);
  const asked = kinds.filter(([, n]) => n > 0).map(([icon, n]) => howMany(n, noun(`${requiredWords[icon]} icon`)));
  return asked.length > 0 ? `staffed by ${list(asked, 'and')}` : 'needs no staffing icons';
};

const shipWords = (card: ShipCard): string =>
  sentences(
    card.shipClass,
    `RANGE ${card.range}, WEAPONS ${card.weapons}, SHIELDS ${card.shields}`,
    staffOf(card.staffing),
    card.equipment.length > 0
      ? `has ${list(
          card.equipment.map((item) => equipmentWords[item]),
          'and',
        )}`
      : undefined,
    card.matchingCommander === undefined ? undefined : `its matching commander is ${card.matchingCommander}`,
    textOf(card),
  );

/** What the title says already goes unsaid. */
const facilityName = ({ affiliations, kind, title }: FacilityCard): string | undefined => {
  const name = `${list(affiliations, 'and')} ${kind.toLowerCase()}`;
  return name.toLowerCase() === title.toLowerCase() ? undefined : name;
};

const facilityWords = (card: FacilityCard): string =>
  sentences(
    facilityName(card),
    `SHIELDS ${card.shields}`,
    `seed one, or build it where you have ${withArticle(`${list(card.affiliations, 'or')} ENGINEER`)}`,
    textOf(card),
  );

const notRepeatable = '(Not repeatable.)';

/** The first half never discards the card: one goes on to the second, or meets it again (B-27.25, B-27.26). */
const firstHalf = ({ encounter, where }: DilemmaCard): string => englishMeeting({ encounter, where });

/** The two dilemmas of a combo dilemma, each read by itself. */
export const englishHalves = (card: CardDef): readonly { readonly title: string; readonly text: string }[] => {
  if (card.type !== 'Dilemma' || !card.combo) return [];
  const { halves, second, firstNotRepeatable } = card.combo;
  return [
    {
      title: halves[0].title,
      text: sentences(firstHalf(card), firstNotRepeatable ? notRepeatable : undefined),
    },
    { title: halves[1].title, text: sentences(englishEncounter({ ...card, encounter: second })) },
  ];
};

/** What the sides of a double-sided mission do (B-27.31 to B-27.42); only its owner uses them. */
const sidesOf = (builtIn: BuiltIn): string => {
  if (builtIn.kind === 'wormhole')
    return sentences(
      'front: one of your staffed ships may move between here and any other location that shows a wormhole, or where you play Wormhole; then turn this mission over',
      'back: with your staffed ship here, you may play Long-Range Scan here to turn this mission over',
    );
  const { affiliation, shields } = builtIn;
  return sentences(
    `front: your ${affiliation} outpost (SHIELDS ${shields}); if it is destroyed, turn this mission over`,
    `back: with your ${affiliation} ENGINEER here, you may turn this mission over in place of your normal card play; draw no cards that turn`,
  );
};

/** A dilemma may differ between space and planet, or be two in one. */
const dilemmaWords = (card: DilemmaCard): readonly (string | undefined)[] => {
  const { atPlanet, combo } = card;
  if (atPlanet) {
    const inSpace = { ...card, where: 'space' as const };
    const onPlanet = { ...card, encounter: atPlanet, where: 'planet' as const };
    const same = englishEnding(inSpace) === englishEnding(onPlanet);
    return [
      `space: ${uncapital(englishMeeting(inSpace))}`,
      same ? undefined : englishEnding(inSpace),
      `planet: ${uncapital(englishMeeting(onPlanet))}`,
      englishEnding(onPlanet, same ? 'both' : undefined),
    ];
  }
  if (!combo) return [englishEncounter(card)];
  const [first, second] = combo.halves;
  return [
    `${first.title}: ${uncapital(firstHalf(card))}`,
    combo.firstNotRepeatable ? notRepeatable : undefined,
    `${second.title}: ${uncapital(englishEncounter({ ...card, encounter: combo.second }))}`,
  ];
};

/** A ship that nobody controls says so in its text. */
const unsaidIcons = ({ encounter, icons }: DilemmaCard): readonly Icon[] =>
  encounter.lasting?.rules?.some(({ rule }) => rule === 'self-controlling ship')
    ? icons.filter((icon) => icon !== 'Self')
    : icons;

/** What the players have said about a title that is not written, as far as it has been described (A-4). */
const describedWords = (card: CardDef): string | undefined => {
  if (card.type === 'Personnel') return card.individuals.map(personWords).join(' ');
  if (card.type === 'Ship') return shipWords(card);
  return card.type === 'Mission' ? `${points(card.points)}, span ${card.span}` : undefined;
};

/** The text of a card in full sentences, made from the program that the engine runs. */
export const english = (card: CardDef): string => {
  if (card.unwritten)
    return sentences('its text is not written: the players carry it out by agreement', describedWords(card));
  switch (card.type) {
    case 'Mission':
      return sentences(englishCondition(card.requires), card.builtIn && sidesOf(card.builtIn), iconsOf(card.icons));
    case 'Dilemma':
      return sentences(
        ...dilemmaWords(card),
        card.cumulative === false ? notCumulative : undefined,
        iconsOf(unsaidIcons(card)),
      );
    case 'Personnel':
      return personnelWords(card);
    case 'Ship':
      return shipWords(card);
    case 'Facility':
      return facilityWords(card);
    case 'Artifact':
    case 'Event':
    case 'Interrupt':
    case 'Doorway':
    case 'Equipment':
    case 'Other':
      return textOf(card);
    default:
      return unspoken(card);
  }
};
