import type { Aim, CardId, Decision, DecisionKind, Option, OptionOf, Pick, Team, Verb } from '@spaceline/engine';
import { outcomeSentence } from './correction.ts';
import { cardList, cardName, counted, person, possessive, sideOf, upper } from './grammar.ts';
import type { Names } from './names.ts';

/** What the asked player is to do; the compiler asks for kinds that are missing. */
const prompts: { readonly [K in DecisionKind]: (source: string) => string } = {
  'cut missions': () => "cut your opponent's missions, or leave them as they lie",
  'place mission': (mission) => `place ${mission || 'the next mission'} on the spaceline`,
  'seed card': () => 'seed a card under a mission',
  'seed facility': () => 'seed a facility',
  'seed stacks': () => 'build your stacks of seed cards; your opponent does the same now',
  action: () => 'take an action',
  'report next': (source) => `report another card for duty${source ? ` with ${source}` : ''}, or stop`,
  beam: (source) => `beam cards${source ? ` with ${source}` : ''}`,
  'return fire': (target) => `return fire${target ? ` for the attack on ${target}` : ''}, or hold it`,
  'combat pair': () => 'stun or mortally wound the adversary, or do nothing',
  respond: (source) => `respond${source ? ` to ${source}` : ''}`,
  'suspend play': () => 'suspend play with a special download, or go on',
  'choose option': (source) => `choose${source ? ` for ${source}` : ' one'}`,
  'opponent chooses': (source) => `choose, as the opponent,${source ? ` for ${source}` : ' for a card text'}`,
  'choose cards': (source) => `choose cards${source ? ` for ${source}` : ''}`,
  'choose ship': (source) => `choose a ship${source ? ` for ${source}` : ''}`,
  'raise limit': (source) =>
    `let ${source || 'the card text'} take one personnel more for a dual card, or have others selected`,
  'order effects': () => 'choose which effect happens first',
  'extra draw': (source) => `draw one more card${source ? ` with ${source}` : ''}, or not`,
  'arrange cards': (source) => `put the cards in order${source ? ` with ${source}` : ''}, the top one first`,
  'guess card': (source) => `guess the type of a card in the other hand${source ? ` with ${source}` : ''}`,
  'name number': (source) => `name a number${source ? ` for ${source}` : ''}`,
  'choose place': (source) => `choose where cards go${source ? ` from ${source}` : ''}`,
  'save personnel': (source) => `save personnel from being killed${source ? ` with ${source}` : ''}, or not`,
  'accept or forfeit': (source) => `accept ${source || 'the stakes'} or forfeit the game`,
  acknowledge: (source) => `look at the cards${source ? ` that ${source} shows` : ' shown'}`,
  consent: () => 'agree to the correction, or decline it',
  'by hand': (source) => `carry out the text of ${source || 'the card'} and say how it ended`,
  'replace play': (source) => `play another card${source ? ` in place of ${source}` : ''}`,
  'play along': (source) => `play another card${source ? ` with ${source}` : ''}, or not`,
  'borrowed action': (source) =>
    `act with the cards${source ? ` that ${source}` : ' that a card text'} lends you, or give them back`,
};

/** Questions that say in so many words that one may pass, where one may. */
const sayingPass: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'seed card',
  'seed facility',
  'action',
  'respond',
]);

const promptOf = ({ kind, source, options }: Decision, names: Names): string => {
  const prompt = prompts[kind](source >= 0 ? cardName(source, names) : '');
  return sayingPass.has(kind) && options.some((option) => option.do === 'pass') ? `${prompt}, or pass` : prompt;
};

/** What passing means where it is offered. */
const passes: { readonly [K in DecisionKind]: string } = {
  'cut missions': 'Leave them',
  'place mission': 'Pass',
  'seed card': 'Seed no more cards',
  'seed facility': 'Seed no more facilities',
  'seed stacks': 'Seed nothing',
  action: 'Pass',
  'report next': 'Report no more cards',
  beam: 'Beam nothing more',
  'return fire': 'Hold fire',
  'combat pair': 'Do nothing',
  respond: 'Do not respond',
  'suspend play': 'Go on',
  'choose option': 'Decline',
  'opponent chooses': 'Decline',
  'choose cards': 'Choose no more',
  'choose ship': 'Choose none',
  'raise limit': 'Pass',
  'order effects': 'Pass',
  'extra draw': 'Draw no more',
  'arrange cards': 'Leave the order',
  'guess card': 'Pass',
  'name number': 'Pass',
  'choose place': 'Pass',
  'save personnel': 'Save nobody',
  'accept or forfeit': 'Pass',
  acknowledge: 'Go on',
  consent: 'Pass',
  'by hand': 'Pass',
  'replace play': 'Play nothing in its place',
  'play along': 'Play nothing with it',
  'borrowed action': 'Give the cards back',
};

/** "1 to 3 cards", "exactly 2 cards". */
export const pickWords = (pick: Pick): string => {
  const max = Math.min(pick.max, pick.from.length);
  const most = pick.atMost ? `, at most ${pick.atMost.count} of them personnel` : '';
  if (pick.min === max) return `exactly ${counted(max, 'card')}${most}`;
  return `${pick.min === 0 ? 'up to' : `${pick.min} to`} ${counted(max, 'card')}${most}`;
};

/** The parts of an option as words; empty where the option does not use them. */
interface Parts<V extends Verb = Verb> {
  readonly card: string;
  readonly on: string;
  readonly to: string;
  readonly affiliation: string;
  readonly option: OptionOf<V>;
  readonly names: Names;
}

/** Whichever side of a double-sided mission is to be seen. */
const faceUp = (side: OptionOf<'place mission'>['to']): string =>
  side < 0 ? '' : `, showing its ${side === 0 ? 'front' : 'back'}`;

const placeMission = ({ card, on, option, names }: Parts<'place mission'>): string =>
  `Place ${card} ${on ? `${option.way === 'onto' ? 'onto' : sideOf(option.way, names)} ${on}` : 'as the first mission'}${faceUp(option.to)}`;

const after = (preposition: string, words: string): string => (words ? ` ${preposition} ${words}` : '');

/** Of several teams at one place the first is just the Away Team; those who are stopped are one of their own. */
const teamWords = ({ player, number, stopped }: Team, names: Names): string =>
  `${possessive(player, names)} ${stopped ? 'stopped ' : ''}Away Team${number > 0 ? ` ${number + 1}` : ''}`;

const byTeam = (number: number): string => (number > 0 ? ` with Away Team ${number + 1}` : '');

/** What a card is played on, as far as the reader may know. */
const aimWords = (aim: Aim, names: Names): string => {
  const called = (id: CardId): string => names.card(id) ?? '';
  if ('player' in aim) return ` on ${person(aim.player, names)}`;
  if ('answers' in aim) return after('in response to', called(aim.answers));
  if ('between' in aim) return ` between ${called(aim.between[0])} and ${called(aim.between[1])}`;
  if ('team' in aim) return ` on ${teamWords(aim.team, names)}${after('at', called(aim.team.location))}`;
  if ('location' in aim) return after('on', called(aim.location));
  if (!('card' in aim)) return '';
  return after('on', called(aim.card)) + ('exit' in aim ? after('coming out at', called(aim.exit)) : '');
};

const beam = (verb: string, { on, to }: { readonly on: string; readonly to: string }): string =>
  `${verb}${after('from', on)}${after('to', to)}`;

/** What each verb says; the compiler asks for verbs that are missing. */
const sayings: { readonly [V in Verb]: (p: Parts<V>) => string } = {
  pass: () => 'Pass',
  cut: () => 'Cut them',
  'place mission': placeMission,
  seed: (p) => (p.on ? `Seed ${p.card} under ${p.on}` : `Seed ${p.card} on the table`),
  'seed facility': (p) => `Seed ${p.card} at ${p.on}`,
  'seed stacks': (p) => `Seed these stacks (${counted(p.option.stacks?.length ?? 0, 'place')})`,
  report: (p) => `Report ${p.card}${p.affiliation ? ` as ${p.affiliation}` : ''}${after('at', p.on)}`,
  build: (p) => `Build ${p.card}${after('at', p.on)}`,
  play: (p) => `Play ${p.card}${aimWords(p.option.on, p.names)}`,
  acknowledge: (p) => `Go on${shown(p)}`,
  use: (p) => `Use ${p.card}`,
  beam: (p) => `${beam('Beam', p)}${p.option.way === 'as combatants' ? ' to fight there' : ''}`,
  walk: (p) => beam('Walk', p),
  dock: (p) => `Dock ${p.card}${after('at', p.on)}`,
  undock: (p) => `Undock ${p.card}`,
  fly: (p) =>
    `Fly ${p.card} to ${p.on}${p.option.way === 'around' ? ' over the ends of the spaceline' : ''}${p.to ? `, towing ${p.to}` : ''}`,
  cloak: (p) => `Cloak ${p.card}`,
  decloak: (p) => `Decloak ${p.card}`,
  attempt: (p) =>
    `Attempt ${p.on}${p.card ? ` with the crew of ${p.card}` : byTeam(p.option.to) || ' with the Away Team'}`,
  battle: (p) =>
    p.option.way === 'ships' ? `Attack ${p.on}` : `Begin a personnel battle${after('at', p.on)}${byTeam(p.option.to)}`,
  'return fire': (p) => `Return fire at ${p.on}`,
  stun: (p) => `Stun ${p.on} with ${p.card}`,
  'mortally wound': (p) => `Mortally wound ${p.on} with ${p.card}`,
  'switch affiliation': (p) => `Make ${p.card} ${p.affiliation || 'change affiliation'}`,
  exchange: (p) => `Exchange ${p.on} for ${p.card}`,
  activate: (p) => `Activate holograms${after('at', p.on)}`,
  flip: (p) => `Turn ${p.card} over and build its outpost`,
  travel: (p) => `Send ${p.card} through the wormhole of ${p.on} to ${p.to}`,
  download: (p) => `Download ${p.on} with ${p.card}`,
  rescue: (p) => `Rescue the personnel on ${p.card} aboard ${p.on}`,
  draw: () => 'Draw one more card',
  save: (p) => `Save ${p.card} by stopping ${p.to ? `${p.on} and ${p.to}` : p.on}`,
  arrange: () => 'Put the cards in this order',
  guess: (p) => `Guess ${p.option.way.toLowerCase()}${p.card ? ` for ${p.card}` : ''}`,
  name: (p) => `Name ${p.option.way}`,
  accept: (p) => `Accept ${p.card}`,
  forfeit: () => 'Forfeit the game',
  'raise limit': () => 'Take one personnel more',
  reselect: () => 'Have others selected',
  move: (p) => `Move ${p.card} to ${p.on}`,
  answer: (p) => `Respond with ${p.card}${after('to', p.on)}`,
  settle: (p) => upper(outcomeSentence(p.option.way, p.card)),
  consent: () => 'Agree',
  decline: () => 'Decline',
  choose: (p) => (p.card ? `Choose ${p.card}` : 'Choose'),
  take: (p) => alternative(p),
};

/** Cards that are only shown, in their order. */
const shown = ({ option, names }: Parts<'acknowledge'>): string =>
  option.pick && option.pick.from.length > 0 ? `, having seen ${cardList(option.pick.from, names)}` : '';

/** A group that stays together, an alternative of a text, or what is resolved first. */
const alternative = ({ card, on, option, names }: Parts<'take'>): string => {
  if (card && on) return `Keep ${card} and those who get along at ${on}`;
  const offered = names.facts(option.card)?.alternatives?.[option.way];
  if (offered) return upper(offered);
  return card ? `Resolve ${card} first` : `Take alternative ${option.way + 1}`;
};

const affiliationOf = (option: Option, names: Names): string => {
  if (option.do !== 'report' && option.do !== 'switch affiliation') return '';
  const affiliations = names.facts(option.card)?.affiliations ?? [];
  return affiliations.length > 1 ? option.way : '';
};

const partsOf = (option: Option, names: Names): Parts => {
  const called = (id: CardId): string => (id >= 0 ? (names.card(id) ?? '') : '');
  return {
    card: option.card >= 0 ? cardName(option.card, names) : '',
    on: option.do === 'play' ? '' : called(option.on),
    to: called(option.to),
    affiliation: affiliationOf(option, names),
    option,
    names,
  };
};

/** An option as the imperative a button or a numbered line shows. */
export const optionWords = (option: Option, names: Names, asked?: DecisionKind): string => {
  if (option.do === 'pass' && asked) return passes[asked];
  // The compiler cannot see that the two have one verb.
  const say = sayings[option.do] as (p: Parts) => string;
  const saying = say(partsOf(option, names));
  return option.pick && option.pick.max > 0 ? `${saying} (${pickWords(option.pick)})` : saying;
};

/** The question put to the deciding player, as the reader is told of it. */
export const decisionWords = (decision: Decision, names: Names): string => {
  const prompt = promptOf(decision, names);
  if (decision.player === names.reader) return `${upper(prompt)}.`;
  return `${upper(person(decision.player, names))} is asked to ${prompt}.`;
};
