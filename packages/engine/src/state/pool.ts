import { cardJudgedBy, namesTitle, outpost, skills, windowWords } from '@spaceline/language';
import type {
  Act,
  Affiliation,
  CardDef,
  Lasting,
  MissionCard,
  PersonnelCard,
  Play,
  Quadrant,
  Rule,
  ShipCard,
  Skill,
  Trigger,
  Who,
  Window,
} from '@spaceline/language';
import type { Plan } from '../asking/plan.ts';
import type { TextId } from '../contract/ids.ts';

import type { RuleOn, Topic } from './topics.ts';
import { byTopic, rulesOn } from './topics.ts';
import type { Whens } from './whens.ts';
import { whensOf } from './whens.ts';

/** A card text made ready for the engine: looked up by number instead of by name. Shared by all games, never copied. */
export interface Prepared {
  readonly def: CardDef;
  /** The same for all copies: cards of one title (B-1.15). */
  readonly index: number;
  /**
   * What is asked of every card again and again, beside its many-shaped definition: there each such question is a
   * search through all the shapes that definitions have.
   */
  readonly type: CardDef['type'];
  readonly mission: MissionCard | undefined;
  readonly ship: ShipCard | undefined;
  readonly personnel: PersonnelCard | undefined;
  /** Equipment, or an artifact used as equipment (B-3.7). */
  readonly gear: boolean;
  /** The affiliations it may have, if it has any. */
  readonly affiliations: readonly Affiliation[] | undefined;
  /** Whether one copy of it may be in play: of its player's, or at all (B-4.4). */
  readonly onlyOne: true | 'on the table' | undefined;
  /** Its text, if it has one besides what it does in play. */
  readonly text: readonly Act[];
  /** Lies in play after it was played. */
  readonly stays: boolean;
  /** Titles that do not work on it. */
  readonly immuneTo: readonly string[];
  /** Copies of it add up (B-23.4). */
  readonly cumulative: boolean;
  /** Its special downloads (B-27.45). */
  readonly downloads: readonly Who[];
  /** Shows the icon of holograms. */
  readonly holo: boolean;
  /** Shows the icon of alternate universes. */
  readonly alternate: boolean;
  /** The quadrant it belongs to: whatever names no other one, the Alpha Quadrant (B-13.9). */
  readonly native: Quadrant;
  /** Levels of each skill, classification included, summed over the individuals; by index of `skills`. */
  readonly levels: readonly number[];
  /** INTEGRITY, CUNNING and STRENGTH of its individuals, as printed. */
  readonly attributes: readonly (readonly [number, number, number])[];
  /** How many individuals it has; none, if it is no personnel. */
  readonly persons: number;
  readonly plays: readonly Play[];
  /** When one of them is open, responses apart. */
  readonly whens: Whens;
  readonly rules: readonly Rule[];
  /** The same by what they are about. */
  readonly topics: ReadonlyMap<Topic, readonly Rule[]>;
  readonly triggers: readonly Trigger[];
  readonly lasting: Lasting | undefined;
  /** Every list of acts in the program, by its number: a waiting text is named by that. */
  readonly texts: readonly (readonly Act[])[];
  readonly textIds: ReadonlyMap<readonly Act[], TextId>;
  /** What the card does when it is played, met or acquired, unless a way of playing it says otherwise. */
  readonly ownText: TextId;
  /** Has anything to say while in play. */
  readonly speaks: boolean;
  /** Its numbers, if it is a self-controlling ship in play (B-22.10). */
  readonly selfShip: Extract<Rule, { rule: 'self-controlling ship' }> | undefined;
  /** Fights in personnel battles without being a personnel (B-22.23). */
  readonly combatant: Extract<Rule, { rule: 'combatant' }> | undefined;
  /** Binds the ship it is on to a journey (B-22.1). */
  readonly binds: Extract<Rule, { rule: 'must travel' }> | undefined;
}

/** A way of responding that some card of the pool has. */
export interface Responder {
  readonly card: Prepared;
  readonly window: Window;
}

export interface Pool {
  readonly cards: readonly Prepared[];
  readonly byId: ReadonlyMap<string, Prepared>;
  /** The ways of responding that some card of the pool has, by what they respond to. */
  readonly responders: Readonly<Record<Window['to'], readonly (Responder & { readonly play: Play })[]>>;
  /** Some card of the pool seeds in the doorway phase (B-8.7). */
  readonly doorways: boolean;
  /** Questions that were asked of its cards, made ready to be asked again. */
  readonly plans: WeakMap<Who, Plan>;
  /** The one asked last: most often it is asked of one card after another. */
  readonly latest: { who: Who | undefined; plan: Plan | undefined };
  /** The most individuals that one of its cards has. */
  readonly persons: number;
  /** By the index of a card: of other cards that share a persona with it (B-4.6). */
  readonly rivals: readonly (readonly number[])[];
  /** Two cards of the pool are versions of one persona (B-4.11). */
  readonly versions: boolean;
  /** Some card of the pool has a special download. */
  readonly downloads: boolean;
  /** Skills that some card of the pool gives to others. */
  readonly givenSkills: readonly RuleOn<'gives skill'>[];
  /** Some card of the pool may be played at any time. */
  readonly anyTime: boolean;
  /** The ways of playing some card of the pool at the start of a turn. */
  readonly startOfTurn: readonly StartPlay[];
}

const givenSkillsOf = (cards: readonly Prepared[]): Pool['givenSkills'] =>
  cards.flatMap((card) => rulesOn(card, 'gives skill'));

/** A way of playing a card at the start of a turn. */
export interface StartPlay {
  readonly card: Prepared;
  readonly play: Play;
  /** Its target may be a card that only its player sees: somebody aboard, say. */
  readonly onHidden: boolean;
}

const mayBeHidden = ({ on }: Play, cards: readonly Prepared[]): boolean =>
  on.target === 'card' &&
  cards.some(
    ({ def }) => (def.type === 'Personnel' || def.type === 'Equipment') && cardJudgedBy(on.who, def) !== false,
  );

const skillIndex = new Map<string, number>(skills.map((name, i) => [name, i]));
export const indexOfSkill = (name: Skill): number => skillIndex.get(name) ?? -1;

const personnelLevels = (card: PersonnelCard): number[] => {
  const levels = skills.map(() => 0);
  for (const person of card.individuals) {
    if (person.classification !== '') levels[indexOfSkill(person.classification)] += 1;
    for (const s of person.skills) levels[indexOfSkill(s.skill)] += s.levels;
  }
  return levels;
};

const noActs: readonly Act[] = [];
const noTitles: readonly string[] = [];
const noDownloads: readonly Who[] = [];

/** Every list of acts in a program, also those inside others, as one walk comes upon them. */
const textsIn = (value: unknown): readonly (readonly Act[])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(textsIn);
  return Array.isArray(value) && value.every(isAct) ? [value, ...inside] : inside;
};

/** With every part, also those it lacks: the ways of all cards are asked about at every opportunity. */
const inOneShape = (way: Play): Play => ({
  when: way.when,
  as: way.as,
  on: way.on,
  terms: way.terms,
  free: way.free,
  leaves: way.leaves,
  second: way.second,
  once: way.once,
  given: way.given,
  does: way.does,
});

const isAct = (node: unknown): node is Act => typeof node === 'object' && node !== null && 'act' in node;

const prepare = (def: CardDef, index: number): Prepared => {
  const lasting =
    def.type === 'Dilemma' ? (def.combo?.second ?? def.encounter).lasting : 'inPlay' in def ? def.inPlay : undefined;
  const own = def.type === 'Dilemma' ? def.encounter.effect : 'text' in def ? (def.text ?? noActs) : noActs;
  const triggers = lasting?.triggers ?? [];
  const plays = 'plays' in def ? (def.plays ?? []).map(inOneShape) : [];
  const rules = lasting?.rules ?? [];
  const texts = [...new Set([own, ...textsIn(def)])];
  const ruleOf = <K extends Rule['rule']>(name: K) =>
    rules.find((rule): rule is Extract<Rule, { rule: K }> => rule.rule === name);
  return {
    def,
    index,
    type: def.type,
    mission: def.type === 'Mission' ? def : undefined,
    ship: def.type === 'Ship' ? def : undefined,
    personnel: def.type === 'Personnel' ? def : undefined,
    gear: def.type === 'Equipment' || (def.type === 'Artifact' && def.acquired === 'team'),
    affiliations: 'affiliations' in def ? def.affiliations : undefined,
    onlyOne: 'onlyOne' in def ? def.onlyOne : undefined,
    text: 'text' in def ? (def.text ?? noActs) : noActs,
    stays: 'stays' in def && def.stays === true,
    immuneTo: 'immuneTo' in def ? (def.immuneTo ?? noTitles) : noTitles,
    cumulative: 'cumulative' in def && def.cumulative === true,
    downloads: def.type === 'Personnel' ? (def.downloads ?? noDownloads) : noDownloads,
    holo: def.icons.includes('Holo'),
    alternate: def.icons.includes('AU'),
    native: ('quadrant' in def ? def.quadrant : undefined) ?? 'Alpha',
    levels: def.type === 'Personnel' ? personnelLevels(def) : [],
    attributes:
      def.type === 'Personnel'
        ? def.individuals.map(({ integrity, cunning, strength }) => [integrity, cunning, strength] as const)
        : [],
    persons: def.type === 'Personnel' ? def.individuals.length : 0,
    plays,
    whens: whensOf(plays),
    rules,
    topics: byTopic(rules),
    triggers,
    lasting,
    texts,
    textIds: new Map(texts.map((acts, id) => [acts, id as TextId])),
    ownText: texts.indexOf(own) as TextId,
    speaks: lasting !== undefined,
    selfShip: ruleOf('self-controlling ship'),
    combatant: ruleOf('combatant'),
    binds: ruleOf('must travel'),
  };
};

/** The number of a list of acts that stands in the program of a card. */
export const textIdOf = (card: Prepared, acts: readonly Act[]): TextId => {
  const id = card.textIds.get(acts);
  if (id === undefined) throw new Error(`${card.def.title} has no such text.`);
  return id;
};

/** The text a way of playing carries out: its own, or the text of the card. */
export const textOfWay = (card: Prepared, way: number): TextId => {
  const does = card.plays[way]?.does;
  return does ? textIdOf(card, does) : card.ownText;
};

export const outpostIdOf = (mission: string): string => `${mission}.outpost`;

/** The outpost on the front of a double-sided mission, as a facility of its own (B-27.33). */
const outpostOf = (def: CardDef): readonly CardDef[] => {
  if (def.type !== 'Mission' || def.builtIn?.kind !== 'outpost') return [];
  const { affiliation, shields } = def.builtIn;
  const built = outpost(`${def.title} outpost`, { id: outpostIdOf(def.id), affiliation, shields, printed: [] });
  return [built];
};

/** Two different cards with one person each who is the same persona. */
const hasVersions = (defs: readonly CardDef[]): boolean => {
  const seen = new Map<string, string>();
  for (const def of defs) {
    if (def.type !== 'Personnel' || def.individuals.length > 1) continue;
    for (const persona of def.personas) {
      if ((seen.get(persona) ?? def.id) !== def.id) return true;
      seen.set(persona, def.id);
    }
  }
  return false;
};

const mostPersons = (cards: readonly Prepared[]): number =>
  cards.reduce((most, { persons }) => Math.max(most, persons), 1);

const noRivals: readonly number[] = [];

const rivalsOf = (cards: readonly Prepared[]): Pool['rivals'] => {
  const bearers = new Map<string, number[]>();
  for (const { personnel, index } of cards)
    for (const persona of personnel?.personas ?? []) {
      const others = bearers.get(persona);
      if (others) others.push(index);
      else bearers.set(persona, [index]);
    }
  const rivals: (readonly number[])[] = [];
  for (const { personnel, index } of cards) {
    const all = personnel?.personas.flatMap((persona) => bearers.get(persona) ?? noRivals) ?? noRivals;
    rivals[index] = all.some((other) => other !== index) ? all.filter((other) => other !== index) : noRivals;
  }
  return rivals;
};

/** An empty list for each word of a family. */
const listsFor = <K extends string, T>(words: Readonly<Record<K, unknown>>): Record<K, T[]> =>
  Object.fromEntries(Object.keys(words).map((word) => [word, []])) as Record<string, T[]> as Record<K, T[]>;

export const makePool = (defs: readonly CardDef[]): Pool => {
  const cards = [...defs, ...defs.flatMap(outpostOf)].map(prepare);
  const responders = listsFor<Window['to'], Responder & { play: Play }>(windowWords);
  let anyTime = false;
  const startOfTurn: StartPlay[] = [];
  for (const card of cards)
    for (const play of card.plays) {
      if (play.when === 'any time') anyTime = true;
      else if (play.when === 'start of turn') startOfTurn.push({ card, play, onHidden: mayBeHidden(play, cards) });
      else if (typeof play.when !== 'string') responders[play.when.to].push({ card, play, window: play.when });
    }
  const downloads = cards.some((card) => card.downloads.length > 0);
  const doorways = defs.some((def) => 'seeds' in def && def.seeds?.includes('doorway phase'));
  return {
    plans: new WeakMap(),
    latest: { who: undefined, plan: undefined },
    persons: mostPersons(cards),
    doorways,
    rivals: rivalsOf(cards),
    versions: hasVersions(defs),
    downloads,
    givenSkills: givenSkillsOf(cards),
    cards,
    byId: new Map(cards.map((card) => [card.def.id, card])),
    responders,
    anyTime,
    startOfTurn,
  };
};

/** The pool with other facts of one card, and nothing remembered about it. Its text is as it was. */
export const withFacts = (pool: Pool, index: number, def: CardDef): Pool => {
  const cards = pool.cards.map((card) => (card.index === index ? prepare(def, index) : card));
  return {
    ...pool,
    cards,
    byId: new Map(cards.map((card) => [card.def.id, card])),
    plans: new WeakMap(),
    latest: { who: undefined, plan: undefined },
    persons: mostPersons(cards),
    rivals: rivalsOf(cards),
    givenSkills: givenSkillsOf(cards),
  };
};

export const hasTitle = (card: Prepared, name: string): boolean => namesTitle(name, card.def.title);
