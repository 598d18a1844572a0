import type { CardDef, DilemmaCard } from '../card.ts';
import type { Condition } from '../conditions/index.generated.ts';
import { conditionWords } from '../conditions/index.generated.ts';
import type { ConditionWord } from '../conditions/word.ts';
import { isCombining, whoWordOf } from '../printed.ts';
import { namesTitle } from '../title.ts';
import type { Who } from '../who/index.generated.ts';
import { windowWord } from '../english/say.ts';
import { isAct, isCondition, isRule, isWho, nodesIn, wordOfRule } from './nodes.ts';
import type { Finding } from './problem.ts';

/** Names that cards of the pool use for cards outside it. */
export const outsideTitles: readonly string[] = [
  'Guinan',
  'Thermal Deflectors',
  'Hail',
  'Hypospray',
  'Wolf',
  'Plexing',
];

interface Named {
  readonly title: string;
  readonly where: string;
}

const namedIn = (condition: Condition): readonly string[] => {
  const word: ConditionWord<Condition> = conditionWords[condition.if];
  return word.names?.(condition) ?? [];
};

const namedBy = (who: Who): readonly string[] => {
  const word = whoWordOf(who);
  return isCombining(word) ? [] : (word.names?.(who) ?? []);
};

/** Names a text depends on. A matching commander or ship may be a card that no set of the pool has brought yet. */
const namesIn = (card: CardDef): readonly Named[] => {
  const inNodes = nodesIn(card).flatMap((node): readonly Named[] => {
    if (isCondition(node)) return namedIn(node).map((title) => ({ title, where: 'a condition' }));
    if (isRule(node)) return wordOfRule(node).names?.(node) ?? [];
    if (!isWho(node) || isAct(node)) return [];
    return namedBy(node).map((title) => ({ title, where: 'a filter' }));
  });
  const answers =
    card.type === 'Dilemma' ? answersOf(card).map((title) => ({ title, where: 'the cards that answer it' })) : [];
  const immune = 'immuneTo' in card ? (card.immuneTo ?? []).map((title) => ({ title, where: 'immuneTo' })) : [];
  return [...inNodes, ...immune, ...answers];
};

/** The cards that a dilemma says may be played when it is met. */
const answersOf = ({ encounter }: DilemmaCard): readonly string[] => encounter.answeredBy ?? [];

const peopleOf = (card: CardDef): readonly string[] =>
  card.type === 'Personnel' ? [...card.personas, ...card.individuals.map((person) => person.name)] : [];

/** Every card a name means: by its title with the colon rule, or by a person on it. */
const meant = (name: string, cards: readonly CardDef[]): readonly CardDef[] =>
  cards.filter((card) => namesTitle(name, card.title) || peopleOf(card).includes(name));

/** Titles of dilemmas in a response to an encounter: such a card can meet nothing else. */
const encountersIn = (card: CardDef): readonly string[] => {
  const plays = 'plays' in card ? (card.plays ?? []) : [];
  return plays.flatMap(({ when }) =>
    typeof when === 'string'
      ? []
      : nodesIn(windowWord(when).meets?.(when)).flatMap((node) =>
          isWho(node) && node.who === 'title' ? [node.is] : [],
        ),
  );
};

/** A way of playing it uses up a card of that title. */
const asksFor = (card: CardDef, title: string): boolean => {
  const plays = 'plays' in card ? (card.plays ?? []) : [];
  return plays.some(({ terms = [] }) =>
    terms.some((term) => term.term === 'spending' && namesTitle(term.title, title)),
  );
};

export const checkTitles = (
  card: CardDef,
  cards: readonly CardDef[],
  outside: readonly string[],
): readonly Finding[] => {
  const isOutside = (name: string): boolean => outside.some((title) => title.toLowerCase() === name.toLowerCase());
  const names = namesIn(card);
  const unknown = names
    .filter(({ title }) => !isOutside(title) && meant(title, cards).length === 0)
    .map(({ title, where }) => ({
      what: `unknown title "${title}" in ${where}`,
      why: 'no card of the pool has this title or persona, and it is not listed as a title outside the pool',
    }));
  const dilemmas = [
    ...names.filter(({ where }) => where === 'nullifies').map(({ title }) => title),
    ...encountersIn(card),
  ];
  const misplaced = dilemmas
    .map((title) => ({ title, cards: meant(title, cards) }))
    .filter((named) => named.cards.length > 0 && named.cards.every(({ type }) => type !== 'Dilemma'))
    .map(({ title }) => ({
      what: `"${title}" is not a dilemma`,
      why: 'only a dilemma is met by a team, so there is nothing for this card to nullify or answer',
    }));
  const silent = (card.type === 'Dilemma' ? answersOf(card) : [])
    .filter((title) =>
      meant(title, cards).some((other) => !encountersIn(other).some((met) => namesTitle(met, card.title))),
    )
    .map((title) => ({
      what: `"${title}" does not answer it`,
      why: 'no way of playing that card is a response to an encounter with this dilemma',
    }));
  const unpaid = names
    .filter(
      ({ title, where }) => where === 'pays for' && !meant(title, cards).every((other) => asksFor(other, card.title)),
    )
    .map(({ title }) => ({
      what: `"${title}" does not ask for it`,
      why: 'no way of playing that card uses this one up',
    }));
  return [...unknown, ...misplaced, ...silent, ...unpaid];
};
